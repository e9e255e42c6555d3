"""What is remembered of the last row of a table, so that only changes are written."""

from typing import Final, final

from hatamoto.games.twilight import board, ids, view
from hatamoto.games.twilight.state import TwilightState
from hatamoto.kernel.columns import BYTES, Memory, zeros

PRESENT: Final[list[bytes]] = [b"\1" + number for number in BYTES]
"""An entry of a list of numbers: a 1 and the number."""
MAX_SIGNED: Final = 200
SIGNED: Final[list[bytes]] = [
    bytes([max(0, -number), max(0, number)]) for number in range(-MAX_SIGNED, MAX_SIGNED + 1)
]
"""Signed numbers from -MAX_SIGNED on: Anti-Bakufu's column, then Pro-Bakufu's."""
PAYS_NOTHING: Final = bytes([1, 0, 0])
"""A card in hand that scores nothing: presence and a signed 0."""
SPACE: Final = 8
"""The columns of a space: presence, influence, support, controller, closed."""


@final
class TwilightMemory(Memory):
    """The map, the cards out of play, and the hands."""

    def __init__(self) -> None:
        self.track_facts: list[int] = []
        self.tracks = b""
        self.changes = 0
        """How often anything that a card's condition can read has changed."""
        self.influence = [0] * (2 * ids.SPACES)
        self.support = [0] * (2 * ids.SPACES)
        self.anti_held = 0
        self.pro_held = 0
        self.is_open = True
        self.cells = bytearray(bytes([1] + [0] * (SPACE - 1)) * ids.SPACES)
        self.spaces = b""
        """The columns of the map, as `cells` has them; empty before the first row."""
        self.areas = b""
        self.counter_at: list[int] = []
        self.counter_face: list[int] = []
        self.markers = b""
        """The columns of the support counters."""
        self.discard: list[int] = []
        self.removed: list[int] = []
        self.discarded = b""
        self.out = b""
        """The columns of the discard and of the removed cards; empty before the first row."""
        self.card = 0
        self.scored = b""
        """The columns of the scoring memory markers, for this card in play and the discard."""
        nothing: list[int] = []
        self.hands = [nothing, nothing]
        self.held = [b"", b""]
        """By seat, its hand and the columns of it."""
        self.occurring = [b"", b""]
        self.occurring_at = [-1, -1]
        """By seat, which events of its cards would occur, and `changes` at that time."""
        self.done = [False, False]
        self.paid_by = [b"", b""]
        self.prospects = [b"", b""]
        """What the cards of the hands can be used for, for a state of the court and a map."""


def rewrite(last: list[int], now: list[int], cells: bytearray, column: int) -> None:
    """Write the numbers of both sides that have changed, and remember them."""
    for index in range(2 * ids.SPACES):
        if now[index] != last[index]:
            last[index] = now[index]
            side = int(index >= ids.SPACES)
            cells[SPACE * (index - side * ids.SPACES) + column + side] = now[index]


def track_facts(state: TwilightState) -> list[int]:
    """Everything that the columns of the tracks are written from."""
    return [
        state.turn, state.rounds, state.first, state.active, int(state.opened), state.vp,
        state.treaty, state.intervention, int(state.joi), board.joi_side(state),
        int(state.port_open), int(state.modifier), state.court[0], state.court[1],
        state.court_done, state.ended,
    ]  # fmt: skip


def hand_prospects(state: TwilightState, hand: list[int], is_done: bool) -> bytes:
    """Which cards may be used at court, and what they would score."""
    row: list[bytes] = []
    types, left = state.content.type, state.content.max_cards - len(hand)
    for card in hand:
        row.append(PRESENT[int(types[card] < ids.MUST_PLAY and not is_done)])
    row.append(zeros(2 * left))
    for card in hand:
        pays = view.would_pay(state, card) if types[card] == ids.SCORING else None
        row.append(PAYS_NOTHING if pays is None else b"\1" + SIGNED[MAX_SIGNED + pays])
    row.append(zeros(3 * left))
    return b"".join(row)
