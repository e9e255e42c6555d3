"""Draws a view as lines of text and as SVG; both use only what is in the view."""

from hatamoto.games.twilight.picture.sheet import space_spots
from hatamoto.games.twilight.picture.svg_board import svg
from hatamoto.games.twilight.picture.text_board import choice_note, text

__all__ = ["choice_note", "space_spots", "svg", "text"]
