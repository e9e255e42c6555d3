"""Every game keeps every promise of the contract, with any number of seats and any options."""

import pytest

from hatamoto.catalog import GAMES
from hatamoto.kernel import COMPILED
from hatamoto.kernel.conformance import (
    Case,
    check_acceptance,
    check_arrivals,
    check_columns,
    check_copies,
    check_events,
    check_immutability,
    check_notation,
    check_odds,
    check_play,
    check_samples,
    check_undo,
)
from hatamoto.kernel.seats import WATCHER
from tests.amounts import scaled, spaced
from tests.contract.cases import CASES, DEALT, NAMES, TOGETHER_CASES, TOGETHER_NAMES

SMALLEST = [case for case in CASES if case.seats == case.game.seats[0]]
every_case = pytest.mark.parametrize("case", CASES, ids=NAMES)


@pytest.mark.parametrize("id", GAMES)
def test_notation_and_numbers_are_one_table(id: str) -> None:
    assert check_notation(GAMES[id]) == GAMES[id].verbs.size


@every_case
def test_random_play_ends_and_everybody_asked_can_answer(case: Case) -> None:
    assert check_play(case, scaled(30, 8)) > 500


@every_case
def test_exactly_the_legal_list_is_accepted(case: Case) -> None:
    rarely = 1 + case.game.verbs.size // 1000
    reasons = check_acceptance(case, rarely * spaced(10, 24))
    assert {"wrong_verb", "not_your_turn", "game_over"} <= reasons
    assert len(reasons) > 6


@every_case
def test_clones_positions_and_records_lead_back_to_the_same_state(case: Case) -> None:
    assert check_copies(case, spaced(12, 24)) >= 5


@every_case
def test_a_sample_looks_like_the_truth_and_plays_on(case: Case) -> None:
    every = spaced(20, 24 if case.seats < 5 else 80)
    assert check_samples(case, every) > 5


@pytest.mark.parametrize("observer", [1, WATCHER])
@pytest.mark.parametrize("case", SMALLEST, ids=[case.name for case in SMALLEST])
def test_samples_come_out_with_the_odds_of_chance(case: Case, observer: int) -> None:
    amount = scaled(400, 200)
    plies = DEALT.get(case.game.id, 60 if COMPILED else 30)
    assert check_odds(case, observer, plies, amount, trial=SMALLEST.index(case)) == amount


@every_case
def test_the_columns_written_from_the_state_are_those_of_the_view(case: Case) -> None:
    assert check_columns(case, 1, spaced(2, 3)) > 100


@every_case
def test_undo_is_derived_and_returns_the_exact_state(case: Case) -> None:
    answers = check_undo(case, scaled(5, 3))
    assert min(answers["free"], answers["consent"], answers["impossible"]) > 5


@every_case
def test_an_event_is_sent_whole(case: Case) -> None:
    assert len(check_events(case, scaled(4, 1))) > 10


@pytest.mark.parametrize("case", TOGETHER_CASES, ids=TOGETHER_NAMES)
def test_the_order_of_arrival_changes_nothing(case: Case) -> None:
    assert check_arrivals(case, scaled(10, 4)) > 20


@pytest.mark.parametrize("id", GAMES)
def test_playing_writes_to_states_only(id: str) -> None:
    cases = [case for case in CASES if case.game.id == id and case.seats == GAMES[id].seats[0]]
    for case in cases:
        assert check_immutability(case, 1) > 500
