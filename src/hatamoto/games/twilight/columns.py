"""Writes the columns of a view directly from the state; `layout` defines their meaning."""

from __future__ import annotations

from typing import TYPE_CHECKING, cast, final

from hatamoto.games.twilight import actions, board, codes, ids, layout, ledger, odds, scoring, stage
from hatamoto.games.twilight.column_memory import (
    MAX_SIGNED,
    PRESENT,
    SIGNED,
    SPACE,
    TwilightMemory,
    has_tracks_of,
    remember_tracks,
)
from hatamoto.games.twilight.content import Content
from hatamoto.games.twilight.decision_columns import DecisionColumns
from hatamoto.games.twilight.hand_columns import remember_hand, update_hand
from hatamoto.games.twilight.state import TwilightState
from hatamoto.kernel import masks
from hatamoto.kernel.columns import (
    BYTES,
    Columns,
    Memory,
    counts,
    one_hot,
    one_hot_tokens,
    zeros,
)
from hatamoto.kernel.layout import OneOf

if TYPE_CHECKING:
    from mypy_extensions import i64


@final
class TwilightColumns(Columns[TwilightState]):
    """The columns of a view, with precomputed pieces."""

    def __init__(self, content: Content) -> None:
        shape = layout.view(content)
        self.side = one_hot(2)
        self.years = [*one_hot_tokens(OneOf(content.years))]
        self.status = one_hot(len(codes.STATUS_IDS))
        self.cards = len(content.cards)
        self.card = one_hot(self.cards)
        self.no_cards = zeros(self.cards)
        self.face = [self._face(content, face) for face in range(len(content.faces))]
        """The columns of a counter by face and space."""
        self.no_face = zeros(1 + layout.marker_part(content).size)
        self.progress = [
            self._progress(use, part, is_event)
            for use in [*range(len(actions.USE_IDS)), stage.NOTHING]
            for part in [*range(len(stage.PARTS)), stage.NOTHING]
            for is_event in (False, True)
        ]
        """By use and part of the card in play, and whether its event is or will be resolved."""
        self.decision = DecisionColumns(shape.parts["asked"].size)
        self.dice = [b"\1" + face for face in one_hot(odds.FACES)]
        self.no_die = zeros(1 + odds.FACES)
        self.reason = [zeros(len(codes.REASONS) - 1), *one_hot(len(codes.REASONS) - 1)]
        self.going_on = 2 * self.no_die + self.reason[codes.GOING_ON] + self.side[codes.NEITHER]
        """The columns of the dice and the result while there are none."""

    def _face(self, content: Content, face: int) -> list[bytes]:
        spaces, side = one_hot(ids.SPACES), self.side[content.face_side[face]]
        value = BYTES[content.face_value[face]]
        return [b"\1" + spaces[space] + side + value for space in range(ids.SPACES)]

    def _progress(self, use: int, part: int, is_event: bool) -> bytes:
        uses, parts = one_hot(len(actions.USE_IDS)), one_hot(len(stage.PARTS))
        order = stage.IN_ORDER[None if use == stage.NOTHING else actions.USE_IDS[use]]
        named = [b"\1" + parts[stage.PARTS.index(each)] for each in order]
        rest = zeros((2 - len(named)) * (1 + len(stage.PARTS)))
        return uses[use] + b"".join(named) + rest + parts[part] + BYTES[int(is_event)]

    def memory(self) -> TwilightMemory:
        """An empty memory for one table."""
        return TwilightMemory()

    def write(self, state: TwilightState, seat: int, row: list[bytes], memory: Memory) -> None:
        """Append the tracks, the map, the cards, the open decision, and the seat's own part."""
        assert isinstance(memory, TwilightMemory)
        if not (memory.tracks and has_tracks_of(memory, state)):
            remember_tracks(memory, state)
            memory.changes += 1
            tracks: list[bytes] = []
            self._tracks(state, tracks)
            memory.tracks = b"".join(tracks)
        row.append(memory.tracks)
        self._remember_map(state, memory)
        row.append(memory.map)
        self._remember_cards(state, memory)
        row.append(memory.cards)
        part = stage.part(state)
        use, is_event = stage.use_of(state, part), part == stage.EVENT or stage.awaits_event(state)
        row.append(self.progress[progress_at(use, part, is_event)])
        self.decision.write(state, row, memory.legal)
        if state.dice or state.ended != codes.GOING_ON:
            self._result(state, row)
        else:
            row.append(self.going_on)
        self._private(state, seat, row, memory)

    def _result(self, state: TwilightState, row: list[bytes]) -> None:
        for die in state.dice:
            row.append(self.dice[die - 1])
        for _ in range(2 - len(state.dice)):
            row.append(self.no_die)
        row.append(self.reason[state.ended])
        row.append(self.side[state.winner])

    def _tracks(self, state: TwilightState, row: list[bytes]) -> None:
        content = state.content
        is_on = state.rounds != 0 and state.ended == codes.GOING_ON
        row.append(BYTES[state.turn])
        row.append(self.years[state.turn - 1])
        row.append(BYTES[state.rounds])
        row.append(self.side[state.first])
        row.append(self.side[state.active if is_on else codes.NEITHER])
        row.append(BYTES[int(state.opened)])
        row.append(SIGNED[MAX_SIGNED + state.vp])
        row.append(BYTES[state.treaty])
        row.append(BYTES[content.hand_size[state.treaty]])
        row.append(BYTES[state.intervention])
        row.append(BYTES[int(board.is_coup_allowed(state))])
        row.append(BYTES[content.coup_ban])
        row.append(BYTES[int(state.joi)])
        row.append(self.side[board.joi_side(state)])
        row.append(BYTES[int(state.port_open)])
        row.append(BYTES[int(state.modifier)])
        for side in range(2):
            row.append(PRESENT[state.court[side]])
        for side in range(2):
            row.append(PRESENT[int(masks.has(state.court_done, side))])
        for side in range(2):
            row.append(b"\1")
            row.append(SIGNED[MAX_SIGNED + board.court_modifier(state, side)])

    def _remember_map(self, state: TwilightState, memory: TwilightMemory) -> None:
        """Rewrite the parts whose inputs have changed since the last row."""
        cells, is_changed = memory.cells, not memory.map
        if state.influence != memory.influence:
            write_sides(state.influence, memory.influence, cells, 1)
            is_changed = True
        if state.counter_at != memory.counter_at or state.counter_face != memory.counter_face:
            memory.counter_at = state.counter_at.copy()
            memory.counter_face = state.counter_face.copy()
            # Only the counters change the support.
            write_sides(state.support, memory.support, cells, 3)
            memory.markers = self._markers(state)
            is_changed = True
        anti, pro = state.anti_held, state.pro_held
        if anti != memory.anti_held or pro != memory.pro_held or not memory.map:
            self._remember_areas(state, memory)
            for space in masks.members((anti ^ memory.anti_held) | (pro ^ memory.pro_held)):
                is_pro = masks.has(pro, space)
                cells[SPACE * space + 5] = int(masks.has(anti, space) and not is_pro)
                cells[SPACE * space + 6] = int(is_pro)
            memory.anti_held, memory.pro_held = anti, pro
            is_changed = True
        if state.port_open != memory.port_of_map:
            memory.port_of_map = state.port_open
            cells[SPACE * ids.YOKOHAMA + SPACE - 1] = int(not state.port_open)
            is_changed = True
        if is_changed:
            kyo, ports = scoring.kyo_net(state), scoring.ports_net(state)
            parts = [bytes(cells), memory.markers, memory.areas]
            parts += [SIGNED[MAX_SIGNED + kyo], SIGNED[MAX_SIGNED + ports]]
            memory.map = b"".join(parts)
            memory.changes += 1

    def _markers(self, state: TwilightState) -> bytes:
        made: list[bytes] = []
        for counter in range(ids.COUNTERS):
            space = state.counter_at[counter]
            for turn in range(2):
                if space == codes.OFF_MAP or state.counter_face[counter] != turn:
                    made.append(self.no_face)
                else:
                    made.append(self.face[board.face_of(state, counter)][space])
        return b"".join(made)

    def _remember_areas(self, state: TwilightState, memory: TwilightMemory) -> None:
        """Write the areas again whose clans have changed hands."""
        changed = (state.anti_held ^ memory.anti_held) | (state.pro_held ^ memory.pro_held)
        for area in range(ids.AREAS):
            if changed & state.content.area_mask[area] or not memory.area[area]:
                row: list[bytes] = []
                self._area(state, area, row)
                memory.area[area] = b"".join(row)
        memory.areas = b"".join(memory.area)

    def _area(self, state: TwilightState, area: int, row: list[bytes]) -> None:
        row.append(b"\1")
        anti = self._standing(state, ids.ANTI, area, row)
        pro = self._standing(state, ids.PRO, area, row)
        row.append(SIGNED[MAX_SIGNED + pro - anti])

    def _standing(self, state: TwilightState, side: int, area: int, row: list[bytes]) -> int:
        """Append a side's standing in an area; returns its points."""
        status = scoring.status(state, side, area)
        points = scoring.status_points(state, area, status)
        row.append(BYTES[scoring.clans_held(state, side, area)])
        row.append(BYTES[int(scoring.has_powered(state, side, area))])
        row.append(self.status[status])
        row.append(BYTES[points])
        return points

    def _remember_cards(self, state: TwilightState, memory: TwilightMemory) -> None:
        """Rewrite the parts whose inputs have changed since the last row."""
        is_changed = not memory.cards or state.card != memory.card
        if state.discard is not memory.discard or not memory.cards:
            memory.discard = state.discard
            memory.discarded = counts(state.discard, self.cards)
            memory.scored = self._scored(state, memory.discarded)
            is_changed = True
        if state.removed is not memory.removed or not memory.cards:
            memory.removed = state.removed
            memory.out = counts(state.removed, self.cards)
            memory.changes += 1
            is_changed = True
        anti, pro, pile = len(state.anti_hand), len(state.pro_hand), len(state.pile)
        if anti != memory.anti_cards or pro != memory.pro_cards or pile != memory.pile:
            is_changed = True
        if not is_changed:
            return
        scoring_cards = state.content.scoring_cards
        if state.card in scoring_cards or memory.card in scoring_cards:
            memory.scored = self._scored(state, memory.discarded)
        memory.card = state.card
        memory.anti_cards, memory.pro_cards, memory.pile = anti, pro, pile
        row = [memory.scored, PRESENT[anti], PRESENT[pro], BYTES[pile]]
        row += [memory.discarded, memory.out, self.card[state.card]]
        memory.cards = b"".join(row)

    def _scored(self, state: TwilightState, discard: bytes) -> bytes:
        """The scoring cards that are in play or discarded."""
        return bytes(
            [int(card == state.card or discard[card] != 0) for card in state.content.scoring_cards]
        )

    # The seat's own part

    def _private(
        self, state: TwilightState, seat: int, row: list[bytes], memory: TwilightMemory
    ) -> None:
        own, hand = memory.own[seat], board.hand(state, seat)
        is_done = masks.has(state.court_done, seat)
        row.append(self.side[seat])
        if hand is not own.hand or is_done != own.is_done or not own.columns:
            remember_hand(own, state, hand, is_done, self.cards)
            own.changes = memory.changes
            update_hand(own, state, seat, self.cards)
        elif own.changes != memory.changes:
            own.changes = memory.changes
            if own.conditional or own.scoring:
                update_hand(own, state, seat, self.cards)
        row.append(own.columns)
        if state.known:
            row.append(counts(ledger.known_of(state, 1 - seat), self.cards))
        else:
            row.append(self.no_cards)


def write_sides(numbers: list[int], last: list[object], cells: bytearray, column: int) -> None:
    """Write the numbers of each side by space that have changed into two columns of all spaces.

    They are compared as objects, since equal small numbers are the same object.
    """
    now = cast("list[object]", numbers)
    index: i64 = 0
    while index < 2 * ids.SPACES:
        if now[index] is not last[index]:
            last[index] = now[index]
            side = int(index >= ids.SPACES)
            cells[SPACE * (index - side * ids.SPACES) + column + side] = numbers[index]
        index += 1


def progress_at(use: int, part: int, is_event: bool) -> int:
    """The index of a use, a part and whether there is an event in `TwilightColumns.progress`."""
    uses, parts = len(actions.USE_IDS), len(stage.PARTS)
    row = (uses if use == stage.NOTHING else use) * (parts + 1)
    row += parts if part == stage.NOTHING else part
    return 2 * row + int(is_event)
