"""The open turn in a view."""

from typing import Final

from hatamoto.games.edo import board, codes, frames, samurai
from hatamoto.games.edo.content import ids
from hatamoto.games.edo.state import EdoState
from hatamoto.games.edo.views import TurnView
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
    frames.LEAD_MERCHANT.number,
    frames.RELOCATE_SAMURAI.number,
)
PAID: Final = (frames.MOVE_SAMURAI.number, frames.LEAD_MERCHANT.number, frames.BRING_SAMURAI.number)


def turn(state: EdoState) -> TurnView | None:
    """The open turn: whose, with which card, what is left of it."""
    place = open_turn(state)
    if place == NO_SEAT:
        return None
    seat = seat_of(state.stack[place])
    top = state.stack[-1]
    kind = type_of(top)
    settles = kind == frames.SETTLE_RONIN.number
    return {
        "seat": seat,
        "slot": frames.SLOT.of(state.stack[place]) + 1,
        "card": ids.CARD_IDS[board.open_card(state, seat)],
        "action": ids.ACTION_IDS[frames.action_of(state.stack[place])],
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
        "kind": ids.KIND_IDS[KIND.of(top)] if settles else None,
        "prices": prices(state, seat, SPACE.of(top)) if kind in PAID else None,
    }


def open_turn(state: EdoState) -> int:
    """The place of the open turn in the stack, or NO_SEAT."""
    for place in range(len(state.stack) - 1, -1, -1):
        if frames.is_turn(state.stack[place]):
            return place
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
