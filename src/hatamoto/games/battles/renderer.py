"""Draws views, with the content they refer to."""

from collections.abc import Mapping
from typing import final

from hatamoto.games.battles import factors, picture
from hatamoto.games.battles.content import Content
from hatamoto.kernel.factors import Spots
from hatamoto.kernel.refusals import Facts
from hatamoto.kernel.renderer import Renderer, Say


@final
class BattlesRenderer(Renderer):
    """Draws the board for the terminal, as SVG, and for the heat map."""

    def __init__(self, content: Content) -> None:
        self.content = content

    def text(self, view: Mapping[str, object], say: Say) -> list[str]:
        """A view as lines of text."""
        return picture.text(self.content, view, say)

    def around(self, view: Mapping[str, object], say: Say, place: str) -> list[str]:
        """A window on the map around a unit or a hex."""
        return picture.around(self.content, view, say, place)

    def pieces(self, view: Mapping[str, object], say: Say) -> list[str]:
        """The units, one per line."""
        return picture.listed(self.content, view, say)

    def choice_note(self, view: Mapping[str, object], action: str, facts: Facts, say: Say) -> str:
        """Movement points, or the odds of the dice."""
        return picture.choice_note(view, action, facts, say)

    def svg(self, view: Mapping[str, object], say: Say) -> str:
        """A view as an SVG document."""
        return picture.svg(self.content, view, say)

    def spots(self, view: Mapping[str, object]) -> Spots:
        """The coordinates of the heat map."""
        battles = self.content.scenarios
        scenario = next(battle for battle in battles if battle.id == view["scenario"])
        return factors.spots(scenario, view)
