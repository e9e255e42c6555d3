"""Text in fixed-width columns, where Japanese characters take two."""

import unicodedata
from typing import Final

PAGE: Final = 80
"""The terminal width that every board fits into."""
GAP: Final = "  "
"""Between columns, and before an indented line."""
CLOSING: Final = "、。」）"
"""Characters that must not begin a line."""


def width(text: str) -> int:
    """How many columns a text takes; Japanese characters take two."""
    return sum(2 if unicodedata.east_asian_width(sign) in "WF" else 1 for sign in text)


def padded(text: str, columns: int) -> str:
    """The text, padded with spaces to this width."""
    return text + " " * (columns - width(text))


def aligned(table: list[list[str]]) -> list[str]:
    """Rows of cells as lines with aligned columns."""
    widths = [max(width(row[index]) for row in table) for index in range(len(table[0]))]
    return [
        GAP.join(padded(cell, widths[index]) for index, cell in enumerate(row)).rstrip()
        for row in table
    ]


def cut(text: str, columns: int) -> str:
    """The text, shortened with an ellipsis if it is wider than this."""
    if width(text) <= columns:
        return text
    kept = ""
    for sign in text:
        if width(kept + sign) > columns - 1:
            break
        kept += sign
    return kept + "…"


def wrapped(text: str, columns: int) -> list[str]:
    """The text wrapped to this width, at spaces or between wide characters."""
    lines: list[str] = []
    line = ""
    for piece in pieces(text):
        if line and width(line) + width(piece.rstrip()) > columns:
            lines.append(line.rstrip())
            line = ""
        line += piece
    return [*lines, line.rstrip()] if line.strip() else lines


def folded(line: str, columns: int = PAGE) -> list[str]:
    """A line wrapped to this width, with continuation lines indented a little more."""
    if width(line) <= columns:
        return [line]
    indent = " " * (len(line) - len(line.lstrip()))
    first, *rest = wrapped(line.lstrip(), columns - len(indent) - 2)
    return [indent + first, *(f"{indent}  {part}" for part in rest)]


def unfolded(lines: list[str], columns: int = PAGE) -> list[list[str]]:
    """Group lines: each line with its continuation lines."""
    found: list[list[str]] = []
    for line in lines:
        if found and is_continued(found[-1][0], found[-1][-1], line, columns):
            found[-1].append(line)
        else:
            found.append([line])
    return found


def is_continued(first: str, last: str, line: str, columns: int) -> bool:
    """Whether a line can be the continuation of a folded line."""
    indent = len(first) - len(first.lstrip()) + 2
    if not line.strip() or len(line) - len(line.lstrip()) != indent:
        return False
    return width(last) + width(pieces(line.lstrip())[0].rstrip()) > columns - 2


def pieces(text: str) -> list[str]:
    """The parts a line may be wrapped between: words with their space, single wide characters."""
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
