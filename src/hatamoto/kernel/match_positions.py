"""Positions of a match: the facts of its last resting state, plus the lines played since.

A state is resting if its facts alone determine what is open, such as at the start of a turn. In
between, the position is that of the last resting state plus the lines of notation that followed;
loading replays them, so that no format has to describe a half-done decision.
"""

from collections.abc import Mapping
from typing import Any, final

from hatamoto.kernel.errors import BadPosition, IllegalAction
from hatamoto.kernel.game import Game
from hatamoto.kernel.positions import items, shown
from hatamoto.kernel.record import Line
from hatamoto.kernel.seats import NATURE, is_in
from hatamoto.kernel.state import State

LINES = "lines"


@final
class RestingStart:
    """Where a match began: the state that facts describe, and the actions played from there."""

    def __init__(
        self, rest: State, actions: list[tuple[int, int]], facts: dict[str, object] | None = None
    ) -> None:
        self.rest = rest
        self.actions = actions
        self.facts = facts
        """The facts as given, if they lead to a state that is not resting."""

    def position(self, seat: int | None) -> dict[str, object]:
        """The facts; with a seat, only what it may know."""
        if self.facts is not None and seat is None:
            return self.facts.copy()
        facts: dict[str, object] = self.rest.game.position(self.rest, seat)
        return facts

    def state(self) -> State:
        """The state after the actions."""
        state = self.rest.clone()
        for seat, action in self.actions:
            state.apply(seat, action)
        if not self.actions:
            state.opening = self.rest.opening
        return state


def position_after(
    start: RestingStart,
    moves: list[tuple[int, int]],
    sealed: list[list[Line]],
    seat: int | None = None,
) -> dict[str, object]:
    """The position after these moves; with a seat, only what it may know."""
    state = start.rest.clone()
    game = state.game
    rest = start
    since: list[Line] = []
    completed = 0  # the number of lines before the answers to the open simultaneous step
    for mover, action in [*start.actions, *moves]:
        frame = state.open_frame(mover)
        audience = game.kind(frame).audience(state, frame, action)
        step = state.branches
        state.apply(mover, action)
        since.append(Line(mover, game.notation(action), audience=audience))
        if game.is_resting(state):
            rest = RestingStart(state.clone(), [])
            since = []
        if state.branches is None or state.branches is not step:
            completed = len(since)
    pending = since[completed:] + [line for lines in sealed for line in lines]
    position = rest.position(seat)
    texts = [line.text(seat is None or is_in(line.audience, seat)) for line in since[:completed]]
    texts += [line.text() for line in pending if seat in (None, line.seat)]
    if texts:
        position[LINES] = texts
    return position


def read_position(game: Game[Any], position: Mapping[str, object]) -> RestingStart:
    """Parse a position; raises BadPosition naming the field or the line that is wrong."""
    facts = {key: value for key, value in position.items() if key != LINES}
    rest: State = game.load(facts)
    state = rest.clone()
    actions: list[tuple[int, int]] = []
    for text in items(position.get(LINES, []), LINES):
        seat, action = read_line(state, text)
        state.apply(seat, action)
        actions.append((seat, action))
    if not state.to_act() and state.outcome() is None:
        raise BadPosition("nothing is open in this position")
    return RestingStart(rest, actions, None if game.is_resting(rest) else facts)


def read_line(state: State, text: object) -> tuple[int, int]:
    """The seat and action of a line such as "1 play storms" or "nature roll 4"."""
    who, _, words = text.partition(" ") if isinstance(text, str) else ("", "", "")
    seats = {str(seat): seat for seat in range(state.seats)} | {"nature": NATURE}
    if who not in seats:
        raise BadPosition(f"{LINES}: {shown(text)} names no seat")
    seat = seats[who]
    try:
        action = state.game.parse(words)
    except IllegalAction:
        raise BadPosition(f"{LINES}: {shown(text)} is not an action") from None
    refusal = state.refusal(seat, action)
    if refusal is not None:
        raise BadPosition(f"{LINES}: {shown(text)} is not legal here: {refusal.reason}")
    return seat, action
