"""The faces that a report carries along, made by `python -m tools.report_fonts`."""

from __future__ import annotations

from base64 import b64encode
from collections.abc import Mapping
from dataclasses import dataclass
from functools import cache
from pathlib import Path
from typing import Final

from hatamoto import catalog
from hatamoto.lab.report_text import TEXTS

FOLDER: Final = Path(__file__).parent / "fonts"
LATIN: Final = "".join(map(chr, range(0x20, 0x7F))) + "±·×–—‘’“”…−§é\u00a0"
IN_MINCHO: Final = ("factor-", "opening-", "game-name", "seat-")
"""The messages of games that reports set in Mincho."""

TITLES: Final = ("lab-title", "lab-opening-of")
"""The report's own messages in Mincho that have no short one."""


@dataclass(frozen=True)
class Face:
    """A file of letters; for what weights and which letters it is used."""

    name: str
    family: str
    """The name that the page and its pictures ask for."""
    weight: str
    is_japanese: bool = False


FACES: Final = (
    Face("sans-400", "Source Sans 3", "400"),
    Face("sans-600", "Source Sans 3", "600 700"),
    Face("mincho-600", "Shippori Mincho", "400 700"),
    Face("mincho-japanese-600", "Shippori Mincho", "400 700", is_japanese=True),
)


def titles() -> str:
    """The Japanese letters of all titles, and of the English page, in order."""
    own = dict(
        line.split(" = ", 1)
        for line in (TEXTS / "ja.ftl").read_text(encoding="utf-8").splitlines()
        if " = " in line
    )
    heads = [text for id, text in own.items() if id in TITLES or is_title(id, own)]
    heads.append((TEXTS / "en.ftl").read_text(encoding="utf-8"))
    for folder in catalog.HOMES.values():
        lines = (folder / "text" / "ja.ftl").read_text(encoding="utf-8").splitlines()
        heads += [line for line in lines if line.startswith(IN_MINCHO)]
    letters = {letter for head in heads for letter in head if ord(letter) >= 0x3000}
    return "".join(sorted(letters - set(LATIN)))


def is_title(id: str, texts: Mapping[str, str]) -> bool:
    """Whether a message is a title: those have a short one, for the page in the other language."""
    return id.endswith("-short") or f"{id}-short" in texts


@cache
def font_faces() -> str:
    """The style rules of all faces, with the faces in them."""
    return "".join(rule(face) for face in FACES)


def rule(face: Face) -> str:
    """The style rule of a face."""
    data = b64encode((FOLDER / f"{face.name}.woff").read_bytes()).decode()
    letters = titles() if face.is_japanese else LATIN
    return (
        f"@font-face{{font-family:'{face.family}';font-weight:{face.weight};"
        f"src:url(data:font/woff;base64,{data}) format('woff');"
        f"unicode-range:{','.join(f'U+{ord(letter):x}' for letter in letters)}}}"
    )
