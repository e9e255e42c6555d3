"""What a learning program is told about Shogunate fits every game that is played."""

import pytest

from hatamoto.games.shogunate import GAME
from hatamoto.games.shogunate.state import ShogunateState
from hatamoto.kernel.rng import Rng
from hatamoto.kernel.seats import NATURE, NOBODY, WATCHER

OPTIONS = {"pair_scoring": "double", "redeal_pairs": True, "shinobi_binding": "leader"}


def filled(state: ShogunateState, seat: int) -> list[float]:
    """A seat's view in its columns."""
    view = GAME.shape(state.seats).view
    return view.numbers(state.view(seat))


@pytest.mark.parametrize("options", [{}, OPTIONS], ids=["plain", "options"])
@pytest.mark.parametrize("seats", [3, 4, 5, 6])
def test_every_view_has_its_place_and_no_game_is_longer_than_told(
    seats: int, options: dict[str, object]
) -> None:
    shape, rng = GAME.shape(seats), Rng(seats)
    state = GAME.new(seats, options)
    decisions = draws = 0
    while state.actor() != NOBODY:
        if state.actor() == NATURE:
            draws += 1
            state.apply(NATURE, state.draw(rng))
            continue
        decisions += 1
        rows = [filled(state, seat) for seat in [*range(seats), WATCHER]]
        assert all(0 <= number <= 1 for row in rows for number in row)
        legal = state.legal(state.actor())
        state.apply(state.actor(), legal[rng.below(len(legal))])
    assert len(filled(state, 0)) == shape.view.size
    assert 0 < decisions <= shape.decisions
    assert 0 < draws <= shape.draws


def test_the_columns_are_named_one_by_one() -> None:
    shape = GAME.shape(4)
    labels = shape.view.labels("view")
    assert len(labels) == len(set(labels)) == shape.view.size
    assert "view/line/0/leader=crane" in labels
    assert "view/you/notes/seat=2,clan=wolf/stale /1" in labels


def test_columns_hold_what_the_view_shows() -> None:
    position: dict[str, object] = {
        "seats": 3,
        "line": ["wolf", "cat", "crane", "carp", "snake", "rooster"],
        "loyalty": [["wolf", "cat"], ["crane", "carp"], ["snake", "cat"]],
        "honour": {"wolf": 6},
        "plot": "p03",
        "hatamoto": 1,
        "notes": {"0": [[2, "snake"]]},
    }
    shape = GAME.shape(3)
    state = GAME.load(position)
    row = dict(zip(shape.view.labels(""), filled(state, 0), strict=True))
    assert row["line/0/leader=wolf"] == 1
    assert row["line/0/honour /24"] == 0.25
    assert row["hatamoto=1"] == 1
    assert row["plot=p03"] == 1
    assert row["you/loyalty=cat"] == row["you/loyalty=wolf"] == 0.5
    assert row["you/notes/seat=2,clan=snake /2"] == 0.5
    assert row["players/1/loyalty=crane"] == 0
