"""A view as lines of text and as a picture; both know no more than the view they are given."""

from hatamoto.games.twilight.picture.drawn import svg
from hatamoto.games.twilight.picture.printed import choice_note, text

__all__ = ["choice_note", "svg", "text"]
