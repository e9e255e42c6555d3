"""Whole games of Shogunate can be told: every event, prompt, choice and refusal has its words."""

from collections.abc import Iterator

import pytest

from hatamoto.games.shogunate import GAME
from hatamoto.games.shogunate.state import ShogunateState
from hatamoto.kernel.events import Event, seen_by
from hatamoto.kernel.rng import Rng
from hatamoto.kernel.seats import NATURE, WATCHER
from hatamoto.texts import LANGUAGES, Voice

SEEDS = range(12)


def played(seed: int, events: list[Event]) -> Iterator[ShogunateState]:
    """The states of one random game; `events` fills up with what happens."""
    rng = Rng(seed)
    state = GAME.new(3 + seed % 4)
    state.events = events
    while state.to_act():
        yield state
        seat = state.to_act()[0]
        legal = state.legal(seat)
        state.apply(seat, state.draw(rng) if seat == NATURE else legal[rng.below(len(legal))])


def readers(lang: str, seats: int) -> dict[int, Voice]:
    """A voice for each seat and for a watcher."""
    names = ["Aki", "Ben", "Chiyo", "Dai", "Emi", "Fuyu"][:seats]
    folder = [GAME.folder / "text"]
    return {seat: Voice(folder, lang, names, seat) for seat in [WATCHER, *range(seats)]}


def told(lang: str, seed: int) -> set[str]:
    """The kinds of events of one game, each told to everybody who may hear it."""
    events: list[Event] = []
    for _ in played(seed, events):
        pass
    voices = readers(lang, 3 + seed % 4)
    for seat, voice in voices.items():
        for event in seen_by(events, seat):
            assert voice.event(event.kind, event.facts).endswith((".", "。"))
    return {event.kind for event in events}


@pytest.mark.parametrize("lang", LANGUAGES)
def test_everything_that_happens_can_be_told(lang: str) -> None:
    kinds = set().union(*(told(lang, seed) for seed in SEEDS))
    assert len(kinds) > 35


@pytest.mark.parametrize("lang", LANGUAGES)
def test_every_open_decision_can_be_asked_and_answered_in_words(lang: str) -> None:
    asked: set[str] = set()
    for seed in SEEDS:
        voices = readers(lang, 3 + seed % 4)
        for state in played(seed, []):
            seat = state.to_act()[0]
            frame = state.open_frame(seat)
            kind = GAME.kinds[frame & 255]
            voice = voices.get(seat, voices[WATCHER])
            assert voice.prompt(kind.id, kind.facts(state, frame))
            for action in state.legal(seat):
                assert voice.choice(GAME.verbs.verb(action).id, GAME.verbs.facts(action))
            asked.add(kind.id)
    assert len(asked) > 28


@pytest.mark.parametrize("lang", LANGUAGES)
def test_every_refusal_can_be_told_with_its_paragraph(lang: str) -> None:
    refused: set[str] = set()
    for seed in SEEDS:
        voices = readers(lang, 3 + seed % 4)
        for turn, state in enumerate(played(seed, [])):
            seat = turn % state.seats
            asker = state.to_act()[0] if turn % 2 else seat
            for action in range(turn % 3, GAME.verbs.size, 3):
                refusal = state.refusal(asker, action)
                if refusal is not None:
                    voice = voices.get(asker, voices[WATCHER])
                    said = voice.refusal(refusal.reason, refusal.rule, refusal.facts)
                    assert f"§{refusal.rule}" in said
                    refused.add(refusal.reason)
    assert len(refused) > 20
