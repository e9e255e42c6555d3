"""Melee: a unit, its target, supporters, the dice, morale, retreat and advance (§10)."""

from typing import Final, final

from hatamoto.games.battles import actions, changes, codes, events, frames, occupants, status
from hatamoto.games.battles.board import combat, pieces, support
from hatamoto.games.battles.decisions.checking import checked_odds
from hatamoto.games.battles.decisions.firing import (
    Supporting,
    mark_all,
    support_blocker,
    unready,
)
from hatamoto.games.battles.decisions.naming import (
    local,
    not_enemy_on_map,
    not_mine_on_map,
    not_my_unit_on_map,
)
from hatamoto.games.battles.decisions.phases import end_phase, idle_units, listed
from hatamoto.games.battles.decisions.retreating import retreat
from hatamoto.games.battles.facts import about, both, where
from hatamoto.games.battles.state import BattlesState
from hatamoto.kernel.frames import Frame, seat_of
from hatamoto.kernel.kinds import Decision, Kind, Odds, Rolling, Step
from hatamoto.kernel.refusals import Facts, Loss, Refusal, refused

NO_EFFECT: Final = 0


@final
class AttackingUnit(Decision[BattlesState]):
    """Choose the next unit to attack, or end the phase (§10-1(3), §10-1(6))."""

    frame_type = frames.MELEE_UNIT
    glyph = "斬"
    rule = "10-1"
    verbs: tuple[str, ...] = ("melee", "end")

    def legal(self, state: BattlesState, frame: Frame) -> list[int]:
        """Every unit that can still attack."""
        return listed(state)

    def blocker(self, state: BattlesState, frame: Frame, action: int) -> Refusal:
        """The unit is not yours, or cannot attack."""
        unit = local(state, action - state.ground.act.melee)
        found = not_my_unit_on_map(state, "10-1", unit, seat_of(frame))
        if found is not None:
            return found
        found = unready(state, unit, state.scenario.has_melee, "10-1(1)", "no_melee_strength")
        if found is not None:
            return found
        if pieces.is_marked(state, unit):
            return refused("10-1(5)", "marked_fought", about(state, unit))
        return refused("10-1(2)", "no_target", about(state, unit))

    def apply(self, state: BattlesState, frame: Frame, action: int) -> None:
        """Ask for the target, or end; this melee is resolved before the next (§10-1(4))."""
        if action == actions.END:
            end_phase(state)
            return
        state.push(frames.GO_ON.step())
        state.push(
            frames.MELEE_TARGET.ask(seat_of(frame), local(state, action - state.ground.act.melee))
        )

    def loss(self, state: BattlesState, frame: Frame, action: int) -> Loss | None:
        """The units that could still act."""
        return idle_units(state, action)

    def facts(self, state: BattlesState, frame: Frame) -> Facts:
        return {"turn": state.turn}


@final
class AttackingTarget(Decision[BattlesState]):
    """Choose the defender (§10-2(1))."""

    frame_type = frames.MELEE_TARGET
    glyph = "斬"
    unit = frames.MELEE_TARGET.field("unit")
    rule = "10-2"
    verbs: tuple[str, ...] = ("target",)

    def legal(self, state: BattlesState, frame: Frame) -> list[int]:
        """The enemies it can attack."""
        first = state.ground.act.target + state.ground.first
        return [first + target for target in combat.melee_targets(state, self.unit.of(frame))]

    def blocker(self, state: BattlesState, frame: Frame, action: int) -> Refusal:
        """The target is no enemy, not adjacent, or across water."""
        unit, target = self.unit.of(frame), local(state, action - state.ground.act.target)
        found = not_enemy_on_map(state, "10-1(2)", target, seat_of(frame))
        if found is not None:
            return found
        if state.at[target] in state.ground.beside[state.at[unit]]:
            return refused("10-2(1)", "across_water", about(state, target))
        return refused("10-1(2)", "not_adjacent", about(state, target))

    def apply(self, state: BattlesState, frame: Frame, action: int) -> None:
        """Ask who supports it."""
        support_melee(
            state, self.unit.of(frame), local(state, action - state.ground.act.target), 0, -1
        )

    def facts(self, state: BattlesState, frame: Frame) -> Facts:
        return about(state, self.unit.of(frame))


