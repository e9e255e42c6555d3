"""Twilight's rows have words in both languages, and the words fit what the game sends."""

import pytest

from hatamoto.games.twilight import GAME
from hatamoto.games.twilight.codes import REASONS
from hatamoto.games.twilight.ids import AREA_IDS, CARD_IDS, FACE_IDS, SPACE_IDS
from hatamoto.games.twilight.state import TwilightState
from hatamoto.kernel.content import paragraphs
from hatamoto.texts import LANGUAGES, Voice
from hatamoto.texts.fluent_file import read_fluent_file
from hatamoto.texts.voice import titling
from tests.texts.reading import read_decisions, read_events, read_refusals

TEXT = GAME.folder / "text"
SEEDS = range(6)


def table(seed: int) -> TwilightState:
    """A new table, with the optional navy for even seeds."""
    return GAME.new(2, {"navy": seed % 2 == 0})


@pytest.mark.parametrize("lang", LANGUAGES)
@pytest.mark.parametrize(
    ("domain", "ids"),
    [
        ("space", SPACE_IDS),
        ("area", AREA_IDS),
        ("marker", FACE_IDS),
        ("card", CARD_IDS),
        ("side", ["anti", "pro"]),
        ("seat", ["0", "1"]),
        ("reason", REASONS[1:]),
        ("option", [option.id for option in GAME.options]),
    ],
)
def test_every_id_has_a_name_and_no_other_has(lang: str, domain: str, ids: list[str]) -> None:
    known = [id.split("-") for id in read_fluent_file(TEXT, lang).variables]
    assert sorted(id[1] for id in known if id[0] == domain and len(id) == 2) == sorted(ids)


@pytest.mark.parametrize("lang", LANGUAGES)
def test_no_two_cards_spaces_or_faces_have_the_same_name(lang: str) -> None:
    voice = Voice([TEXT], lang)
    for domain, ids in (("card", CARD_IDS), ("space", SPACE_IDS), ("marker", FACE_IDS)):
        names = [voice.message(f"{domain}-{id}") for id in ids]
        assert len(set(names)) == len(names)


def test_every_paragraph_is_titled_as_in_the_index() -> None:
    index, english = paragraphs(GAME.folder), Voice([TEXT], "en")
    names = {f"card/{id}": english.message(f"card-{id}") for id in CARD_IDS}
    titles = {titling(str(row["id"])): row.get("title", names.get(str(row["id"]))) for row in index}
    assert len(titles) == len(index)
    assert {id: english.message(id) for id in titles} == titles
    assert set(titles) == {
        id for id in read_fluent_file(TEXT, "ja").variables if id.startswith("rule-")
    }


@pytest.mark.parametrize("lang", LANGUAGES)
def test_every_event_has_a_text_with_all_its_facts(lang: str) -> None:
    variables = read_fluent_file(TEXT, lang).variables
    events = [event for seed in SEEDS for event in read_events(table(seed), lang, seed)]
    assert all(variables[f"event-{event.kind}"] == frozenset(event.facts) for event in events)
    assert len({event.kind for event in events}) > 45


@pytest.mark.parametrize("lang", LANGUAGES)
def test_every_open_decision_and_its_choices_have_texts(lang: str) -> None:
    assert len(set().union(*(read_decisions(table(seed), lang, seed) for seed in SEEDS))) > 13


@pytest.mark.parametrize("lang", LANGUAGES)
def test_every_refusal_has_a_text_with_its_paragraph(lang: str) -> None:
    assert len(set().union(*(read_refusals(table(seed), lang, seed, 13) for seed in range(3)))) > 18


def test_the_reader_never_owns_with_an_apostrophe() -> None:
    assert "seat }'s" not in (TEXT / "en.ftl").read_text(encoding="utf-8")


@pytest.mark.rule("7.21(iii)")
@pytest.mark.parametrize(("lang", "label"), [("en", "Event first"), ("ja", "先にイベント")])
def test_an_event_that_goes_first_is_not_always_the_opponents(lang: str, label: str) -> None:
    assert Voice([TEXT], lang).message("view-do_use_event_first", {"points": 2}) == label


@pytest.mark.parametrize("stray", ["支援マーカー", "未決行", "決行済"])
def test_one_thing_has_one_japanese_word(stray: str) -> None:
    assert stray not in (TEXT / "ja.ftl").read_text(encoding="utf-8")
