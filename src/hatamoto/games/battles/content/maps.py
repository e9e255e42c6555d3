"""One map as flat lists: terrain by hex, water and roads by side, areas, entries, victory hexes."""

from itertools import pairwise
from typing import Final, final

from hatamoto.games.battles.content import hexes, tables
from hatamoto.games.battles.content.hexes import direction_to, hex_at, hex_name, opposite
from hatamoto.games.battles.content.reading import hex_in, hexes_in, side_in, word_in
from hatamoto.games.battles.content.tables import Chart
from hatamoto.kernel.content import Pack, Row
from hatamoto.kernel.errors import BadContent

SIGNS: Final = ".hMTwCc~"
GROUND: Final[tuple[int, ...]] = (
    tables.FLAT,
    tables.HILL,
    tables.MOUNTAIN,
    tables.MOUNTAIN,
    tables.WETLAND,
    tables.FLAT,
    tables.HILL,
    tables.LAKE,
)
"""The terrain of each character in SIGNS."""
TOP: Final = "T"
CITIES: Final = "Cc"
VICTORIES: Final = 13
"""The maximum number of victory hexes."""
NO_VICTORY: Final = VICTORIES
"""The value in `victory_of` for any other hex."""
NOBODY: Final = 2
"""Used in place of a seat: nobody controls the hex."""
LABELS: Final = ["water", "marsh", "height", "bridge", "place"]


@final
class Area:
    """A set-up area: its side, the code of its units, its hexes in ascending order."""

    def __init__(self, id: str, side: int, code: str, hexes_list: list[int]) -> None:
        self.id = id
        self.side = side
        self.code = code
        self.hexes = hexes_list


@final
class Label:
    """A name on the map, at a row and column that need not be a hex."""

    def __init__(self, id: str, kind: str, row: float, column: float) -> None:
        self.id = id
        self.kind = kind
        self.row = row
        self.column = column


