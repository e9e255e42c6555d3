"""The printed tables: terrain effects, fire results, melee results (§2-1-2)."""

from pathlib import Path
from typing import Final, final

from hatamoto.games.battles.content.reading import Cells, cell, one_of, table
from hatamoto.kernel.content import Pack
from hatamoto.kernel.errors import BadContent

FLAT, HILL, MOUNTAIN, WETLAND, LAKE = range(5)
OPEN, STREAM, RIVER, POND = range(4)
TERRAINS: Final[tuple[str, ...]] = ("flat", "hill", "mountain", "wetland", "lake")
WATERS: Final = ("open", "stream", "river", "pond")
CHART: Final = [
    "flat", "hill", "mountain", "wetland", "city", "mountain_top", "victory", "road",
    "stream", "river", "pond",
]  # fmt: skip
BARRED: Final = "x"
OTHER: Final = "--"
TOP_BONUS: Final = 2
"""The modifier of fire from a mountain top (§9-2(4).2)."""

FIRE_RESULTS: Final = ["-", "D", "DD"]
MELEE_RESULTS: Final = ["-", "M0", "M1", "M2", "M3", "M4"]
MIN_ROW: Final = 2
"""The lowest row of both tables; lower totals use it (ruling 57)."""
FIRE_ROWS: Final = 12
MELEE_ROWS: Final = 11
MAX_FIRE_STRENGTH: Final = 40
"""The largest fire strength in the look-up table."""
MAX_MELEE_DIFFERENCE: Final = 20
"""The largest melee difference in the look-up table, either way."""


@final
class Chart:
    """The Terrain Effects Chart: by terrain code, by kind of water, and the city's share."""

    def __init__(self, pack: Pack) -> None:
        path = pack.path("terrain.csv")
        rows = table(pack, "terrain.csv")
        if [row["id"] for row in rows] != CHART:
            raise BadContent(f"{path}: the rows are {', '.join(CHART)}")
        hexes, waters = rows[:4], rows[8:]
        self.move = [cell(path, row, "move", 1, 9) for row in hexes]
        self.fire = [cell(path, row, "fire", -9, 0) for row in hexes]
        self.melee = [cell(path, row, "melee", -9, 0) for row in hexes]
        self.city_fire = cell(path, rows[4], "fire", -9, 0)
        self.city_melee = cell(path, rows[4], "melee", -9, 0)
        self.stream_move = cell(path, waters[0], "move", 0, 9)
        self.side_fire = [0] + [cell(path, row, "fire", -9, 0) for row in waters]
        self.stream_melee = cell(path, waters[0], "melee", -9, 0)
        check_fixed(path, rows)


def check_fixed(path: Path, rows: list[Cells]) -> None:
    """Raise BadContent if a fixed cell was changed: `--` follows other terrain, `x` is
    impassable."""
    for row in rows[4:8]:
        if row["move"] != OTHER:
            raise BadContent(f"{path}: {row['id']}: move must be {OTHER} (8-1(1))")
    for row in rows[9:]:
        if row["move"] != BARRED or row["melee"] != BARRED:
            raise BadContent(f"{path}: {row['id']}: move and melee must be {BARRED} (8-1(2))")


@final
class Results:
    """A results table: its columns by their least value, and what each roll gives in them."""

    def __init__(self, pack: Pack, name: str, words: list[str]) -> None:
        path = pack.path(name)
        rows = table(pack, name)
        self.heads = [key for key in rows[0] if key not in ("roll", "provenance", "why")]
        self.columns = [_least(path, head) for head in self.heads]
        check_columns(path, self.columns)
        self.rows = len(rows)
        rolls = [cell(path, row, "roll", 2, 99) for row in rows]
        if rolls != list(range(MIN_ROW, MIN_ROW + self.rows)):
            raise BadContent(f"{path}: the rolls rise by one from {MIN_ROW}")
        self.cells = [one_of(path, row, head, words) for head in self.heads for row in rows]
        check_rising(path, self)

    def column(self, value: int) -> int:
        """The column of a strength or difference; below the first one counts as the first."""
        found = 0
        for index in range(1, len(self.columns)):
            if value >= self.columns[index]:
                found = index
        return found


def check_rising(path: Path, results: Results) -> None:
    """Raise BadContent unless a better roll and a better column are never worse."""
    count = results.rows
    for index, value in enumerate(results.cells):
        below = results.cells[index - 1] if index % count else 0
        left = results.cells[index - count] if index >= count else 0
        if value < below or value < left:
            head, roll = results.heads[index // count], MIN_ROW + index % count
            raise BadContent(f"{path}: {roll}: column {head} falls below its neighbour")


def _least(path: Path, head: str) -> int:
    """The smallest value a column is for: `4-5`, `10+`, `-3 to -2`, `+6 or more`."""
    text = head.split(maxsplit=1)[0].rstrip("+")
    sign = "-" if text.startswith("-") else ""
    digits = text.lstrip("+-").partition("-")[0]
    if not digits.isascii() or not digits.isdigit():
        raise BadContent(f"{path}: {head} is no column of a results table")
    return int(sign + digits)


def check_columns(path: Path, first: list[int]) -> None:
    """Raise BadContent unless the columns rise."""
    for index in range(1, len(first)):
        if first[index] <= first[index - 1]:
            raise BadContent(f"{path}: the columns rise from left to right")
