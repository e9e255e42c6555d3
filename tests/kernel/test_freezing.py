"""Frozen states: everything that play can change, and nothing else."""

import json

import pytest

from hatamoto import catalog
from hatamoto.kernel.freezing import fingerprint, freeze, thaw
from hatamoto.kernel.rng import Rng
from hatamoto.kernel.seats import NATURE
from hatamoto.kernel.state import State


def played(slug: str, actions: int) -> State:
    """A game after this many random actions."""
    game = catalog.game(slug)
    state: State = game.new(game.seats[1])
    rng = Rng(7)
    for _ in range(actions):
        seat = state.actor()
        legal = state.legal(seat)
        state.apply(seat, state.draw(rng) if seat == NATURE else legal[rng.below(len(legal))])
    return state


@pytest.mark.parametrize("slug", catalog.GAMES)
@pytest.mark.parametrize("actions", [0, 37, 90])
def test_a_thawed_state_is_the_same(slug: str, actions: int) -> None:
    state = played(slug, actions)
    again = thaw(catalog.game(slug), json.loads(json.dumps(freeze(state))))
    assert fingerprint(again) == fingerprint(state)
    assert again.legal(again.actor()) == state.legal(state.actor())
    assert again.view(0) == state.view(0)


@pytest.mark.parametrize("slug", catalog.GAMES)
def test_a_thawed_state_shares_nothing_with_the_frozen_one(slug: str) -> None:
    frozen = freeze(played(slug, 37))
    before = json.dumps(frozen)
    again = thaw(catalog.game(slug), frozen)
    again.stack.append(0)
    assert json.dumps(frozen) == before


@pytest.mark.parametrize("slug", catalog.GAMES)
def test_every_action_changes_the_fingerprint(slug: str) -> None:
    assert fingerprint(played(slug, 37)) != fingerprint(played(slug, 38))


def test_what_is_no_plain_data_cannot_be_frozen() -> None:
    state = played("shogunate", 0)
    state.ledger = [object()]  # type: ignore[list-item]  # the fault this test is about
    with pytest.raises(TypeError, match="ledger"):
        freeze(state)


@pytest.mark.parametrize("slug", catalog.GAMES)
def test_a_thawed_state_is_thought_about_like_the_frozen_one(slug: str) -> None:
    game = catalog.game(slug)
    state = played(slug, 0)
    rng = Rng(11)
    for _ in range(40):
        seat = state.actor()
        if seat == NATURE:
            state.apply(seat, state.draw(rng))
            continue
        legal = state.legal(seat)
        again = thaw(game, freeze(state))
        assert game.heuristics.priorities(again, seat) == game.heuristics.priorities(state, seat)
        state.apply(seat, legal[rng.below(len(legal))])
