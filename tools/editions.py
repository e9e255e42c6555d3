"""Archives the current content of every game as the edition of the version to be released.

python tools/editions.py            write the archives and the list for `__version__`
python tools/editions.py --check    fail if a released version has no archive that loads
"""

import re
import sys
import tomllib
from pathlib import Path

from hatamoto import __version__, catalog
from hatamoto.editions import unpack_edition
from hatamoto.editions.released import DATA, LIST, path_of, released

CHANGELOG = Path(__file__).parents[1] / "CHANGELOG.md"
HEADING = re.compile(r"^## (\d+\.\d+\.\d+)", re.MULTILINE)
HEAD = """# The content each released version has, by game; written by tools/editions.py.
"""


def write() -> None:
    """Add the current editions under the current version."""
    DATA.mkdir(exist_ok=True)
    table = released() if LIST.exists() else {}
    table[__version__] = {id: game.content_hash for id, game in catalog.GAMES.items()}
    for game in catalog.GAMES.values():
        path = path_of(game.id, game.content_hash)
        if not path.exists():
            path.write_bytes(catalog.archive_of(game))
            print(f"{path.name}: {path.stat().st_size} bytes")
    LIST.write_text(HEAD + "".join(section(*row) for row in table.items()), encoding="utf-8")


def section(version: str, contents: dict[str, str]) -> str:
    """The section of a version in the list."""
    rows = "".join(f'{id} = "{content}"\n' for id, content in contents.items())
    return f'\n["{version}"]\n{rows}'


def problems(changelog: str, table: dict[str, dict[str, str]]) -> list[str]:
    """What is missing: a version of the changelog, a game of a version, an archive that loads."""
    found = [
        f"{version} is released, but its editions are not archived: run tools/editions.py"
        for version in HEADING.findall(changelog)
        if version not in table
    ]
    for version, contents in table.items():
        for id, content in contents.items():
            if not path_of(id, content).exists():
                found.append(f"{version}: no archive {path_of(id, content).name}")
            elif loaded(id, content) != content:
                found.append(f"{version}: {path_of(id, content).name} is another edition")
    known = {path_of(id, content) for row in table.values() for id, content in row.items()}
    found += [f"{path.name} is of no released version" for path in set(DATA.glob("*.zip")) - known]
    return found


def loaded(id: str, content: str) -> str:
    """The content that our loaders find in the archive of a released edition."""
    return catalog.game(id, unpack_edition(path_of(id, content).read_bytes())).content_hash


def main() -> int:
    """Write or check; returns the exit code."""
    if sys.argv[1:] != ["--check"]:
        write()
        return 0
    found = problems(CHANGELOG.read_text("utf-8"), tomllib.loads(LIST.read_text("utf-8")))
    print("\n".join(found), end="\n" if found else "")
    return 1 if found else 0


if __name__ == "__main__":
    raise SystemExit(main())
