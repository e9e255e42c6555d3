"""Fire: a unit, its target, its supporters, the dice (§9, §12)."""

from typing import Final, final

from hatamoto.games.battles import actions, changes, events, frames, status
from hatamoto.games.battles.board import combat, pieces, support
from hatamoto.games.battles.content import distance
from hatamoto.games.battles.decisions.naming import local, not_enemy_on_map, not_my_unit_on_map
from hatamoto.games.battles.decisions.phases import end_phase, idle_units, listed
from hatamoto.games.battles.decisions.retreating import retreat
from hatamoto.games.battles.facts import about, both
from hatamoto.games.battles.state import BattlesState
from hatamoto.kernel.frames import Frame, seat_of
from hatamoto.kernel.kinds import Decision, Kind, Odds, Rolling
from hatamoto.kernel.refusals import Facts, Loss, Refusal, refused

NO_EFFECT: Final = 0
DOUBLE: Final = 2


@final
class FiringUnit(Decision[BattlesState]):
    """Choose the next unit to fire, or end the phase (§9-1(2), §9-1(5))."""

    frame_type = frames.FIRE_UNIT
    glyph = "射"
    rule = "9-1"
    verbs: tuple[str, ...] = ("fire", "end")

    def legal(self, state: BattlesState, frame: Frame) -> list[int]:
        """Every unit that can still fire."""
        return listed(state)

    def blocker(self, state: BattlesState, frame: Frame, action: int) -> Refusal:
        """The unit is not yours, or cannot fire."""
        unit = local(state, action - state.ground.act.fire)
        found = not_my_unit_on_map(state, "9-1", unit, seat_of(frame))
        if found is not None:
            return found
        found = unready(state, unit, state.scenario.fire, "9-1(1)", "no_fire_strength")
        if found is not None:
            return found
        if pieces.is_marked(state, unit):
            return refused("9-1(4)", "marked_fired", about(state, unit))
        gun = state.scenario.artillery[unit]
        return refused("12(2)" if gun else "9-1(1)", "no_target", about(state, unit))

    def apply(self, state: BattlesState, frame: Frame, action: int) -> None:
        """Ask for the target, or end; this fire is resolved before the next (§9-1(3))."""
        if action == actions.END:
            end_phase(state)
            return
        state.push(frames.GO_ON.step())
        state.push(
            frames.FIRE_TARGET.ask(seat_of(frame), local(state, action - state.ground.act.fire))
        )

    def loss(self, state: BattlesState, frame: Frame, action: int) -> Loss | None:
        """The units that could still act."""
        return idle_units(state, action)

    def facts(self, state: BattlesState, frame: Frame) -> Facts:
        return {"turn": state.turn}


def unready(
    state: BattlesState, unit: int, values: list[int], rule: str, reason: str
) -> Refusal | None:
    """The refusal for a disordered unit, or one without the strength (§2-2-1(1).2)."""
    if pieces.is_disordered(state, unit):
        return refused(rule, "is_disordered", about(state, unit))
    if values[unit] == 0:
        return refused(rule, reason, about(state, unit))
    return None


@final
class FiringAt(Decision[BattlesState]):
    """Choose the target (§9-2(1))."""

    frame_type = frames.FIRE_TARGET
    glyph = "射"
    unit = frames.FIRE_TARGET.field("unit")
    rule = "9-2"
    verbs: tuple[str, ...] = ("target",)

    def legal(self, state: BattlesState, frame: Frame) -> list[int]:
        """The enemies it can fire at."""
        first = state.ground.act.target + state.ground.first
        return [first + target for target in combat.fire_targets(state, self.unit.of(frame))]

    def blocker(self, state: BattlesState, frame: Frame, action: int) -> Refusal:
        """The target is no enemy, out of range, or not spotted."""
        unit, target = self.unit.of(frame), local(state, action - state.ground.act.target)
        found = not_enemy_on_map(state, "9-1(1)", target, seat_of(frame))
        if found is not None:
            return found
        if not state.scenario.artillery[unit]:
            return refused("9-1(1)", "not_adjacent", about(state, target))
        if distance(state.at[unit], state.at[target]) > state.scenario.range_of[unit]:
            return refused("12(2)", "out_of_range", about(state, target))
        return refused("12(2)", "not_spotted", about(state, target))

    def apply(self, state: BattlesState, frame: Frame, action: int) -> None:
        """Ask who supports it."""
        support_fire(
            state, self.unit.of(frame), local(state, action - state.ground.act.target), 0, -1
        )

    def facts(self, state: BattlesState, frame: Frame) -> Facts:
        return about(state, self.unit.of(frame))


