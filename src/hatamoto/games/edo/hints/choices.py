"""The heuristic worth of each legal action."""

from typing import Final

from hatamoto.games.edo import actions, frames
from hatamoto.games.edo.content import ids
from hatamoto.games.edo.hints.planning import best_plan
from hatamoto.games.edo.hints.small import small_choice, standing
from hatamoto.games.edo.hints.turns import script
from hatamoto.games.edo.state import Advice, EdoState
from hatamoto.kernel.frames import type_of

WANTED: Final = 1000


def priorities(state: EdoState, seat: int) -> list[int]:
    """The heuristic worth of each legal action of the seat, in order."""
    offered = state.legal(seat)
    if len(offered) == 1:
        return [WANTED]
    if state.branches is None and type_of(state.stack[-1]) in (
        frames.TAKE_PACKAGE.number,
        frames.CHOOSE_TOWN.number,
    ):
        return [standing(state, seat, action) for action in offered]
    wanted = choice(state, seat)
    return [WANTED if action == wanted else 0 for action in offered]


def choice(state: EdoState, seat: int) -> int:
    """The action that the heuristics choose."""
    if state.branches is not None:
        return planned(state, seat)
    frame_type = type_of(state.stack[-1])
    if frame_type in (frames.MOVE_SAMURAI.number, frames.MOVE_MERCHANT.number):
        return picked_up_destination(state, seat)
    if frames.is_turn(state.stack[-1]):
        return free_gift(state, seat)
    return small_choice(state, seat)


def planned(state: EdoState, seat: int) -> int:
    """The next answer of the cached plan; it is recomputed if the answers so far differ."""
    branches = state.branches
    assert branches is not None
    answers = branches.answers[seat]
    advice = state.advice
    if advice is None:  # The state was thawed or loaded in the middle of planning.
        advice = state.advice = Advice(state.seats)
    plan = advice.plans[seat]
    if not plan:
        plan = best_plan(state, seat, [])
        advice.plans[seat] = plan
    if plan[: len(answers)] != answers:
        plan = best_plan(state, seat, answers)
    return plan[len(answers)] if len(answers) < len(plan) else state.legal(seat)[0]


def picked_up_destination(state: EdoState, seat: int) -> int:
    """The destination of the picked-up piece, by the script of the state before."""
    before = state.clone()
    before.stack.pop()
    steps = script(before, seat)
    for index in range(len(steps) - 1):
        if steps[index + 1] in state.legal(seat):
            return steps[index + 1]
    return small_choice(state, seat)


def free_gift(state: EdoState, seat: int) -> int:
    """Goods and income of privileges are taken at once; otherwise the script continues."""
    for action in state.legal(seat):
        if actions.REDEEM <= action < actions.REDEEM + 9:
            return action
        if actions.TAKE_INCOME <= action < actions.TAKE_INCOME + ids.CITIES:
            return best_income(state, seat)
    return script(state, seat)[0]


def best_income(state: EdoState, seat: int) -> int:
    """The city with the highest income."""
    best, most = 0, -(1 << 30)
    for action in state.legal(seat):
        if actions.TAKE_INCOME <= action < actions.TAKE_INCOME + ids.CITIES:
            gain = standing(state, seat, action)
            if gain > most:
                best, most = action, gain
    return best
