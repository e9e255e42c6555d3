"""The events of the open deck, one small function each, and the table by card.

`seat` is the event player: the active side (§9.1(1)), or the other for its own card (§9.1(2)). A
bonus depends on the active side (§9.1(4)). The conditions of events are in `conditions.py`.
"""

from typing import Final

from hatamoto.games.twilight import board, ids, space_sets
from hatamoto.games.twilight.effects import conditions, steps
from hatamoto.games.twilight.effects.card import CardEvent
from hatamoto.games.twilight.state import TwilightState

NEXT_TO_EDO: Final[int] = space_sets.around("edo_bakufu")
GLOVER_FRIENDS: Final[int] = space_sets.of_spaces("satsuma", "choshu", "saga", "tosa", "uwajima")
CONFERENCE: Final[int] = space_sets.of_spaces("kyo", "satsuma", "tosa", "uwajima", "fukui")
CHOSHU_AND_NEXT: Final[int] = space_sets.around("choshu")
CHUBU_AND_NANKAIDO: Final[int] = space_sets.of_areas("chubu", "nankaido")
OU_AND_CHUBU: Final[int] = space_sets.of_areas("ou", "chubu")
FIRED_ON: Final = [ids.KOKURA, ids.HAMADA, ids.HIROSHIMA]
REGIME: Final = [ids.KYO, ids.AIZU, ids.KUWANA]
COMPANIES: Final = [ids.KYO, ids.TOSA, ids.SATSUMA]
KOMEI_DEATH: Final[int] = ids.referenced_card("komei_death")


# Must be played (§7.21(iii))


def imperial_sanction(state: TwilightState, seat: int) -> None:
    """A treaty, calmer Powers; a point if Anti-Bakufu plays it (§card/imperial_sanction)."""
    steps.sign(state)
    steps.calm(state)
    steps.add(state, ids.PRO, ids.KYO, 1)
    if state.active == ids.ANTI:
        steps.gain(state, ids.ANTI, 1)


def yoshinobu_shogun(state: TwilightState, seat: int) -> None:
    """Yoshinobu in Kyo; a point if Pro-Bakufu plays it (§card/yoshinobu_shogun)."""
    steps.station(state, ids.TOKUGAWA_YOSHINOBU, ids.KYO)
    steps.add(state, ids.PRO, ids.KYO, 1)
    steps.add(state, ids.PRO, ids.MITO, 1)
    if state.active == ids.PRO:
        steps.gain(state, ids.PRO, 1)


def komei_death(state: TwilightState, seat: int) -> None:
    """Pro-Bakufu loses its friend in Kyo (§card/komei_death)."""
    steps.cut(state, ids.PRO, ids.KYO, 2)
    steps.add(state, ids.ANTI, ids.KYO, 1)


# Pro-Bakufu's cards


def hamaguri_gate(state: TwilightState, seat: int) -> None:
    """Anti-Bakufu is driven from Kyo, only Katsura stays (§card/hamaguri_gate)."""
    steps.clear(state, ids.ANTI, ids.KYO)
    steps.dismiss_all(state, ids.ANTI, ids.KYO)
    steps.station(state, ids.KATSURA_KOGORO, ids.KYO)


def choshu_expedition(state: TwilightState, seat: int) -> None:
    """Warfare against any clan (§card/choshu_expedition)."""
    steps.war(state, seat, 4, space_sets.ALL_CLANS)


def second_expedition(state: TwilightState, seat: int) -> None:
    """Warfare against any clan, with points at stake (§card/second_expedition)."""
    steps.war(state, seat, 5, space_sets.ALL_CLANS)


def second_expedition_after_war(state: TwilightState, seat: int, target: int, won: bool) -> None:
    """Two points for a win, otherwise one for Anti-Bakufu (§card/second_expedition)."""
    if won:
        steps.gain(state, ids.PRO, 2)
    else:
        steps.gain(state, ids.ANTI, 1)


def four_nation_fleet(state: TwilightState, seat: int) -> None:
    """Choshu and its neighbours are shelled (§card/four_nation_fleet)."""
    steps.cut(state, ids.ANTI, ids.CHOSHU, 3)
    steps.cut_each(state, ids.ANTI, FIRED_ON, 1)
    if state.joi:
        steps.gain(state, ids.PRO, 1)


def omiya_incident(state: TwilightState, seat: int) -> None:
    """Ryoma and Nakaoka die; Kaien-tai can no longer come (§card/omiya_incident)."""
    steps.dismiss(state, ids.KAMEYAMA_RYOMA)
    steps.dismiss_face(state, ids.NAKAOKA_SHINTARO)


