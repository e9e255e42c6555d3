"""The layout of the view as numbers, and the maximum length of a game."""

from typing import Final

from hatamoto.games.edo import actions, codes, modules
from hatamoto.games.edo import view as edo_view
from hatamoto.games.edo.content import Content, ids
from hatamoto.games.edo.kinds import KINDS
from hatamoto.kernel.layout import (
    AnyOf,
    Cells,
    Derived,
    Number,
    OneOf,
    Part,
    Record,
    Rows,
    Shape,
    sealed_notations,
)

MUCH: Final = 40
"""The maximum of goods, money and points in a column."""
ROUNDS: Final[int] = ids.MERCHANTS
"""Every round uses one merchant card."""
MAX_DISCARDS: Final = 60
"""An upper bound of the goods a seat discards in a round."""


def shape(content: Content, seats: int) -> Shape:
    """The columns of facts and view, and the maximum number of decisions and draws."""
    return Shape(facts(), view(content, seats), longest(content, seats), draws(content, seats))


def longest(content: Content, seats: int) -> int:
    """Set-up, then rounds of planning, three turns, wages and discards for each seat."""
    moves = 2 * (codes.PIECES + 1)
    action = actions.MAX_OFFICIALS * 2 * max(content.amount)
    ronin = content.disperse_free + 2 + 2 * content.ronin
    turn = moves + action + ronin + 1
    each = 2 * actions.SLOTS + 1 + actions.SLOTS * turn + content.officials_each + 1 + MAX_DISCARDS
    return 2 * seats + ROUNDS * (3 + seats * each) + sum(content.privilege_copies)


def draws(content: Content, seats: int) -> int:
    """Every tile, card and token once, and location tiles for each relocation and dispersal."""
    cards = ids.MERCHANTS + len(ids.CARD_IDS) - ids.START_CARDS
    tokens = ids.DEMANDS + sum(content.privilege_copies) + content.ronin
    locations = ROUNDS * (1 + seats * actions.SLOTS * content.ronin)
    return ids.CITIES + cards + 1 + tokens + locations


def facts() -> Record:
    """The facts of the prompts."""
    return Record(
        {
            "city": OneOf(ids.SPACE_IDS[: ids.CITIES]),
            "space": OneOf(ids.SPACE_IDS),
            "kind": OneOf(ids.SPACE_KIND_IDS[: ids.RONIN_KINDS]),
            "slot": OneOf(range(1, actions.SLOTS + 1)),
            "card": OneOf(ids.CARD_IDS),
            "action": OneOf(ids.ACTION_IDS),
        }
    )


def view(content: Content, seats: int) -> Record:
    """The table, the board, the players, the turn, and the seat's own part."""
    fields: dict[str, Part] = {**table(content, seats), **tokens(content)}
    fields["cities"] = Rows(ids.CITIES, city(content, seats))
    fields["fields"] = Derived()
    fields["samurai"] = Cells(
        ("space", ids.SPACE_IDS),
        ("seat", range(seats)),
        Record({"count": Number(codes.PIECES), "black": Number(max(1, content.blacks))}),
    )
    fields["temples"] = Cells(("space", ids.SPACE_IDS), ("seat", range(seats)), Record({}))
    fields["players"] = Rows(seats, player(content))
    fields["turn"] = turn(seats)
    fields["ended"] = OneOf(codes.REASONS[1:])
    fields["you"] = you(seats)
    return Record(fields)


def table(content: Content, seats: int) -> dict[str, Part]:
    """The round, the merchant and what is next to the board."""
    return {
        "modules": AnyOf([module.id for module in modules.MODULES]),
        "side": OneOf(ids.SIDE_IDS),
        "round": Number(ROUNDS),
        "phase": OneOf(edo_view.PHASES),
        "pass": OneOf(range(1, actions.SLOTS + 1)),
        "start": OneOf(range(seats)),
        "covered": AnyOf(ids.SPACE_IDS),
        "outsiders": AnyOf(ids.SPACE_IDS),
        "merchant": OneOf(ids.SPACE_IDS),
        "merchant_card": OneOf(ids.MERCHANT_IDS),
        "merchant_top": OneOf(ids.MERCHANT_IDS),
        "merchants_left": Number(ids.MERCHANTS),
        "merchants_past": AnyOf(ids.MERCHANT_IDS),
        "specials": AnyOf(ids.CARD_IDS),
        "specials_left": Number(len(ids.CARD_IDS) - ids.START_CARDS),
        "packages": AnyOf(ids.PACKAGE_IDS),
        "neutrals_left": Number(max(1, content.neutrals)),
        "fortresses_left": Number(max(1, content.fortresses)),
    }


