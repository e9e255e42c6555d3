"""What is open in a position: the saved stack and planning, or a step of the game."""

from typing import Final

from hatamoto.games.edo import actions, codes
from hatamoto.games.edo.content import ids
from hatamoto.games.edo.decisions import planning
from hatamoto.games.edo.decisions.planning import stock_of
from hatamoto.games.edo.position import whole
from hatamoto.games.edo.position.fitting import check_over, check_stack, grants_left
from hatamoto.games.edo.position.planned import read_plans, read_turn
from hatamoto.games.edo.position.tokens import is_in_play
from hatamoto.games.edo.position.whole import (
    check_first_ronin,
    check_kept,
    check_merchants,
    check_quiet,
    check_table,
    rounds_over,
)
from hatamoto.games.edo.ronin.board import kind_due
from hatamoto.games.edo.state import Advice, EdoState
from hatamoto.games.edo.tokken import board
from hatamoto.kernel.errors import BadPosition
from hatamoto.kernel.frames import STEP, framed, kind_of, seat_of
from hatamoto.kernel.positions import DRAW, Reader, give_answers, place_of, read_frame
from hatamoto.kernel.seats import NATURE

STEPS: Final = ["setup", "round", "plan", "perform", "wages", "limit"]
FIRST_FRAMES: Final = [
    codes.BEGIN_ROUND,
    codes.BEGIN_ROUND,
    codes.BEGIN_PLAN,
    codes.NEXT_TURN,
    codes.BEGIN_WAGES,
    codes.BEGIN_LIMIT,
]
PLAN_STEP: Final = 2
PERFORM: Final = 3


def read_open(state: EdoState, reader: Reader) -> None:
    """Open what the position says, and refuse what the game could not have reached."""
    read_plans(state, reader)
    if state.ended != codes.GOING_ON:
        for key in ("step", "open", "together", "answers", "turn"):
            if reader.fields.get(key):
                raise BadPosition(f"{key}: nothing is open once the game has ended")
        check_table(state)
        check_merchants(state)
        check_over(state)
        return
    if reader.has("open") or reader.has("together"):
        open_saved(state, reader)
    else:
        open_step(state, reader)
    state.settle_opening()
    check_answerable(state)
    give_answers(state, reader.by_seat("answers", state.seats))


def open_saved(state: EdoState, reader: Reader) -> None:
    """The saved stack, or the open planning."""
    for words in reader.items("open") if reader.has("open") else []:
        state.push(read_frame(state.game, words, state.seats))
    for frame in state.stack:
        if codes.TURN <= kind_of(frame) < codes.MOVE_SAMURAI and 0 <= seat_of(frame) < state.seats:
            read_turn(state, seat_of(frame), reader)
    together = reader.has("together")
    if together and read_frame(state.game, reader.fields["together"], 2) != framed(
        codes.PLAN, STEP
    ):
        raise BadPosition("together: only the planning is done together")
    if together == bool(state.stack):
        raise BadPosition("open: either a stack is open, or the planning")
    check_stack(state, together)
    check_merchants(state)
    if together:
        state.advice = Advice(state.seats)
        state.ask_together(framed(codes.PLAN, STEP), (1 << state.seats) - 1)


def open_step(state: EdoState, reader: Reader) -> None:
    """Begin at a step of the game, after whatever chance has still to open."""
    if reader.has("turn"):
        raise BadPosition("turn: none is open at the beginning of a step")
    usual = "round" if state.rounds else "setup"
    place = place_of(reader.fields.get("step", usual), STEPS, "step")
    if place and not state.rounds:
        state.rounds = 1
    if place == 1:
        state.rounds -= 1
    if place == PERFORM:
        fill_plans(state)
    elif place > PERFORM:
        state.passes = actions.SLOTS
    state.push(framed(FIRST_FRAMES[place], STEP))
    if place == 0:
        state.push(framed(codes.BEGIN_PACKAGES, STEP))
    push_ronin(state)
    push_tokens(state)
    if reader.fields.get("start") == DRAW:
        state.push(framed(codes.CHOOSE_START, NATURE))
    push_cards(state, reader)
    check_table(state)
    check_quiet(state, whole.NOBODY_ACTS)
    check_merchants(state)
    if place == 0:
        check_first_ronin(state)
    if place <= PLAN_STEP:
        check_kept(state)


