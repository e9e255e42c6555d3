"""The two sides of the board, and what each number of players leaves uncovered (§setup/board)."""

from pathlib import Path
from typing import final

from hatamoto.games.edo.content.ids import (
    CITIES,
    EDO,
    NO_WAY,
    RESOURCE_FIRST,
    RESOURCE_LAST,
    SIDE_IDS,
    SPACE_IDS,
    SPACES,
)
from hatamoto.games.edo.content.rows import place_of, words
from hatamoto.kernel.content import Pack, Row, number
from hatamoto.kernel.errors import BadContent


@final
class Side:
    """One side of the board; every list counts the spaces of both sides."""

    def __init__(self, pack: Pack, id: str) -> None:
        name = f"side_{id}.toml"
        path = pack.path(name)
        rows = pack.rows(name, "place")
        self.id = id
        self.is_on = [False] * SPACES
        self.x = [0] * SPACES
        self.y = [0] * SPACES
        self.sites = [0] * CITIES
        self.fortress_sites = [0] * CITIES
        self.neighbours: list[list[int]] = [[] for _ in range(SPACES)]
        for row in rows:
            self._read(path, row)
        check_joins(path, self.neighbours)
        self.spaces = [space for space in range(SPACES) if self.is_on[space]]
        self.roads = [(a, b) for a in self.spaces for b in self.neighbours[a] if a < b]
        self.distance = distances(self.neighbours)
        """The roads between two spaces, at `a * SPACES + b`."""
        check_whole(path, self)

    def _read(self, path: Path, row: Row) -> None:
        space = place_of(path, row, str(row["id"]), SPACE_IDS)
        self.is_on[space] = True
        self.x[space] = number(path, row, "x", 0, 1000)
        self.y[space] = number(path, row, "y", 0, 800)
        self.neighbours[space] = joined(path, row)
        if space < CITIES:
            self.sites[space] = number(path, row, "sites", 1, 12)
            self.fortress_sites[space] = number(path, row, "fortress_sites", 0, 8)


@final
class Setup:
    """The side in use and the spaces that are covered (§five/board, §five/tiles)."""

    def __init__(self, side: int, spaces: list[int], covered: list[int]) -> None:
        self.side = side
        self.covered = [False] * SPACES
        for space in covered:
            self.covered[space] = True
        uncovered = [space for space in spaces if not self.covered[space]]
        self.open_towns = [space for space in uncovered if EDO < space < CITIES]
        self.open_resources = [s for s in uncovered if RESOURCE_FIRST <= s <= RESOURCE_LAST]


def read_setup(path: Path, row: Row, sides: list[Side], key: str) -> Setup:
    """The set-up of a row; `key` names the list of covered spaces; raises BadContent."""
    side = place_of(path, row, str(row.get("side")), SIDE_IDS)
    covered = [place_of(path, row, id, SPACE_IDS) for id in words(path, row, key)]
    for space in covered:
        if not sides[side].is_on[space] or not EDO < space <= RESOURCE_LAST:
            raise BadContent(f"{path}: {row['seats']}: {SPACE_IDS[space]} cannot be covered")
    setup = Setup(side, sides[side].spaces, covered)
    if len(setup.open_towns) < number(path, row, "seats", 2, 5):
        raise BadContent(f"{path}: {row['seats']}: every player needs an open town")
    if {(space - RESOURCE_FIRST) // 3 for space in setup.open_resources} != {0, 1, 2}:
        raise BadContent(f"{path}: {row['seats']}: a kind of resource space is all covered")
    return setup


def joined(path: Path, row: Row) -> list[int]:
    """The spaces a row's roads lead to, in the order of their numbers."""
    return sorted(place_of(path, row, id, SPACE_IDS) for id in words(path, row, "joins"))


def check_joins(path: Path, neighbours: list[list[int]]) -> None:
    """Raise BadContent unless every road stands in the rows of both its ends."""
    for a in range(SPACES):
        for b in neighbours[a]:
            if a == b or a not in neighbours[b]:
                here, there = SPACE_IDS[a], SPACE_IDS[b]
                raise BadContent(f"{path}: {here} joins {there}, but {there} does not join {here}")


def check_whole(path: Path, side: Side) -> None:
    """Raise BadContent unless Edo is there and every space can be reached from it."""
    if not side.is_on[EDO]:
        raise BadContent(f"{path}: there is no edo")
    for space in side.spaces:
        if side.distance[EDO * SPACES + space] == NO_WAY:
            raise BadContent(f"{path}: no road leads to {SPACE_IDS[space]}")


def distances(neighbours: list[list[int]]) -> list[int]:
    """How many roads lie between any two spaces, as one flat table."""
    table: list[int] = []
    for start in range(SPACES):
        row = [NO_WAY] * SPACES
        row[start] = 0
        reached = [start]
        for space in reached:
            for other in neighbours[space]:
                if row[other] == NO_WAY:
                    row[other] = row[space] + 1
                    reached.append(other)
        table += row
    return table
