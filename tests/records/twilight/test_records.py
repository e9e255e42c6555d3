"""Each record shows what its name says."""

import pytest

from hatamoto.games.twilight import GAME
from hatamoto.games.twilight.state import TwilightState
from hatamoto.kernel.match import Match
from hatamoto.kernel.outcome import Outcome
from tests.records.replays import assert_listed, replayed
from tests.records.twilight.recipes import ALL_OPTIONS, FOLDER, RECIPES

ANTI, PRO = 0, 1


def shown(name: str) -> tuple[Match, Outcome]:
    """A record replayed to its end."""
    return replayed(GAME, FOLDER / f"{name}.record")


def last_state(match: Match) -> TwilightState:
    """How the table looks in the end."""
    assert isinstance(match.state, TwilightState)
    return match.state


def test_every_recipe_has_its_record_and_every_record_its_row() -> None:
    assert_listed(FOLDER, RECIPES)


@pytest.mark.rule("11.1(i)")
@pytest.mark.parametrize(
    ("name", "winner"), [("sudden_death_anti", ANTI), ("sudden_death_pro", PRO)]
)
def test_twenty_points_end_the_game(name: str, winner: int) -> None:
    _, outcome = shown(name)
    assert (outcome.reason, outcome.winners) == ("sudden_death", [winner])
    assert outcome.scores[winner] == 20


@pytest.mark.rule("11.4", "11.4(1)")
@pytest.mark.parametrize(
    ("name", "winner"), [("final_scoring_anti", ANTI), ("final_scoring_pro", PRO)]
)
def test_the_final_scoring_decides(name: str, winner: int) -> None:
    match, outcome = shown(name)
    assert (outcome.reason, outcome.winners) == ("final_scoring", [winner])
    assert outcome.scores[winner] > 0
    assert last_state(match).turn == 8


@pytest.mark.rule("11.4(3)")
@pytest.mark.parametrize("name", ["zero_to_the_first_player", "from_a_position_zero"])
def test_zero_goes_to_the_first_player(name: str) -> None:
    match, outcome = shown(name)
    assert (outcome.reason, outcome.scores) == ("final_scoring", [0, 0])
    assert outcome.winners == [last_state(match).first]


@pytest.mark.rule("11.3(i)", "11.3(iv)")
@pytest.mark.parametrize(
    ("name", "winner"),
    [("emperor_flags_won", ANTI), ("from_a_position_emperor_flags_lost", PRO)],
)
def test_the_flags_are_won_or_lost(name: str, winner: int) -> None:
    _, outcome = shown(name)
    assert (outcome.reason, outcome.winners) == ("emperor_flags", [winner])
    assert outcome.scores[winner] > 0


@pytest.mark.rule("11.3(iv)")
def test_the_flags_at_zero_go_to_the_first_player() -> None:
    match, outcome = shown("from_a_position_emperor_flags_at_zero")
    assert (outcome.reason, outcome.scores) == ("emperor_flags", [0, 0])
    assert outcome.winners == [last_state(match).first]


@pytest.mark.rule("11.2(ii)")
def test_the_powers_come_in() -> None:
    match, outcome = shown("from_a_position_intervention")
    assert (outcome.reason, outcome.winners) == ("intervention", [PRO])
    assert last_state(match).intervention == 5


@pytest.mark.rule("11.1(ii)")
def test_a_player_resigned() -> None:
    match, outcome = shown("resigned")
    assert (outcome.reason, outcome.winners) == ("resigned", [ANTI])
    assert match.state.to_act() != []
    assert outcome.scores == GAME.scores(last_state(match)) != [0, 0]


@pytest.mark.rule("12.1")
def test_every_option_is_on() -> None:
    match, _ = shown("all_options_on")
    assert match.header["options"] == ALL_OPTIONS
    assert all(ALL_OPTIONS[option.id] != option.default for option in GAME.options)
    assert any(line.text().split(" ")[1] == "navy" for line in match.lines)


def test_actions_were_taken_back() -> None:
    match, _ = shown("actions_taken_back")
    undone = [line for line in match.lines if line.word == "undo"]
    assert len(undone) > 5
    assert any(line.number > 1 for line in undone)
