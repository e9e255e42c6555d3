"""A view as lines of text and as a picture; both know no more than the view they are given."""

from hatamoto.games.twilight.picture.drawn import svg
from hatamoto.games.twilight.picture.printed import text

__all__ = ["svg", "text"]
