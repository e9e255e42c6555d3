"""Reinforcements and commanders at the start of a Recovery/Movement Phase (§13-1, §15-2-7-2)."""

from typing import Final, final

from hatamoto.games.battles import actions, events, frames, status
from hatamoto.games.battles.board.pieces import (
    first_commander,
    first_unit,
    hexes_held,
    last_commander,
    last_unit,
    place_of,
)
from hatamoto.games.battles.decisions.naming import local, not_mine
from hatamoto.games.battles.facts import about
from hatamoto.games.battles.state import BattlesState
from hatamoto.kernel.frames import Frame
from hatamoto.kernel.kinds import Chance, Kind
from hatamoto.kernel.refusals import Facts, Refusal, refused


def push_arrivals(state: BattlesState, seat: int) -> None:
    """Push the draws and rolls for arrivals in this phase."""
    for frame in arrivals(state, seat):
        state.push(frame)


def arrivals(state: BattlesState, seat: int) -> list[Frame]:
    """The frames for reinforcements, a commander and Saigo's roll, in reverse order (ruling 61).

    The track says who rolls and who draws (§13-1(1), §15-1-5, §15-2-5, §15-2-7-2(2)); a side
    without a mark on the track gets nobody (§15-1-5(2)).
    """
    scenario = state.scenario
    found: list[Frame] = []
    if is_saigo_rolled(state, seat):
        found.append(frames.SAIGO_DIE.draw(seat))
    space = seat * scenario.turns + state.turn - 1
    if scenario.commanders_due[space] and count(state, seat, status.IN_CUP, True):
        found.append(frames.DRAW_COMMANDER.draw(seat))
    if scenario.reinforcements[space] and still_to_come(state, seat):
        found.append(frames.REINFORCEMENT_DIE.draw(seat))
    return found


def is_saigo_rolled(state: BattlesState, seat: int) -> bool:
    """Whether Saigo has not come yet and the enemy holds enough hexes (§15-2-7-2(2).2)."""
    scenario = state.scenario
    if seat != scenario.saigo_seat or place_of(state, scenario.saigo) != status.ASIDE:
        return False
    return hexes_held(state, 1 - seat) >= scenario.saigo_hexes


def count(state: BattlesState, seat: int, place: int, commanders: bool) -> int:
    """The number of units, or commanders, of a seat in the cup or in hand."""
    first = first_commander(state, seat) if commanders else first_unit(state, seat)
    last = last_commander(state, seat) if commanders else last_unit(state, seat)
    found = 0
    for piece in range(first, last):
        if place_of(state, piece) == place:
            found += 1
    return found


def still_to_come(state: BattlesState, seat: int) -> int:
    """The number of units that a roll could still bring (§13-1(3), ruling 62)."""
    if state.scenario.cup[seat]:
        return count(state, seat, status.IN_CUP, False)
    return count(state, seat, status.IN_HAND, False) - state.owed[seat]


class ForSide(Chance[BattlesState]):
    """A draw or roll for one side."""

    side = frames.REINFORCEMENT_DIE.field("side")

    def facts(self, state: BattlesState, frame: Frame) -> Facts:
        """The side it is for."""
        return {"side": state.scenario.sides[self.side.of(frame)]}


@final
class RollingReinforcements(ForSide):
    """How many units arrive (§13-1(2))."""

    frame_type = frames.REINFORCEMENT_DIE
    side = frames.REINFORCEMENT_DIE.field("side")
    rule = "13-1"
    verbs: tuple[str, ...] = ("roll",)
    purpose = "arrivals"

    def legal(self, state: BattlesState, frame: Frame) -> list[int]:
        return actions.ONE_DIE

    def apply(self, state: BattlesState, frame: Frame, action: int) -> None:
        """Draw them from the cup, or let the side bring them on (§15-1-5(1), §15-2-5(1)).

        On the first turn there is a minimum by scenario (§15-2-5(1).1).
        """
        seat = self.side.of(frame)
        number = action - actions.ROLL + 1
        most = number
        if state.turn == 1 and most < state.scenario.least_first:
            most = state.scenario.least_first
        left = still_to_come(state, seat)
        gained = most if most < left else left
        events.reinforcements_rolled(state, seat, number, gained)
        if state.scenario.cup[seat]:
            state.push(frames.DRAW_UNIT.draw(seat, gained))
        else:
            state.owed[seat] += gained


