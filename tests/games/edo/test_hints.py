"""Hints: what is valued, and what a sensible player does."""

import pytest

from hatamoto.games.edo import GAME, hints
from hatamoto.games.edo.hints.carrying import carry_out
from hatamoto.games.edo.hints.planning import Sketch, best_plan, is_same, share_simulations
from hatamoto.games.edo.hints.worth import rounds_left, worth
from hatamoto.games.edo.state import EdoState
from hatamoto.kernel.freezing import changing
from hatamoto.kernel.rng import Rng
from hatamoto.kernel.seats import NATURE
from tests.games.edo.table import KEPT, PLENTY, abroad, laid, player, points, turn
from tests.games.kit import run

RICH: dict[str, object] = {**PLENTY, "samurai": ["sakura", "edo"]}


def wanted(state: EdoState, seat: int = 0) -> str:
    """What the seat wants most."""
    priorities = hints.priorities(state, seat)
    return GAME.notation(state.legal(seat)[priorities.index(max(priorities))])


def played(state: EdoState, seat: int = 0) -> EdoState:
    """The state after the seat's turn as the hints would have it."""
    while state.to_act() in ([seat], [NATURE]):
        actor = state.actor()
        action = state.legal(NATURE)[0] if actor == NATURE else GAME.parse(wanted(state, seat))
        state.apply(actor, action)
    return state


def test_more_points_are_better() -> None:
    few, many = (laid(players=[{"points": p}, {}, {}]) for p in (2, 5))
    assert hints.value(few, 0) < hints.value(many, 0)
    assert hints.value(few, 1) > hints.value(many, 1)


def test_a_house_in_edo_is_valued() -> None:
    cities = {"edo": {"buildings": ["house 0"]}}
    left = rounds_left(laid())
    assert worth(laid(cities=cities), 0, left) > worth(laid(), 0, left) + 1000


def test_a_finished_game_is_worth_all_or_nothing() -> None:
    state = laid(step="limit", players=[{"points": 12}, {}, {}])
    assert [hints.value(state, seat) for seat in range(3)] == [1000, 0, 0]


def test_the_end_draws_near_with_the_points() -> None:
    assert rounds_left(laid(players=[{"points": 11}, {}, {}])) < rounds_left(laid())
    assert rounds_left(laid(step="perform", players=[{"points": 12}, {}, {}])) == 0


@pytest.mark.parametrize(
    ("face", "modules", "verb"),
    [
        ("domain forestry 1", "none", "goods_produced"),
        ("domain building 1", "none", "points_scored"),
        ("court trading 1", "none", "point_traded"),
        ("court recruit 1", "none", "official_recruited"),
        ("works authorization 1", "none", "card_authorized"),
        ("court travel 2", "none", "samurai_entered"),
        ("domain money 2", "none", "money_collected"),
        ("court travel 1", "tokken", "demand_met"),
        ("court trading 1", "tokken", "demand_met"),
    ],
)
def test_an_action_is_used_for_what_it_is(face: str, modules: str, verb: str) -> None:
    state = played(turn(face, modules=modules, me=RICH))
    assert state.events is not None
    assert verb in [event.kind for event in state.events]


def test_ronin_are_dispersed_for_tokens() -> None:
    mine = {"samurai": ["sakura", "edo", "edo"], "ryo": 5}
    state = turn("court travel 1", modules="ronin", me=mine, ronin=["sakura", "sakura", "rice_1"])
    assert wanted(state) == "disperse sakura"
    state = played(state)
    assert state.events is not None
    assert "tokens_taken" in [event.kind for event in state.events]


def dispersed(state: EdoState) -> list[int]:
    """How many Ronin the turn has driven away, each time."""
    events = played(state).events
    assert events is not None
    return [int(str(e.facts["count"])) for e in events if e.kind == "ronin_dispersed"]


def test_one_ronin_is_driven_from_a_harvest_of_two() -> None:
    mine = {"samurai": ["rice_1", "rice_1"], "rice": 1, "ryo": 0}
    ronin = ["quarry_1", "forestry_1", "rice_1"]
    assert dispersed(turn("court travel 1", modules="ronin", me=mine, ronin=ronin)) == [1]
    alone = {"samurai": ["rice_1", "edo"], "rice": 1, "ryo": 0}
    also = ["works building", "domain money"]
    quiet = turn("court travel 1", modules="ronin", me=alone, ronin=ronin, also=also)
    assert dispersed(quiet) == []


