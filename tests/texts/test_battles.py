"""The rows of Decisive Battles have words in both languages, and both know the same messages."""

import pytest

from hatamoto.games.battles import GAME
from hatamoto.texts import LANGUAGES, Voice
from hatamoto.texts.fluent_file import read_fluent_file

TEXT = GAME.folder / "text"
CONTENT = GAME.content


def words(lang: str) -> Voice:
    """A voice for nobody in particular."""
    return Voice([TEXT], lang)


def test_both_languages_know_the_same_messages_with_the_same_arguments() -> None:
    assert read_fluent_file(TEXT, "en").variables == read_fluent_file(TEXT, "ja").variables


@pytest.mark.parametrize("lang", LANGUAGES)
def test_every_piece_has_a_name_of_its_own(lang: str) -> None:
    names = [words(lang).message(f"unit-{id}") for id in CONTENT.piece_ids]
    assert len(set(names)) == len(names)
    for scenario in CONTENT.scenarios:
        for id in scenario.pieces[scenario.units :]:
            assert words(lang).message(f"commander-{id}") == words(lang).message(f"unit-{id}")


@pytest.mark.parametrize("lang", LANGUAGES)
def test_every_place_turn_side_and_contingent_has_words(lang: str) -> None:
    voice = words(lang)
    for scenario in CONTENT.scenarios:
        ids = [f"victory-{scenario.id}_h{hex // 28 + 1:02}{hex % 28 + 1:02}"
               for hex in scenario.victory_hexes]  # fmt: skip
        ids += [f"place-{label.id}" for label in scenario.field.labels]
        ids += [f"area-{id}" for id in scenario.areas]
        ids += [f"side-{id}" for id in scenario.sides]
        ids += [f"turn-{scenario.id}_{turn}" for turn in range(1, scenario.turns + 1)]
        ids += [f"formation-{id}" for id in scenario.formation]
        ids += [f"scenario-{scenario.id}", f"option-scenario-{scenario.id}"]
        assert [id for id in ids if not voice.has(id)] == []


@pytest.mark.parametrize("lang", LANGUAGES)
def test_every_decision_has_a_question(lang: str) -> None:
    asked = [kind.id for kind in GAME.kinds if kind.verbs]
    assert [id for id in asked if not words(lang).has(f"decision-{id}")] == []


@pytest.mark.parametrize("lang", LANGUAGES)
def test_every_verb_has_a_label(lang: str) -> None:
    ids = [verb.id for verb in GAME.verbs.verbs]
    assert [id for id in ids if not words(lang).has(f"verb-{id}")] == []


@pytest.mark.parametrize("lang", LANGUAGES)
@pytest.mark.parametrize("reason", ["victory_hexes", "entry_hex", "drawn", "resigned"])
def test_every_end_has_its_reason(lang: str, reason: str) -> None:
    voice = words(lang)
    assert voice.message(f"reason-{reason}") in voice.event(
        "game_ended", {"reason": reason, "count": 0}
    )


def test_the_signs_on_the_counters_of_a_battle_are_all_different() -> None:
    for scenario in CONTENT.scenarios:
        drawn = scenario.forces.drawn
        assert len(set(drawn)) == len(drawn)
        assert max(len(signs) for signs in drawn) <= 6
