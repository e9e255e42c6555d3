"""The open turn in a view."""

from typing import Final

from hatamoto.games.edo import board, codes
from hatamoto.games.edo.content import ids
from hatamoto.games.edo.state import EdoState
from hatamoto.kernel.frames import a_of, b_of, kind_of, seat_of

NO_SEAT: Final = -1
"""No turn is open."""
DISPERSING: Final = (codes.BRING_SAMURAI, codes.JOIN_SAMURAI)
PICKED_UP: Final = (codes.MOVE_SAMURAI, codes.LEAD_MERCHANT, codes.RELOCATE_SAMURAI)
PAID: Final = (codes.MOVE_SAMURAI, codes.LEAD_MERCHANT, codes.BRING_SAMURAI)


def turn(state: EdoState) -> dict[str, object] | None:
    """The turn that is on: whose, with which card, what is left of it."""
    place = open_turn(state)
    if place == NO_SEAT:
        return None
    seat = seat_of(state.stack[place])
    top = state.stack[-1]
    kind = kind_of(top)
    settles = kind == codes.SETTLE_RONIN
    return {
        "seat": seat,
        "slot": a_of(state.stack[place]) + 1,
        "card": ids.CARD_IDS[board.open_card(state, seat)],
        "action": ids.ACTION_IDS[kind_of(state.stack[place]) - codes.TURN],
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
        "dispersal": ids.SPACE_IDS[a_of(top)] if kind in DISPERSING else None,
        "piece": ids.SPACE_IDS[a_of(top)] if kind in PICKED_UP or settles else None,
        "piece_black": kind == codes.RELOCATE_SAMURAI and b_of(top) != 0,
        "kind": ids.KIND_IDS[b_of(top)] if settles else None,
        "prices": prices(state, seat, a_of(top)) if kind in PAID else None,
    }


def open_turn(state: EdoState) -> int:
    """The place of the open turn in the stack, or NO_SEAT."""
    for place in range(len(state.stack) - 1, -1, -1):
        if codes.TURN <= kind_of(state.stack[place]) < codes.MOVE_SAMURAI:
            return place
    return NO_SEAT


def marked(state: EdoState, seat: int) -> list[str]:
    """The spaces of the samurai that have moved, or have produced."""
    pieces = state.pieces[seat * codes.PIECES : seat * codes.PIECES + codes.PIECES]
    return [
        ids.SPACE_IDS[piece >> 2] for piece in pieces if piece < codes.HOME and piece & codes.MARKED
    ]


def prices(state: EdoState, seat: int, space: int) -> dict[str, int]:
    """What the ways from (or to) a space cost the seat, as far as its money goes."""
    ryo = state.hold[seat * codes.HELD + ids.RYO]
    reached = board.reach(state, seat, space, ryo) & ~(1 << space)
    return {
        ids.SPACE_IDS[end]: board.price(state, seat, space, end)
        for end in range(ids.SPACES)
        if reached >> end & 1
    }
