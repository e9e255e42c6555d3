"""How bots judge states and actions, from the hints and the features of the learned model."""

from typing import final

from hatamoto.games.shogunate import hints, insight, level_priorities, level_settings
from hatamoto.games.shogunate.state import ShogunateState
from hatamoto.kernel.heuristics import Heuristics


@final
class ShogunateHeuristics(Heuristics[ShogunateState]):
    """The heuristics of the levels and of the yardstick bots."""

    def value(self, state: ShogunateState, seat: int) -> int:
        """The heuristic value of a full state for a seat."""
        return hints.value(state, seat)

    def priorities(self, state: ShogunateState, seat: int) -> list[int]:
        """The heuristic worth of each legal action."""
        return hints.priorities(state, seat)

    def level_priorities(self, state: ShogunateState, seat: int) -> list[int]:
        """The priorities thought through to the end of a switch."""
        return level_priorities.level_priorities(state, seat)

    def rollout_priorities(self, state: ShogunateState, seat: int) -> list[int]:
        """Simulated players think as far."""
        return level_priorities.level_priorities(state, seat)

    def search_overrides(self, level: int) -> dict[str, float]:
        """What each level does differently here; see `level_settings`."""
        return level_settings.OVERRIDES[level - 1]

    def feature_names(self) -> tuple[str, ...]:
        """The names of the learned model's inputs."""
        return insight.names()

    def features(self, state: ShogunateState, seat: int) -> list[float]:
        """The learned model's inputs for a seat."""
        return insight.features(state, seat)

    def log_likelihood(self, state: ShogunateState, seat: int) -> float:
        """How well the others' favours fit their hands in a world."""
        return insight.log_likelihood(state, seat)

    def information_gain(self, state: ShogunateState, seat: int, action: int) -> float:
        """The worth of what an action reveals to the seat, minus what it gives away."""
        return insight.information_gain(state, seat, action)
