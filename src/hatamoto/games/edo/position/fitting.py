"""Whether what is open fits the table: no stack is read that the game could not have reached.

A stack ends below in a part of the game. Over it lie what chance has still to open, the question of
the part, and in a turn what the turn has asked.
"""

from typing import Final

from hatamoto.games.edo import actions, board, codes
from hatamoto.games.edo.decisions.ending import is_over_limit
from hatamoto.games.edo.position import whole
from hatamoto.games.edo.position.tokens import is_in_play
from hatamoto.games.edo.position.turning import check_perform
from hatamoto.games.edo.position.whole import (
    check_all_planned,
    check_begun,
    check_first_ronin,
    check_kept,
    check_no_plans,
    check_quiet,
    check_relocation,
    check_table,
    check_whole,
    no_open,
)
from hatamoto.games.edo.ronin.board import kind_due
from hatamoto.games.edo.state import EdoState
from hatamoto.games.edo.tokken import board as tokken_board
from hatamoto.kernel.errors import BadPosition
from hatamoto.kernel.frames import (
    STEP,
    Frame,
    a_of,
    framed,
    kind_of,
    seat_of,
)
from hatamoto.kernel.seats import NATURE

CHANCE_ORDER: Final = (codes.PLACE_RONIN, codes.OPEN_PRIVILEGE, codes.OPEN_DEMAND, codes.CHOOSE_START, codes.OPEN_SPECIAL,
                       codes.OPEN_MERCHANT, codes.PASS_MERCHANT, codes.TURN_MERCHANT, codes.LAY_TILE)  # fmt: skip
"""What chance opens in the set-up, the last first."""
PARTS: Final = (
    codes.BEGIN_ROUND,
    codes.BEGIN_PLAN,
    codes.NEXT_TURN,
    codes.BEGIN_WAGES,
    codes.BEGIN_LIMIT,
)
"""The parts of the game that a position can begin with."""


def check_stack(state: EdoState, together: bool) -> None:
    """All of it: the table, who has acted, and the stack."""
    check_table(state)
    if together:
        check_quiet(state, whole.NOBODY_ACTS)
        check_no_plans(state)
        check_begun(state)
        check_kept(state)
        return
    bottom = kind_of(state.stack[0])
    if is_unopened(state):
        check_unopened(state, bottom)
    elif bottom == codes.BEGIN_ROUND:
        check_beginning(state)
    elif bottom == codes.BEGIN_PLAN:
        check_no_plans(state)
        check_begun(state)
        check_kept(state)
        check_ronin_phase(state)
    elif bottom == codes.NEXT_TURN:
        check_perform(state)
    elif bottom == codes.BEGIN_WAGES or bottom == codes.BEGIN_LIMIT:
        check_counted(
            state, codes.PAY_WAGES if bottom == codes.BEGIN_WAGES else codes.DISCARD_GOODS
        )
    else:
        raise BadPosition("open: the stack ends below in no part of the game")


# A part that begins when chance has opened what a position leaves to it


def is_unopened(state: EdoState) -> bool:
    """Whether over a part of the game lies nothing but the set-up of chance."""
    kinds = [kind_of(frame) for frame in state.stack[1:]]
    if state.rounds and kind_of(state.stack[0]) == codes.BEGIN_ROUND:
        kinds = [kind for kind in kinds if kind not in (codes.OPEN_SPECIAL, codes.OPEN_MERCHANT)]
    return bool(kinds) and all(kind in CHANCE_ORDER for kind in kinds)


def check_unopened(state: EdoState, bottom: int) -> None:
    """The part has not begun: nobody has acted, and plans are there when they are performed."""
    if state.stack[0] != framed(bottom, STEP) or bottom not in PARTS:
        raise no_open(state, state.stack[0])
    if state.acted or state.passes != (
        actions.SLOTS if bottom in (codes.BEGIN_WAGES, codes.BEGIN_LIMIT) else 0
    ):
        raise BadPosition("pass: this part of the round has not begun")
    if bottom == codes.NEXT_TURN:
        check_all_planned(state)
    elif bottom == codes.BEGIN_ROUND or bottom == codes.BEGIN_PLAN:
        check_no_plans(state)
        check_kept(state)
    if bottom != codes.BEGIN_ROUND and state.rounds < 1:
        raise BadPosition("round: it is 1 or more once the game has begun")
    check_quiet(state, whole.NOBODY_ACTS)
    check_set_up(state, state.stack[1:])


# Before a round


def check_beginning(state: EdoState) -> None:
    """The set-up, the packages and towns, or what is opened between two rounds."""
    check_no_plans(state)
    above = state.stack[1:]
    if state.stack[0] != framed(codes.BEGIN_ROUND, STEP) or not above:
        raise no_open(state, state.stack[0])
    check_kept(state)
    if state.rounds:
        check_refill(state, above)
        return
    if above[0] == framed(codes.BEGIN_PACKAGES, STEP):
        check_set_up(state, above[1:])
    else:
        check_choosing(state, above)
    check_first_ronin(state)


def check_refill(state: EdoState, above: list[Frame]) -> None:
    """Between two rounds a merchant card and special cards are opened."""
    check_whole(state)
    wanted: list[Frame] = []
    missing = state.setting.content.display - bin(state.display).count("1")
    left = min(missing, bin(state.deck).count("1"))
    if left > 0:
        wanted.append(framed(codes.OPEN_SPECIAL, NATURE, left))
    if state.coming == codes.NO_MERCHANT and state.pile:
        wanted.append(framed(codes.OPEN_MERCHANT, NATURE))
    if above != wanted:
        raise no_open(state, above[-1])


