"""The printed map: coordinates of the coast, the areas, the spaces and the lines between them."""

import tomllib
from functools import cache
from pathlib import Path
from typing import TypeAlias, final

from hatamoto.drawing.fields import Fields, inner, numbers, rows, word, words
from hatamoto.games.twilight.picture import assets

Spot: TypeAlias = tuple[int, int]
"""Coordinates on the sheet."""


@final
class Place:
    """What is printed on the map for one space."""

    def __init__(self, row: Fields, at: Spot) -> None:
        self.id = word(row, "id")
        self.area = word(row, "area")
        self.kind = word(row, "kind") or "clan"
        stability = row.get("stability")
        self.stability = str(stability) if isinstance(stability, int) else ""
        self.is_powered = row.get("powered") is True
        self.lines = words(row, "lines")
        self.at = at


@final
class Sheet:
    """The printed map."""

    def __init__(self, drawn: Fields, printed: list[Fields]) -> None:
        self.coast = word(drawn, "coast")
        self.borders = word(drawn, "borders")
        areas = inner(drawn, "areas")
        self.areas = {area: word(areas, area) for area in areas}
        spots = inner(drawn, "places")
        self.places = [Place(row, spot(spots, word(row, "id"))) for row in printed]

    def lines(self) -> list[tuple[Spot, Spot]]:
        """Each line between two spaces once."""
        at = {place.id: place.at for place in self.places}
        return [
            (place.at, at[other])
            for place in self.places
            for other in place.lines
            if place.id < other
        ]


def spot(spots: Fields, id: str) -> Spot:
    """The centre of a space."""
    x, y = numbers(spots, id)
    return x, y


@cache
def sheet(folder: Path = assets.DATA) -> Sheet:
    """The map of a content pack, cached; missing files are the built-in ones."""
    path = folder / "map.toml"
    text = (path if path.exists() else assets.DATA / "map.toml").read_text(encoding="utf-8")
    printed: Fields = tomllib.loads(text)
    return Sheet(assets.OUTLINES, rows(printed, "space"))


def space_spots(folder: Path) -> dict[str, tuple[float, float]]:
    """The centre of each space."""
    return {place.id: place.at for place in sheet(folder).places}
