"""What the view tells beforehand is what the rules then do."""

import pytest

from hatamoto.games.twilight import GAME, board, changes, odds
from hatamoto.games.twilight.decisions import court, dice
from hatamoto.games.twilight.ids import CLANS, SIDE_IDS
from hatamoto.games.twilight.state import TwilightState
from hatamoto.kernel.rng import Rng
from hatamoto.kernel.seats import NATURE
from tests.games.kit import entry
from tests.games.twilight.table import ANTI, PRO, acting, event, targets

DICE = range(1, 7)


def moments(seed: int) -> list[TwilightState]:
    """The moments of a random game at which a space or a kind of action is asked for."""
    rng = Rng(seed)
    state = GAME.new(2)
    found = []
    while state.to_act():
        seat = state.actor()
        if seat != NATURE and state.view(seat)["asked"]:
            found.append(state.clone())
        actions = state.legal(seat)
        state.apply(seat, state.draw(rng) if seat == NATURE else actions[rng.below(len(actions))])
    return found


@pytest.fixture(scope="module")
def states() -> list[TwilightState]:
    """Every fifth of them, in two games."""
    return [state for seed in (1, 2) for state in moments(seed)[::5]]


@pytest.mark.rule("3.2(i)")
def test_control_after_one_point_is_foretold(states: list[TwilightState]) -> None:
    for state in states:
        for space in range(CLANS):
            for side in (0, 1):
                told = odds.after(state, side, space, 1)
                later = state.clone()
                changes.add_influence(later, side, space, 1)
                assert board.controller(later, space) == told


@pytest.mark.rule("3.2(i)")
def test_control_after_a_loss_is_foretold(states: list[TwilightState]) -> None:
    for state in states:
        for space in range(CLANS):
            if board.influence(state, ANTI, space):
                told = odds.after(state, ANTI, space, -1)
                later = state.clone()
                changes.cut_influence(later, ANTI, space, 1)
                assert board.controller(later, space) == told


@pytest.mark.rule("8.3(1)(ii)")
def test_the_least_die_of_a_coup_is_the_first_that_moves_something(
    states: list[TwilightState],
) -> None:
    for state in states[:40]:
        for space in range(0, CLANS, 5):
            least = odds.least_die(odds.coup_value(state, space, 3, 1), 1)
            moved = []
            for number in DICE:
                later = state.clone()
                dice.overthrow(later, ANTI, space, 3, number)
                moved.append(later.influence != state.influence)
            assert moved == [number >= least for number in DICE]


@pytest.mark.rule("9.4(ii)")
@pytest.mark.parametrize("target", [1, 4, 6, 9])
def test_the_least_die_of_a_war_is_the_first_that_wins(
    states: list[TwilightState], target: int
) -> None:
    for state in states[:40]:
        for space in range(0, CLANS, 5):
            least = odds.least_die(odds.war_value(state, 1, space, 1), target)
            won = [dice.fight(state, 1, space, target, number) for number in DICE]
            assert won == [number >= least for number in DICE]


@pytest.mark.rule("8.2(3)(ii)")
def test_chances_of_a_realignment_count_all_pairs_of_dice(states: list[TwilightState]) -> None:
    for state in states[:20]:
        space = 7
        pairs = [(mine, theirs) for mine in DICE for theirs in DICE]
        bonus = board.backing(state, 0, space) - board.backing(state, 1, space)
        won = sum(mine + bonus > theirs for mine, theirs in pairs)
        lost = sum(mine + bonus < theirs for mine, theirs in pairs)
        told = odds.realign_chances(state, 0, space)
        assert told == [round(100 * won / 36), round(100 * lost / 36)]


@pytest.mark.rule("8.4(2)(ii)")
@pytest.mark.parametrize("modifier", [False, True])
def test_the_greatest_die_of_a_court_operation_is_the_last_that_succeeds(modifier: bool) -> None:
    for seat in (0, 1):
        for points in (1, 2, 3, 4):
            state = GAME.new(2)
            state.modifier = modifier
            most = odds.court_die(state, seat, points)
            raised = []
            for number in DICE:
                later = state.clone()
                court.finish(later, seat, points, number)
                raised.append(later.court[seat] == 1)
            assert raised == [number <= most for number in DICE]


@pytest.mark.rule("8.1(1)")
def test_the_view_tells_an_owner_for_each_legal_space_and_the_price_of_what_is_paid_for(
    states: list[TwilightState],
) -> None:
    seen = set()
    for state in states:
        seat = state.actor()
        asked = state.view(seat)["asked"]
        assert isinstance(asked, dict)
        seen.add(asked["decision"])
        if asked["decision"] in ("place", "put", "take"):
            assert set(asked["after"].values()) <= {*SIDE_IDS, None}
            assert len(asked["after"]) == len(targets(state, seat)) > 0
        if asked["decision"] in ("place", "realign"):
            assert set(asked["prices"]) == targets(state, seat)
            assert set(asked["prices"].values()) <= {1, 2}
        elif asked["decision"] != "choose_kind":
            assert asked["prices"] == {}
    assert {"choose_kind", "place", "realign", "coup", "put"} <= seen


@pytest.mark.rule("8.2(3)(v)")
def test_nobody_is_told_of_a_loss_where_he_has_nothing() -> None:
    asked = entry(acting(ANTI, 2, "realign").view(ANTI)["asked"])
    odds = entry(asked["odds"])
    assert odds["kumamoto"] == [42, 0]
    assert odds["nagasaki"] == [42, 42]


@pytest.mark.rule("8.4(2)(v)")
def test_at_court_level_four_no_die_is_asked_for() -> None:
    asked = entry(acting(ANTI, 3, court=[4, 0]).view(ANTI)["asked"])
    assert asked["court_die"] == 0
    assert entry(acting(ANTI, 3, court=[3, 0]).view(ANTI)["asked"])["court_die"] == 3


@pytest.mark.rule("9.4(iv)")
def test_no_die_wins_a_war_on_nobody() -> None:
    state = event(PRO, "choshu_expedition", influence={"kyo": [1, 3]})
    needs = entry(entry(state.view(PRO)["asked"])["needs"])
    assert needs["sendai"] == 7
    assert needs["choshu"] == 4
