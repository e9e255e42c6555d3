"""Writes the help of every command into docs/reference/cli.md, below its marker."""

import io
import os
import sys
from collections.abc import Iterator
from contextlib import redirect_stdout
from pathlib import Path

import typer

from hatamoto.cli.app import app, main

ROOT = Path(__file__).parents[2]
sys.path.insert(0, str(ROOT))

from tools.generated import write_or_check  # noqa: E402  # found only with the root on the path

PAGE = ROOT / "docs" / "reference" / "cli.md"
MARK = "<!-- Everything below is the commands' own help; `make generate` writes it. -->\n"
WIDTH = "96"


def commands() -> Iterator[tuple[str, ...]]:
    """Every command by its words."""
    yield from commands_in(typer.main.get_command(app), ())


def commands_in(command: object, words: tuple[str, ...]) -> Iterator[tuple[str, ...]]:
    """The commands of a group and of the groups in it; a plain command yields itself."""
    inner: dict[str, object] = getattr(command, "commands", {})
    for name, one in inner.items():
        yield from commands_in(one, (*words, name))
    if not inner:
        yield words


def help_of(words: tuple[str, ...]) -> str:
    """The help text of a command."""
    os.environ["COLUMNS"] = WIDTH
    out = io.StringIO()
    with redirect_stdout(out):
        main([*words, "--help"])
    return "\n".join(line.rstrip() for line in out.getvalue().strip().splitlines())


def page(text: str) -> str:
    """The page with its generated part."""
    upper = text.partition(MARK)[0]
    parts = [f"\n## {' '.join(words)}\n\n```text\n{help_of(words)}\n```\n" for words in commands()]
    return upper + MARK + "".join(parts)


def cli_main() -> int:
    """Writes the page, or with --check says whether it is up to date."""
    return write_or_check({PAGE: page(PAGE.read_text(encoding="utf-8"))})


if __name__ == "__main__":
    sys.exit(cli_main())
