"""Text in columns, where Japanese signs take two."""

import unicodedata
from typing import Final

PAGE: Final = 80
"""How wide a terminal is that shows every game whole."""
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


def folded(line: str, columns: int = PAGE) -> list[str]:
    """A line as it is, or in several, indented a little more, where it is too long."""
    if width(line) <= columns:
        return [line]
    indent = " " * (len(line) - len(line.lstrip()))
    first, *rest = wrapped(line.lstrip(), columns - len(indent) - 2)
    return [indent + first, *(f"{indent}  {part}" for part in rest)]


def unfolded(lines: list[str], columns: int = PAGE) -> list[list[str]]:
    """Lines as they belong together: one that was folded, with all that it was folded into."""
    found: list[list[str]] = []
    for line in lines:
        if found and is_continued(found[-1][0], found[-1][-1], line, columns):
            found[-1].append(line)
        else:
            found.append([line])
    return found


def is_continued(first: str, last: str, line: str, columns: int) -> bool:
    """Whether a line can be what did not fit behind the last one of a folded line."""
    indent = len(first) - len(first.lstrip()) + 2
    if not line.strip() or len(line) - len(line.lstrip()) != indent:
        return False
    return width(last) + width(pieces(line.lstrip())[0].rstrip()) > columns - 2


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
