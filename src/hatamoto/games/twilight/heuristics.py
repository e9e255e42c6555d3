"""How bots judge states and actions, from the hints and the features of the learned model."""

from typing import final

from hatamoto.games.twilight import hints, insight, level_priorities
from hatamoto.games.twilight.state import TwilightState
from hatamoto.kernel.heuristics import Heuristics


@final
class TwilightHeuristics(Heuristics[TwilightState]):
    """The heuristics of the levels and of the yardstick bots."""

    def value(self, state: TwilightState, seat: int) -> int:
        """The heuristic value of a full state for a seat."""
        return hints.value(state, seat)

    def priorities(self, state: TwilightState, seat: int) -> list[int]:
        """The heuristic worth of each legal action."""
        return hints.priorities(state, seat)

    def secret_read(self, state: TwilightState, seat: int) -> int:
        """The scoring cards in the opponent's hand; no event looks at the cards of a hand."""
        return hints.scoring_cards_held(state, 1 - seat)

    def progress(self, state: TwilightState) -> int:
        """The number of rounds that have begun."""
        return hints.progress(state)

    def horizon(self, state: TwilightState) -> int:
        """The opponent's reply, and near the end of a turn its end."""
        return insight.horizon(state)

    def level_priorities(self, state: TwilightState, seat: int) -> list[int]:
        """The priorities with influence placed in stacks."""
        return level_priorities.level_priorities(state, seat)

    def rollout_priorities(self, state: TwilightState, seat: int) -> list[int]:
        """Simulated players place in stacks, too."""
        return level_priorities.level_priorities(state, seat)

    def noise(self) -> int:
        """Low, because a round has many small decisions and one blunder spoils it."""
        return hints.NOISE

    def feature_names(self) -> tuple[str, ...]:
        """The names of the learned model's inputs."""
        return insight.names()

    def features(self, state: TwilightState, seat: int) -> list[float]:
        """The learned model's inputs for a seat."""
        return insight.features(state, seat)