def support_fire(state: BattlesState, unit: int, target: int, helpers: int, last: int) -> None:
    """Ask for the next supporter, or declare the fire if there is none."""
    if support.helpers_for(state, unit, target, state.scenario.fire, last):
        seat = state.scenario.owner[unit]
        state.push(frames.FIRE_SUPPORT.ask(seat, unit, target, helpers, last + 1))
    else:
        declare_fire(state, unit, target, helpers)


def declare_fire(state: BattlesState, unit: int, target: int, helpers: int) -> None:
    """Declare the fire; the dice follow (ruling 66)."""
    events.fire_declared(state, unit, target, helpers)
    state.push(frames.FIRE_DICE.draw(unit, target, helpers))


class Supporting(Decision[BattlesState]):
    """Choose supporters, in ascending order, or resolve."""

    unit = frames.FIRE_SUPPORT.field("unit")
    target = frames.FIRE_SUPPORT.field("target")
    helpers = frames.FIRE_SUPPORT.field("helpers")
    last = frames.FIRE_SUPPORT.field("last")
    verbs: tuple[str, ...] = ("support", "resolve")
    surface = "prompt"

    def values(self, state: BattlesState) -> list[int]:
        """By unit, the strength that a supporter must have."""
        raise NotImplementedError

    def legal(self, state: BattlesState, frame: Frame) -> list[int]:
        """The units that may still support, then `resolve`."""
        unit, target, last = self.unit.of(frame), self.target.of(frame), self.last.of(frame) - 1
        units = support.helpers_for(state, unit, target, self.values(state), last)
        first = state.ground.act.support + state.ground.first
        offered = [first + unit for unit in units]
        offered.append(actions.RESOLVE)
        return offered

    def facts(self, state: BattlesState, frame: Frame) -> Facts:
        """The unit and its target."""
        return both(state, self.unit.of(frame), self.target.of(frame))


@final
class SupportingFire(Supporting):
    """Supporting fire: plus one for each unit (§9-2(2), §9-2(3))."""

    frame_type = frames.FIRE_SUPPORT
    glyph = "援"
    unit = frames.FIRE_SUPPORT.field("unit")
    target = frames.FIRE_SUPPORT.field("target")
    helpers = frames.FIRE_SUPPORT.field("helpers")
    last = frames.FIRE_SUPPORT.field("last")
    rule = "9-2(2)"

    def values(self, state: BattlesState) -> list[int]:
        """Fire strengths."""
        return state.scenario.fire

    def blocker(self, state: BattlesState, frame: Frame, action: int) -> Refusal:
        """Why a unit cannot support the fire."""
        unit = local(state, action - state.ground.act.support)
        found = not_my_unit_on_map(state, self.rule, unit, seat_of(frame))
        if found is not None:
            return found
        found = unready(state, unit, state.scenario.fire, self.rule, "no_fire_strength")
        if found is not None:
            return found
        if pieces.is_marked(state, unit):
            return refused("9-1(4)", "marked_fired", about(state, unit))
        return support_blocker(state, self.unit.of(frame), self.target.of(frame), unit, self.rule)

    def apply(self, state: BattlesState, frame: Frame, action: int) -> None:
        """Add the supporter, or roll the dice."""
        unit, target, helpers = self.unit.of(frame), self.target.of(frame), self.helpers.of(frame)
        if action == actions.RESOLVE:
            declare_fire(state, unit, target, helpers)
            return
        helper = local(state, action - state.ground.act.support)
        helpers = support.with_helper(state, helpers, helper, target)
        support_fire(state, unit, target, helpers, helper)


