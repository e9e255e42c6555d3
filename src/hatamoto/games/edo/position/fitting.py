"""Whether what is open fits the table: no stack is read that the game could not have reached.

A stack ends below in a part of the game. Over it lie what chance has still to open, the question of
the part, and in a turn what the turn has asked.
"""

from typing import Final

from hatamoto.games.edo import board
from hatamoto.games.edo.actions import SLOTS
from hatamoto.games.edo.content import RONIN_KINDS, SPACES, TRAVEL
from hatamoto.games.edo.decisions.ending import is_over_limit
from hatamoto.games.edo.decisions.planning import STOCK
from hatamoto.games.edo.position.tokens import is_in_play
from hatamoto.games.edo.ronin.board import eligible, ronin_at
from hatamoto.games.edo.state import (
    ABROAD,
    BEGIN_LIMIT,
    BEGIN_PACKAGES,
    BEGIN_PLAN,
    BEGIN_ROUND,
    BEGIN_WAGES,
    BLACK,
    BRING_SAMURAI,
    CHOOSE_KIND,
    CHOOSE_START,
    CHOOSE_TOWN,
    DISCARD_GOODS,
    DRAW_LOCATION,
    ENOUGH_POINTS,
    HELD,
    HOME,
    JOIN_SAMURAI,
    LAY_TILE,
    LEAD_MERCHANT,
    MARKED,
    MOVE_SAMURAI,
    NEXT_RONIN,
    NEXT_TURN,
    NO_MERCHANT,
    NO_PLAN,
    NO_TILE,
    NO_TOKEN,
    OPEN_DEMAND,
    OPEN_MERCHANT,
    OPEN_PRIVILEGE,
    OPEN_SPECIAL,
    PACKAGE_OF,
    PAY_WAGES,
    PER_CITY,
    PIECES,
    PLACE_RONIN,
    PLANNED,
    POINTS,
    RELOCATE_SAMURAI,
    SELECT_RONIN,
    SETTLE_RONIN,
    TAKE_PACKAGE,
    TILE,
    TOWN_OF,
    TURN,
    TURN_MERCHANT,
    EdoState,
)
from hatamoto.games.edo.tokken.board import GRANTS, NEXT
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

NOBODY_ACTS: Final = -1
CHANCE_ORDER: Final = (PLACE_RONIN, OPEN_PRIVILEGE, OPEN_DEMAND, CHOOSE_START, OPEN_SPECIAL,
                       OPEN_MERCHANT, TURN_MERCHANT, LAY_TILE)  # fmt: skip
"""What chance opens in the set-up, the last first."""


def no_open(state: EdoState, frame: Frame) -> BadPosition:
    """The error for a frame that cannot be open now."""
    return BadPosition(f"open: {state.game.kinds[kind_of(frame)].id} cannot be open here")


def check_stack(state: EdoState, together: bool) -> None:
    """All of it: the table, who has acted, and the stack."""
    check_table(state)
    if together:
        check_quiet(state, NOBODY_ACTS)
        check_no_plans(state)
        check_begun(state)
        return
    bottom = kind_of(state.stack[0])
    if bottom == BEGIN_ROUND:
        check_beginning(state)
    elif bottom == BEGIN_PLAN:
        check_no_plans(state)
        check_begun(state)
        check_ronin_phase(state)
    elif bottom == NEXT_TURN:
        check_perform(state)
    elif bottom == BEGIN_WAGES or bottom == BEGIN_LIMIT:
        check_counted(state, PAY_WAGES if bottom == BEGIN_WAGES else DISCARD_GOODS)
    else:
        raise BadPosition("open: the stack ends below in no part of the game")


def check_table(state: EdoState) -> None:
    """What holds at any moment: packages, towns, tiles, who has acted."""
    if state.acted >> state.seats or (state.acted and state.passes >= SLOTS):
        raise BadPosition("acted: nobody acts after the last pass")