def support_melee(state: BattlesState, unit: int, target: int, helpers: int, last: int) -> None:
    """Ask for the next supporter, or declare the attack if there is none."""
    if support.helpers_for(state, unit, target, state.scenario.has_melee, last):
        seat = state.scenario.owner[unit]
        state.push(frames.MELEE_SUPPORT.ask(seat, unit, target, helpers, last + 1))
    else:
        declare_melee(state, unit, target, helpers)


@final
class SupportingMelee(Supporting):
    """Melee support: plus one for each unit, across water too (§10-2(2), ruling 30)."""

    frame_type = frames.MELEE_SUPPORT
    glyph = "援"
    unit = frames.MELEE_SUPPORT.field("unit")
    target = frames.MELEE_SUPPORT.field("target")
    helpers = frames.MELEE_SUPPORT.field("helpers")
    last = frames.MELEE_SUPPORT.field("last")
    rule = "10-2(2)"

    def values(self, state: BattlesState) -> list[int]:
        """By unit, whether it has a melee strength."""
        return state.scenario.has_melee

    def blocker(self, state: BattlesState, frame: Frame, action: int) -> Refusal:
        """Why a unit cannot support the attack."""
        unit = local(state, action - state.ground.act.support)
        found = not_my_unit_on_map(state, self.rule, unit, seat_of(frame))
        if found is not None:
            return found
        found = unready(state, unit, state.scenario.has_melee, self.rule, "no_melee_strength")
        if found is not None:
            return found
        if pieces.is_marked(state, unit):
            return refused("10-1(5)", "marked_fought", about(state, unit))
        return support_blocker(state, self.unit.of(frame), self.target.of(frame), unit, self.rule)

    def apply(self, state: BattlesState, frame: Frame, action: int) -> None:
        """Add the supporter, or declare the attack."""
        unit, target, helpers = self.unit.of(frame), self.target.of(frame), self.helpers.of(frame)
        if action == actions.RESOLVE:
            declare_melee(state, unit, target, helpers)
            return
        helper = local(state, action - state.ground.act.support)
        helpers = support.with_helper(state, helpers, helper, target)
        support_melee(state, unit, target, helpers, helper)


def declare_melee(state: BattlesState, unit: int, target: int, helpers: int) -> None:
    """Declare the attack; the defender may have to choose a commander (rulings 54, 67)."""
    events.melee_declared(state, unit, target, helpers)
    commanders = combat.defending_commanders(state, target)
    best = combat.best_defender(state, target, commanders)
    if best < 0 and commanders:
        seat = state.scenario.owner[target]
        state.push(frames.MELEE_COMMAND.ask(seat, unit, target, helpers))
    else:
        push_dice(state, unit, target, helpers, best)


def push_dice(state: BattlesState, unit: int, target: int, helpers: int, commander: int) -> None:
    """Push the roll of the dice."""
    state.push(frames.MELEE_DICE.draw(unit, target, helpers, commander + 1))


