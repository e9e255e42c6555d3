"""A map of heat: what holding each place is worth, laid over the picture of our own board."""

from __future__ import annotations

import re
from collections.abc import Mapping, Sequence
from dataclasses import dataclass
from itertools import combinations
from math import dist
from typing import Any, Final

from hatamoto.drawing import columns
from hatamoto.drawing.assets import PALETTE
from hatamoto.drawing.style import writing
from hatamoto.engine.voices import voice
from hatamoto.kernel.factors import Spots
from hatamoto.kernel.game import Game
from hatamoto.kernel.match import new_match
from hatamoto.kernel.seats import NATURE, WATCHER
from hatamoto.lab.corpus_plan import CorpusPlan
from hatamoto.lab.report_figures import Worth

BESIDE: Final = 90
ABOVE: Final = 95
BELOW: Final = 125
"""How much of the board is shown beside, above and below the outermost places."""
SMALLEST: Final = 11.5
"""The size in pixels below which no number is shown."""
VEIL: Final = 0.5
FAINT_VEIL: Final = 0.15
"""How much a map fades, and other boards, so that the amounts stand out."""
FLAT: Final = 1.8
"""How many times wider than high a map is that takes the whole width of its column."""
FLAT_WIDTH: Final = 830
WIDTH: Final = 540
"""About the width in pixels that a flat map has on a wide page, and another one."""
WHOLE: Final = 0.84
"""If at least this much of the board's width or height is shown, all of it is."""
FAINTEST: Final = 0.3
GOOD: Final = PALETTE["matcha"]
BAD: Final = PALETTE["shu"]
INK: Final = PALETTE["ink"]
HOLLOW: Final = PALETTE["raised"]
LIGHT_INK: Final = PALETTE["on"]


@dataclass(frozen=True)
class Heat:
    """The picture, and how wide it is for each unit of height."""

    svg: str
    aspect: float

    @property
    def is_flat(self) -> bool:
        """Whether it takes the whole width of its column."""
        return self.aspect > FLAT

    @property
    def shown(self) -> int:
        """About its width in pixels on a wide page."""
        return FLAT_WIDTH if self.is_flat else WIDTH


@dataclass(frozen=True)
class Window:
    """The part of a picture that is shown."""

    left: float
    top: float
    width: float
    height: float


def heat_map(
    game: Game[Any],
    plan: CorpusPlan,
    worths: list[Worth],
    enough: int,
    names: Mapping[str, str],
    lang: str,
) -> Heat:
    """The board after the deal of the first game, with a mark on each place that has a worth.

    Places are named beside their marks as far as there is room, the most important first.
    """
    match = new_match(game, plan.seats, plan.options, plan.secret(0))
    match.begin()
    state = match.state
    while state.actor() == NATURE:
        match.roll()
    view = state.view(WATCHER)
    picture = game.renderer.svg(view, voice(game, lang).message)
    spots = game.renderer.spots(view)
    window = window_of(picture, spots)
    radius = radius_of(spots, window.width)
    strongest = max((abs(worth.worth) for worth in worths if is_sure(worth, enough)), default=1.0)
    marks = [
        mark(*spots[worth.name], radius, worth, strongest, enough)
        for worth in worths
        if worth.name in spots
    ]
    marked = [worth for worth in worths if worth.name in spots]
    strong = sorted(marked, key=lambda worth: (not is_sure(worth, enough), -abs(worth.worth)))
    texts = [(names[worth.name], *spots[worth.name]) for worth in strong if worth.name in names]
    places = [spots[worth.name] for worth in marked]
    shown = Heat("", window.width / window.height).shown
    marks += labels(texts, places, radius, SMALLEST / shown * window.width, window)
    head, _, _ = picture.rpartition("</svg>")
    veil = (
        f'<rect x="{window.left:g}" y="{window.top:g}" width="{window.width:g}"'
        f' height="{window.height:g}" fill="{HOLLOW}" fill-opacity="{VEIL if names else FAINT_VEIL}"/>'
    )
    needed = SMALLEST / text_size(radius) * window.width
    svg = f"{framed(head, window, needed)}{veil}{''.join(marks)}</svg>"
    return Heat(svg, window.width / window.height)


def window_of(picture: str, spots: Spots) -> Window:
    """The part of the picture around the places."""
    box = re.search(r'viewBox="([^"]+)"', picture)
    assert box is not None
    left, top, width, height = (float(number) for number in box[1].split())
    across, down = zip(*spots.values(), strict=True)
    x, wide = shown_part(left, width, min(across) - BESIDE, max(across) + BESIDE)
    y, high = shown_part(top, height, min(down) - ABOVE, max(down) + BELOW)
    return Window(x, y, wide, high)


