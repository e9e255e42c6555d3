"""Draws a view as lines of text and as SVG; both use only what is in the view."""

from hatamoto.games.edo.picture.svg_board import space_spot, svg
from hatamoto.games.edo.picture.text_board import choice_note, text

__all__ = ["choice_note", "space_spot", "svg", "text"]
