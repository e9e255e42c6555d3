"""Writes the columns of a view directly from the state; `layout` defines their meaning."""

from typing import Final, cast, final

from hatamoto.games.battles import codes, frames, layout, status, view
from hatamoto.games.battles.board import pieces
from hatamoto.games.battles.board.support import helpers_in
from hatamoto.games.battles.content import Content, hexes, maps
from hatamoto.games.battles.state import BattlesState
from hatamoto.kernel import masks
from hatamoto.kernel.columns import BYTES, Columns, Memory, one_hot, one_hot_tokens, zeros
from hatamoto.kernel.frames import type_of
from hatamoto.kernel.layout import OneOf

SPOT: Final[list[bytes]] = [
    bytes([hexes.row_of(hex), hexes.column_of(hex)]) for hex in range(hexes.HEXES)
]
"""The columns of a hex: row and column."""
NO_SPOT: Final = bytes(2)
CELL: Final = 5
"""The columns of a piece, for each status: presence, seat, row, column, marked."""
NOT_STANDING: Final = bytearray(2 * CELL)
ON_MAP: Final[int] = status.in_place(status.TO_PLACE)
"""The number of statuses of a piece on the map; those of other places are higher."""
HELD: Final = 5
"""The columns of a victory hex: presence, row, column, controller."""
NONE: Final = -1
PLACED: Final = frames.PLACE_AT.field("unit")
OFF_MAP: Final = ["to_place", "hand", "cup", "back", "removed"]
LEADERS_OFF_MAP: Final = ["", "", "", "", "removed", "hand", "cup"]
"""Where units and commanders are off the map, by block of a side's columns.

Block 4, the removed pieces, has both.
"""
BLOCKS: Final = 7
BLOCK_OF: Final[list[list[int]]] = [
    [places.index(place) if place in places else NONE for place in status.PLACES]
    for places in (OFF_MAP, LEADERS_OFF_MAP)
]
"""For units, then for commanders: the block of each place."""

NOTHING: Final = 0
UNIT: Final = 1
MOVE: Final = 2
MOVE_ON: Final = 3
TARGET: Final = 4
"""What a declaration names: nothing, a unit, a piece that moves, also its way point, or a unit and
its target."""


def declared_by(frame_type: int) -> int:
    """What frames of a type declare."""
    if frame_type in view.NAMES_TARGET:
        return TARGET
    if frame_type in view.MOVING_ON:
        return MOVE_ON
    if frame_type in view.MOVING:
        return MOVE
    return UNIT if frame_type in view.NAMES_UNIT else NOTHING


DECLARED_BY: Final[list[int]] = [declared_by(number) for number in range(len(frames.TYPES.types))]
"""The same as a list, which is read faster."""


@final
class BattlesMemory(Memory):
    """The pieces and what each side holds of a battle."""

    def __init__(self) -> None:
        self.scenario = NONE
        self.status: list[object] = []
        self.at: list[object] = []
        """The same objects as in the state: lists that share their items are compared fastest."""
        self.cells = bytearray()
        """The columns of the pieces of all battles."""
        self.pieces = b""
        """The same as bytes."""
        self.unit = NONE
        self.target = NONE
        """The pieces named by the last decision; usually only they change."""
        self.off_map: list[bytearray] = []
        """By side, the columns of the pieces that are not on the map."""
        self.held = [0, 0]
        self.owed = [0, 0]
        self.sides = b""
        """The columns of both sides."""
        self.control = b""


