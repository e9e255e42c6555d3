"""The events of the closed deck, one small function each, and the table by card.

`seat` is the event player: the active side (§9.1(1)), or the other for its own card (§9.1(2)). A
bonus depends on the active side (§9.1(4)). The conditions of events are in `conditions.py`.
"""

from typing import Final

from hatamoto.games.twilight import board, ids, space_sets
from hatamoto.games.twilight.effects import conditions, steps
from hatamoto.games.twilight.effects.card import CardEvent
from hatamoto.games.twilight.state import TwilightState

NEXT_TO_EDO: Final[int] = space_sets.around("edo_bakufu")
NAVAL_SCHOOL: Final[int] = space_sets.of_spaces("saga", "fukuoka", "kumamoto")
FOUR_LORDS: Final[int] = space_sets.of_spaces("satsuma", "tosa", "fukui", "uwajima")
WISE_LORDS: Final = [ids.FUKUI, ids.UWAJIMA, ids.TOSA, ids.SATSUMA]


# Scoring (§9.5)


def kyo_situation(state: TwilightState, seat: int) -> None:
    """The leader in Kyo scores (§card/kyo_situation)."""
    steps.score_kyo(state)


def open_ports_situation(state: TwilightState, seat: int) -> None:
    """The leaders in the ports score (§card/open_ports_situation)."""
    steps.score_ports(state)


def kyushu_situation(state: TwilightState, seat: int) -> None:
    """Kyushu is scored (§card/kyushu_situation)."""
    steps.score_area(state, ids.area("kyushu"))


def chugoku_situation(state: TwilightState, seat: int) -> None:
    """Chugoku is scored (§card/chugoku_situation)."""
    steps.score_area(state, ids.area("chugoku"))


def nankaido_situation(state: TwilightState, seat: int) -> None:
    """Nankaido is scored (§card/nankaido_situation)."""
    steps.score_area(state, ids.area("nankaido"))


def chubu_situation(state: TwilightState, seat: int) -> None:
    """Chubu is scored (§card/chubu_situation)."""
    steps.score_area(state, ids.area("chubu"))


def ou_situation(state: TwilightState, seat: int) -> None:
    """Ou is scored (§card/ou_situation)."""
    steps.score_area(state, ids.area("ou"))


# Must be played (§7.21(iii))


def treaty_kanagawa(state: TwilightState, seat: int) -> None:
    """A treaty, calmer Powers, and a foothold for the player (§card/treaty_kanagawa)."""
    steps.sign(state)
    steps.calm(state)
    if state.active == ids.PRO:
        steps.add(state, ids.PRO, ids.NAGASAKI, 1)
    else:
        steps.add(state, ids.ANTI, ids.MITO, 1)


def treaty_harris(state: TwilightState, seat: int) -> None:
    """A treaty, calmer Powers, influence for both sides (§card/treaty_harris)."""
    steps.sign(state)
    steps.calm(state)
    steps.add(state, ids.ANTI, ids.KYO, 1)
    steps.add(state, ids.PRO, ids.NAGASAKI, 1)


def treaty_five_powers(state: TwilightState, seat: int) -> None:
    """A treaty, calmer Powers, a bonus for the player (§card/treaty_five_powers)."""
    steps.sign(state)
    steps.calm(state)
    if state.active == ids.PRO:
        steps.gain(state, ids.PRO, 1)
    else:
        steps.add(state, ids.ANTI, ids.KYO, 1)


def iemochi_succession(state: TwilightState, seat: int) -> None:
    """Iemochi in Kii; played by Pro-Bakufu, influence in powered clans
    (§card/iemochi_succession)."""
    steps.station(state, ids.TOKUGAWA_IEMOCHI, ids.KISHU)
    if state.active == ids.PRO:
        steps.put(state, seat, 2, 1, space_sets.POWERED)


def yokohama_open_port(state: TwilightState, seat: int) -> None:
    """Yokohama opens, with influence there (§card/yokohama_open_port)."""
    steps.open_yokohama(state)
    steps.add(state, ids.PRO, ids.YOKOHAMA, 2)
    if state.active == ids.ANTI:
        steps.add(state, ids.ANTI, ids.YOKOHAMA, 1)


