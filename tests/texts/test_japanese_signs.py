"""Japanese is written with Japanese signs: no half-width comma, stop or bracket beside it."""

import re
from pathlib import Path
from typing import Final

import pytest

SOURCE: Final = Path(__file__).parents[2] / "src" / "hatamoto"
CATALOGUES: Final = sorted(SOURCE.rglob("ja.ftl"))
JAPANESE: Final = "[぀-ヿ㐀-鿿々ー]"
SIGN: Final = "[,.:;!?()]"
FOUND: Final = re.compile(f"{JAPANESE} ?{SIGN}|{SIGN} ?{JAPANESE}")
PLACEABLE: Final = re.compile(r"\{[^{}]*\}")
TYPED: Final = {
    "play-ask": "the question mark is typed as it stands",
    "view-legend": "the exclamation mark stands so in the list on the terminal",
}


def half_width(text: str) -> list[str]:
    """The ids of the messages with such a sign beside Japanese."""
    found, name = [], ""
    for line in text.splitlines():
        name = line.split(" =")[0] if re.match(r"[a-z]", line) else name
        is_comment = line.startswith("#")
        if not is_comment and name not in TYPED and FOUND.search(PLACEABLE.sub("", line)):
            found.append(name)
    return found


@pytest.mark.parametrize("path", CATALOGUES, ids=lambda path: str(path.relative_to(SOURCE)))
def test_no_half_width_sign_stands_beside_japanese(path: Path) -> None:
    assert half_width(path.read_text(encoding="utf-8")) == []


@pytest.mark.parametrize("text", ["a = 藩(2)", "a = 京,江戸", "a = 例: 京", "a =\n    京 (雄藩)"])
def test_a_half_width_sign_is_found(text: str) -> None:
    assert half_width(text) == ["a"]


def test_signs_between_latin_words_are_left() -> None:
    assert half_width("a = r4, r5 (Toba)、京（2）") == []
