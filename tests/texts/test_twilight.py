"""Twilight's rows have words in both languages, and the words fit what the game sends."""

from collections.abc import Iterator

import pytest

from hatamoto.games.twilight import GAME
from hatamoto.games.twilight.codes import REASONS
from hatamoto.games.twilight.ids import AREA_IDS, CARD_IDS, FACE_IDS, SPACE_IDS
from hatamoto.games.twilight.state import TwilightState
from hatamoto.kernel.content import paragraphs
from hatamoto.kernel.events import Event, seen_by
from hatamoto.kernel.rng import Rng
from hatamoto.kernel.seats import NATURE, WATCHER
from hatamoto.texts import LANGUAGES, Voice
from hatamoto.texts.fluent_file import read_fluent_file
from hatamoto.texts.voice import titling

TEXT = GAME.folder / "text"
SEEDS = range(6)
NAMES = ["Aki", "Ben"]


def voices(lang: str) -> dict[int, Voice]:
    """A voice for each seat and for a watcher."""
    return {seat: Voice([TEXT], lang, NAMES, seat) for seat in (WATCHER, 0, 1)}


def played(seed: int, events: list[Event]) -> Iterator[TwilightState]:
    """The states of one random game; `events` fills up with what happens."""
    rng = Rng(seed)
    state = GAME.new(2, {"navy": seed % 2 == 0})
    state.events = events
    while state.to_act():
        yield state
        seat = state.to_act()[0]
        legal = state.legal(seat)
        state.apply(seat, state.draw(rng) if seat == NATURE else legal[rng.below(len(legal))])


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
def test_everything_that_happens_can_be_told_with_all_its_facts(lang: str) -> None:
    variables = read_fluent_file(TEXT, lang).variables
    kinds: set[str] = set()
    for seed in SEEDS:
        events: list[Event] = []
        for _ in played(seed, events):
            pass
        for seat, voice in voices(lang).items():
            for event in seen_by(events, seat):
                assert voice.event(event.kind, event.facts).endswith((".", "。"))
                assert variables[f"event-{event.kind}"] == frozenset(event.facts)
        kinds |= {event.kind for event in events}
    assert len(kinds) > 45


@pytest.mark.parametrize("lang", LANGUAGES)
def test_every_open_decision_can_be_asked_and_answered_in_words(lang: str) -> None:
    asked: set[str] = set()
    speakers = voices(lang)
    for seed in SEEDS:
        for state in played(seed, []):
            seat = state.to_act()[0]
            frame = state.open_frame(seat)
            kind = GAME.kinds[frame & 255]
            voice = speakers.get(seat, speakers[WATCHER])
            assert voice.prompt(kind.id, kind.facts(state, frame))
            for action in state.legal(seat):
                assert voice.choice(GAME.verbs.verb(action).id, GAME.verbs.facts(action))
            asked.add(kind.id)
    assert len(asked) > 13


@pytest.mark.parametrize("lang", LANGUAGES)
def test_every_refusal_can_be_told_with_its_paragraph(lang: str) -> None:
    refused: set[str] = set()
    voice = voices(lang)[0]
    for seed in range(3):
        for turn, state in enumerate(played(seed, [])):
            seat = state.to_act()[0]
            for action in range(turn % 13, GAME.verbs.size, 13):
                refusal = state.refusal(seat, action)
                if refusal is not None:
                    said = voice.refusal(refusal.reason, refusal.rule, refusal.facts)
                    assert f"§{refusal.rule}" in said
                    refused.add(refusal.reason)
    assert len(refused) > 18


def test_the_reader_never_owns_with_an_apostrophe() -> None:
    assert "seat }'s" not in (TEXT / "en.ftl").read_text(encoding="utf-8")


@pytest.mark.rule("7.21(iii)")
@pytest.mark.parametrize(("lang", "label"), [("en", "Event first"), ("ja", "先にイベント")])
def test_an_event_that_goes_first_is_not_always_the_opponents(lang: str, label: str) -> None:
    assert Voice([TEXT], lang).message("view-do_use_event_first", {"points": 2}) == label


@pytest.mark.parametrize("stray", ["支援マーカー", "未決行", "決行済"])
def test_one_thing_has_one_japanese_word(stray: str) -> None:
    assert stray not in (TEXT / "ja.ftl").read_text(encoding="utf-8")
