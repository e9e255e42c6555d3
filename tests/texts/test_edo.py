"""EDO's rows have words in both languages, and the words fit what the game sends."""

import tomllib
from collections.abc import Iterator

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
from hatamoto.kernel.events import Event, seen_by
from hatamoto.kernel.rng import Rng
from hatamoto.kernel.seats import NATURE, WATCHER
from hatamoto.texts import LANGUAGES, Voice
from hatamoto.texts.fluent_file import read_fluent_file
from hatamoto.texts.voice import titling

TEXT = GAME.folder / "text"
NAMES = ["Aki", "Ben", "Chiyo", "Dai", "Emi"]
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
TOLD = ["action", "card", "merchant", "privilege"]


def readers(lang: str, seats: int) -> dict[int, Voice]:
    """A voice for each seat and for a watcher."""
    return {seat: Voice([TEXT], lang, NAMES[:seats], seat) for seat in [WATCHER, *range(seats)]}


def played(seats: int, modules: str, events: list[Event]) -> Iterator[EdoState]:
    """The states of one random game; `events` fills up with what happens."""
    rng = Rng(seats + len(modules))
    state = GAME.new(seats, {"modules": modules})
    state.events = events
    while state.to_act():
        yield state
        seat = state.to_act()[0]
        legal = state.legal(seat)
        state.apply(seat, state.draw(rng) if seat == NATURE else legal[rng.below(len(legal))])


@pytest.mark.parametrize("lang", LANGUAGES)
@pytest.mark.parametrize("domain", TABLES)
def test_every_id_has_a_name_and_no_other_has(lang: str, domain: str) -> None:
    known = [id.split("-") for id in read_fluent_file(TEXT, lang).variables]
    named = sorted(id[1] for id in known if id[0] == domain and len(id) == 2)
    assert named == sorted(TABLES[domain])


@pytest.mark.parametrize("lang", LANGUAGES)
@pytest.mark.parametrize("domain", TOLD)
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
def test_everything_that_happens_can_be_told_with_all_its_facts(lang: str) -> None:
    variables = read_fluent_file(TEXT, lang).variables
    kinds: set[str] = set()
    for seats, modules in GAMES:
        events: list[Event] = []
        for _ in played(seats, modules, events):
            pass
        for seat, voice in readers(lang, seats).items():
            for event in seen_by(events, seat):
                assert voice.event(event.kind, event.facts).endswith((".", "。"))
                assert variables[f"event-{event.kind}"] <= frozenset(event.facts)
        kinds |= {event.kind for event in events}
    assert len(kinds) > 40


@pytest.mark.parametrize("lang", LANGUAGES)
def test_every_open_decision_can_be_asked_and_answered_in_words(lang: str) -> None:
    asked: set[str] = set()
    for seats, modules in GAMES[:3]:
        voices = readers(lang, seats)
        for state in played(seats, modules, []):
            seat = state.to_act()[0]
            frame = state.open_frame(seat)
            kind = GAME.kinds[frame & 255]
            voice = voices.get(seat, voices[WATCHER])
            assert voice.prompt(kind.id, kind.facts(state, frame))
            for action in state.legal(seat):
                assert voice.choice(GAME.verbs.verb(action).id, GAME.verbs.facts(action))
            asked.add(kind.id)
    assert len(asked) > 25


@pytest.mark.parametrize("lang", LANGUAGES)
def test_every_refusal_can_be_told_with_its_paragraph(lang: str) -> None:
    refused: set[str] = set()
    for seats, modules in GAMES[:2]:
        voice = readers(lang, seats)[0]
        for turn, state in enumerate(played(seats, modules, [])):
            seat = state.to_act()[0]
            for action in range(turn % 7, GAME.verbs.size, 7):
                refusal = state.refusal(seat, action)
                if refusal is not None:
                    said = voice.refusal(refusal.reason, refusal.rule, refusal.facts)
                    assert f"§{refusal.rule}" in said
                    refused.add(refusal.reason)
    assert len(refused) > 30


def test_the_reader_never_owns_with_an_apostrophe() -> None:
    assert "seat }'s" not in (TEXT / "en.ftl").read_text(encoding="utf-8")
