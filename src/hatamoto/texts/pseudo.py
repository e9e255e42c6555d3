"""The pseudo-locale: accented English in brackets, so that untranslated text stands out."""

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
