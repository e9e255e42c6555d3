"""The drawings of a report: matplotlib's SVG that takes its colours and its size from the page.

A drawing holds no text, and fills the cell it stands in whatever that cell's size: lines keep their
width while it is stretched, and dots are lines without a length. So it stays next to its words.
"""

from __future__ import annotations

import io
import re
from collections.abc import Sequence
from dataclasses import dataclass
from functools import cache
from typing import TYPE_CHECKING, Any, Final

from hatamoto.extras import requires

if TYPE_CHECKING:
    from matplotlib.axes import Axes
    from matplotlib.figure import Figure

NAMES: Final = ("ink", "ink3", "line", "line2", "ai", "shu", "matcha", "kin-text")
COLOURS: Final = {name: f"#{number:06x}" for number, name in enumerate(NAMES, 1)}
"""By CSS colour of the page, the placeholder that is drawn and then replaced."""
STAND_INS: Final = {stand_in: f"var(--{name})" for name, stand_in in COLOURS.items()}
SIZE: Final = (4.0, 1.0)
"""In inches; only the share of each length in it counts."""
TONES: Final = ("ink", "ink3", "line2", "line")
"""The parts of a whole, from the largest."""
TICKS: Final = 3
"""About how many values an axis shows."""
MARGIN: Final = 0.06
"""The part of an axis that stays empty at either end."""


@dataclass(frozen=True)
class Dot:
    """A value with its interval, as shares."""

    name: str
    value: float
    low: float
    high: float


@dataclass(frozen=True)
class Axis:
    """The range that all rows of a table share, in points, and where it has numbers."""

    start: float
    end: float
    middle: float
    """The value that says nothing: an even share, or no difference."""
    ticks: tuple[float, ...]

    def share(self, value: float) -> float:
        """How far along the axis a value is, from 0 to 1."""
        return (value - self.start) / (self.end - self.start)

    def within(self, value: float) -> float:
        """The value, or the end of the axis that it is beyond."""
        return min(self.end, max(self.start, value))


def axis_around(rows: Sequence[Dot], middle: float) -> Axis:
    """An axis with the intervals of these rows and the middle on it."""
    with requires("lab"):
        from matplotlib.ticker import MaxNLocator
    ends = [row.low * 100 for row in rows] + [row.high * 100 for row in rows] + [middle * 100]
    room = (max(ends) - min(ends)) * MARGIN or 1.0
    start, end = min(ends) - room, max(ends) + room
    found = MaxNLocator(TICKS, steps=[1, 2, 5, 10]).tick_values(start, end)
    ticks = tuple(float(tick) for tick in found if start + room / 2 <= tick <= end - room / 2)
    return Axis(start, end, middle * 100, ticks)


@cache
def interval(row: Dot, axis: Axis, colour: str) -> str:
    """A dot with whiskers on a hairline, and the part of the dashed middle that crosses its row."""
    figure, axes = plot()
    axes.set_xlim(axis.start, axis.end)
    axes.set_ylim(0, 1)
    axes.axhline(0.5, color=COLOURS["line"], lw=1, clip_on=False)
    axes.axvline(axis.middle, color=COLOURS["kin-text"], lw=1.2, ls=(0, (3, 2)), clip_on=False)
    ends = [axis.within(row.low * 100), axis.within(row.high * 100)]
    axes.plot(ends, [0.5, 0.5], color=COLOURS[colour], lw=1.6, clip_on=False)
    place = row.value * 100
    if axis.start <= place <= axis.end:
        shape: dict[str, Any] = {"lw": 8, "solid_capstyle": "round", "clip_on": False}
        axes.plot([place] * 2, [0.5] * 2, color=COLOURS[colour], **shape)
    return drawn(figure)


@cache
def columns(rows: tuple[Dot, ...], marked: int) -> str:
    """A column for each share with its interval; one of them is highlighted."""
    figure, axes = plot()
    axes.set_xlim(-0.5, len(rows) - 0.5)
    axes.set_ylim(0, max(row.high for row in rows))
    colours = [COLOURS["ink" if index == marked else "ai"] for index in range(len(rows))]
    places = range(len(rows))
    axes.bar(places, [row.value for row in rows], color=colours, width=0.88, clip_on=False)
    lows, highs = [row.low for row in rows], [row.high for row in rows]
    axes.vlines(places, lows, highs, colors=COLOURS["line2"], lw=1.4, clip_on=False)
    return drawn(figure)


@cache
def stacked(values: tuple[float, ...]) -> str:
    """A bar of the parts of a whole, from the left."""
    figure, axes = plot()
    axes.set_xlim(0, 1)
    axes.set_ylim(0, 1)
    start = 0.0
    for index, share in enumerate(values):
        axes.barh([0.5], [share], left=start, height=1, color=COLOURS[tone(index)], clip_on=False)
        start += share
    return drawn(figure)


def tone(index: int) -> str:
    """The colour of a part of a whole, by its place."""
    return TONES[min(index, len(TONES) - 1)]


def signed(number: float, digits: int) -> str:
    """A number with a proper sign, unless it is rounded to 0."""
    text = f"{number:+.{digits}f}"
    return text.replace("-", "−") if float(text) else text[1:]


def plot() -> tuple[Figure, Axes]:
    """A chart without a frame, as large as its figure."""
    with requires("lab"):
        from matplotlib.backends.backend_svg import FigureCanvasSVG
        from matplotlib.figure import Figure as Empty
    figure = Empty(figsize=SIZE)
    FigureCanvasSVG(figure)
    axes = figure.add_axes((0, 0, 1, 1))
    axes.set_axis_off()
    return figure, axes


def drawn(figure: Figure) -> str:
    """The chart as SVG for embedding; the same figures give the same bytes.

    Ids and the style sheet are left out: they would count for the whole page.
    """
    from matplotlib import rc_context

    target = io.StringIO()
    with rc_context({"svg.hashsalt": "hatamoto"}):
        figure.savefig(target, format="svg", transparent=True, metadata={"Date": None})
    text = target.getvalue()
    text = text[text.index("<svg") :]
    for stand_in, colour in STAND_INS.items():
        text = text.replace(stand_in, colour)
    text = re.sub(r"<!--.*?-->|<metadata>.*?</metadata>|<defs>.*?</defs>", "", text, flags=re.S)
    text = re.sub(r' (?:id|width|height|version|xmlns(?::\w+)?)="[^"]*"', "", text)
    text = re.sub(r"\s+", " ", text).replace("> <", "><").strip()
    return text.replace("<svg ", '<svg aria-hidden="true" preserveAspectRatio="none" ', 1)
