"""The pages about EDO agree with the data files and with the game."""

import json
import re
import tomllib
from collections import Counter, defaultdict
from typing import Any

import pytest

from hatamoto.games.edo import GAME
from hatamoto.games.edo.position.planned import TURN_FIELDS
from hatamoto.games.edo.position.reading import FIELDS, PLAYER_FIELDS
from hatamoto.games.edo.state import EdoState
from hatamoto.kernel.events import Event
from hatamoto.kernel.rng import Rng
from hatamoto.kernel.seats import EVERYONE, NATURE
from hatamoto.texts import LANGUAGES, Voice
from hatamoto.texts.catalogue import opened
from tests.docs.pages import ROOT, blocks, code_in, rows, text_of

HOME = "docs/games/edo"
PAGES = {"en": "how-to-play.md", "ja": "how-to-play.ja.md"}
RULINGS = {"en": "rulings.md", "ja": "rulings.ja.md"}
PROVENANCES = ["rulebook", "report", "reconstructed"]
ROW_KEYS = {
    "spaces.toml": "space",
    "side_small.toml": "place",
    "side_large.toml": "place",
    "buildings.toml": "building",
    "cards.toml": "card",
    "merchants.toml": "merchant",
    "tiles.toml": "tile",
    "packages.toml": "package",
    "demands.toml": "demand",
    "privileges.toml": "privilege",
    "locations.toml": "location",
    "table.toml": "seats",
    "rules.toml": "paragraph",
}
RARE = {"black_entered", "black_left", "fortress_built", "ronin_dispersed", "tokens_taken"}
"""Events that chance alone may miss."""


def page(name: str) -> str:
    """A page of the game."""
    return text_of(f"{HOME}/{name}")


def parsed(name: str) -> dict[str, Any]:
    """A data file."""
    return tomllib.loads((GAME.folder / name).read_text(encoding="utf-8"))


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
def test_how_to_play_lists_each_card_with_its_price_and_text(lang: str) -> None:
    told = {row[0]: row[1:] for row in cells(page(PAGES[lang]))}
    for row in parsed("cards.toml")["card"]:
        name = voice(lang).message(f"card-{row['id']}")
        price = str(row["price"]) if row["price"] else "–"
        assert told[name] == [price, voice(lang).message(f"card-{row['id']}-text")]


@pytest.mark.parametrize("lang", LANGUAGES)
def test_how_to_play_lists_each_merchant_card_and_each_tile(lang: str) -> None:
    told = {row[0]: row[1:] for row in cells(page(PAGES[lang]))}
    for row in parsed("merchants.toml")["merchant"]:
        name = voice(lang).message(f"merchant-{row['id']}")
        assert told[name] == [voice(lang).message(f"merchant-{row['id']}-text")]
    for row in parsed("tiles.toml")["tile"]:
        shares = " / ".join(" ".join(map(str, part)) for part in row["shares"])
        assert told[voice(lang).message(f"tile-{row['id']}")] == [str(row["copies"]), shares]


@pytest.mark.parametrize("lang", LANGUAGES)
def test_how_to_play_lists_each_demand_with_all_of_its_price(lang: str) -> None:
    told = {row[0]: row[1:] for row in cells(page(PAGES[lang]))}
    for row in parsed("demands.toml")["demand"]:
        kind, price = told[voice(lang).message(f"demand-{row['id']}")]
        assert kind == voice(lang).message(f"demandkind-{row['kind']}")
        assert [int(part) for part in re.findall(r"\d+", price)] == [n for n in row["price"] if n]


@pytest.mark.parametrize("name", RULINGS.values())
def test_rulings_are_numbered_and_cite_known_paragraphs(name: str) -> None:
    found = [row for row in cells(page(name)) if row[0].isdigit()]
    known = set(paragraphs())
    assert [int(row[0]) for row in found] == list(range(1, len(found) + 1))
    assert len(found) >= 63
    for row in found:
        assert {anchor.removeprefix("§") for anchor in row[1].split()} <= known
        assert len(row) == 5


def test_both_languages_rule_on_the_same_paragraphs() -> None:
    english, japanese = (cells(page(name)) for name in RULINGS.values())
    assert [row[1] for row in english[1:]] == [row[1] for row in japanese[1:]]
    assert [row[4] for row in english[1:]] == [row[4] for row in japanese[1:]]


def test_every_ruling_is_pinned_by_the_tests_it_names() -> None:
    for row in cells(page("rulings.md"))[1:]:
        pins = code_in(row[4])
        assert pins, f"ruling {row[0]}"
        for pin in pins:
            name, _, test = pin.partition("::")
            assert f"\ndef {test}(" in text_of(f"tests/games/edo/{name}"), pin


def test_a_ruling_that_code_or_page_cites_exists() -> None:
    last = len(cells(page("rulings.md"))) - 1
    sources = [*ROOT.glob("src/hatamoto/games/edo/**/*.py"), *(ROOT / HOME).glob("*.md")]
    for path in sources:
        for number in re.findall(r"(?:ruling |裁定)(\d+)", path.read_text(encoding="utf-8")):
            assert 1 <= int(number) <= last, f"{path}: ruling {number}"


