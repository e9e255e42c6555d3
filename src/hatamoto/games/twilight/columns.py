"""Writes the columns of a view directly from the state; `layout` defines their meaning."""

from typing import Final, final

from hatamoto.games.twilight import (
    actions,
    board,
    codes,
    frames,
    ids,
    layout,
    ledger,
    odds,
    preview,
    scoring,
    stage,
    view,
)
from hatamoto.games.twilight.column_memory import (
    MAX_SIGNED,
    PRESENT,
    SIGNED,
    SPACE,
    TwilightMemory,
    hand_prospects,
    rewrite,
    track_facts,
)
from hatamoto.games.twilight.content import Content
from hatamoto.games.twilight.state import TwilightState
from hatamoto.kernel import masks
from hatamoto.kernel.columns import (
    BYTES,
    Columns,
    Memory,
    counts,
    one_hot,
    one_hot_tokens,
    set_columns,
    spread,
    zeros,
)
from hatamoto.kernel.frames import seat_of, type_of
from hatamoto.kernel.layout import OneOf

PRICE: Final = 2
PAIR: Final = 5
OWNER: Final = 3
"""The columns of a space in the open decision: presence, then a number, two numbers, or a side."""
OWNED: Final[list[bytes]] = [b"\1\1\0", b"\1\0\1", b"\1\0\0"]
"""The side that will control a space: Anti-Bakufu, Pro-Bakufu, neither."""
SIGNED_SPACE: Final[list[bytes]] = [b"\1" + number for number in SIGNED]
"""A signed number of a space."""
MOST: Final = 100
PAIRS: Final[list[list[bytes]]] = [
    [b"\1" + PRESENT[one] + PRESENT[other] for other in range(MOST + 1)] for one in range(MOST + 1)
]
"""Two numbers of a space, each up to MOST."""
NONE: Final = -1
MAX_MAPS: Final = 4096
"""So many maps are remembered before they are forgotten."""


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
        self.uses = {use: one_hot(len(actions.USE_IDS))[i] for i, use in enumerate(actions.USE_IDS)}
        self.part = one_hot(len(stage.PARTS))
        self.parts = {use: self._parts(use) for use in stage.IN_ORDER}
        self.aims = {number: one_hot(len(layout.AIMS))[at] for number, at in aims().items()}
        self.nothing_asked = zeros(shape.parts["asked"].size)
        self.dice = [b"\1" + face for face in one_hot(odds.FACES)]
        self.no_die = zeros(1 + odds.FACES)
        self.reason = [zeros(len(codes.REASONS) - 1), *one_hot(len(codes.REASONS) - 1)]
        self.max_cards = content.max_cards
        self.areas: dict[tuple[int, int], bytes] = {}
        """By the spaces each side holds: the columns of all areas."""

    def _face(self, content: Content, face: int) -> list[bytes]:
        spaces, side = one_hot(ids.SPACES), self.side[content.face_side[face]]
        value = BYTES[content.face_value[face]]
        return [b"\1" + spaces[space] + side + value for space in range(ids.SPACES)]

    def _parts(self, use: str | None) -> bytes:
        named = [b"\1" + self.part[stage.PARTS.index(part)] for part in stage.IN_ORDER[use]]
        return b"".join(named) + zeros((2 - len(named)) * (1 + len(stage.PARTS)))

    def memory(self) -> TwilightMemory:
        """An empty memory for one table."""
        return TwilightMemory()

    def write(self, state: TwilightState, seat: int, row: list[bytes], memory: Memory) -> None:
        """Append the tracks, the map, the cards, the open decision, and the seat's own part."""
        assert isinstance(memory, TwilightMemory)
        facts = track_facts(state)
        if facts != memory.track_facts:
            memory.track_facts = facts
            memory.changes += 1
            tracks: list[bytes] = []
            self._tracks(state, tracks)
            memory.tracks = b"".join(tracks)
        row.append(memory.tracks)
        self._remember_map(state, memory)
        row.append(memory.spaces)
        self._markers(state, row, memory)
        row.append(memory.areas)
        row.append(SIGNED[MAX_SIGNED + scoring.kyo_net(state)])
        row.append(SIGNED[MAX_SIGNED + scoring.ports_net(state)])
        self._cards(state, row, memory)
        self._asked(state, row, memory.legal)
        for die in state.dice:
            row.append(self.dice[die - 1])
        for _ in range(2 - len(state.dice)):
            row.append(self.no_die)
        row.append(self.reason[state.ended])
        row.append(self.side[state.winner])
        self._private(state, seat, row, memory)

    def _tracks(self, state: TwilightState, row: list[bytes]) -> None:
        content = state.content
        is_on = state.rounds != 0 and state.ended == codes.GOING_ON
        row.append(BYTES[state.turn])
        row.append(self.years[state.turn - 1])
        row.append(BYTES[state.rounds])
        row.append(self.side[state.first])
        row.append(self.side[state.active if is_on else NONE])
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
        """Write again what is not as the memory has it."""
        cells, is_same = memory.cells, bool(memory.spaces)
        if state.influence != memory.influence:
            rewrite(memory.influence, state.influence, cells, 1)
            is_same = False
        if state.support != memory.support:
            rewrite(memory.support, state.support, cells, 3)
            is_same = False
        anti, pro = state.anti_held, state.pro_held
        if anti != memory.anti_held or pro != memory.pro_held or not memory.spaces:
            memory.anti_held, memory.pro_held = anti, pro
            cells[5::SPACE] = set_columns(masks.without(anti, pro), ids.SPACES)
            cells[6::SPACE] = set_columns(pro, ids.SPACES)
            memory.areas = self._areas(state)
            is_same = False
        if state.port_open != memory.is_open:
            memory.is_open = state.port_open
            cells[SPACE * ids.YOKOHAMA + SPACE - 1] = int(not state.port_open)
            is_same = False
        if not is_same:
            memory.spaces = bytes(cells)
            memory.changes += 1

    def _markers(self, state: TwilightState, row: list[bytes], memory: TwilightMemory) -> None:
        places, shown = state.counter_at, state.counter_face
        if places != memory.counter_at or shown != memory.counter_face:
            memory.counter_at, memory.counter_face = places.copy(), shown.copy()
            memory.changes += 1
            made: list[bytes] = []
            for counter in range(ids.COUNTERS):
                space = places[counter]
                for turn in range(2):
                    if space == codes.OFF_MAP or shown[counter] != turn:
                        made.append(self.no_face)
                    else:
                        made.append(self.face[board.face_of(state, counter)][space])
            memory.markers = b"".join(made)
        row.append(memory.markers)

    def _areas(self, state: TwilightState) -> bytes:
        """What both sides have in all areas; it follows from the spaces they hold."""
        key = (state.anti_held, state.pro_held)
        written = self.areas.get(key)
        if written is None:
            if len(self.areas) >= MAX_MAPS:
                self.areas.clear()
            cells: list[bytes] = []
            for area in range(ids.AREAS):
                self._area(state, area, cells)
            written = self.areas[key] = b"".join(cells)
        return written

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

    def _cards(self, state: TwilightState, row: list[bytes], memory: TwilightMemory) -> None:
        is_same = bool(memory.discarded) and state.discard == memory.discard
        if not is_same:
            memory.discard = state.discard.copy()
            memory.discarded = counts(state.discard, self.cards)
        if not is_same or state.card != memory.card:
            memory.card = state.card
            memory.scored = self._scored(state, memory.discarded)
        if state.removed != memory.removed or not memory.out:
            memory.removed = state.removed.copy()
            memory.changes += 1
            memory.out = counts(state.removed, self.cards)
        row.append(memory.scored)
        row.append(PRESENT[len(state.anti_hand)])
        row.append(PRESENT[len(state.pro_hand)])
        row.append(BYTES[len(state.pile)])
        row.append(memory.discarded)
        row.append(memory.out)
        row.append(self.card[state.card])
        use, part = stage.use(state), stage.part(state)
        row.append(zeros(len(self.uses)) if use is None else self.uses[use])
        row.append(self.parts[use])
        row.append(self.part[part])
        row.append(BYTES[int(part == stage.EVENT or stage.awaits_event(state))])

    def _scored(self, state: TwilightState, discard: bytes) -> bytes:
        """The scoring cards that are in play or discarded."""
        return bytes(
            [int(card == state.card or discard[card] != 0) for card in state.content.scoring_cards]
        )

    # The open decision about a space

    def _asked(self, state: TwilightState, row: list[bytes], legal: list[int]) -> None:
        if not state.stack:
            row.append(self.nothing_asked)
            return
        frame = state.stack[-1]
        frame_type, seat = type_of(frame), seat_of(frame)
        if frame_type == frames.CHOOSE_KIND.number:
            self._head(frame_type, seat, preview.KIND_POINTS.of(frame), 0, row)
            row.append(zeros(ids.SPACES * (2 * PRICE + 2 * PAIR + 2 * OWNER)))
            row.append(BYTES[max(0, odds.court_die(state, seat, preview.KIND_POINTS.of(frame)))])
            return
        if frame_type not in preview.AIMED:
            row.append(self.nothing_asked)
            return
        points = preview.AIMED[frame_type].of(frame)
        is_war = frame_type == frames.WAR.number
        self._head(frame_type, seat, 0 if is_war else points, points if is_war else 0, row)
        spaces = preview.spaces_of(legal or state.legal(seat))
        self._prices(state, frame_type, seat, spaces, row)
        self._prospects(state, frame_type, seat, points, spaces, row)
        row.append(b"\0")

    def _head(self, frame_type: int, seat: int, points: int, target: int, row: list[bytes]) -> None:
        row.append(self.side[seat])
        row.append(self.aims[frame_type])
        row.append(BYTES[points])
        row.append(BYTES[target])

    def _prices(
        self, state: TwilightState, frame_type: int, seat: int, spaces: list[int], row: list[bytes]
    ) -> None:
        if frame_type == frames.PLACE.number:
            cells = [PRESENT[board.price(state, seat, space)] for space in spaces]
            spread(spaces, cells, PRICE, ids.SPACES, row)
        elif frame_type == frames.REALIGN.number:
            cells = [PRESENT[board.realign_price(space)] for space in spaces]
            spread(spaces, cells, PRICE, ids.SPACES, row)
        else:
            row.append(zeros(PRICE * ids.SPACES))

    def _prospects(
        self,
        state: TwilightState,
        frame_type: int,
        seat: int,
        points: int,
        spaces: list[int],
        row: list[bytes],
    ) -> None:
        """By space: bonus, control afterwards, lowest die, best coup, odds."""
        if frame_type in (frames.PLACE.number, frames.PUT.number, frames.TAKE.number):
            row.append(zeros(PAIR * ids.SPACES))
            self._after(state, frame_type == frames.TAKE.number, seat, spaces, row)
            row.append(zeros((PRICE + OWNER + PAIR) * ids.SPACES))
            return
        if frame_type == frames.COUP.number:
            row.append(zeros((PAIR + OWNER) * ids.SPACES))
            self._coup(state, points, spaces, row)
            row.append(zeros(PAIR * ids.SPACES))
            return
        if frame_type != frames.WAR.number:
            self._turn(state, seat, spaces, row)
            return
        bonus = [
            PAIRS[board.backing(state, seat, space)][board.backing(state, 1 - seat, space)]
            for space in spaces
        ]
        spread(spaces, bonus, PAIR, ids.SPACES, row)
        row.append(zeros(OWNER * ids.SPACES))
        needs = [PRESENT[odds.war_die(state, seat, space, points)] for space in spaces]
        spread(spaces, needs, PRICE, ids.SPACES, row)
        row.append(zeros((OWNER + PAIR) * ids.SPACES))

    def _after(
        self, state: TwilightState, takes: bool, seat: int, spaces: list[int], row: list[bytes]
    ) -> None:
        side, change = (1 - seat, -1) if takes else (seat, 1)
        cells = [OWNED[odds.after(state, side, space, change)] for space in spaces]
        spread(spaces, cells, OWNER, ids.SPACES, row)

    def _coup(self, state: TwilightState, points: int, spaces: list[int], row: list[bytes]) -> None:
        needs: list[bytes] = []
        most: list[bytes] = []
        for space in spaces:
            one = odds.coup_value(state, space, points, 1)
            needs.append(PRESENT[odds.least_die(one, 1)])
            best = odds.coup_value(state, space, points, odds.FACES)
            most.append(SIGNED_SPACE[MAX_SIGNED + best])
        spread(spaces, needs, PRICE, ids.SPACES, row)
        spread(spaces, most, OWNER, ids.SPACES, row)

    def _turn(self, state: TwilightState, seat: int, spaces: list[int], row: list[bytes]) -> None:
        bonus: list[bytes] = []
        chances: list[bytes] = []
        for space in spaces:
            own, other = board.backing(state, seat, space), board.backing(state, 1 - seat, space)
            bonus.append(PAIRS[own][other])
            odds_there = odds.lead_chances(own - other)
            lost = odds_there[1] if board.influence(state, seat, space) else 0
            chances.append(PAIRS[odds_there[0]][lost])
        spread(spaces, bonus, PAIR, ids.SPACES, row)
        row.append(zeros((OWNER + PRICE + OWNER) * ids.SPACES))
        spread(spaces, chances, PAIR, ids.SPACES, row)

    # The seat's own part

    def _private(
        self, state: TwilightState, seat: int, row: list[bytes], memory: TwilightMemory
    ) -> None:
        hand = board.hand(state, seat)
        left = self.max_cards - len(hand)
        is_done = masks.has(state.court_done, seat)
        row.append(self.side[seat])
        is_same = bool(memory.held[seat]) and hand == memory.hands[seat]
        if not is_same:
            memory.hands[seat] = hand.copy()
            memory.held[seat] = counts(hand, self.cards)
        # What scoring cards pay follows from the map.
        if not (is_same and is_done == memory.done[seat] and memory.paid_by[seat] is memory.spaces):
            memory.done[seat], memory.paid_by[seat] = is_done, memory.spaces
            memory.prospects[seat] = hand_prospects(state, hand, is_done)
        if not (is_same and memory.occurring_at[seat] == memory.changes):
            memory.occurring_at[seat] = memory.changes
            occurring = [PRESENT[int(view.would_occur(state, card, seat))] for card in hand]
            occurring.append(zeros(2 * left))
            memory.occurring[seat] = b"".join(occurring)
        row.append(memory.held[seat])
        row.append(memory.occurring[seat])
        row.append(memory.prospects[seat])
        if state.known:
            row.append(counts(ledger.known_of(state, 1 - seat), self.cards))
        else:
            row.append(self.no_cards)


def aims() -> dict[int, int]:
    """The column of each decision about a space, by the number of its frame type."""
    asking = {frame.number: frame.id for frame in frames.TYPES.types if frame.id in layout.AIMS}
    return {number: layout.AIMS.index(id) for number, id in asking.items()}
