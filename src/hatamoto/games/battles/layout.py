"""The view as a row of numbers, and how long a game can be."""

from typing import Final, final

from hatamoto.games.battles import codes
from hatamoto.games.battles.content import Content, Scenario, hexes, maps
from hatamoto.kernel.layout import AnyOf, Cells, Number, OneOf, Part, Record, Row, Rows, Shape

PHASES: Final = ["setup", *codes.PHASE_NAMES[: codes.PHASES_EACH], "over"]
FLAGS: Final = [0, 1]
"""As keys of columns these are false and true, too."""
EACH_MOVE: Final = 3
"""A piece that moves is named, passes a way point and goes somewhere."""
EACH_FIGHT: Final = 4
"""A unit that attacks is named, names its target, resolves and advances."""


@final
class Spot(Part):
    """A hex: how far north and how far east."""

    def __init__(self) -> None:
        super().__init__(2)

    def fill(self, value: object, row: Row, at: int) -> None:
        """Write both, from a hex such as `h1122` or `1122`."""
        assert isinstance(value, str), f"{value!r} is no hex"
        row[at] = int(value[-4:-2]) / hexes.ROWS
        row[at + 1] = int(value[-2:]) / hexes.COLS

    def labels(self, name: str) -> list[str]:
        """What 1 stands for in each."""
        return [f"{name}/row /{hexes.ROWS}", f"{name}/column /{hexes.COLS}"]


@final
class PreviewPart(Part):
    """What follows from the rest of the view by the rules: it needs no columns."""

    def __init__(self) -> None:
        super().__init__(0)

    def fill(self, value: object, row: Row, at: int) -> None:
        """Nothing to write."""

    def labels(self, name: str) -> list[str]:
        """No columns."""
        return []


def shape(edition: Content) -> Shape:
    """The columns of edition and view, and the most decisions and draws, for either battle."""
    longest = max(most_decisions(scenario) for scenario in edition.scenarios)
    draws = max(most_draws(scenario) for scenario in edition.scenarios)
    return Shape(facts(edition), view(edition), longest, draws)


def most_decisions(scenario: Scenario) -> int:
    """Everybody is placed and moves, fires and attacks each turn, and is driven through all."""
    pieces, units = len(scenario.pieces), scenario.units
    retreats = units * units
    return 2 * units + scenario.turns * (EACH_MOVE * pieces + 2 * EACH_FIGHT * units + 6 + retreats)


def most_draws(scenario: Scenario) -> int:
    """Everybody is drawn once; each turn all recover, fire, attack and check morale."""
    return len(scenario.pieces) + scenario.turns * (4 * scenario.units + 6)


def facts(edition: Content) -> Record:
    """What the prompts tell."""
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
    """The table, both sides, and what is being done."""
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
            "asked": PreviewPart(),
            "ended": OneOf(codes.REASONS[1:]),
            "you": seat,
        }
    )


def pieces(edition: Content) -> Cells:
    """The pieces on the map; a piece's cell says whether it is disordered."""
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
