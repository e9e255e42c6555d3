"""Observations and limits for learning programs fit every game of Twilight of Shogun."""

import pytest

from hatamoto.games.twilight import GAME
from hatamoto.games.twilight.state import TwilightState
from hatamoto.kernel.rng import Rng
from hatamoto.kernel.seats import NATURE, NOBODY, WATCHER
from tests.games.twilight.table import ANTI, PRO, acting, laid


def filled(state: TwilightState, seat: int) -> list[float]:
    """A seat's view in its columns."""
    view = GAME.shape(2).view
    return view.numbers(state.view(seat))


@pytest.mark.parametrize("navy", [False, True])
@pytest.mark.parametrize("seed", range(3))
def test_every_view_has_its_place_and_no_game_is_longer_than_told(seed: int, navy: bool) -> None:
    shape, rng = GAME.shape(2), Rng(seed)
    state = GAME.new(2, {"navy": navy})
    decisions = draws = 0
    while state.actor() != NOBODY:
        if state.actor() == NATURE:
            draws += 1
            state.apply(NATURE, state.draw(rng))
            continue
        decisions += 1
        row = filled(state, (ANTI, PRO, WATCHER)[decisions % 3])
        assert 0 <= min(row) <= max(row) <= 1
        legal = state.legal(state.actor())
        state.apply(state.actor(), legal[rng.below(len(legal))])
    assert len(filled(state, ANTI)) == shape.view.size
    assert 0 < decisions <= shape.decisions
    assert 0 < draws <= shape.draws


def test_every_prompt_has_its_place() -> None:
    facts, rng = GAME.shape(2).facts, Rng(4)
    state = GAME.new(2)
    while state.actor() != NOBODY:
        told = GAME.kind(state.top()).facts(state, state.top())
        facts.numbers(told)
        legal = state.legal(state.actor())
        state.apply(state.actor(), legal[rng.below(len(legal))])
    assert facts.size > 100


def test_the_columns_are_named_one_by_one() -> None:
    labels = GAME.shape(2).view.labels("view")
    assert len(labels) == len(set(labels)) == GAME.shape(2).view.size
    assert "view/spaces/kyo/anti /20" in labels
    assert "view/markers/shinsengumi/space=kyo" in labels


def test_columns_hold_what_the_view_shows() -> None:
    fields = {"influence": {"kyo": [5, 10]}, "markers": {"shinsengumi": "kyo"}, "vp": -4}
    state = laid(**fields, court=[2, 0])
    row = dict(zip(GAME.shape(2).view.labels(""), filled(state, ANTI), strict=True))
    assert (row["spaces/kyo/anti /20"], row["spaces/kyo/pro /20"]) == (0.25, 0.5)
    assert (row["vp:anti /20"], row["vp:pro /20"]) == (0.2, 0)
    assert (row["markers/shinsengumi"], row["markers/shinsengumi/space=kyo"]) == (1, 1)
    assert (row["court/0 /4"], row["you/hand=sonno_joi"]) == (0.5, 1)
    assert row["you/hand=kobu_gattai"] == 0


def test_prices_stand_beside_their_spaces() -> None:
    state = acting(ANTI, 4, "place")
    row = dict(zip(GAME.shape(2).view.labels(""), filled(state, ANTI), strict=True))
    assert (row["asked/prices/kyo"], row["asked/prices/kyo /2"]) == (1, 1)
    assert (row["asked/prices/mito /2"], row["asked/prices/owari"]) == (0.5, 0)
