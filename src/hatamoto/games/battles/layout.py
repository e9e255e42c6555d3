"""The layout of the view as numbers, and the maximum length of a game."""

from typing import Final, final

from hatamoto.games.battles import codes
from hatamoto.games.battles.content import Content, Scenario, hexes, maps
from hatamoto.kernel.layout import (
    AnyOf,
    Cells,
    Derived,
    Number,
    OneOf,
    Part,
    Record,
    Row,
    Rows,
    Shape,
)

PHASES: Final = ["setup", *codes.PHASE_NAMES[: codes.PHASES_EACH], "over"]
FLAGS: Final = [0, 1]
"""As keys of columns these also match false and true."""
EACH_MOVE: Final = 3
"""Decisions per move: the piece, a way point and the destination."""
EACH_FIGHT: Final = 4
"""Decisions per attack: the unit, its target, resolve and advance."""


@final
class Spot(Part):
    """A hex: its row and its column."""

    def __init__(self) -> None:
        super().__init__(2)

    def fill(self, value: object, row: Row, at: int) -> None:
        """Write both, from a hex such as `h1122` or `1122`."""
        assert isinstance(value, str), f"{value!r} is no hex"
        row.put(at, int(value[-4:-2]) / hexes.ROWS)
        row.put(at + 1, int(value[-2:]) / hexes.COLS)

    def maxima(self) -> list[int]:
        """The last row, and the last column."""
        return [hexes.ROWS, hexes.COLS]

    def labels(self, name: str) -> list[str]:
        """The labels of row and column."""
        return [f"{name}/row /{hexes.ROWS}", f"{name}/column /{hexes.COLS}"]


def shape(edition: Content) -> Shape:
    """The columns of facts and view, and the maximum number of decisions and draws."""
    longest = max(most_decisions(scenario) for scenario in edition.scenarios)
    draws = max(most_draws(scenario) for scenario in edition.scenarios)
    return Shape(facts(edition), view(edition), longest, draws)


def most_decisions(scenario: Scenario) -> int:
    """An upper bound: all units move, fire, attack and retreat past all others each turn."""
    pieces, units = len(scenario.pieces), scenario.units
    retreats = units * units
    return 2 * units + scenario.turns * (EACH_MOVE * pieces + 2 * EACH_FIGHT * units + 6 + retreats)


def most_draws(scenario: Scenario) -> int:
    """An upper bound: all pieces are drawn; all units recover, fire, attack and check each turn."""
    return len(scenario.pieces) + scenario.turns * (4 * scenario.units + 6)


def facts(edition: Content) -> Record:
    """The facts of the prompts."""
    piece = OneOf(edition.piece_ids)
    turns = max(scenario.turns for scenario in edition.scenarios)
    return Record(
        {
            "side": OneOf(sides(edition)),
            "turn": Number(turns),
            "unit": piece,
            "target_unit": piece,
            "hex": Spot(),
        }
    )


def sides(edition: Content) -> list[str]:
    """The sides of both battles."""
    return [side for scenario in edition.scenarios for side in scenario.sides]


def view(edition: Content) -> Record:
    """The table, both sides, and the open declaration."""
    turns = Number(max(scenario.turns for scenario in edition.scenarios))
    seat = OneOf([0, 1])
    return Record(
        {
            "scenario": OneOf([scenario.id for scenario in edition.scenarios]),
            "turn": turns,
            "turns": turns,
            "phase": OneOf(PHASES),
            "active": seat,
            "acting": seat,
            "pieces": pieces(edition),
            "control": Rows(maps.VICTORIES, Record({"hex": Spot(), "seat": seat})),
            "sides": Rows(2, side(edition)),
            "declared": declared(edition),
            "asked": Derived(),
            "ended": OneOf(codes.REASONS[1:]),
            "you": seat,
        }
    )


def pieces(edition: Content) -> Cells:
    """The pieces on the map, in cells by piece and disorder."""
    rest = Record({"seat": Number(), "hex": Spot(), "marked": Number()})
    return Cells(("unit", edition.piece_ids), ("disordered", FLAGS), rest)


def side(edition: Content) -> Record:
    """What a side has off the map."""
    some = AnyOf(edition.piece_ids)
    most = max(scenario.units for scenario in edition.scenarios)
    places = ("to_place", "hand", "cup", "back", "removed", "commanders", "commander_cup")
    kept: dict[str, Part] = dict.fromkeys(places, some)
    named: dict[str, Part] = {
        "side": OneOf(sides(edition)),
        "hexes": Number(maps.VICTORIES),
    }
    return Record({**named, "owed": Number(most), **kept})


def declared(edition: Content) -> Record:
    """The open declaration."""
    piece = OneOf(edition.piece_ids)
    most = max(scenario.units for scenario in edition.scenarios)
    parts: dict[str, Part] = {"unit": piece, "target": piece, "support": AnyOf(edition.piece_ids)}
    return Record({**parts, "via": Spot(), "trail": Rows(most, Spot())})
