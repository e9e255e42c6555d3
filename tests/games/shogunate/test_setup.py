"""Set-up: seats, loyalty, Line, Shinobi, cards, Plots, Hatamoto (§setup/loyalty and on)."""

import pytest

from hatamoto.games.shogunate import GAME
from hatamoto.games.shogunate.state import ShogunateState
from hatamoto.kernel.errors import BadArgument
from hatamoto.kernel.seats import NATURE, WATCHER
from tests.games.kit import decision, entries, facts_seen, legal, own, refusal, run
from tests.games.shogunate.table import CARDS, CLANS, PLOTS, line, shinobi, shown

SEATS = [3, 4, 5, 6]
DEALT = [f"nature draw loyalty {index // 2} {CLANS[index]}" for index in range(6)]
LAID = [f"nature draw leader {clan}" for clan in CLANS]


def opened(seats: int = 3) -> ShogunateState:
    """A new game before the deal, its events kept."""
    state = GAME.new(seats)
    state.events = []
    return state


def started(seats: int) -> ShogunateState:
    """A game whose set-up chance has finished, always with its first outcome."""
    state = opened(seats)
    while state.actor() == NATURE:
        state.apply(NATURE, state.legal(NATURE)[0])
    return state


@pytest.mark.rule("setup/players")
@pytest.mark.parametrize("seats", [0, 2, 7, -3, True])
def test_only_three_to_six_play(seats: int) -> None:
    with pytest.raises(BadArgument, match=r"3 to 6"):
        GAME.new(seats)


@pytest.mark.rule("setup/players")
@pytest.mark.parametrize("seats", SEATS)
def test_three_to_six_find_a_place(seats: int) -> None:
    assert len(entries(started(seats).view(WATCHER)["players"])) == seats


@pytest.mark.rule("setup/loyalty")
def test_both_cards_of_a_seat_are_dealt_before_the_next() -> None:
    state = opened()
    dealt_to: list[object] = []
    while decision(state) == "deal":
        state.apply(NATURE, state.legal(NATURE)[-1])
        dealt_to.append(facts_seen(state, "loyalty_dealt", WATCHER)[-1]["seat"])
    assert dealt_to == [0, 0, 1, 1, 2, 2]


@pytest.mark.rule("setup/loyalty")
def test_a_clan_weighs_as_many_cards_as_are_left() -> None:
    state = opened()
    assert state.weights() == [2, 2, 2, 2, 2, 2]
    run(state, "nature draw loyalty 0 snake")
    assert state.weights() == [2, 2, 2, 1, 2, 2]


@pytest.mark.rule("setup/loyalty")
def test_a_clan_is_dealt_twice_and_no_more() -> None:
    state = opened()
    run(state, "nature draw loyalty 0 cat", "nature draw loyalty 0 cat")
    assert legal(state, NATURE) == [f"draw loyalty 1 {clan}" for clan in CLANS[1:]]
    assert refusal(state, "nature draw loyalty 1 cat") == ("already_drawn", "setup/loyalty")


@pytest.mark.rule("setup/loyalty")
def test_a_later_seat_waits_for_its_cards() -> None:
    assert refusal(opened(), "nature draw loyalty 1 cat") == ("wrong_order", "setup/loyalty")


@pytest.mark.rule("setup/loyalty")
@pytest.mark.parametrize("seats", SEATS)
def test_everybody_holds_two_cards_face_down(seats: int) -> None:
    state = started(seats)
    assert [shown(state, seat, WATCHER)["face_down"] for seat in range(seats)] == [2] * seats
    assert [shown(state, seat, WATCHER)["face_up"] for seat in range(seats)] == [[]] * seats


@pytest.mark.rule("setup/loyalty")
@pytest.mark.parametrize("seats", SEATS)
def test_the_rest_of_the_loyalty_stays_hidden(seats: int) -> None:
    assert started(seats).view(WATCHER)["loyalty_left_over"] == 12 - 2 * seats


@pytest.mark.rule("setup/line")
def test_each_leader_is_laid_once_from_the_head_to_the_tail() -> None:
    state = opened()
    run(state, *DEALT, "nature draw leader wolf", "nature draw leader cat")
    assert line(state) == ["wolf", "cat"]
    rest = ["crane", "rooster", "snake", "carp"]
    assert legal(state, NATURE) == [f"draw leader {clan}" for clan in rest]
    assert state.weights() == [1, 1, 1, 1]


@pytest.mark.rule("setup/line")
def test_a_leader_is_not_laid_twice() -> None:
    state = opened()
    run(state, *DEALT, "nature draw leader wolf")
    assert refusal(state, "nature draw leader wolf") == ("already_drawn", "setup/line")


@pytest.mark.rule("setup/shinobi")
def test_the_shinobi_begins_beside_slot_three() -> None:
    assert shinobi(started(3)) == 3


@pytest.mark.rule("setup/shinobi")
def test_before_the_line_is_laid_the_shinobi_stands_nowhere() -> None:
    assert shinobi(opened()) is None


@pytest.mark.rule("setup/actions")
@pytest.mark.parametrize("seats", SEATS)
def test_everybody_takes_the_same_six_cards(seats: int) -> None:
    state = started(seats)
    assert [shown(state, seat, WATCHER)["hand"] for seat in range(seats)] == [CARDS] * seats


@pytest.mark.rule("setup/plots")
def test_the_first_plot_is_any_of_the_eighteen() -> None:
    state = opened()
    run(state, *DEALT, *LAID)
    assert legal(state, NATURE) == [f"draw plot {plot}" for plot in PLOTS]
    assert state.weights() == [1] * 18


@pytest.mark.rule("setup/plots")
def test_one_plot_is_revealed_and_seventeen_wait() -> None:
    state = opened()
    run(state, *DEALT, *LAID, "nature draw plot p13", "nature draw hatamoto 0")
    view = state.view(WATCHER)
    assert (view["plot"], view["plots_left"], view["plots_past"]) == ("p13", 17, [])


@pytest.mark.rule("setup/hatamoto")
@pytest.mark.parametrize("seats", SEATS)
def test_every_seat_is_as_likely_to_begin_as_hatamoto(seats: int) -> None:
    state = opened(seats)
    while decision(state) != "start_player":
        state.apply(NATURE, state.legal(NATURE)[0])
    assert legal(state, NATURE) == [f"draw hatamoto {seat}" for seat in range(seats)]
    assert state.weights() == [1] * seats


@pytest.mark.rule("setup/hatamoto")
def test_an_empty_seat_does_not_begin_as_hatamoto() -> None:
    state = opened()
    run(state, *DEALT, *LAID, "nature draw plot p13")
    assert refusal(state, "nature draw hatamoto 3") == ("no_such_seat", "setup/hatamoto")


@pytest.mark.rule("setup/hatamoto")
def test_the_first_round_begins_when_the_hatamoto_is_known() -> None:
    state = opened()
    run(state, *DEALT, *LAID, "nature draw plot p13", "nature draw hatamoto 1")
    assert state.round() == 1
    assert state.to_act() == [0, 2]


@pytest.mark.rule("goal/score")
def test_nobody_has_points_before_the_first_round() -> None:
    state = started(4)
    assert [own(state, seat)["score"] for seat in range(4)] == [0, 0, 0, 0]
