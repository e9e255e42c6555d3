"""Text from outside that is shown to people: one line, without characters that could mislead."""

import unicodedata
from typing import Final

FORBIDDEN: Final = ("Cc", "Cs", "Zl", "Zp")
"""Unicode categories that a line of text must not contain: controls, surrogates, line breaks."""
BIDI_CONTROLS: Final = "\u202a\u202b\u202c\u202d\u202e\u2066\u2067\u2068\u2069"
"""Bidirectional controls, with which one name could be made to look like another."""


MAX_MARKS: Final = 4
"""The most marks on one letter; no writing needs more."""


def stacks_marks(text: str) -> bool:
    """Whether marks are piled up on a letter, so that they cover the lines above and below.

    >>> stacks_marks("Za\u0315\u0315\u0315\u0315\u0315lgo"), stacks_marks("Nguyễn")
    (True, False)
    """
    marks = 0
    for character in unicodedata.normalize("NFC", text):
        marks = marks + 1 if unicodedata.category(character) in ("Mn", "Me") else 0
        if marks > MAX_MARKS:
            return True
    return False


def is_plain(text: str) -> bool:
    """Whether a text is one line without control characters."""
    return not any(unicodedata.category(c) in FORBIDDEN or c in BIDI_CONTROLS for c in text)
