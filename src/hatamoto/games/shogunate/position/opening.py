"""What is open in a position: the saved stack, or a natural step of the round; and whether it fits.

A stack ends below in a part of the round that goes on by itself, or in the Hatamoto's question.
"""

from typing import Final

from hatamoto.games.shogunate import board
from hatamoto.games.shogunate.content import LEADERS, PLOTS, SLOTS
from hatamoto.games.shogunate.decisions.chance import push_deal
from hatamoto.games.shogunate.state import (
    ARROW_SHOW,
    BEGIN_ROUND,
    CHOOSE,
    CLOAKED_LEADER,
    CLOAKED_SLOT,
    COMPANY_ADJACENT,
    DEAL,
    DISCARD_CARD,
    EXCHANGE_TOGETHER,
    GOING_ON,
    INQUIRY_SHOW,
    LAY_LINE,
    NAME_PLAYER,
    NO_CARD,
    NO_PLOT,
    PAY_HONOUR,
    POWER_SHINOBI,
    REVEAL_PLOT,
    SCRY_DRAW,
    START_PLAYER,
    STRIKE,
    SWITCH_SECOND,
    UPSTREAM_SHOW,
    WHISPERS_TOGETHER,
    ShogunateState,
)
from hatamoto.kernel.errors import BadPosition
from hatamoto.kernel.frames import STEP, Frame, a_of, b_of, c_of, framed, kind_of, seat_of
from hatamoto.kernel.kinds import Chance, Decision, Step
from hatamoto.kernel.positions import Reader, give_answers, place_of, read_frame
from hatamoto.kernel.seats import NATURE

BOTTOMS: Final = (BEGIN_ROUND, NAME_PLAYER, DISCARD_CARD, PAY_HONOUR, STRIKE)
SEAT_FIRST: Final = (
    DEAL, DISCARD_CARD, CLOAKED_LEADER, UPSTREAM_SHOW, ARROW_SHOW, EXCHANGE_TOGETHER, INQUIRY_SHOW,
)  # fmt: skip
LEADER_FIRST: Final = (CLOAKED_SLOT, COMPANY_ADJACENT, SWITCH_SECOND)


def read_open(state: ShogunateState, reader: Reader) -> None:
    """Open what the position says, and refuse what nobody could answer."""
    if state.ended != GOING_ON:
        check_table(state)
        return
    if reader.has("open") or reader.has("together"):
        for words in reader.items("open"):
            state.push(read_frame(state.game, words, state.seats))
        check_stack(state)
        check_table(state)
        if reader.has("together"):
            reopen_together(state, reader)
    else:
        open_step(state, reader)
        check_table(state)
    state.settle()
    check_answerable(state)
    give_answers(state, reader.by_seat("answers", state.seats))


def open_step(state: ShogunateState, reader: Reader) -> None:
    """Begin at a step of the round, after whatever chance has still to set."""
    step = reader.fields.get("step", "choose")
    place = place_of(step, ["choose", "honour"], "step")
    if place == 1 and state.plot == NO_PLOT:
        raise BadPosition("step honour needs a plot")
    if place == 0:
        state.push(framed(BEGIN_ROUND, STEP))
        if state.plot != NO_PLOT or reader.has("round"):
            state.rounds = max(0, state.rounds - 1)
    else:
        state.push(framed(PAY_HONOUR, STEP))
    if reader.is_drawn("hatamoto"):
        state.push(framed(START_PLAYER, NATURE))
    if state.plot == NO_PLOT:
        state.push(framed(REVEAL_PLOT, NATURE))
    if reader.is_drawn("line"):
        state.push(framed(LAY_LINE, NATURE))
    push_deal(state, 0)


def reopen_together(state: ShogunateState, reader: Reader) -> None:
    """Open the saved simultaneous step for the seats it asks."""
    frame = read_frame(state.game, reader.fields["together"], state.seats)
    check_numbers(state, frame)
    below = [kind_of(packed) for packed in state.stack]
    kind = kind_of(frame)
    everyone = (1 << state.seats) - 1
    if kind == CHOOSE and not below:
        seats = everyone & ~(1 << state.hatamoto)
    elif kind == WHISPERS_TOGETHER and below == [STRIKE]:
        seats = board.seats_face_down(state)
    elif kind == EXCHANGE_TOGETHER and below == [DISCARD_CARD] and seat_of(frame) != a_of(frame):
        seats = 1 << seat_of(frame) | 1 << a_of(frame)
    else:
        raise BadPosition("together: that is no simultaneous step, or not one open here")
    state.ask_together(frame, seats)


# Whether it fits


def check_stack(state: ShogunateState) -> None:
    """Each frame asks whom its kind asks, and the last of them goes on with the round."""
    if state.stack and kind_of(state.stack[0]) not in BOTTOMS:
        raise BadPosition("open: the stack ends below in no part of the round")
    for frame in state.stack:
        kind = state.game.kinds[kind_of(frame)]
        seat = seat_of(frame)
        fits = isinstance(kind, Decision)
        if seat == NATURE or seat == STEP:
            fits = isinstance(kind, Chance) if seat == NATURE else isinstance(kind, Step)
        if not fits:
            raise BadPosition(f"open: {kind.id} asks somebody else")
        check_numbers(state, frame)


def check_numbers(state: ShogunateState, frame: Frame) -> None:
    """The numbers of a frame are seats, leaders and slots there are."""
    kind = kind_of(frame)
    most = 1
    if kind in SEAT_FIRST:
        most = state.seats
    elif kind in LEADER_FIRST:
        most = LEADERS
    elif kind == POWER_SHINOBI:
        most = 1 << SLOTS
    elif kind == SCRY_DRAW:
        most = PLOTS
    if a_of(frame) >= most or b_of(frame) >= state.seats or c_of(frame):
        raise BadPosition(f"open: {state.game.kinds[kind].id} has other numbers")


def check_table(state: ShogunateState) -> None:
    """What is on the table is whole, but for what chance has still to set."""
    kinds = [kind_of(frame) for frame in state.stack]
    if len(state.line) != SLOTS and LAY_LINE not in kinds:
        raise BadPosition(f"line: it has {SLOTS} leaders")
    for seat in range(state.seats):
        held = board.cards_held(state.down[seat] + state.up[seat])
        if held < state.content.each and DEAL not in kinds:
            raise BadPosition(f"loyalty: seat {seat} has {state.content.each} cards once dealt")
    if state.plot == NO_PLOT and REVEAL_PLOT not in kinds and state.ended == GOING_ON:
        raise BadPosition("plot: players act only while a Plot is active")
    if REVEAL_PLOT in kinds and (state.prefix or not state.bag):
        raise BadPosition("plot: there is none to draw")
    for seat in range(state.seats):
        busy = state.waiting >> seat & 1 or framed(DISCARD_CARD, STEP, seat) in state.stack
        if busy and state.played[seat] == NO_CARD:
            raise BadPosition(f"waiting: seat {seat} has no card in front")


def check_answerable(state: ShogunateState) -> None:
    """Somebody is asked, unless the game is over, and has something to answer."""
    if not state.to_act() and state.ended == GOING_ON:
        raise BadPosition("open: nothing is open in this position")
    for seat in state.to_act():
        if not state.legal(seat):
            raise BadPosition(f"open: seat {seat} has nothing to answer")
