"""The charts of a report, drawn by matplotlib as SVG that takes its colours from the page."""

from __future__ import annotations

import io
import re
from collections.abc import Sequence
from dataclasses import dataclass
from html import escape
from typing import TYPE_CHECKING, Final

from hatamoto.drawing.columns import width
from hatamoto.extras import requires

if TYPE_CHECKING:
    from matplotlib.axes import Axes
    from matplotlib.figure import Figure

NAMES: Final = ("ink", "ink2", "line", "ai", "shu", "matcha", "kin", "surface")
COLOURS: Final = {name: f"#{number:06x}" for number, name in enumerate(NAMES, 1)}
"""By CSS colour of the page, the placeholder that is drawn and then replaced."""
STAND_INS: Final = {stand_in: f"var(--{name})" for name, stand_in in COLOURS.items()}
WIDTH: Final = 4.6
DIFFERENCES_WIDTH: Final = 3.1
"""Widths in inches. Differences fit a phone and a third of a wide page without being scaled."""
ROW: Final = 0.4
"""Height of a row in inches, with its label above."""


@dataclass
class Dot:
    """A figure with its interval."""

    name: str
    value: float
    low: float
    high: float


def shares(rows: Sequence[Dot], even: float, title: str) -> str:
    """A row for each share of the victories, around that of equals."""
    return dots(rows, [f"{row.value * 100:.1f}" for row in rows], even, title, WIDTH)


def differences(rows: Sequence[Dot], title: str) -> str:
    """A row for each difference, around none; those that are sure have a colour."""
    numbers = [signed(row.value * 100, 1) for row in rows]
    return dots(rows, numbers, 0.0, title, DIFFERENCES_WIDTH, is_coloured=True)


def signed(number: float, digits: int) -> str:
    """A number with a proper sign, unless it is rounded to 0."""
    text = f"{number:+.{digits}f}"
    return text.replace("-", "−") if float(text) else text[1:]


def dots(
    rows: Sequence[Dot],
    numbers: Sequence[str],
    middle: float,
    title: str,
    width: float,
    is_coloured: bool = False,
) -> str:
    """A row for each figure: name, number, and interval in percent around a reference line."""
    figure, axes = plot(width, 0.5 + ROW * len(rows))
    labels = [f"{row.name}   {number}" for row, number in zip(rows, numbers, strict=True)]
    beside = axes.get_yaxis_transform()
    for index, label in enumerate(placeholders(labels)):
        place, row = len(rows) - index, rows[index]
        axes.text(0, place + 0.17, label, transform=beside, va="bottom")
        axes.axhline(place, color=COLOURS["line"], lw=0.6)
        # The reference line is drawn by row, so that it does not cross the labels.
        axes.vlines(middle * 100, place - 0.25, place + 0.13, color=COLOURS["kin"], lw=1.4)
        axes.plot([row.low * 100, row.high * 100], [place, place], color=COLOURS["ink"], lw=1.4)
        colour = COLOURS["ink"]
        if is_coloured and row.low > middle:
            colour = COLOURS["matcha"]
        elif is_coloured and row.high < middle:
            colour = COLOURS["shu"]
        axes.plot([row.value * 100], [place], "o", color=colour, ms=6)
    axes.set_yticks([])
    axes.set_ylim(0.6, len(rows) + 0.7)
    return drawn(figure, title, labels)


def columns(names: Sequence[str], values: Sequence[float], marked: str, title: str) -> str:
    """A column for each value in percent; one of them is highlighted."""
    figure, axes = plot(WIDTH, 2.0)
    colours = [COLOURS["ink" if name == marked else "ai"] for name in names]
    axes.bar(range(len(names)), [value * 100 for value in values], color=colours, width=0.85)
    step = max(1, len(names) // 12)
    shown = [index for index in range(len(names)) if index % step == 0]
    axes.set_xticks(shown, [names[index] for index in shown])
    axes.tick_params(axis="both", length=0)
    return drawn(figure, title, [])


def stacked(names: Sequence[str], values: Sequence[float], title: str) -> str:
    """A stacked bar of shares with a legend below."""
    figure, axes = plot(WIDTH, 0.6)
    tones = ("ink", "ai", "kin", "matcha", "shu", "line")
    start = 0.0
    labels = [f"{names[index]}: {value * 100:.1f}" for index, value in enumerate(values)]
    for index, placeholder in enumerate(placeholders(labels)):
        colour, share = COLOURS[tones[index % len(tones)]], values[index] * 100
        axes.barh([0], [share], left=start, color=colour, height=0.6, label=placeholder)
        start += share
    axes.set_xlim(0, 100)
    axes.set_yticks([])
    axes.legend(loc="upper left", bbox_to_anchor=(0, -0.7), frameon=False, handlelength=1,
                borderaxespad=0, borderpad=0)  # fmt: skip
    return drawn(figure, title, labels)


def placeholders(labels: Sequence[str]) -> list[str]:
    """Placeholder text as wide as the labels, since matplotlib's fonts may lack Japanese glyphs."""
    return [f"{index:02}{'n' * max(0, width(label) - 2)}" for index, label in enumerate(labels)]


def plot(width: float, height: float) -> tuple[Figure, Axes]:
    """An empty chart; the size is in inches."""
    with requires("lab"):
        from matplotlib import rc_context
        from matplotlib.backends.backend_svg import FigureCanvasSVG
        from matplotlib.figure import Figure as Empty
    with rc_context():
        set_style()
        figure = Empty(figsize=(width, height))
        FigureCanvasSVG(figure)
        return figure, figure.subplots()


def set_style() -> None:
    """Configure matplotlib to keep text as text and to use the placeholder colours."""
    from matplotlib import rcParams

    rcParams.update(
        {
            "svg.fonttype": "none",
            "svg.hashsalt": "hatamoto",
            "font.family": "sans-serif",
            "font.size": 10,
            "text.color": COLOURS["ink"],
            "axes.edgecolor": COLOURS["line"],
            "axes.labelcolor": COLOURS["ink2"],
            "xtick.color": COLOURS["ink2"],
            "ytick.color": COLOURS["ink"],
            "axes.spines.top": False,
            "axes.spines.right": False,
            "axes.spines.left": False,
        }
    )


def drawn(figure: Figure, title: str, labels: Sequence[str]) -> str:
    """The chart as SVG for embedding, with the real labels in place of the placeholders.

    The same figures give the same bytes.
    """
    from matplotlib import rc_context

    target = io.StringIO()
    with rc_context():
        set_style()
        figure.savefig(
            target, format="svg", bbox_inches="tight", transparent=True, metadata={"Date": None}
        )
    text = target.getvalue()
    text = text[text.index("<svg") :]
    for stand_in, colour in STAND_INS.items():
        text = text.replace(stand_in, colour)
    for placeholder, label in zip(placeholders(labels), labels, strict=True):
        text = text.replace(f">{placeholder}<", f">{escape(label)}<")
    text = re.sub(r"<!--.*?-->|<metadata>.*?</metadata>", "", text, flags=re.DOTALL)
    text = re.sub(r'font: ([0-9.]+px)[^";]*', r"font-size: \1", text)
    return text.replace("<svg ", f'<svg role="img" aria-label="{title}" ', 1)
