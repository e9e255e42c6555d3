"""The conditions of card events (§2.35(2)(i)), evaluated when the card is played (§9.2(v))."""

from typing import Final

from hatamoto.games.twilight import board, ids
from hatamoto.games.twilight.state import TwilightState

OMIYA_INCIDENT: Final[int] = ids.referenced_card("omiya_incident")
FLAGS_LIMIT: Final = 3
"""The banner can be raised only below this level of intervention (§11.3(ii))."""


def can_open_yokohama(state: TwilightState, seat: int) -> bool:
    """Whether there is a treaty and the port is still closed (§card/yokohama_open_port)."""
    return state.treaty >= 1 and not state.port_open


def is_ii_in_office(state: TwilightState, seat: int) -> bool:
    """Whether Ii Naosuke is on the map (§card/ansei_purge, §card/sakuradamon)."""
    return board.face_on_map(state, ids.II_NAOSUKE)


def is_aizu_pro(state: TwilightState, seat: int) -> bool:
    """Whether Pro-Bakufu controls Aizu (§card/kyoto_shugoshoku)."""
    return board.controls(state, ids.PRO, ids.AIZU)


def is_treaty_signed(state: TwilightState, seat: int) -> bool:
    """Whether there is a treaty (§card/kanrin_maru)."""
    return state.treaty >= 1


def is_choshu_anti(state: TwilightState, seat: int) -> bool:
    """Whether Anti-Bakufu controls Choshu (§card/choshu_outburst, §card/four_border_war)."""
    return board.controls(state, ids.ANTI, ids.CHOSHU)


def is_shinsengumi_away(state: TwilightState, seat: int) -> bool:
    """Whether the Shinsen-gumi is not on the map (§card/roshigumi)."""
    return not board.face_on_map(state, ids.SHINSENGUMI)


def is_satsuma_own(state: TwilightState, seat: int) -> bool:
    """Whether the event player controls Satsuma (§card/satsuma_troops)."""
    return board.controls(state, seat, ids.SATSUMA)


def is_choshu_in_kyo(state: TwilightState, seat: int) -> bool:
    """Whether Katsura or Choshu's regulars are in Kyo (§card/hamaguri_gate)."""
    return board.face_at(state, ids.KATSURA_KOGORO, ids.KYO) or board.face_at(
        state, ids.CHOSHU_REGULAR, ids.KYO
    )


def is_kyo_pro(state: TwilightState, seat: int) -> bool:
    """Whether Pro-Bakufu leads in Kyo (§card/choshu_expedition)."""
    return board.leads(state, ids.PRO, ids.KYO)


def is_iemochi_on_map(state: TwilightState, seat: int) -> bool:
    """Whether Iemochi is on the map (§card/second_expedition)."""
    return board.face_on_map(state, ids.TOKUGAWA_IEMOCHI)


def is_ryoma_or_nakaoka_on_map(state: TwilightState, seat: int) -> bool:
    """Whether Ryoma, his company or Nakaoka is on the map (§card/omiya_incident)."""
    return (
        board.face_on_map(state, ids.KAMEYAMA_SHACHU)
        or board.face_on_map(state, ids.SAKAMOTO_RYOMA)
        or board.face_on_map(state, ids.NAKAOKA_SHINTARO)
    )


def is_takechi_on_map(state: TwilightState, seat: int) -> bool:
    """Whether Takechi is on the map (§card/tosa_loyalist_purge)."""
    return board.face_on_map(state, ids.TAKECHI_HANPEITA)


def is_katamori_in_kyo(state: TwilightState, seat: int) -> bool:
    """Whether Katamori is in Kyo (§card/mimawarigumi)."""
    return board.face_at(state, ids.MATSUDAIRA_KATAMORI, ids.KYO)


def is_infantry_on_map(state: TwilightState, seat: int) -> bool:
    """Whether the weaker infantry is on the map (§card/french_mission)."""
    return board.face_on_map(state, ids.BAKUFU_INFANTRY_1)


def is_shinsengumi_in_kyo(state: TwilightState, seat: int) -> bool:
    """Whether the Shinsen-gumi is in Kyo (§card/ikedaya)."""
    return board.face_at(state, ids.SHINSENGUMI, ids.KYO)


def is_iemochi_in_kii(state: TwilightState, seat: int) -> bool:
    """Whether Iemochi is in Kii (§card/shogun_to_kyo)."""
    return board.face_at(state, ids.TOKUGAWA_IEMOCHI, ids.KISHU)


def is_yoshinobu_on_map(state: TwilightState, seat: int) -> bool:
    """Whether Yoshinobu is on the map (§card/taisei_hokan)."""
    return board.face_on_map(state, ids.TOKUGAWA_YOSHINOBU)


def can_raise_flags(state: TwilightState, seat: int) -> bool:
    """Whether the court level is at its top and intervention is low (§card/emperor_flags,
    §11.3(ii))."""
    return state.court[ids.ANTI] == state.content.last_court and state.intervention < FLAGS_LIMIT


def can_kaientai_come(state: TwilightState, seat: int) -> bool:
    """Whether the company is there and Omiya did not occur (§card/kaientai_rikuentai)."""
    is_there = board.face_on_map(state, ids.KAMEYAMA_SHACHU)
    return is_there and not board.has_occurred(state, OMIYA_INCIDENT)


def are_satsuma_and_choshu_anti(state: TwilightState, seat: int) -> bool:
    """Whether Anti-Bakufu controls Satsuma and Choshu (§card/satcho_alliance)."""
    return board.controls(state, ids.ANTI, ids.SATSUMA) and board.controls(
        state, ids.ANTI, ids.CHOSHU
    )


def is_mito_anti(state: TwilightState, seat: int) -> bool:
    """Whether Anti-Bakufu has influence in Mito (§card/tengu_party)."""
    return board.influence(state, ids.ANTI, ids.MITO) > 0


def is_ii_out_of_office(state: TwilightState, seat: int) -> bool:
    """Whether Ii Naosuke is not on the map (§card/ii_naonori)."""
    return not board.face_on_map(state, ids.II_NAOSUKE)


def is_choshu_armed(state: TwilightState, seat: int) -> bool:
    """Whether Anti-Bakufu has influence in Choshu (§card/shimonoseki_shelling)."""
    return board.influence(state, ids.ANTI, ids.CHOSHU) > 0


def is_tosa_own(state: TwilightState, seat: int) -> bool:
    """Whether the event player controls Tosa (§card/tosa_troops)."""
    return board.controls(state, seat, ids.TOSA)


def is_saga_own(state: TwilightState, seat: int) -> bool:
    """Whether the event player controls Saga (§card/saga_troops)."""
    return board.controls(state, seat, ids.SAGA)
