"""What is remembered of the last row of a table, so that only changes are written."""

from typing import Final, final

from hatamoto.games.twilight import board, ids
from hatamoto.games.twilight.state import TwilightState
from hatamoto.kernel.columns import BYTES, Memory

PRESENT: Final[list[bytes]] = [b"\1" + number for number in BYTES]
"""An entry of a list of numbers: a 1 and the number."""
MAX_SIGNED: Final = 200
SIGNED: Final[list[bytes]] = [
    bytes([max(0, -number), max(0, number)]) for number in range(-MAX_SIGNED, MAX_SIGNED + 1)
]
"""Signed numbers from -MAX_SIGNED on: Anti-Bakufu's column, then Pro-Bakufu's."""
SPACE: Final = 8
"""The columns of a space: presence, influence, support, controller, closed."""


@final
class OwnMemory:
    """A seat's hand and its columns."""

    def __init__(self) -> None:
        self.hand: list[int] = []
        self.is_done = False
        """Whether the seat had used a card at court."""
        self.changes = -1
        """`TwilightMemory.changes` at that time."""
        self.conditional: list[int] = []
        """The indices in the hand of the cards whose events have a condition."""
        self.scoring: list[int] = []
        """Those of the scoring cards."""
        self.cells = bytearray()
        self.columns = b""
        """The columns, as `cells` has them: the cards, then by index whether the event would occur,
        whether the card can be used at court, and what it would score; empty before the first
        row."""


@final
class TwilightMemory(Memory):
    """The tracks, the map, the cards out of play, and the hands.

    Lists of cards and dice are replaced and never modified, so the same list is an equal one.
    """

    def __init__(self) -> None:
        self.turn = self.rounds = self.first = self.active = self.vp = self.treaty = -1
        self.intervention = self.joi_side = self.anti_court = self.pro_court = -1
        self.court_done = self.ended = -1
        self.opened = self.joi = self.port_of_tracks = self.modifier = False
        self.tracks = b""
        """The columns of the tracks; empty before the first row."""
        self.changes = 0
        """How often anything that a card's condition can read has changed."""
        self.influence: list[object] = [0] * (2 * ids.SPACES)
        self.support: list[object] = [0] * (2 * ids.SPACES)
        """The same objects as in the state: lists that share their items are compared fastest."""
        self.counter_at: list[int] = []
        self.counter_face: list[int] = []
        self.anti_held = 0
        self.pro_held = 0
        self.port_of_map = True
        """Whether Yokohama was open in the last map; the tracks, compared first, have their own."""
        self.cells = bytearray(bytes([1] + [0] * (SPACE - 1)) * ids.SPACES)
        """The columns of the spaces."""
        self.markers = b""
        """The columns of the support counters."""
        self.area = [b""] * ids.AREAS
        self.areas = b""
        """The columns of each area, and of all."""
        self.map = b""
        """The columns of the spaces, the counters, the areas, Kyo and the ports; empty before the
        first row."""
        self.discard: list[int] = []
        self.removed: list[int] = []
        self.card = self.anti_cards = self.pro_cards = self.pile = -1
        self.discarded = b""
        self.out = b""
        """The columns of the discard and of the removed cards."""
        self.scored = b""
        """Those of the scoring cards that are in play or discarded."""
        self.cards = b""
        """All columns of the cards, up to the one in play; empty before the first row."""
        self.own = [OwnMemory(), OwnMemory()]
        """By seat."""


def has_tracks_of(memory: TwilightMemory, state: TwilightState) -> bool:
    """Whether everything that the columns of the tracks are written from is as in the memory.

    Fields, because comparing lists of these facts takes seven times as long, 0.1 µs more per row.
    """
    return (
        state.turn == memory.turn
        and state.rounds == memory.rounds
        and state.active == memory.active
        and state.first == memory.first
        and state.vp == memory.vp
        and state.treaty == memory.treaty
        and state.intervention == memory.intervention
        and state.court_done == memory.court_done
        and state.court[0] == memory.anti_court
        and state.court[1] == memory.pro_court
        and state.ended == memory.ended
        and state.opened == memory.opened
        and state.joi == memory.joi
        and state.port_open == memory.port_of_tracks
        and state.modifier == memory.modifier
        and board.joi_side(state) == memory.joi_side
    )


def remember_tracks(memory: TwilightMemory, state: TwilightState) -> None:
    """Remember what the columns of the tracks are written from."""
    memory.turn, memory.rounds = state.turn, state.rounds
    memory.active, memory.first = state.active, state.first
    memory.vp, memory.treaty, memory.intervention = state.vp, state.treaty, state.intervention
    memory.court_done, memory.ended = state.court_done, state.ended
    memory.anti_court, memory.pro_court = state.court[0], state.court[1]
    memory.opened, memory.joi = state.opened, state.joi
    memory.port_of_tracks, memory.modifier = state.port_open, state.modifier
    memory.joi_side = board.joi_side(state)
