"""Draws a view as lines of text and as SVG; both use only what is in the view."""

from hatamoto.games.shogunate.picture.svg_board import leader_spot, svg
from hatamoto.games.shogunate.picture.text_board import text

__all__ = ["leader_spot", "svg", "text"]
