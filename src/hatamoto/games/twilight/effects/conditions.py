"""When the event of a card can occur (§2.35(2)(i)); judged when the card is played (§9.2(v))."""

from typing import Final

from hatamoto.games.twilight import board
from hatamoto.games.twilight.effects.steps import Condition
from hatamoto.games.twilight.ids import (
    AIZU,
    ANTI,
    BAKUFU_INFANTRY_1,
    CARD_IDS,
    CHOSHU,
    CHOSHU_REGULAR,
    II_NAOSUKE,
    KAMEYAMA_SHACHU,
    KATSURA_KOGORO,
    KISHU,
    KYO,
    MATSUDAIRA_KATAMORI,
    MITO,
    NAKAOKA_SHINTARO,
    PRO,
    SAGA,
    SAKAMOTO_RYOMA,
    SATSUMA,
    SHINSENGUMI,
    TAKECHI_HANPEITA,
    TOKUGAWA_IEMOCHI,
    TOKUGAWA_YOSHINOBU,
    TOSA,
)
from hatamoto.games.twilight.state import TwilightState

OMIYA_INCIDENT: Final[int] = CARD_IDS.index("omiya_incident")
CALM_ENOUGH: Final = 3
"""The banner is raised below this level of intervention (§11.3(ii))."""


def can_open_yokohama(state: TwilightState, seat: int) -> bool:
    """Whether there is a treaty and the port is still closed (§card/yokohama_open_port)."""
    return state.treaty >= 1 and not state.port_open


def is_ii_in_office(state: TwilightState, seat: int) -> bool:
    """Whether Ii Naosuke is on the map (§card/ansei_purge, §card/sakuradamon)."""
    return board.face_on_map(state, II_NAOSUKE)


def is_aizu_pro(state: TwilightState, seat: int) -> bool:
    """Whether Pro-Bakufu controls Aizu (§card/kyoto_shugoshoku)."""
    return board.controls(state, PRO, AIZU)


def is_treaty_signed(state: TwilightState, seat: int) -> bool:
    """Whether there is a treaty (§card/kanrin_maru)."""
    return state.treaty >= 1


def is_choshu_anti(state: TwilightState, seat: int) -> bool:
    """Whether Anti-Bakufu controls Choshu (§card/choshu_outburst, §card/four_border_war)."""
    return board.controls(state, ANTI, CHOSHU)


def is_shinsengumi_away(state: TwilightState, seat: int) -> bool:
    """Whether the Shinsen-gumi is not on the map (§card/roshigumi)."""
    return not board.face_on_map(state, SHINSENGUMI)


def is_satsuma_own(state: TwilightState, seat: int) -> bool:
    """Whether the event player controls Satsuma (§card/satsuma_troops)."""
    return board.controls(state, seat, SATSUMA)


def is_choshu_in_kyo(state: TwilightState, seat: int) -> bool:
    """Whether Katsura or Choshu's regulars stand in Kyo (§card/hamaguri_gate)."""
    return board.face_at(state, KATSURA_KOGORO, KYO) or board.face_at(state, CHOSHU_REGULAR, KYO)


def is_kyo_pro(state: TwilightState, seat: int) -> bool:
    """Whether Pro-Bakufu leads in Kyo (§card/choshu_expedition)."""
    return board.leads(state, PRO, KYO)


def is_iemochi_on_map(state: TwilightState, seat: int) -> bool:
    """Whether Iemochi is on the map (§card/second_expedition)."""
    return board.face_on_map(state, TOKUGAWA_IEMOCHI)


def is_ryoma_or_nakaoka_on_map(state: TwilightState, seat: int) -> bool:
    """Whether Ryoma, his company or Nakaoka is on the map (§card/omiya_incident)."""
    return (
        board.face_on_map(state, KAMEYAMA_SHACHU)
        or board.face_on_map(state, SAKAMOTO_RYOMA)
        or board.face_on_map(state, NAKAOKA_SHINTARO)
    )


def is_takechi_on_map(state: TwilightState, seat: int) -> bool:
    """Whether Takechi is on the map (§card/tosa_loyalist_purge)."""
    return board.face_on_map(state, TAKECHI_HANPEITA)


def is_katamori_in_kyo(state: TwilightState, seat: int) -> bool:
    """Whether Katamori stands in Kyo (§card/mimawarigumi)."""
    return board.face_at(state, MATSUDAIRA_KATAMORI, KYO)


def is_infantry_on_map(state: TwilightState, seat: int) -> bool:
    """Whether the weaker infantry is on the map (§card/french_mission)."""
    return board.face_on_map(state, BAKUFU_INFANTRY_1)


def is_shinsengumi_in_kyo(state: TwilightState, seat: int) -> bool:
    """Whether the Shinsen-gumi stands in Kyo (§card/ikedaya)."""
    return board.face_at(state, SHINSENGUMI, KYO)


