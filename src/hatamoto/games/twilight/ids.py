"""Where spaces, areas, counters and seats stand in their tables, by name."""

from typing import Final

ANTI: Final = 0
PRO: Final = 1
"""The seats: Anti-Bakufu begins (§4.3(1))."""

# The spaces: clans by area, then those outside the areas.

SATSUMA: Final = 0
KUMAMOTO: Final = 1
NOBEOKA: Final = 2
KURUME: Final = 3
SAGA: Final = 4
FUKUOKA: Final = 5
KOKURA: Final = 6
CHOSHU: Final = 7
HAMADA: Final = 8
HIROSHIMA: Final = 9
MATSUE: Final = 10
OKAYAMA: Final = 11
TOTTORI: Final = 12
UWAJIMA: Final = 13
MATSUYAMA: Final = 14
TOSA: Final = 15
TAKAMATSU: Final = 16
TOKUSHIMA: Final = 17
KISHU: Final = 18
FUKUI: Final = 19
KAGA: Final = 20
HIKONE: Final = 21
KUWANA: Final = 22
OWARI: Final = 23
MATSUSHIRO: Final = 24
NAGAOKA: Final = 25
MITO: Final = 26
AIZU: Final = 27
YONEZAWA: Final = 28
SENDAI: Final = 29
SHONAI: Final = 30
AKITA: Final = 31
KYO: Final = 32
NAGASAKI: Final = 33
YOKOHAMA: Final = 34
EDO: Final = 35

CLANS: Final = 32
"""Spaces below this number are clans."""
SPACES: Final = 36
SPACE_IDS: Final = [
    "satsuma", "kumamoto", "nobeoka", "kurume", "saga", "fukuoka", "kokura",
    "choshu", "hamada", "hiroshima", "matsue", "okayama", "tottori",
    "uwajima", "matsuyama", "tosa", "takamatsu", "tokushima", "kishu",
    "fukui", "kaga", "hikone", "kuwana", "owari", "matsushiro", "nagaoka",
    "mito", "aizu", "yonezawa", "sendai", "shonai", "akita",
    "kyo", "nagasaki", "yokohama", "edo_bakufu",
]  # fmt: skip

KYUSHU: Final = 0
CHUGOKU: Final = 1
NANKAIDO: Final = 2
CHUBU: Final = 3
OU: Final = 4
AREAS: Final = 5
NO_AREA: Final = -1
AREA_IDS: Final = ["kyushu", "chugoku", "nankaido", "chubu", "ou"]

# The support counters; the face 2 * counter is the head, the next one the tail.

KATSURA_CHOSHU: Final = 0
SHOIN_KIHEITAI: Final = 1
KAMEYAMA_RYOMA: Final = 2
TAKECHI_NAKAOKA: Final = 3
SHINSENGUMI_ROSHIGUMI: Final = 4
SATSUMA_REGULAR: Final = 5
TOSA_REGULAR: Final = 6
SAGA_REGULAR: Final = 7
KATAMORI_MIMAWARI: Final = 8
BAKUFU_INFANTRY: Final = 9
YODO: Final = 10
IEMOCHI_YOSHINOBU: Final = 11
II: Final = 12
NAVY_KATSU: Final = 13
COUNTERS: Final = 14
COUNTER_IDS: Final = [
    "katsura_choshu", "shoin_kiheitai", "kameyama_ryoma", "takechi_nakaoka",
    "shinsengumi_roshigumi", "satsuma_regular", "tosa_regular", "saga_regular",
    "katamori_mimawari", "bakufu_infantry", "yodo", "iemochi_yoshinobu", "ii", "navy_katsu",
]  # fmt: skip

