"""What a bot should value: victory hexes, good odds, units in order."""

import pytest

from hatamoto.bots.greedy import preferred
from hatamoto.games.battles import GAME
from hatamoto.games.battles.state import BattlesState
from hatamoto.games.battles.status import REMOVED, place_of
from hatamoto.kernel.rng import Rng
from hatamoto.kernel.seats import NATURE
from tests.games.battles.table import CENTRE, legal, new, phase, set_up, tabaru, toba, where
from tests.games.kit import run, wander


def wanted(state: BattlesState) -> list[str]:
    """The actions the seat that is asked has the highest priority for."""
    priorities = GAME.heuristics.priorities(state, state.actor())
    pairs = zip(legal(state), priorities, strict=True)
    return [words for words, priority in pairs if priority == max(priorities)]


def greedily(state: BattlesState, seed: int, until: int) -> BattlesState:
    """Both sides play greedily until a turn begins or the game is over."""
    rng = Rng(seed)
    while state.to_act() and state.turn < until:
        seat = state.actor()
        action = state.draw(rng) if seat == NATURE else preferred(GAME, state, seat, 0, rng)
        state.apply(seat, action)
    return state


@pytest.mark.rule("14(4)")
def test_a_won_game_is_worth_everything_and_a_lost_one_nothing() -> None:
    state = toba("move", {"satsuma_1": "h0104", "inf_1_1": CENTRE}, active=1)
    run(state, "1 move satsuma_1", "1 normal h0103")
    assert [GAME.heuristics.value(state, seat) for seat in range(2)] == [0, 1000]


@pytest.mark.rule("14(4).2")
def test_a_drawn_game_is_worth_half() -> None:
    pieces = {"guard_1_1": "h1607", "saigo_1_1": "h1608"}
    state = tabaru("melee", pieces, turn=14, active=1)
    run(state, "1 end")
    assert [GAME.heuristics.value(state, seat) for seat in range(2)] == [500, 500]


@pytest.mark.parametrize("scenario", ["toba", "tabaru"])
def test_every_question_has_its_priorities_and_a_game_going_on_is_undecided(scenario: str) -> None:
    for ply, state in enumerate(wander(new(scenario), Rng(2))):
        if ply % 3 == 0 and state.actor() != NATURE:
            assert len(GAME.heuristics.priorities(state, state.actor())) == len(
                state.legal(state.actor())
            )
            assert all(0 < GAME.heuristics.value(state, seat) < 1000 for seat in range(2))


def test_thinking_changes_nothing() -> None:
    state = set_up(new("toba"))
    before = state.position()
    GAME.heuristics.priorities(state, 0)
    GAME.heuristics.value(state, 1)
    assert state.position() == before


def test_more_victory_hexes_and_more_units_are_better() -> None:
    pieces = {"satsuma_1": CENTRE, "inf_1_1": "h1104"}
    less = GAME.heuristics.value(toba("move", pieces), 1)
    assert GAME.heuristics.value(toba("move", pieces, control={"h0607": 1}), 1) > less
    assert GAME.heuristics.value(toba("move", {**pieces, "satsuma_2": "h1504"}), 1) > less
    assert GAME.heuristics.value(toba("move", pieces, disordered=["satsuma_1"]), 1) < less


@pytest.mark.rule("14(2)")
def test_a_victory_hex_in_reach_is_taken() -> None:
    state = toba("move", {"satsuma_1": "h0809", "inf_1_1": CENTRE}, active=1)
    run(state, f"1 {wanted(state)[0]}")
    hexes = {words.split(" ")[1] for words in wanted(state)}
    assert hexes <= {"h0910", "h0607", "h0404"}


@pytest.mark.rule("14(4).1")
def test_the_entry_hex_in_reach_wins() -> None:
    state = toba("move", {"satsuma_1": "h0404", "inf_1_1": CENTRE}, active=1, control={"h0404": 1})
    run(state, "1 move satsuma_1")
    assert {words.split(" ")[1] for words in wanted(state)} == {"h0103"}


@pytest.mark.rule("14(4).1")
def test_the_win_comes_before_arrivals_and_everything_else() -> None:
    pieces = {"line_1_1": "h0125", "line_1_3": "h0517", "guard_1_1": "hand", "saigo_1_1": "h1607"}
    state = tabaru("move", pieces, owed=[1, 0])
    assert "enter guard_1_1" in legal(state)
    assert wanted(state) == ["move line_1_1"]


@pytest.mark.rule("14(4).1", "10-2(9)")
def test_the_last_defender_of_the_entry_hex_is_attacked_at_odds_not_good_enough_elsewhere() -> None:
    elsewhere = toba("melee", {"satsuma_1": CENTRE, "shinsengumi": "h1303"}, active=1)
    assert wanted(elsewhere) == ["end"]
    state = toba("melee", {"satsuma_1": "h0104", "shinsengumi": "h0103"}, active=1)
    assert wanted(state) == ["melee satsuma_1"]


@pytest.mark.rule("9-1(5)")
def test_whoever_can_fire_fires_and_at_the_better_target() -> None:
    pieces = {"satsuma_1": CENTRE, "inf_1_1": "h1305", "guns_a": "h1404"}
    state = toba("fire", pieces)
    assert wanted(state) == ["fire satsuma_1"]
    run(state, "1 fire satsuma_1")
    assert wanted(state) == ["target guns_a"]


@pytest.mark.rule("10-1(6)")
def test_a_hopeless_attack_is_left_alone_and_a_good_one_made() -> None:
    weak = toba("melee", {"hamada": CENTRE, "kiheitai": "h1305"})
    assert wanted(weak) == ["end"]
    strong = toba("melee", {"shinsengumi": CENTRE, "satsuma_guns_1": "h1305"})
    assert wanted(strong) == ["melee shinsengumi"]


@pytest.mark.rule("7")
def test_a_disordered_unit_recovers_before_the_phase_ends() -> None:
    state = toba("move", {"inf_1_1": "h1211"}, disordered=["inf_1_1"])
    assert wanted(state) == ["recover inf_1_1"]


@pytest.mark.rule("13-2")
def test_reinforcements_come_and_clear_the_entry_hex() -> None:
    state = toba("move", {"okuzume": "hand", "obama": "hand"})
    assert wanted(state)[0].startswith("enter")
    greedily(state, 1, 3)
    assert "hand" not in (where(state, "okuzume"), where(state, "obama"))


@pytest.mark.rule("12(3)")
def test_guns_are_not_pushed_up_to_the_enemy() -> None:
    state = toba("move", {"guns_a": CENTRE, "satsuma_1": "h1307", "inf_1_1": "h1303"})
    run(state, "0 move guns_a")
    assert {words.split(" ")[1] for words in wanted(state)}.isdisjoint({"h1306", "h1406", "h1206"})


@pytest.mark.rule("15-2-7-2(3).2")
def test_the_defender_chooses_a_commander() -> None:
    weak = {"saigo_1_1": "h2023", "line_1_1": "h2024", "guard_1_1": "h1607"}
    state = tabaru("melee", {**weak, "nogi": "h2024", "oyama": "h2025"}, active=1)
    run(state, "1 melee saigo_1_1", "1 target line_1_1")
    assert wanted(state) == ["command oyama"]


def test_greedy_players_come_to_blows_at_toba() -> None:
    state = greedily(set_up(new("toba")), 3, 9)
    assert phase(state)[1] == "over"
    assert sum(1 for status in state.status if place_of(status) == REMOVED) > 3
