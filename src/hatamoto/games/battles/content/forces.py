"""The pieces of one scenario as parallel lists (§2-2).

Pieces are numbered: combat units of the first player, then of the second, then the commanders of
the first and of the second. A strength that is not printed counts as 0.
"""

from pathlib import Path
from typing import Final, final

from hatamoto.games.battles import occupants
from hatamoto.games.battles.content.maps import Area
from hatamoto.games.battles.content.reading import Cells, cell, one_of, table
from hatamoto.kernel.content import Pack, Row
from hatamoto.kernel.errors import BadContent

TYPES: Final = ["infantry", "artillery"]
RESERVE: Final = -1
"""The area of a piece that is not set up."""


@final
class Formation:
    """How a contingent is drawn."""

    def __init__(self, id: str, side: str, colour: str, crest: str) -> None:
        self.id = id
        self.side = side
        self.colour = colour
        self.crest = crest


def formations(pack: Pack, scenarios: list[str]) -> dict[str, Formation]:
    """The contingents by id: the common ones, and those a battle has in its own folder."""
    found: dict[str, Formation] = {}
    own = [f"{id}/formations.toml" for id in scenarios]
    for name in ["formations.toml", *[name for name in own if pack.path(name).exists()]]:
        for row in pack.rows(name, "formation"):
            read_formation(pack.path(name), row, found)
    return found


def read_formation(path: Path, row: Row, found: dict[str, Formation]) -> None:
    """Add one contingent."""
    id, side, colour, crest = (str(row.get(key)) for key in ("id", "side", "colour", "crest"))
    if id in found:
        raise BadContent(f"{path}: there is a contingent {id} already")
    if len(colour) != 7 or not colour.startswith("#"):
        raise BadContent(f"{path}: {id}: colour must be # and six digits, not {colour}")
    found[id] = Formation(id, side, colour, crest)


def check_formations(path: Path, forces: "Forces", known: dict[str, Formation]) -> None:
    """Raise BadContent unless every unit belongs to a known contingent."""
    for index in range(forces.units):
        if forces.formation[index] not in known:
            name = forces.formation[index]
            raise BadContent(f"{path}: {forces.pieces[index]}: there is no contingent {name}")


@final
class Forces:
    """All pieces of a scenario (§15-1-3, §15-2-3).

    `range_of` is a gun's range or a commander's command range.
    """

    def __init__(self, pack: Pack, id: str, sides: list[str], areas: list[Area]) -> None:
        path = pack.path(f"{id}/units.csv")
        units = table(pack, f"{id}/units.csv")
        leaders_path = pack.path(f"{id}/commanders.csv")
        leaders = table(pack, f"{id}/commanders.csv") if leaders_path.exists() else []
        rows = units + leaders
        paths = [path] * len(units) + [leaders_path] * len(leaders)
        each = list(zip(paths, rows, strict=True))
        self.pieces = [row["id"] for row in rows]
        self.units = len(units)
        self.owner = [one_of(where, row, "side", sides) for where, row in each]
        self.fire = [cell(where, row, "fire", 0, 9) for where, row in each]
        self.melee = [cell(where, row, "melee", 0, 9) for where, row in each]
        self.morale = [cell(where, row, "morale", 1, 6) for where, row in each]
        self.allowance = [cell(where, row, "move", 1, 9) for where, row in each]
        self.range_of = [cell(where, row, "range", 0, 9) for where, row in each]
        self.artillery = [one_of(path, row, "type", TYPES) for row in units] + [0] * len(leaders)
        self.has_melee = [int(row["melee"] != "-") for row in units] + [0] * len(leaders)
        self.formation = [row.get("contingent", "commanders") for row in rows]
        self.drawn = [row.get("drawn", "") for row in rows]
        """The short label printed on the counter."""
        self.code = [row.get("code", "-") for row in rows]
        self.area = [area_of(path, row, sides, areas) for row in units] + [RESERVE] * len(leaders)
        comes = [one_of(leaders_path, row, "comes", ["roll", "cup"]) for row in leaders]
        self.in_cup = [0] * len(units) + comes
        self.split = self.owner[: self.units].count(0)
        self.commander_split = self.units + self.owner[self.units :].count(0)
        for where, row in each:
            check_id(where, row["id"])
        check_order(path, self.owner[: self.units])
        check_order(leaders_path, self.owner[self.units :])
        check_units(path, self)
        if self.units > occupants.MAX_UNITS or not 0 < self.split < self.units:
            most = occupants.MAX_UNITS
            raise BadContent(f"{path}: both sides have units, {most} together at most")
        check_commanders(leaders_path, leaders, self.pieces[: self.units])


def area_of(path: Path, row: Cells, sides: list[str], areas: list[Area]) -> int:
    """The set-up area of a unit by its code, or RESERVE."""
    if row["code"] in ("R", "-"):
        return RESERVE
    for index, area in enumerate(areas):
        if sides[area.side] == row["side"] and area.code == row["code"]:
            return index
    raise BadContent(f"{path}: {row['id']}: no area has the code {row['code']}")


def check_order(path: Path, owners: list[int]) -> None:
    """Raise BadContent unless the pieces of the first player come first."""
    if owners != sorted(owners):
        raise BadContent(f"{path}: the pieces of the first player come first")


def check_units(path: Path, forces: Forces) -> None:
    """Raise BadContent unless only guns have a range and every unit has a strength (§12)."""
    for index in range(forces.units):
        id = forces.pieces[index]
        if (forces.range_of[index] > 0) != (forces.artillery[index] == 1):
            raise BadContent(f"{path}: {id}: artillery, and only artillery, has a range")
        if forces.fire[index] == 0 and forces.melee[index] == 0:
            raise BadContent(f"{path}: {id}: a unit has fire or melee strength")


def check_id(path: Path, id: str) -> None:
    """Raise BadContent unless an id has only lower-case letters, digits and underscores."""
    if not id.isidentifier() or not id.isascii() or id != id.lower():
        raise BadContent(f"{path}: {id}: an id is small letters, digits and _")


def check_commanders(path: Path, rows: list[Cells], taken: list[str]) -> None:
    """Raise BadContent if a commander has the id of a unit."""
    for row in rows:
        if row["id"] in taken:
            raise BadContent(f"{path}: {row['id']}: a unit has this id already")
