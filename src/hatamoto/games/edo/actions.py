"""The verbs with their arguments; the most frequent have the smallest numbers."""

from typing import Final

from hatamoto.games.edo.content import ids
from hatamoto.kernel.verbs import Domain, Verb, VerbTable, numbers

SLOTS: Final = 3
"""The slots of a plan."""
MAX_OFFICIALS: Final[int] = ids.MAX_ON_CARD
"""The maximum number of officials of one sort on a card."""
MAX_BLACK: Final = 2
MAX_BOUGHT: Final = 5


def verb_table() -> VerbTable:
    """All verbs, those of players first."""
    space, city = Domain(ids.SPACE_IDS), Domain(ids.SPACE_IDS[: ids.CITIES])
    resource = Domain(ids.SPACE_IDS[ids.RESOURCE_FIRST : ids.RESOURCE_LAST + 1])
    border = Domain(ids.SPACE_IDS[ids.BORDER_FIRST :])
    ronin_space = Domain(ids.SPACE_IDS[: ids.RESOURCE_LAST + 1])
    card, merchant = Domain(ids.CARD_IDS), Domain(ids.MERCHANT_IDS)
    special = Domain(ids.CARD_IDS[ids.START_CARDS :])
    good = Domain(ids.GOOD_IDS[: ids.RESOURCES])
    slot = numbers(1, SLOTS)
    officials = numbers(0, MAX_OFFICIALS)
    redeemable = Domain([ids.PRIVILEGE_IDS[privilege] for privilege in ids.REDEEMABLE])
    return VerbTable(
        [
            Verb("to", space=space),
            Verb("move samurai", space=space),
            Verb("relocate", space=space),
            Verb("move merchant"),
            Verb("collect"),
            Verb("recruit"),
            Verb("resolve"),
            Verb("pay"),
            Verb("ready"),
            Verb("stop"),
            Verb("produce", space=resource),
            Verb("produce full", space=resource),
            Verb("build house", city=city),
            Verb("build first", city=city),
            Verb("build post", city=city),
            Verb("build fortress", city=city),
            Verb("build cheaper", city=city, good=Domain(ids.GOOD_IDS[:2])),
            Verb("enter", space=border),
            Verb("enter black", space=border),
            Verb("return", space=space),
            Verb("trade", merchant=merchant),
            Verb("authorize", card=special),
            Verb("package", package=Domain(ids.PACKAGE_IDS)),
            Verb("town", city=city),
            Verb("discard", good=good),
            Verb("kind", kind=Domain(ids.SPACE_KIND_IDS[: ids.RONIN_KINDS])),
            Verb("buy", merchant=merchant, number=numbers(1, MAX_BOUGHT)),
            Verb(
                "build temple", space=Domain(ids.SPACE_IDS[ids.RESOURCE_FIRST : ids.BORDER_FIRST])
            ),
            Verb("meet", demand=Domain(ids.DEMAND_IDS)),
            Verb("income", city=city),
            Verb("redeem", privilege=redeemable, good=good),
            Verb("disperse", space=ronin_space),
            Verb("bring", space=space),
            Verb("join", space=space),
            Verb("select", space=ronin_space),
            Verb("settle", space=ronin_space),
            Verb("relocate black", space=space),
            Verb("bring black", space=space),
            Verb("join black", space=space),
            Verb("plan", slot=slot, card=card, action=Domain(ids.ACTION_IDS)),
            Verb(
                "officials",
                slot=slot,
                own=officials,
                neutral=officials,
                black=numbers(0, MAX_BLACK),
            ),
            Verb("draw tile", city=city, tile=Domain(ids.TILE_IDS)),
            Verb("draw merchant", merchant=merchant),
            Verb("draw special", card=special),
            Verb("draw start", seat=numbers(0, ids.MAX_SEATS - 1)),
            Verb("draw demand", demand=Domain(ids.DEMAND_IDS)),
            Verb("draw privilege", privilege=Domain(ids.PRIVILEGE_IDS)),
            Verb("draw ronin", space=resource),
            Verb("draw location", location=Domain(ids.LOCATION_IDS)),
        ]
    )


VERBS: Final = verb_table()