def test_for_three_ronin_somebody_goes_ahead_and_others_enter() -> None:
    mine = {"samurai": ["edo", "sakura"], "rice": 2, "ryo": 9}
    ronin = ["rice_1", "rice_1", "rice_1"]
    state = turn("court travel 3", modules="ronin", me=mine, ronin=ronin)
    assert dispersed(state) == [3]
    assert player(state)["tokens"] == 2
    few = turn("court travel 1", modules="ronin", me=mine, ronin=ronin)
    assert dispersed(few) == []


def test_a_ronin_is_sent_where_the_others_earn() -> None:
    cities = {"sakura": {"buildings": ["house 1"]}, "odawara": {"buildings": ["house 0"]}}
    state = laid(3, "ronin", cities=cities, ronin=["kawagoe", "rice_1", "quarry_1"])
    run(state, "0 select kawagoe", "nature draw location city")
    assert wanted(state) == "settle sakura"


def test_late_in_the_game_a_privilege_is_used_for_one_piece_more() -> None:
    mine = {"samurai": ["forestry_1"], "ryo": 0, "privileges": ["full_wood"]}
    beside = {"samurai": ["forestry_1"]}
    early = turn("domain forestry 1", modules="tokken", me=mine, others=[beside])
    assert wanted(early) == "produce forestry_1"
    late = turn("domain forestry 1", modules="tokken", me=mine, others=[{**beside, "points": 10}])
    assert wanted(late) == "produce full forestry_1"


def test_a_privilege_is_used_on_a_crowded_space() -> None:
    mine = {"samurai": ["forestry_1"], "ryo": 0, "privileges": ["full_wood"]}
    others = [{"samurai": ["forestry_1"] * 2}]
    state = turn("domain forestry 1", modules="tokken", me=mine, others=others)
    assert wanted(state) == "produce full forestry_1"


def test_a_plan_is_thought_out_once_and_kept() -> None:
    state = laid(players=[{**RICH, **KEPT}, {}, {}])
    plan = [GAME.notation(answer) for answer in best_plan(state, 0, [])]
    assert any("building" in words for words in plan)
    for words in plan:
        assert wanted(state) == words
        run(state, f"0 {words}")
    assert wanted(state) == "ready"


def test_another_beginning_is_thought_over() -> None:
    state = laid(players=[{**RICH, **KEPT}, {}, {}])
    run(state, "0 plan 1 works quarry", "0 officials 1 0 0 0")
    assert wanted(state).startswith("plan 2 ")


def test_sensible_players_score_and_keep_the_rules() -> None:
    state, rng = GAME.new(2, {"modules": "all"}), Rng(3)
    while state.to_act():
        seat = state.actor()
        if seat == NATURE:
            state.apply(NATURE, state.draw(rng))
            continue
        priorities = hints.priorities(state, seat)
        assert len(priorities) == len(state.legal(seat))
        assert max(priorities) > 0
        state.apply(seat, state.legal(seat)[priorities.index(max(priorities))])
    assert max(points(state, seat) for seat in range(2)) >= 8


def test_a_saved_state_wants_the_same() -> None:
    state = turn("domain building 2", modules="all", me=RICH)
    assert hints.priorities(GAME.load(state.position()), 0) == hints.priorities(state, 0)


def test_in_mind_a_journey_goes_on_after_its_first_step() -> None:
    state = turn("court travel 3", me={"samurai": ["edo"], "rice": 9})
    mind = state.clone()
    mind.stack = []
    carry_out(mind, 0)
    assert abroad(mind) == 4


SET_BEFORE_EACH_TURN = {"plan", "passes", "own", "neutral", "black", "moving", "stack"}
SAME_IN_A_ROUND = {"rounds", "first", "acted", "ledger", "rolls", "learned"}


def test_states_that_differ_in_anything_a_simulation_reads_are_not_the_same() -> None:
    state = laid()
    assert is_same(state, state.clone())
    for name in changing(state):
        other = state.clone()
        value = getattr(other, name)
        setattr(other, name, [*value, 1] if isinstance(value, list) else value + 1)
        is_ignored = name in SET_BEFORE_EACH_TURN | SAME_IN_A_ROUND
        assert is_same(state, other) == is_ignored, name


def test_plans_that_lead_to_the_same_state_share_their_simulations() -> None:
    state = laid()
    one, twin = Sketch(state, [1], 0, 0), Sketch(state.clone(), [2], 0, 0)
    other = Sketch(laid(seats=2), [3], 0, 0)
    share_simulations([one, other, twin])
    assert twin.grown is one.grown
    assert other.grown is not one.grown
