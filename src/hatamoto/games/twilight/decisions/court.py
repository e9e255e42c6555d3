"""The court operation, the only way to prevent an opposing event (§8.4)."""

from hatamoto.games.twilight import board, changes, events, frames, ids
from hatamoto.games.twilight.effects import steps
from hatamoto.games.twilight.state import TwilightState
from hatamoto.kernel import masks
from hatamoto.kernel.refusals import Refusal, refused


def may_use(state: TwilightState, card: int, seat: int) -> bool:
    """Whether a seat can use a card for it: once a turn (§2.23(4)(i)), no must-play card."""
    return state.content.type[card] < ids.MUST_PLAY and not masks.has(state.court_done, seat)


def blocker(state: TwilightState, seat: int, source: int) -> Refusal:
    """Why no court operation is possible."""
    if source == steps.BY_EVENT:
        return refused("9.1(3)", "court_not_by_event")
    if state.content.type[state.card] >= ids.MUST_PLAY:
        card = state.content.cards[state.card]
        return refused("8.4(1)(iii)", "no_court_must_play", {"card": card})
    if source == steps.BY_CARD:
        return refused("8.4(1)(ii)", "court_done")
    return refused("8.4(1)", "court_not_after_event")


def begin(state: TwilightState, seat: int, points: int) -> None:
    """Discard the card without its event and turn the marker (§8.4(1)(i), §8.4(2)(iii))."""
    state.court_done |= masks.one(seat)
    state.stack.clear()
    state.push(frames.END_ROUND.step())
    if state.court[seat] < state.content.last_court:
        state.push(frames.COURT_DIE.draw(seat, points))
    else:
        events.court_idle(state, seat)


def finish(state: TwilightState, seat: int, points: int, number: int) -> None:
    """Compare the modified die with the points (§8.4(2)(ii))."""
    modifier = board.court_modifier(state, seat)
    events.court_tried(state, seat, number, points, modifier)
    if number + modifier <= points:
        changes.raise_court(state, seat)
    else:
        events.court_failed(state, seat)
