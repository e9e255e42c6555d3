"""What a bot should value: points, areas, and events before they happen."""

import pytest

from hatamoto.games.twilight import GAME, board
from hatamoto.games.twilight.hints import gains
from hatamoto.games.twilight.hints.survey import Survey
from hatamoto.games.twilight.ids import SPACE_IDS, SPACES
from hatamoto.games.twilight.state import TwilightState
from hatamoto.kernel.rng import Rng
from hatamoto.kernel.seats import NATURE
from tests.games.kit import legal, run, wander
from tests.games.twilight.table import ANTI, PRO, acting, holding, laid


def wanted(state: TwilightState, seat: int) -> list[str]:
    """The actions the seat has the highest priority for."""
    priorities = GAME.heuristics.priorities(state, seat)
    pairs = zip(legal(state, seat), priorities, strict=True)
    return [words for words, priority in pairs if priority == max(priorities)]


@pytest.mark.rule("11.1(i)")
def test_a_won_game_is_worth_everything_and_a_lost_one_nothing() -> None:
    state = holding(ANTI, "namamugi", vp=-17)
    run(state, "0 play namamugi", "0 use event")
    assert [GAME.heuristics.value(state, seat) for seat in (ANTI, PRO)] == [1000, 0]


def test_both_seats_share_one_win() -> None:
    for state in wander(GAME.new(2), Rng(6)):
        assert GAME.heuristics.value(state, ANTI) + GAME.heuristics.value(state, PRO) in (999, 1000)


def test_victory_points_are_good_for_their_owner_only() -> None:
    behind, ahead = laid(vp=-3), laid(vp=3)
    assert GAME.heuristics.value(ahead, PRO) > GAME.heuristics.value(behind, PRO)
    assert GAME.heuristics.value(ahead, ANTI) < GAME.heuristics.value(behind, ANTI)


def test_a_game_going_on_is_neither_won_nor_lost() -> None:
    for state in wander(GAME.new(2), Rng(4)):
        assert 0 < GAME.heuristics.value(state, ANTI) < 1000


def test_there_is_one_priority_for_every_legal_action_and_thinking_changes_nothing() -> None:
    for ply, state in enumerate(wander(GAME.new(2), Rng(3))):
        seat = state.actor()
        if seat != NATURE and ply % 9 == 0:
            before = state.position()
            assert len(GAME.heuristics.priorities(state, seat)) == len(state.legal(seat))
            assert state.position() == before


@pytest.mark.rule("11.1(i)")
def test_a_winning_event_is_played() -> None:
    state = holding(ANTI, "namamugi", "sonno_joi", vp=-17)
    assert wanted(state, ANTI) == ["play namamugi"]
    run(state, "0 play namamugi")
    assert wanted(state, ANTI) == ["use event"]


@pytest.mark.rule("8.4(1)")
def test_an_event_that_would_lose_the_game_is_buried_at_court() -> None:
    state = holding(PRO, "namamugi", vp=-18)
    run(state, "1 play namamugi", "1 use action_first")
    assert wanted(state, PRO) == ["kind court"]


@pytest.mark.rule("9.5(1)")
def test_an_area_is_scored_while_it_is_held() -> None:
    state = holding(PRO, "chubu_situation", "nagasaki_naval_school", influence={"fukui": [1, 4]})
    assert wanted(state, PRO) == ["play chubu_situation"]


@pytest.mark.rule("3.2(i)")
def test_the_influence_that_wins_a_powered_clan_is_worth_most() -> None:
    state = acting(ANTI, 1, "place", influence={"choshu": [2, 1]})
    assert wanted(state, ANTI) == ["place choshu"]


def test_a_survey_foresees_what_a_change_is_worth() -> None:
    for ply, state in enumerate(wander(GAME.new(2), Rng(8))):
        if ply % 15 == 0:
            for space in bits(board.land(state)):
                foreseen = Survey(state).changed(space, 2, -1)
                assert foreseen == after_change(state, space) - Survey(state).total()


def bits(mask: int) -> list[int]:
    """The spaces of a mask."""
    return [space for space in range(SPACES) if mask >> space & 1]


def after_change(state: TwilightState, space: int) -> int:
    """What all influence is worth with 2 more for Pro-Bakufu in a space and 1 less for Anti."""
    changed = state.clone()
    changed.influence[SPACES + space] += 2
    changed.influence[space] = max(0, changed.influence[space] - 1)
    return Survey(changed).total()


@pytest.mark.rule("7.21(ii)")
def test_an_opposing_event_in_hand_is_a_burden() -> None:
    own, opposing = holding(PRO, "kazunomiya"), holding(PRO, "namamugi")
    assert GAME.heuristics.value(own, PRO) > GAME.heuristics.value(opposing, PRO)


@pytest.mark.rule("8.4(2)(v)")
def test_the_last_court_level_is_worth_more_than_the_one_before() -> None:
    before, last = laid(court=[3, 0]), laid(court=[4, 0])
    assert GAME.heuristics.value(last, ANTI) > GAME.heuristics.value(before, ANTI)


@pytest.mark.rule("3.4")
def test_influence_that_comes_back_is_not_worth_removing() -> None:
    state = laid(influence={"aizu": [0, 3]})
    assert gains.cutting(Survey(state), ANTI, SPACE_IDS.index("aizu"), 3) == 0


def test_rounds_count_for_the_search() -> None:
    state = laid()
    before = GAME.heuristics.progress(state)
    run(state, "0 play sonno_joi", "0 use action", "0 kind place", "0 stop")
    assert GAME.heuristics.progress(state) == before + 1


def test_only_scoring_cards_of_a_hidden_hand_are_read() -> None:
    shared = 0
    for ply, state in enumerate(wander(GAME.new(2), Rng(8))):
        seat = state.actor()
        if seat == NATURE or ply % 7 or len(state.legal(seat)) == 1:
            continue
        rng = Rng(ply)
        known: dict[int | None, list[int]] = {}
        for _ in range(6):
            world = GAME.sample(state, seat, rng)
            priorities = GAME.heuristics.priorities(world, seat)
            read = GAME.heuristics.secret_read(world, seat)
            shared += read in known
            assert known.setdefault(read, priorities) == priorities
    assert shared > 20
