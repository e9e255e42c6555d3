"""The page on security names tests; each of them is there."""

import re
from pathlib import Path

import pytest

ROOT = Path(__file__).parents[2]
PAGE = ROOT / "docs" / "explanation" / "security.md"
HOLES = {*map(str, range(1, 13)), "dice", "operate", "review"}


def rows() -> list[list[str]]:
    """The rows of the table of attacks."""
    table = PAGE.read_text(encoding="utf-8").partition("## Attacks that were tried")[2]
    lines = [line for line in table.splitlines() if line.startswith("| ")]
    return [line.strip("| ").split(" | ") for line in lines if not line.startswith("| hole")]


def named(cell: str) -> list[tuple[Path, str]]:
    """The tests a cell names, each with its file; no name for a whole file."""
    found: list[tuple[Path, str]] = []
    for part in cell.split(";"):
        file, *names = re.findall("`([^`]+)`", part)
        path = ROOT / (f"{file}.py" if "/" in file else f"tests/server/{file}.py")
        if file.endswith(".ts"):
            path = next((ROOT / "web").glob(f"*/**/{file}"))
        found += [(path, name) for name in names or [""]]
    return found


def test_every_hole_has_its_attack() -> None:
    assert {row[0] for row in rows()} == HOLES
    assert all(len(row) == 5 and all(row) for row in rows())


@pytest.mark.parametrize("row", rows(), ids=lambda row: row[1][:40])
def test_the_attack_is_a_test(row: list[str]) -> None:
    for path, name in named(row[2]):
        text = path.read_text(encoding="utf-8")
        assert re.search(rf"def test_{name}\b" if name else r"\btest", text), (path, name)
