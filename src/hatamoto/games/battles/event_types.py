"""The kinds of events with their facts; the page's TypeScript types are generated from them."""

from typing import Final, TypedDict


class BattlesFacts(TypedDict):
    """The types of facts by name; a name has the same type in all events."""

    unit: str
    hex: str
    turn: int
    phase: str
    side: str
    number: int
    count: int
    commander: str
    mode: str
    from_hex: str
    path: list[str]
    victory: str
    target_unit: str
    support_units: list[str]
    support_hexes: list[str]
    strength: int
    other_number: int
    modifier: int
    total: int
    result: str
    column: str
    """The heading of the column in the results table."""
    row: int
    """The roll of the row in the results table, clipped to the table."""
    difference: int
    morale: int
    passed_unit: str
    cause: str
    reason: str


EVENTS: Final[dict[str, tuple[str, ...]]] = {
    "unit_placed": ("unit", "hex"),
    "turn_began": ("turn",),
    "phase_began": ("phase", "side", "turn"),
    "reinforcements_rolled": ("side", "number", "count"),
    "unit_drawn": ("side", "unit"),
    "commander_drawn": ("side", "commander"),
    "saigo_rolled": ("number",),
    "saigo_appeared": ("commander",),
    "unit_recovered": ("unit", "hex", "number"),
    "recovery_failed": ("unit", "hex", "number"),
    "unit_entered": ("unit", "hex"),
    "unit_moved": ("unit", "mode", "from_hex", "hex", "path"),
    "commander_entered": ("commander", "hex"),
    "commander_moved": ("commander", "mode", "from_hex", "hex", "path"),
    "unit_disordered": ("unit",),
    "hex_seized": ("side", "victory"),
    "commander_captured": ("commander", "unit"),
    "fire_declared": ("unit", "target_unit", "support_units", "from_hex", "hex", "support_hexes"),
    "fire_resolved": (
        "unit",
        "target_unit",
        "hex",
        "strength",
        "number",
        "other_number",
        "modifier",
        "total",
        "result",
        "column",
        "row",
    ),
    "melee_declared": ("unit", "target_unit", "support_units", "from_hex", "hex", "support_hexes"),
    "melee_commanded": ("commander", "unit"),
    "melee_resolved": (
        "unit",
        "target_unit",
        "hex",
        "difference",
        "number",
        "other_number",
        "modifier",
        "total",
        "result",
        "column",
        "row",
    ),
    "morale_passed": ("unit", "hex", "number", "modifier", "morale"),
    "morale_failed": ("unit", "hex", "number", "modifier", "morale"),
    "unit_retreated": ("unit", "from_hex", "hex"),
    "unit_passed": ("unit", "passed_unit"),
    "unit_removed": ("unit", "cause"),
    "unit_advanced": ("unit", "from_hex", "hex"),
    "unit_held": ("unit",),
    "attack_spent": ("unit",),
    "phase_ended": ("phase", "side"),
    "game_ended": ("reason", "count"),
}
"""By kind, the names of its facts."""
