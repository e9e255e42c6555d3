"""The colours, emblems and outlines of the game, as the page has them too."""

from pathlib import Path
from typing import Final

from hatamoto.drawing.assets import PALETTE, palette, read

DATA: Final = Path(__file__).parents[1] / "data"
PAINT: Final = {**PALETTE, **palette(DATA)}
"""Colours by token: the shared ones, and the game's own over them."""
EMBLEMS: Final = read(DATA, "emblems")
OUTLINES: Final = read(DATA, "outlines")
