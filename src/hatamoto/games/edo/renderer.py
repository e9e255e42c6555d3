"""Draws views, with the content they refer to."""

from collections.abc import Mapping
from typing import final

from hatamoto.games.edo import factors, picture
from hatamoto.games.edo.content import Content
from hatamoto.kernel.factors import Spots
from hatamoto.kernel.refusals import Facts
from hatamoto.kernel.renderer import Renderer, Say


@final
class EdoRenderer(Renderer):
    """Draws the board for the terminal, as SVG, and for the heat map."""

    def __init__(self, content: Content) -> None:
        self.content = content

    def text(self, view: Mapping[str, object], say: Say) -> list[str]:
        """A view as lines of text."""
        return picture.text(view, self.content, say)

    def choice_note(self, view: Mapping[str, object], action: str, facts: Facts, say: Say) -> str:
        """The cost and the points of an action."""
        return picture.choice_note(view, action, facts, say)

    def svg(self, view: Mapping[str, object], say: Say) -> str:
        """A view as an SVG document."""
        return picture.svg(view, self.content, say)

    def spots(self, view: Mapping[str, object]) -> Spots:
        """The coordinates of the heat map."""
        side = next(side for side in self.content.sides if side.id == view["side"])
        return factors.spots(side)
