"""How bots judge states and actions, from the hints and the features of the learned model."""

from typing import final

from hatamoto.games.edo import hints, insight, level_priorities, plan_generator
from hatamoto.games.edo.state import EdoState
from hatamoto.kernel.heuristics import Heuristics
from hatamoto.kernel.plan_generator import PlanGenerator


@final
class EdoHeuristics(Heuristics[EdoState]):
    """The heuristics of the levels and of the yardstick bots."""

    def value(self, state: EdoState, seat: int) -> int:
        """The heuristic value of a full state for a seat."""
        return hints.value(state, seat)

    def priorities(self, state: EdoState, seat: int) -> list[int]:
        """The heuristic worth of each legal action."""
        return hints.priorities(state, seat)

    def level_priorities(self, state: EdoState, seat: int) -> list[int]:
        """The hints, with values for the actions they do not rank."""
        return level_priorities.level_priorities(state, seat)

    def feature_names(self) -> tuple[str, ...]:
        """The names of the learned model's inputs."""
        return insight.names()

    def features(self, state: EdoState, seat: int) -> list[float]:
        """The learned model's inputs for a seat."""
        return insight.features(state, seat)

    def correction(self, state: EdoState, seat: int) -> float:
        """Nobody abroad is worse than the model has learned."""
        return insight.correction(state, seat)

    def log_likelihood(self, state: EdoState, seat: int) -> float:
        """The log-likelihood that sensible players made the plans of the others in this world."""
        return insight.log_likelihood(state, seat)

    def plan_generator(self, state: EdoState, seat: int, breadth: int) -> PlanGenerator:
        """A generator of a seat's plans for the round."""
        return plan_generator.RoundPlanGenerator(state, seat, breadth)
