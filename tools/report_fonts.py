"""Cuts the faces of balance reports out of the page's: python -m tools.report_fonts

A report is one file that may be opened anywhere, so it carries its letters along: all of Latin, and
the Japanese of titles. Other Japanese is set in the reader's own face: all of it would take more
than the report itself.
"""

from __future__ import annotations

import io
from pathlib import Path
from typing import Final

from fontTools.subset import Options, Subsetter
from fontTools.ttLib import TTFont

from hatamoto.lab.report_fonts import FACES, FOLDER, LATIN, titles

FILES: Final = Path(__file__).parents[1] / "web/node_modules/@fontsource"
SOURCES: Final = {
    "sans-400": "source-sans-3/files/source-sans-3-latin-400-normal.woff",
    "sans-600": "source-sans-3/files/source-sans-3-latin-600-normal.woff",
    "mincho-600": "shippori-mincho/files/shippori-mincho-latin-600-normal.woff",
    "mincho-japanese-600": "shippori-mincho/files/shippori-mincho-japanese-600-normal.woff",
}
NAMED: Final = (1, 3, 4, 6, 16)
"""The entries of a font's table of names that hold its name."""


def cut(source: Path, text: str, family: str) -> bytes:
    """The letters of a text from a font file, under a name of our own."""
    font = TTFont(source, recalcTimestamp=False)
    options = Options(flavor="woff", hinting=False, layout_features=["kern", "tnum"])
    options.name_IDs = [0, *NAMED, 13, 14]
    subsetter = Subsetter(options)
    subsetter.populate(text=text)
    subsetter.subset(font)
    for entry in font["name"].names:
        if entry.nameID in NAMED:
            entry.string = family.replace(" ", "") if entry.nameID == 6 else family
    font.flavor = "woff"
    target = io.BytesIO()
    font.save(target)
    return target.getvalue()


def main() -> None:
    """Write all faces."""
    for face in FACES:
        text = titles() if face.is_japanese else LATIN
        made = cut(FILES / SOURCES[face.name], text, f"Hatamoto {face.name}")
        (FOLDER / f"{face.name}.woff").write_bytes(made)
        print(f"{face.name}: {len(made):,} bytes")


if __name__ == "__main__":
    main()
