"""Each record shows what its name says, and can be verified."""

from pathlib import Path

import pytest

from hatamoto.games.battles import GAME
from hatamoto.kernel.match import Match
from hatamoto.kernel.outcome import Outcome
from hatamoto.kernel.verification import verify
from tests.records.battles.recipes import EARLIER, FOLDER, RECIPES
from tests.records.replays import assert_listed, assert_proven, replayed


def text_of(name: str) -> str:
    """A record as it is stored."""
    return (FOLDER / f"{name}.record").read_text(encoding="utf-8")


def shown(name: str) -> tuple[Match, Outcome]:
    """A record replayed to its end."""
    return replayed(GAME, FOLDER / f"{name}.record")


def test_every_recipe_has_its_record_and_every_record_its_row() -> None:
    assert_listed(FOLDER, RECIPES)


@pytest.mark.parametrize("name", RECIPES)
def test_every_die_and_draw_follows_from_the_secret(name: str) -> None:
    assert verify(GAME, text_of(name)).lines > 0


@pytest.mark.rule("14(4).2")
@pytest.mark.parametrize(
    ("name", "winner", "turns"),
    [
        ("toba_shogunate_holds", 0, 8),
        ("toba_satcho_takes_seven", 1, 8),
        ("tabaru_government_wins", 0, 14),
        ("tabaru_saigo_wins", 1, 14),
    ],
)
def test_seven_victory_hexes_win_after_the_last_turn(name: str, winner: int, turns: int) -> None:
    match, outcome = shown(name)
    assert (outcome.reason, outcome.winners) == ("victory_hexes", [winner])
    assert outcome.scores[winner] >= 7
    assert match.state.round() == turns


@pytest.mark.rule("14(4).2")
def test_nobody_has_seven() -> None:
    _, outcome = shown("tabaru_drawn")
    assert (outcome.reason, outcome.winners) == ("drawn", [0, 1])
    assert max(outcome.scores) < 7


@pytest.mark.rule("14(4).1")
@pytest.mark.parametrize(
    ("name", "winner"),
    [
        ("from_a_position_yodo_entered", 1),
        ("from_a_position_kumamoto_entered", 0),
        ("from_a_position_takase_entered", 1),
    ],
)
def test_the_entry_hex_is_entered(name: str, winner: int) -> None:
    match, outcome = shown(name)
    assert (outcome.reason, outcome.winners) == ("entry_hex", [winner])
    assert match.state.round() < 14


def test_choices_were_taken_back() -> None:
    match, _ = shown("toba_actions_taken_back")
    assert sum(1 for line in match.lines if line.word == "undo") > 20


@pytest.mark.parametrize("path", sorted(EARLIER.glob("*.record")), ids=lambda path: path.stem)
def test_a_record_of_rules_number_1_is_still_proven(path: Path) -> None:
    assert_proven(GAME, path, 1)
