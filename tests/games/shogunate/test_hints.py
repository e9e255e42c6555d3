"""What a bot should value: winning, its own leaders, and cards that help them."""

import pytest

from hatamoto.games.shogunate import GAME
from hatamoto.games.shogunate.state import ShogunateState
from hatamoto.kernel.rng import Rng
from hatamoto.kernel.seats import NATURE
from tests.games.kit import legal, run, wander
from tests.games.shogunate.table import FOUR, acting, laid, paying


def wanted(state: ShogunateState, seat: int) -> list[str]:
    """The actions the seat has the highest priority for."""
    priorities = GAME.heuristics.priorities(state, seat)
    pairs = zip(legal(state, seat), priorities, strict=True)
    return [words for words, priority in pairs if priority == max(priorities)]


def test_a_won_game_is_worth_everything_and_a_lost_one_nothing() -> None:
    state = paying("p07", honour={"cat": 11})
    assert [GAME.heuristics.value(state, seat) for seat in range(3)] == [1000, 0, 0]


def test_a_shared_victory_is_divided() -> None:
    state = paying("p07", loyalty=FOUR, honour={"cat": 11})
    assert [GAME.heuristics.value(state, seat) for seat in range(4)] == [500, 0, 0, 500]


@pytest.mark.parametrize("seats", [3, 6])
def test_a_game_going_on_is_neither_won_nor_lost(seats: int) -> None:
    for state in wander(GAME.new(seats), Rng(seats)):
        if state.round():
            values = [GAME.heuristics.value(state, seat) for seat in range(seats)]
            assert all(0 < value < 1000 for value in values)


def test_more_honour_on_ones_leaders_is_better() -> None:
    poor, rich = laid(honour={"cat": 2}), laid(honour={"cat": 4})
    assert GAME.heuristics.value(rich, 0) > GAME.heuristics.value(poor, 0)
    assert GAME.heuristics.value(rich, 1) < GAME.heuristics.value(poor, 1)


def test_there_is_one_priority_for_every_legal_action() -> None:
    for ply, state in enumerate(wander(GAME.new(3), Rng(9))):
        for seat in state.to_act() if ply % 5 == 0 else []:
            if seat != NATURE:
                assert len(GAME.heuristics.priorities(state, seat)) == len(state.legal(seat))


def test_thinking_changes_nothing() -> None:
    state = laid()
    before = state.position()
    GAME.heuristics.priorities(state, 1)
    assert state.position() == before


@pytest.mark.rule("plot/p12")
def test_the_hatamoto_gives_winning_alms() -> None:
    even = {"cat": 5, "wolf": 5, "crane": 5, "rooster": 5, "snake": 5, "carp": 5}
    state = paying("p12", honour=even, shinobi=3)
    assert wanted(state, 0) == ["leader wolf"]
    run(state, "0 leader wolf")
    assert GAME.heuristics.value(state, 0) == 1000


@pytest.mark.rule("plot/p11")
def test_the_hatamoto_does_not_give_a_victory_away() -> None:
    state = paying("p11", honour={"cat": 9, "crane": 3, "wolf": 2}, shinobi=6)
    assert wanted(state, 0) != ["shift cat crane"]
    run(state, f"0 {wanted(state, 0)[0]}")
    assert GAME.heuristics.value(state, 0) == 1000


@pytest.mark.rule("plot/p05")
def test_the_hatamoto_sends_the_shinobi_away_from_a_victory() -> None:
    state = paying("p05", honour={"cat": 11}, shinobi=3)
    assert "shinobi 1" not in wanted(state, 0)


@pytest.mark.rule("play/dishonour")
def test_a_player_does_not_dishonour_their_own_leader() -> None:
    state = acting("dishonour", plot="p02")
    assert wanted(state, 1) == ["leader cat"]


@pytest.mark.rule("play/company")
def test_a_player_honours_two_leaders_of_their_own() -> None:
    line = ["cat", "crane", "snake", "rooster", "wolf", "carp"]
    state = acting("company", line=line, plot="p11")
    assert wanted(state, 1)[0] in ("leader crane", "leader rooster")


@pytest.mark.rule("play/choose")
def test_a_player_prefers_the_card_that_pays() -> None:
    line = ["crane", "rooster", "cat", "snake", "wolf", "carp"]
    assert wanted(laid(plot="p12", line=line, shinobi=6), 1) == ["play company"]
