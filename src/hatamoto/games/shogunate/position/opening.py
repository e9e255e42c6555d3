"""What is open in a position: the saved stack and simultaneous step, or a step of the round."""

from hatamoto.games.shogunate import board, codes, frames
from hatamoto.games.shogunate.decisions.chance import push_deal
from hatamoto.games.shogunate.position import fitting
from hatamoto.games.shogunate.position.deck import banner_due
from hatamoto.games.shogunate.position.fitting import (
    check_form,
    check_numbers,
    check_open,
    check_over,
)
from hatamoto.games.shogunate.state import ShogunateState
from hatamoto.kernel import masks
from hatamoto.kernel.errors import BadPosition
from hatamoto.kernel.frames import Frame, a_of, kind_of, seat_of
from hatamoto.kernel.positions import Reader, give_answers, place_of, read_frame
from hatamoto.kernel.seats import NATURE


def read_open(state: ShogunateState, reader: Reader) -> None:
    """Open what the position says, and refuse what the game could not have reached.

    Positions of rules number 1 list `plots_past` by id, not in the order of play.
    """
    is_ordered = reader.fields.get("rules", state.game.rules_number) == state.game.rules_number
    if state.ended != codes.GOING_ON:
        read_end(state, reader, is_ordered)
        return
    together = fitting.NOTHING
    if reader.has("open") or reader.has("together"):
        together = read_saved(state, reader)
    else:
        open_step(state, reader)
    check_open(state, together, is_ordered)
    if together != fitting.NOTHING:
        state.ask_together(together, parties(state, together))
    state.settle_opening()
    check_answerable(state)
    give_answers(state, reader.by_seat("answers", state.seats))


def read_end(state: ShogunateState, reader: Reader, is_ordered: bool) -> None:
    """Nothing is open once the game has ended."""
    for key in ("step", "open", "together", "answers"):
        if reader.fields.get(key):
            raise BadPosition(f"{key}: nothing is open once the game has ended")
    check_over(state, is_ordered)


def read_saved(state: ShogunateState, reader: Reader) -> Frame:
    """Push the saved stack; returns the saved simultaneous step, or NOTHING."""
    for words in reader.items("open") if reader.has("open") else []:
        state.push(read_frame(state.game, words, state.seats))
    check_form(state)
    if not reader.has("together"):
        return fitting.NOTHING
    frame = read_frame(state.game, reader.fields["together"], state.seats)
    check_numbers(state, frame)
    return frame


def open_step(state: ShogunateState, reader: Reader) -> None:
    """Begin at a step of the round, after whatever chance has still to set."""
    step = reader.fields.get("step", "choose")
    place = place_of(step, ["choose", "honour"], "step")
    if place == 1 and state.plot == codes.NO_PLOT:
        raise BadPosition("step honour needs a plot")
    if place == 0:
        state.push(frames.BEGIN_ROUND.step())
        if state.plot != codes.NO_PLOT or reader.has("round"):
            state.rounds = max(0, state.rounds - 1)
    else:
        state.push(frames.PAY_HONOUR.step())
    if reader.is_drawn("hatamoto"):
        if state.options.first == codes.BY_CHANCE:
            state.push(frames.START_PLAYER.draw())
        else:
            state.hatamoto = banner_due(state)
    if state.plot == codes.NO_PLOT:
        state.push(frames.REVEAL_PLOT.draw())
    if reader.is_drawn("line"):
        state.push(frames.LAY_LINE.draw())
    push_deal(state, 0)


def parties(state: ShogunateState, frame: Frame) -> int:
    """The seats a simultaneous step asks, as a mask."""
    kind = kind_of(frame)
    if kind == frames.CHOOSE.number:
        return masks.first(state.seats) & ~masks.one(state.hatamoto)
    if kind == frames.WHISPERS_TOGETHER.number:
        return board.seats_face_down(state)
    return 1 << seat_of(frame) | 1 << a_of(frame)


def check_answerable(state: ShogunateState) -> None:
    """Somebody is asked, unless the game is over, and has something to answer."""
    if not state.to_act() and state.ended == codes.GOING_ON:
        raise BadPosition("open: nothing is open in this position")
    for seat in state.to_act():
        if not state.legal(seat):
            who = "chance" if seat == NATURE else f"seat {seat}"
            raise BadPosition(f"open: {who} has nothing to answer")
