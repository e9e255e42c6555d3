"""The sequence of play: the beginning and end of the six phases of a turn (§5)."""

from typing import Final, final

from hatamoto.games.battles import actions, changes, codes, events, frames, scoring
from hatamoto.games.battles.board.orders import attacks, movements, shots
from hatamoto.games.battles.decisions.arriving import push_arrivals
from hatamoto.games.battles.state import BattlesState
from hatamoto.kernel.frames import Frame
from hatamoto.kernel.kinds import Kind, Step
from hatamoto.kernel.refusals import Loss


@final
class BeginningPhase(Step[BattlesState]):
    """A phase begins; phase 0 begins a turn (§5-1, §5-2)."""

    frame_type = frames.BEGIN_PHASE
    number = frames.BEGIN_PHASE.field("number")
    rule = "5"

    def run(self, state: BattlesState, frame: Frame) -> None:
        """Set turn and phase; a Recovery/Movement Phase begins with the arrivals (ruling 61)."""
        state.phase = self.number.of(frame)
        if state.phase == 0:
            begin_turn(state)
        events.phase_began(state)
        state.push(frames.GO_ON.step())
        if codes.phase_kind(state.phase) == codes.MOVE:
            push_arrivals(state, codes.ACTING[state.phase])


def begin_turn(state: BattlesState) -> None:
    """Advance the turn marker (§5-2)."""
    state.turn += 1
    events.turn_began(state)


@final
class GoingOn(Step[BattlesState]):
    """Ask the acting seat again until nothing is left to do (§6(5), §9-1(6), §10-1(7))."""

    frame_type = frames.GO_ON
    rule = "5"

    def run(self, state: BattlesState, frame: Frame) -> None:
        """If `end` is the only legal action, the phase ends by itself (ruling 60)."""
        seat = codes.ACTING[state.phase]
        actions = listing(state)
        if len(actions) == 1:
            end_phase(state)
            return
        state.push(OPENED[codes.phase_kind(state.phase)].ask(seat))
        state.listed = actions


OPENED: Final = [frames.ORDER, frames.FIRE_UNIT, frames.MELEE_UNIT]
"""The decision of each phase of a player's turn."""


def listing(state: BattlesState) -> list[int]:
    """The legal actions of the acting seat in the current phase."""
    seat = codes.ACTING[state.phase]
    phase = codes.phase_kind(state.phase)
    if phase == codes.MOVE:
        return movements(state, seat)
    return shots(state, seat) if phase == codes.FIRE else attacks(state, seat)


def listed(state: BattlesState) -> list[int]:
    """The same, cached in the state."""
    actions = state.listed
    if actions is None:
        actions = listing(state)
        state.listed = actions
    return actions


def idle_units(state: BattlesState, action: int) -> Loss | None:
    """What ending the phase gives up: the pieces that can still act."""
    if action != actions.END:
        return None
    verbs = state.game.verbs
    units = {verbs.facts(other)["unit"] for other in listed(state) if other != actions.END}
    return Loss("units_idle", {"count": len(units)}) if units else None


def end_phase(state: BattlesState) -> None:
    """Remove the markers and begin the next phase or turn, or end the game (§5-2, §14(4).2)."""
    changes.clear_marks(state)
    events.phase_ended(state)
    if state.phase + 1 < codes.PHASES:
        state.push(frames.BEGIN_PHASE.step(state.phase + 1))
    elif state.turn < state.scenario.turns:
        state.push(frames.BEGIN_PHASE.step())
    else:
        scoring.end_of_last_turn(state)


KINDS: Final[list[Kind[BattlesState]]] = [BeginningPhase(), GoingOn()]
