"""Colours, emblems and outlines of the game, from the data files that the page uses too."""

from pathlib import Path
from typing import Final

from hatamoto.drawing.assets import PALETTE, palette, read

DATA: Final = Path(__file__).parents[1] / "data"
PAINT: Final = {**PALETTE, **palette(DATA)}
"""Colours by token: the shared ones, overridden by the game's own."""
EMBLEMS: Final = read(DATA, "emblems")
OUTLINES: Final = read(DATA, "outlines")
