"""What is remembered of the last row of a table, and facts that columns are written from."""

from typing import Final, final

from hatamoto.games.edo import actions, board, codes, scoring, sites
from hatamoto.games.edo.config import Config
from hatamoto.games.edo.content import ids
from hatamoto.games.edo.preview import turns
from hatamoto.games.edo.state import EdoState
from hatamoto.kernel import masks
from hatamoto.kernel.columns import MAX_VALUE, Memory, set_columns, zeros

NONE: Final = -1
PRESENT: Final = b"\1"
NO_SLOT: Final = PRESENT + bytes(ids.CARDS + ids.ACTIONS + 3)
NO_PLAN: Final = NO_SLOT * actions.SLOTS
"""A slot of a plan that is not shown, and a whole plan of them."""
PAST: Final[list[bytes]] = [
    set_columns(gone, ids.MERCHANTS) for gone in range(masks.one(ids.MERCHANTS))
]
"""The columns of each set of merchants who are gone."""
FLAGS: Final[list[bytes]] = [bytes([one, other]) for one in range(2) for other in range(2)]
"""Two truth values, the first counting two: one piece of a row costs less than two."""
PAIRS: Final[list[list[bytes]]] = [
    [bytes([number, place]) for place in range(8)] for number in range(MAX_VALUE + 1)
]
"""A number and a place in the ranking."""


@final
class EdoMemory(Memory):
    """The cities, the samurai, the court and what each seat holds."""

    def __init__(self, seats: int) -> None:
        self.config: Config | None = None
        self.city: list[int] = []
        self.barren = NONE
        self.began = False
        self.cities = b""
        self.income = [0] * seats
        """The columns of the cities, and what each seat earns in them."""
        self.pieces: list[int] = []
        self.samurai = b""
        self.court: list[int] = []
        self.demands = b""
        self.privileges = b""
        """The columns of the tokens on show."""
        self.ronin: list[int] = []
        self.outside = zeros(ids.SPACES)
        self.drawn = 0
        self.drawn_places = zeros(ids.LOCATIONS)
        self.held_by: Config | None = None
        self.holdings: list[int] = []
        """What all seats hold, as `goods` and the others were written from it."""
        self.goods = [b""] * seats
        self.staff = [b""] * seats
        self.tokens = [b""] * seats
        """By seat: goods and score; officials and buildings; cards, privileges and start."""
        self.earned = [NONE] * seats
        self.players = [b""] * seats
        """By seat, all of these joined, with this income; NONE if they have changed since."""
        self.packages = b""
        self.temples = b""


def city_key(state: EdoState, city: int) -> int:
    """Everything that the columns of a city depend on, as one number."""
    at = city * codes.PER_CITY
    small = state.city[at + codes.TILE] * 64 + state.city[at + codes.FORTRESSES] * 16 + city * 2
    return sites.keyed(state.city[at + codes.ROW], small + int(masks.has(state.barren, city)))


def prices(state: EdoState, seat: int, space: int) -> bytes:
    """The cost for the seat of the paths from (or to) a space."""
    cells = bytearray(ids.SPACES)
    for end in turns.ends(state, seat, space):
        cells[end] = board.price(state, seat, space, end)
    return bytes(cells)


def place(state: EdoState, seat: int) -> int:
    """The place of a seat after the game."""
    result = scoring.outcome(state)
    assert result is not None
    return result.places[seat]


def stack(court: list[int], named: list[bytes]) -> bytes:
    """Three tokens on show and the next."""
    if not court:
        size = len(named[NONE])
        return zeros(4 * size + 3)
    row: list[bytes] = []
    for index in range(3):
        row.append(PRESENT)
        row.append(named[NONE if court[index] == codes.NO_TOKEN else court[index]])
    row.append(named[NONE if court[3] == codes.NO_TOKEN else court[3]])
    return b"".join(row)
