"""The pseudo-language: English made strange, so that a text that skips the catalogue stands out."""

from typing import Final

PLAIN: Final = "AaBbCcDdEeGgHhIiJjKkLlNnOoPpRrSsTtUuVvWwYyZz"
STRANGE: Final = "ÀàßƀÇçÐđÉéĜĝĤĥÎîĴĵĶķĻļÑñÖöÞþŔŕŠšŢţÛûṼṽŴŵÝýŽž"
ACCENTS: Final = str.maketrans(PLAIN, STRANGE)


def pseudolocalised(text: str) -> str:
    """The text in brackets, its letters accented.

    >>> pseudolocalised("Line")
    '⟦Ļîñé⟧'
    """
    return f"⟦{text.translate(ACCENTS)}⟧"
