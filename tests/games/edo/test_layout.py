"""What a learning program is told about EDO fits every game that is played."""

import pytest

from hatamoto.games.edo import GAME
from hatamoto.games.edo.state import EdoState
from hatamoto.kernel.rng import Rng
from hatamoto.kernel.seats import NATURE, WATCHER
from tests.games.edo.table import laid, turn
from tests.games.kit import wander


def filled(state: EdoState, seat: int) -> list[float]:
    """A seat's view in its columns."""
    view = GAME.shape(state.seats).view
    return view.numbers(state.view(seat))


@pytest.mark.parametrize("modules", ["none", "all"])
@pytest.mark.parametrize("seats", [2, 5])
def test_every_view_has_its_place_and_no_game_is_longer_than_told(seats: int, modules: str) -> None:
    shape, state = GAME.shape(seats), GAME.new(seats, {"modules": modules})
    decisions = draws = 0
    for count, _ in enumerate(wander(state, Rng(seats))):
        decisions += state.actor() != NATURE
        draws += state.actor() == NATURE
        if count % 9 == 0:
            rows = [filled(state, seat) for seat in (0, seats - 1, WATCHER)]
            assert all(0 <= number <= 1 for row in rows for number in row)
    assert len(filled(state, 0)) == shape.view.size
    assert 0 < decisions <= shape.decisions
    assert 0 < draws <= shape.draws


def test_the_facts_of_every_prompt_have_their_place() -> None:
    facts, state = GAME.shape(3).facts, GAME.new(3, {"modules": "all"})
    for _ in wander(state, Rng(4)):
        for seat in state.to_act():
            frame = state.open_frame(seat)
            told = GAME.kind(frame).facts(state, frame)
            facts.numbers(told)
    assert state.outcome() is not None


def test_the_columns_are_named_one_by_one() -> None:
    shape = GAME.shape(4)
    labels = shape.view.labels("view")
    assert len(labels) == len(set(labels)) == shape.view.size
    assert "view/samurai/space=edo,seat=3/count /7" in labels


def test_columns_hold_what_the_view_shows() -> None:
    labels = GAME.shape(3).view.labels("view")
    row = filled(laid(players=[{"ryo": 20, "samurai": ["edo", "edo"]}, {}, {}]), 1)
    assert row[labels.index("view/players/0/ryo /40")] == 0.5
    assert row[labels.index("view/samurai/space=edo,seat=0/count /7")] == pytest.approx(2 / 7)


def test_an_open_turn_has_its_columns() -> None:
    labels = GAME.shape(3).view.labels("view")
    row = filled(turn("court travel 2"), 2)
    assert row[labels.index("view/turn/action=travel")] == 1
    assert row[labels.index("view/turn/own /4")] == 0.5
