"""Writes the columns of the open decision about a space; `preview` says what they mean."""

from __future__ import annotations

from typing import TYPE_CHECKING, Final, final

from hatamoto.games.twilight import (
    actions,
    board,
    chart,
    codes,
    frames,
    ids,
    layout,
    odds,
    preview,
)
from hatamoto.games.twilight.column_memory import MAX_SIGNED, PRESENT, SIGNED
from hatamoto.games.twilight.state import TwilightState
from hatamoto.kernel import masks
from hatamoto.kernel.columns import BYTES, one_hot, spread, zeros
from hatamoto.kernel.frames import seat_of, type_of

if TYPE_CHECKING:
    from mypy_extensions import i64

PRICE_WIDTH: Final = 2
PAIR_WIDTH: Final = 5
OWNER_WIDTH: Final = 3
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


def after_gaps(cells: list[bytes]) -> list[list[bytes]]:
    """By the number of empty spaces before a cell, and by cell: the columns of all of them.

    A row is joined faster from fewer pieces.
    """
    width = len(cells[0])
    return [[zeros(width * gap) + cell for cell in cells] for gap in range(ids.SPACES)]


PRICES: Final[list[list[bytes]]] = after_gaps([PRESENT[1], PRESENT[2]])
OWNERS: Final[list[list[bytes]]] = after_gaps(OWNED)
CHANCES: Final[list[bytes]] = [PAIRS[won][lost] for won, lost in odds.CHANCES]
SAFE_CHANCES: Final[list[bytes]] = [PAIRS[won][0] for won, _ in odds.CHANCES]
"""The odds of a realignment by lead, from -FACES on; with no influence there is none to lose."""
NO_PRICES: Final = bytes(PRICE_WIDTH * ids.SPACES)
NO_OWNERS: Final = bytes(OWNER_WIDTH * ids.SPACES)
NO_BONUS: Final = bytes(PAIR_WIDTH * ids.SPACES)
BEFORE_COUP: Final = bytes((PRICE_WIDTH + PAIR_WIDTH + OWNER_WIDTH) * ids.SPACES)
BEFORE_CHANCES: Final = bytes((OWNER_WIDTH + PRICE_WIDTH + OWNER_WIDTH) * ids.SPACES)
AFTER_OWNERS: Final = bytes((PRICE_WIDTH + OWNER_WIDTH + PAIR_WIDTH) * ids.SPACES + 1)
AFTER_COUP: Final = bytes(PAIR_WIDTH * ids.SPACES + 1)
AFTER_WAR: Final = bytes((OWNER_WIDTH + PAIR_WIDTH) * ids.SPACES + 1)
NO_SPACES: Final = bytes((2 * PRICE_WIDTH + 2 * PAIR_WIDTH + 2 * OWNER_WIDTH) * ids.SPACES)
"""Empty columns; the last one of a decision is the die of a court operation."""