class Drawing(ForSide):
    """A piece is drawn from a cup."""

    verbs: tuple[str, ...] = ("draw",)
    commanders: bool = False

    def legal(self, state: BattlesState, frame: Frame) -> list[int]:
        """The pieces in the cup."""
        seat = self.side.of(frame)
        first = first_commander(state, seat) if self.commanders else first_unit(state, seat)
        last = last_commander(state, seat) if self.commanders else last_unit(state, seat)
        drawn = state.ground.act.draw + state.ground.first
        left = [piece for piece in range(first, last) if place_of(state, piece) == status.IN_CUP]
        return [drawn + piece for piece in left]

    def blocker(self, state: BattlesState, frame: Frame, action: int) -> Refusal:
        """The piece is not the side's, or not in this cup."""
        piece = local(state, action - state.ground.act.draw)
        found = not_mine(state, self.rule, piece, self.side.of(frame))
        return refused(self.rule, "not_in_cup", about(state, piece)) if found is None else found


@final
class DrawingUnit(Drawing):
    """A reinforcement is drawn, `count` in all (§15-1-5(1).1)."""

    frame_type = frames.DRAW_UNIT
    side = frames.DRAW_UNIT.field("side")
    count = frames.DRAW_UNIT.field("count")
    rule = "15-1-5(1).1"
    purpose = "cup"

    def apply(self, state: BattlesState, frame: Frame, action: int) -> None:
        """The unit goes to the hand; the next one is drawn (ruling 43)."""
        piece = local(state, action - state.ground.act.draw)
        state.status[piece] = status.in_place(status.IN_HAND)
        events.unit_drawn(state, self.side.of(frame), piece)
        if self.count.of(frame) > 1:
            state.push(frames.DRAW_UNIT.draw(self.side.of(frame), self.count.of(frame) - 1))


@final
class DrawingCommander(Drawing):
    """A commander is drawn (§15-2-7-2(2).1)."""

    frame_type = frames.DRAW_COMMANDER
    side = frames.DRAW_COMMANDER.field("side")
    rule = "15-2-7-2(2).1"
    purpose = "commanders"
    commanders = True

    def apply(self, state: BattlesState, frame: Frame, action: int) -> None:
        """The commander goes to the hand (ruling 50)."""
        piece = local(state, action - state.ground.act.draw)
        state.status[piece] = status.in_place(status.IN_HAND)
        events.commander_drawn(state, self.side.of(frame), piece)


@final
class RollingSaigo(ForSide):
    """Whether Saigo Takamori comes (§15-2-7-2(2).2)."""

    frame_type = frames.SAIGO_DIE
    side = frames.SAIGO_DIE.field("side")
    rule = "15-2-7-2(2).2"
    verbs: tuple[str, ...] = ("roll",)
    purpose = "saigo"

    def legal(self, state: BattlesState, frame: Frame) -> list[int]:
        return actions.ONE_DIE

    def apply(self, state: BattlesState, frame: Frame, action: int) -> None:
        """On a success he goes to the hand like a drawn commander (ruling 73)."""
        number = action - actions.ROLL + 1
        saigo = state.scenario.saigo
        events.saigo_rolled(state, number)
        if number < state.scenario.saigo_roll:
            return
        state.status[saigo] = status.in_place(status.IN_HAND)
        events.saigo_appeared(state, saigo)


KINDS: Final[list[Kind[BattlesState]]] = [
    RollingReinforcements(),
    DrawingUnit(),
    DrawingCommander(),
    RollingSaigo(),
]
