"""Draws views, with the content they refer to."""

from collections.abc import Mapping
from typing import final

from hatamoto.games.shogunate import factors, picture
from hatamoto.games.shogunate.content import Content
from hatamoto.kernel.factors import Spots
from hatamoto.kernel.renderer import Renderer, Say


@final
class ShogunateRenderer(Renderer):
    """Draws the board for the terminal, as SVG, and for the heat map."""

    def __init__(self, content: Content) -> None:
        self.content = content

    def text(self, view: Mapping[str, object], say: Say) -> list[str]:
        """A view as lines of text."""
        return picture.text(view, say)

    def svg(self, view: Mapping[str, object], say: Say) -> str:
        """A view as an SVG document."""
        return picture.svg(view, say)

    def spots(self, view: Mapping[str, object]) -> Spots:
        """The coordinates of the heat map."""
        return factors.spots(view)
