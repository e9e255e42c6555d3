"""The data files that pictures are drawn from; the page reads the same files when it is built."""

import json
from pathlib import Path
from typing import Final

from hatamoto.drawing.fields import Fields, inner

SHARED: Final = Path(__file__).parent / "data"


def read(folder: Path, name: str) -> Fields:
    """Read a data file: `palette`, `emblems` or `outlines`."""
    found: Fields = json.loads((folder / f"{name}.json").read_text(encoding="utf-8"))
    return found


def palette(folder: Path) -> dict[str, str]:
    """A folder's colours by token; of a light and dark pair the light one, for pictures."""
    tokens = inner(read(folder, "palette"), "colours")
    return {token: str(pair[0] if isinstance(pair, list) else pair)
            for token, pair in tokens.items()}  # fmt: skip


PALETTE: Final = palette(SHARED)
"""The colours all games share."""
OUTLINES: Final = read(SHARED, "outlines")
SIGNS: Final = inner(read(SHARED, "emblems"), "signs")
"""The kanji that all games draw as signs, by what they mean."""
