"""Points of areas, Kyo and ports; the final scoring; the outcome."""

from typing import Final

from hatamoto.games.twilight import board, changes, codes, events, ids
from hatamoto.games.twilight.state import TwilightState
from hatamoto.kernel import masks
from hatamoto.kernel.outcome import Outcome

NO_STATUS: Final = 0
PRESENCE: Final = 1
DOMINATION: Final = 2
CONTROL: Final = 3


def clans_held(state: TwilightState, side: int, area: int) -> int:
    """The number of clans of an area that a side controls; Edo-Bakufu is in no area."""
    return masks.count(board.held(state, side) & state.content.area_mask[area])


def has_powered(state: TwilightState, side: int, area: int) -> bool:
    """Whether a side controls the area's powered clan (§2.11(2))."""
    return board.controls(state, side, state.content.area_powered[area])


def status(state: TwilightState, side: int, area: int) -> int:
    """A side's best status in an area (ruling 58).

    §9.5(1)(i), §9.5(1)(ii), §9.5(1)(iii)
    """
    own = clans_held(state, side, area)
    if own == 0:
        return NO_STATUS
    if not has_powered(state, side, area):
        return PRESENCE
    if own >= state.content.needed[area]:
        return CONTROL
    return DOMINATION if own > clans_held(state, 1 - side, area) else PRESENCE


def status_points(state: TwilightState, area: int, status: int) -> int:
    """The points for a status in an area (§9.5(1))."""
    content = state.content
    if status == CONTROL:
        return content.control[area]
    if status == DOMINATION:
        return content.domination[area]
    return content.presence[area] if status == PRESENCE else 0


def area_net(state: TwilightState, area: int) -> int:
    """The points of an area, plus for Pro-Bakufu (§9.5)."""
    anti, pro = status(state, ids.ANTI, area), status(state, ids.PRO, area)
    return status_points(state, area, pro) - status_points(state, area, anti)


def kyo_net(state: TwilightState) -> int:
    """The points of Kyo: all for the leader in influence, plus for Pro-Bakufu (ruling 59)."""
    return sign(lead(state, ids.KYO)) * state.content.kyo_points


def ports_points(state: TwilightState, side: int) -> int:
    """A side's points for the ports, with a bonus for leading in both (ruling 59)."""
    content = state.content
    first = board.leads(state, side, ids.NAGASAKI)
    second = state.port_open and board.leads(state, side, ids.YOKOHAMA)
    points = content.port_points * (int(first) + int(second))
    return points + content.ports_bonus if first and second else points


def ports_net(state: TwilightState) -> int:
    """The points of the ports, plus for Pro-Bakufu."""
    return ports_points(state, ids.PRO) - ports_points(state, ids.ANTI)


def lead(state: TwilightState, space: int) -> int:
    """Pro-Bakufu's influence in a space minus Anti-Bakufu's."""
    return board.influence(state, ids.PRO, space) - board.influence(state, ids.ANTI, space)


def sign(number: int) -> int:
    """The sign of a number: 1, 0 or -1."""
    return 1 if number > 0 else -1 if number < 0 else 0


# Scoring events


def score_area(state: TwilightState, area: int, is_final: bool = False) -> None:
    """Score an area: the difference of both sides' status moves the marker (§9.5)."""
    anti, pro = status(state, ids.ANTI, area), status(state, ids.PRO, area)
    points = (status_points(state, area, anti), status_points(state, area, pro))
    events.area_scored(state, area, (anti, pro), points)
    pay(state, points[ids.PRO] - points[ids.ANTI], is_final)


def score_kyo(state: TwilightState, is_final: bool = False) -> None:
    """Score Kyo for the leader; a tie scores nothing (§9.5, ruling 59)."""
    events.kyo_scored(state)
    pay(state, kyo_net(state), is_final)


def score_ports(state: TwilightState, is_final: bool = False) -> None:
    """Score the ports for their leaders (§9.5, ruling 59)."""
    anti, pro = ports_points(state, ids.ANTI), ports_points(state, ids.PRO)
    events.ports_scored(state, anti, pro)
    pay(state, pro - anti, is_final)


def pay(state: TwilightState, net: int, is_final: bool) -> None:
    """Move the marker by the net points; in the final scoring without limit (§11.4(2))."""
    side = ids.PRO if net > 0 else ids.ANTI
    amount = net if net > 0 else -net
    if is_final:
        changes.move_points(state, side, amount)
    else:
        changes.gain_points(state, side, amount)


def score_finally(state: TwilightState) -> None:
    """Every scoring event once, then the sign of the marker decides (§11.4, §11.4(1), ruling
    66)."""
    events.final_scoring_began(state)
    score_kyo(state, True)
    score_ports(state, True)
    for area in range(ids.AREAS):
        score_area(state, area, True)
    changes.end(state, codes.FINAL_SCORING, leader(state))


def leader(state: TwilightState) -> int:
    """The winner by the marker; at 0 the first player of the turn (§11.4(3), ruling 67)."""
    if state.vp == 0:
        return state.first
    return ids.PRO if state.vp > 0 else ids.ANTI


def scores(state: TwilightState) -> list[int]:
    """The marker from each side's perspective; a resignation keeps it (§11.1(ii), ruling 89)."""
    return [-state.vp, state.vp]


def outcome(state: TwilightState) -> Outcome | None:
    """Places, and the marker from each side's perspective; None during the game.

    The match handles resignations (§11.1(ii), ruling 63).
    """
    if state.ended == codes.GOING_ON:
        return None
    places = [1, 2] if state.winner == ids.ANTI else [2, 1]
    return Outcome(scores(state), places, codes.REASONS[state.ended])
