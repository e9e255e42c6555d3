"""The pages about Decisive Battles agree with the data files and with the game."""

import csv
import re
import tomllib
from collections import Counter, defaultdict
from typing import Any

import pytest

from hatamoto.bots.playout import play_out
from hatamoto.games.battles import GAME
from hatamoto.kernel.events import Event
from hatamoto.kernel.rng import Rng
from hatamoto.kernel.seats import EVERYONE
from hatamoto.texts import LANGUAGES, Voice
from tests.docs.pages import ROOT, code_in, rows, text_of
from tools import rules

HOME = "docs/games/battles"
PAGES = {"en": "how-to-play.md", "ja": "how-to-play.ja.md"}
RULINGS = {"en": "rulings.md", "ja": "rulings.ja.md"}
PROVENANCES = ["rulebook", "report", "reconstructed"]
LAST_RULING = 77
FILES = [
    "scenarios.toml", "toba/map.toml", "toba/units.csv", "toba/track.csv", "tabaru/map.toml",
    "tabaru/units.csv", "tabaru/commanders.csv", "tabaru/track.csv", "terrain.csv", "fire.csv",
    "melee.csv", "formations.toml", "rules.toml",
]  # fmt: skip
RARE = {"commander_captured", "melee_commanded", "saigo_appeared", "saigo_rolled", "unit_passed"}
"""Events that chance alone hardly ever meets."""


def page(name: str) -> str:
    """A page of the game."""
    return text_of(f"{HOME}/{name}")


def parsed(name: str) -> dict[str, Any]:
    """A data file."""
    return tomllib.loads((GAME.folder / name).read_text(encoding="utf-8"))


def table(name: str) -> list[dict[str, str]]:
    """The rows of a CSV file."""
    lines = (GAME.folder / name).read_text(encoding="utf-8").splitlines()
    return list(csv.DictReader(lines))


def paragraphs() -> list[str]:
    """The anchors of the rules in order."""
    return [row["id"] for row in parsed("rules.toml")["paragraph"]]


def voice(lang: str) -> Voice:
    """The words of the game."""
    return Voice([GAME.folder / "text"], lang)


def cells(text: str) -> list[list[str]]:
    """The rows of all tables of a page."""
    lines = [line for line in text.splitlines() if line.startswith("| ")]
    return [[cell.strip() for cell in line.strip("|").split(" | ")] for line in lines]


@pytest.mark.parametrize("lang", LANGUAGES)
def test_how_to_play_has_one_titled_heading_for_each_paragraph(lang: str) -> None:
    headings = re.findall(r'<a id="(.+)"></a>\n### (.+) \(§(\S+)\)\n', page(PAGES[lang]))
    assert [anchor for anchor, _, _ in headings] == paragraphs()
    for anchor, title, cited in headings:
        assert cited == anchor
        assert title == voice(lang).title(anchor)


@pytest.mark.parametrize("lang", LANGUAGES)
def test_how_to_play_cites_known_paragraphs(lang: str) -> None:
    cited = re.findall(r"§(\d[\d./()-]*)", page(PAGES[lang]))
    assert {rules.trimmed(word) for word in cited} == set(paragraphs())


@pytest.mark.parametrize("lang", LANGUAGES)
@pytest.mark.parametrize("name", ["fire.csv", "melee.csv"])
def test_how_to_play_prints_the_results_tables(lang: str, name: str) -> None:
    told = cells(page(PAGES[lang]))
    for row in table(name):
        printed = [value for key, value in row.items() if key not in ("provenance", "why")]
        assert printed in told


@pytest.mark.parametrize("lang", LANGUAGES)
def test_how_to_play_prints_the_terrain_chart(lang: str) -> None:
    told = {row[0]: row[1:] for row in cells(page(PAGES[lang]))}
    for row in table("terrain.csv")[:5]:
        wanted = [row[key] for key in ("move", "fire", "melee")]
        name = voice(lang).message(f"terrain-{row['id']}")
        assert [cell.replace("−", "-") for cell in told[name]] == wanted


@pytest.mark.parametrize("name", RULINGS.values())
def test_rulings_are_numbered_and_cite_known_paragraphs(name: str) -> None:
    found = [row for row in cells(page(name)) if row[0].isdigit()]
    known = set(paragraphs())
    assert [int(row[0]) for row in found] == list(range(1, LAST_RULING + 1))
    for row in found:
        assert {anchor.removeprefix("§") for anchor in row[1].split()} <= known
        assert len(row) == 5