def check_whole(state: EdoState) -> None:
    """Nothing of the set-up is missing."""
    for city in state.setting.cities:
        if state.city[city * PER_CITY + TILE] == NO_TILE:
            raise BadPosition("tiles: every city in use has one")
    if state.current == NO_MERCHANT:
        raise BadPosition("merchant_card: there is one in every round")
    if is_in_play(state, "ronin") and len(state.ronin) < state.setting.content.ronin:
        raise BadPosition(f"ronin: there are {state.setting.content.ronin}")


def check_begun(state: EdoState) -> None:
    """A round has begun, and its board is whole."""
    check_whole(state)
    if state.rounds < 1:
        raise BadPosition("round: it is 1 or more once the game has begun")


def check_quiet(state: EdoState, seat: int) -> None:
    """Only the seat whose turn it is has black samurai or samurai that are done."""
    for place in range(state.seats * PIECES):
        piece = state.pieces[place]
        if piece < HOME and piece & (BLACK | MARKED) and place // PIECES != seat:
            raise BadPosition("samurai: black and done ones belong to an open turn")


def check_no_plans(state: EdoState) -> None:
    """No plan is locked before or during the planning."""
    check_quiet(state, NOBODY_ACTS)
    if any(state.plan[seat * PLANNED + STOCK] != NO_PLAN for seat in range(state.seats)):
        raise BadPosition("plans: none is locked yet")
    if state.acted or state.passes:
        raise BadPosition("pass: the passes begin when the plans are locked")


# Before a round


def check_beginning(state: EdoState) -> None:
    """The set-up, the packages and towns, or what is opened between two rounds."""
    check_no_plans(state)
    above = state.stack[1:]
    if state.stack[0] != framed(BEGIN_ROUND, STEP) or not above:
        raise no_open(state, state.stack[0])
    if state.rounds:
        check_refill(state, above)
    elif above[0] == framed(BEGIN_PACKAGES, STEP):
        check_set_up(state, above[1:])
    else:
        check_choosing(state, above)


def check_refill(state: EdoState, above: list[Frame]) -> None:
    """Between two rounds a merchant card and special cards are opened."""
    check_whole(state)
    wanted: list[Frame] = []
    missing = state.setting.content.display - bin(state.display).count("1")
    left = min(missing, bin(state.deck).count("1"))
    if left > 0:
        wanted.append(framed(OPEN_SPECIAL, NATURE, left))
    if state.coming == NO_MERCHANT and state.pile:
        wanted.append(framed(OPEN_MERCHANT, NATURE))
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
        tokens = kind in (OPEN_DEMAND, OPEN_PRIVILEGE)
        if (place < last and not tokens) or not fits_chance(state, frame):
            raise no_open(state, frame)
        last = max(last, place)
    check_tokens_due(state, above)


def fits_chance(state: EdoState, frame: Frame) -> bool:
    """Whether chance has still to open this."""
    kind, number = kind_of(frame), a_of(frame)
    if frame >> 28:
        return False
    if kind == LAY_TILE:
        tiles = [state.city[city * PER_CITY + TILE] for city in state.setting.cities]
        return number < len(tiles) and all(
            (tile == NO_TILE) == (place >= number) for place, tile in enumerate(tiles)
        )
    if kind == PLACE_RONIN:
        return is_in_play(state, "ronin") and number == len(state.ronin) < 3
    if kind == OPEN_SPECIAL:
        opened = bin(state.display).count("1")
        return number > 0 and number + opened == state.setting.content.display
    if kind == TURN_MERCHANT:
        return number == 0 and state.current == NO_MERCHANT
    if kind == OPEN_MERCHANT:
        return number == 0 and state.coming == NO_MERCHANT and state.pile != 0
    return number == 0 and (kind == CHOOSE_START or is_in_play(state, "tokken"))


