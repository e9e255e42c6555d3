"""How bots judge states and actions, from the hints and the features of the learned model."""

from typing import final

from hatamoto.games.battles import codes, hints, insight, level_priorities
from hatamoto.games.battles.state import BattlesState
from hatamoto.kernel.heuristics import Heuristics


@final
class BattlesHeuristics(Heuristics[BattlesState]):
    """The heuristics of the levels and of the yardstick bots."""

    def value(self, state: BattlesState, seat: int) -> int:
        """The heuristic value of a full state for a seat."""
        return hints.value(state, seat)

    def priorities(self, state: BattlesState, seat: int) -> list[int]:
        """The heuristic worth of each legal action."""
        return hints.priorities(state, seat)

    def level_priorities(self, state: BattlesState, seat: int) -> list[int]:
        """The hints, corrected for mistakes seen in play."""
        return level_priorities.level_priorities(state, seat)

    def plan_phase(self, state: BattlesState) -> int:
        """The phase: who moves where, who fires at whom and who attacks are one plan each."""
        return state.turn * (codes.PHASES + 1) + state.phase + 1

    def feature_names(self) -> tuple[str, ...]:
        """The names of the learned model's inputs."""
        return insight.names()

    def features(self, state: BattlesState, seat: int) -> list[float]:
        """The learned model's inputs for a seat."""
        return insight.features(state, seat)
