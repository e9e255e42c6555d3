"""The two sides of the board, and what each number of players leaves uncovered (§setup/board)."""

from pathlib import Path
from typing import final

from hatamoto.games.edo.content import ids
from hatamoto.games.edo.content.rows import index_of, words
from hatamoto.kernel.content import Pack, Row, number
from hatamoto.kernel.errors import BadContent


@final
class Side:
    """One side of the board; every list is indexed by the spaces of both sides."""

    def __init__(self, pack: Pack, id: str) -> None:
        name = f"side_{id}.toml"
        path = pack.path(name)
        rows = pack.rows(name, "place")
        self.id = id
        self.is_on = [False] * ids.SPACES
        self.x = [0] * ids.SPACES
        self.y = [0] * ids.SPACES
        self.sites = [0] * ids.CITIES
        self.fortress_sites = [0] * ids.CITIES
        self.neighbours: list[list[int]] = [[] for _ in range(ids.SPACES)]
        for row in rows:
            self._read(path, row)
        check_joins(path, self.neighbours)
        self.spaces = [space for space in range(ids.SPACES) if self.is_on[space]]
        self.roads = [(a, b) for a in self.spaces for b in self.neighbours[a] if a < b]
        self.distance = distances(self.neighbours)
        """The number of roads between two spaces, at `a * SPACES + b`."""
        check_whole(path, self)

    def _read(self, path: Path, row: Row) -> None:
        space = index_of(path, row, str(row["id"]), ids.SPACE_IDS)
        self.is_on[space] = True
        self.x[space] = number(path, row, "x", 0, 1000)
        self.y[space] = number(path, row, "y", 0, 800)
        self.neighbours[space] = joined(path, row)
        if space < ids.CITIES:
            self.sites[space] = number(path, row, "sites", 1, 12)
            self.fortress_sites[space] = number(path, row, "fortress_sites", 0, 8)


@final
class Setup:
    """The side in use and the spaces that are covered (§five/board, §five/tiles)."""

    def __init__(self, side: int, spaces: list[int], covered: list[int]) -> None:
        self.side = side
        self.covered = [False] * ids.SPACES
        for space in covered:
            self.covered[space] = True
        uncovered = [space for space in spaces if not self.covered[space]]
        self.open_towns = [space for space in uncovered if ids.EDO < space < ids.CITIES]
        self.open_resources = [s for s in uncovered if ids.RESOURCE_FIRST <= s <= ids.RESOURCE_LAST]


def read_setup(path: Path, row: Row, sides: list[Side], key: str) -> Setup:
    """The set-up of a row; `key` names the list of covered spaces; raises BadContent."""
    side = index_of(path, row, str(row.get("side")), ids.SIDE_IDS)
    covered = [index_of(path, row, id, ids.SPACE_IDS) for id in words(path, row, key)]
    for space in covered:
        if not sides[side].is_on[space] or not ids.EDO < space <= ids.RESOURCE_LAST:
            raise BadContent(f"{path}: {row['seats']}: {ids.SPACE_IDS[space]} cannot be covered")
    setup = Setup(side, sides[side].spaces, covered)
    if len(setup.open_towns) < number(path, row, "seats", 2, 5):
        raise BadContent(f"{path}: {row['seats']}: every player needs an open town")
    if {(space - ids.RESOURCE_FIRST) // 3 for space in setup.open_resources} != {0, 1, 2}:
        raise BadContent(f"{path}: {row['seats']}: a kind of resource space is all covered")
    return setup


def joined(path: Path, row: Row) -> list[int]:
    """The spaces a row's roads lead to, in the order of their numbers."""
    return sorted(index_of(path, row, id, ids.SPACE_IDS) for id in words(path, row, "joins"))


def check_joins(path: Path, neighbours: list[list[int]]) -> None:
    """Raise BadContent unless every road is listed at both ends."""
    for a in range(ids.SPACES):
        for b in neighbours[a]:
            if a == b or a not in neighbours[b]:
                here, there = ids.SPACE_IDS[a], ids.SPACE_IDS[b]
                raise BadContent(f"{path}: {here} joins {there}, but {there} does not join {here}")


def check_whole(path: Path, side: Side) -> None:
    """Raise BadContent unless every space can be reached from Edo."""
    if not side.is_on[ids.EDO]:
        raise BadContent(f"{path}: there is no edo")
    for space in side.spaces:
        if side.distance[ids.EDO * ids.SPACES + space] == ids.NO_WAY:
            raise BadContent(f"{path}: no road leads to {ids.SPACE_IDS[space]}")


def distances(neighbours: list[list[int]]) -> list[int]:
    """The number of roads between any two spaces, as one flat table."""
    table: list[int] = []
    for start in range(ids.SPACES):
        row = [ids.NO_WAY] * ids.SPACES
        row[start] = 0
        reached = [start]
        for space in reached:
            for other in neighbours[space]:
                if row[other] == ids.NO_WAY:
                    row[other] = row[space] + 1
                    reached.append(other)
        table += row
    return table