def tosa_loyalist_purge(state: TwilightState, seat: int) -> None:
    """Takechi dies, Tosa loses influence (§card/tosa_loyalist_purge)."""
    steps.dismiss_face(state, ids.TAKECHI_HANPEITA)
    steps.cut(state, ids.ANTI, ids.TOSA, 2)


def mimawarigumi(state: TwilightState, seat: int) -> None:
    """Katamori raises the Mimawari-gumi (§card/mimawarigumi)."""
    steps.station(state, ids.MIMAWARIGUMI, ids.KYO)
    steps.add(state, ids.PRO, ids.KYO, 1)


def french_mission(state: TwilightState, seat: int) -> None:
    """The infantry is drilled; influence in Kyo and the open port (§card/french_mission)."""
    steps.station(state, ids.BAKUFU_INFANTRY_2, ids.KYO)
    steps.add(state, ids.PRO, ids.KYO, 1)
    if state.port_open:
        steps.add(state, ids.PRO, ids.YOKOHAMA, 1)


def ikedaya(state: TwilightState, seat: int) -> None:
    """Anti-Bakufu loses influence in Kyo (§card/ikedaya)."""
    steps.cut(state, ids.ANTI, ids.KYO, 3)


def aug18_coup(state: TwilightState, seat: int) -> None:
    """Choshu leaves Kyo and the court turns (§card/aug18_coup)."""
    steps.dismiss_at(state, ids.KATSURA_CHOSHU, ids.KYO)
    steps.cut(state, ids.ANTI, ids.KYO, 2)
    steps.add(state, ids.PRO, ids.KYO, 1)
    steps.set_modifier(state, False)


def shogun_to_kyo(state: TwilightState, seat: int) -> None:
    """Iemochi goes up to Kyo (§card/shogun_to_kyo)."""
    steps.station(state, ids.TOKUGAWA_IEMOCHI, ids.KYO)
    steps.add(state, ids.PRO, ids.KYO, 1)


def leon_roches(state: TwilightState, seat: int) -> None:
    """Calmer Powers, influence in the open port (§card/leon_roches)."""
    steps.calm(state)
    if state.port_open:
        steps.add(state, ids.PRO, ids.YOKOHAMA, 1)


def taisei_hokan(state: TwilightState, seat: int) -> None:
    """Points for Pro-Bakufu, a court level less for Anti-Bakufu (§card/taisei_hokan)."""
    steps.gain(state, ids.PRO, 3)
    steps.lower_court(state, ids.ANTI)


def yokosuka_works(state: TwilightState, seat: int) -> None:
    """Influence in two clans beside Edo-Bakufu (§card/yokosuka_works)."""
    steps.rest(state, seat)
    steps.put(state, seat, 2, 1, NEXT_TO_EDO)


def yokosuka_works_rest(state: TwilightState, seat: int) -> None:
    """Influence in the open port (§card/yokosuka_works)."""
    if state.port_open:
        steps.add(state, ids.PRO, ids.YOKOHAMA, 1)


def ikkaiso(state: TwilightState, seat: int) -> None:
    """Influence in Kyo, Aizu and Kuwana (§card/ikkaiso)."""
    steps.add_each(state, ids.PRO, REGIME, 1)


# Anti-Bakufu's cards


def kiheitai(state: TwilightState, seat: int) -> None:
    """The Kihei-tai is raised in Choshu (§card/kiheitai)."""
    steps.station(state, ids.KIHEITAI, ids.CHOSHU)
    steps.add(state, ids.ANTI, ids.CHOSHU, 2)


def shotai(state: TwilightState, seat: int) -> None:
    """Influence in Choshu and around it (§card/shotai)."""
    steps.put(state, seat, 4, 2, CHOSHU_AND_NEXT)


def choshu_outburst(state: TwilightState, seat: int) -> None:
    """Choshu's regulars march into Kyo (§card/choshu_outburst)."""
    steps.station(state, ids.CHOSHU_REGULAR, ids.KYO)
    steps.add(state, ids.ANTI, ids.KYO, 2)


def keiten_aijin(state: TwilightState, seat: int) -> None:
    """Saigo wins Satsuma, its men leave Pro-Bakufu (§card/keiten_aijin)."""
    steps.add(state, ids.ANTI, ids.SATSUMA, 3)
    steps.cut(state, ids.PRO, ids.SATSUMA, 1)
    if board.face_at(state, ids.SATSUMA_REGULAR_PRO, ids.KYO):
        steps.dismiss(state, ids.SATSUMA_REGULAR)