@final
class Commanding(Decision[BattlesState]):
    """The defender chooses whose values to use (§15-2-7-2(3).2)."""

    frame_type = frames.MELEE_COMMAND
    glyph = "将"
    unit = frames.MELEE_COMMAND.field("unit")
    target = frames.MELEE_COMMAND.field("target")
    helpers = frames.MELEE_COMMAND.field("helpers")
    rule = "15-2-7-2(3).2"
    verbs: tuple[str, ...] = ("command",)
    surface = "prompt"

    def legal(self, state: BattlesState, frame: Frame) -> list[int]:
        """The commanders in range of the defender."""
        first = state.ground.act.command + state.ground.first
        return [
            first + piece for piece in combat.defending_commanders(state, self.target.of(frame))
        ]

    def blocker(self, state: BattlesState, frame: Frame, action: int) -> Refusal:
        """The piece is no commander of yours, or out of range."""
        piece = local(state, action - state.ground.act.command)
        found = not_mine_on_map(state, self.rule, piece, seat_of(frame))
        if found is not None:
            return found
        if piece < state.scenario.units:
            return refused(self.rule, "not_commander", about(state, piece))
        return refused(self.rule, "out_of_command", about(state, piece))

    def apply(self, state: BattlesState, frame: Frame, action: int) -> None:
        """Roll the dice with this commander."""
        commander = local(state, action - state.ground.act.command)
        unit, target = self.unit.of(frame), self.target.of(frame)
        events.melee_commanded(state, commander, target)
        push_dice(state, unit, target, self.helpers.of(frame), commander)

    def facts(self, state: BattlesState, frame: Frame) -> Facts:
        """The attacker and the defender."""
        return both(state, self.unit.of(frame), self.target.of(frame))


@final
class RollingMelee(Rolling[BattlesState]):
    """Two dice on the Melee Results Table (§10-2(5), §10-2(6))."""

    frame_type = frames.MELEE_DICE
    unit = frames.MELEE_DICE.field("unit")
    target = frames.MELEE_DICE.field("target")
    helpers = frames.MELEE_DICE.field("helpers")
    commander = frames.MELEE_DICE.field("commander")
    rule = "10-2(5)"
    verbs: tuple[str, ...] = ("dice",)
    purpose = "melee"

    def legal(self, state: BattlesState, frame: Frame) -> list[int]:
        """Two dice."""
        return actions.TWO_DICE

    def apply(self, state: BattlesState, frame: Frame, action: int) -> None:
        """Mark those who fought; any Mx removes artillery (§12(4)), others check morale.

        A dash has no effect (§10-2(6).1), a number is added to the check (§10-2(6).2).
        """
        unit, target, helpers = self.unit.of(frame), self.target.of(frame), self.helpers.of(frame)
        commander = self.commander.of(frame) - 1
        difference = combat.melee_difference(state, unit, target, helpers)
        modifier = combat.melee_modifier(state, unit, target, commander)
        result = state.content.melee_cell(difference, actions.pips(action) + modifier)
        mark_all(state, unit, target, helpers)
        events.melee_resolved(state, unit, target, difference, modifier, action, result)
        state.push(frames.MELEE_OVER.step(unit, state.at[target]))
        if result == NO_EFFECT:
            return
        if state.scenario.artillery[target]:
            changes.remove(state, target, "melee")
        else:
            state.push(frames.MORALE_DIE.draw(target, result - 1, commander + 1))

    def odds(self, state: BattlesState, frame: Frame, action: int) -> Odds:
        """The result from the attacker's perspective."""
        unit, target, helpers = self.unit.of(frame), self.target.of(frame), self.helpers.of(frame)
        difference = combat.melee_difference(state, unit, target, helpers)
        modifier = combat.melee_modifier(state, unit, target, self.commander.of(frame) - 1)
        totals = [actions.pips(roll) + modifier for roll in actions.TWO_DICE]
        results = [state.content.melee_cell(difference, total) for total in totals]
        got = results[action - actions.DICE]
        return Odds(state.scenario.owner[unit], list(actions.two_dice(action)), got, results)

    def facts(self, state: BattlesState, frame: Frame) -> Facts:
        """The attacker and the defender."""
        return both(state, self.unit.of(frame), self.target.of(frame))