@final
class Field:
    """The map of one scenario; `side`, `road`, `next`, `step` are read at `hex * 6 + direction`."""

    def __init__(
        self, pack: Pack, name: str, sides: list[str], victories: int, chart: Chart
    ) -> None:
        self.name = name
        self.path = pack.path(name)
        file = pack.read(name)
        self._read_terrain(file)
        self._read_water(self._rows(pack, file, "water"))
        self._read_roads(self._rows(pack, file, "road"))
        self._read_bridges(self._rows(pack, file, "bridge"))
        self._read_victory(pack.rows(name, "victory"), sides, victories)
        self._read_entries(pack.rows(name, "entry"), sides)
        self._read_areas(self._rows(pack, file, "area"), sides)
        self._read_labels(self._rows(pack, file, "drawn"))
        self._derive(chart)

    def _rows(self, pack: Pack, file: Row, key: str) -> list[Row]:
        """Rows that are optional in a map file."""
        return pack.rows(self.name, key) if key in file else []

    def _read_terrain(self, file: Row) -> None:
        lines = file.get("terrain")
        if not isinstance(lines, list) or len(lines) != hexes.ROWS:
            raise BadContent(f"{self.path}: terrain must be {hexes.ROWS} rows from north to south")
        self.signs: list[str] = [""] * hexes.HEXES
        for index, line in enumerate(lines):
            text = str(line)
            if len(text) != hexes.COLS or not set(text) <= set(SIGNS):
                raise BadContent(f"{self.path}: terrain row {hexes.ROWS - index}: {text}")
            for column in range(hexes.COLS):
                self.signs[hex_at(hexes.ROWS - index, column + 1)] = text[column]
        self.terrain = [GROUND[SIGNS.index(sign)] for sign in self.signs]
        self.city = [1 if sign in CITIES else 0 for sign in self.signs]
        self.top = [1 if sign == TOP else 0 for sign in self.signs]

    def _read_water(self, rows: list[Row]) -> None:
        self.side = [tables.OPEN] * (hexes.HEXES * hexes.DIRS)
        for row in rows:
            kind = word_in(self.path, row, "id", list(tables.WATERS))
            sides = row.get("sides")
            for text in sides if isinstance(sides, list) else []:
                hex, side = side_in(self.path, row["id"], text)
                if self.side[hex * hexes.DIRS + side] != tables.OPEN:
                    raise BadContent(f"{self.path}: {row['id']}: {text} has water already")
                self._set_side(self.side, hex, side, kind)
        for index in range(hexes.HEXES * hexes.DIRS):
            other = hexes.NEIGHBOURS[index]
            if other == hexes.NO_HEX or self.side[index] != tables.OPEN:
                continue
            if (
                self.terrain[index // hexes.DIRS] == tables.LAKE
                or self.terrain[other] == tables.LAKE
            ):
                self.side[index] = tables.POND

    def _set_side(self, sides: list[int], hex: int, side: int, value: int) -> None:
        sides[hex * hexes.DIRS + side] = value
        sides[hexes.NEIGHBOURS[hex * hexes.DIRS + side] * hexes.DIRS + opposite(side)] = value

    def _read_roads(self, rows: list[Row]) -> None:
        self.road = [0] * (hexes.HEXES * hexes.DIRS)
        self.ways: list[list[int]] = []
        self.way_ids = [str(row["id"]) for row in rows]
        for row in rows:
            way = hexes_in(self.path, row, "hexes")
            for one, other in pairwise(way):
                self._link(row, one, other)
            self.ways.append(way)

    def _link(self, row: Row, one: int, other: int) -> None:
        side = direction_to(one, other)
        if side < 0:
            names = f"{hex_name(one)} and {hex_name(other)}"
            raise BadContent(f"{self.path}: {row['id']}: {names} do not touch")
        if tables.LAKE in (self.terrain[one], self.terrain[other]):
            raise BadContent(f"{self.path}: {row['id']}: a road leads into a lake")
        self._set_side(self.road, one, side, 1)

    def _read_bridges(self, rows: list[Row]) -> None:
        self.bridges: list[int] = []
        self.bridge_ids = [str(row["id"]) for row in rows]
        for row in rows:
            hex, side = side_in(self.path, row["id"], row.get("side"))
            self.bridges.append(hex * hexes.DIRS + side)
        wanted = [index for index in range(hexes.HEXES * hexes.DIRS) if self._is_crossing(index)]
        if sorted(self.bridges) != wanted:
            names = [self._side_name(index) for index in set(wanted) ^ set(self.bridges)]
            raise BadContent(f"{self.path}: bridge {min(names)}: bridges are roads over water")

    def _is_crossing(self, index: int) -> bool:
        return (
            self.road[index] > 0
            and self.side[index] != tables.OPEN
            and index // hexes.DIRS < hexes.NEIGHBOURS[index]
        )

    def _side_name(self, index: int) -> str:
        return f"{hex_name(index // hexes.DIRS)}-{hex_name(hexes.NEIGHBOURS[index])}"

    def _read_victory(self, rows: list[Row], sides: list[str], victories: int) -> None:
        if len(rows) != victories:
            raise BadContent(f"{self.path}: {len(rows)} victory hexes, not {victories}")
        self.victory_ids = [str(row["id"]) for row in rows]
        self.victory_hexes = [self._dry_hex(row) for row in rows]
        self.first_control = [word_in(self.path, row, "control", [*sides, "none"]) for row in rows]
        self.victory_of = [NO_VICTORY] * hexes.HEXES
        for index, hex in enumerate(self.victory_hexes):
            if self.victory_of[hex] != NO_VICTORY:
                name = hex_name(hex)
                raise BadContent(f"{self.path}: {self.victory_ids[index]}: {name} is named twice")
            self.victory_of[hex] = index

    def _dry_hex(self, row: Row) -> int:
        hex = hex_in(self.path, row["id"], row.get("hex"))
        if self.terrain[hex] == tables.LAKE:
            raise BadContent(f"{self.path}: {row['id']}: {hex_name(hex)} is a lake")
        return hex

    def _read_entries(self, rows: list[Row], sides: list[str]) -> None:
        self.entry = [hexes.NO_HEX, hexes.NO_HEX]
        for row in rows:
            side = word_in(self.path, row, "id", sides)
            hex = self._dry_hex(row)
            victory = self.victory_of[hex]
            if victory == NO_VICTORY or self.first_control[victory] != side:
                name = hex_name(hex)
                raise BadContent(f"{self.path}: {row['id']}: {name} is no victory hex of its own")
            self.entry[side] = hex

    def _read_areas(self, rows: list[Row], sides: list[str]) -> None:
        self.areas: list[Area] = []
        seen: set[int] = set()
        for row in rows:
            hexes_list = sorted(hexes_in(self.path, row, "hexes"))
            for hex in hexes_list:
                if hex in seen or self.terrain[hex] == tables.LAKE:
                    name = hex_name(hex)
                    raise BadContent(f"{self.path}: {row['id']}: {name} cannot belong to this area")
                seen.add(hex)
            side = word_in(self.path, row, "side", sides)
            self.areas.append(Area(str(row["id"]), side, str(row.get("code")), hexes_list))

    def _read_labels(self, rows: list[Row]) -> None:
        self.labels: list[Label] = []
        for row in rows:
            kind = LABELS[word_in(self.path, row, "kind", LABELS)]
            spot = [float(str(row.get(key, 0))) for key in ("row", "column")]
            self.labels.append(Label(str(row["id"]), kind, spot[0], spot[1]))

    def _derive(self, chart: Chart) -> None:
        """Compute the tables that play looks up: neighbours, steps, cover."""
        sides = range(hexes.HEXES * hexes.DIRS)
        self.next = [self._beyond(index) for index in sides]
        self.step = [self._points_over(index, chart) for index in sides]
        self.fire_side = [chart.side_fire[water] for water in self.side]
        self.melee_side = [
            chart.stream_melee if water == tables.STREAM else 0 for water in self.side
        ]
        self.fire_cover = [
            self._cover(hex, chart.fire, chart.city_fire) for hex in range(hexes.HEXES)
        ]
        self.melee_cover = [
            self._cover(hex, chart.melee, chart.city_melee) for hex in range(hexes.HEXES)
        ]

    def _beyond(self, index: int) -> int:
        """The neighbour across a side, or NO_HEX; lake hexes have no neighbours."""
        other = hexes.NEIGHBOURS[index]
        if other == hexes.NO_HEX or tables.LAKE in (
            self.terrain[index // hexes.DIRS],
            self.terrain[other],
        ):
            return hexes.NO_HEX
        return other

    def _points_over(self, index: int, chart: Chart) -> int:
        """Movement points of a normal step across a side; 0 if impassable (§8-1)."""
        if self.next[index] == hexes.NO_HEX:
            return 0
        if self.road[index]:
            return 1
        if self.side[index] in (tables.RIVER, tables.POND):
            return 0
        extra = chart.stream_move if self.side[index] == tables.STREAM else 0
        return chart.move[self.terrain[self.next[index]]] + extra

    def _cover(self, hex: int, by_terrain: list[int], city: int) -> int:
        ground = self.terrain[hex]
        return (0 if ground == tables.LAKE else by_terrain[ground]) + city * self.city[hex]
