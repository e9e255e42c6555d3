"""EDO's rows have words in both languages, and the words fit what the game sends."""

import tomllib

import pytest

from hatamoto.games.edo import GAME
from hatamoto.games.edo.content import (
    ACTION_IDS,
    BUILDING_IDS,
    CARD_IDS,
    CITIES,
    DEMAND_IDS,
    GOOD_IDS,
    LOCATION_IDS,
    MERCHANT_IDS,
    PACKAGE_IDS,
    PRIVILEGE_IDS,
    SPACE_IDS,
    SPACE_KIND_IDS,
    TILE_IDS,
)
from hatamoto.games.edo.state import EdoState
from hatamoto.texts import LANGUAGES, Voice
from hatamoto.texts.fluent_file import read_fluent_file
from hatamoto.texts.voice import titling
from tests.texts.reading import read_decisions, read_events, read_refusals

TEXT = GAME.folder / "text"
GAMES = [(2, "all"), (3, "all"), (4, "none"), (5, "all"), (2, "ronin"), (3, "tokken")]
TABLES = {
    "city": SPACE_IDS[:CITIES],
    "space": SPACE_IDS,
    "kind": SPACE_KIND_IDS,
    "location": LOCATION_IDS,
    "good": GOOD_IDS,
    "building": BUILDING_IDS,
    "action": ACTION_IDS,
    "card": CARD_IDS,
    "merchant": MERCHANT_IDS,
    "tile": TILE_IDS,
    "package": PACKAGE_IDS,
    "demand": DEMAND_IDS,
    "privilege": PRIVILEGE_IDS,
}
WITH_TEXT = ["action", "card", "merchant", "privilege"]


def table(seats: int, modules: str) -> EdoState:
    """A new table."""
    return GAME.new(seats, {"modules": modules})


@pytest.mark.parametrize("lang", LANGUAGES)
@pytest.mark.parametrize("domain", TABLES)
def test_every_id_has_a_name_and_no_other_has(lang: str, domain: str) -> None:
    known = [id.split("-") for id in read_fluent_file(TEXT, lang).variables]
    named = sorted(id[1] for id in known if id[0] == domain and len(id) == 2)
    assert named == sorted(TABLES[domain])


@pytest.mark.parametrize("lang", LANGUAGES)
@pytest.mark.parametrize("domain", WITH_TEXT)
def test_what_does_something_says_what(lang: str, domain: str) -> None:
    voice = Voice([TEXT], lang)
    for id in TABLES[domain]:
        assert voice.message(f"{domain}-{id}-text").endswith((".", "。"))


@pytest.mark.parametrize("lang", LANGUAGES)
@pytest.mark.parametrize("domain", ["space", "card", "merchant", "demand", "privilege", "tile"])
def test_no_two_have_the_same_name(lang: str, domain: str) -> None:
    voice = Voice([TEXT], lang)
    names = [voice.message(f"{domain}-{id}") for id in TABLES[domain]]
    assert len(set(names)) == len(names)


@pytest.mark.parametrize("lang", LANGUAGES)
def test_the_option_and_its_values_have_words(lang: str) -> None:
    voice = Voice([TEXT], lang)
    for option in GAME.options:
        for ending in ["", "-about", *(f"-{value}" for value in option.values)]:
            assert voice.message(f"option-{option.id}{ending}")


def test_every_paragraph_is_titled_as_in_the_index() -> None:
    index = tomllib.loads((GAME.folder / "rules.toml").read_text(encoding="utf-8"))["paragraph"]
    titles = {titling(row["id"]): row["title"] for row in index}
    assert len(titles) == len(index)
    english = Voice([TEXT], "en")
    assert {id: english.message(id) for id in titles} == titles
    assert set(titles) == {
        id for id in read_fluent_file(TEXT, "ja").variables if id.startswith("rule-")
    }


@pytest.mark.parametrize("lang", LANGUAGES)
def test_a_merchant_card_is_told_with_the_numbers_of_its_row(lang: str) -> None:
    voice = Voice([TEXT], lang)
    for index, id in enumerate(MERCHANT_IDS):
        told = voice.message(f"merchant-{id}-text")
        row = [GAME.content.buy_most[index], GAME.content.buy_price[index]]
        row += [part for part in GAME.content.power_price[index * 4 : index * 4 + 4] if part]
        assert all(str(number) in told for number in row), id


@pytest.mark.parametrize("lang", LANGUAGES)
def test_every_event_has_a_text_with_its_facts(lang: str) -> None:
    variables = read_fluent_file(TEXT, lang).variables
    games = [read_events(table(*row), lang, seed) for seed, row in enumerate(GAMES)]
    events = [event for events in games for event in events]
    assert all(variables[f"event-{event.kind}"] <= frozenset(event.facts) for event in events)
    assert len({event.kind for event in events}) > 40


@pytest.mark.parametrize("lang", LANGUAGES)
def test_every_open_decision_and_its_choices_have_texts(lang: str) -> None:
    games = [read_decisions(table(*row), lang, seed) for seed, row in enumerate(GAMES[:3])]
    assert len(set().union(*games)) > 25


@pytest.mark.parametrize("lang", LANGUAGES)
def test_every_refusal_has_a_text_with_its_paragraph(lang: str) -> None:
    games = [read_refusals(table(*row), lang, seed, 7) for seed, row in enumerate(GAMES[:2])]
    assert len(set().union(*games)) > 30


def test_the_reader_never_owns_with_an_apostrophe() -> None:
    assert "seat }'s" not in (TEXT / "en.ftl").read_text(encoding="utf-8")
