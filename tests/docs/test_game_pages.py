"""The pages about a game agree with its data files and with the game: what holds for every game."""

import json
import re

import pytest

from hatamoto.games.battles.position.reading import FIELDS as BATTLES_FIELDS
from hatamoto.games.edo.position.reading import FIELDS as EDO_FIELDS
from hatamoto.games.twilight.position.reading import FIELDS as TWILIGHT_FIELDS
from hatamoto.kernel.match import loaded_match
from hatamoto.kernel.positions import END, HEAD
from hatamoto.texts import LANGUAGES
from tests.docs.game_pages import (
    EVERY,
    GAMES,
    HOW_TO_PLAY,
    PARTS,
    GamePages,
    cells,
    cited,
    column,
    counted,
    shares,
    told_shares,
)
from tests.docs.pages import ROOT, blocks, code_in, rows

FEWEST = {"twilight": 94, "battles": 77, "edo": 63}
"""How many rulings there are at least."""
OTHERWISE = {"en": "*The book can be read otherwise.*", "ja": "*別の読み方もできる。*"}
"""What a ruling says of itself where it departs from a plain reading; the page marks it."""
FIELDS = {"twilight": TWILIGHT_FIELDS, "battles": BATTLES_FIELDS, "edo": EDO_FIELDS}
START: dict[str, dict[str, object]] = {
    "twilight": {"hands": [["sonno_joi"], ["kobu_gattai"]]},
    "battles": {},
    "edo": {"seats": 3, "options": {"modules": "all"}, "step": "plan"},
}
"""A position of each game in which all is on the table."""
EXAMPLES = [
    (name, example)
    for name, pages in GAMES.items()
    for example in blocks(pages.page("positions.md"), "json")
]


@pytest.fixture(params=list(GAMES))
def pages(request: pytest.FixtureRequest) -> GamePages:
    """Each game in turn."""
    return GAMES[request.param]


# How to play


@pytest.mark.parametrize("lang", LANGUAGES)
def test_how_to_play_has_one_titled_heading_for_each_paragraph(pages: GamePages, lang: str) -> None:
    text = pages.page(HOW_TO_PLAY[lang])
    headings = re.findall(r'<a id="(.+)"></a>\n### (.+) \(§(\S+)\)\n', text)
    assert [anchor for anchor, _, _ in headings] == pages.paragraphs()
    for anchor, title, told in headings:
        assert told == anchor
        assert title == pages.voice(lang).title(anchor)


# Rulings


@pytest.mark.parametrize("lang", LANGUAGES)
def test_rulings_are_numbered_and_cite_known_paragraphs(pages: GamePages, lang: str) -> None:
    found, known = pages.rulings(lang), set(pages.paragraphs())
    assert [int(row[0]) for row in found] == list(range(1, len(found) + 1))
    assert len(found) >= FEWEST[pages.game.id]
    for row in found:
        assert {anchor.removeprefix("§") for anchor in row[1].split()} <= known
        assert len(row) == 5


def test_both_languages_rule_on_the_same_paragraphs(pages: GamePages) -> None:
    english, japanese = (pages.rulings(lang) for lang in LANGUAGES)
    assert [[row[1], row[4]] for row in english] == [[row[1], row[4]] for row in japanese]


def test_both_languages_mark_the_same_rulings_as_open_to_another_reading(pages: GamePages) -> None:
    english, japanese = (
        [row[0] for row in pages.rulings(lang) if any(OTHERWISE[lang] in cell for cell in row)]
        for lang in LANGUAGES
    )
    assert english == japanese


@pytest.mark.parametrize("name", ["twilight", "edo"])
def test_every_ruling_is_pinned_by_the_tests_it_names(name: str) -> None:
    for row in GAMES[name].rulings():
        pins = code_in(row[4])
        assert pins, f"ruling {row[0]}"
        for pin in pins:
            file, _, test = pin.partition("::")
            source = (ROOT / "tests/games" / name / file).read_text(encoding="utf-8")
            assert f"\ndef {test}(" in source, pin


def test_a_ruling_that_code_or_page_cites_exists(pages: GamePages) -> None:
    last = len(pages.rulings())
    code = ROOT.glob(f"src/hatamoto/games/{pages.game.id}/**/*.py")
    for path in [*code, *(ROOT / pages.home).glob("*.md")]:
        for number in re.findall(r"(?:rulings? |裁定)(\d+)", path.read_text(encoding="utf-8")):
            assert 1 <= int(number) <= last, f"{path}: ruling {number}"


# Provenance


@pytest.mark.parametrize("name", PARTS)
def test_provenance_counts_the_rows_and_fields_of_the_data_files(name: str) -> None:
    pages, parts = EVERY[name], PARTS[name]
    names, told = told_shares(pages)
    rows_told, fields_told = (
        shares(counted(pages, parts, key)) for key in ("provenance", "provenance_of")
    )
    assert told == [*rows_told, *fields_told]
    assert names == [*parts, "all"] * 2


# Notation and options


def test_every_verb_is_documented_with_an_example_that_parses(pages: GamePages) -> None:
    game = pages.game
    told = [row for row in cells(pages.page("notation.md")) if row[0].startswith("`")]
    assert sorted(row[0].strip("`") for row in told) == sorted(v.words for v in game.verbs.verbs)
    for row in told:
        action = game.parse(row[3].strip("`"))
        assert game.notation(action) == row[3].strip("`")
        assert game.verbs.verb(action).words == row[0].strip("`")


def test_the_notation_page_cites_known_paragraphs(pages: GamePages) -> None:
    found = cited(pages.page("notation.md"))
    assert found
    assert found <= set(pages.paragraphs())


def test_every_option_is_told_with_its_values_and_default(pages: GamePages) -> None:
    told = {row[0]: row[1:3] for row in rows(pages.page("options.md"))}
    assert told == {
        f"`{option.id}`": [
            ", ".join(f"`{value}`" for value in option.values or ("true", "false")),
            f"`{str(option.default).lower()}`",
        ]
        for option in pages.game.options
    }


# Positions


def test_every_field_of_a_position_is_told(pages: GamePages) -> None:
    told = column(pages.page("positions.md"), "field")
    assert sorted(told) == sorted([*HEAD, *FIELDS[pages.game.id], *END])


@pytest.mark.parametrize(("name", "example"), EXAMPLES)
def test_every_example_of_a_position_loads_and_comes_back(name: str, example: str) -> None:
    game = GAMES[name].game
    match = loaded_match(game, json.loads(example))
    assert match.state.to_act()
    assert loaded_match(game, match.position()).position() == match.position()


def test_every_field_of_the_view_is_told(pages: GamePages) -> None:
    view = pages.game.load(START[pages.game.id]).view(0)
    text = pages.page("positions.md")
    told = text.split("## The view")[1]
    names = [name for row in rows(told.split("`you` has")[0]) for name in code_in(row[0])]
    assert sorted(names) == sorted(view)
    words = set(code_in(text))
    for value in view.values():
        first = value[0] if isinstance(value, list) and value else value
        assert not isinstance(first, dict) or set(first) <= words
