"""Random games, one step at a time, with everything a check wants to know of each step."""

from typing import Final, final

from hatamoto.kernel.conformance.case import Case
from hatamoto.kernel.events import Event
from hatamoto.kernel.match import Match
from hatamoto.kernel.rng import Rng
from hatamoto.kernel.seats import NATURE
from hatamoto.kernel.state import State

BOUND: Final = 20_000
"""A game that has not ended after so many steps never will."""


@final
class Step:
    """Who did what, who knows it once it is settled, and what was told."""

    def __init__(self, seat: int, action: int, audience: int, events: list[Event]) -> None:
        self.seat = seat
        self.action = action
        self.audience = audience
        self.events = events


@final
class Run:
    """A random game of a case; in a simultaneous step the seats answer in any order."""

    def __init__(self, case: Case, luck: int = 0) -> None:
        self.case = case
        self.match = case.match()
        self.rng = Rng(case.seed << 16 | luck)
        self.count = 0

    @property
    def is_over(self) -> bool:
        """Whether nobody owes an answer; raises when the game goes on and on."""
        if self.count > BOUND:
            raise self.case.fault("random play ends", f"not after {BOUND} steps", self.match)
        return not self.match.state.to_act()

    def step(self) -> Step:
        """Let somebody who owes an answer give any legal one."""
        self.count += 1
        state = self.match.state
        seat = picked(self.rng, state.to_act())
        if seat == NATURE:
            return rolled(self.match)
        legal = state.legal(seat)
        if not legal:
            raise self.case.fault("legal is never empty", f"for seat {seat}", self.match)
        action = picked(self.rng, legal)
        audience = audience_of(state, seat, action)
        return Step(seat, action, audience, self.match.act(seat, action))


def rolled(match: Match) -> Step:
    """Let chance act once from the match's own stream."""
    events: list[Event] = []
    match.state.events = events
    action = match.roll()
    match.state.events = None
    return Step(NATURE, action, match.lines[-1].audience, events)


def audience_of(state: State, seat: int, action: int) -> int:
    """Who will know this action once it is settled."""
    frame = state.open_frame(seat)
    audience: int = state.game.kind(frame).audience(state, frame, action)
    return audience


def picked(rng: Rng, choices: list[int]) -> int:
    """Any one of them."""
    return choices[rng.below(len(choices))]


def play_out(state: State, rng: Rng) -> int:
    """Apply random legal actions to the end; returns how many."""
    count = 0
    while count <= BOUND:
        actor = state.actor()
        if actor < NATURE:
            return count
        action = state.draw(rng) if actor == NATURE else picked(rng, state.legal(actor))
        state.apply(actor, action)
        count += 1
    raise AssertionError(f"the game goes on after {BOUND} steps")
