"""Writes generated files, or checks that they are up to date."""

import sys
from collections.abc import Mapping
from pathlib import Path

ROOT = Path(__file__).parents[1]


def write_or_check(texts: Mapping[Path, str]) -> int:
    """Writes the files whose text has changed; with `--check` only names them, and returns 1."""
    stale = [path for path, text in texts.items() if current(path) != text]
    if "--check" in sys.argv:
        for path in stale:
            print(f"{path.relative_to(ROOT)} is stale: run make generate", file=sys.stderr)
        return 1 if stale else 0
    for path in stale:
        path.write_text(texts[path], encoding="utf-8")
    return 0


def current(path: Path) -> str | None:
    """The text of a file, or None if there is none."""
    return path.read_text(encoding="utf-8") if path.exists() else None
