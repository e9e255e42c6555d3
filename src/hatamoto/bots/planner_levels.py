"""The planner settings of the five levels, for games with turn plans."""

from typing import Final

from hatamoto.bots.turn_planner import PlannerSettings

ROUND: Final = 6
"""How many phases one turn of both sides has."""
PLANNERS: Final = (
    PlannerSettings(trials=1, ahead=0, slips=0.25),
    PlannerSettings(trials=1, ahead=0, slips=0.05),
    PlannerSettings(trials=60, ahead=ROUND, first_seeds=8, max_seeds=32),
    PlannerSettings(trials=400, ahead=ROUND, first_seeds=12, max_seeds=48),
    PlannerSettings(trials=1_000_000, ahead=ROUND, first_seeds=16, max_seeds=96, gain=1.5),
)
"""From the weakest level to the strongest. The first two only follow priorities, and slip.

A search among hundreds of plans that are judged by the same few dice finds the plan that suits
those dice, and not the best one. So each level judges by many rolls from the beginning.
"""
