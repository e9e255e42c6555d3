"""Text in columns, where Japanese signs take two."""

import unicodedata
from typing import Final

CLOSING: Final = "、。」）"
"""Signs that never begin a line."""


def width(text: str) -> int:
    """How many columns a text takes; Japanese signs take two."""
    return sum(2 if unicodedata.east_asian_width(sign) in "WF" else 1 for sign in text)


def padded(text: str, columns: int) -> str:
    """The text and as many spaces as are missing."""
    return text + " " * (columns - width(text))


def cut(text: str, columns: int) -> str:
    """The text in so many columns; what is too long ends in an ellipsis."""
    if width(text) <= columns:
        return text
    kept = ""
    for sign in text:
        if width(kept + sign) > columns - 1:
            break
        kept += sign
    return kept + "…"


def wrapped(text: str, columns: int) -> list[str]:
    """The text in lines of at most so many columns, broken at spaces or between wide signs."""
    lines: list[str] = []
    line = ""
    for piece in pieces(text):
        if line and width(line) + width(piece.rstrip()) > columns:
            lines.append(line.rstrip())
            line = ""
        line += piece
    return [*lines, line.rstrip()] if line.strip() else lines


def pieces(text: str) -> list[str]:
    """The parts a line may be broken between: words with their space, and single wide signs."""
    found: list[str] = []
    word = ""
    for sign in text:
        if sign in CLOSING and found and not word:
            found[-1] += sign
        elif width(sign) == 2:
            found += [word, sign] if word else [sign]
            word = ""
        elif sign == " ":
            found.append(word + sign)
            word = ""
        else:
            word += sign
    return [*found, word] if word else found
