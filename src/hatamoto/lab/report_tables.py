"""The tables of a report: each figure is one, with its drawing in or behind the cells."""

from __future__ import annotations

from collections.abc import Sequence
from dataclasses import dataclass
from html import escape
from typing import Final

from hatamoto.lab.report_charts import Axis, Dot, columns, interval, signed, stacked, tone

EDGE: Final = 0.06
"""Numbers of an axis nearer to its ends are aligned to them."""
LETTER: Final = 0.021
"""About how much of a bar's length a letter takes, where a bar is shortest."""


@dataclass(frozen=True)
class Row:
    """A value with its name, which is safe for HTML."""

    head: str
    dot: Dot
    more: tuple[str, ...] = ()
    """Further cells, such as how often something was chosen."""
    colour: str = "ink"
    few: str = ""
    """What is shown instead of a value that too few games support."""


def share_text(dot: Dot) -> str:
    """A share in percent with half the width of its interval."""
    return with_interval(f"{dot.value * 100:.1f}", dot)


def difference_text(dot: Dot) -> str:
    """A difference in points with half the width of its interval."""
    return with_interval(signed(dot.value * 100, 1), dot)


def with_interval(number: str, dot: Dot) -> str:
    """A number and half the width of its interval."""
    half = (dot.high - dot.low) * 50
    return f"<b>{number}</b><small>±{half:.1f}</small>"


def intervals(
    caption: str, heads: Sequence[str], rows: Sequence[Row], axis: Axis, is_share: bool
) -> str:
    """A row for each value: name, further cells, value, and a dot with whiskers."""
    text = share_text if is_share else difference_text
    titles = "".join(f'<th scope="col">{head}</th>' for head in heads)
    body = "".join(value_row(row, axis, row.few or text(row.dot)) for row in rows)
    span = 2 + len(rows[0].more)
    numbers = "".join(tick(value, axis, is_share) for value in axis.ticks)
    return (
        f'<table class="values"><caption>{caption}</caption>'
        f'<thead><tr>{titles}<td class="chart"></td></tr></thead><tbody>{body}</tbody>'
        f'<tfoot aria-hidden="true"><tr><td colspan="{span}"></td>'
        f'<td class="axis"><div>{numbers}</div></td></tr></tfoot></table>'
    )


def value_row(row: Row, axis: Axis, value: str) -> str:
    """One row of a table of intervals."""
    more = "".join(f'<td class="number">{cell}</td>' for cell in row.more)
    few = ' class="few"' if row.few else ""
    drawing = interval(row.dot, axis, "line2" if row.few else row.colour)
    return (
        f'<tr{few}><th scope="row">{row.head}</th>{more}<td class="number">{value}</td>'
        f'<td class="chart" aria-hidden="true">{drawing}</td></tr>'
    )


def tick(value: float, axis: Axis, is_share: bool) -> str:
    """A number of an axis at its place."""
    place = axis.share(value)
    side = " start" if place < EDGE else " end" if place > 1 - EDGE else ""
    digits = 0 if all(tick == int(tick) for tick in axis.ticks) else 1
    text = f"{value:.{digits}f}" if is_share else signed(value, digits)
    return f'<span class="tick{side}" style="left:{place * 100:.1f}%">{text}</span>'


def histogram(caption: str, rows: Sequence[Dot], marked: int) -> str:
    """A column for each share, with its number above and its name below."""
    top = max(row.high for row in rows)
    values = "".join(
        f'<td title="{row.low * 100:.1f}–{row.high * 100:.1f}">'
        f'<span style="bottom:{row.high / top * 100:.1f}%">{escape(percent(row.value))}</span></td>'
        for row in rows
    )
    labels = "".join(f'<th scope="col">{escape(row.name)}</th>' for row in rows)
    return (
        f'<div class="wide" tabindex="0"><div class="histogram" style="--bars:{len(rows)}">'
        f"{columns(tuple(rows), marked)}"
        f"<table><caption>{caption}</caption><tbody><tr>{values}"
        f"</tr></tbody><tfoot><tr>{labels}</tr></tfoot>"
        "</table></div></div>"
    )


def percent(share: float) -> str:
    """A share in percent, short."""
    return "<1" if 0 < share < 0.005 else f"{share * 100:.0f}"


def whole(caption: str, parts: Sequence[Dot]) -> str:
    """A bar of the parts of a whole, each labelled inside if it is long enough, and a list."""
    labels = "".join(
        f'<span class="{"light" if index < 3 else "dark"}" style="width:{part.value * 100:.2f}%">'
        f"{label_in(part)}</span>"
        for index, part in enumerate(parts)
    )
    rows = "".join(
        f'<tr><th scope="row"><i class="swatch" style="background:var(--{tone(index)})"></i>'
        f'{escape(part.name)}</th><td class="number">{share_text(part)}</td></tr>'
        for index, part in enumerate(parts)
    )
    bar = f"{stacked(tuple(part.value for part in parts))}<div>{labels}</div>"
    return (
        f'<div class="whole" aria-hidden="true">{bar}</div>'
        f'<table class="values"><caption>{caption}</caption><tbody>{rows}</tbody></table>'
    )


def label_in(part: Dot) -> str:
    """The label of a part of a bar, as far as there is room for it."""
    number = f"{part.value * 100:.0f}"
    letters = sum(2 if ord(letter) > 0x2E7F else 1 for letter in part.name) + 2 + len(number)
    if letters * LETTER <= part.value:
        return f"{escape(part.name)}: {number}"
    return number if (len(number) + 1) * LETTER <= part.value else ""
