"""Japanese is in texts and data: code has none, except the seal of a decision."""

import re
from pathlib import Path
from typing import Final

import pytest

ROOT: Final = Path(__file__).parents[2]
JAPANESE: Final = re.compile("[぀-ヿ㐀-鿿々]")
SEAL: Final = re.compile(r'glyph(: str)? = ".",?$|^GLYPHS: Final = ')
"""The kanji on the seal of a question, which the question beside it says in words."""
EXCEPTIONS: Final = {
    "src/hatamoto/store/confusables.py": "a table of letters that look alike",
    "src/hatamoto/kernel/conformance/fuzzing.py": "input that no game understands",
}


def written(path: Path, text: str) -> list[str]:
    """The lines of a file in which Japanese is written."""
    if path.as_posix() in EXCEPTIONS:
        return []
    lines = [line.strip() for line in text.splitlines() if JAPANESE.search(line)]
    return [line for line in lines if not (path.suffix == ".py" and SEAL.search(line))]


def code() -> list[Path]:
    """The sources of the package and of the page."""
    kinds = (("src/hatamoto", "*.py"), ("web/src", "*.ts"), ("web/src", "*.svelte"))
    return sorted(path for folder, kind in kinds for path in (ROOT / folder).rglob(kind))


def test_no_code_has_japanese_of_its_own() -> None:
    found = {
        str(path.relative_to(ROOT)): lines
        for path in code()
        if (lines := written(path.relative_to(ROOT), path.read_text(encoding="utf-8")))
    }
    assert found == {}


@pytest.mark.parametrize(
    ("path", "line", "count"),
    [
        ("src/a.py", '    glyph = "行"', 0),
        ("src/a.py", '    title = "江戸湾"', 1),
        ("src/a.py", '    glyph = "江戸"', 1),
        ("web/src/A.svelte", "  <text>乱</text>", 1),
        ("web/src/a.ts", '  glyph = "行"', 1),
    ],
)
def test_what_is_a_text_is_found(path: str, line: str, count: int) -> None:
    assert len(written(Path(path), line)) == count
