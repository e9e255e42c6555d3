"""A view as lines of text and as a picture; both know no more than view and map."""

from hatamoto.games.battles.picture.drawn import svg
from hatamoto.games.battles.picture.printed import around, choice_note, listed, text

__all__ = ["around", "choice_note", "listed", "svg", "text"]
