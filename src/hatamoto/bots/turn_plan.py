"""Plans of a whole turn: what a plan says, a playout of it, and the player that continues it."""

from __future__ import annotations

from typing import Any, Final, final

from hatamoto.kernel.frames import has_fields
from hatamoto.kernel.game import Game
from hatamoto.kernel.rng import Rng
from hatamoto.kernel.seats import NATURE
from hatamoto.kernel.state import State

RANK_STRIDE: Final = 4096
"""More than any list of actions is long: a sort key packs a priority and an index."""
FRAME_STEP: Final = 0x9E3779B97F4A7C15
TIME_STEP: Final = 0xD1B54A32D192ED03
"""Odd constants that spread frame and time over 64 bits, so that neighbours get unrelated seeds."""
WORD64_MASK: Final = 0xFFFFFFFFFFFFFFFF


@final
class TurnPlan:
    """A seat's intentions: by question (frame), its answers in order; and its trial results."""

    def __init__(self, frames: list[int], actions: list[int]) -> None:
        self.frames = frames
        self.actions = actions
        self.answers: dict[int, list[int]] = {}
        for index in range(len(frames)):
            found = self.answers.get(frames[index])
            if found is None:
                self.answers[frames[index]] = [actions[index]]
            else:
                found.append(actions[index])
        self.worths: list[float] = []
        self.sum = 0.0

    def note(self, worth: float) -> None:
        """Add the result of a trial."""
        self.worths.append(worth)
        self.sum += worth

    def mean(self) -> float:
        return self.sum / len(self.worths)


def next_planned(plan: TurnPlan, frame: int, legal: list[int], pointers: dict[int, int]) -> int:
    """The plan's next legal answer to this question, or -1; moves its pointer past it."""
    answers = plan.answers.get(frame)
    if answers is None:
        return -1
    index = pointers.get(frame, 0)
    while index < len(answers):
        action = answers[index]
        index += 1
        if action in legal:
            pointers[frame] = index
            return action
    pointers[frame] = index
    return -1


@final
class PriorityPlayer:
    """Plays by `level_priorities`; for speed, a repeated question is ranked only once."""

    def __init__(self, game: Game[Any]) -> None:
        self.game = game
        self.plan_phase = -1
        self.ranked: dict[int, list[int]] = {}
        """By question of this phase, the actions still to be done, best last."""

    def action(self, state: State, seat: int, frame: int, plan_phase: int) -> int:
        """The best action; ranks them again before it takes the last one, which ends the question.

        A frame without fields is a question that is asked repeatedly (see `Heuristics.plan_phase`).
        """
        actions = state.legal(seat)
        if len(actions) == 1:
            return actions[0]
        if has_fields(frame):
            return actions[highest_of(self.game.heuristics.level_priorities(state, seat))]
        if plan_phase != self.plan_phase:
            self.plan_phase = plan_phase
            self.ranked = {}
        ranked = self.ranked.get(frame)
        last = actions[len(actions) - 1]
        while ranked:
            action = ranked.pop()
            if action == last:
                break
            if action in actions:
                return action
        ranked = ranked_actions(actions, self.game.heuristics.level_priorities(state, seat))
        self.ranked[frame] = ranked
        return ranked.pop()


@final
class Trial:
    """A playout of a plan in a copy of a state with one seed."""

    def __init__(self, game: Game[Any], state: State, seat: int, plan: TurnPlan, seed: int) -> None:
        self.game = game
        self.state = state
        self.seat = seat
        self.plan = plan
        self.seed = seed
        self.playout_player = PriorityPlayer(game)
        self.plan_phase = game.heuristics.plan_phase(state)
        self.passed = 0
        """How many phases have begun after the one that is planned."""
        self.is_new = False
        """Whether a choice has been changed, so that choices the plan lacks are varied too."""
        self.pointers: dict[int, int] = {}
        self.drawn: dict[int, int] = {}
        self.frames: list[int] = []
        self.actions: list[int] = []
        """What the seat has chosen in the planned phase."""

    def phases_passed(self) -> int:
        """How many phases have begun since the planned one."""
        now = self.game.heuristics.plan_phase(self.state)
        if now != self.plan_phase:
            self.plan_phase = now
            self.passed += 1
        return self.passed

    def roll(self, frame: int) -> None:
        """Apply a chance outcome. Its seed depends on what is rolled, how often and when, so that
        a change to a plan leaves all other dice as they were."""
        times = self.drawn.get(frame, 0)
        self.drawn[frame] = times + 1
        mixed = self.seed + frame * FRAME_STEP + (times * 256 + self.plan_phase) * TIME_STEP
        self.state.apply(NATURE, self.state.draw(Rng(mixed & WORD64_MASK)))


def highest_of(amounts: list[int]) -> int:
    """The index of the highest amount, the first among equals."""
    best = 0
    for index in range(1, len(amounts)):
        if amounts[index] > amounts[best]:
            best = index
    return best


def ranked_actions(actions: list[int], amounts: list[int]) -> list[int]:
    """The actions sorted by their amounts, highest last; ties keep the first action last."""
    keys = [amounts[index] * RANK_STRIDE - index for index in range(len(actions))]
    keys.sort()
    return [actions[-key % RANK_STRIDE] for key in keys]
