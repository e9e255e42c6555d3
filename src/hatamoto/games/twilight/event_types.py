"""The kinds of events with their facts; the page's TypeScript types are generated from them."""

from typing import Final, TypedDict


class TwilightFacts(TypedDict):
    """The types of facts by name; a name has the same type in all events."""

    turn: int
    years: str
    seat: int
    count: int
    card: str
    marker: str
    space: str
    round: int
    use: str
    action_kind: str
    points: int
    amount: int
    influence: int
    number: int
    other_number: int
    bonus: int
    other_bonus: int
    total: int
    other_total: int
    stability: int
    value: int
    level: int
    modifier: int
    vp: int
    side: str
    target: int
    malus: int
    area: str
    anti_status: str
    pro_status: str
    anti_points: int
    pro_points: int
    anti: int
    pro: int
    reason: str


EVENTS: Final[dict[str, tuple[str, ...]]] = {
    "turn_began": ("turn", "years", "seat"),
    "first_player_changed": ("seat",),
    "open_deck_joined": ("turn", "count"),
    "card_dealt": ("seat",),
    "card_received": ("seat", "card"),
    "pile_reshuffled": ("count",),
    "pile_empty": (),
    "marker_stationed": ("seat", "marker", "space"),
    "marker_removed": ("marker", "space"),
    "marker_returned": ("marker",),
    "round_began": ("turn", "round", "seat"),
    "card_played": ("seat", "card"),
    "use_announced": ("seat", "card", "use"),
    "event_lapsed": ("card",),
    "event_occurred": ("seat", "card"),
    "joi_performed": ("card",),
    "kind_chosen": ("seat", "action_kind", "points"),
    "influence_placed": ("seat", "space", "amount", "influence"),
    "influence_removed": ("seat", "space", "amount", "influence"),
    "influence_recovered": ("seat", "space", "amount", "influence"),
    "control_gained": ("seat", "space"),
    "control_lost": ("seat", "space"),
    "points_unused": ("seat", "points"),
    "attempts_unused": ("seat", "count"),
    "realignment_rolled": (
        "seat",
        "space",
        "number",
        "other_number",
        "bonus",
        "other_bonus",
        "total",
        "other_total",
    ),
    "realignment_tied": ("space",),
    "coup_rolled": ("seat", "space", "number", "points", "stability", "value"),
    "intervention_raised": ("level",),
    "intervention_lowered": ("level",),
    "intervention_held": ("level",),
    "court_tried": ("seat", "number", "points", "modifier"),
    "court_raised": ("seat", "level"),
    "court_failed": ("seat", "level"),
    "court_idle": ("seat",),
    "court_lowered": ("seat", "level"),
    "vp_gained": ("seat", "amount", "vp", "side", "points"),
    "treaty_signed": ("level",),
    "yokohama_opened": (),
    "modifier_placed": (),
    "modifier_removed": (),
    "war_declared": ("seat", "space", "target"),
    "war_rolled": ("seat", "space", "number", "bonus", "malus", "value", "target"),
    "war_won": ("seat", "space"),
    "war_failed": ("seat", "space"),
    "war_idle": ("seat", "space"),
    "area_scored": ("area", "anti_status", "pro_status", "anti_points", "pro_points"),
    "kyo_scored": ("anti", "pro"),
    "ports_scored": ("anti_points", "pro_points"),
    "card_discarded": ("card",),
    "card_removed": ("card",),
    "turn_ended": ("turn",),
    "joi_scored": ("seat", "amount"),
    "final_scoring_began": (),
    "flags_rolled": ("seat", "number"),
    "game_ended": ("seat", "reason", "vp", "side", "points"),
}
"""By kind, the names of its facts."""