def fill_plans(state: EdoState) -> None:
    """Who has no plan does nothing: the first action of each start card, without officials."""
    for seat in range(state.seats):
        at = seat * codes.PLANNED
        if state.plan[at + planning.STOCK] == codes.NO_PLAN:
            for slot in range(actions.SLOTS):
                card = slot % ids.START_CARDS
                action = state.setting.content.card_actions[card][0]
                assert action < ids.ACTIONS
                state.plan[at + slot] = card | action << 4
            state.plan[at + planning.STOCK] = stock_of(state, seat)


def push_ronin(state: EdoState) -> None:
    """The Ronin that have still to be placed."""
    if is_in_play(state, "ronin") and len(state.ronin) < state.setting.content.ronin:
        state.push(framed(codes.PLACE_RONIN, NATURE, kind_due(state)))


def push_tokens(state: EdoState) -> None:
    """The demands and privileges that have still to be opened."""
    if not is_in_play(state, "tokken"):
        return
    columns = range(board.COLUMNS)
    demands = sum(1 for column in columns if state.court[column] == codes.NO_TOKEN)
    grants = sum(1 for column in columns if state.court[board.GRANTS + column] == codes.NO_TOKEN)
    order = [codes.OPEN_DEMAND] * demands + [codes.OPEN_PRIVILEGE] * grants
    if state.court[board.NEXT] == codes.NO_TOKEN:
        order.append(codes.OPEN_DEMAND)
    if state.court[board.GRANTS + board.NEXT] == codes.NO_TOKEN:
        order.append(codes.OPEN_PRIVILEGE)
    left = {
        codes.OPEN_DEMAND: bin(state.demands).count("1"),
        codes.OPEN_PRIVILEGE: grants_left(state),
    }
    frames: list[int] = []
    for kind in order:
        if left[kind]:
            left[kind] -= 1
            frames.append(framed(kind, NATURE))
    for frame in reversed(frames):
        state.push(frame)


def push_cards(state: EdoState, reader: Reader) -> None:
    """The tiles, merchants and special cards that have still to be opened."""
    if reader.is_drawn("specials"):
        missing = min(state.setting.content.display, bin(state.deck).count("1"))
        if missing:
            state.push(framed(codes.OPEN_SPECIAL, NATURE, missing))
    push_merchants(state, reader)
    for place, city in enumerate(state.setting.cities):
        if state.city[city * codes.PER_CITY + codes.TILE] == codes.NO_TILE:
            state.push(framed(codes.LAY_TILE, NATURE, place))
            break


def push_merchants(state: EdoState, reader: Reader) -> None:
    """The current card, those of the rounds that are over, and the top of the pile."""
    left = bin(state.pile).count("1")
    current = int(state.current == codes.NO_MERCHANT)
    past = rounds_over(state) if reader.is_drawn("merchants_past") else 0
    if reader.is_drawn("merchant_top") and left > current + past:
        state.push(framed(codes.OPEN_MERCHANT, NATURE))
    if past:
        state.push(framed(codes.PASS_MERCHANT, NATURE, past))
    if current:
        state.push(framed(codes.TURN_MERCHANT, NATURE))


def check_answerable(state: EdoState) -> None:
    """Somebody is asked and has something to answer."""
    if not state.to_act() and state.ended == codes.GOING_ON:
        raise BadPosition("open: nothing is open in this position")
    for seat in state.to_act():
        if not state.legal(seat):
            who = "chance" if seat == NATURE else f"seat {seat}"
            raise BadPosition(f"open: {who} has nothing to answer")
