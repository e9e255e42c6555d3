"""The view as a row of numbers."""

import pytest

from hatamoto.games.battles import GAME
from hatamoto.games.battles.state import BattlesState
from hatamoto.kernel.rng import Rng
from hatamoto.kernel.seats import NATURE
from tests.games.battles.table import CENTRE, new, toba
from tests.games.kit import wander

SHAPE = GAME.shape(2)
LABELS = SHAPE.view.labels("")


def columns(state: BattlesState) -> dict[str, float]:
    """The columns of seat 0 that are not 0."""
    view = state.view(0)
    row = SHAPE.view.numbers(view)
    return {label: value for label, value in zip(LABELS, row, strict=True) if value}


@pytest.mark.parametrize("scenario", ["toba", "tabaru"])
def test_every_view_and_prompt_of_a_game_has_its_columns(scenario: str) -> None:
    state = new(scenario)
    decisions = draws = 0
    for _ in wander(state, Rng(9)):
        decisions, draws = (
            (decisions, draws + 1) if state.actor() == NATURE else (decisions + 1, draws)
        )
        frame = state.stack[-1]
        SHAPE.facts.numbers(GAME.kind(frame).facts(state, frame))
        assert all(0 <= value <= 1 for value in columns(state).values())
    assert 300 < decisions < SHAPE.decisions
    assert 0 < draws < SHAPE.draws


def test_each_column_has_a_label_of_its_own() -> None:
    assert len(set(LABELS)) == len(LABELS) == SHAPE.view.size


def test_a_piece_has_its_hex_and_its_state_in_its_own_columns() -> None:
    state = toba("move", {"inf_1_1": CENTRE, "inf_1_2": "h2428"}, disordered=["inf_1_2"])
    found = columns(state)
    assert found["pieces/unit=inf_1_1,disordered=0/hex/row /24"] == 13 / 24
    assert found["pieces/unit=inf_1_1,disordered=0/hex/column /28"] == 4 / 28
    assert found["pieces/unit=inf_1_2,disordered=1/hex/row /24"] == 1.0
    assert "pieces/unit=inf_1_2,disordered=0/hex/row /24" not in found