def check_set_up(state: EdoState, above: list[Frame]) -> None:
    """Chance opens things in their order, each where it is still missing (ruling 62)."""
    if not above:
        raise BadPosition("open: nothing is left to be opened")
    last = 0
    for frame in above:
        kind = kind_of(frame)
        if kind not in CHANCE_ORDER or seat_of(frame) != NATURE:
            raise no_open(state, frame)
        place = CHANCE_ORDER.index(kind)
        tokens = kind in (codes.OPEN_DEMAND, codes.OPEN_PRIVILEGE)
        if (place < last and not tokens) or not fits_chance(state, frame):
            raise no_open(state, frame)
        last = max(last, place)
    check_tokens_due(state, above)


def fits_chance(state: EdoState, frame: Frame) -> bool:
    """Whether chance has still to open this."""
    kind, number = kind_of(frame), a_of(frame)
    if frame >> 28:
        return False
    if kind == codes.LAY_TILE:
        tiles = [state.city[city * codes.PER_CITY + codes.TILE] for city in state.setting.cities]
        return number < len(tiles) and all(
            (tile == codes.NO_TILE) == (place >= number) for place, tile in enumerate(tiles)
        )
    if kind == codes.PLACE_RONIN:
        missing = len(state.ronin) < state.setting.content.ronin
        return is_in_play(state, "ronin") and missing and number == kind_due(state)
    if kind == codes.OPEN_SPECIAL:
        opened = bin(state.display).count("1")
        return number > 0 and number + opened == state.setting.content.display
    if kind == codes.TURN_MERCHANT:
        return number == 0 and state.current == codes.NO_MERCHANT
    if kind == codes.PASS_MERCHANT:
        return number > 0
    if kind == codes.OPEN_MERCHANT:
        return number == 0 and state.coming == codes.NO_MERCHANT and state.pile != 0
    return number == 0 and (kind == codes.CHOOSE_START or is_in_play(state, "tokken"))


def check_tokens_due(state: EdoState, above: list[Frame]) -> None:
    """As many demands and privileges are to come as the privilege board has gaps, if there are."""
    demands, grants = bin(state.demands).count("1"), grants_left(state)
    for kind, row, left in (
        (codes.OPEN_DEMAND, state.court[: tokken_board.GRANTS], demands),
        (codes.OPEN_PRIVILEGE, state.court[tokken_board.GRANTS :], grants),
    ):
        due = sum(1 for frame in above if kind_of(frame) == kind)
        if due != min(left, sum(1 for token in row if token == codes.NO_TOKEN)):
            raise BadPosition("open: demands and privileges fill their board")


def grants_left(state: EdoState) -> int:
    """The privileges in the stack."""
    packed, count = state.grants, 0
    while packed:
        count += packed & 15
        packed >>= 4
    return count


def check_choosing(state: EdoState, above: list[Frame]) -> None:
    """Packages in turn order, then towns in reverse (§setup/packages, §setup/towns)."""
    check_whole(state)
    order = board.turn_order(state)
    frame = above[0]
    kind, seat = kind_of(frame), seat_of(frame)
    if len(above) > 1 or kind not in (codes.TAKE_PACKAGE, codes.CHOOSE_TOWN) or frame >> 12:
        raise no_open(state, above[-1])
    field = codes.PACKAGE_OF if kind == codes.TAKE_PACKAGE else codes.TOWN_OF
    if kind == codes.CHOOSE_TOWN:
        if any(not state.hold[other * codes.HELD + codes.PACKAGE_OF] for other in order):
            raise BadPosition("open: towns are chosen when all have a package")
        order.reverse()
    before = order[: order.index(seat)] if seat in order else []
    if any((state.hold[s * codes.HELD + field] != 0) != (s in before) for s in order):
        raise BadPosition(f"open: it is not seat {seat}'s turn to choose")


# Phases of a round


def check_ronin_phase(state: EdoState) -> None:
    """The start player's relocation (§ronin/select)."""
    if len(state.stack) != 2 or state.stack[0] != framed(codes.BEGIN_PLAN, STEP):
        raise no_open(state, state.stack[-1])
    frame = state.stack[1]
    if frame != framed(codes.SELECT_RONIN, state.first):
        check_relocation(state, frame, state.first, 1)
    if not is_in_play(state, "ronin"):
        raise no_open(state, frame)


def check_counted(state: EdoState, question: int) -> None:
    """Wages or discards in turn order; the step below counts those who are done."""
    check_whole(state)
    check_quiet(state, whole.NOBODY_ACTS)
    frame = state.stack[0]
    done = a_of(frame)
    if state.passes != actions.SLOTS or state.acted:
        raise BadPosition("pass: all three are over")
    if len(state.stack) != 2 or not 1 <= done <= state.seats or frame >> 28:
        raise no_open(state, state.stack[-1])
    seat = (state.first + done - 1) % state.seats
    owes = state.hold[seat * codes.HELD + codes.ABROAD] > 0
    if question == codes.DISCARD_GOODS:
        owes = is_over_limit(state, seat)
    if state.stack[1] != framed(question, seat) or not owes or seat_of(frame) != STEP:
        raise no_open(state, state.stack[1])


def check_over(state: EdoState) -> None:
    """A game that is over ended for the reason given."""
    check_whole(state)
    check_quiet(state, whole.NOBODY_ACTS)
    most = max(state.hold[seat * codes.HELD + codes.POINTS] for seat in range(state.seats))
    reached = most >= state.setting.content.end_points
    fits = reached
    if state.ended != codes.ENOUGH_POINTS:
        fits = not reached and state.coming == codes.NO_MERCHANT and not state.pile
    if not fits:
        raise BadPosition("ended: the points and the merchants do not say so")