def support_blocker(state: BattlesState, main: int, target: int, unit: int, rule: str) -> Refusal:
    """Why a unit cannot support: it is the main unit, too far away, or out of order."""
    if unit == main:
        return refused(rule, "is_main_unit", about(state, unit))
    if distance(state.at[unit], state.at[target]) > 1:
        return refused(rule, "not_adjacent", about(state, unit))
    return refused(rule, "not_rising", about(state, unit))


@final
class RollingFire(Rolling[BattlesState]):
    """Two dice on the Fire Results Table (§9-2(4), §9-2(5))."""

    frame_type = frames.FIRE_DICE
    unit = frames.FIRE_DICE.field("unit")
    target = frames.FIRE_DICE.field("target")
    helpers = frames.FIRE_DICE.field("helpers")
    rule = "9-2(4)"
    verbs: tuple[str, ...] = ("dice",)
    purpose = "fire"

    def legal(self, state: BattlesState, frame: Frame) -> list[int]:
        """Two dice."""
        return actions.TWO_DICE

    def apply(self, state: BattlesState, frame: Frame, action: int) -> None:
        """Mark those who fired; the target takes the result at once (§9-2(7), ruling 26).

        A dash has no effect (§9-2(5).1), and nobody advances (§9-2(6)).
        """
        unit, target, helpers = self.unit.of(frame), self.target.of(frame), self.helpers.of(frame)
        strength = combat.fire_strength(state, unit, helpers)
        modifier = combat.fire_modifier(state, unit, target)
        total = actions.pips(action) + modifier
        result = state.content.fire_cell(strength, total)
        mark_all(state, unit, target, helpers)
        events.fire_resolved(state, unit, target, strength, modifier, action, result)
        if result != NO_EFFECT:
            hit(state, target, result)

    def odds(self, state: BattlesState, frame: Frame, action: int) -> Odds:
        """The result from the firing side's perspective."""
        unit, target, helpers = self.unit.of(frame), self.target.of(frame), self.helpers.of(frame)
        strength = combat.fire_strength(state, unit, helpers)
        modifier = combat.fire_modifier(state, unit, target)
        totals = [actions.pips(roll) + modifier for roll in actions.TWO_DICE]
        results = [state.content.fire_cell(strength, total) for total in totals]
        got = results[action - actions.DICE]
        return Odds(state.scenario.owner[unit], list(actions.two_dice(action)), got, results)

    def facts(self, state: BattlesState, frame: Frame) -> Facts:
        """The unit and its target."""
        return both(state, self.unit.of(frame), self.target.of(frame))


def mark_all(state: BattlesState, unit: int, target: int, helpers: int) -> None:
    """Mark the main unit and its supporters (§9-2(7), §10-2(11))."""
    changes.mark(state, unit)
    if helpers:
        for helper in support.helpers_in(state, helpers, target):
            changes.mark(state, helper)


def hit(state: BattlesState, target: int, result: int) -> None:
    """D disorders or causes a retreat, DD does both or removes; guns are removed (§12(3)).

    §9-2(5).2, §9-2(5).3.
    """
    disordered = status.is_disordered(state.status[target])
    if state.scenario.artillery[target] or (disordered and result == DOUBLE):
        changes.remove(state, target, "fire")
        return
    changes.disorder(state, target)
    if disordered or result == DOUBLE:
        retreat(state, target)


KINDS: Final[list[Kind[BattlesState]]] = [FiringUnit(), FiringAt(), SupportingFire(), RollingFire()]
