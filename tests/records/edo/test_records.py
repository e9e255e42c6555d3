"""Each record shows what its name says."""

from pathlib import Path

import pytest

from hatamoto.games.edo import GAME
from hatamoto.games.edo.state import EdoState
from hatamoto.kernel.match import Match
from hatamoto.kernel.outcome import Outcome
from tests.records.edo.recipes import EARLIER, FOLDER, RECIPES
from tests.records.replays import assert_listed, assert_proven, replayed


def shown(name: str) -> tuple[Match, Outcome]:
    """A record replayed to its end."""
    return replayed(GAME, FOLDER / f"{name}.record")


def verbs(match: Match) -> set[str]:
    """The verbs of all lines."""
    lines = [line for line in match.lines if not line.word]
    return {GAME.verbs.verb(GAME.parse(line.action)).words for line in lines}


def test_every_recipe_has_its_record_and_every_record_its_row() -> None:
    assert_listed(FOLDER, RECIPES)


@pytest.mark.rule("end/check")
def test_somebody_reaches_twelve_points() -> None:
    match, outcome = shown("points")
    assert (outcome.reason, match.state.seats) == ("points", 3)
    assert match.state.round() < 10


@pytest.mark.rule("end/merchant")
def test_the_last_merchant_ends_the_game() -> None:
    match, outcome = shown("merchants")
    assert (outcome.reason, match.state.round()) == ("merchants", 10)


@pytest.mark.parametrize(("name", "seats"), [("two_players", 2), ("five_players", 5)])
def test_the_smallest_and_the_largest_table(name: str, seats: int) -> None:
    match, _ = shown(name)
    assert match.state.seats == seats
    assert {"produce", "build house", "collect", "enter", "pay"} <= verbs(match)


def test_temples_are_built() -> None:
    match, _ = shown("jiin")
    assert "build temple" in verbs(match)


def test_demands_are_met_and_privileges_used() -> None:
    match, _ = shown("tokken")
    assert {"meet", "draw demand", "draw privilege"} <= verbs(match)
    assert verbs(match) & {"income", "redeem", "produce full", "build first"}


@pytest.mark.parametrize("name", ["ronin", "ronin_two_players"])
def test_ronin_wander(name: str) -> None:
    match, _ = shown(name)
    assert {"select", "draw location"} <= verbs(match)
    state = match.state
    assert isinstance(state, EdoState)
    assert (state.config.outsiders != 0) == (name == "ronin_two_players")


def test_all_modules_are_in_play() -> None:
    match, _ = shown("all_modules")
    assert match.state.view(0)["modules"] == ["jiin", "tokken", "ronin"]


def test_actions_were_taken_back() -> None:
    match, _ = shown("actions_taken_back")
    assert len([line for line in match.lines if line.word == "undo"]) > 5


@pytest.mark.rule("end/edo")
def test_the_leader_without_a_house_in_edo_loses() -> None:
    _, outcome = shown("from_a_position_no_house_in_edo")
    assert (outcome.winners, outcome.scores.index(max(outcome.scores))) == ([1], 0)


@pytest.mark.rule("end/ties")
def test_money_breaks_a_tie() -> None:
    _, outcome = shown("from_a_position_tie_by_money")
    assert outcome.scores[0] == outcome.scores[2]
    assert outcome.winners == [2]


@pytest.mark.rule("end/ties")
def test_equals_share_the_victory() -> None:
    _, outcome = shown("from_a_position_shared_victory")
    assert outcome.winners == [0, 2]


@pytest.mark.rule("tokken/privileges/d", "tokken/privileges/b")
@pytest.mark.parametrize("path", sorted(EARLIER.glob("*.record")), ids=lambda path: path.stem)
def test_a_record_of_rules_number_1_is_still_proven(path: Path) -> None:
    assert_proven(GAME, path, 1)