@final
class DecisionColumns:
    """The columns of the open decision, with precomputed pieces."""

    def __init__(self, size: int) -> None:
        self.side = one_hot(2)
        self.nothing = bytes(size)
        self.aims = [b""] * len(frames.TYPES.types)
        """By the number of a frame type, the columns of its name; empty where no space is asked."""
        for frame_type in frames.TYPES.types:
            if frame_type.id in layout.AIMS:
                at = layout.AIMS.index(frame_type.id)
                self.aims[frame_type.number] = one_hot(len(layout.AIMS))[at]

    def write(self, state: TwilightState, row: list[bytes], legal: list[int]) -> None:
        """Append the columns, given the legal actions if they are known, else an empty list."""
        frame = state.stack[-1] if state.stack else -1
        frame_type = frames.PLAY_CARD.number if frame < 0 else type_of(frame)
        aim = self.aims[frame_type]
        if not aim:
            row.append(self.nothing)
            return
        seat = seat_of(frame)
        if frame_type == frames.CHOOSE_KIND.number:
            points = preview.KIND_POINTS.of(frame)
            self._head(aim, seat, points, 0, row)
            row.append(NO_SPACES)
            row.append(BYTES[max(0, odds.court_die(state, seat, points))])
            return
        points = preview.AIMED[frame_type].of(frame)
        is_war = frame_type == frames.WAR.number
        self._head(aim, seat, 0 if is_war else points, points if is_war else 0, row)
        spaces = actions.spaces_of(legal or state.legal(seat))
        if frame_type == frames.PLACE.number:
            self._prices(board.held(state, 1 - seat) | chart.KYO_BIT, spaces, row)
            self._after(state, seat, 1, spaces, row)
        elif frame_type == frames.REALIGN.number:
            self._prices(chart.KYO_BIT, spaces, row)
            self._realignment(state, seat, spaces, row)
        elif frame_type == frames.FREE_REALIGN.number:
            row.append(NO_PRICES)
            self._realignment(state, seat, spaces, row)
        elif frame_type == frames.COUP.number:
            self._coup(state, points, spaces, row)
        elif is_war:
            self._war(state, seat, points, spaces, row)
        else:
            row.append(NO_PRICES)
            takes = frame_type == frames.TAKE.number
            self._after(state, 1 - seat if takes else seat, -1 if takes else 1, spaces, row)

    def _head(self, aim: bytes, seat: int, points: int, target: int, row: list[bytes]) -> None:
        row.append(self.side[seat])
        row.append(aim)
        row.append(BYTES[points])
        row.append(BYTES[target])

    def _prices(self, expensive: i64, spaces: list[i64], row: list[bytes]) -> None:
        """By space its price: 2 in those of a mask, 1 elsewhere."""
        next_space: i64 = 0
        for space in spaces:
            row.append(PRICES[space - next_space][int(masks.has(expensive, space))])
            next_space = space + 1
        row.append(zeros(PRICE_WIDTH * (ids.SPACES - next_space)))

    def _after(
        self, state: TwilightState, side: int, change: int, spaces: list[i64], row: list[bytes]
    ) -> None:
        """By space who controls it after a change of a side's influence, as `odds.after` has it."""
        row.append(NO_BONUS)
        values: list[i64] = state.influence
        stability: list[i64] = state.content.stability
        more: i64 = change if side == ids.PRO else -change
        next_space: i64 = 0
        for space in spaces:
            margin, needed = values[ids.SPACES + space] - values[space] + more, stability[space]
            owner = codes.NEITHER
            if margin >= needed:
                owner = ids.PRO
            elif -margin >= needed:
                owner = ids.ANTI
            row.append(OWNERS[space - next_space][owner])
            next_space = space + 1
        row.append(zeros(OWNER_WIDTH * (ids.SPACES - next_space)))
        row.append(AFTER_OWNERS)

    def _coup(self, state: TwilightState, points: int, spaces: list[int], row: list[bytes]) -> None:
        """By space the lowest die that is enough, and the best result."""
        needs: list[bytes] = []
        most: list[bytes] = []
        for space in spaces:
            one = odds.coup_value(state, space, points, 1)
            needs.append(PRESENT[odds.least_die(one, 1)])
            best = odds.coup_value(state, space, points, odds.FACES)
            most.append(SIGNED_SPACE[MAX_SIGNED + best])
        row.append(BEFORE_COUP)
        spread(spaces, needs, PRICE_WIDTH, ids.SPACES, row)
        spread(spaces, most, OWNER_WIDTH, ids.SPACES, row)
        row.append(AFTER_COUP)

    def _realignment(
        self, state: TwilightState, seat: int, spaces: list[i64], row: list[bytes]
    ) -> None:
        """By space the clans that help either side, and the odds of a realignment."""
        chances: list[bytes] = []
        around: list[i64] = state.chart.around_mask
        values: list[i64] = state.influence
        base: i64 = seat * ids.SPACES
        held: i64 = board.held(state, seat)
        against: i64 = board.held(state, 1 - seat)
        next_space: i64 = 0
        for space in spaces:
            near = around[space]
            own, other = masks.count(held & near), masks.count(against & near)
            lead = odds.FACES + max(-odds.FACES, min(odds.FACES, own - other))
            if space != next_space:
                row.append(zeros(PAIR_WIDTH * (space - next_space)))
                chances.append(zeros(PAIR_WIDTH * (space - next_space)))
            row.append(PAIRS[own][other])
            chances.append(CHANCES[lead] if values[base + space] else SAFE_CHANCES[lead])
            next_space = space + 1
        rest = zeros(PAIR_WIDTH * (ids.SPACES - next_space))
        row.append(rest)
        row.append(BEFORE_CHANCES)
        row.extend(chances)
        row.append(rest)
        row.append(b"\0")

    def _war(
        self, state: TwilightState, seat: int, target: int, spaces: list[int], row: list[bytes]
    ) -> None:
        """By space the clans that help either side, and the lowest die that wins."""
        bonus = [
            PAIRS[board.backing(state, seat, space)][board.backing(state, 1 - seat, space)]
            for space in spaces
        ]
        needs = [PRESENT[odds.war_die(state, seat, space, target)] for space in spaces]
        row.append(NO_PRICES)
        spread(spaces, bonus, PAIR_WIDTH, ids.SPACES, row)
        row.append(NO_OWNERS)
        spread(spaces, needs, PRICE_WIDTH, ids.SPACES, row)
        row.append(AFTER_WAR)
