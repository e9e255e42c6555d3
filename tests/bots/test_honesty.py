"""Bots see what their seat sees: a world it cannot tell from the truth gets the same answer."""

import pytest

from hatamoto.bots import LEVELS, YARDSTICKS, bot
from hatamoto.catalog import game
from hatamoto.kernel.rng import Rng
from hatamoto.kernel.seats import NATURE
from hatamoto.kernel.state import State
from hatamoto.kernel.window import Window

SHOGUNATE = game("shogunate")
ITERATIONS = 12


def decisions_of_a_game(seed: int) -> list[State]:
    """States of one random game in which a player has a real choice."""
    rng = Rng(seed)
    state: State = SHOGUNATE.new(4)
    found: list[State] = []
    while state.to_act():
        seat = state.actor()
        actions = state.legal(seat)
        if seat != NATURE and len(actions) > 1:
            found.append(state.clone())
        state.apply(seat, actions[rng.below(len(actions))])
    return found


@pytest.mark.parametrize("level", [*LEVELS, *YARDSTICKS])
def test_a_bot_chooses_the_same_when_everything_hidden_is_replaced(level: str) -> None:
    rng = Rng(99)
    player = bot(level, iterations=ITERATIONS)
    different = 0
    for state in decisions_of_a_game(5)[::6]:
        seat = state.actor()
        other = state.sample(seat, rng)
        different += other.position() != state.position()
        truth = player.choose(Window(SHOGUNATE, state, seat), Rng(1))
        replaced = player.choose(Window(SHOGUNATE, other, seat), Rng(1))
        assert truth == replaced
    assert different > 10


def test_a_window_has_no_way_to_the_truth() -> None:
    window = Window(SHOGUNATE, SHOGUNATE.new(3), 0)
    doors = {name for name in dir(window) if not name.startswith("_")}
    assert doors == {"game", "seat", "view", "legal", "refusal", "sample"}
