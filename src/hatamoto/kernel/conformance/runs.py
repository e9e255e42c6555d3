"""Random games, one step at a time, with what the checks need to know about each step."""

from typing import Final, final

from hatamoto.kernel.conformance.case import Case
from hatamoto.kernel.events import Event
from hatamoto.kernel.match import Match
from hatamoto.kernel.rng import Rng
from hatamoto.kernel.seats import NATURE
from hatamoto.kernel.state import State

BOUND: Final = 20_000
"""A game with more steps than this is considered endless."""


@final
class Step:
    """One action: who did it, who sees it once it has taken effect, and its events."""

    def __init__(self, seat: int, action: int, audience: int, events: list[Event]) -> None:
        self.seat = seat
        self.action = action
        self.audience = audience
        self.events = events


@final
class Run:
    """A random game of a case, seeded by the case and `trial`.

    In a simultaneous step the seats answer in random order.
    """

    def __init__(self, case: Case, trial: int = 0) -> None:
        self.case = case
        self.match = case.match()
        self.rng = Rng(case.seed << 16 | trial)
        self.count = 0

    @property
    def is_over(self) -> bool:
        """Whether nobody is to act; raises after BOUND steps."""
        if self.count > BOUND:
            raise self.case.fault("random play ends", f"not after {BOUND} steps", self.match)
        return not self.match.state.to_act()

    def step(self) -> Step:
        """Play a random legal action of a random seat that is to act."""
        self.count += 1
        state = self.match.state
        seat = random_choice(self.rng, state.to_act())
        if seat == NATURE:
            return roll_once(self.match)
        legal = state.legal(seat)
        if not legal:
            raise self.case.fault("legal is never empty", f"for seat {seat}", self.match)
        action = random_choice(self.rng, legal)
        audience = audience_of(state, seat, action)
        return Step(seat, action, audience, self.match.act(seat, action))


def roll_once(match: Match) -> Step:
    """Make one draw from the match's own stream."""
    events: list[Event] = []
    match.state.events = events
    action = match.roll()
    match.state.events = None
    return Step(NATURE, action, match.lines[-1].audience, events)


def audience_of(state: State, seat: int, action: int) -> int:
    """The seats that see this action once it has taken effect, as a mask."""
    frame = state.open_frame(seat)
    audience: int = state.game.kind(frame).audience(state, frame, action)
    return audience


def random_choice(rng: Rng, choices: list[int]) -> int:
    """One of the choices, uniformly at random."""
    return choices[rng.below(len(choices))]


def play_out(state: State, rng: Rng) -> int:
    """Play random legal actions to the end; returns how many."""
    count = 0
    while count <= BOUND:
        actor = state.actor()
        if actor < NATURE:
            return count
        action = state.draw(rng) if actor == NATURE else random_choice(rng, state.legal(actor))
        state.apply(actor, action)
        count += 1
    raise AssertionError(f"the game goes on after {BOUND} steps")
