"""The kinds of events and the facts each tells; the page gets its types from here."""

from typing import Final, TypedDict


class ShogunateFacts(TypedDict):
    """The facts of events by name: a name is of the same type in all of them."""

    seat: int
    clan: str
    leader: str
    slot: int
    plot: str
    round: int
    card: str
    named_seat: int
    from_slot: int
    to_slot: int
    other_leader: str
    to_seat: int
    other_seat: int
    other_clan: str
    amount: int
    honour: int
    from_leader: str
    to_leader: str
    by_seat: int
    count: int
    score: int
    place: int
    reason: str
    leaders: list[str]
    """The Line from the first slot on."""
    shinobi_slot: int
    strike: int
    """What the Shinobi takes from now on."""
    from_honour: int
    """What the leader that gave has left."""
    to_honour: int
    """What the leader that was given to has now."""
    cards: list[str]


EVENTS: Final[dict[str, tuple[str, ...]]] = {
    "loyalty_dealt": ("seat",),
    "loyalty_received": ("seat", "clan"),
    "leader_laid": ("leader", "slot"),
    "hatamoto_chosen": ("seat",),
    "plot_revealed": ("plot", "strike"),
    "round_began": ("round", "seat"),
    "card_revealed": ("seat", "card"),
    "player_named": ("seat", "named_seat", "card"),
    "leader_chosen": ("seat", "leader"),
    "leader_moved": ("seat", "leader", "from_slot", "to_slot", "leaders", "shinobi_slot"),
    "leaders_switched": ("leader", "other_leader", "leaders", "shinobi_slot"),
    "loyalty_turned": ("seat", "clan"),
    "loyalty_shown": ("seat", "to_seat"),
    "loyalty_seen": ("seat", "to_seat", "clan"),
    "loyalty_exchanged": ("seat", "other_seat"),
    "loyalty_swapped": ("seat", "other_seat", "clan", "other_clan"),
    "card_discarded": ("seat", "card"),
    "honour_gained": ("leader", "amount", "honour"),
    "honour_moved": ("seat", "from_leader", "to_leader", "from_honour", "to_honour"),
    "strike_changed": ("plot", "amount"),
    "shinobi_moved": ("from_slot", "to_slot", "leader"),
    "loyalty_concealed": ("by_seat", "seat", "clan"),
    "plots_scried": ("seat", "count"),
    "plot_seen": ("seat", "plot"),
    "plots_ordered": ("seat",),
    "plot_ordered": ("seat", "plot"),
    "card_recalled": ("seat", "card"),
    "power_declined": ("seat", "plot"),
    "power_idle": ("plot",),
    "shinobi_struck": ("leader", "amount", "honour"),
    "shinobi_missed": ("leader",),
    "shinobi_held": (),
    "threshold_reached": ("seat", "score"),
    "check_passed": ("round",),
    "discard_picked_up": ("seat", "cards"),
    "hatamoto_passed": ("seat", "to_seat"),
    "plot_set_aside": ("plot",),
    "loyalty_revealed": ("seat", "clan", "other_clan"),
    "score_counted": ("seat", "score", "place"),
    "game_ended": ("reason",),
}
"""By kind, the names of its facts."""
