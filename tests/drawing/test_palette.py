"""One palette: colours are written in the data files alone, and every token is known and used."""

import json
import re
from collections.abc import Iterator
from pathlib import Path

import pytest

from hatamoto.drawing.assets import PALETTE, palette

ROOT = Path(__file__).parents[2]
GAMES = ROOT / "src/hatamoto/games"
SLUGS = sorted(path.parts[-3] for path in GAMES.glob("*/data/palette.json"))
COLOUR = re.compile(
    r"#(?:[0-9a-fA-F]{8}|[0-9a-fA-F]{6}|[0-9a-fA-F]{3,4})\b|\b(?:rgb|hsl)a?\([^)]*\)"
)
LIGHT_AND_SHADE = re.compile(r"rgb\((?:255 255 255|0 0 0) / \d+%\)")
"""White and black of some strength lie over a colour of the palette and are none themselves."""
SCENES = [ROOT / "web/src/games" / slug / "Scene.svelte" for slug in SLUGS]
"""Illustrations: each colour belongs to one spot of one picture, and nothing else draws it."""
STATIC = [ROOT / "web" / name for name in ("index.html", "public/icons/mark.svg",
                                           "public/manifest.webmanifest")]  # fmt: skip
"""What a browser reads before any style; it may use the colours of the palette only."""

OPEN = {"figure", "ground", "tint", "helmet", "edge"}
"""The tones of a shape that whoever draws it chooses."""


def sources() -> Iterator[Path]:
    """The code of the pictures and of the page."""
    yield from (ROOT / "src").rglob("*.py")
    for ending in ("ts", "svelte", "css"):
        yield from (ROOT / "web/src").rglob(f"*.{ending}")


def colours(path: Path) -> list[str]:
    """The colours a file writes out, light and shade left out."""
    text = LIGHT_AND_SHADE.sub("", path.read_text(encoding="utf-8"))
    return [found for found in COLOUR.findall(text) if not text.count("{" + found)]


def values() -> set[str]:
    """Every colour of the shared palette, in either theme."""
    found = json.loads((ROOT / "src/hatamoto/drawing/data/palette.json").read_text("utf-8"))
    pairs = found["colours"].values()
    return {value for pair in pairs for value in ([pair] if isinstance(pair, str) else pair)}


def page() -> str:
    """All code of the page."""
    return "".join(path.read_text(encoding="utf-8") for path in sources() if path.suffix != ".py")


def variables() -> set[str]:
    """The variables that the page's build makes of the palettes."""
    found: set[str] = set()
    for slug in ["", *SLUGS]:
        folder = GAMES / slug / "data" if slug else ROOT / "src/hatamoto/drawing/data"
        tokens = json.loads((folder / "palette.json").read_text(encoding="utf-8"))["colours"]
        start = f"{slug}-" if slug else ""
        for token, colour in tokens.items():
            found |= {f"{start}{token}"} | (
                {f"{start}print-{token}"} if len(colour) == 2 else set()
            )
    return found


def test_no_colour_stands_outside_the_data_files() -> None:
    named = {
        str(path.relative_to(ROOT)): colours(path)
        for path in sources()
        if path not in SCENES and colours(path)
    }
    assert named == {}


@pytest.mark.parametrize("path", SCENES, ids=lambda path: path.parent.name)
def test_a_scene_writes_out_no_colour_of_the_palette(path: Path) -> None:
    assert [colour for colour in colours(path) if colour.upper() in values()] == []


@pytest.mark.parametrize("path", STATIC, ids=lambda path: path.name)
def test_what_comes_before_the_styles_has_colours_of_the_palette(path: Path) -> None:
    found = colours(path)
    assert found
    assert [colour for colour in found if colour.upper() not in values()] == []


def own_variables() -> set[str]:
    """The variables that parts of the page set or may do without."""
    pairs = re.findall(r"--([\w-]+)(?::\s|=|\")|var\(--([\w-]+),", page())
    return {name for pair in pairs for name in pair if name}


def test_every_variable_of_the_page_is_a_token_or_its_own() -> None:
    used = set(re.findall(r"var\(--([\w-]+)\)", page()))
    assert used - own_variables() - variables() == set()


def test_no_variable_of_a_part_hides_a_token() -> None:
    assert own_variables() & variables() == set()


@pytest.mark.parametrize("slug", SLUGS)
def test_every_token_of_a_game_is_used(slug: str) -> None:
    data = [GAMES / slug / "data" / f"{name}.json" for name in ("emblems", "outlines")]
    drawn = [*data, *(GAMES / slug / "picture").glob("*.py")]
    text = page() + "".join(path.read_text(encoding="utf-8") for path in drawn)
    families = ("seat-", "kind-")
    tokens = [token for token in palette(GAMES / slug / "data") if not token.startswith(families)]
    clans = {"cat", "crane", "rooster", "snake", "wolf", "carp"}
    unused = [
        token
        for token in tokens
        if not re.search(rf"--{slug}-(print-)?{token}\b|\"{token}\"", text)
        and token.removesuffix("-shade") not in clans
    ]
    assert unused == []


def test_every_token_all_share_is_used() -> None:
    data = [path for path in (ROOT / "src").rglob("*.json") if path.name != "palette.json"]
    pictures = [*GAMES.glob("*/picture/*.py"), *(ROOT / "src/hatamoto/drawing").glob("*.py")]
    text = page() + "".join(path.read_text(encoding="utf-8") for path in [*data, *pictures])
    tokens = [token for token in PALETTE if not token.startswith("seat-")]
    assert [
        token for token in tokens if not re.search(rf"--(print-)?{token}\b|\"{token}\"", text)
    ] == []


def tones(value: object) -> Iterator[str]:
    """The colours of all shapes in a data file."""
    if isinstance(value, dict):
        yield from (value[key] for key in ("fill", "line") if isinstance(value.get(key), str))
        value = list(value.values())
    if isinstance(value, list):
        for part in value:
            yield from tones(part)


@pytest.mark.parametrize("slug", ["", *SLUGS])
def test_a_shape_has_a_token_or_an_open_tone_that_is_no_token(slug: str) -> None:
    folder = GAMES / slug / "data" if slug else ROOT / "src/hatamoto/drawing/data"
    known = {**PALETTE, **palette(folder)}
    assert OPEN.isdisjoint(known)
    for name in ("emblems", "outlines"):
        drawn = json.loads((folder / f"{name}.json").read_text(encoding="utf-8"))
        assert set(tones(drawn)) <= OPEN | set(known)
