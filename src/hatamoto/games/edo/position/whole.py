"""What holds for the table at any moment, whatever is open."""

from typing import Final

from hatamoto.games.edo import actions, board, codes
from hatamoto.games.edo.content import ids
from hatamoto.games.edo.decisions import planning
from hatamoto.games.edo.position.tokens import is_in_play
from hatamoto.games.edo.ronin.board import eligible, ronin_at
from hatamoto.games.edo.state import EdoState
from hatamoto.kernel.errors import BadPosition
from hatamoto.kernel.frames import (
    Frame,
    a_of,
    b_of,
    framed,
    framed_wide,
    kind_of,
)
from hatamoto.kernel.seats import NATURE

NOBODY_ACTS: Final = -1


def no_open(state: EdoState, frame: Frame) -> BadPosition:
    """The error for a frame that cannot be open now."""
    return BadPosition(f"open: {state.game.kinds[kind_of(frame)].id} cannot be open here")


def check_table(state: EdoState) -> None:
    """What holds at any moment: packages, towns, tiles, who has acted."""
    if state.acted >> state.seats or (state.acted and state.passes >= actions.SLOTS):
        raise BadPosition("acted: nobody acts after the last pass")


def check_whole(state: EdoState) -> None:
    """Nothing of the set-up is missing."""
    for city in state.setting.cities:
        if state.city[city * codes.PER_CITY + codes.TILE] == codes.NO_TILE:
            raise BadPosition("tiles: every city in use has one")
    if state.current == codes.NO_MERCHANT:
        raise BadPosition("merchant_card: there is one in every round")
    if is_in_play(state, "ronin") and len(state.ronin) < state.setting.content.ronin:
        raise BadPosition(f"ronin: there are {state.setting.content.ronin}")


def rounds_over(state: EdoState) -> int:
    """How many rounds have ended."""
    is_between = len(state.stack) > 0 and kind_of(state.stack[0]) == codes.BEGIN_ROUND
    return state.rounds if is_between else max(0, state.rounds - 1)


def check_merchants(state: EdoState) -> None:
    """One merchant card leaves with each round, and the pile has an open top (§end/merchant)."""
    due = {codes.TURN_MERCHANT: 0, codes.PASS_MERCHANT: 0, codes.OPEN_MERCHANT: 0}
    for frame in state.stack:
        if kind_of(frame) in due:
            due[kind_of(frame)] += max(1, a_of(frame))
    left = bin(state.pile).count("1")
    here = left + int(state.current != codes.NO_MERCHANT) + int(state.coming != codes.NO_MERCHANT)
    past, over = ids.MERCHANTS - here + due[codes.PASS_MERCHANT], rounds_over(state)
    if past != over:
        raise BadPosition(
            f"merchants_past: one card for each round that is over, so {over}, not {past}"
        )
    left -= due[codes.TURN_MERCHANT] + due[codes.PASS_MERCHANT] + due[codes.OPEN_MERCHANT]
    if left < 0:
        raise BadPosition("merchant_top: the pile is empty in the last round")
    if left and state.coming == codes.NO_MERCHANT and not due[codes.OPEN_MERCHANT]:
        raise BadPosition("merchant_top: it lies open while the pile has cards")


def check_kept(state: EdoState) -> None:
    """Between the end of a round and the plans nobody has too much (§end/limit, §end/check)."""
    content = state.setting.content
    most = content.limit
    if not rounds_over(state):
        most = max(
            [most] + [sum(content.package[at : at + 3]) for at in range(0, ids.PACKAGES * 4, 4)]
        )
    for seat in range(state.seats):
        goods, points = board.resources(state, seat), state.hold[seat * codes.HELD + codes.POINTS]
        if goods > most:
            raise BadPosition(
                f"players: seat {seat} has {goods} wood, stone and rice before the plans are "
                f"made, and may keep {most}"
            )
        if points >= content.end_points:
            raise BadPosition(
                f"points: seat {seat} has {points}, and {content.end_points} have ended the game"
            )


def check_first_ronin(state: EdoState) -> None:
    """In the set-up one Ronin stands on each kind of resource space (§ronin/setup)."""
    kinds = [(space - ids.RESOURCE_FIRST) // ids.EACH_RESOURCE for space in state.ronin]
    if len(set(kinds)) != len(kinds) or any(kind < 0 for kind in kinds):
        raise BadPosition("ronin: in the set-up one stands on each kind of resource space")


def check_begun(state: EdoState) -> None:
    """A round has begun, and its board is whole."""
    check_whole(state)
    if state.rounds < 1:
        raise BadPosition("round: it is 1 or more once the game has begun")


def check_quiet(state: EdoState, seat: int) -> None:
    """Only the seat whose turn it is has black samurai or samurai that are done."""
    for place in range(state.seats * codes.PIECES):
        piece = state.pieces[place]
        if (
            piece < codes.HOME
            and piece & (codes.BLACK | codes.MARKED)
            and place // codes.PIECES != seat
        ):
            raise BadPosition("samurai: black and done ones belong to an open turn")


def check_no_plans(state: EdoState) -> None:
    """No plan is locked before or during the planning."""
    check_quiet(state, NOBODY_ACTS)
    if any(
        state.plan[seat * codes.PLANNED + planning.STOCK] != codes.NO_PLAN
        for seat in range(state.seats)
    ):
        raise BadPosition("plans: none is locked yet")
    if state.acted or state.passes:
        raise BadPosition("pass: the passes begin when the plans are locked")


def check_all_planned(state: EdoState) -> None:
    """Every seat has a plan when cards are performed."""
    if any(
        state.plan[seat * codes.PLANNED + planning.STOCK] == codes.NO_PLAN
        for seat in range(state.seats)
    ):
        raise BadPosition("plans: all are locked when actions are performed")


def check_relocation(state: EdoState, frame: Frame, seat: int, returns: int) -> None:
    """A Ronin on his way: a tile to draw, a kind to name, or a space to choose."""
    kind, start = kind_of(frame), a_of(frame)
    if start >= ids.SPACES or not ronin_at(state, start):
        raise no_open(state, frame)
    if kind == codes.DRAW_LOCATION:
        fits = frame == framed_wide(codes.DRAW_LOCATION, NATURE, start, seat, returns)
    elif kind == codes.CHOOSE_KIND:
        fits = frame == framed(codes.CHOOSE_KIND, seat, start)
    else:
        to = b_of(frame)
        fits = frame == framed_wide(codes.SETTLE_RONIN, seat, start, to) and to < ids.RONIN_KINDS
        fits = fits and bin(eligible(state, to, start)).count("1") > 1
    if not fits:
        raise no_open(state, frame)
