"""A terminal of a hundred columns: nothing broken at its edge, many choices in columns."""

import re
import sys

import pytest
from rich.console import Console

from hatamoto.cli import play
from hatamoto.drawing.columns import width
from tests.cli.running import run

COLUMNS = 100
ESCAPE = re.compile(r"\x1b\[[0-9;]*[A-Za-z]")


def shown(monkeypatch: pytest.MonkeyPatch, lang: str, typed: list[str]) -> list[str]:
    """The lines of a game of Twilight of Shogun on a screen."""

    def screen() -> Console:
        return Console(file=sys.stdout, force_terminal=True, color_system=None, width=COLUMNS,
                       highlight=False, markup=False, emoji=False)  # fmt: skip

    monkeypatch.setattr(play, "screen", screen)
    words = ("play", "twilight", "--bots", "random", "--seed", "7", "--lang", lang)
    return ESCAPE.sub("", run(*words, typed=typed).out).splitlines()


@pytest.mark.parametrize("lang", ["en", "ja"])
def test_no_line_of_a_turn_is_wider_than_the_screen(
    monkeypatch: pytest.MonkeyPatch, lang: str
) -> None:
    lines = shown(monkeypatch, lang, ["1"] * 40)
    assert len(lines) > 500
    assert [line for line in lines if width(line) > COLUMNS] == []


def test_many_choices_stand_in_columns(monkeypatch: pytest.MonkeyPatch) -> None:
    lines = shown(monkeypatch, "en", ["1", "1", "1"])
    rows = [line for line in lines if re.match(r" +1  Place in ", line)]
    assert rows
    assert all(re.search(r"place \w+ +16  Place in ", row) for row in rows)


def test_what_a_card_does_keeps_its_indent(monkeypatch: pytest.MonkeyPatch) -> None:
    lines = shown(monkeypatch, "en", [])
    at = next(n for n, line in enumerate(lines) if line.endswith("play ii_naosuke_tairo"))
    assert lines[at + 1].startswith("     (1) Put Ii Naosuke")
    assert lines[at + 2] == "     clans, at most 2 from each."
