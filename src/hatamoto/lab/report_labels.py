"""Names on a map, each where it covers neither a mark nor another name."""

from __future__ import annotations

from collections.abc import Sequence
from dataclasses import dataclass
from typing import Final

from hatamoto.drawing.assets import PALETTE
from hatamoto.drawing.columns import width
from hatamoto.drawing.style import INK, writing

COLUMN: Final = 0.53
"""About the width of a letter for each unit of its size."""


@dataclass(frozen=True)
class Box:
    """A rectangle by its centre; a frame by its corner."""

    x: float
    y: float
    width: float
    height: float

    def meets(self, other: Box) -> bool:
        """Whether the two overlap."""
        return (
            abs(self.x - other.x) * 2 < self.width + other.width
            and abs(self.y - other.y) * 2 < self.height + other.height
        )

    def holds(self, other: Box) -> bool:
        """Whether the other one lies in this frame."""
        return (
            self.x <= other.x - other.width / 2
            and other.x + other.width / 2 <= self.x + self.width
            and self.y <= other.y - other.height / 2
            and other.y + other.height / 2 <= self.y + self.height
        )


def labels(
    texts: Sequence[tuple[str, float, float]],
    marks: Sequence[Box],
    radius: float,
    size: float,
    frame: Box,
) -> list[str]:
    """Names below, above or beside their marks; who finds no room is not named."""
    taken = list(marks)
    found: list[str] = []
    for text, x, y in texts:
        for box in around(x, y, radius, width(text) * COLUMN * size, size):
            if frame.holds(box) and not any(box.meets(other) for other in taken):
                taken.append(box)
                found.append(label(box, text))
                break
    return found


def around(x: float, y: float, radius: float, wide: float, high: float) -> list[Box]:
    """Where a name may stand: below, above, right, left of a mark."""
    down, across = radius + 0.62 * high, radius + wide / 2 + 0.3 * high
    return [
        Box(x, y + down, wide, high),
        Box(x, y - down, wide, high),
        Box(x + across, y, wide, high),
        Box(x - across, y, wide, high),
    ]


def label(box: Box, text: str) -> str:
    """A name in its box."""
    bottom = box.y + 0.35 * box.height
    return writing(box.x, bottom, text, box.height, INK, "middle", halo=PALETTE["raised"])
