"""The view as a row of numbers, and how long a game can be."""

from typing import Final, final

from hatamoto.games.edo.actions import MOST_OFFICIALS, SLOTS, VERBS
from hatamoto.games.edo.content import (
    ACTION_IDS,
    CARD_IDS,
    CITIES,
    DEMAND_IDS,
    DEMANDS,
    GOOD_IDS,
    KIND_IDS,
    LOCATION_IDS,
    MERCHANT_IDS,
    MERCHANTS,
    PACKAGE_IDS,
    PRIVILEGE_IDS,
    RONIN_KINDS,
    SIDE_IDS,
    SPACE_IDS,
    SPACES,
    START_CARDS,
    TILE_IDS,
    Content,
)
from hatamoto.games.edo.modules import KINDS, MODULES
from hatamoto.games.edo.state import PIECES, REASONS
from hatamoto.games.edo.view import PHASES
from hatamoto.kernel.layout import (
    AnyOf,
    Cells,
    Number,
    OneOf,
    Part,
    Record,
    Row,
    Rows,
    Shape,
    sealed_notations,
)

MUCH: Final = 40
"""Goods, money and points beyond this count as so many."""
ROUNDS: Final[int] = MERCHANTS
"""Every round uses one merchant card."""
MOST_DISCARDS: Final = 60
"""More than anybody can gain in a round beyond the limit."""


def shape(content: Content, seats: int) -> Shape:
    """The columns of facts and view, and the most decisions and draws."""
    return Shape(facts(), view(content, seats), longest(content, seats), draws(content, seats))


def longest(content: Content, seats: int) -> int:
    """Set-up, then rounds of planning, three turns, wages and discards for each seat."""
    moves = 2 * (PIECES + 1)
    action = MOST_OFFICIALS * 2 * max(content.amount)
    ronin = content.disperse_free + 2 + 2 * content.ronin
    turn = moves + action + ronin + 1
    each = 2 * SLOTS + 1 + SLOTS * turn + content.officials_each + 1 + MOST_DISCARDS
    return 2 * seats + ROUNDS * (3 + seats * each) + sum(content.privilege_copies)


def draws(content: Content, seats: int) -> int:
    """Every tile, card and token once, and location tiles for each relocation and dispersal."""
    cards = MERCHANTS + len(CARD_IDS) - START_CARDS
    tokens = DEMANDS + sum(content.privilege_copies) + content.ronin
    locations = ROUNDS * (1 + seats * SLOTS * content.ronin)
    return CITIES + cards + 1 + tokens + locations


def facts() -> Record:
    """What the prompts tell."""
    return Record(
        {
            "city": OneOf(SPACE_IDS[:CITIES]),
            "space": OneOf(SPACE_IDS),
            "kind": OneOf(KIND_IDS[:RONIN_KINDS]),
            "slot": OneOf(range(1, SLOTS + 1)),
            "card": OneOf(CARD_IDS),
            "action": OneOf(ACTION_IDS),
        }
    )


def view(content: Content, seats: int) -> Record:
    """The table, the board, the players, the turn, and what is yours."""
    fields: dict[str, Part] = {**table(content, seats), **tokens(content)}
    fields["cities"] = Rows(CITIES, city(content, seats))
    fields["samurai"] = Cells(
        ("space", SPACE_IDS),
        ("seat", range(seats)),
        Record({"count": Number(PIECES), "black": Number(max(1, content.blacks))}),
    )
    fields["temples"] = Cells(("space", SPACE_IDS), ("seat", range(seats)), Record({}))
    fields["players"] = Rows(seats, player(content))
    fields["turn"] = turn(seats)
    fields["ended"] = OneOf(REASONS[1:])
    fields["you"] = you(seats)
    return Record(fields)


def table(content: Content, seats: int) -> dict[str, Part]:
    """The round, the merchant and what lies beside the board."""
    return {
        "modules": AnyOf([module.id for module in MODULES]),
        "side": OneOf(SIDE_IDS),
        "round": Number(ROUNDS),
        "phase": OneOf(PHASES),
        "pass": OneOf(range(1, SLOTS + 1)),
        "start": OneOf(range(seats)),
        "covered": AnyOf(SPACE_IDS),
        "outsiders": AnyOf(SPACE_IDS),
        "merchant": OneOf(SPACE_IDS),
        "merchant_card": OneOf(MERCHANT_IDS),
        "merchant_top": OneOf(MERCHANT_IDS),
        "merchants_left": Number(MERCHANTS),
        "merchants_past": AnyOf(MERCHANT_IDS),
        "specials": AnyOf(CARD_IDS),
        "specials_left": Number(len(CARD_IDS) - START_CARDS),
        "packages": AnyOf(PACKAGE_IDS),
        "neutrals_left": Number(max(1, content.neutrals)),
        "fortresses_left": Number(max(1, content.fortresses)),
    }


