"""The open turn in a view."""

from typing import Final

from hatamoto.games.edo import board
from hatamoto.games.edo.content import (
    ACTION_IDS,
    CARD_IDS,
    KIND_IDS,
    RYO,
    SPACE_IDS,
    SPACES,
)
from hatamoto.games.edo.state import (
    BRING_SAMURAI,
    HELD,
    HOME,
    JOIN_SAMURAI,
    LEAD_MERCHANT,
    MARKED,
    MOVE_SAMURAI,
    PIECES,
    RELOCATE_SAMURAI,
    SETTLE_RONIN,
    TURN,
    EdoState,
)
from hatamoto.kernel.frames import a_of, b_of, kind_of, seat_of

NO_SEAT: Final = -1
"""No turn is open."""
DISPERSING: Final = (BRING_SAMURAI, JOIN_SAMURAI)
PICKED_UP: Final = (MOVE_SAMURAI, LEAD_MERCHANT, RELOCATE_SAMURAI)
PAID: Final = (MOVE_SAMURAI, LEAD_MERCHANT, BRING_SAMURAI)


def turn(state: EdoState) -> dict[str, object] | None:
    """The turn that is on: whose, with which card, what is left of it."""
    place = open_turn(state)
    if place == NO_SEAT:
        return None
    seat = seat_of(state.stack[place])
    top = state.stack[-1]
    kind = kind_of(top)
    settles = kind == SETTLE_RONIN
    return {
        "seat": seat,
        "slot": a_of(state.stack[place]) + 1,
        "card": CARD_IDS[board.open_card(state, seat)],
        "action": ACTION_IDS[kind_of(state.stack[place]) - TURN],
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
        "dispersal": SPACE_IDS[a_of(top)] if kind in DISPERSING else None,
        "piece": SPACE_IDS[a_of(top)] if kind in PICKED_UP or settles else None,
        "piece_black": kind == RELOCATE_SAMURAI and b_of(top) != 0,
        "kind": KIND_IDS[b_of(top)] if settles else None,
        "prices": prices(state, seat, a_of(top)) if kind in PAID else None,
    }


def open_turn(state: EdoState) -> int:
    """The place of the open turn in the stack, or NO_SEAT."""
    for place in range(len(state.stack) - 1, -1, -1):
        if TURN <= kind_of(state.stack[place]) < MOVE_SAMURAI:
            return place
    return NO_SEAT


def marked(state: EdoState, seat: int) -> list[str]:
    """The spaces of the samurai that have moved, or have produced."""
    pieces = state.pieces[seat * PIECES : seat * PIECES + PIECES]
    return [SPACE_IDS[piece >> 2] for piece in pieces if piece < HOME and piece & MARKED]


def prices(state: EdoState, seat: int, space: int) -> dict[str, int]:
    """What the ways from (or to) a space cost the seat, as far as its money goes."""
    ryo = state.hold[seat * HELD + RYO]
    reached = board.reach(state, seat, space, ryo) & ~(1 << space)
    return {
        SPACE_IDS[end]: board.price(state, seat, space, end)
        for end in range(SPACES)
        if reached >> end & 1
    }
