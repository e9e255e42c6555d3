"""Whether an open turn, and what it has asked, fits the plans and the table."""

from hatamoto.games.edo import actions, board, codes
from hatamoto.games.edo.content import ids
from hatamoto.games.edo.position.whole import (
    check_all_planned,
    check_begun,
    check_quiet,
    check_relocation,
    no_open,
)
from hatamoto.games.edo.ronin.board import ronin_at
from hatamoto.games.edo.state import EdoState
from hatamoto.games.edo.tokken import board as tokken_board
from hatamoto.kernel.errors import BadPosition
from hatamoto.kernel.frames import (
    STEP,
    Frame,
    a_of,
    b_of,
    c_of,
    framed,
    framed_wide,
    kind_of,
    seat_of,
)
from hatamoto.kernel.seats import NATURE


def check_perform(state: EdoState) -> None:
    """A turn is open: its seat has shown the card of this pass."""
    check_begun(state)
    check_all_planned(state)
    if state.stack[0] != framed(codes.NEXT_TURN, STEP) or len(state.stack) < 2:
        raise no_open(state, state.stack[0])
    if state.passes >= actions.SLOTS:
        raise BadPosition("pass: all three are over")
    check_turn(state, state.stack[1])
    if len(state.stack) > 2:
        check_asked(state, seat_of(state.stack[1]), state.stack[2:])


def check_turn(state: EdoState, frame: Frame) -> None:
    """The seat is the last in turn order that has acted, and plays what it planned."""
    order = board.turn_order(state)
    acted = [seat for seat in order if state.acted >> seat & 1]
    if not acted or acted != order[: len(acted)]:
        raise BadPosition("acted: players act in turn order")
    seat = acted[-1]
    action = state.plan[seat * codes.PLANNED + state.passes] >> 4 & 15
    if frame != framed(codes.TURN + action, seat, state.passes):
        raise no_open(state, frame)
    check_quiet(state, seat)
    check_pieces(state, seat)


def check_pieces(state: EdoState, seat: int) -> None:
    """Black samurai were planned, and what the official may still do fits his action."""
    entry = state.plan[seat * codes.PLANNED + state.passes]
    pieces = state.pieces[seat * codes.PIECES : seat * codes.PIECES + codes.PIECES]
    blacks = sum(1 for piece in pieces if piece < codes.HOME and piece & codes.BLACK)
    if blacks + state.black > entry >> 14:
        raise BadPosition("samurai: so many black ones were not called")
    if state.moving and (state.again or state.reach or state.dispersed or blacks):
        raise BadPosition("turn: the first step of the action ends the movement")
    if state.led and not state.moving:
        raise BadPosition("turn: the merchant moves before the action")
    left, planned = board.officials_left(state), (entry >> 8 & 7) + (entry >> 11 & 7)
    if state.moving and left != planned + (entry >> 14):
        raise BadPosition("turn: the first step of the action ends the movement")


def check_asked(state: EdoState, seat: int, above: list[Frame]) -> None:
    """What a turn has asked: a way, new tokens, or the dispersal of Ronin."""
    frame = above[0]
    kind, space = kind_of(frame), a_of(frame)
    if kind in (codes.OPEN_DEMAND, codes.OPEN_PRIVILEGE):
        check_opening(state, above)
    elif kind == codes.NEXT_RONIN and seat_of(frame) == STEP:
        check_dispersal(state, seat, above)
    elif len(above) > 1:
        raise no_open(state, above[-1])
    elif kind in (codes.BRING_SAMURAI, codes.JOIN_SAMURAI):
        free = state.setting.content.disperse_free
        fits = state.dispersed and space < ids.SPACES and ronin_at(state, space) > 0
        fits = fits and frame == framed_wide(kind, seat, space, b_of(frame))
        if not fits or not 0 < b_of(frame) <= free:
            raise no_open(state, frame)
    else:
        check_way(state, seat, frame)


def check_way(state: EdoState, seat: int, frame: Frame) -> None:
    """A piece that was picked up stands where the frame says."""
    kind, space = kind_of(frame), a_of(frame)
    if frame == framed_wide(codes.RELOCATE_SAMURAI, seat, space, 1) and space < ids.SPACES:
        if board.black_beside(state, seat, space) < 0 or not board.can_still_disperse(state):
            raise no_open(state, frame)
        frame = framed(kind, seat, space)
    fits = frame == framed(kind, seat, space) and space < ids.SPACES
    if kind == codes.MOVE_SAMURAI:
        fits = fits and state.moving != 0 and board.piece_at(state, seat, space) >= 0
    elif kind == codes.LEAD_MERCHANT:
        fits = fits and state.moving != 0 and not state.led and space == state.merchant
    elif kind == codes.RELOCATE_SAMURAI:
        fits = fits and not state.moving and board.stands_at(state, seat, space)
        fits = fits and kind_of(state.stack[1]) == codes.TURN + ids.TRAVEL
    else:
        fits = False
    if not fits:
        raise no_open(state, frame)


def check_opening(state: EdoState, above: list[Frame]) -> None:
    """After a demand was met the previews are opened, the demand's on top."""
    wanted: list[Frame] = []
    if (
        state.grants
        and state.court
        and state.court[tokken_board.GRANTS + tokken_board.NEXT] == codes.NO_TOKEN
    ):
        wanted.append(framed(codes.OPEN_PRIVILEGE, NATURE))
    if state.demands and state.court and state.court[tokken_board.NEXT] == codes.NO_TOKEN:
        wanted.append(framed(codes.OPEN_DEMAND, NATURE))
    if above != wanted or state.moving:
        raise no_open(state, above[-1])


def check_dispersal(state: EdoState, seat: int, above: list[Frame]) -> None:
    """Ronin are relocated one after the other (§ronin/dispersing/3)."""
    frame = above[0]
    space, left = a_of(frame), c_of(frame)
    fits = len(above) == 2 and frame == framed_wide(codes.NEXT_RONIN, STEP, space, seat, left)
    if not fits or not state.dispersed or space >= ids.SPACES or ronin_at(state, space) != left + 1:
        raise no_open(state, above[-1])
    if a_of(above[1]) != space:
        raise no_open(state, above[1])
    check_relocation(state, above[1], seat, 0)