def check_tokens_due(state: EdoState, above: list[Frame]) -> None:
    """As many demands and privileges are to come as the privilege board has gaps."""
    for kind, row in ((OPEN_DEMAND, state.court[:GRANTS]), (OPEN_PRIVILEGE, state.court[GRANTS:])):
        due = sum(1 for frame in above if kind_of(frame) == kind)
        if due != sum(1 for token in row if token == NO_TOKEN):
            raise BadPosition("open: demands and privileges fill their board")


def check_choosing(state: EdoState, above: list[Frame]) -> None:
    """Packages in turn order, then towns in reverse (§setup/packages, §setup/towns)."""
    check_whole(state)
    order = board.turn_order(state)
    frame = above[0]
    kind, seat = kind_of(frame), seat_of(frame)
    if len(above) > 1 or kind not in (TAKE_PACKAGE, CHOOSE_TOWN) or frame >> 12:
        raise no_open(state, above[-1])
    field = PACKAGE_OF if kind == TAKE_PACKAGE else TOWN_OF
    if kind == CHOOSE_TOWN:
        if any(not state.hold[other * HELD + PACKAGE_OF] for other in order):
            raise BadPosition("open: towns are chosen when all have a package")
        order.reverse()
    before = order[: order.index(seat)] if seat in order else []
    if any((state.hold[s * HELD + field] != 0) != (s in before) for s in order):
        raise BadPosition(f"open: it is not seat {seat}'s turn to choose")


# Phases of a round


def check_ronin_phase(state: EdoState) -> None:
    """The start player's relocation (§ronin/select)."""
    if len(state.stack) != 2 or state.stack[0] != framed(BEGIN_PLAN, STEP):
        raise no_open(state, state.stack[-1])
    frame = state.stack[1]
    if frame != framed(SELECT_RONIN, state.first):
        check_relocation(state, frame, state.first, 1)
    if not is_in_play(state, "ronin"):
        raise no_open(state, frame)


def check_relocation(state: EdoState, frame: Frame, seat: int, returns: int) -> None:
    """A Ronin on his way: a tile to draw, a kind to name, or a space to choose."""
    kind, start = kind_of(frame), a_of(frame)
    if start >= SPACES or not ronin_at(state, start):
        raise no_open(state, frame)
    if kind == DRAW_LOCATION:
        fits = frame == framed_wide(DRAW_LOCATION, NATURE, start, seat, returns)
    elif kind == CHOOSE_KIND:
        fits = frame == framed(CHOOSE_KIND, seat, start)
    else:
        to = b_of(frame)
        fits = frame == framed_wide(SETTLE_RONIN, seat, start, to) and to < RONIN_KINDS
        fits = fits and bin(eligible(state, to, start)).count("1") > 1
    if not fits:
        raise no_open(state, frame)


def check_counted(state: EdoState, question: int) -> None:
    """Wages or discards in turn order; the step below counts those who are done."""
    check_whole(state)
    check_quiet(state, NOBODY_ACTS)
    frame = state.stack[0]
    done = a_of(frame)
    if state.passes != SLOTS or state.acted:
        raise BadPosition("pass: all three are over")
    if len(state.stack) != 2 or not 1 <= done <= state.seats or frame >> 28:
        raise no_open(state, state.stack[-1])
    seat = (state.first + done - 1) % state.seats
    owes = state.hold[seat * HELD + ABROAD] > 0
    if question == DISCARD_GOODS:
        owes = is_over_limit(state, seat)
    if state.stack[1] != framed(question, seat) or not owes or seat_of(frame) != STEP:
        raise no_open(state, state.stack[1])


