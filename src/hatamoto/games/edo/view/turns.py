"""The open turn in a view."""

from typing import Final

from hatamoto.games.edo import board, codes, frames, samurai
from hatamoto.games.edo.content import ids
from hatamoto.games.edo.state import EdoState
from hatamoto.games.edo.views import CostView, TurnView
from hatamoto.kernel import masks
from hatamoto.kernel.frames import seat_of, type_of

NO_SEAT: Final = -1
"""No turn is open."""
SPACE: Final = frames.MOVE_SAMURAI.field("space")
"""Every question of a turn that is about a space has it at the same bits."""
BLACK: Final = frames.RELOCATE_SAMURAI.field("black")
KIND: Final = frames.SETTLE_RONIN.field("kind")
DISPERSING: Final = (frames.BRING_SAMURAI.number, frames.JOIN_SAMURAI.number)
PICKED_UP: Final = (
    frames.MOVE_SAMURAI.number,
    frames.MOVE_MERCHANT.number,
    frames.RELOCATE_SAMURAI.number,
)
FAR: Final = 100
"""Weighs a road that is paid against one that is not."""
PAID: Final = (frames.MOVE_SAMURAI.number, frames.MOVE_MERCHANT.number, frames.BRING_SAMURAI.number)


def turn(state: EdoState) -> TurnView | None:
    """The open turn: whose, with which card, what is left of it."""
    index = open_turn(state)
    if index == NO_SEAT:
        return None
    seat = seat_of(state.stack[index])
    top = state.stack[-1]
    kind = type_of(top)
    settles = kind == frames.SETTLE_RONIN.number
    return {
        "seat": seat,
        "slot": frames.SLOT.of(state.stack[index]) + 1,
        "card": ids.CARD_IDS[board.open_card(state, seat)],
        "action": ids.ACTION_IDS[frames.action_of(state.stack[index])],
        "own": state.own,
        "neutral": state.neutral,
        "black": state.black,
        "moving": state.moving != 0,
        "moved": marked(state, seat) if state.moving else [],
        "merchant_moved": state.led != 0,
        "spent": [] if state.moving else marked(state, seat),
        "again": state.again,
        "top_open": state.reach != 0,
        "dispersed": state.dispersed != 0,
        "dispersal": ids.SPACE_IDS[SPACE.of(top)] if kind in DISPERSING else None,
        "piece": ids.SPACE_IDS[SPACE.of(top)] if kind in PICKED_UP or settles else None,
        "piece_black": kind == frames.RELOCATE_SAMURAI.number and BLACK.of(top) != 0,
        "piece_merchant": kind == frames.MOVE_MERCHANT.number,
        "kind": ids.KIND_IDS[KIND.of(top)] if settles else None,
        "prices": prices(state, seat, SPACE.of(top)) if kind in PAID else None,
        "paths": paths(state, seat, SPACE.of(top)) if kind in PAID else None,
        "costs": costs(state, seat, top),
        "repeats": repeats(state, seat, top),
    }


def open_turn(state: EdoState) -> int:
    """The place of the open turn in the stack, or NO_SEAT."""
    for index in range(len(state.stack) - 1, -1, -1):
        if frames.is_turn(state.stack[index]):
            return index
    return NO_SEAT


def marked(state: EdoState, seat: int) -> list[str]:
    """The spaces of the samurai that have moved, or have produced."""
    pieces = samurai.all_of(state, seat)
    return [ids.SPACE_IDS[samurai.space(piece)] for piece in pieces if samurai.is_marked(piece)]


def prices(state: EdoState, seat: int, space: int) -> dict[str, int]:
    """What the ways from (or to) a space cost the seat, as far as its money goes."""
    ryo = state.hold[seat * codes.HELD + ids.RYO]
    reached = board.reach(state, seat, space, ryo) & ~masks.one(space)
    return {
        ids.SPACE_IDS[end]: board.price(state, seat, space, end)
        for end in range(ids.SPACES)
        if masks.has(reached, end)
    }


def paths(state: EdoState, seat: int, space: int) -> dict[str, list[str]]:
    """The cheapest ways from (or to) a space, by their other end (§move/price)."""
    back = ways_back(state, seat, space)
    ryo = state.hold[seat * codes.HELD + ids.RYO]
    reached = board.reach(state, seat, space, ryo) & ~masks.one(space)
    found: dict[str, list[str]] = {}
    for end in masks.members(reached):
        path = [end]
        while path[0] != space:
            path.insert(0, back[path[0]])
        found[ids.SPACE_IDS[end]] = [ids.SPACE_IDS[step] for step in path]
    return found


def ways_back(state: EdoState, seat: int, space: int) -> list[int]:
    """By space: the one before it on the cheapest way from a space; of equals the shortest.

    The roads of an own temple are free, so a way pays for none of them (§jiin/benefit/2).
    """
    side, hubs = state.config.side, state.hold[seat * codes.HELD + codes.HUBS]
    costs = [ids.NO_WAY * FAR] * ids.SPACES
    back = [space] * ids.SPACES
    costs[space] = 0
    open_spaces = [space]
    while open_spaces:
        at = min(open_spaces, key=lambda one: costs[one])
        open_spaces.remove(at)
        for near in side.neighbours[at]:
            is_free = masks.has(hubs, at) or masks.has(hubs, near)
            cost = costs[at] + (1 if is_free else FAR + 1)
            if cost < costs[near]:
                costs[near] = cost
                back[near] = at
                open_spaces.append(near)
    return back


def costs(state: EdoState, seat: int, top: int) -> dict[str, CostView]:
    """What the legal actions of an open turn cost and score."""
    found: dict[str, CostView] = {}
    for action in turn_actions(state, seat, top):
        cost = state.config.offer_of[action].cost(state, seat, action)
        if cost:
            found[state.game.notation(action)] = {"price": cost[:4], "points": cost[4]}
    return found


def repeats(state: EdoState, seat: int, top: int) -> dict[str, int]:
    """What can be done more than once in a row, and how often."""
    found: dict[str, int] = {}
    for action in turn_actions(state, seat, top):
        count = state.config.offer_of[action].repeats(state, seat, action)
        if count > 1:
            found[state.game.notation(action)] = count
    return found


def turn_actions(state: EdoState, seat: int, top: int) -> list[int]:
    """The legal actions of a turn while it asks itself; none while it asks something by the way."""
    return state.legal(seat) if frames.is_turn(top) else []
