"""The pages about Decisive Battles: its tables, its terrain, its rulings and events."""

import re
from collections import Counter

import pytest

from hatamoto.bots.playout import play_out
from hatamoto.games.battles import GAME
from hatamoto.kernel.events import Event
from hatamoto.kernel.rng import Rng
from hatamoto.texts import LANGUAGES
from tests.docs.game_pages import GAMES, HOW_TO_PLAY, cells, seen_events, shares, told_shares
from tests.docs.pages import ROOT
from tools import rules

OURS = GAMES["battles"]
page, parsed, table, voice = OURS.page, OURS.parsed, OURS.table, OURS.voice
FILES = [
    "scenarios.toml", "toba/map.toml", "toba/units.csv", "toba/track.csv", "tabaru/map.toml",
    "tabaru/units.csv", "tabaru/commanders.csv", "tabaru/track.csv", "terrain.csv", "fire.csv",
    "melee.csv", "formations.toml", "rules.toml",
]  # fmt: skip
RARE = {"commander_captured", "melee_commanded", "saigo_appeared", "saigo_rolled", "unit_passed"}
"""Events that chance alone hardly ever meets."""


@pytest.mark.parametrize("lang", LANGUAGES)
def test_how_to_play_cites_known_paragraphs(lang: str) -> None:
    cited = re.findall(r"§(\d[\d./()-]*)", page(HOW_TO_PLAY[lang]))
    assert {rules.trimmed(word) for word in cited} == set(OURS.paragraphs())


@pytest.mark.parametrize("lang", LANGUAGES)
@pytest.mark.parametrize("name", ["fire.csv", "melee.csv"])
def test_how_to_play_prints_the_results_tables(lang: str, name: str) -> None:
    told = cells(page(HOW_TO_PLAY[lang]))
    for row in table(name):
        printed = [value for key, value in row.items() if key not in ("provenance", "why")]
        assert printed in told


@pytest.mark.parametrize("lang", LANGUAGES)
def test_how_to_play_prints_the_terrain_chart(lang: str) -> None:
    told = {row[0]: row[1:] for row in cells(page(HOW_TO_PLAY[lang]))}
    for row in table("terrain.csv")[:5]:
        wanted = [row[key] for key in ("move", "fire", "melee")]
        name = voice(lang).message(f"terrain-{row['id']}")
        assert [cell.replace("−", "-") for cell in told[name]] == wanted


def test_every_ruling_is_pinned_by_tests_of_its_number() -> None:
    sources = (ROOT / "tests/games/battles").glob("test_*.py")
    text = "".join(path.read_text(encoding="utf-8") for path in sources)
    names = re.findall(r"^def (test_\w+)", text, re.MULTILINE)
    for row in OURS.rulings():
        start = row[4].strip("`")
        assert start == f"test_ruling_{int(row[0]):02}_"
        assert any(name.startswith(start) for name in names), start


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
    rows, fields = (list(part) for part in zip(*map(counted, FILES), strict=True))
    names, told = told_shares(OURS)
    assert told == [*shares(rows), *shares(fields)]
    assert names == [*FILES, "all"] * 2


def played(scenario: str, seed: int) -> list[Event]:
    """The events of a finished game."""
    state = GAME.new(2, {"scenario": scenario})
    state.events = []
    play_out(state, Rng(seed))
    return state.events


def test_every_event_is_told_with_its_facts_and_seen_by_all() -> None:
    games = [(scenario, seed) for scenario in ("toba", "tabaru") for seed in range(8)]
    seen = seen_events(event for one in games for event in played(*one))
    told = OURS.told_events()
    assert told.keys() - seen.keys() <= RARE
    assert {kind: facts for kind, facts in told.items() if kind in seen} == seen
    assert {facts[-1] for each in seen.values() for facts in each} == {"all"}
