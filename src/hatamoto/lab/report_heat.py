"""A map of heat: what holding each place is worth, laid over the picture of our own board."""

from __future__ import annotations

import re
from collections.abc import Mapping
from dataclasses import dataclass
from itertools import combinations
from math import dist
from typing import Any, Final

from hatamoto.drawing.assets import PALETTE
from hatamoto.engine.voices import voice
from hatamoto.kernel.factors import Spots
from hatamoto.kernel.game import Game
from hatamoto.kernel.match import new_match
from hatamoto.kernel.seats import NATURE, WATCHER
from hatamoto.lab.corpus_plan import CorpusPlan
from hatamoto.lab.report_figures import Worth
from hatamoto.lab.report_labels import Box, labels

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
class Window:
    """The part of a picture that is shown."""

    left: float
    top: float
    width: float
    height: float

    @property
    def aspect(self) -> float:
        """How wide it is for each unit of height."""
        return self.width / self.height

    @property
    def is_flat(self) -> bool:
        """Whether it takes the whole width of its column."""
        return self.aspect > FLAT

    @property
    def shown(self) -> int:
        """About its width in pixels on a wide page."""
        return FLAT_WIDTH if self.is_flat else WIDTH

    def units(self, pixels: float) -> float:
        """A length on a wide page in units of the picture."""
        return pixels / self.shown * self.width


@dataclass(frozen=True)
class Heat:
    """The picture, and the part of the board that it shows."""

    svg: str
    window: Window


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
    picture, spots = board(game, plan, lang)
    window = window_of(picture, spots)
    radius = radius_of(spots, window.width)
    marked = [worth for worth in worths if worth.name in spots]
    sure = [abs(worth.worth) for worth in marked if is_sure(worth, enough)]
    strongest = max(sure, default=1.0)
    marks = [mark(*spots[worth.name], radius, worth, strongest, enough) for worth in marked]
    marked.sort(key=lambda worth: (not is_sure(worth, enough), -abs(worth.worth)))
    texts = [(names[worth.name], *spots[worth.name]) for worth in marked if worth.name in names]
    taken = [Box(*spots[worth.name], 2 * radius, 2 * radius) for worth in marked]
    frame = Box(window.left, window.top, window.width, window.height)
    marks += labels(texts, taken, radius, window.units(SMALLEST), frame)
    head, _, _ = picture.rpartition("</svg>")
    needed = SMALLEST / text_size(radius) * window.width
    shown = framed(head, window, needed) + veil(window, VEIL if names else FAINT_VEIL)
    return Heat(f"{shown}{''.join(marks)}</svg>", window)


def board(game: Game[Any], plan: CorpusPlan, lang: str) -> tuple[str, Spots]:
    """The board after the deal of the first game, and where its places are."""
    match = new_match(game, plan.seats, plan.options, plan.secret(0))
    match.begin()
    state = match.state
    while state.actor() == NATURE:
        match.roll()
    view = state.view(WATCHER)
    return game.renderer.svg(view, voice(game, lang).message), game.renderer.spots(view)


def veil(window: Window, strength: float) -> str:
    """What lies between a board and its marks."""
    return (
        f'<rect x="{window.left:g}" y="{window.top:g}" width="{window.width:g}"'
        f' height="{window.height:g}" fill="{HOLLOW}" fill-opacity="{strength}"/>'
    )


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
    return "#" + "".join(
        f"{round(one * strength + two * (1 - strength)):02x}" for one, two in pairs
    )


def amount_text(worth: Worth) -> str:
    """An amount without its sign, which the shape shows."""
    points = abs(worth.worth) * 100
    return f"{points:.1f}" if points < 9.95 else f"{points:.0f}"
