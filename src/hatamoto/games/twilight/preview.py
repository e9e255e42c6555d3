"""Previews the open decision about a space: prices, control afterwards, odds of dice (ruling 93).

Everything here is derived from public information.
"""

from typing import Final

from hatamoto.games.twilight import actions, board, codes, frames, odds
from hatamoto.games.twilight.state import TwilightState
from hatamoto.games.twilight.view_types import SIDES, AskedView, ProspectsView
from hatamoto.kernel.frames import seat_of, type_of

AIMED: Final = {
    frames.PLACE.number: frames.PLACE.field("points"),
    frames.REALIGN.number: frames.REALIGN.field("points"),
    frames.FREE_REALIGN.number: frames.FREE_REALIGN.field("attempts"),
    frames.COUP.number: frames.COUP.field("points"),
    frames.WAR.number: frames.WAR.field("target"),
    frames.PUT.number: frames.PUT.field("points"),
    frames.TAKE.number: frames.TAKE.field("points"),
}
"""The decisions about a space, with the field that has the points or attempts left."""
KIND_POINTS: Final = frames.CHOOSE_KIND.field("points")


def asked(state: TwilightState) -> AskedView | None:
    """The open decision about a space: points left, prices, odds (ruling 93)."""
    if not state.stack:
        return None
    frame = state.stack[-1]
    frame_type, seat = type_of(frame), seat_of(frame)
    if frame_type == frames.CHOOSE_KIND.number:
        return choice_of_kind(state, seat, KIND_POINTS.of(frame))
    if frame_type not in AIMED:
        return None
    points = AIMED[frame_type].of(frame)
    spaces = spaces_asked(state, seat)
    found: AskedView = {
        "seat": seat,
        "decision": state.game.kinds[frame_type].id,
        "points": None if frame_type == frames.WAR.number else points,
        "target": points if frame_type == frames.WAR.number else None,
        "prices": prices(state, frame_type, seat, spaces),
        **prospects(state, frame_type, seat, points, spaces),
    }
    return found


def spaces_asked(state: TwilightState, seat: int) -> list[int]:
    """The spaces that the seat can choose in the open decision."""
    return actions.spaces_of(state.legal(seat))


def choice_of_kind(state: TwilightState, seat: int, points: int) -> AskedView:
    """The points of the action to be chosen, and the die that a court operation needs."""
    return {
        "seat": seat,
        "decision": "choose_kind",
        "points": points,
        "court_die": odds.court_die(state, seat, points),
    }


def prospects(
    state: TwilightState, frame_type: int, seat: int, points: int, spaces: list[int]
) -> ProspectsView:
    """The prospects of each space: results, or odds if dice decide."""
    names = state.content.spaces
    if frame_type in (frames.PLACE.number, frames.PUT.number, frames.TAKE.number):
        side, change = (1 - seat, -1) if frame_type == frames.TAKE.number else (seat, 1)
        owners = [odds.after(state, side, s, change) for s in spaces]
        return {
            "after": {
                names[s]: None if owner == codes.NEITHER else SIDES[owner]
                for s, owner in zip(spaces, owners, strict=True)
            }
        }
    if frame_type == frames.COUP.number:
        ones = [odds.coup_value(state, s, points, 1) for s in spaces]
        pairs = list(zip(spaces, ones, strict=True))
        return {
            "needs": {names[s]: odds.least_die(one, 1) for s, one in pairs},
            "most": {names[s]: odds.coup_value(state, s, points, 6) for s in spaces},
        }
    bonus = {names[s]: backings(state, seat, s) for s in spaces}
    if frame_type == frames.WAR.number:
        needs = {names[s]: odds.war_die(state, seat, s, points) for s in spaces}
        return {"bonus": bonus, "needs": needs}
    chances = {names[s]: odds.realign_chances(state, seat, s) for s in spaces}
    return {"bonus": bonus, "odds": chances}


def prices(state: TwilightState, frame_type: int, seat: int, spaces: list[int]) -> dict[str, int]:
    """The price of each space in action points, if spaces are paid for one by one."""
    names = state.content.spaces
    if frame_type == frames.PLACE.number:
        return {names[space]: board.price(state, seat, space) for space in spaces}
    if frame_type == frames.REALIGN.number:
        return {names[space]: board.realign_price(space) for space in spaces}
    return {}


def backings(state: TwilightState, seat: int, space: int) -> list[int]:
    """The numbers of clans that support the acting player and the opponent in a space."""
    return [board.backing(state, seat, space), board.backing(state, 1 - seat, space)]
