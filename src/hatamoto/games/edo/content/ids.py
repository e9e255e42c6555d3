"""The constants of the rules, and the ids of the built-in data rows in order.

A pack has rows with the same ids, in any order, with its own facts. Ids that code refers to are
checked here against the data.
"""

from pathlib import Path
from typing import Final

from hatamoto.kernel.content import Pack, Row
from hatamoto.kernel.errors import BadContent

HOME: Final = Path(__file__).parents[1] / "data"


def own_rows(name: str, key: str) -> list[Row]:
    """The rows of a built-in file."""
    return Pack(HOME).rows(name, key)


def ids_of(rows: list[Row]) -> list[str]:
    """The ids of rows."""
    return [str(row["id"]) for row in rows]


def checked(ids: list[str], count: int, name: str) -> list[str]:
    """The ids; raises BadContent unless their number is as expected."""
    if len(ids) != count:
        raise BadContent(f"{HOME / name}: there are {count} rows, not {len(ids)}")
    return ids


WOOD: Final = 0
STONE: Final = 1
RICE: Final = 2
RYO: Final = 3
GOODS: Final = 4
"""Three resources, then money; a price is a row of this many numbers."""
RESOURCES: Final = 3
GOOD_IDS: Final[list[str]] = ["wood", "stone", "rice", "ryo"]

FORESTRY: Final = 0
QUARRY: Final = 1
RICE_FIELD: Final = 2
CITY: Final = 3
RIVER: Final = 4
ROAD: Final = 5
BORDER_POST: Final = 6
SPACE_KIND_IDS: Final = ["forestry", "quarry", "rice_field", "city", "river", "road", "border_post"]
"""The kinds of spaces; the first three yield the resource of the same number, the first four are
those a Ronin may be sent to."""
RONIN_KINDS: Final = 4

EDO: Final = 0
CITIES: Final = 7
RESOURCE_FIRST: Final = 7
RESOURCE_LAST: Final = 15
EACH_RESOURCE: Final = 3
BORDER_FIRST: Final = 25
SPACES: Final = 33
MAX_DISTANCE: Final = SPACES
"""No path is longer than the number of spaces."""
DISTANCES: Final = MAX_DISTANCE + 1
"""The number of distances from 0 on."""
SPACE_KINDS: Final = [CITY, FORESTRY, QUARRY, RICE_FIELD, RIVER, ROAD, BORDER_POST]
"""The kinds of spaces in the order of their numbers."""
SPACE_ROWS: Final[list[Row]] = [
    row
    for kind in SPACE_KINDS
    for row in own_rows("spaces.toml", "space")
    if row.get("kind") == SPACE_KIND_IDS[kind]
]
SPACE_IDS: Final = checked(ids_of(SPACE_ROWS), SPACES, "spaces.toml")
"""Both sides of the board in one numbering: cities, resource spaces, rivers, roads, posts."""

PRODUCING: Final = 3
"""The first actions harvest the resource of the same number."""
RICE_DELIVERY: Final = 3
MONEY: Final = 4
BUILDING: Final = 5
TRAVEL: Final = 6
TRADING: Final = 7
RECRUIT: Final = 8
AUTHORIZATION: Final = 9
ACTIONS: Final = 10
ACTION_IDS: Final[list[str]] = [
    "forestry", "quarry", "rice_field", "rice_delivery", "money",
    "building", "travel", "trading", "recruit", "authorization",
]  # fmt: skip

HOUSE: Final = 0
POST: Final = 1
FORTRESS: Final = 2
TEMPLE: Final = 3
BUILDINGS: Final = 4
BUILDING_IDS: Final = ["house", "post", "fortress", "temple"]

START_CARDS: Final = 3
START_FACES: Final = 4
SPECIAL_FACES: Final = 2
CARDS: Final = 15
CARD_ROWS: Final = own_rows("cards.toml", "card")
CARD_IDS: Final[list[str]] = checked(ids_of(CARD_ROWS), CARDS, "cards.toml")
"""The three cards everybody has, then the twelve special ones."""
MAX_ON_CARD: Final = 4
"""The most officials any action takes."""
MERCHANTS: Final = 10
MERCHANT_IDS: Final = checked(
    ids_of(own_rows("merchants.toml", "merchant")), MERCHANTS, "merchants.toml"
)

MAX_SEATS: Final = 5
TILE_IDS: Final = ids_of(own_rows("tiles.toml", "tile"))
TILES: Final[int] = len(TILE_IDS)
SHARES: Final = 25
"""Five rows of five: what each rank earns by the number of players in the city."""
PACKAGE_IDS: Final = ids_of(own_rows("packages.toml", "package"))
PACKAGES: Final[int] = len(PACKAGE_IDS)

LOCAL: Final = 0
FOREIGN: Final = 1
PALACE: Final = 2
DEMAND_KIND_IDS: Final = ["local", "foreign", "palace"]
DEMAND_IDS: Final = ids_of(own_rows("demands.toml", "demand"))
DEMANDS: Final[int] = len(DEMAND_IDS)

PRIVILEGE_ROWS: Final = own_rows("privileges.toml", "privilege")
PRIVILEGE_IDS: Final = ids_of(PRIVILEGE_ROWS)
PRIVILEGES: Final[int] = len(PRIVILEGE_IDS)
PRIVILEGE_KINDS: Final = [str(row.get("kind")) for row in PRIVILEGE_ROWS]
"""What each privilege does; `tokken/privileges.py` has an effect for every kind."""


def privileges_of(kind: str) -> list[int]:
    """The privileges of a kind; raises BadContent where there are none."""
    found = [index for index, other in enumerate(PRIVILEGE_KINDS) if other == kind]
    if not found:
        raise BadContent(f"{HOME / 'privileges.toml'}: there is no privilege of the kind {kind}")
    return found


SITE: Final[int] = privileges_of("building_site")[0]
SUPPORT: Final[int] = privileges_of("support")[0]
TRADE: Final[int] = privileges_of("trading")[0]
INCOME: Final[int] = privileges_of("income")[0]
REDEEMABLE: Final = privileges_of("resource")
"""The privileges that are worth one of their goods, in the order of the verb `redeem`."""

CHOICE: Final = 4
LOCATIONS: Final = 5
LOCATION_IDS: Final = [*SPACE_KIND_IDS[:RONIN_KINDS], "choice"]
"""The tiles in the bag: the kinds of space a Ronin may be sent to, and the free choice."""

SIDE_IDS: Final = ["small", "large"]
SEATS: Final = [2, 3, 4, 5]
NO_WAY: Final = 99
"""The distance of a space that is not on this side."""
