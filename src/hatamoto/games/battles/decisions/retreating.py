"""Retreat: the owner chooses each hex; a unit that cannot retreat is removed (§11)."""

from typing import Final, final

from hatamoto.games.battles import actions, changes, events, frames, status
from hatamoto.games.battles.board import pieces
from hatamoto.games.battles.board.combat import exits
from hatamoto.games.battles.decisions.naming import off_map
from hatamoto.games.battles.facts import about, where
from hatamoto.games.battles.state import BattlesState
from hatamoto.kernel.frames import Frame
from hatamoto.kernel.kinds import Decision, Kind
from hatamoto.kernel.refusals import Facts, Refusal, refused


@final
class Retreating(Decision[BattlesState]):
    """Choose the hex a unit retreats to (§11(3))."""

    frame_type = frames.RETREAT
    glyph = "退"
    unit = frames.RETREAT.field("unit")
    rule = "11"
    verbs: tuple[str, ...] = ("retreat",)

    def legal(self, state: BattlesState, frame: Frame) -> list[int]:
        """The hexes the retreat may enter next."""
        unit = self.unit.of(frame)
        return [actions.RETREAT_TO + hex for hex in exits(state, unit, stand(state, unit))]

    def blocker(self, state: BattlesState, frame: Frame, action: int) -> Refusal:
        """The refusal by the list in §11(1)."""
        unit, hex = self.unit.of(frame), action - actions.RETREAT_TO
        return retreat_blocker(state, unit, hex)

    def apply(self, state: BattlesState, frame: Frame, action: int) -> None:
        """Retreat there, and further if a friendly unit is there."""
        step(state, self.unit.of(frame), action - actions.RETREAT_TO)

    def facts(self, state: BattlesState, frame: Frame) -> Facts:
        return about(state, self.unit.of(frame))


def stand(state: BattlesState, unit: int) -> int:
    """The current hex of an unfinished retreat."""
    return state.trail[-1] if state.trail else state.at[unit]


def retreat_blocker(state: BattlesState, unit: int, hex: int) -> Refusal:
    """Why a retreat cannot go there (§11(1))."""
    seat, start = state.scenario.owner[unit], stand(state, unit)
    if off_map(state, hex):
        return refused("11(1).4", "off_map", where(hex))
    if hex == state.at[unit] or hex in state.trail:
        return refused("11(4)", "already_passed", where(hex))
    if hex not in state.ground.beside[start]:
        return refused("11", "not_adjacent_hex", where(hex))
    if hex not in state.ground.dry[start]:
        return refused("11(1).3", "through_water", where(hex))
    other = pieces.unit_at(state, hex)
    if other >= 0 and state.scenario.owner[other] != seat:
        return refused("11(1).1", "occupied", where(hex))
    return refused("11(1).2", "enemy_zoc", where(hex))


def retreat(state: BattlesState, unit: int) -> None:
    """Ask the owner; a single hex is taken at once, none removes the unit (§11(2), ruling 75)."""
    ways = exits(state, unit, stand(state, unit))
    if not ways:
        state.trail = []
        changes.remove(state, unit, "no_retreat")
    elif len(ways) == 1:
        step(state, unit, ways[0])
    else:
        state.push(frames.RETREAT.ask(state.scenario.owner[unit], unit))


def step(state: BattlesState, unit: int, hex: int) -> None:
    """A retreat enters a hex; it continues past a friendly unit (§11(4), ruling 36)."""
    friend = pieces.unit_at(state, hex)
    if friend < 0:
        arrive(state, unit, hex)
        return
    state.trail.append(hex)
    events.unit_passed(state, unit, friend)
    if status.is_disordered(state.status[friend]):
        changes.remove(state, friend, "passed")
    else:
        changes.disorder(state, friend)
    retreat(state, unit)


def arrive(state: BattlesState, unit: int, hex: int) -> None:
    """The retreat ends in a free hex, which is entered (ruling 38, ruling 39)."""
    start = state.at[unit]
    state.trail = []
    changes.lift(state, unit)
    events.unit_retreated(state, unit, start, hex)
    changes.put(state, unit, hex)
    changes.enter(state, unit, hex)


KINDS: Final[list[Kind[BattlesState]]] = [Retreating()]
