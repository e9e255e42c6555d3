"""One function per kind of event; each does nothing unless events are collected."""

from hatamoto.games.battles import codes
from hatamoto.games.battles.actions import pips
from hatamoto.games.battles.content import hex_name
from hatamoto.games.battles.content.tables import FIRE_ROWS, MELEE_ROWS
from hatamoto.games.battles.facts import (
    about,
    both,
    read_at,
    rolled,
    standing,
    supported,
    where,
)
from hatamoto.games.battles.state import BattlesState
from hatamoto.kernel.refusals import Facts


def are_collected(state: BattlesState) -> bool:
    """Whether events are collected."""
    return state.events is not None


# The sequence of play


def unit_placed(state: BattlesState, unit: int, hex: int) -> None:
    if state.events is not None:
        state.emit("unit_placed", {**about(state, unit), **where(hex)})


def turn_began(state: BattlesState) -> None:
    if state.events is not None:
        state.emit("turn_began", {"turn": state.turn})


def phase_began(state: BattlesState) -> None:
    if state.events is not None:
        state.emit("phase_began", {**current_phase(state), "turn": state.turn})


def phase_ended(state: BattlesState) -> None:
    if state.events is not None:
        state.emit("phase_ended", current_phase(state))


def current_phase(state: BattlesState) -> Facts:
    """The phase and its side."""
    side = state.scenario.sides[codes.ACTING[state.phase]]
    return {"phase": codes.PHASE_NAMES[state.phase], "side": side}


def game_ended(state: BattlesState) -> None:
    if state.events is not None:
        by_hexes = state.ended in (codes.VICTORY_HEXES, codes.DRAWN)
        count = state.scenario.needed if by_hexes else 0
        state.emit("game_ended", {"reason": codes.REASONS[state.ended], "count": count})


# Arrivals


def reinforcements_rolled(state: BattlesState, seat: int, number: int, count: int) -> None:
    if state.events is not None:
        side = state.scenario.sides[seat]
        state.emit("reinforcements_rolled", {"side": side, "number": number, "count": count})


def unit_drawn(state: BattlesState, seat: int, unit: int) -> None:
    if state.events is not None:
        state.emit("unit_drawn", {"side": state.scenario.sides[seat], **about(state, unit)})


def commander_drawn(state: BattlesState, seat: int, commander: int) -> None:
    if state.events is not None:
        names: Facts = {"commander": state.scenario.pieces[commander]}
        state.emit("commander_drawn", {"side": state.scenario.sides[seat], **names})


def saigo_rolled(state: BattlesState, number: int) -> None:
    if state.events is not None:
        state.emit("saigo_rolled", {"number": number})


def saigo_appeared(state: BattlesState, commander: int) -> None:
    if state.events is not None:
        state.emit("saigo_appeared", {"commander": state.scenario.pieces[commander]})


def unit_entered(state: BattlesState, unit: int, hex: int) -> None:
    if state.events is not None:
        state.emit("unit_entered", {**about(state, unit), **where(hex)})


def commander_entered(state: BattlesState, commander: int, hex: int) -> None:
    if state.events is not None:
        names: Facts = {"commander": state.scenario.pieces[commander]}
        state.emit("commander_entered", {**names, **where(hex)})


# Movement and recovery


def unit_moved(state: BattlesState, unit: int, start: int, path: list[int], by_road: bool) -> None:
    if state.events is not None:
        state.emit("unit_moved", {**about(state, unit), **moved(start, path, by_road)})


def commander_moved(
    state: BattlesState, commander: int, start: int, path: list[int], by_road: bool
) -> None:
    if state.events is not None:
        names: Facts = {"commander": state.scenario.pieces[commander]}
        state.emit("commander_moved", {**names, **moved(start, path, by_road)})


def moved(start: int, path: list[int], by_road: bool) -> Facts:
    """The mode, start, end and path of a move."""
    names = [hex_name(hex) for hex in path]
    mode = "road" if by_road else "normal"
    return {"mode": mode, "from_hex": hex_name(start), "hex": names[-1], "path": names}


def unit_recovered(state: BattlesState, unit: int, number: int) -> None:
    if state.events is not None:
        state.emit("unit_recovered", {**standing(state, unit), "number": number})


def recovery_failed(state: BattlesState, unit: int, number: int) -> None:
    if state.events is not None:
        state.emit("recovery_failed", {**standing(state, unit), "number": number})


