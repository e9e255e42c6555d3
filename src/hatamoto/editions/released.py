"""Released editions by package version, and their archives."""

import re
import tomllib
from pathlib import Path
from typing import Final

DATA: Final = Path(__file__).parent / "data"
CONTENT: Final = re.compile("[0-9a-f]{16}")
LIST: Final = DATA / "released.toml"


def released() -> dict[str, dict[str, str]]:
    """By version (newest last) and game, the released content hash."""
    found: dict[str, dict[str, str]] = tomllib.loads(LIST.read_text(encoding="utf-8"))
    return found


def path_of(game: str, content: str) -> Path:
    """The path of an edition's archive, which need not exist."""
    return DATA / f"{game}-{content}.zip"


def released_archive(game: str, content: str) -> bytes | None:
    """The archive of a released edition; None for any other."""
    path = path_of(game, content)
    return path.read_bytes() if is_hash(content) and path.is_file() else None


def is_hash(content: str) -> bool:
    """Whether a text has the form of a content hash."""
    return CONTENT.fullmatch(content) is not None