def check_perform(state: EdoState) -> None:
    """A turn is open: its seat has shown the card of this pass."""
    check_begun(state)
    if any(state.plan[seat * PLANNED + STOCK] == NO_PLAN for seat in range(state.seats)):
        raise BadPosition("plans: all are locked when actions are performed")
    if state.stack[0] != framed(NEXT_TURN, STEP) or len(state.stack) < 2:
        raise no_open(state, state.stack[0])
    if state.passes >= SLOTS:
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
    action = state.plan[seat * PLANNED + state.passes] >> 4 & 15
    if frame != framed(TURN + action, seat, state.passes):
        raise no_open(state, frame)
    check_quiet(state, seat)
    check_pieces(state, seat)


def check_pieces(state: EdoState, seat: int) -> None:
    """Black samurai were planned, and what the official may still do fits his action."""
    entry = state.plan[seat * PLANNED + state.passes]
    pieces = state.pieces[seat * PIECES : seat * PIECES + PIECES]
    blacks = sum(1 for piece in pieces if piece < HOME and piece & BLACK)
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
    if kind in (OPEN_DEMAND, OPEN_PRIVILEGE):
        check_opening(state, above)
    elif kind == NEXT_RONIN and seat_of(frame) == STEP:
        check_dispersal(state, seat, above)
    elif len(above) > 1:
        raise no_open(state, above[-1])
    elif kind in (BRING_SAMURAI, JOIN_SAMURAI):
        free = state.setting.content.disperse_free
        fits = state.dispersed and space < SPACES and ronin_at(state, space) > 0
        fits = fits and frame == framed_wide(kind, seat, space, b_of(frame))
        if not fits or not 0 < b_of(frame) <= free:
            raise no_open(state, frame)
    else:
        check_way(state, seat, frame)


def check_way(state: EdoState, seat: int, frame: Frame) -> None:
    """A piece that was picked up stands where the frame says."""
    kind, space = kind_of(frame), a_of(frame)
    fits = frame == framed(kind, seat, space) and space < SPACES
    if kind == MOVE_SAMURAI:
        fits = fits and state.moving != 0 and board.piece_at(state, seat, space) >= 0
    elif kind == LEAD_MERCHANT:
        fits = fits and state.moving != 0 and not state.led and space == state.merchant
    elif kind == RELOCATE_SAMURAI:
        fits = fits and not state.moving and board.stands_at(state, seat, space)
        fits = fits and kind_of(state.stack[1]) == TURN + TRAVEL
    else:
        fits = False
    if not fits:
        raise no_open(state, frame)


def check_opening(state: EdoState, above: list[Frame]) -> None:
    """After a demand was met the previews are opened, the demand's on top."""
    wanted: list[Frame] = []
    if state.grants and state.court and state.court[GRANTS + NEXT] == NO_TOKEN:
        wanted.append(framed(OPEN_PRIVILEGE, NATURE))
    if state.demands and state.court and state.court[NEXT] == NO_TOKEN:
        wanted.append(framed(OPEN_DEMAND, NATURE))
    if above != wanted or state.moving:
        raise no_open(state, above[-1])


def check_dispersal(state: EdoState, seat: int, above: list[Frame]) -> None:
    """Ronin are relocated one after the other (§ronin/dispersing/3)."""
    frame = above[0]
    space, left = a_of(frame), c_of(frame)
    fits = len(above) == 2 and frame == framed_wide(NEXT_RONIN, STEP, space, seat, left)
    if not fits or not state.dispersed or space >= SPACES or ronin_at(state, space) != left + 1:
        raise no_open(state, above[-1])
    if a_of(above[1]) != space:
        raise no_open(state, above[1])
    check_relocation(state, above[1], seat, 0)


def check_over(state: EdoState) -> None:
    """A game that is over ended for the reason given."""
    check_whole(state)
    check_quiet(state, NOBODY_ACTS)
    most = max(state.hold[seat * HELD + POINTS] for seat in range(state.seats))
    reached = most >= state.setting.content.end_points
    fits = reached
    if state.ended != ENOUGH_POINTS:
        fits = not reached and state.coming == NO_MERCHANT and not state.pile
    if not fits:
        raise BadPosition("ended: the points and the merchants do not say so")
