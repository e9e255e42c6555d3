"""Draws a view as lines of text and as SVG; both use only the view and the map."""

from hatamoto.games.battles.picture.svg_board import field_spot, svg
from hatamoto.games.battles.picture.text_board import around, choice_note, listed, text

__all__ = ["around", "choice_note", "field_spot", "listed", "svg", "text"]
