"""What is open in a position: the saved stack and planning, or a step of the game."""

from typing import Final

from hatamoto.games.edo.actions import SLOTS
from hatamoto.games.edo.content import ACTIONS, START_CARDS
from hatamoto.games.edo.decisions.planning import STOCK, stock_of
from hatamoto.games.edo.position.fitting import check_over, check_stack, grants_left
from hatamoto.games.edo.position.planned import read_plans, read_turn
from hatamoto.games.edo.position.tokens import is_in_play
from hatamoto.games.edo.position.whole import (
    NOBODY_ACTS,
    check_first_ronin,
    check_kept,
    check_merchants,
    check_quiet,
    check_table,
    rounds_over,
)
from hatamoto.games.edo.ronin.board import kind_due
from hatamoto.games.edo.state import (
    BEGIN_LIMIT,
    BEGIN_PACKAGES,
    BEGIN_PLAN,
    BEGIN_ROUND,
    BEGIN_WAGES,
    CHOOSE_START,
    GOING_ON,
    LAY_TILE,
    MOVE_SAMURAI,
    NEXT_TURN,
    NO_MERCHANT,
    NO_PLAN,
    NO_TILE,
    NO_TOKEN,
    OPEN_DEMAND,
    OPEN_MERCHANT,
    OPEN_PRIVILEGE,
    OPEN_SPECIAL,
    PASS_MERCHANT,
    PER_CITY,
    PLACE_RONIN,
    PLAN,
    PLANNED,
    TILE,
    TURN,
    TURN_MERCHANT,
    Advice,
    EdoState,
)
from hatamoto.games.edo.tokken.board import COLUMNS, GRANTS, NEXT
from hatamoto.kernel.errors import BadPosition
from hatamoto.kernel.frames import STEP, framed, kind_of, seat_of
from hatamoto.kernel.positions import DRAW, Reader, give_answers, place_of, read_frame
from hatamoto.kernel.seats import NATURE

STEPS: Final = ["setup", "round", "plan", "perform", "wages", "limit"]
FIRST_FRAMES: Final = [BEGIN_ROUND, BEGIN_ROUND, BEGIN_PLAN, NEXT_TURN, BEGIN_WAGES, BEGIN_LIMIT]
PLAN_STEP: Final = 2
PERFORM: Final = 3


def read_open(state: EdoState, reader: Reader) -> None:
    """Open what the position says, and refuse what the game could not have reached."""
    read_plans(state, reader)
    if state.ended != GOING_ON:
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
        if TURN <= kind_of(frame) < MOVE_SAMURAI and 0 <= seat_of(frame) < state.seats:
            read_turn(state, seat_of(frame), reader)
    together = reader.has("together")
    if together and read_frame(state.game, reader.fields["together"], 2) != framed(PLAN, STEP):
        raise BadPosition("together: only the planning is done together")
    if together == bool(state.stack):
        raise BadPosition("open: either a stack is open, or the planning")
    check_stack(state, together)
    check_merchants(state)
    if together:
        state.advice = Advice(state.seats)
        state.ask_together(framed(PLAN, STEP), (1 << state.seats) - 1)


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
        state.passes = SLOTS
    state.push(framed(FIRST_FRAMES[place], STEP))
    if place == 0:
        state.push(framed(BEGIN_PACKAGES, STEP))
    push_ronin(state)
    push_tokens(state)
    if reader.fields.get("start") == DRAW:
        state.push(framed(CHOOSE_START, NATURE))
    push_cards(state, reader)
    check_table(state)
    check_quiet(state, NOBODY_ACTS)
    check_merchants(state)
    if place == 0:
        check_first_ronin(state)
    if place <= PLAN_STEP:
        check_kept(state)


def fill_plans(state: EdoState) -> None:
    """Who has no plan does nothing: the first action of each start card, without officials."""
    for seat in range(state.seats):
        at = seat * PLANNED
        if state.plan[at + STOCK] == NO_PLAN:
            for slot in range(SLOTS):
                card = slot % START_CARDS
                action = state.setting.content.card_actions[card][0]
                assert action < ACTIONS
                state.plan[at + slot] = card | action << 4
            state.plan[at + STOCK] = stock_of(state, seat)


def push_ronin(state: EdoState) -> None:
    """The Ronin that have still to be placed."""
    if is_in_play(state, "ronin") and len(state.ronin) < state.setting.content.ronin:
        state.push(framed(PLACE_RONIN, NATURE, kind_due(state)))


def push_tokens(state: EdoState) -> None:
    """The demands and privileges that have still to be opened."""
    if not is_in_play(state, "tokken"):
        return
    columns = range(COLUMNS)
    demands = sum(1 for column in columns if state.court[column] == NO_TOKEN)
    grants = sum(1 for column in columns if state.court[GRANTS + column] == NO_TOKEN)
    order = [OPEN_DEMAND] * demands + [OPEN_PRIVILEGE] * grants
    if state.court[NEXT] == NO_TOKEN:
        order.append(OPEN_DEMAND)
    if state.court[GRANTS + NEXT] == NO_TOKEN:
        order.append(OPEN_PRIVILEGE)
    left = {OPEN_DEMAND: bin(state.demands).count("1"), OPEN_PRIVILEGE: grants_left(state)}
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
            state.push(framed(OPEN_SPECIAL, NATURE, missing))
    push_merchants(state, reader)
    for place, city in enumerate(state.setting.cities):
        if state.city[city * PER_CITY + TILE] == NO_TILE:
            state.push(framed(LAY_TILE, NATURE, place))
            break


def push_merchants(state: EdoState, reader: Reader) -> None:
    """The current card, those of the rounds that are over, and the top of the pile."""
    left = bin(state.pile).count("1")
    current = int(state.current == NO_MERCHANT)
    past = rounds_over(state) if reader.is_drawn("merchants_past") else 0
    if reader.is_drawn("merchant_top") and left > current + past:
        state.push(framed(OPEN_MERCHANT, NATURE))
    if past:
        state.push(framed(PASS_MERCHANT, NATURE, past))
    if current:
        state.push(framed(TURN_MERCHANT, NATURE))


def check_answerable(state: EdoState) -> None:
    """Somebody is asked and has something to answer."""
    if not state.to_act() and state.ended == GOING_ON:
        raise BadPosition("open: nothing is open in this position")
    for seat in state.to_act():
        if not state.legal(seat):
            who = "chance" if seat == NATURE else f"seat {seat}"
            raise BadPosition(f"open: {who} has nothing to answer")