def is_iemochi_in_kii(state: TwilightState, seat: int) -> bool:
    """Whether Iemochi stands in Kii (§card/shogun_to_kyo)."""
    return board.face_at(state, TOKUGAWA_IEMOCHI, KISHU)


def is_yoshinobu_on_map(state: TwilightState, seat: int) -> bool:
    """Whether Yoshinobu is on the map (§card/taisei_hokan)."""
    return board.face_on_map(state, TOKUGAWA_YOSHINOBU)


def can_raise_flags(state: TwilightState, seat: int) -> bool:
    """Whether the court is won and the Powers are calm (§card/emperor_flags, §11.3(ii))."""
    return state.court[ANTI] == state.content.last_court and state.intervention < CALM_ENOUGH


def can_kaientai_come(state: TwilightState, seat: int) -> bool:
    """Whether the company is there and Omiya did not occur (§card/kaientai_rikuentai)."""
    is_there = board.face_on_map(state, KAMEYAMA_SHACHU)
    return is_there and not board.has_occurred(state, OMIYA_INCIDENT)


def are_satsuma_and_choshu_anti(state: TwilightState, seat: int) -> bool:
    """Whether Anti-Bakufu controls Satsuma and Choshu (§card/satcho_alliance)."""
    return board.controls(state, ANTI, SATSUMA) and board.controls(state, ANTI, CHOSHU)


def is_mito_anti(state: TwilightState, seat: int) -> bool:
    """Whether Anti-Bakufu has influence in Mito (§card/tengu_party)."""
    return board.influence(state, ANTI, MITO) > 0


def is_ii_out_of_office(state: TwilightState, seat: int) -> bool:
    """Whether Ii Naosuke is not on the map (§card/ii_naonori)."""
    return not board.face_on_map(state, II_NAOSUKE)


def is_choshu_armed(state: TwilightState, seat: int) -> bool:
    """Whether Anti-Bakufu has influence in Choshu (§card/shimonoseki_shelling)."""
    return board.influence(state, ANTI, CHOSHU) > 0


def is_tosa_own(state: TwilightState, seat: int) -> bool:
    """Whether the event player controls Tosa (§card/tosa_troops)."""
    return board.controls(state, seat, TOSA)


def is_saga_own(state: TwilightState, seat: int) -> bool:
    """Whether the event player controls Saga (§card/saga_troops)."""
    return board.controls(state, seat, SAGA)


CONDITIONS: Final[dict[int, Condition]] = {
    CARD_IDS.index("yokohama_open_port"): can_open_yokohama,
    CARD_IDS.index("ansei_purge"): is_ii_in_office,
    CARD_IDS.index("kyoto_shugoshoku"): is_aizu_pro,
    CARD_IDS.index("kanrin_maru"): is_treaty_signed,
    CARD_IDS.index("sakuradamon"): is_ii_in_office,
    CARD_IDS.index("katsura_anti_treaty"): is_choshu_anti,
    CARD_IDS.index("roshigumi"): is_shinsengumi_away,
    CARD_IDS.index("satsuma_troops"): is_satsuma_own,
    CARD_IDS.index("hamaguri_gate"): is_choshu_in_kyo,
    CARD_IDS.index("choshu_expedition"): is_kyo_pro,
    CARD_IDS.index("second_expedition"): is_iemochi_on_map,
    CARD_IDS.index("omiya_incident"): is_ryoma_or_nakaoka_on_map,
    CARD_IDS.index("tosa_loyalist_purge"): is_takechi_on_map,
    CARD_IDS.index("mimawarigumi"): is_katamori_in_kyo,
    CARD_IDS.index("french_mission"): is_infantry_on_map,
    CARD_IDS.index("ikedaya"): is_shinsengumi_in_kyo,
    CARD_IDS.index("shogun_to_kyo"): is_iemochi_in_kii,
    CARD_IDS.index("taisei_hokan"): is_yoshinobu_on_map,
    CARD_IDS.index("choshu_outburst"): is_choshu_anti,
    CARD_IDS.index("emperor_flags"): can_raise_flags,
    CARD_IDS.index("kaientai_rikuentai"): can_kaientai_come,
    CARD_IDS.index("satcho_alliance"): are_satsuma_and_choshu_anti,
    CARD_IDS.index("tengu_party"): is_mito_anti,
    CARD_IDS.index("ii_naonori"): is_ii_out_of_office,
    CARD_IDS.index("shimonoseki_shelling"): is_choshu_armed,
    CARD_IDS.index("four_border_war"): is_choshu_anti,
    CARD_IDS.index("tosa_troops"): is_tosa_own,
    CARD_IDS.index("saga_troops"): is_saga_own,
}
"""By card; a card that is missing here has no condition."""
