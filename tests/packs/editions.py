"""Content packs that differ from ours in one number, as an operator might change it."""

from pathlib import Path

from hatamoto import catalog

CHANGES = {
    "shogunate": ("plots.toml", "honour = [2, 0, 0, 0, 0, 1]", "honour = [3, 0, 0, 0, 0, 1]"),
    "twilight": ("cards.toml", "points = 2", "points = 3"),
    "battles": ("toba/units.csv", "infantry,3,3,3,4,-,west,1-I,", "infantry,4,3,3,4,-,west,1-I,"),
    "edo": ("buildings.toml", "price = [3, 0, 0, 3]", "price = [2, 0, 0, 3]"),
}


def changed_pack(folder: Path, game: str) -> Path:
    """A pack with one file of the game, in which one number is another."""
    name, ours, theirs = CHANGES[game]
    text = (catalog.HOMES[game] / name).read_text(encoding="utf-8")
    assert ours in text
    path = folder / game / name
    path.parent.mkdir(parents=True, exist_ok=True)
    path.write_text(text.replace(ours, theirs, 1), encoding="utf-8")
    return folder / game
