"""Numeric codes used in the state."""

from typing import Final

from hatamoto.games.edo.content import ids

# What a seat has, at `seat * HELD + ...`; the first four are the goods.
POINTS: Final = 4
NEUTRALS: Final = 5
"""Neutral officials."""
BLACKS: Final = 6
"""Black officials available for planning."""
ABROAD: Final = 7
"""Own officials on the board as samurai."""
HOUSES: Final = 8
"""Houses not yet built."""
POST_AT: Final = 9
"""The city of the trading post plus one; 0 while it is not built."""
CARDS_HELD: Final = 10
"""The mask of the authorization cards."""
HUBS: Final = 11
"""The mask of the spaces whose roads are free for this seat."""
PRIVILEGES_HELD: Final = 12
"""The number of each privilege (`tallies.py`)."""
TOKENS: Final = 13
PACKAGE_OF: Final = 14
"""The package taken plus one."""
TOWN_OF: Final = 15
"""The town of the start plus one."""
HELD: Final = 16

# The data of a city, at `city * PER_CITY + ...`.
ROW: Final = 0
"""The buildings from the first site on (`sites.py`)."""
FILLED: Final = 1
TILE: Final = 2
FORTRESSES: Final = 3
PER_CITY: Final = 4

PIECES: Final = 7
"""The places for a seat's samurai: five of its own and two black ones, rising, HOME behind."""
HOME: Final[int] = ids.SPACES * 4
"""An official who is not on the board: behind every space (`samurai.py`)."""

PLANNED: Final = 4
"""The entries of a seat's plan: three slots, then what could be planned with."""
NO_PLAN: Final = 0
NO_MERCHANT: Final[int] = ids.MERCHANTS
NO_TILE: Final[int] = ids.TILES
NOWHERE: Final[int] = ids.SPACES
NO_TOKEN: Final = 15

REASONS: Final = ["", "points", "merchants"]
GOING_ON: Final = 0
ENOUGH_POINTS: Final = 1
NO_MERCHANTS: Final = 2

EMPTY_CITY: Final[list[int]] = [0, 0, NO_TILE, 0] * ids.CITIES