def emperor_flags(state: TwilightState, seat: int) -> None:
    """The banner is raised and the game ends (§card/emperor_flags)."""
    steps.raise_flags(state, seat)


def kameyama_shachu(state: TwilightState, seat: int) -> None:
    """Ryoma's company in Nagasaki; influence in three spaces (§card/kameyama_shachu)."""
    steps.station(state, ids.KAMEYAMA_SHACHU, ids.NAGASAKI)
    steps.add(state, ids.ANTI, ids.NAGASAKI, 1)
    steps.add(state, ids.ANTI, ids.SATSUMA, 1)
    steps.add(state, ids.ANTI, ids.CHOSHU, 1)


def kaientai_rikuentai(state: TwilightState, seat: int) -> None:
    """Ryoma in Nagasaki, Nakaoka in Kyo, influence in three spaces (§card/kaientai_rikuentai)."""
    steps.station(state, ids.SAKAMOTO_RYOMA, ids.NAGASAKI)
    steps.station(state, ids.NAKAOKA_SHINTARO, ids.KYO)
    steps.add_each(state, ids.ANTI, COMPANIES, 1)


def kozanji_rising(state: TwilightState, seat: int) -> None:
    """A coup in Choshu, or influence there (§card/kozanji_rising)."""
    if board.influence(state, ids.PRO, ids.CHOSHU) > 0:
        steps.coup_free(state, seat, 4, ids.CHOSHU)
    else:
        steps.add(state, ids.ANTI, ids.CHOSHU, 2)


def satcho_alliance(state: TwilightState, seat: int) -> None:
    """Satsuma's men are in Kyo for Anti-Bakufu; points (§card/satcho_alliance)."""
    steps.station_own(state, ids.SATSUMA_REGULAR, ids.ANTI, ids.KYO)
    steps.add(state, ids.ANTI, ids.KYO, 2)
    steps.gain(state, ids.ANTI, 2)


def iwakura_intrigue(state: TwilightState, seat: int) -> None:
    """The court listens; more so after the emperor's death (§card/iwakura_intrigue)."""
    steps.set_modifier(state, True)
    steps.add(state, ids.ANTI, ids.KYO, 1)
    if board.has_occurred(state, KOMEI_DEATH):
        steps.cut(state, ids.PRO, ids.KYO, 1)


def tengu_party(state: TwilightState, seat: int) -> None:
    """Warfare against a clan of Ou or Chubu (§card/tengu_party)."""
    steps.war(state, seat, 4, OU_AND_CHUBU)


def glover(state: TwilightState, seat: int) -> None:
    """Influence in Nagasaki and with two customers (§card/glover)."""
    steps.add(state, ids.ANTI, ids.NAGASAKI, 1)
    steps.put(state, seat, 2, 1, GLOVER_FRIENDS)


def ii_naonori(state: TwilightState, seat: int) -> None:
    """Hikone changes sides (§card/ii_naonori)."""
    steps.station(state, ids.II_NAONORI, ids.HIKONE)
    steps.add(state, ids.ANTI, ids.HIKONE, 1)


def shimonoseki_shelling(state: TwilightState, seat: int) -> None:
    """Choshu fires: influence, a point, and offence (§card/shimonoseki_shelling)."""
    steps.add(state, ids.ANTI, ids.CHOSHU, 2)
    steps.gain(state, ids.ANTI, 1)
    steps.provoke(state)


def four_border_war(state: TwilightState, seat: int) -> None:
    """Warfare against any clan (§card/four_border_war)."""
    steps.war(state, seat, 4, space_sets.ALL_CLANS)


def four_border_war_after_war(state: TwilightState, seat: int, target: int, won: bool) -> None:
    """A win adds influence in the clan (§card/four_border_war)."""
    if won:
        steps.add(state, ids.ANTI, target, 1)


def tenchugumi(state: TwilightState, seat: int) -> None:
    """Kii shakes, Kyo listens (§card/tenchugumi)."""
    steps.cut(state, ids.PRO, ids.KISHU, 1)
    steps.add(state, ids.ANTI, ids.KYO, 1)


# Common cards


def tosa_troops(state: TwilightState, seat: int) -> None:
    """Tosa's men are in Kyo for the event player (§card/tosa_troops)."""
    steps.station_own(state, ids.TOSA_REGULAR, seat, ids.KYO)
    steps.add(state, seat, ids.KYO, 2)


