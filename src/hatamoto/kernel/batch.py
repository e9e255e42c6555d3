"""Many games stepped together in one call; compiled, so that a step costs little beyond the rules.

Each game waits for one seat at a time. After its action, chance and the random seats act until a
learner is to act again; a finished game is replaced by a new one.
"""

from __future__ import annotations

from collections.abc import Mapping
from typing import TYPE_CHECKING, Any, Final, final

from hatamoto.kernel.columns import Memory, mark
from hatamoto.kernel.game import Game
from hatamoto.kernel.observation import Observer
from hatamoto.kernel.outcome import Outcome
from hatamoto.kernel.rng import Rng
from hatamoto.kernel.seats import NATURE, NOBODY
from hatamoto.kernel.state import NO_ACTIONS, State

if TYPE_CHECKING:
    from mypy_extensions import i64

ALL_SEATS: Final = -1
"""Used in place of the learner's seat when every seat learns."""


@final
class FinishedGame:
    """A game that ended in the last step."""

    def __init__(self, index: int, seat: int, outcome: Outcome, seen: bytes) -> None:
        self.index = index
        """The index of the game in the batch."""
        self.seat = seat
        """The learner's seat, or else the last seat that acted."""
        self.outcome = outcome
        self.seen = seen
        """That seat's observation of the final state."""


@final
class Batch:
    """Games with the same seats and options, each with its own random generator."""

    def __init__(
        self, game: Game[Any], seats: int, options: Mapping[str, object], observer: Observer
    ) -> None:
        self.game = game
        self.seats = seats
        self.options = options
        self.observer = observer
        self.actions = game.verbs.size
        self.states: list[State] = []
        self.dice: list[Rng] = []
        self.memories: list[Memory] = []
        self.seats_to_act: list[int] = []
        """By game, the seat that is to act."""
        self.learners: list[int] = []
        """By game, the seat of the learner, or ALL_SEATS."""
        self.legal: list[list[int]] = []
        self.finished: list[FinishedGame] = []
        """The games that ended in the last step."""
        self.illegal: list[int] = []
        """The games whose last action was illegal and was replaced by a random legal one."""

    def begin(self, dice: list[Rng], learners: list[int]) -> None:
        """Start new games, one for each generator."""
        self.dice = dice
        self.learners = learners
        self.memories = [self.observer.memory() for _ in dice]
        self.states = [self._new() for _ in dice]
        self.seats_to_act = [0 for _ in dice]
        self.legal = [[] for _ in dice]
        self.finished = []
        self.illegal = []
        for index in range(len(dice)):
            self._advance(index)
        self.finished = []

    def _new(self) -> State:
        state: State = self.game.new(self.seats, self.options)
        return state

    def step(self, actions: list[int]) -> None:
        """Apply one action in each game."""
        self.finished = []
        self.illegal = []
        for index in range(len(self.states)):
            action = actions[index]
            legal = self.legal[index]
            if not is_among(legal, action):
                self.illegal.append(index)
                action = legal[self.dice[index].below(len(legal))]
            self.states[index].apply(self.seats_to_act[index], action)
            self._advance(index)

    def _advance(self, index: int) -> None:
        """Let chance and the random seats act until a learner is to act."""
        state, dice, learner = self.states[index], self.dice[index], self.learners[index]
        while True:
            seat = state.actor()
            if seat == NATURE:
                state.apply(NATURE, state.draw(dice))
            elif seat == NOBODY:
                self._end(index)
                state, learner = self.states[index], self.learners[index]
            else:
                legal = state.legal(seat)
                if learner == ALL_SEATS or seat == learner:
                    self.seats_to_act[index] = seat
                    self.legal[index] = legal
                    return
                state.apply(seat, legal[dice.below(len(legal))])

    def _end(self, index: int) -> None:
        """Store the result of a finished game and begin the next; the learner changes seats."""
        state, seat = self.states[index], self.seats_to_act[index]
        outcome = state.outcome()
        assert outcome is not None
        learner = self.learners[index]
        if learner != ALL_SEATS:
            seat = learner
        # A game that ended before its learner could act is not reported.
        if not self.finished or self.finished[-1].index != index:
            self.memories[index].legal = NO_ACTIONS
            seen = self.observer.row(state, seat, self.memories[index])
            self.finished.append(FinishedGame(index, seat, outcome, seen))
        self.states[index] = self._new()
        if learner != ALL_SEATS:
            self.learners[index] = (learner + 1) % self.seats

    def rows(self) -> bytearray:
        """The observations of the seats that are to act, concatenated."""
        row: list[bytes] = []
        for index in range(len(self.states)):
            seat, memory = self.seats_to_act[index], self.memories[index]
            memory.legal = self.legal[index]
            self.observer.write(self.states[index], seat, row, memory)
        return bytearray().join(row)

    def masks(self) -> bytearray:
        """Legal-action masks, one byte per action, concatenated."""
        marks = bytearray(len(self.states) * self.actions)
        base = 0
        for legal in self.legal:
            mark(marks, base, legal)
            base += self.actions
        return marks


def is_among(numbers: list[i64], number: i64) -> bool:
    """Whether a list has a number; compiled, faster than `in`, which compares objects."""
    for each in numbers:
        if each == number:
            return True
    return False
