"""What keeps its id and its place whatever a pack says: the numbers the rules count with."""

from typing import Final

WOOD: Final = 0
STONE: Final = 1
RICE: Final = 2
RYO: Final = 3
GOODS: Final = 4
"""Three resources, then money; a price is a row of this many numbers."""
RESOURCES: Final = 3
GOOD_IDS: Final = ["wood", "stone", "rice", "ryo"]

FORESTRY: Final = 0
QUARRY: Final = 1
RICE_FIELD: Final = 2
CITY: Final = 3
RIVER: Final = 4
ROAD: Final = 5
BORDER_POST: Final = 6
KIND_IDS: Final = ["forestry", "quarry", "rice_field", "city", "river", "road", "border_post"]
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
SPACE_IDS: Final = [
    "edo", "sakura", "odawara", "kawagoe", "utsunomiya", "mito", "kofu",
    "forestry_1", "forestry_2", "forestry_3", "quarry_1", "quarry_2", "quarry_3",
    "rice_1", "rice_2", "rice_3",
    "river_sumida", "river_edogawa", "river_tama",
    "road_nikko", "road_boso", "road_koshu", "road_mito", "road_tokaido", "road_coast",
    "border_east", "border_south", "border_west", "border_north",
    "border_northeast", "border_southeast", "border_southwest", "border_northwest",
]  # fmt: skip
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
ACTION_IDS: Final = [
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
CARDS: Final = 15
CARD_IDS: Final = [
    "domain", "court", "works",
    "woodcutters", "stonemasons", "rice_growers", "master_builders", "granary", "caravan",
    "corvee", "treasury", "magistrate", "architect", "couriers", "quarry_office",
]  # fmt: skip
"""The three cards everybody has, then the twelve special ones."""
MOST_ON_CARD: Final = 4
"""The most officials any action takes."""
MERCHANTS: Final = 10
MERCHANT_IDS: Final = [f"m{number:02}" for number in range(1, MERCHANTS + 1)]

MOST_SEATS: Final = 5
TILES: Final = 9
TILE_IDS: Final = [
    "town_5", "town_6", "town_7", "town_8", "town_even", "edo_8", "edo_9", "edo_10", "edo_even",
]  # fmt: skip
SHARES: Final = 25
"""Five rows of five: what each rank earns by the number of players in the city."""
PACKAGES: Final = 5
PACKAGE_IDS: Final = ["k1", "k2", "k3", "k4", "k5"]

LOCAL: Final = 0
FOREIGN: Final = 1
PALACE: Final = 2
DEMAND_KIND_IDS: Final = ["local", "foreign", "palace"]
DEMANDS: Final = 15
EACH_DEMAND: Final = 5
DEMAND_IDS: Final = [f"{kind}_{n}" for kind in ("local", "foreign", "palace") for n in range(1, 6)]

SITE: Final = 0
SUPPORT: Final = 1
TRADE: Final = 2
INCOME: Final = 3
GOODS_FIRST: Final = 4
FULL_FIRST: Final = 7
PRIVILEGES: Final = 10
PRIVILEGE_IDS: Final = [
    "site", "support", "trade", "income",
    "wood_or_stone", "stone_or_rice", "rice_or_wood", "full_wood", "full_stone", "full_rice",
]  # fmt: skip
"""Privileges by what they do; the last three belong to the resource of their place."""

CHOICE: Final = 4
LOCATIONS: Final = 5
LOCATION_IDS: Final = ["forestry", "quarry", "rice_field", "city", "choice"]
"""The tiles in the bag: the kinds of space a Ronin may be sent to, and the free choice."""

SIDE_IDS: Final = ["small", "large"]
SEATS: Final = [2, 3, 4, 5]
NO_WAY: Final = 99
"""The distance of a space that is not on this side."""
