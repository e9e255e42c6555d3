"""The numbers by which the state says what is what."""

from typing import Final

from hatamoto.games.edo.content import ids

# The kinds of frames, in the order of `modules.KINDS`.
LAY_TILE: Final = 0
TURN_MERCHANT: Final = 1
OPEN_MERCHANT: Final = 2
OPEN_SPECIAL: Final = 3
CHOOSE_START: Final = 4
BEGIN_PACKAGES: Final = 5
TAKE_PACKAGE: Final = 6
CHOOSE_TOWN: Final = 7
BEGIN_ROUND: Final = 8
BEGIN_PLAN: Final = 9
PLAN: Final = 10
MAKE_PLAN: Final = 11
NEXT_TURN: Final = 12
TURN: Final = 13
"""The first of ten: a turn with the action of that number."""
MOVE_SAMURAI: Final = 23
LEAD_MERCHANT: Final = 24
RELOCATE_SAMURAI: Final = 25
BEGIN_WAGES: Final = 26
PAY_WAGES: Final = 27
PAY_INCOME: Final = 28
BEGIN_LIMIT: Final = 29
DISCARD_GOODS: Final = 30
END_ROUND: Final = 31
OPEN_DEMAND: Final = 32
OPEN_PRIVILEGE: Final = 33
PLACE_RONIN: Final = 34
SELECT_RONIN: Final = 35
DRAW_LOCATION: Final = 36
CHOOSE_KIND: Final = 37
SETTLE_RONIN: Final = 38
BRING_SAMURAI: Final = 39
JOIN_SAMURAI: Final = 40
NEXT_RONIN: Final = 41
PASS_MERCHANT: Final = 42

# What a seat holds, at `seat * HELD + ...`; the first four are the goods.
POINTS: Final = 4
NEUTRALS: Final = 5
"""Neutral officials."""
BLACKS: Final = 6
"""Black officials that may be planned with."""
ABROAD: Final = 7
"""Own officials that stand on the board as samurai."""
HOUSES: Final = 8
"""Houses not yet built."""
POST_AT: Final = 9
"""The city of the trading post plus one; 0 while it is not built."""
CARDS_HELD: Final = 10
"""The authorization cards, as a mask."""
HUBS: Final = 11
"""The spaces whose roads are free for this seat, as a mask."""
PRIVILEGES_HELD: Final = 12
"""How many of each privilege, four bits a kind."""
TOKENS: Final = 13
PACKAGE_OF: Final = 14
"""The package taken plus one."""
TOWN_OF: Final = 15
"""The town of the start plus one."""
HELD: Final = 16

# What the board knows of a city, at `city * PER_CITY + ...`.
ROW: Final = 0
"""The buildings from site 1 on, four bits each: the seat plus one, and IS_POST."""
FILLED: Final = 1
TILE: Final = 2
FORTRESSES: Final = 3
PER_CITY: Final = 4
IS_POST: Final = 8

PIECES: Final = 7
"""The places for a seat's samurai: five of its own and two black ones, rising, HOME behind."""
HOME: Final[int] = ids.SPACES << 2
"""An official who is not on the board. A samurai is its space << 2 | BLACK | MARKED."""
BLACK: Final = 2
MARKED: Final = 1
"""The samurai has moved, or once the action has begun has produced."""

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
