"""A map of heat: what holding each place is worth, laid over the picture of our own board."""

from __future__ import annotations

from typing import Any, Final
from xml.sax.saxutils import escape

from hatamoto.drawing.assets import PALETTE
from hatamoto.engine.voices import voice
from hatamoto.kernel.game import Game
from hatamoto.kernel.match import new_match
from hatamoto.kernel.seats import NATURE, WATCHER
from hatamoto.lab.corpus_plan import CorpusPlan
from hatamoto.lab.report_charts import signed
from hatamoto.lab.report_figures import Worth

RADIUS: Final = 19
MAX_WORTH: Final = 0.25
"""The worth at which a place has its full colour."""
GOOD: Final = PALETTE["matcha"]
BAD: Final = PALETTE["shu"]
INK: Final = PALETTE["ink"]
HOLLOW: Final = PALETTE["raised"]
LIGHT_INK: Final = PALETTE["on"]


def heat_map(game: Game[Any], plan: CorpusPlan, worths: list[Worth], lang: str) -> str:
    """The board after the deal of the first game, with a disc on each place that has a worth."""
    match = new_match(game, plan.seats, plan.options, plan.secret(0))
    match.begin()
    state = match.state
    while state.actor() == NATURE:
        match.roll()
    view = state.view(WATCHER)
    picture = game.renderer.svg(view, voice(game, lang).message)
    spots = game.renderer.spots(view)
    discs = [disc(*spots[worth.name], worth) for worth in worths if worth.name in spots]
    head, _, _ = picture.rpartition("</svg>")
    return head + "".join(discs) + "</svg>"


def disc(x: float, y: float, worth: Worth) -> str:
    """A disc: green if holding the place helps, red if it hurts, hollow if that is uncertain."""
    points = worth.worth * 100
    is_sure = worth.low > 0 or worth.high < 0
    strength = 0.35 + 0.65 * min(1.0, abs(worth.worth) / MAX_WORTH)
    colour = GOOD if points > 0 else BAD
    fill = f'fill="{colour}" fill-opacity="{strength:.2f}"' if is_sure else f'fill="{HOLLOW}"'
    ink = LIGHT_INK if is_sure and strength > 0.5 else INK
    shape = f'<circle cx="{x:g}" cy="{y:g}" r="{RADIUS}" {fill} stroke="{INK}"/>'
    text = escape(signed(points, 0))
    style = 'font-family="sans-serif" font-size="14" font-weight="700" text-anchor="middle"'
    return f'{shape}<text x="{x:g}" y="{y + 5:g}" {style} fill="{ink}">{text}</text>'
