"""The open turn in a view."""

from typing import Final

from hatamoto.games.edo import board, codes, frames, samurai
from hatamoto.games.edo.content import ids
from hatamoto.games.edo.state import EdoState
from hatamoto.games.edo.view_types import CostView, TurnView
from hatamoto.kernel import masks
from hatamoto.kernel.frames import numbers, seat_of, shared_field, type_of

NO_SEAT: Final = -1
"""No turn is open."""
BLACK: Final = frames.RELOCATE_SAMURAI.field("black")
KIND: Final = frames.SETTLE_RONIN.field("kind")
DISPERSALS: Final = (frames.BRING_SAMURAI, frames.JOIN_SAMURAI)
DISPERSING: Final = numbers(*DISPERSALS)
PIECES: Final = (frames.MOVE_SAMURAI, frames.MOVE_MERCHANT, frames.RELOCATE_SAMURAI)
PICKED_UP: Final = numbers(*PIECES)
SPACE: Final = shared_field("space", *DISPERSALS, *PIECES, frames.SETTLE_RONIN)
FAR: Final = 100
"""The weight of a paid road relative to a free one."""
PAID: Final = numbers(frames.MOVE_SAMURAI, frames.MOVE_MERCHANT, frames.BRING_SAMURAI)


def turn(state: EdoState) -> TurnView | None:
    """The open turn: its seat, its card, and what is left of it."""
    index = open_turn(state)
    if index == NO_SEAT:
        return None
    seat = seat_of(state.stack[index])
    top = state.stack[-1]
    frame_type = type_of(top)
    settles = frame_type == frames.SETTLE_RONIN.number
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
        "merchant_moved": state.merchant_moved != 0,
        "spent": [] if state.moving else marked(state, seat),
        "again": state.repeats_left,
        "top_open": state.top_open != 0,
        "dispersed": state.dispersed != 0,
        "dispersal": ids.SPACE_IDS[SPACE.of(top)] if frame_type in DISPERSING else None,
        "piece": ids.SPACE_IDS[SPACE.of(top)] if frame_type in PICKED_UP or settles else None,
        "piece_black": frame_type == frames.RELOCATE_SAMURAI.number and BLACK.of(top) != 0,
        "piece_merchant": frame_type == frames.MOVE_MERCHANT.number,
        "kind": ids.SPACE_KIND_IDS[KIND.of(top)] if settles else None,
        "prices": prices(state, seat, SPACE.of(top)) if frame_type in PAID else None,
        "paths": paths(state, seat, SPACE.of(top)) if frame_type in PAID else None,
        "costs": costs(state, seat, top),
        "repeats": repeats(state, seat, top),
    }


def open_turn(state: EdoState) -> int:
    """The index of the open turn in the stack, or NO_SEAT."""
    for index in range(len(state.stack) - 1, -1, -1):
        if frames.is_turn(state.stack[index]):
            return index
    return NO_SEAT


def marked(state: EdoState, seat: int) -> list[str]:
    """The spaces of the samurai that have moved, or have produced."""
    return [ids.SPACE_IDS[space] for space in marked_spaces(state, seat)]


def marked_spaces(state: EdoState, seat: int) -> list[int]:
    """The same as numbers."""
    pieces = samurai.all_of(state, seat)
    return [samurai.space(piece) for piece in pieces if samurai.is_marked(piece)]


def prices(state: EdoState, seat: int, space: int) -> dict[str, int]:
    """The affordable costs of the paths from (or to) a space."""
    return {
        ids.SPACE_IDS[end]: board.price(state, seat, space, end) for end in ends(state, seat, space)
    }


def ends(state: EdoState, seat: int, space: int) -> list[int]:
    """The other ends of the affordable paths from (or to) a space."""
    ryo = state.holdings[seat * codes.HELD + ids.RYO]
    return masks.members(board.reach(state, seat, space, ryo) & ~masks.one(space))


def paths(state: EdoState, seat: int, space: int) -> dict[str, list[str]]:
    """The cheapest paths from (or to) a space, by their other end (§move/price)."""
    back = ways_back(state, seat, space)
    found: dict[str, list[str]] = {}
    for end in ends(state, seat, space):
        path = [end]
        while path[0] != space:
            path.insert(0, back[path[0]])
        found[ids.SPACE_IDS[end]] = [ids.SPACE_IDS[step] for step in path]
    return found


def ways_back(state: EdoState, seat: int, space: int) -> list[int]:
    """By space: its predecessor on the cheapest, then shortest, path from a space.

    The roads of an own temple are free (§jiin/benefit/2).
    """
    side, hubs = state.config.side, state.holdings[seat * codes.HELD + codes.HUBS]
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
    """The costs and points of the legal actions of an open turn."""
    found: dict[str, CostView] = {}
    for action in turn_actions(state, seat, top):
        offer = state.config.offer_of[action]
        cost = offer.cost(state, seat, action)
        if cost:
            row: CostView = {"price": cost[:4], "points": cost[4]}
            building = offer.building(action)
            if building:
                row["building"] = building
            found[state.game.notation(action)] = row
    return found


def repeats(state: EdoState, seat: int, top: int) -> dict[str, int]:
    """The actions that can be repeated, and how many times."""
    found: dict[str, int] = {}
    for action in turn_actions(state, seat, top):
        count = state.config.offer_of[action].repeats(state, seat, action)
        if count > 1:
            found[state.game.notation(action)] = count
    return found


def turn_actions(state: EdoState, seat: int, top: int) -> list[int]:
    """The legal actions of a turn; empty while another decision is open above it."""
    return state.legal(seat) if frames.is_turn(top) else []