TO: Final[int] = VERBS.base("to")
MOVE: Final[int] = VERBS.base("move samurai")
RELOCATE: Final[int] = VERBS.base("relocate")
MOVE_MERCHANT: Final[int] = VERBS.base("move merchant")
COLLECT: Final[int] = VERBS.base("collect")
RECRUIT_ONE: Final[int] = VERBS.base("recruit")
RESOLVE: Final[int] = VERBS.base("resolve")
PAY: Final[int] = VERBS.base("pay")
READY: Final[int] = VERBS.base("ready")
STOP: Final[int] = VERBS.base("stop")
PRODUCE: Final[int] = VERBS.base("produce")
PRODUCE_FULL: Final[int] = VERBS.base("produce full")
BUILD_HOUSE: Final[int] = VERBS.base("build house")
BUILD_FIRST: Final[int] = VERBS.base("build first")
BUILD_POST: Final[int] = VERBS.base("build post")
BUILD_FORTRESS: Final[int] = VERBS.base("build fortress")
BUILD_CHEAPER: Final[int] = VERBS.base("build cheaper")
BUILD_TEMPLE: Final[int] = VERBS.base("build temple")
ENTER: Final[int] = VERBS.base("enter")
ENTER_BLACK: Final[int] = VERBS.base("enter black")
RETURN: Final[int] = VERBS.base("return")
TRADE_POINT: Final[int] = VERBS.base("trade")
AUTHORIZE: Final[int] = VERBS.base("authorize")
PACKAGE: Final[int] = VERBS.base("package")
TOWN: Final[int] = VERBS.base("town")
DISCARD: Final[int] = VERBS.base("discard")
KIND: Final[int] = VERBS.base("kind")
BUY: Final[int] = VERBS.base("buy")
MEET: Final[int] = VERBS.base("meet")
TAKE_INCOME: Final[int] = VERBS.base("income")
REDEEM: Final[int] = VERBS.base("redeem")
DISPERSE: Final[int] = VERBS.base("disperse")
BRING: Final[int] = VERBS.base("bring")
JOIN: Final[int] = VERBS.base("join")
SELECT: Final[int] = VERBS.base("select")
SETTLE: Final[int] = VERBS.base("settle")
RELOCATE_BLACK: Final[int] = VERBS.base("relocate black")
BRING_BLACK: Final[int] = VERBS.base("bring black")
JOIN_BLACK: Final[int] = VERBS.base("join black")
PLAN: Final[int] = VERBS.base("plan")
OFFICIALS: Final[int] = VERBS.base("officials")
DRAW_TILE: Final[int] = VERBS.base("draw tile")
DRAW_MERCHANT: Final[int] = VERBS.base("draw merchant")
DRAW_SPECIAL: Final[int] = VERBS.base("draw special")
DRAW_START: Final[int] = VERBS.base("draw start")
DRAW_DEMAND: Final[int] = VERBS.base("draw demand")
DRAW_PRIVILEGE: Final[int] = VERBS.base("draw privilege")
DRAW_RONIN: Final[int] = VERBS.base("draw ronin")
DRAW_LOCATION_TILE: Final[int] = VERBS.base("draw location")

NEUTRAL_RADIX: Final[int] = MAX_BLACK + 1
OWN_RADIX: Final[int] = NEUTRAL_RADIX * (MAX_OFFICIALS + 1)
SLOT_RADIX: Final[int] = OWN_RADIX * (MAX_OFFICIALS + 1)
FACES: Final[int] = ids.CARDS * ids.ACTIONS
"""The number of faces (card and action) of one slot."""


def officials_actions(slot: int, most: int, own: int, neutral: int, black: int) -> list[int]:
    """The actions that put up to `most` of these officials on the card of a slot."""
    base = OFFICIALS + slot * SLOT_RADIX
    return [
        NUMBERS[base + a * OWN_RADIX + b * NEUTRAL_RADIX + c]
        for a in range(min(own, most) + 1)
        for b in range(min(neutral, most - a) + 1)
        for c in range(min(black, most - a - b) + 1)
    ]


NUMBERS: Final[list[int]] = list(range(VERBS.size))
"""One integer object per action, shared by the tables."""

OFFICIALS_BY: Final[list[list[int]]] = [
    officials_actions(slot, most, own, neutral, black)
    for slot in range(SLOTS)
    for most in range(MAX_OFFICIALS + 1)
    for own in range(MAX_OFFICIALS + 1)
    for neutral in range(MAX_OFFICIALS + 1)
    for black in range(MAX_BLACK + 1)
]
"""The actions that staff a card, at `officials_index(...)`."""


def officials_index(slot: int, most: int, own: int, neutral: int, black: int) -> int:
    """The index in OFFICIALS_BY; numbers are clipped to what fits on a card."""
    own = own if own < MAX_OFFICIALS else MAX_OFFICIALS
    neutral = neutral if neutral < MAX_OFFICIALS else MAX_OFFICIALS
    black = black if black < MAX_BLACK else MAX_BLACK
    number = slot * (MAX_OFFICIALS + 1) + most
    number = (number * (MAX_OFFICIALS + 1) + own) * (MAX_OFFICIALS + 1) + neutral
    return number * (MAX_BLACK + 1) + black