def test_both_languages_rule_on_the_same_paragraphs() -> None:
    english, japanese = (cells(page(name)) for name in RULINGS.values())
    assert [[row[1], row[4]] for row in english[1:]] == [[row[1], row[4]] for row in japanese[1:]]


def test_every_ruling_is_pinned_by_tests_of_its_number() -> None:
    sources = (ROOT / "tests/games/battles").glob("test_*.py")
    text = "".join(path.read_text(encoding="utf-8") for path in sources)
    names = re.findall(r"^def (test_\w+)", text, re.MULTILINE)
    for row in cells(page("rulings.md"))[1:]:
        start = row[4].strip("`")
        assert start == f"test_ruling_{int(row[0]):02}_"
        assert any(name.startswith(start) for name in names), start


def test_a_ruling_that_code_or_page_cites_exists() -> None:
    sources = [*ROOT.glob("src/hatamoto/games/battles/**/*.py"), *(ROOT / HOME).glob("*.md")]
    for path in sources:
        for number in re.findall(r"(?:rulings? |裁定)(\d+)", path.read_text(encoding="utf-8")):
            assert 1 <= int(number) <= LAST_RULING, f"{path}: ruling {number}"


def counted(name: str) -> tuple[Counter[str], Counter[str]]:
    """How many rows of a file rest on what, and how many fields differ from their row."""
    if name.endswith(".csv"):
        lines = table(name)
        fields = [row["provenance_name"] for row in lines if "provenance_name" in row]
        own = [row["provenance"] for row in lines]
        differing = [kind for kind, other in zip(fields, own, strict=False) if kind != other]
        return Counter(own), Counter(differing)
    file = parsed(name)
    parts = [part for part in file.values() if isinstance(part, list)]
    found = [row for part in parts for row in part if isinstance(row, dict)]
    kinds = Counter(row.get("provenance", file["provenance"]) for row in found)
    return kinds, Counter(kind for row in found for kind in row.get("provenance_of", {}).values())


def test_provenance_counts_the_rows_and_fields_of_the_data_files() -> None:
    told = [row for row in cells(page("provenance.md")) if row[1].isdigit()]
    counts = [counted(name) for name in FILES]
    wanted: list[list[int]] = []
    for place in range(2):
        each = [count[place] for count in counts]
        total = sum(each, Counter[str]())
        wanted += [[count[kind] for kind in PROVENANCES] for count in [*each, total]]
    assert [[int(cell) for cell in row[1:]] for row in told] == wanted
    assert [row[0].strip("`") for row in told] == [*FILES, "all"] * 2


def test_every_verb_is_documented_with_an_example_that_parses() -> None:
    told = [row for row in cells(page("notation.md")) if row[0].startswith("`")]
    assert sorted(row[0].strip("`") for row in told) == sorted(v.words for v in GAME.verbs.verbs)
    for row in told:
        example = row[3].strip("`")
        assert GAME.notation(GAME.parse(example)) == example
        assert GAME.verbs.verb(GAME.parse(example)).words == row[0].strip("`")


def test_the_notation_page_cites_known_paragraphs() -> None:
    cited = re.findall(r"§([\w./()-]+)", page("notation.md"))
    assert cited
    assert {word.rstrip(".,") for word in cited} <= set(paragraphs())


def test_every_option_is_told_with_its_values_and_default() -> None:
    told = {row[0]: row[1:3] for row in rows(page("options.md"))}
    assert told == {
        f"`{option.id}`": [", ".join(f"`{v}`" for v in option.values), f"`{option.default}`"]
        for option in GAME.options
    }


def played(scenario: str, seed: int) -> list[Event]:
    """The events of a finished game."""
    state = GAME.new(2, {"scenario": scenario})
    state.events = []
    play_out(state, Rng(seed))
    return state.events


def test_every_event_is_told_with_its_facts_and_seen_by_all() -> None:
    seen: dict[str, set[tuple[str, ...]]] = defaultdict(set)
    for scenario, seed in [("toba", n) for n in range(8)] + [("tabaru", n) for n in range(8)]:
        for event in played(scenario, seed):
            assert event.to == EVERYONE
            seen[event.kind].add(tuple(event.facts))
    told = {code_in(row[0])[0]: {tuple(code_in(row[1]))} for row in rows(page("events.md"))}
    assert told.keys() - seen.keys() <= RARE
    assert {kind: facts for kind, facts in told.items() if kind in seen} == seen
