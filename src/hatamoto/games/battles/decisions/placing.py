"""Set-up: each side in turn places its units in their areas (§15-1-4)."""

from typing import Final, final

from hatamoto.games.battles import actions, changes, events, frames, occupants, status
from hatamoto.games.battles.board.pieces import first_unit, last_unit, place_of
from hatamoto.games.battles.decisions.naming import local, not_mine, off_map
from hatamoto.games.battles.facts import about, where
from hatamoto.games.battles.state import BattlesState
from hatamoto.kernel.frames import Frame, seat_of
from hatamoto.kernel.kinds import Decision, Kind
from hatamoto.kernel.refusals import Facts, Refusal, refused


@final
class PlacingUnit(Decision[BattlesState]):
    """Choose the unit to set up next, in any order (§15-1-4, ruling 64)."""

    frame_type = frames.PLACE_UNIT
    glyph = "陣"
    phase = "set_up"
    delegate = "view-place_rest"
    rule = "15-1-4"
    verbs: tuple[str, ...] = ("place",)

    def legal(self, state: BattlesState, frame: Frame) -> list[int]:
        """The units still to be placed."""
        seat = seat_of(frame)
        first = state.ground.act.place + state.ground.first
        return [
            first + unit
            for unit in range(first_unit(state, seat), last_unit(state, seat))
            if place_of(state, unit) == status.TO_PLACE
        ]

    def blocker(self, state: BattlesState, frame: Frame, action: int) -> Refusal:
        """The unit is not yours, on the map already, or a reinforcement."""
        piece = local(state, action - state.ground.act.place)
        found = not_mine(state, self.rule, piece, seat_of(frame))
        if found is not None:
            return found
        if state.scenario.area[piece] < 0:
            return refused("15-1-4(1).3", "comes_later", about(state, piece))
        return refused(self.rule, "already_placed", about(state, piece))

    def apply(self, state: BattlesState, frame: Frame, action: int) -> None:
        """Ask for its hex."""
        state.push(
            frames.PLACE_AT.ask(seat_of(frame), local(state, action - state.ground.act.place))
        )

    def facts(self, state: BattlesState, frame: Frame) -> Facts:
        """The side."""
        return {"side": state.scenario.sides[seat_of(frame)]}


@final
class PlacingAt(Decision[BattlesState]):
    """Choose the hex of the unit in its area, one unit to a hex (§15-1-4)."""

    frame_type = frames.PLACE_AT
    glyph = "陣"
    phase = "set_up"
    delegate = "view-place_rest"
    unit = frames.PLACE_AT.field("unit")
    rule = "15-1-4"
    verbs: tuple[str, ...] = ("at",)

    def legal(self, state: BattlesState, frame: Frame) -> list[int]:
        """The free hexes of the unit's area.

        §15-1-4(1).1, §15-1-4(1).2, §15-1-4(2).1, §15-1-4(2).2, §15-1-4(2).3, §15-1-4(2).4.
        """
        area = state.scenario.area[self.unit.of(frame)]
        hexes = state.scenario.area_hexes[area]
        return [actions.AT + hex for hex in hexes if not occupants.has_unit(state.field[hex])]

    def blocker(self, state: BattlesState, frame: Frame, action: int) -> Refusal:
        """The hex is water, occupied, or outside the area."""
        hex = action - actions.AT
        if off_map(state, hex):
            return refused(self.rule, "off_map", where(hex))
        if occupants.has_unit(state.field[hex]):
            return refused("3-1", "occupied", where(hex))
        return refused(
            self.rule, "outside_area", {**about(state, self.unit.of(frame)), **where(hex)}
        )

    def apply(self, state: BattlesState, frame: Frame, action: int) -> None:
        """Place the unit and ask for the next one, or let the other side begin."""
        unit, hex = self.unit.of(frame), action - actions.AT
        state.status[unit] = 0
        changes.put(state, unit, hex)
        events.unit_placed(state, unit, hex)
        go_on_placing(state, seat_of(frame))

    def facts(self, state: BattlesState, frame: Frame) -> Facts:
        return about(state, self.unit.of(frame))


def go_on_placing(state: BattlesState, seat: int) -> None:
    """The first side places, then the second, then the first turn begins.

    §15-1-4(1), §15-1-4(2).
    """
    while seat < state.seats:
        for unit in range(first_unit(state, seat), last_unit(state, seat)):
            if place_of(state, unit) == status.TO_PLACE:
                state.push(frames.PLACE_UNIT.ask(seat))
                return
        seat += 1
    state.push(frames.BEGIN_PHASE.step())


KINDS: Final[list[Kind[BattlesState]]] = [PlacingUnit(), PlacingAt()]
