"""Makes texts of others safe to print at a terminal."""

import re
from typing import Final

UNSAFE: Final = re.compile(
    "[\x00-\x08\x0b-\x1f\x7f-\x9f\u200e\u200f\u2028-\u202e\u2066-\u2069\ud800-\udfff]"
)
"""Control characters but line feed and tab, marks that turn the direction, and half characters."""
INSTEAD: Final = "\N{REPLACEMENT CHARACTER}"


def printable(text: str) -> str:
    r"""The text without characters that move the cursor, give orders or reorder a line.

    >>> printable("Oishi\x1b[2J")
    'Oishi\ufffd[2J'
    """
    return UNSAFE.sub(INSTEAD, text)


def escaped(text: str) -> str:
    """JSON with these characters as escapes: it still says the same, and a terminal obeys none."""
    return UNSAFE.sub(lambda found: f"\\u{ord(found[0]):04x}", text)
