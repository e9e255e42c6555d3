"""The pages about Shogunate agree with the data files and with the game."""

import re
import tomllib
from pathlib import Path
from typing import Any

import pytest

import hatamoto
from hatamoto.games.shogunate import GAME
from hatamoto.kernel import content
from hatamoto.texts import LANGUAGES, Voice

ROOT = Path(__file__).parents[2]
DOCS = ROOT / "docs" / "games" / "shogunate"
DATA = Path(hatamoto.__file__).parent / "games" / "shogunate" / "data"
PAGES = {"en": "how-to-play.md", "ja": "how-to-play.ja.md"}
RULINGS = {"en": "rulings.md", "ja": "rulings.ja.md"}


def page(name: str) -> str:
    """A page of the game."""
    return (DOCS / name).read_text(encoding="utf-8")


def parsed(name: str) -> dict[str, Any]:
    """A data file."""
    return tomllib.loads((DATA / name).read_text(encoding="utf-8"))


def paragraphs() -> list[str]:
    """The anchors of the rules in order."""
    return [str(row["id"]) for row in content.paragraphs(DATA)]


def cells(text: str) -> list[list[str]]:
    """The rows of all tables of a page."""
    lines = [line for line in text.splitlines() if line.startswith("| ")]
    return [[cell.strip() for cell in line.strip("|").split(" | ")] for line in lines]


@pytest.mark.parametrize("lang", LANGUAGES)
def test_how_to_play_has_one_titled_heading_for_each_paragraph(lang: str) -> None:
    voice = Voice([DATA / "text"], lang)
    headings = re.findall(r'<a id="(.+)"></a>\n### (.+) \(§(.+)\)\n', page(PAGES[lang]))
    assert sorted(anchor for anchor, _, _ in headings) == sorted(paragraphs())
    for anchor, title, cited in headings:
        assert cited == anchor
        assert title == voice.message(f"rule-{anchor.replace('/', '_')}")


@pytest.mark.parametrize("lang", LANGUAGES)
def test_how_to_play_names_each_plot_with_its_honour(lang: str) -> None:
    voice = Voice([DATA / "text"], lang)
    text = " ".join(page(PAGES[lang]).replace("\n> ", " ").split())
    for row in parsed("plots.toml")["plot"]:
        honour = " ".join(str(number) for number in row["honour"])
        name = re.escape(voice.message(f"plot-{row['id']}"))
        power = re.escape(voice.message(f"plot-{row['id']}-text"))
        assert re.search(rf"\*\*{name}\*\*.{{1,12}}{honour}. (> )?{power}", text), row["id"]


@pytest.mark.parametrize("name", RULINGS.values())
def test_rulings_are_numbered_and_cite_known_paragraphs(name: str) -> None:
    rows = [row for row in cells(page(name)) if row[0].isdigit()]
    assert [int(row[0]) for row in rows] == list(range(1, 44))
    known = set(paragraphs())
    for row in rows:
        assert {anchor.removeprefix("§") for anchor in row[1].split()} <= known
        assert len(row) == 5


def test_both_languages_rule_on_the_same_paragraphs() -> None:
    english, japanese = (cells(page(name)) for name in RULINGS.values())
    assert [row[1] for row in english[1:]] == [row[1] for row in japanese[1:]]


@pytest.mark.parametrize("name", RULINGS.values())
def test_every_ruling_is_pinned_by_the_tests_it_names(name: str) -> None:
    for row in cells(page(name))[1:]:
        file, _, start = row[4].strip("`").partition("::")
        source = (ROOT / "tests/games/shogunate" / file).read_text(encoding="utf-8")
        assert start == f"test_ruling_{int(row[0]):02}_"
        assert f"\ndef {start}" in source, start


def test_every_verb_is_documented_with_an_example_that_parses() -> None:
    verbs = GAME.verbs
    rows = [row for row in cells(page("notation.md")) if row[0].startswith("`")]
    assert sorted(row[0].strip("`") for row in rows) == sorted(verb.words for verb in verbs.verbs)
    for row in rows:
        example = row[3].strip("`")
        action = verbs.parse(example)
        assert verbs.notation(action) == example
        assert verbs.verb(action).words == row[0].strip("`")


def test_the_notation_page_cites_known_paragraphs() -> None:
    cited = set(re.findall(r"§([a-z_]+/\w+)", page("notation.md")))
    assert cited <= set(paragraphs())
