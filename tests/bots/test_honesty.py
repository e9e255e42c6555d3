"""Bots see what their seat sees: a world it cannot tell from the truth gets the same answer."""

import pytest

from hatamoto.bots import LEVELS, YARDSTICKS, bot
from hatamoto.catalog import game
from hatamoto.kernel.rng import Rng
from hatamoto.kernel.seats import NATURE
from hatamoto.kernel.state import State
from hatamoto.kernel.window import Window

SHOGUNATE = game("shogunate")
BOTS = [*LEVELS, *YARDSTICKS]
GAMES = {"shogunate": (4, 12, 6), "twilight": (2, 8, 40), "edo": (3, 1, 60)}
"""By game with secrets: seats, playouts of a choice, every how many decisions a bot is asked."""
MOST = 30
"""No more choices of a game than this are asked for."""


def decisions_of_a_game(id: str, seats: int, seed: int, every: int) -> list[State]:
    """States of one random game in which a player has a real choice."""
    rng = Rng(seed)
    state: State = game(id).new(seats)
    found: list[State] = []
    met = 0
    while state.to_act() and len(found) < MOST:
        seat = state.actor()
        actions = state.legal(seat)
        if seat != NATURE and len(actions) > 1:
            met += 1
            if met % every == 0:
                found.append(state.clone())
        state.apply(seat, state.draw(rng) if seat == NATURE else actions[rng.below(len(actions))])
    return found


@pytest.mark.no_cover
@pytest.mark.parametrize(
    ("id", "name"),
    [
        *[(id, name) for id in ("shogunate", "twilight") for name in BOTS],
        *[("edo", level) for level in LEVELS],
    ],
)
def test_a_bot_chooses_the_same_when_everything_hidden_is_replaced(id: str, name: str) -> None:
    seats, playouts, every = GAMES[id]
    rng = Rng(99)
    player = bot(name, iterations=playouts)
    different = 0
    for state in decisions_of_a_game(id, seats, 5, every)[: MOST if id == "shogunate" else 4]:
        seat = state.actor()
        other = state.sample(seat, rng)
        different += other.position() != state.position()
        truth = player.choose(Window(state.game, state, seat), Rng(1))
        replaced = player.choose(Window(state.game, other, seat), Rng(1))
        assert truth == replaced
    assert different > (10 if id == "shogunate" else 0)


def test_a_window_has_no_way_to_the_truth() -> None:
    window = Window(SHOGUNATE, SHOGUNATE.new(3), 0)
    doors = {name for name in dir(window) if not name.startswith("_")}
    assert doors == {"game", "seat", "view", "legal", "refusal", "sample"}
