"""The languages of a report, and where its texts are."""

from pathlib import Path
from typing import Final

TEXTS: Final = Path(__file__).parent / "text"


def pages() -> dict[str, str]:
    """By language, the file of its page."""
    return {"en": "index.html", "ja": "index.ja.html"}
