"""Each record shows what its name says."""

from pathlib import Path

import pytest

from hatamoto.games.shogunate import GAME
from hatamoto.kernel.match import Match
from hatamoto.kernel.outcome import Outcome
from hatamoto.kernel.record import parse
from hatamoto.kernel.replay import replay
from hatamoto.kernel.verification import verify, with_checksum
from tests.records.replays import assert_listed, assert_proven, replayed
from tests.records.shogunate.recipes import ALL_OPTIONS, EARLIER, FOLDER, RECIPES, deciding

SCORE, BEST, SECOND, REVEALED, NOTHING = range(5)


def shown(name: str) -> tuple[Match, Outcome]:
    """A record replayed to its end."""
    return replayed(GAME, FOLDER / f"{name}.record")


def over_the_threshold(match: Match, outcome: Outcome) -> int:
    """How many players have reached the threshold."""
    threshold = match.state.view(0)["threshold"]
    assert isinstance(threshold, int)
    return sum(1 for score in outcome.scores if score >= threshold)


def test_every_recipe_has_its_record_and_every_record_its_row() -> None:
    assert_listed(FOLDER, RECIPES)


@pytest.mark.rule("play/check")
def test_one_player_reaches_the_threshold() -> None:
    match, outcome = shown("threshold")
    assert outcome.reason == "threshold"
    assert over_the_threshold(match, outcome) == 1
    assert outcome.winners == [outcome.scores.index(max(outcome.scores))]


@pytest.mark.rule("end/reveal")
def test_the_higher_of_two_scores_over_the_threshold_wins() -> None:
    match, outcome = shown("several_over_the_threshold")
    assert over_the_threshold(match, outcome) > 1
    assert deciding(match) == SCORE
    assert len(outcome.winners) == 1


@pytest.mark.rule("end/tie_leader")
def test_the_best_leader_decides() -> None:
    match, outcome = shown("tie_by_best_leader")
    assert deciding(match) == BEST
    assert len(outcome.winners) == 1


@pytest.mark.rule("end/tie_second")
def test_the_second_leader_decides() -> None:
    match, outcome = shown("tie_by_second_leader")
    assert deciding(match) == SECOND
    assert len(outcome.winners) == 1


@pytest.mark.rule("end/tie_revealed")
@pytest.mark.parametrize("name", ["tie_by_revealed_cards", "from_a_position_tie_by_revealed_cards"])
def test_fewer_revealed_cards_decide(name: str) -> None:
    match, outcome = shown(name)
    assert deciding(match) == REVEALED
    assert len(outcome.winners) == 1


@pytest.mark.rule("end/tie_revealed")
@pytest.mark.parametrize("name", ["shared_victory", "from_a_position_shared_victory"])
def test_equals_share_the_victory(name: str) -> None:
    match, outcome = shown(name)
    assert deciding(match) == NOTHING
    assert len(outcome.winners) == 2


@pytest.mark.rule("play/plot")
@pytest.mark.parametrize("name", ["plots_exhausted", "from_a_position_plots_exhausted"])
def test_the_last_plot_ends_the_game(name: str) -> None:
    match, outcome = shown(name)
    assert outcome.reason == "plots_exhausted"
    assert over_the_threshold(match, outcome) == 0
    assert match.state.view(0)["plots_left"] == 0


def test_every_option_is_on() -> None:
    match, _ = shown("all_options_on")
    assert match.header["options"] == ALL_OPTIONS
    assert all(ALL_OPTIONS[option.id] != option.default for option in GAME.options)


def test_actions_were_taken_back() -> None:
    match, _ = shown("actions_taken_back")
    undone = [line for line in match.lines if line.word == "undo"]
    assert len(undone) > 5
    assert any(line.number > 1 for line in undone)


@pytest.mark.rule("setup/shinobi", "play/shinobi")
@pytest.mark.parametrize("path", sorted(EARLIER.glob("*.record")), ids=lambda path: path.stem)
def test_a_record_of_rules_number_1_is_still_proven(path: Path) -> None:
    assert_proven(GAME, path, 1)


@pytest.mark.rule("setup/shinobi", "play/shinobi")
def test_rules_number_1_keeps_the_slot_where_the_record_names_no_option() -> None:
    text = (EARLIER / "threshold.record").read_text(encoding="utf-8")
    options = next(row for row in text.split("\n") if row.startswith("options "))
    bare = with_checksum(text.replace(options, "options {}"))
    assert verify(GAME, bare).is_proven
    match = replay(GAME, parse(bare))
    assert match.header["options"] == {**GAME.resolve_options({}), "shinobi_binding": "slot"}


@pytest.mark.rule("setup/shinobi", "play/shinobi")
def test_a_game_of_rules_number_1_goes_on_under_the_present_number_as_it_was() -> None:
    record = parse((EARLIER / "threshold.record").read_text(encoding="utf-8"))
    saved = parse(replay(GAME, record, 60).record_text())
    assert saved.header["rules"] == GAME.rules_number
    again = replay(GAME, saved)
    assert again.state.position() == replay(GAME, record, 60).state.position()


@pytest.mark.rule("setup/shinobi", "play/shinobi")
def test_a_position_of_rules_number_1_keeps_the_slot() -> None:
    start = parse((EARLIER / "from_a_position_plots_exhausted.record").read_text()).header["start"]
    assert isinstance(start, dict)
    bare = {key: value for key, value in start.items() if key != "options"}
    assert GAME.load(bare).view(0)["shinobi_leader"] is None
    assert GAME.load({**bare, "rules": 2}).view(0)["shinobi_leader"] == "cat"