KATSURA_KOGORO: Final = 0
CHOSHU_REGULAR: Final = 1
YOSHIDA_SHOIN: Final = 2
KIHEITAI: Final = 3
KAMEYAMA_SHACHU: Final = 4
SAKAMOTO_RYOMA: Final = 5
TAKECHI_HANPEITA: Final = 6
NAKAOKA_SHINTARO: Final = 7
SHINSENGUMI: Final = 8
ROSHIGUMI: Final = 9
SATSUMA_REGULAR_PRO: Final = 10
SATSUMA_REGULAR_ANTI: Final = 11
TOSA_REGULAR_PRO: Final = 12
TOSA_REGULAR_ANTI: Final = 13
SAGA_REGULAR_PRO: Final = 14
SAGA_REGULAR_ANTI: Final = 15
MATSUDAIRA_KATAMORI: Final = 16
MIMAWARIGUMI: Final = 17
BAKUFU_INFANTRY_1: Final = 18
BAKUFU_INFANTRY_2: Final = 19
YODO_PRO: Final = 20
YODO_ANTI: Final = 21
TOKUGAWA_IEMOCHI: Final = 22
TOKUGAWA_YOSHINOBU: Final = 23
II_NAOSUKE: Final = 24
II_NAONORI: Final = 25
BAKUFU_NAVY: Final = 26
KATSU_KAISHU: Final = 27
FACES: Final = 28
FACE_IDS: Final = [
    "katsura_kogoro", "choshu_regular", "yoshida_shoin", "kiheitai", "kameyama_shachu",
    "sakamoto_ryoma", "takechi_hanpeita", "nakaoka_shintaro", "shinsengumi", "roshigumi",
    "satsuma_regular_pro", "satsuma_regular_anti", "tosa_regular_pro", "tosa_regular_anti",
    "saga_regular_pro", "saga_regular_anti", "matsudaira_katamori", "mimawarigumi",
    "bakufu_infantry_1", "bakufu_infantry_2", "yodo_pro", "yodo_anti", "tokugawa_iemochi",
    "tokugawa_yoshinobu", "ii_naosuke", "ii_naonori", "bakufu_navy", "katsu_kaishu",
]  # fmt: skip

# The cards. The type of an ordinary card is the seat that owns it (§2.33).

CARDS: Final = 80
DECK_IDS: Final = ["closed", "open"]
ANTI_CARD: Final = 0
PRO_CARD: Final = 1
COMMON: Final = 2
MUST_PLAY: Final = 3
SCORING: Final = 4
TYPE_IDS: Final = ["anti", "pro", "common", "must_play", "scoring"]
SCORING_CARDS: Final = 7
"""Cards below this number score: Kyo, the ports, then the five areas (§9.5)."""
SCORED_IDS: Final = ["kyo", "ports", *AREA_IDS]
"""By scoring card, what it scores."""
CARD_IDS: Final = [
    "kyo_situation", "open_ports_situation", "kyushu_situation", "chugoku_situation",
    "nankaido_situation", "chubu_situation", "ou_situation", "treaty_kanagawa", "treaty_harris",
    "treaty_five_powers", "iemochi_succession", "yokohama_open_port", "ii_naosuke_tairo",
    "ansei_purge", "shinsengumi", "kyoto_shugoshoku", "bakufu_infantry", "kazunomiya",
    "satsuma_aizu_alliance", "kanrin_maru", "nagasaki_naval_school", "kobu_gattai", "nagai_uta",
    "shoka_sonjuku", "sakuradamon", "namamugi", "ikuno_uprising", "joi_execution",
    "katsura_anti_treaty", "yoshida_toyo", "radical_nobles", "secret_edict_mito", "sonno_joi",
    "roshigumi", "tozenji", "shuseikan", "satsuma_troops", "sanyo_kaigi", "four_wise_lords",
    "yamanouchi_yodo", "teradaya", "imperial_sanction", "yoshinobu_shogun", "komei_death",
    "hamaguri_gate", "choshu_expedition", "second_expedition", "four_nation_fleet",
    "omiya_incident", "tosa_loyalist_purge", "mimawarigumi", "french_mission", "ikedaya",
    "aug18_coup", "shogun_to_kyo", "leon_roches", "taisei_hokan", "yokosuka_works", "ikkaiso",
    "kiheitai", "shotai", "choshu_outburst", "keiten_aijin", "emperor_flags", "kameyama_shachu",
    "kaientai_rikuentai", "kozanji_rising", "satcho_alliance", "iwakura_intrigue",
    "tengu_party", "glover", "ii_naonori", "shimonoseki_shelling", "four_border_war",
    "tenchugumi", "tosa_troops", "saga_troops", "four_lords_conference", "ee_ja_nai_ka",
    "satsuei_war",
]  # fmt: skip

SIDE_IDS: Final = ["anti", "pro"]
