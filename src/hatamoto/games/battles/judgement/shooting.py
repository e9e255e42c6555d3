"""The expected gain of fire and melee."""

from hatamoto.games.battles.board import combat
from hatamoto.games.battles.content import hexes
from hatamoto.games.battles.content.hexes import direction_to
from hatamoto.games.battles.hints.worth import unit_worth
from hatamoto.games.battles.judgement.plans import Plan
from hatamoto.games.battles.judgement.standing import break_worth, helpers_about, prize
from hatamoto.games.battles.state import BattlesState
from hatamoto.kernel import masks


def shot_gain(state: BattlesState, plan: Plan, unit: int, target: int, helpers: int) -> int:
    """The expected gain of a shot, in hundredths of points."""
    strength = state.scenario.fire[unit] + helpers
    modifier = combat.fire_modifier(state, unit, target)
    return 100 * state.ground.odds.hit(strength, modifier) * prize(state, plan, target) // 36


def best_shot(state: BattlesState, plan: Plan, unit: int) -> int:
    """The best expected gain among a unit's targets."""
    best = 0
    for target in combat.fire_targets(state, unit):
        best = max(best, shot_gain(state, plan, unit, target, 0))
    return best


def fire_support_gain(
    state: BattlesState, plan: Plan, unit: int, target: int, helpers: int, helper: int
) -> int:
    """The gain of a supporter minus the shot it gives up."""
    count = masks.count(helpers)
    more = shot_gain(state, plan, unit, target, count + 1) - shot_gain(
        state, plan, unit, target, count
    )
    return more - best_shot(state, plan, helper)


def attack_gain(state: BattlesState, plan: Plan, unit: int, target: int, helpers: int) -> int:
    """The expected gain of an attack minus the cost of the attacker's disorder, in hundredths."""
    scenario = state.scenario
    hex, there = state.at[unit], state.at[target]
    shift = (
        scenario.melee_cover[there]
        + scenario.melee_side[hex * hexes.DIRS + direction_to(hex, there)]
    )
    broken = break_worth(state, plan, unit, target, helpers, shift)
    return broken * plan.boldness - unit_worth(state, unit) * attack_cost(state, plan)


def attack_cost(state: BattlesState, plan: Plan) -> int:
    """What it costs an attacker to be disordered; nothing in the last attack of the game."""
    if plan.seat == 1 and state.turn >= state.scenario.turns:
        return 0
    return plan.doctrine.spent


def best_attack(state: BattlesState, plan: Plan, unit: int) -> int:
    """The best expected gain among a unit's defenders, with all possible support."""
    best = -10_000
    for target in combat.melee_targets(state, unit):
        helpers = helpers_about(state, unit, state.at[target])
        best = max(best, attack_gain(state, plan, unit, target, helpers))
    return best


def melee_support_gain(
    state: BattlesState, plan: Plan, unit: int, target: int, helpers: int, helper: int
) -> int:
    """The gain of a supporter minus the attack it gives up."""
    count = masks.count(helpers)
    more = attack_gain(state, plan, unit, target, count + 1)
    more -= attack_gain(state, plan, unit, target, count)
    own = best_attack(state, plan, helper) // 2
    return more - own if own > 0 else more
