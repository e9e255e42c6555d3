"""A seat learns before it chooses what a choice makes final or gives up."""

import pytest

from hatamoto.kernel.state import State
from hatamoto.table import messages
from hatamoto.table.decision_rows import legal_rows
from tests.games.battles.table import CENTRE, toba
from tests.games.edo.table import turn as edo_turn
from tests.games.kit import run as run_edo
from tests.games.kit import run as run_twilight
from tests.games.twilight.table import ANTI, acting, holding

FACING = {"inf_1_1": CENTRE, "satsuma_1": "h1305"}


def rows(state: State) -> dict[str, messages.Choice]:
    """The choices of the seat that is asked, by notation."""
    seat = state.to_act()[0]
    return {row["action"]: row for row in legal_rows(state, seat, state.open_frame(seat))}


# Final


@pytest.mark.rule("8.1")
def test_influence_placed_can_be_taken_back() -> None:
    assert "final" not in rows(acting(ANTI, 4, "place"))["place mito"]


@pytest.mark.rule("8.3(1)(i)")
def test_a_coup_is_final_for_a_die_follows() -> None:
    state = acting(ANTI, 4)
    assert "final" not in rows(state)["kind coup"]
    run_twilight(state, "0 kind coup")
    assert {row["final"] for row in rows(state).values()} == {"reveals"}


@pytest.mark.rule("7.1(1)")
def test_playing_a_card_is_final_for_the_other_sees_it() -> None:
    state = holding(ANTI, "namamugi", "tozenji")
    assert {row["final"] for row in rows(state).values()} == {"shows"}


@pytest.mark.rule("8(3)")
def test_a_move_can_be_taken_back() -> None:
    state = toba("move", FACING)
    assert "final" not in rows(state)["move inf_1_1"]


@pytest.mark.rule("perform/order")
def test_ending_a_turn_is_final_for_the_next_card_is_shown() -> None:
    state = edo_turn("domain money 3")
    assert rows(state)["stop"]["final"] == "reveals"
    assert "final" not in rows(state)["collect"]


# Given up


@pytest.mark.rule("6(4)")
def test_ending_a_phase_says_how_many_units_could_still_act() -> None:
    row = rows(toba("move", FACING))["end"]
    assert row["loss"] == {"reason": "units_idle", "facts": {"count": 1}}


@pytest.mark.rule("8.1(2)(i)")
def test_leaving_points_says_how_many() -> None:
    state = acting(ANTI, 4, "place")
    run_twilight(state, "0 place mito")
    assert rows(state)["stop"]["loss"] == {"reason": "points_unused", "facts": {"points": 3}}
    assert all("loss" not in row for action, row in rows(state).items() if action != "stop")


@pytest.mark.rule("perform/stop")
def test_ending_a_turn_says_how_many_officials_could_still_act() -> None:
    state = edo_turn("domain money 3")
    assert rows(state)["stop"]["loss"] == {"reason": "officials_unused", "facts": {"count": 3}}
    run_edo(state, "0 collect", "0 collect", "0 collect")
    assert "loss" not in rows(state)["stop"]


@pytest.mark.rule("perform/stop")
def test_officials_with_nothing_to_do_are_no_loss() -> None:
    state = edo_turn("works quarry 1")
    assert "loss" not in rows(state)["stop"]