# Pro-Bakufu's cards


def ii_naosuke_tairo(state: TwilightState, seat: int) -> None:
    """Ii in Hikone; the powered clans lose influence (§card/ii_naosuke_tairo)."""
    steps.station(state, ids.II_NAOSUKE, ids.HIKONE)
    steps.take(state, seat, 3, 2, space_sets.POWERED)


def ansei_purge(state: TwilightState, seat: int) -> None:
    """The powered clans lose influence and Shoin dies (§card/ansei_purge)."""
    steps.cut_each(state, ids.ANTI, state.content.area_powered, 2)
    steps.dismiss_face(state, ids.YOSHIDA_SHOIN)


def shinsengumi(state: TwilightState, seat: int) -> None:
    """The Shinsen-gumi takes over in Kyo (§card/shinsengumi)."""
    steps.station(state, ids.SHINSENGUMI, ids.KYO)
    steps.add(state, ids.PRO, ids.KYO, 1)
    steps.cut(state, ids.ANTI, ids.KYO, 1)


def kyoto_shugoshoku(state: TwilightState, seat: int) -> None:
    """Katamori guards Kyo (§card/kyoto_shugoshoku)."""
    steps.station(state, ids.MATSUDAIRA_KATAMORI, ids.KYO)
    steps.add(state, ids.PRO, ids.KYO, 2)


def bakufu_infantry(state: TwilightState, seat: int) -> None:
    """Infantry in Kyo, and influence beside Edo-Bakufu (§card/bakufu_infantry)."""
    steps.station(state, ids.BAKUFU_INFANTRY_1, ids.KYO)
    steps.add(state, ids.PRO, ids.KYO, 1)
    steps.put(state, seat, 1, 1, NEXT_TO_EDO)


def kazunomiya(state: TwilightState, seat: int) -> None:
    """Influence in all powered clans (§card/kazunomiya)."""
    steps.add_each(state, ids.PRO, state.content.area_powered, 1)


def satsuma_aizu_alliance(state: TwilightState, seat: int) -> None:
    """Satsuma's men are in Kyo for Pro-Bakufu (§card/satsuma_aizu_alliance)."""
    steps.station_own(state, ids.SATSUMA_REGULAR, ids.PRO, ids.KYO)
    steps.add(state, ids.PRO, ids.KYO, 1)
    steps.cut(state, ids.ANTI, ids.SATSUMA, 2)


def kanrin_maru(state: TwilightState, seat: int) -> None:
    """Calmer Powers, influence in two clans in reach (§card/kanrin_maru)."""
    steps.calm(state)
    steps.put(state, seat, 2, 1, space_sets.IN_REACH)


def nagasaki_naval_school(state: TwilightState, seat: int) -> None:
    """Influence in Nagasaki and one clan around it (§card/nagasaki_naval_school)."""
    steps.add(state, ids.PRO, ids.NAGASAKI, 1)
    steps.put(state, seat, 1, 1, NAVAL_SCHOOL)


def kobu_gattai(state: TwilightState, seat: int) -> None:
    """Influence in Kyo and three clans in reach (§card/kobu_gattai)."""
    steps.add(state, ids.PRO, ids.KYO, 1)
    steps.put(state, seat, 3, 1, space_sets.IN_REACH)


def nagai_uta(state: TwilightState, seat: int) -> None:
    """Choshu leans to trade (§card/nagai_uta)."""
    steps.cut(state, ids.ANTI, ids.CHOSHU, 2)
    steps.add(state, ids.PRO, ids.CHOSHU, 1)


# Anti-Bakufu's cards


def shoka_sonjuku(state: TwilightState, seat: int) -> None:
    """Shoin teaches in Choshu (§card/shoka_sonjuku)."""
    steps.station(state, ids.YOSHIDA_SHOIN, ids.CHOSHU)
    steps.add(state, ids.ANTI, ids.CHOSHU, 2)


def sakuradamon(state: TwilightState, seat: int) -> None:
    """Ii dies, Hikone shakes, Mito rises (§card/sakuradamon)."""
    steps.dismiss_face(state, ids.II_NAOSUKE)
    steps.cut(state, ids.PRO, ids.HIKONE, 2)
    steps.add(state, ids.ANTI, ids.MITO, 1)
    steps.gain(state, ids.ANTI, 1)


