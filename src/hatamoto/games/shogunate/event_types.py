"""The kinds of events with their facts; the page's TypeScript types are generated from them."""

from typing import Final, TypedDict

from hatamoto.games.shogunate.view_types import RoundStep


class ShogunateFacts(TypedDict):
    """The types of facts by name; a name has the same type in all events."""

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
    """The Line, from the first slot."""
    shinobi_slot: int
    strike: int
    """The honour the Shinobi takes from now on."""
    from_honour: int
    """The honour left on the leader that gave."""
    to_honour: int
    """The honour on the leader that received."""
    cards: list[str]
    hand: list[str]
    """The action cards in the seat's hand after the event."""
    discard: list[str]
    """The action cards in the seat's discard after the event."""
    waiting: list[int]
    """The seats whose card is still to be resolved."""
    face_up: list[str]
    """The seat's face-up loyalty cards after the event."""
    face_down: int
    """The number of the seat's face-down loyalty cards after the event."""
    plots_past: list[str]
    plot_honour: list[int]
    """The honour that the Plot pays each slot."""
    plots_left: int


EVENTS: Final[dict[str, tuple[str, ...]]] = {
    "loyalty_dealt": ("seat",),
    "loyalty_received": ("seat", "clan"),
    "leader_laid": ("leader", "slot"),
    "hatamoto_chosen": ("seat",),
    "plot_revealed": ("plot", "strike", "plot_honour", "plots_left"),
    "round_began": ("round", "seat"),
    "card_revealed": ("seat", "card", "hand", "waiting"),
    "player_named": ("seat", "named_seat", "card", "waiting"),
    "leader_chosen": ("seat", "leader"),
    "leader_moved": ("seat", "leader", "from_slot", "to_slot", "leaders", "shinobi_slot"),
    "leaders_switched": ("leader", "other_leader", "leaders", "shinobi_slot"),
    "loyalty_turned": ("seat", "clan", "face_up", "face_down"),
    "loyalty_shown": ("seat", "to_seat"),
    "loyalty_seen": ("seat", "to_seat", "clan"),
    "loyalty_exchanged": ("seat", "other_seat"),
    "loyalty_swapped": ("seat", "other_seat", "clan", "other_clan"),
    "card_discarded": ("seat", "card", "discard"),
    "honour_gained": ("leader", "amount", "honour"),
    "honour_moved": ("seat", "from_leader", "to_leader", "amount", "from_honour", "to_honour"),
    "strike_changed": ("plot", "amount"),
    "shinobi_moved": ("from_slot", "to_slot", "leader"),
    "loyalty_concealed": ("by_seat", "seat", "clan", "face_up", "face_down"),
    "plots_scried": ("seat", "count"),
    "plot_seen": ("seat", "plot"),
    "plots_ordered": ("seat",),
    "plot_ordered": ("seat", "plot"),
    "card_recalled": ("seat", "card", "hand", "discard"),
    "power_declined": ("seat", "plot"),
    "power_idle": ("plot",),
    "shinobi_struck": ("leader", "amount", "honour"),
    "shinobi_missed": ("leader",),
    "shinobi_held": (),
    "threshold_reached": ("seat", "score"),
    "check_passed": ("round",),
    "discard_picked_up": ("seat", "cards", "discard"),
    "hatamoto_passed": ("seat", "to_seat"),
    "plot_set_aside": ("plot", "plots_past"),
    "loyalty_revealed": ("seat", "clan", "other_clan"),
    "score_counted": ("seat", "score", "place"),
    "game_ended": ("reason",),
}
"""By kind, the names of its facts."""
EVENT_STEPS: Final[dict[str, RoundStep]] = {
    "honour_gained": "honour",
    "honour_moved": "power",
    "leaders_switched": "power",
    "strike_changed": "power",
    "shinobi_moved": "power",
    "power_idle": "power",
    "power_declined": "power",
    "shinobi_struck": "shinobi",
    "shinobi_missed": "shinobi",
    "shinobi_held": "shinobi",
    "check_passed": "check",
    "discard_picked_up": "pass",
    "hatamoto_passed": "pass",
    "plot_set_aside": "pass",
    "plot_revealed": "pass",
}
"""By kind, the step of the round it belongs to after all cards are resolved."""
