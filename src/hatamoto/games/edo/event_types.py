"""The kinds of events with their facts; the page's TypeScript types are generated from them."""

from typing import Final, TypedDict


class EdoFacts(TypedDict):
    """The types of facts by name; a name has the same type in all events."""

    city: str
    tile: str
    merchant: str
    card: str
    seat: int
    package: str
    round: int
    slot: int
    action: str
    own: int
    neutral: int
    black: int
    from_space: str
    to_space: str
    price: int
    amount: int
    space: str
    good: str
    site: int
    points: int
    to_seat: int
    money: int
    samurai: int
    tokens: int
    score: int
    place: int
    reason: str
    demand: str
    privilege: str
    count: int
    location: str
    space_kind: str


EVENTS: Final[dict[str, tuple[str, ...]]] = {
    "tile_laid": ("city", "tile"),
    "merchant_turned": ("merchant",),
    "merchant_opened": ("merchant",),
    "special_opened": ("card",),
    "start_chosen": ("seat",),
    "package_taken": ("seat", "package"),
    "town_taken": ("seat", "city"),
    "round_began": ("round", "seat"),
    "plans_locked": ("round",),
    "card_shown": ("seat", "slot", "card", "action", "own", "neutral", "black"),
    "samurai_moved": ("seat", "from_space", "to_space", "price"),
    "merchant_moved": ("seat", "from_space", "to_space", "price"),
    "money_collected": ("seat", "amount"),
    "rice_delivered": ("seat", "amount"),
    "goods_produced": ("seat", "space", "good", "amount"),
    "house_built": ("seat", "city", "site"),
    "post_built": ("seat", "city", "site"),
    "fortress_built": ("seat", "city"),
    "samurai_entered": ("seat", "space"),
    "samurai_relocated": ("seat", "from_space", "to_space", "black"),
    "goods_bought": ("seat", "merchant", "amount", "good", "price"),
    "point_traded": ("seat", "merchant"),
    "official_recruited": ("seat",),
    "card_authorized": ("seat", "card", "price"),
    "turn_ended": ("seat",),
    "points_scored": ("seat", "amount", "points"),
    "samurai_returned": ("seat", "space"),
    "wages_paid": ("seat", "amount"),
    "income_paid": ("seat", "city", "amount"),
    "good_discarded": ("seat", "good"),
    "merchant_left": ("merchant",),
    "start_passed": ("seat", "to_seat"),
    "score_counted": ("seat", "points", "money", "samurai", "tokens", "score", "place"),
    "game_ended": ("reason",),
    "temple_built": ("seat", "space"),
    "demand_opened": ("demand",),
    "privilege_opened": ("privilege",),
    "demand_met": ("seat", "demand"),
    "privilege_granted": ("seat", "privilege"),
    "privilege_used": ("seat", "privilege"),
    "support_called": ("seat", "count"),
    "black_entered": ("seat", "space"),
    "black_left": ("seat", "space"),
    "good_redeemed": ("seat", "good"),
    "ronin_placed": ("space",),
    "ronin_selected": ("seat", "space"),
    "location_drawn": ("location",),
    "kind_chosen": ("seat", "space_kind"),
    "ronin_relocated": ("from_space", "to_space"),
    "dispersal_begun": ("seat", "space"),
    "samurai_brought": ("seat", "from_space", "to_space", "black", "price"),
    "samurai_joined": ("seat", "from_space", "to_space", "black"),
    "ronin_dispersed": ("seat", "space", "count"),
    "ronin_stood": ("seat", "space"),
    "tokens_taken": ("seat", "count"),
}
"""By kind, the names of its facts."""