def saga_troops(state: TwilightState, seat: int) -> None:
    """Saga's men are in Kyo for the event player (§card/saga_troops)."""
    steps.station_own(state, ids.SAGA_REGULAR, seat, ids.KYO)
    steps.add(state, seat, ids.KYO, 1)
    steps.add(state, seat, ids.NAGASAKI, 1)


def four_lords_conference(state: TwilightState, seat: int) -> None:
    """Influence in three of five spaces (§card/four_lords_conference)."""
    steps.put(state, seat, 3, 1, CONFERENCE)


def ee_ja_nai_ka(state: TwilightState, seat: int) -> None:
    """Up to three free realignments (§card/ee_ja_nai_ka)."""
    steps.realign_free(state, seat, 3, CHUBU_AND_NANKAIDO)


def satsuei_war(state: TwilightState, seat: int) -> None:
    """Satsuma is shelled, the event player trades in Nagasaki (§card/satsuei_war)."""
    steps.cut(state, ids.PRO, ids.SATSUMA, 2)
    steps.cut(state, ids.ANTI, ids.SATSUMA, 2)
    steps.add(state, seat, ids.NAGASAKI, 1)


OPEN: Final[dict[str, CardEvent]] = {
    "imperial_sanction": CardEvent(imperial_sanction),
    "yoshinobu_shogun": CardEvent(yoshinobu_shogun),
    "komei_death": CardEvent(komei_death),
    "hamaguri_gate": CardEvent(hamaguri_gate, when=conditions.is_choshu_in_kyo),
    "choshu_expedition": CardEvent(choshu_expedition, when=conditions.is_kyo_pro),
    "second_expedition": CardEvent(
        second_expedition, when=conditions.is_iemochi_on_map, after_war=second_expedition_after_war
    ),
    "four_nation_fleet": CardEvent(four_nation_fleet),
    "omiya_incident": CardEvent(omiya_incident, when=conditions.is_ryoma_or_nakaoka_on_map),
    "tosa_loyalist_purge": CardEvent(tosa_loyalist_purge, when=conditions.is_takechi_on_map),
    "mimawarigumi": CardEvent(mimawarigumi, when=conditions.is_katamori_in_kyo),
    "french_mission": CardEvent(french_mission, when=conditions.is_infantry_on_map),
    "ikedaya": CardEvent(ikedaya, when=conditions.is_shinsengumi_in_kyo),
    "aug18_coup": CardEvent(aug18_coup),
    "shogun_to_kyo": CardEvent(shogun_to_kyo, when=conditions.is_iemochi_in_kii),
    "leon_roches": CardEvent(leon_roches),
    "taisei_hokan": CardEvent(taisei_hokan, when=conditions.is_yoshinobu_on_map),
    "yokosuka_works": CardEvent(yokosuka_works, rest=yokosuka_works_rest),
    "ikkaiso": CardEvent(ikkaiso),
    "kiheitai": CardEvent(kiheitai),
    "shotai": CardEvent(shotai),
    "choshu_outburst": CardEvent(choshu_outburst, when=conditions.is_choshu_anti),
    "keiten_aijin": CardEvent(keiten_aijin),
    "emperor_flags": CardEvent(emperor_flags, when=conditions.can_raise_flags),
    "kameyama_shachu": CardEvent(kameyama_shachu),
    "kaientai_rikuentai": CardEvent(kaientai_rikuentai, when=conditions.can_kaientai_come),
    "kozanji_rising": CardEvent(kozanji_rising),
    "satcho_alliance": CardEvent(satcho_alliance, when=conditions.are_satsuma_and_choshu_anti),
    "iwakura_intrigue": CardEvent(iwakura_intrigue),
    "tengu_party": CardEvent(tengu_party, when=conditions.is_mito_anti),
    "glover": CardEvent(glover),
    "ii_naonori": CardEvent(ii_naonori, when=conditions.is_ii_out_of_office),
    "shimonoseki_shelling": CardEvent(shimonoseki_shelling, when=conditions.is_choshu_armed),
    "four_border_war": CardEvent(
        four_border_war, when=conditions.is_choshu_anti, after_war=four_border_war_after_war
    ),
    "tenchugumi": CardEvent(tenchugumi),
    "tosa_troops": CardEvent(tosa_troops, when=conditions.is_tosa_own),
    "saga_troops": CardEvent(saga_troops, when=conditions.is_saga_own),
    "four_lords_conference": CardEvent(four_lords_conference),
    "ee_ja_nai_ka": CardEvent(ee_ja_nai_ka),
    "satsuei_war": CardEvent(satsuei_war),
}
