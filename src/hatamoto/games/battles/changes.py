"""Primitive changes of the state; each keeps it consistent and emits its event."""

from hatamoto.games.battles import codes, events, occupants, status
from hatamoto.games.battles.board.pieces import first_commander, last_commander
from hatamoto.games.battles.content import hexes, maps
from hatamoto.games.battles.state import BattlesState
from hatamoto.kernel import masks

# Pieces on the map


def lift(state: BattlesState, piece: int) -> None:
    """Take a piece off its hex; its zones of control go with it (§3-2)."""
    hex = state.at[piece]
    field = state.field
    state.at[piece] = hexes.NO_HEX
    if piece >= state.scenario.units:
        field[hex] &= ~occupants.COMMANDER
        return
    seat = state.scenario.owner[piece]
    field[hex] &= ~(occupants.UNIT_BITS | occupants.UNIT_OF[seat])
    one = occupants.ZOC_ONE[seat]
    for beside in state.ground.dry[hex]:
        field[beside] -= one


def put(state: BattlesState, piece: int, hex: int) -> None:
    """Put a piece into a hex; units, not commanders, have zones (§3-2, §15-2-7-2(4).3)."""
    field = state.field
    state.at[piece] = hex
    if piece >= state.scenario.units:
        field[hex] |= occupants.COMMANDER
        return
    seat = state.scenario.owner[piece]
    field[hex] |= occupants.unit_bits(piece, seat)
    one = occupants.ZOC_ONE[seat]
    for beside in state.ground.dry[hex]:
        field[beside] += one


def enter(state: BattlesState, unit: int, hex: int) -> bool:
    """The effects of a combat unit entering a hex; False if it ends the game (§14, ruling 20)."""
    seat = state.scenario.owner[unit]
    victory = state.scenario.victory_of[hex]
    if victory != maps.NO_VICTORY and not masks.has(state.held[seat], victory):
        seize(state, seat, victory)
    if occupants.has_commander(state.field[hex]):
        capture(state, unit, hex)
    if hex != state.scenario.entry[1 - seat]:
        return True
    end(state, codes.ENTRY_HEX, seat)
    return False


def seize(state: BattlesState, seat: int, victory: int) -> None:
    """A victory hex changes hands (§14(2))."""
    won = masks.one(victory)
    state.held[seat] |= won
    state.held[1 - seat] = masks.without(state.held[1 - seat], won)
    events.hex_seized(state, seat, victory)


def capture(state: BattlesState, unit: int, hex: int) -> None:
    """An enemy commander in the hex is removed for good (§15-2-7-2(4).6, §15-2-7-2(4).7)."""
    other = 1 - state.scenario.owner[unit]
    for piece in range(first_commander(state, other), last_commander(state, other)):
        if state.at[piece] == hex:
            lift(state, piece)
            state.status[piece] = status.in_place(status.REMOVED)
            events.commander_captured(state, piece, unit)


def remove(state: BattlesState, unit: int, cause: str) -> None:
    """A unit leaves the map; a side that reorganises may bring it back (§15-2-7-1).

    Removed units return (§15-2-7-1(1)) like reinforcements and in addition to them
    (§15-2-7-1(1).1, §15-2-7-1(1).2); the other side's are gone (§15-2-7-1(2)).
    """
    lift(state, unit)
    comes_back = state.scenario.reorganises[state.scenario.owner[unit]]
    state.status[unit] = status.in_place(status.BACK if comes_back else status.REMOVED)
    events.unit_removed(state, unit, cause)


def disorder(state: BattlesState, unit: int) -> None:
    """Disorder a unit: it is flipped to its back (§2-2-1(1).2)."""
    if status.is_disordered(state.status[unit]):
        return
    state.status[unit] = status.disordered(state.status[unit])
    events.unit_disordered(state, unit)


def recover(state: BattlesState, unit: int) -> None:
    """A unit recovers: it is turned to its front (§7(2))."""
    state.status[unit] = status.recovered(state.status[unit])


def mark(state: BattlesState, piece: int) -> None:
    """Mark a piece as having acted in this phase (§6(3), §9-1(2), §10-1(3))."""
    state.status[piece] = status.marked(state.status[piece])


def clear_marks(state: BattlesState) -> None:
    """Remove the markers at the end of a phase (§6(5), §9-1(6), §10-1(7))."""
    for piece in range(len(state.status)):
        if status.is_marked(state.status[piece]):
            state.status[piece] = status.unmarked(state.status[piece])


# The end


def end(state: BattlesState, reason: int, winner: int) -> None:
    """The game is over; whatever was pending is dropped (ruling 69)."""
    state.ended = reason
    state.winner = winner
    state.stack.clear()
    state.trail = []
    events.game_ended(state)
