"""Whole games of Shogunate can be read: every event, prompt, choice and refusal has a text."""

import pytest

from hatamoto.games.shogunate import GAME
from hatamoto.games.shogunate.state import ShogunateState
from hatamoto.texts import LANGUAGES
from tests.texts.reading import read_decisions, read_events, read_refusals

SEEDS = range(12)


def table(seed: int) -> ShogunateState:
    """A new table of three to six seats."""
    return GAME.new(3 + seed % 4)


@pytest.mark.parametrize("lang", LANGUAGES)
def test_every_event_has_a_text(lang: str) -> None:
    games = [read_events(table(seed), lang, seed) for seed in SEEDS]
    assert len({event.kind for events in games for event in events}) > 35


@pytest.mark.parametrize("lang", LANGUAGES)
def test_every_open_decision_and_its_choices_have_texts(lang: str) -> None:
    assert len(set().union(*(read_decisions(table(seed), lang, seed) for seed in SEEDS))) > 28


@pytest.mark.parametrize("lang", LANGUAGES)
def test_every_refusal_has_a_text_with_its_paragraph(lang: str) -> None:
    assert len(set().union(*(read_refusals(table(seed), lang, seed, 3) for seed in SEEDS))) > 20
