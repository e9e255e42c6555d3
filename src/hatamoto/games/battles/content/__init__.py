"""Loads and validates the data files (§2).

All maps share one grid. A scenario has its map, pieces and track as flat lists of small integers;
the results tables are common to all.
"""

from pathlib import Path
from typing import Final, final

from hatamoto.games.battles.content import tables
from hatamoto.games.battles.content.forces import check_formations, formations
from hatamoto.games.battles.content.hexes import (
    COLS,
    DIRS,
    HEX_IDS,
    HEXES,
    NEIGHBOURS,
    NO_HEX,
    ROWS,
    distance,
    hex_at,
    hex_id,
    hex_name,
)
from hatamoto.games.battles.content.maps import NO_VICTORY, VICTORIES
from hatamoto.games.battles.content.scenarios import NO_PIECE, Scenario
from hatamoto.games.battles.content.tables import (
    FIRE_ROWS,
    FLAT,
    HILL,
    LAKE,
    MAX_MELEE_DIFFERENCE,
    MELEE_ROWS,
    MOUNTAIN,
    OPEN,
    POND,
    RIVER,
    STREAM,
    WETLAND,
    Chart,
    Results,
)
from hatamoto.kernel.content import Pack, Row, number
from hatamoto.kernel.errors import BadContent

HOME: Final = Path(__file__).parent.parent / "data"

__all__ = [
    "COLS", "DIRS", "FIRE_ROWS", "FLAT", "HEXES", "HEX_IDS", "HILL", "LAKE",
    "MAX_MELEE_DIFFERENCE", "MELEE_ROWS", "MOUNTAIN", "NEIGHBOURS", "NO_HEX", "NO_PIECE",
    "NO_VICTORY", "OPEN", "POND", "RIVER", "ROWS", "STREAM", "VICTORIES", "WETLAND",
    "Content", "Scenario", "distance", "hex_at", "hex_id", "hex_name",
]  # fmt: skip


@final
class Content:
    """The facts of one edition; the files in `folder` replace the built-in ones."""

    def __init__(self, folder: Path | None = None) -> None:
        if folder is not None and not folder.is_dir():
            raise BadContent(f"{folder}: there is no such folder")
        pack = Pack(HOME, folder)
        self.folder = folder or HOME
        self.chart = Chart(pack)
        self.top_bonus = tables.TOP_BONUS
        self._read_results(pack)
        self._read_scenarios(pack)
        self.hash = pack.hash()
        self.files = frozenset(pack.facts)
        """The data files it was read from."""

    def _read_results(self, pack: Pack) -> None:
        fire = Results(pack, "fire.csv", tables.FIRE_RESULTS)
        melee = Results(pack, "melee.csv", tables.MELEE_RESULTS)
        for name, table, rows in (("fire", fire, FIRE_ROWS), ("melee", melee, MELEE_ROWS)):
            if table.rows != rows:
                path = pack.path(f"{name}.csv")
                raise BadContent(f"{path}: {table.rows} rolls, but the table has {rows}")
        self.fire_heads, self.melee_heads = fire.heads, melee.heads
        self.fire_columns, self.melee_columns = fire.columns, melee.columns
        self.fire_result, self.melee_result = fire.cells, melee.cells
        self.fire_column_of = [
            fire.column(strength) for strength in range(tables.MAX_FIRE_STRENGTH + 1)
        ]
        self.melee_column_of = [
            melee.column(gap) for gap in range(-MAX_MELEE_DIFFERENCE, MAX_MELEE_DIFFERENCE + 1)
        ]

    def fire_cell(self, strength: int, total: int) -> int:
        """The cell of the Fire Results Table: 0, 1 for D, 2 for DD (§9-2(5), ruling 57)."""
        row = clamped(total - tables.MIN_ROW, FIRE_ROWS - 1)
        return self.fire_result[self.fire_column_of[strength] * FIRE_ROWS + row]

    def melee_cell(self, difference: int, total: int) -> int:
        """The cell of the Melee Results Table: 0, or 1 + x for Mx (§10-2(6), ruling 74)."""
        gap = clamped(difference + MAX_MELEE_DIFFERENCE, 2 * MAX_MELEE_DIFFERENCE)
        row = clamped(total - tables.MIN_ROW, MELEE_ROWS - 1)
        return self.melee_result[self.melee_column_of[gap] * MELEE_ROWS + row]

    def fire_head(self, strength: int) -> str:
        """The printed heading of the column for a strength."""
        return self.fire_heads[self.fire_column_of[strength]]

    def melee_head(self, difference: int) -> str:
        """The printed heading of the column for a difference."""
        gap = clamped(difference + MAX_MELEE_DIFFERENCE, 2 * MAX_MELEE_DIFFERENCE)
        return self.melee_heads[self.melee_column_of[gap]]

    def _read_scenarios(self, pack: Pack) -> None:
        """The battles of `scenarios.toml`, then those whose folder has a `scenario.toml`."""
        self.scenarios: list[Scenario] = []
        name = "scenarios.toml"
        file = pack.read(name)
        for row in pack.rows(name, "scenario"):
            self._add_scenario(pack, name, {**file, **row})
        for id in pack.folders("scenario.toml"):
            name = f"{id}/scenario.toml"
            self._add_scenario(pack, name, {**pack.read(name), "id": id})
        self.formations = formations(pack, [scenario.id for scenario in self.scenarios])
        for scenario in self.scenarios:
            units = pack.path(f"{scenario.id}/units.csv")
            check_formations(units, scenario.forces, self.formations)
        self.piece_ids = [id for scenario in self.scenarios for id in scenario.pieces]
        """Every piece of all battles: the ids of the verb table."""
        if len(set(self.piece_ids)) != len(self.piece_ids):
            raise BadContent(f"{self.folder}: a piece is named in two battles")

    def _add_scenario(self, pack: Pack, name: str, row: Row) -> None:
        """Add a battle; its other files are in the folder of its id."""
        path = pack.path(name)
        if any(scenario.id == row["id"] for scenario in self.scenarios):
            raise BadContent(f"{path}: there is a battle {row['id']} already")
        victories = number(path, row, "victory_hexes", 1, VICTORIES)
        needed = number(path, row, "needed", victories // 2 + 1, victories)
        self.scenarios.append(Scenario(pack, path, row, victories, needed, self.chart))


def clamped(index: int, last: int) -> int:
    """An index clipped to its table (ruling 57)."""
    return 0 if index < 0 else last if index > last else index
