"""Heuristics: how bots judge the states and actions of a game, and how they search it."""

from typing import Generic, TypeVar

from hatamoto.kernel.plan_generator import PlanGenerator
from hatamoto.kernel.state import State

S = TypeVar("S", bound=State)


class Heuristics(Generic[S]):
    """What the bots ask a game; no rule depends on it.

    The defaults play any game, if not well. `features` and `plan_generator` are asked only of games
    that have feature names or simultaneous plans.
    """

    def value(self, state: S, seat: int) -> int:
        """The value of a full state for a seat, in thousandths of a win, 0 to 1000.

        By default all seats have the same value until the game is over.
        """
        outcome = state.outcome()
        if outcome is None:
            return 1000 // state.seats
        return 1000 // len(outcome.winners) if seat in outcome.winners else 0

    def priorities(self, state: S, seat: int) -> list[int]:
        """The heuristic worth of each legal action of the seat, in their order.

        In thousandths of a win; only differences matter. The yardstick bots depend on it, so it
        stays as it is; improvements go to `level_priorities`. By default all are worth the same.
        """
        return [0] * len(state.legal(seat))

    def secret_read(self, state: S, seat: int) -> int | None:
        """The part of what is hidden from the seat that `priorities` reads, as one number.

        Worlds sampled for one decision that have the same number have the same priorities. None by
        default: all of it may be read.
        """
        return None

    def progress(self, state: S) -> int:
        """A counter that grows during the game; searches measure their depth in its steps."""
        return state.round()

    def horizon(self, state: S) -> int:
        """The step of `progress` at whose end playouts of the stronger levels are valued.

        A game names a later step than the current one where its middle is hard to value.
        """
        return self.progress(state)

    def level_priorities(self, state: S, seat: int) -> list[int]:
        """`priorities` as the levels use them: the frozen hints plus later improvements."""
        return self.priorities(state, seat)

    def rollout_priorities(self, state: S, seat: int) -> list[int]:
        """`priorities` as the simulated players of the levels use them; many times a choice."""
        return self.priorities(state, seat)

    def plan_phase(self, state: S) -> int:
        """The number of the phase whose choices bots plan together; it grows during the game.

        Within it a question without frame fields is asked repeatedly, until its last action.
        """
        return 0

    def correction(self, state: S, seat: int) -> float:
        """What is added to the learned model's estimate, in thousandths of a win.

        For states of which it has seen too few to judge them.
        """
        return 0.0

    def noise(self) -> int:
        """How many of 256 decisions the simulated players of a search make at random."""
        return 26

    def search_overrides(self, level: int) -> dict[str, float]:
        """The settings of a level's search that this game sets itself, by name.

        Levels count from 1; the names are those of `bots/search_settings.py`. A game of a few dozen
        decisions tolerates larger mistakes in each than one of hundreds.
        """
        return {}

    # The learned model and inference

    def feature_names(self) -> tuple[str, ...]:
        """The names of the numbers in `features`; empty if the game has no learned model."""
        return ()

    def features(self, state: S, seat: int) -> list[float]:
        """A full state from a seat's perspective: a vector of fixed size, scaled to about 1."""
        raise NotImplementedError

    def log_likelihood(self, state: S, seat: int) -> float:
        """The log-likelihood of the others' actions so far, given a sampled world; 0 if unknown."""
        return 0.0

    def information_gain(self, state: S, seat: int, action: int) -> float:
        """The worth of what an action reveals to the seat, minus what it gives away to others.

        In thousandths of a win. Playouts in known worlds cannot see either. The result does not
        depend on the hidden part of `state`.
        """
        return 0.0

    def plan_generator(self, state: S, seat: int, breadth: int) -> PlanGenerator:
        """A generator of a seat's plans for the open step, with this beam width.

        For games with `has_simultaneous_plans`. `state` is a sampled world; the answers of the
        others in it are ignored.
        """
        raise NotImplementedError
