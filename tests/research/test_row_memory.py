"""What a memory of the last row saves never shows in a row."""

import random

import pytest

from hatamoto import catalog
from hatamoto.bots.measure import seats_of
from hatamoto.kernel.observation import Observer
from hatamoto.kernel.rng import Rng
from hatamoto.kernel.seats import NATURE, NOBODY
from hatamoto.kernel.state import State
from hatamoto.research.env_config import EnvConfig


def states_of(config: EnvConfig, seed: int) -> list[State]:
    """All states of a random game in which somebody is asked."""
    state, dice, found = config.game.new(config.seats, config.options), Rng(seed), []
    while state.actor() != NOBODY:
        if state.actor() == NATURE:
            state.apply(NATURE, state.draw(dice))
            continue
        found.append(state.clone())
        legal = state.legal(state.actor())
        state.apply(state.actor(), legal[dice.below(len(legal))])
    return found


@pytest.mark.parametrize(
    ("id", "options"),
    [*((id, {}) for id in catalog.GAMES), ("battles", {"scenario": "tabaru"})],
    ids=[*catalog.GAMES, "tabaru"],
)
def test_one_memory_is_right_for_states_in_any_order(id: str, options: dict[str, str]) -> None:
    config = EnvConfig(id, seats_of(catalog.game(id)), options)
    observer = Observer(config.game, config.seats)
    memory = observer.memory()
    states = [*states_of(config, 1), *states_of(config, 2)]
    jumps = random.Random(1).sample(states, min(len(states), 200))
    for state in [*states[::-1], *jumps]:
        for seat in range(config.seats):
            assert observer.row(state, seat, memory) == observer.row(state, seat)
