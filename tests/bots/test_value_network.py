"""The learned network: what it reads, how it adds up, and where its weights come from."""

import math

import pytest

from hatamoto import catalog
from hatamoto.bots.learned_model import FILE, learned_model, model_from_table
from hatamoto.bots.value_network import ValueNetwork
from hatamoto.kernel.errors import BadContent
from hatamoto.kernel.rng import Rng
from hatamoto.kernel.seats import NATURE, NOBODY
from hatamoto.kernel.state import State

LEARNED = [id for id, game in catalog.GAMES.items() if game.heuristics.feature_names()]
MOST_BYTES = 400_000


def some_states(id: str, seats: int) -> list[State]:
    """States of a random game in which a player is to move."""
    rng = Rng(seats)
    state: State = catalog.game(id).new(seats)
    found: list[State] = []
    while (seat := state.actor()) != NOBODY and len(found) < 60:
        if seat == NATURE:
            state.apply(NATURE, state.draw(rng))
            continue
        found.append(state.clone())
        actions = state.legal(seat)
        state.apply(seat, actions[rng.below(len(actions))])
    return found


def test_a_unit_below_zero_adds_nothing() -> None:
    network = ValueNetwork(
        ["a", "b"], [[1.0, 0.0], [-1.0, 0.0]], [0.0, 0.5], [2.0, 3.0], [0.0, 1.0], 0.25
    )
    assert network.log_odds([2.0, 4.0]) == 0.25 + 4.0 + 2.0 * 2.0
    assert network.log_odds([0.0, 0.0]) == 0.25 + 3.0 * 0.5
    assert network.worth([0.0, 0.0]) == pytest.approx(1000 / (1 + math.exp(-1.75)))


def test_what_is_certain_has_no_overflow() -> None:
    network = ValueNetwork(["a"], [], [], [], [1.0], 0.0)
    assert (network.worth([900.0]), network.worth([-900.0])) == (1000.0, 0.0)


@pytest.mark.parametrize("id", LEARNED)
def test_features_are_as_many_for_every_table_and_of_about_one(id: str) -> None:
    game = catalog.game(id)
    names = game.heuristics.feature_names()
    assert len(set(names)) == len(names)
    for seats in range(game.seats[0], game.seats[1] + 1):
        for state in some_states(id, seats):
            for seat in range(seats):
                found = game.heuristics.features(state, seat)
                assert len(found) == len(names)
                assert all(abs(number) < 20 for number in found)


@pytest.mark.parametrize("id", LEARNED)
def test_features_do_not_change_the_state(id: str) -> None:
    game = catalog.game(id)
    for state in some_states(id, game.seats[0])[::10]:
        before = state.position()
        game.heuristics.features(state, 0)
        game.heuristics.log_likelihood(state, 0)
        assert state.position() == before


def test_weights_that_were_learned_from_other_features_are_refused() -> None:
    table = {"network": {"names": ["a"], "hidden": [], "offsets": [], "output": [], "direct": [0]}}
    with pytest.raises(BadContent, match="train again"):
        model_from_table(catalog.game("shogunate"), table)


@pytest.mark.parametrize("id", list(catalog.GAMES))
def test_weights_are_small_and_say_where_they_come_from(id: str) -> None:
    path = catalog.HOMES[id] / FILE
    skill = learned_model(id)
    assert (skill.network is not None) == path.exists()
    if path.exists():
        text = path.read_text(encoding="utf-8")
        assert len(text) <= MOST_BYTES
        assert f"hatamoto train {id} --seed" in text