def counted(name: str, key: str) -> Counter[str]:
    """How many rows of a file rest on what (`provenance`), or fields (`provenance_of`)."""
    file = parsed(name)
    found = file[ROW_KEYS[name]]
    if key == "provenance":
        return Counter(row.get(key, file[key]) for row in found)
    return Counter(kind for row in [file, *found] for kind in row.get(key, {}).values())


def test_provenance_counts_the_rows_and_fields_of_the_data_files() -> None:
    told = [row for row in cells(page("provenance.md")) if row[1].isdigit()]
    wanted: list[list[int]] = []
    for key in ("provenance", "provenance_of"):
        counts = [counted(name, key) for name in ROW_KEYS]
        wanted += [
            [count[kind] for kind in PROVENANCES]
            for count in [*counts, sum(counts, Counter[str]())]
        ]
    assert [[int(cell) for cell in row[1:]] for row in told] == wanted
    assert [row[0].strip("`") for row in told] == [*ROW_KEYS, "all"] * 2


def test_every_verb_is_documented_with_an_example_that_parses() -> None:
    told = [row for row in cells(page("notation.md")) if row[0].startswith("`")]
    assert sorted(row[0].strip("`") for row in told) == sorted(v.words for v in GAME.verbs.verbs)
    for row in told:
        example = row[3].strip("`")
        action = GAME.parse(example)
        assert GAME.notation(action) == example
        assert GAME.verbs.verb(action).words == row[0].strip("`")


def test_the_notation_page_cites_known_paragraphs() -> None:
    cited = re.findall(r"§([\w/]+)", page("notation.md"))
    assert cited
    assert set(cited) <= set(paragraphs())


def test_every_option_is_told_with_its_values_and_default() -> None:
    told = {row[0]: row[1:3] for row in rows(page("options.md"))}
    wanted = {
        f"`{option.id}`": [", ".join(f"`{v}`" for v in option.values), f"`{option.default}`"]
        for option in GAME.options
    }
    assert told == wanted


POSITIONS = "positions.md"


def names_in(head: str) -> list[str]:
    """The names in the first column of the table under a head of the page about positions."""
    table = page(POSITIONS).split(f"| {head} | ")[1].split("\n\n")[0]
    return [name for row in rows(f"| head | {table}") for name in code_in(row[0])]


def test_every_field_of_a_position_is_told() -> None:
    assert sorted(names_in("field")) == sorted(FIELDS)
    assert sorted(names_in("field of a player")) == sorted(PLAYER_FIELDS)
    assert names_in("field of `turn`") == TURN_FIELDS


@pytest.mark.parametrize("example", blocks(page(POSITIONS), "json"))
def test_every_example_of_a_position_loads_and_comes_back(example: str) -> None:
    state = GAME.load(json.loads(example))
    assert state.to_act()
    assert GAME.load(state.position()).position() == state.position()


def test_every_field_of_the_view_is_told() -> None:
    view = GAME.load({"seats": 3, "options": {"modules": "all"}, "step": "plan"}).view(0)
    told = page(POSITIONS).split("## The view")[1]
    names = [name for row in rows(told.split("`you` has")[0]) for name in code_in(row[0])]
    assert sorted(names) == sorted(view)
    assert isinstance(view["you"], dict)
    assert set(view["you"]) <= set(code_in(told))


def test_everything_an_outlook_speaks_of_is_told_and_has_words() -> None:
    sources = "".join(p.read_text(encoding="utf-8") for p in (SOURCES / "edo").rglob("*.py"))
    spoken = set(re.findall(r'"what": "(\w+)"', sources))
    assert sorted(names_in("`what`")) == sorted(spoken)
    for lang in LANGUAGES:
        known = opened(GAME.folder / "text", lang).variables
        assert {f"outlook-{what}" for what in spoken - {"lack"}} <= set(known)


SOURCES = ROOT / "src/hatamoto/games"


def played(seed: int) -> list[Event]:
    """The events of a finished game of players who often do what they are urged to."""
    rng = Rng(seed)
    state = GAME.new(2 + seed % 4, {"modules": "none" if seed % 5 == 0 else "all"})
    state.events = []
    while state.to_act():
        seat = state.to_act()[0]
        state.apply(seat, state.draw(rng) if seat == NATURE else urged(state, seat, rng))
    return state.events


def urged(state: EdoState, seat: int, rng: Rng) -> int:
    """What the seat wants most, or now and then anything."""
    legal = state.legal(seat)
    if rng.below(4) == 0:
        return legal[rng.below(len(legal))]
    urges = GAME.urges(state, seat)
    return legal[urges.index(max(urges))]


def test_every_event_is_told_with_its_facts_and_is_seen_by_all() -> None:
    seen: dict[str, set[tuple[tuple[str, ...], str]]] = defaultdict(set)
    for seed in range(1, 6):
        for event in played(seed):
            assert event.to == EVERYONE
            seen[event.kind].add((tuple(event.facts), "all"))
    told = {
        code_in(row[0])[0]: {(tuple(code_in(row[1])), code_in(row[2])[0])}
        for row in rows(page("events.md"))
    }
    assert told.keys() - seen.keys() <= RARE
    assert {kind: facts for kind, facts in told.items() if kind in seen} == seen