def shown_part(start: float, length: float, first: float, last: float) -> tuple[float, float]:
    """Start and length of what is shown of a picture from first to last, in one dimension."""
    first, last = max(start, first), min(start + length, last)
    return (start, length) if last - first >= WHOLE * length else (first, last - first)


def radius_of(spots: Spots, width: float) -> float:
    """The radius of the marks: as large as the nearest two places allow."""
    nearest = min((dist(one, other) for one, other in combinations(spots.values(), 2)), default=1e9)
    return min(0.44 * nearest, 0.045 * width)


def framed(head: str, window: Window, needed: float) -> str:
    """The beginning of a picture, so that it shows a window and is wide enough to be read."""
    start, end = head.index("<svg"), head.index(">")
    shown = f"{window.left:g} {window.top:g} {window.width:g} {window.height:g}"
    return (
        f'<svg xmlns="http://www.w3.org/2000/svg" viewBox="{shown}" aria-hidden="true"'
        f' style="min-width:{needed:.0f}px">{head[:start]}{head[end + 1 :]}'
    )


def is_sure(worth: Worth, enough: int) -> bool:
    """Whether enough games say that it helps, or that it hurts."""
    return worth.compared >= enough and (worth.low > 0 or worth.high < 0)


def text_size(radius: float) -> float:
    return 0.85 * radius


def mark(x: float, y: float, radius: float, worth: Worth, strongest: float, enough: int) -> str:
    """A disc where holding the place helps, a square where it hurts; hollow if that is unsure."""
    amount = min(1.0, abs(worth.worth) / strongest)
    ink, fill = INK, f'fill="{HOLLOW}" stroke-dasharray="4 3"'
    if is_sure(worth, enough):
        strength = FAINTEST + (1 - FAINTEST) * amount
        fill = f'fill="{mixed(GOOD if worth.worth > 0 else BAD, strength)}"'
        ink = LIGHT_INK if strength > 0.62 else INK
    line = f'{fill} stroke="{INK}" stroke-width="1.6"'
    half = 0.9 * radius
    shape = f'<circle cx="{x:g}" cy="{y:g}" r="{radius:.4g}" {line}/>'
    if worth.worth < 0:
        shape = (
            f'<rect x="{x - half:.5g}" y="{y - half:.5g}" width="{2 * half:.4g}"'
            f' height="{2 * half:.4g}" {line}/>'
        )
    size = text_size(radius)
    style = f'font-size="{size:.3g}" font-weight="700" text-anchor="middle" class="amount"'
    text = amount_text(worth) if worth.compared >= enough else "–"
    return f'{shape}<text x="{x:g}" y="{y + 0.35 * size:.5g}" {style} fill="{ink}">{text}</text>'


def mixed(colour: str, strength: float) -> str:
    """A colour on the light ground, as deep as its strength."""
    pairs = [(int(colour[at : at + 2], 16), int(HOLLOW[at : at + 2], 16)) for at in (1, 3, 5)]
    return "#" + "".join(f"{round(one * strength + two * (1 - strength)):02x}" for one, two in pairs)


def amount_text(worth: Worth) -> str:
    """An amount without its sign, which the shape shows."""
    points = abs(worth.worth) * 100
    return f"{points:.1f}" if points < 9.95 else f"{points:.0f}"


@dataclass(frozen=True)
class Box:
    """A rectangle of a picture by its centre."""

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


def labels(
    texts: Sequence[tuple[str, float, float]],
    places: Sequence[tuple[float, float]],
    radius: float,
    size: float,
    window: Window,
) -> list[str]:
    """Names below, above or beside their marks, where they meet no mark and no other name."""
    taken = [Box(x, y, 2 * radius, 2 * radius) for x, y in places]
    middle = Box(window.left + window.width / 2, window.top + window.height / 2, 0, 0)
    found: list[str] = []
    for text, x, y in texts:
        wide, high = columns.width(text) * 0.53 * size, size
        down, across = radius + 0.62 * size, radius + wide / 2 + 0.3 * size
        for box in (
            Box(x, y + down, wide, high),
            Box(x, y - down, wide, high),
            Box(x + across, y, wide, high),
            Box(x - across, y, wide, high),
        ):
            is_inside = (
                abs(box.x - middle.x) * 2 < window.width - wide
                and abs(box.y - middle.y) * 2 < window.height - high
            )
            if is_inside and not any(box.meets(other) for other in taken):
                taken.append(box)
                found.append(
                    writing(box.x, box.y + 0.35 * size, text, size, INK, "middle", halo=HOLLOW)
                )
                break
    return found