def namamugi(state: TwilightState, seat: int) -> None:
    """Points for Anti-Bakufu, and the Powers take offence (§card/namamugi)."""
    steps.gain(state, ids.ANTI, 3)
    steps.provoke(state)


def ikuno_uprising(state: TwilightState, seat: int) -> None:
    """Points for Anti-Bakufu and influence in Tottori (§card/ikuno_uprising)."""
    steps.gain(state, ids.ANTI, 2)
    steps.add(state, ids.ANTI, ids.TOTTORI, 1)


def joi_execution(state: TwilightState, seat: int) -> None:
    """The Powers take offence, Anti-Bakufu acts with four points (§card/joi_execution)."""
    steps.provoke(state)
    steps.act(state, seat, 4)


def katsura_anti_treaty(state: TwilightState, seat: int) -> None:
    """Katsura works in Kyo (§card/katsura_anti_treaty)."""
    steps.station(state, ids.KATSURA_KOGORO, ids.KYO)
    steps.add(state, ids.ANTI, ids.KYO, 2)


def yoshida_toyo(state: TwilightState, seat: int) -> None:
    """Takechi takes over Tosa (§card/yoshida_toyo)."""
    steps.station(state, ids.TAKECHI_HANPEITA, ids.TOSA)
    steps.cut(state, ids.PRO, ids.TOSA, 2)
    steps.add(state, ids.ANTI, ids.TOSA, 1)


def radical_nobles(state: TwilightState, seat: int) -> None:
    """The court listens to Anti-Bakufu (§card/radical_nobles)."""
    steps.set_modifier(state, True)
    steps.add(state, ids.ANTI, ids.KYO, 1)


def secret_edict_mito(state: TwilightState, seat: int) -> None:
    """Influence in Mito and Kyo (§card/secret_edict_mito)."""
    steps.add(state, ids.ANTI, ids.MITO, 2)
    steps.add(state, ids.ANTI, ids.KYO, 1)


def sonno_joi(state: TwilightState, seat: int) -> None:
    """Influence in four clans in reach (§card/sonno_joi)."""
    steps.put(state, seat, 4, 1, space_sets.IN_REACH)


def roshigumi(state: TwilightState, seat: int) -> None:
    """The Roshi-gumi comes to Kyo (§card/roshigumi)."""
    steps.station(state, ids.ROSHIGUMI, ids.KYO)
    steps.add(state, ids.ANTI, ids.KYO, 1)


def tozenji(state: TwilightState, seat: int) -> None:
    """The Powers take offence; Yokohama or Mito moves (§card/tozenji)."""
    steps.provoke(state)
    if state.port_open:
        steps.cut(state, ids.PRO, ids.YOKOHAMA, 1)
    else:
        steps.add(state, ids.ANTI, ids.MITO, 1)


def shuseikan(state: TwilightState, seat: int) -> None:
    """Influence in Satsuma and Nagasaki (§card/shuseikan)."""
    steps.add(state, ids.ANTI, ids.SATSUMA, 2)
    steps.add(state, ids.ANTI, ids.NAGASAKI, 1)


# Common cards


def satsuma_troops(state: TwilightState, seat: int) -> None:
    """Satsuma's men are in Kyo for the event player (§card/satsuma_troops)."""
    steps.station_own(state, ids.SATSUMA_REGULAR, seat, ids.KYO)
    steps.add(state, seat, ids.KYO, 2)


def sanyo_kaigi(state: TwilightState, seat: int) -> None:
    """Influence in Kyo and with two lords (§card/sanyo_kaigi)."""
    steps.add(state, seat, ids.KYO, 1)
    steps.rest(state, seat)
    steps.put(state, seat, 2, 1, FOUR_LORDS)


def sanyo_kaigi_rest(state: TwilightState, seat: int) -> None:
    """The other side's Satsuma regulars leave Kyo; a point (§card/sanyo_kaigi)."""
    theirs = ids.SATSUMA_REGULAR_ANTI if seat == ids.PRO else ids.SATSUMA_REGULAR_PRO
    if board.face_at(state, theirs, ids.KYO):
        steps.dismiss(state, ids.SATSUMA_REGULAR)
    steps.gain(state, seat, 1)