@final
class BattlesColumns(Columns[BattlesState]):
    """The columns of all battles, with precomputed pieces."""

    def __init__(self, edition: Content) -> None:
        ones = one_hot(len(edition.scenarios))
        self.turn = [
            [ones[at] + BYTES[turn] + BYTES[scenario.turns] for turn in range(scenario.turns + 1)]
            for at, scenario in enumerate(edition.scenarios)
        ]
        """By scenario and turn: the scenario, the turn and the number of turns."""
        self.number = {scenario.id: at for at, scenario in enumerate(edition.scenarios)}
        self.first: list[int] = []
        """By scenario, the number of its first piece among the pieces of all battles."""
        before = 0
        for scenario in edition.scenarios:
            self.first.append(before)
            before += len(scenario.pieces)
        self.pieces = before
        self.piece = one_hot(self.pieces)
        self.phase = {name: one_hot(len(layout.PHASES))[i] for i, name in enumerate(layout.PHASES)}
        self.seat = one_hot(2)
        self.seats = [[one + other for other in self.seat[:2]] for one in self.seat[:2]]
        """By the active and the acting seat."""
        sides = one_hot_tokens(OneOf(layout.sides(edition)))
        self.sides = [b"\1" + side for side in sides]
        self.max_trail = max([scenario.units for scenario in edition.scenarios])
        self.nothing_declared = zeros(layout.declared(edition).size)
        self.reason = [zeros(len(codes.REASONS) - 1), *one_hot(len(codes.REASONS) - 1)]
        self.standing = [standing(seat, number) for seat in range(2) for number in range(ON_MAP)]
        """By seat and status of a piece on the map, by hex: its columns."""
        self.nobody = zeros(self.pieces)

    def memory(self) -> BattlesMemory:
        """An empty memory for one table."""
        return BattlesMemory()

    def write(self, state: BattlesState, seat: int, row: list[bytes], memory: Memory) -> None:
        """Append the table, both sides, and the open declaration."""
        assert isinstance(memory, BattlesMemory)
        scenario = state.scenario
        number = self.number[scenario.id]
        row.append(self.turn[number][state.turn])
        row.append(self.phase[view.phase_name(state)])
        row.append(self.seats[view.active_seat(state)][view.acting_seat(state)])
        self._remember(state, number, memory)
        row.append(memory.pieces)
        row.append(memory.control)
        row.append(memory.sides)
        self._declared(state, number, row, memory)
        row.append(self.reason[state.ended])
        row.append(self.seat[seat])

    def _remember(self, state: BattlesState, number: int, memory: BattlesMemory) -> None:
        """Rewrite the parts whose inputs have changed since the last row."""
        is_new = number != memory.scenario
        if is_new:
            memory.scenario, memory.unit, memory.target = number, NONE, NONE
            memory.status = [NONE] * len(state.status)
            memory.at = [NONE] * len(state.status)
            memory.cells = bytearray(2 * CELL * self.pieces)
            memory.off_map = [bytearray(BLOCKS * self.pieces) for _ in range(2)]
        is_changed = is_new
        if state.at != memory.at or state.status != memory.status:
            is_changed = self._rewrite_pieces(state, number, memory) or is_new
        if is_new or state.held != memory.held:
            memory.held = state.held.copy()
            memory.control = self._control(state)
            is_changed = True
        if is_changed or state.owed != memory.owed:
            memory.owed = state.owed.copy()
            sides = [self._side(state, number, side, memory) for side in range(2)]
            memory.sides = b"".join(sides)

    def _side(self, state: BattlesState, number: int, side: int, memory: BattlesMemory) -> bytes:
        held, owed = BYTES[pieces.hexes_held(state, side)], BYTES[state.owed[side]]
        return b"".join([self.sides[2 * number + side], held, owed, bytes(memory.off_map[side])])

    def _rewrite_pieces(self, state: BattlesState, number: int, memory: BattlesMemory) -> bool:
        """Rewrite the pieces whose status or hex has changed, those named last first.

        Returns whether the pieces off the map have changed.
        """
        is_changed = False
        if memory.unit != NONE:
            is_changed = self._rewrite_piece(state, number, memory.unit, memory)
        if memory.target != NONE:
            is_changed = self._rewrite_piece(state, number, memory.target, memory) or is_changed
        if state.at != memory.at or state.status != memory.status:
            for piece in changed(state, memory):
                is_changed = self._rewrite_piece(state, number, piece, memory) or is_changed
        memory.pieces = bytes(memory.cells)
        return is_changed

    def _rewrite_piece(
        self, state: BattlesState, number: int, piece: int, memory: BattlesMemory
    ) -> bool:
        """Rewrite a piece; returns whether it was or is in another place off the map."""
        stands, before = state.status[piece], cast(int, memory.status[piece])
        owner = state.scenario.owner[piece]
        # As objects, so that mypyc compares identities and converts nothing.
        memory.status[piece] = cast("list[object]", state.status)[piece]
        memory.at[piece] = cast("list[object]", state.at)[piece]
        is_on, start = stands < ON_MAP, 2 * CELL * (self.first[number] + piece)
        memory.cells[start : start + 2 * CELL] = (
            self.standing[ON_MAP * owner + stands][state.at[piece]] if is_on else NOT_STANDING
        )
        block_of = BLOCK_OF[int(piece >= state.scenario.units)]
        left = NONE if before == NONE else block_of[status.place_of(before)]
        entered = block_of[status.place_of(stands)]
        if left == entered:
            return False
        off_map, column = memory.off_map[owner], self.first[number] + piece
        if left != NONE:
            off_map[self.pieces * left + column] = 0
        if entered != NONE:
            off_map[self.pieces * entered + column] = 1
        return True

    def _control(self, state: BattlesState) -> bytes:
        hexes_won = state.scenario.victory_hexes
        row: list[bytes] = []
        for index in range(len(hexes_won)):
            row.append(b"\1")
            row.append(SPOT[hexes_won[index]])
            if masks.has(state.held[0], index):
                row.append(self.seat[0])
            else:
                row.append(self.seat[1 if masks.has(state.held[1], index) else NONE])
        row.append(zeros(HELD * (maps.VICTORIES - len(hexes_won))))
        return b"".join(row)

    def _declared(
        self, state: BattlesState, number: int, row: list[bytes], memory: BattlesMemory
    ) -> None:
        memory.unit = memory.target = NONE
        if not state.stack:
            row.append(self.nothing_declared)
            return
        frame = state.stack[-1]
        names, before = DECLARED_BY[type_of(frame)], self.first[number]
        unit, target, via, support = NONE, NONE, NO_SPOT, self.nobody
        if names == TARGET:
            unit, target = view.UNIT.of(frame), view.TARGET.of(frame)
            helpers = helpers_in(state, view.HELPERS.of(frame), target)
            if helpers:
                marks = bytearray(self.pieces)
                for helper in helpers:
                    marks[before + helper] = 1
                support = bytes(marks)
        elif names == MOVE_ON:
            unit, via = view.PIECE.of(frame), SPOT[view.VIA.of(frame)]
        elif names == MOVE:
            unit = view.PIECE.of(frame)
        elif names == UNIT:
            unit = view.UNIT.of(frame)
        else:
            if type_of(frame) == frames.PLACE_AT.number:
                memory.unit = PLACED.of(frame)
            row.append(self.nothing_declared)
            return
        memory.unit, memory.target = unit, target
        row.append(self.piece[before + unit])
        row.append(self.piece[NONE if target == NONE else before + target])
        row.append(support)
        row.append(via)
        for hex in state.trail:
            row.append(b"\1")
            row.append(SPOT[hex])
        row.append(zeros(3 * (self.max_trail - len(state.trail))))


def standing(seat: int, number: int) -> list[bytearray]:
    """By hex, the columns of a piece on the map: in order, then disordered.

    As bytearrays, since a slice of another bytearray would first be converted from bytes.
    """
    marked, nothing = BYTES[int(status.is_marked(number))], bytes(CELL)
    cells = [b"\1" + BYTES[seat] + spot + marked for spot in SPOT]
    if status.is_disordered(number):
        return [bytearray(nothing + cell) for cell in cells]
    return [bytearray(cell + nothing) for cell in cells]


def changed(state: BattlesState, memory: BattlesMemory) -> list[int]:
    """The pieces whose status or hex has changed since the last row."""
    found: list[int] = []
    # As objects, so that mypyc compares identities and converts nothing.
    at, stands = cast("list[object]", state.at), cast("list[object]", state.status)
    last_at, last_stands = memory.at, memory.status
    for piece in range(len(at)):
        # The objects may differ where the numbers are equal, which costs time, but does no harm.
        if at[piece] is not last_at[piece] or stands[piece] is not last_stands[piece]:
            found.append(piece)
    return found
