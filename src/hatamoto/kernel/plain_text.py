"""Text from outside that is shown to people: one line, without characters that could mislead."""

import unicodedata
from typing import Final

FORBIDDEN: Final = ("Cc", "Cs", "Zl", "Zp")
"""Unicode categories that a line of text must not contain: controls, surrogates, line breaks."""
BIDI_CONTROLS: Final = "\u202a\u202b\u202c\u202d\u202e\u2066\u2067\u2068\u2069"
"""Bidirectional controls, with which one name could be made to look like another."""


def is_plain(text: str) -> bool:
    """Whether a text is one line without control characters."""
    return not any(unicodedata.category(c) in FORBIDDEN or c in BIDI_CONTROLS for c in text)