def four_wise_lords(state: TwilightState, seat: int) -> None:
    """Influence with four lords, and in Kyo for Pro-Bakufu (§card/four_wise_lords)."""
    steps.add_each(state, seat, WISE_LORDS, 1)
    if state.active == ids.PRO:
        steps.add(state, ids.PRO, ids.KYO, 1)


def yamanouchi_yodo(state: TwilightState, seat: int) -> None:
    """Yodo sides with the event player in Tosa (§card/yamanouchi_yodo)."""
    steps.station_own(state, ids.YODO, seat, ids.TOSA)
    steps.add(state, seat, ids.TOSA, 1)


def teradaya(state: TwilightState, seat: int) -> None:
    """Satsuma is emptied, then the event player gets influence there (§card/teradaya)."""
    steps.clear(state, ids.PRO, ids.SATSUMA)
    steps.clear(state, ids.ANTI, ids.SATSUMA)
    steps.add(state, seat, ids.SATSUMA, 1)


CLOSED: Final[dict[str, CardEvent]] = {
    "kyo_situation": CardEvent(kyo_situation),
    "open_ports_situation": CardEvent(open_ports_situation),
    "kyushu_situation": CardEvent(kyushu_situation),
    "chugoku_situation": CardEvent(chugoku_situation),
    "nankaido_situation": CardEvent(nankaido_situation),
    "chubu_situation": CardEvent(chubu_situation),
    "ou_situation": CardEvent(ou_situation),
    "treaty_kanagawa": CardEvent(treaty_kanagawa),
    "treaty_harris": CardEvent(treaty_harris),
    "treaty_five_powers": CardEvent(treaty_five_powers),
    "iemochi_succession": CardEvent(iemochi_succession),
    "yokohama_open_port": CardEvent(yokohama_open_port, when=conditions.can_open_yokohama),
    "ii_naosuke_tairo": CardEvent(ii_naosuke_tairo),
    "ansei_purge": CardEvent(ansei_purge, when=conditions.is_ii_in_office),
    "shinsengumi": CardEvent(shinsengumi),
    "kyoto_shugoshoku": CardEvent(kyoto_shugoshoku, when=conditions.is_aizu_pro),
    "bakufu_infantry": CardEvent(bakufu_infantry),
    "kazunomiya": CardEvent(kazunomiya),
    "satsuma_aizu_alliance": CardEvent(satsuma_aizu_alliance),
    "kanrin_maru": CardEvent(kanrin_maru, when=conditions.is_treaty_signed),
    "nagasaki_naval_school": CardEvent(nagasaki_naval_school),
    "kobu_gattai": CardEvent(kobu_gattai),
    "nagai_uta": CardEvent(nagai_uta),
    "shoka_sonjuku": CardEvent(shoka_sonjuku),
    "sakuradamon": CardEvent(sakuradamon, when=conditions.is_ii_in_office),
    "namamugi": CardEvent(namamugi),
    "ikuno_uprising": CardEvent(ikuno_uprising),
    "joi_execution": CardEvent(joi_execution),
    "katsura_anti_treaty": CardEvent(katsura_anti_treaty, when=conditions.is_choshu_anti),
    "yoshida_toyo": CardEvent(yoshida_toyo),
    "radical_nobles": CardEvent(radical_nobles),
    "secret_edict_mito": CardEvent(secret_edict_mito),
    "sonno_joi": CardEvent(sonno_joi),
    "roshigumi": CardEvent(roshigumi, when=conditions.is_shinsengumi_away),
    "tozenji": CardEvent(tozenji),
    "shuseikan": CardEvent(shuseikan),
    "satsuma_troops": CardEvent(satsuma_troops, when=conditions.is_satsuma_own),
    "sanyo_kaigi": CardEvent(sanyo_kaigi, rest=sanyo_kaigi_rest),
    "four_wise_lords": CardEvent(four_wise_lords),
    "yamanouchi_yodo": CardEvent(yamanouchi_yodo),
    "teradaya": CardEvent(teradaya),
}