def tokens(content: Content) -> dict[str, Part]:
    """The privilege board and the Ronin."""
    return {
        "demands": Rows(3, OneOf(ids.DEMAND_IDS)),
        "demand_next": OneOf(ids.DEMAND_IDS),
        "demands_left": Number(ids.DEMANDS),
        "privileges": Rows(3, OneOf(ids.PRIVILEGE_IDS)),
        "privilege_next": OneOf(ids.PRIVILEGE_IDS),
        "privileges_left": Number(max(1, sum(content.privilege_copies))),
        "ronin": AnyOf(ids.SPACE_IDS, content.ronin),
        "locations_out": AnyOf(ids.LOCATION_IDS, content.ronin),
    }


def city(content: Content, seats: int) -> Record:
    """A city with its buildings and what it would pay."""
    sites = max(max(side.sites) for side in content.sides)
    forts = max(1, *(max(side.fortress_sites) for side in content.sides))
    building = Record({"seat": OneOf(range(seats)), "building": OneOf(["house", "post"])})
    share = Record({"seat": OneOf(range(seats)), "strength": Number(9), "ryo": Number(10)})
    return Record(
        {
            "city": OneOf(ids.SPACE_IDS[: ids.CITIES]),
            "tile": OneOf(ids.TILE_IDS),
            "sites": Number(sites),
            "buildings": Rows(sites, building),
            "fortress_sites": Number(forts),
            "fortresses": Number(forts),
            "income": Rows(seats, share),
            "pays": Derived(),
        }
    )


def player(content: Content) -> Record:
    """What everybody can see of a player; score and place only after the game."""
    fields: dict[str, Part] = {good: Number(MUCH) for good in ids.GOOD_IDS}
    fields |= {key: Number(MUCH) for key in ("points", "total_now", "score", "income_now")}
    fields |= {
        "officials": Number(content.officials_each),
        "neutrals": Number(max(1, content.neutrals)),
        "blacks": Number(max(1, content.blacks)),
        "houses": Number(content.houses_each),
        "posts": Number(),
        "temples": Number(max(1, content.temples_each)),
        "cards": AnyOf(ids.CARD_IDS),
        "privileges": AnyOf(ids.PRIVILEGE_IDS, max(1, *content.privilege_copies)),
        "tokens": Number(max(1, content.ronin_tokens)),
        "package": OneOf(ids.PACKAGE_IDS),
        "town": OneOf(ids.SPACE_IDS[: ids.CITIES]),
        "in_edo": Number(),
        "ready": Number(),
        "plan": plan(),
        "wages_now": Number(content.officials_each * content.wage),
        "place": Number(5),
    }
    return Record(fields)


def plan() -> Rows:
    """The three slots of a plan, as far as they are shown."""
    staff: dict[str, Part] = {
        key: Number(actions.MAX_OFFICIALS) for key in ("own", "neutral", "black")
    }
    return Rows(
        actions.SLOTS,
        Record({"card": OneOf(ids.CARD_IDS), "action": OneOf(ids.ACTION_IDS), **staff}),
    )


def turn(seats: int) -> Record:
    """The open turn."""
    flags = ("moving", "merchant_moved", "top_open", "dispersed", "piece_black")
    fields: dict[str, Part] = {key: Number() for key in flags}
    fields |= {key: Number(actions.MAX_OFFICIALS) for key in ("own", "neutral", "black", "again")}
    return Record(
        {
            "seat": OneOf(range(seats)),
            "slot": OneOf(range(1, actions.SLOTS + 1)),
            "card": OneOf(ids.CARD_IDS),
            "action": OneOf(ids.ACTION_IDS),
            **fields,
            "moved": AnyOf(ids.SPACE_IDS, codes.PIECES),
            "spent": AnyOf(ids.SPACE_IDS, codes.PIECES),
            "dispersal": OneOf(ids.SPACE_IDS),
            "piece": OneOf(ids.SPACE_IDS),
            "kind": OneOf(ids.SPACE_KIND_IDS),
            "prices": Record({space: Number(ids.SPACES) for space in ids.SPACE_IDS}),
            "piece_merchant": Derived(),
            "paths": Derived(),
            "costs": Derived(),
            "repeats": Derived(),
        }
    )


def you(seats: int) -> Record:
    """The seat's own part."""
    return Record(
        {
            "seat": OneOf(range(seats)),
            "plan": plan(),
            "answers": AnyOf(sealed_notations(KINDS, actions.VERBS)),
            "outlook": Derived(),
        }
    )