def hex_seized(state: BattlesState, seat: int, victory: int) -> None:
    if state.events is not None:
        hex = hex_name(state.scenario.victory_hexes[victory])
        name = f"{state.scenario.id}_h{hex}"
        state.emit("hex_seized", {"side": state.scenario.sides[seat], "victory": name})


def commander_captured(state: BattlesState, commander: int, unit: int) -> None:
    if state.events is not None:
        names: Facts = {"commander": state.scenario.pieces[commander]}
        state.emit("commander_captured", {**names, **about(state, unit)})


# Fire and melee


def fire_declared(state: BattlesState, unit: int, target: int, helpers: int) -> None:
    if state.events is not None:
        state.emit("fire_declared", supported(state, unit, target, helpers))


def fire_resolved(
    state: BattlesState,
    unit: int,
    target: int,
    strength: int,
    modifier: int,
    action: int,
    result: int,
) -> None:
    if state.events is not None:
        facts: Facts = {"strength": strength, **rolled(action, modifier)}
        facts["result"] = codes.FIRE_RESULTS[result]
        head, total = state.content.fire_head(strength), pips(action) + modifier
        facts.update(read_at(head, total, FIRE_ROWS))
        there = where(state.at[target])
        state.emit("fire_resolved", {**both(state, unit, target), **there, **facts})


def melee_declared(state: BattlesState, unit: int, target: int, helpers: int) -> None:
    if state.events is not None:
        state.emit("melee_declared", supported(state, unit, target, helpers))


def melee_commanded(state: BattlesState, commander: int, target: int) -> None:
    if state.events is not None:
        names: Facts = {"commander": state.scenario.pieces[commander]}
        state.emit("melee_commanded", {**names, **about(state, target)})


def melee_resolved(
    state: BattlesState,
    unit: int,
    target: int,
    difference: int,
    modifier: int,
    action: int,
    result: int,
) -> None:
    if state.events is not None:
        facts: Facts = {"difference": difference, **rolled(action, modifier)}
        facts["result"] = codes.MELEE_RESULTS[result]
        head, total = state.content.melee_head(difference), pips(action) + modifier
        facts.update(read_at(head, total, MELEE_ROWS))
        there = where(state.at[target])
        state.emit("melee_resolved", {**both(state, unit, target), **there, **facts})


def morale_passed(state: BattlesState, unit: int, number: int, added: int, morale: int) -> None:
    if state.events is not None:
        state.emit("morale_passed", checked(state, unit, number, added, morale))


def morale_failed(state: BattlesState, unit: int, number: int, added: int, morale: int) -> None:
    if state.events is not None:
        state.emit("morale_failed", checked(state, unit, number, added, morale))


def checked(state: BattlesState, unit: int, number: int, added: int, morale: int) -> Facts:
    """A morale check: the unit and its hex, the die, the modifier, and the morale."""
    return {**standing(state, unit), "number": number, "modifier": added, "morale": morale}


def unit_disordered(state: BattlesState, unit: int) -> None:
    if state.events is not None:
        state.emit("unit_disordered", about(state, unit))


def unit_removed(state: BattlesState, unit: int, cause: str) -> None:
    if state.events is not None:
        state.emit("unit_removed", {**about(state, unit), "cause": cause})


def unit_passed(state: BattlesState, unit: int, friend: int) -> None:
    if state.events is not None:
        passed: Facts = {"passed_unit": state.scenario.pieces[friend]}
        state.emit("unit_passed", {**about(state, unit), **passed})


def unit_retreated(state: BattlesState, unit: int, start: int, hex: int) -> None:
    if state.events is not None:
        ends: Facts = {"from_hex": hex_name(start), "hex": hex_name(hex)}
        state.emit("unit_retreated", {**about(state, unit), **ends})


def unit_advanced(state: BattlesState, unit: int, hex: int) -> None:
    if state.events is not None:
        ends: Facts = {"from_hex": hex_name(state.at[unit]), "hex": hex_name(hex)}
        state.emit("unit_advanced", {**about(state, unit), **ends})


def unit_held(state: BattlesState, unit: int) -> None:
    if state.events is not None:
        state.emit("unit_held", about(state, unit))


def attack_spent(state: BattlesState, unit: int) -> None:
    if state.events is not None:
        state.emit("attack_spent", about(state, unit))