@final
class RollingMorale(Rolling[BattlesState]):
    """The defender's morale check: the die plus `added` (§10-2(7), §10-2(8))."""

    frame_type = frames.MORALE_DIE
    unit = frames.MORALE_DIE.field("unit")
    added = frames.MORALE_DIE.field("added")
    commander = frames.MORALE_DIE.field("commander")
    rule = "10-2(7)"
    verbs: tuple[str, ...] = ("roll",)
    purpose = "morale"

    def legal(self, state: BattlesState, frame: Frame) -> list[int]:
        return actions.ONE_DIE

    def apply(self, state: BattlesState, frame: Frame, action: int) -> None:
        """A unit that fails is disordered and retreats, or is removed (§10-2(8).1, §10-2(8).2)."""
        unit = self.unit.of(frame)
        number = action - actions.ROLL + 1
        morale = combat.defending_morale(state, unit, self.commander.of(frame) - 1)
        added = self.added.of(frame)
        if number + added <= morale:
            events.morale_passed(state, unit, number, added, morale)
            return
        events.morale_failed(state, unit, number, added, morale)
        if status.is_disordered(state.status[unit]):
            changes.remove(state, unit, "melee")
            return
        changes.disorder(state, unit)
        retreat(state, unit)

    def odds(self, state: BattlesState, frame: Frame, action: int) -> Odds:
        """Whether the defender holds."""
        unit = self.unit.of(frame)
        morale = combat.defending_morale(state, unit, self.commander.of(frame) - 1)
        return checked_odds(state, unit, action, morale - self.added.of(frame))

    def facts(self, state: BattlesState, frame: Frame) -> Facts:
        return about(state, self.unit.of(frame))


@final
class EndingMelee(Step[BattlesState]):
    """After the result: advance if the hex is empty (§10-2(9))."""

    frame_type = frames.MELEE_OVER
    unit = frames.MELEE_OVER.field("unit")
    hex = frames.MELEE_OVER.field("hex")
    rule = "10-2(9)"

    def run(self, state: BattlesState, frame: Frame) -> None:
        """Offer the advance, or disorder the attacker (§10-2(10))."""
        unit, hex = self.unit.of(frame), self.hex.of(frame)
        if occupants.has_unit(state.field[hex]):
            spend(state, unit)
        else:
            seat = state.scenario.owner[unit]
            state.push(frames.ADVANCE.ask(seat, unit, hex))


@final
class Advancing(Decision[BattlesState]):
    """Advance into the empty hex or hold (§10-2(9))."""

    frame_type = frames.ADVANCE
    glyph = "進"
    unit = frames.ADVANCE.field("unit")
    hex = frames.ADVANCE.field("hex")
    rule = "10-2(9)"
    verbs: tuple[str, ...] = ("advance", "hold")
    surface = "prompt"

    def legal(self, state: BattlesState, frame: Frame) -> list[int]:
        """Advance or hold."""
        return actions.ADVANCE_OR_HOLD

    def apply(self, state: BattlesState, frame: Frame, action: int) -> None:
        """Terrain and zones do not matter; then the attacker is disordered (ruling 33)."""
        unit, hex = self.unit.of(frame), self.hex.of(frame)
        if action == actions.ADVANCE_IN:
            events.unit_advanced(state, unit, hex)
            changes.lift(state, unit)
            changes.put(state, unit, hex)
            changes.enter(state, unit, hex)
        else:
            events.unit_held(state, unit)
        if state.ended == codes.GOING_ON:
            spend(state, unit)

    def facts(self, state: BattlesState, frame: Frame) -> Facts:
        """The unit and the hex."""
        return {**about(state, self.unit.of(frame)), **where(self.hex.of(frame))}


def spend(state: BattlesState, unit: int) -> None:
    """The attacker is disordered, whatever the result (§10-2(10), ruling 6)."""
    state.status[unit] = status.disordered(state.status[unit])
    events.attack_spent(state, unit)


KINDS: Final[list[Kind[BattlesState]]] = [
    AttackingUnit(),
    AttackingTarget(),
    SupportingMelee(),
    Commanding(),
    RollingMelee(),
    RollingMorale(),
    EndingMelee(),
    Advancing(),
]
