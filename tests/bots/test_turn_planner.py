"""The planner: a plan goes on where it was left, with equal luck, and keeps its time."""

from time import perf_counter

import pytest

from hatamoto.bots import bot
from hatamoto.bots.leveled import KEPT_PLANS
from hatamoto.bots.turn_plan import PriorityPlayer, Trial, TurnPlan, next_planned, ranked_actions
from hatamoto.bots.turn_planner import PlannerSettings, TurnPlanner, second_choice
from hatamoto.games.battles import GAME
from hatamoto.games.battles.state import BattlesState
from hatamoto.kernel.rng import Rng
from hatamoto.kernel.seats import NATURE, NOBODY
from hatamoto.kernel.state import play
from hatamoto.kernel.window import Window
from tests.games.battles.table import stands, toba
from tests.games.kit import run

PIECES = {"satsuma_1": "h1304", "satsuma_2": "h1404", "inf_1_1": "h1306", "inf_1_2": "h1106"}

MARCH = {"satsuma_1": "h2411", "inf_1_1": "h1211", "inf_1_2": "h1111", "inf_5_1": "h0910"}
TARGETS = {"satsuma_1": "inf_1_1", "satsuma_2": "inf_1_2"}


def planner(
    trials: int = 1000, ahead: int = 6, seconds: float = 0.0, iterations: int = 10
) -> TurnPlanner:
    """Somebody who plans by the hints' value."""
    settings = PlannerSettings(trials=trials, ahead=ahead)
    return TurnPlanner(settings, None, seconds, iterations)


def choose(player: TurnPlanner, state: BattlesState, seed: int = 1) -> int:
    """What the planner answers."""
    return player.choose(Window(GAME, state, state.actor()), Rng(seed))


@pytest.mark.no_cover
@pytest.mark.parametrize("scenario", ["toba", "tabaru"])
def test_a_level_plays_a_whole_battle_by_legal_actions(
    scenario: str, caplog: pytest.LogCaptureFixture
) -> None:
    rng = Rng(4)
    players = [bot("karo", iterations=1), bot("ashigaru", iterations=1)]
    state = GAME.new(2, {"scenario": scenario})
    while (seat := state.actor()) != NOBODY:
        if seat == NATURE:
            play(state, NATURE, state.draw(rng))
        else:
            play(state, seat, players[seat].choose(Window(GAME, state, seat), rng))
    assert state.outcome() is not None
    assert caplog.text == "", "a level failed, and the one below answered"


def test_the_rest_of_a_plan_is_kept_for_the_state_it_leads_to() -> None:
    state = toba("move", MARCH)
    player = planner()
    first = choose(player, state)
    (kept,) = player.kept.values()
    assert kept.plan.worths, "nothing happened in between, so the trials still count"
    state.apply(0, first)
    assert choose(player, state) in state.legal(0)
    assert choose(planner(), state) in state.legal(0), "without the memory it begins anew"


def test_a_plan_goes_on_after_a_die_without_its_trials() -> None:
    state = toba("move", PIECES, disordered=["inf_1_1"])
    player = planner(iterations=1)
    recovery = GAME.parse("recover inf_1_1")
    frame = int(state.next_frame())
    plan = TurnPlan([frame, frame], [recovery, state.legal(0)[-1]])
    player.keep(state, 0, plan)
    assert len(player.kept) == 2, "it recovers or not"
    assert all(not kept.seeds for kept in player.kept.values())


def test_bots_of_a_level_share_what_they_meant_to_do() -> None:
    state = toba("move", MARCH)
    KEPT_PLANS[2].clear()
    window = Window(GAME, state, 0)
    state.apply(0, bot("karo", iterations=2).choose(window, Rng(1)))
    assert len(KEPT_PLANS[2]) == 1
    bot("karo", iterations=2).choose(window, Rng(1))
    assert KEPT_PLANS[3] is not KEPT_PLANS[2]


@pytest.mark.parametrize("iterations", [0, 100])
def test_new_plans_get_four_times_the_budget_of_later_choices(iterations: int) -> None:
    player = planner(trials=1_000_000, seconds=1.0, iterations=iterations)
    budgets: list[float] = []
    for is_resumed in (False, True):
        player.set_budget(0.0, is_resumed)
        budgets.append(float(player.left) if iterations else player.end)
    assert budgets[0] == 4.0 * budgets[1]


def test_a_new_plan_does_not_pay_for_the_plan_before() -> None:
    player = planner(iterations=100)
    player.left = -30
    player.set_budget(0.0, True)
    assert player.left == 10, "the next choice of the same plan does"
    player.left = -30
    player.set_budget(0.0, False)
    assert player.left == 160


def test_a_plan_that_is_impossible_is_passed_over() -> None:
    plan = TurnPlan([7, 7, 8], [1, 2, 3])
    pointers: dict[int, int] = {}
    assert next_planned(plan, 7, [2, 3], pointers) == 2
    assert next_planned(plan, 7, [2, 3], pointers) == -1
    assert next_planned(plan, 9, [1], pointers) == -1


def test_a_die_is_the_same_whatever_was_rolled_before() -> None:
    state = toba("fire", {**PIECES, "inf_1_1": "h1305", "inf_1_2": "h1405"})
    outcomes: list[str] = []
    for units in (["satsuma_1", "satsuma_2"], ["satsuma_2"]):
        rolled = state.clone()
        trial = Trial(GAME, rolled, 1, TurnPlan([], []), 77)
        for unit in units:
            run(rolled, f"1 fire {unit}", f"1 target {TARGETS[unit]}")
            while rolled.actor() == 1:
                run(rolled, "1 resolve")
            trial.roll(int(rolled.next_frame()))
        outcomes.append(stands(rolled, "inf_1_2"))
    assert outcomes[0] == outcomes[1]


def test_habit_looks_again_before_it_ends_a_phase() -> None:
    state = toba("move", PIECES)
    habit = PriorityPlayer(GAME)
    frame = int(state.next_frame())
    action = habit.action(state, 0, frame, GAME.heuristics.plan_phase(state))
    assert action == ranked_actions(state.legal(0), GAME.heuristics.level_priorities(state, 0))[-1]
    habit.ranked[frame] = [state.legal(0)[-1]]
    assert habit.action(state, 0, frame, GAME.heuristics.plan_phase(state)) == action


def test_the_clock_is_looked_at_inside_a_playout() -> None:
    state = GAME.new(2, {"scenario": "toba"})
    start = perf_counter()
    action = choose(planner(ahead=40, seconds=0.001, iterations=0), state)
    assert action in state.legal(0)
    assert perf_counter() - start < 1.0


def test_it_says_what_it_weighed() -> None:
    state = toba("move", PIECES)
    player = planner()
    chosen = choose(player, state)
    rows = player.considered()
    assert chosen in [action for action, _ in rows]
    assert all(0.0 <= chance <= 1.0 for _, chance in rows)
    assert [chance for _, chance in rows] == sorted((chance for _, chance in rows), reverse=True)


def test_a_slip_is_what_instinct_likes_next_and_no_folly() -> None:
    state = toba("move", MARCH)
    settings = PlannerSettings(trials=1, ahead=0, slips=1.0)
    slipping = TurnPlanner(settings, None, 0.0, 1)
    ranked = ranked_actions(state.legal(0), GAME.heuristics.level_priorities(state, 0))
    assert choose(slipping, state) == ranked[-2]
    alone = toba("move", {"satsuma_1": "h2411", "inf_1_1": "h1211"})
    assert second_choice(GAME, alone, 0, GAME.parse("move inf_1_1")) == GAME.parse("move inf_1_1")