def tokens(content: Content) -> dict[str, Part]:
    """The privilege board and the Ronin."""
    return {
        "demands": Rows(3, OneOf(DEMAND_IDS)),
        "demand_next": OneOf(DEMAND_IDS),
        "demands_left": Number(DEMANDS),
        "privileges": Rows(3, OneOf(PRIVILEGE_IDS)),
        "privilege_next": OneOf(PRIVILEGE_IDS),
        "privileges_left": Number(max(1, sum(content.privilege_copies))),
        "ronin": AnyOf(SPACE_IDS, content.ronin),
        "locations_out": AnyOf(LOCATION_IDS, content.ronin),
    }


def city(content: Content, seats: int) -> Record:
    """A city with its buildings and what it would pay."""
    sites = max(max(side.sites) for side in content.sides)
    forts = max(1, *(max(side.fortress_sites) for side in content.sides))
    building = Record({"seat": OneOf(range(seats)), "building": OneOf(["house", "post"])})
    share = Record({"seat": OneOf(range(seats)), "strength": Number(9), "ryo": Number(10)})
    return Record(
        {
            "city": OneOf(SPACE_IDS[:CITIES]),
            "tile": OneOf(TILE_IDS),
            "sites": Number(sites),
            "buildings": Rows(sites, building),
            "fortress_sites": Number(forts),
            "fortresses": Number(forts),
            "income": Rows(seats, share),
        }
    )


def player(content: Content) -> Record:
    """What the table shows of a player; score and place only at the end."""
    fields: dict[str, Part] = {good: Number(MUCH) for good in GOOD_IDS}
    fields |= {key: Number(MUCH) for key in ("points", "total_now", "score", "income_now")}
    fields |= {
        "officials": Number(content.officials_each),
        "neutrals": Number(max(1, content.neutrals)),
        "blacks": Number(max(1, content.blacks)),
        "houses": Number(content.houses_each),
        "posts": Number(),
        "temples": Number(max(1, content.temples_each)),
        "cards": AnyOf(CARD_IDS),
        "privileges": AnyOf(PRIVILEGE_IDS, max(1, *content.privilege_copies)),
        "tokens": Number(max(1, content.ronin_tokens)),
        "package": OneOf(PACKAGE_IDS),
        "town": OneOf(SPACE_IDS[:CITIES]),
        "in_edo": Number(),
        "ready": Number(),
        "plan": plan(),
        "wages_now": Number(content.officials_each * content.wage),
        "place": Number(5),
    }
    return Record(fields)


def plan() -> Rows:
    """Three slots, those that are shown."""
    staff: dict[str, Part] = {key: Number(MOST_OFFICIALS) for key in ("own", "neutral", "black")}
    return Rows(SLOTS, Record({"card": OneOf(CARD_IDS), "action": OneOf(ACTION_IDS), **staff}))


def turn(seats: int) -> Record:
    """The open turn."""
    flags = ("moving", "merchant_moved", "top_open", "dispersed", "piece_black")
    fields: dict[str, Part] = {key: Number() for key in flags}
    fields |= {key: Number(MOST_OFFICIALS) for key in ("own", "neutral", "black", "again")}
    return Record(
        {
            "seat": OneOf(range(seats)),
            "slot": OneOf(range(1, SLOTS + 1)),
            "card": OneOf(CARD_IDS),
            "action": OneOf(ACTION_IDS),
            **fields,
            "moved": AnyOf(SPACE_IDS, PIECES),
            "spent": AnyOf(SPACE_IDS, PIECES),
            "dispersal": OneOf(SPACE_IDS),
            "piece": OneOf(SPACE_IDS),
            "kind": OneOf(KIND_IDS),
            "prices": Record({space: Number(SPACES) for space in SPACE_IDS}),
        }
    )


@final
class Derived(Part):
    """What follows from other columns and has none of its own."""

    def __init__(self) -> None:
        super().__init__(0)

    def fill(self, value: object, row: Row, at: int) -> None:
        """Nothing is added."""

    def labels(self, name: str) -> list[str]:
        """No columns."""
        return []


def you(seats: int) -> Record:
    """What only one seat has."""
    return Record(
        {
            "seat": OneOf(range(seats)),
            "plan": plan(),
            "answers": AnyOf(sealed_notations(KINDS, VERBS)),
            "outlook": Derived(),
        }
    )
