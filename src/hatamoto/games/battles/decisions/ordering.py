"""The Recovery/Movement Phase: pieces recover, move or arrive one after another (§6, §7)."""

from typing import Final, final

from hatamoto.games.battles import actions, changes, events, frames, status
from hatamoto.games.battles.board import pieces
from hatamoto.games.battles.board.orders import is_foot_in_hand
from hatamoto.games.battles.decisions.checking import checked_odds
from hatamoto.games.battles.decisions.naming import (
    local,
    not_mine,
    not_mine_on_map,
    not_my_unit_on_map,
)
from hatamoto.games.battles.decisions.phases import end_phase, idle_units, listed
from hatamoto.games.battles.facts import about, where
from hatamoto.games.battles.state import BattlesState
from hatamoto.kernel.frames import Frame, seat_of
from hatamoto.kernel.kinds import Decision, Kind, Odds, Rolling
from hatamoto.kernel.refusals import Facts, Loss, Refusal, refused


@final
class Ordering(Decision[BattlesState]):
    """Choose the next piece to recover, move or arrive, or end the phase (§6(1), §6(4))."""

    frame_type = frames.ORDER
    glyph = "動"
    rule = "6"
    verbs: tuple[str, ...] = ("recover", "move", "enter", "end")

    def legal(self, state: BattlesState, frame: Frame) -> list[int]:
        """Every piece that can still act."""
        return listed(state)

    def blocker(self, state: BattlesState, frame: Frame, action: int) -> Refusal:
        """The refusal depends on the verb."""
        seat = seat_of(frame)
        if action >= state.ground.act.enter:
            return enter_blocker(state, local(state, action - state.ground.act.enter), seat)
        if action >= state.ground.act.move:
            return move_blocker(state, local(state, action - state.ground.act.move), seat)
        return recover_blocker(state, local(state, action - state.ground.act.recover), seat)

    def apply(self, state: BattlesState, frame: Frame, action: int) -> None:
        """Roll, ask for the destination, or end; one piece finishes before the next (§6(2))."""
        seat = seat_of(frame)
        if action == actions.END:
            end_phase(state)
            return
        state.push(frames.GO_ON.step())
        if action >= state.ground.act.enter:
            arrive(state, local(state, action - state.ground.act.enter), seat)
        elif action >= state.ground.act.move:
            state.push(frames.MOVE_TO.ask(seat, local(state, action - state.ground.act.move)))
        else:
            state.push(frames.RECOVERY_DIE.draw(local(state, action - state.ground.act.recover)))

    def loss(self, state: BattlesState, frame: Frame, action: int) -> Loss | None:
        """The units that could still act."""
        return idle_units(state, action)

    def facts(self, state: BattlesState, frame: Frame) -> Facts:
        return {"turn": state.turn}


def recover_blocker(state: BattlesState, piece: int, seat: int) -> Refusal:
    """Why a unit cannot try to recover (§7)."""
    found = not_my_unit_on_map(state, "7", piece, seat)
    if found is not None:
        return found
    if not pieces.is_disordered(state, piece):
        return refused("7", "not_disordered", about(state, piece))
    return refused("6(3)", "marked_moved", about(state, piece))


def move_blocker(state: BattlesState, piece: int, seat: int) -> Refusal:
    """Why a piece cannot move (§8)."""
    found = not_mine_on_map(state, "8", piece, seat)
    if found is not None:
        return found
    if pieces.is_marked(state, piece):
        return refused("6(3)", "marked_moved", about(state, piece))
    return refused("8", "cannot_move", about(state, piece))


def enter_blocker(state: BattlesState, piece: int, seat: int) -> Refusal:
    """Why a piece cannot arrive (§13)."""
    found = not_mine(state, "13-2", piece, seat)
    if found is not None:
        return found
    place = pieces.place_of(state, piece)
    if place == status.ON_MAP:
        return refused("13-2", "already_here", about(state, piece))
    if place == status.REMOVED:
        return refused("13-2", "is_removed", about(state, piece))
    if place != status.IN_HAND and place != status.BACK:
        return refused("13-1", "not_arrived", about(state, piece))
    if is_chosen(state, piece) and state.owed[seat] == 0:
        return refused("13-1(2)", "none_owed", about(state, piece))
    is_gun = state.scenario.artillery[piece] != 0
    if place == status.IN_HAND and is_gun and is_foot_in_hand(state, seat):
        return refused("15-2-5(1).2", "artillery_last", about(state, piece))
    entry = state.scenario.entry[seat]
    return refused("13-1(4)", "entry_blocked", {**about(state, piece), **where(entry)})


def arrive(state: BattlesState, piece: int, seat: int) -> None:
    """Place a piece on the entry hex; it moves on at once (§13-2(1), §13-2(2), ruling 63).

    Each side has its own entry hex: §15-1-5(1).2, §15-2-5(1).3.
    """
    entry = state.scenario.entry[seat]
    if is_chosen(state, piece):
        state.owed[seat] -= 1
    state.status[piece] = 0
    changes.put(state, piece, entry)
    if piece >= state.scenario.units:
        events.commander_entered(state, piece, entry)
    else:
        events.unit_entered(state, piece, entry)
        changes.enter(state, piece, entry)
    state.push(frames.ENTER_TO.ask(seat, piece))


def is_chosen(state: BattlesState, piece: int) -> bool:
    """Whether a unit enters from the hand by choice, as one of those owed (ruling 44)."""
    in_hand = piece < state.scenario.units and pieces.place_of(state, piece) == status.IN_HAND
    return in_hand and not state.scenario.cup[state.scenario.owner[piece]]


@final
class RollingRecovery(Rolling[BattlesState]):
    """A morale check to recover (§7(1))."""

    frame_type = frames.RECOVERY_DIE
    unit = frames.RECOVERY_DIE.field("unit")
    rule = "7(1)"
    verbs: tuple[str, ...] = ("roll",)
    purpose = "recovery"

    def legal(self, state: BattlesState, frame: Frame) -> list[int]:
        return actions.ONE_DIE

    def apply(self, state: BattlesState, frame: Frame, action: int) -> None:
        """A die up to the morale recovers the unit; it is marked either way (§7(2), §7(3))."""
        unit = self.unit.of(frame)
        number = action - actions.ROLL + 1
        changes.mark(state, unit)
        if number <= pieces.morale(state, unit):
            changes.recover(state, unit)
            events.unit_recovered(state, unit, number)
        else:
            events.recovery_failed(state, unit, number)

    def odds(self, state: BattlesState, frame: Frame, action: int) -> Odds:
        """Whether the unit recovers."""
        unit = self.unit.of(frame)
        return checked_odds(state, unit, action, pieces.morale(state, unit))

    def facts(self, state: BattlesState, frame: Frame) -> Facts:
        return about(state, self.unit.of(frame))


KINDS: Final[list[Kind[BattlesState]]] = [Ordering(), RollingRecovery()]
