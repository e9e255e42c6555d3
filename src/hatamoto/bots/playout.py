"""Games played evenly at random, with the loop inside compiled code."""

from typing import Any

from hatamoto.kernel.frames import seat_of, type_of
from hatamoto.kernel.game import Game
from hatamoto.kernel.rng import Rng
from hatamoto.kernel.seats import NATURE
from hatamoto.kernel.state import State


def play_out(state: State, rng: Rng) -> int:
    """Play on evenly at random to the end; returns how many player decisions that took."""
    kinds = state.game.kinds
    decisions = 0
    while (frame := state.next_frame()) >= 0:
        seat = seat_of(frame)
        if seat == NATURE:
            state.apply(NATURE, state.draw(rng))
        else:
            actions = kinds[type_of(frame)].legal(state, frame)
            state.apply(seat, actions[rng.below(len(actions))])
            decisions += 1
    return decisions


def play_games(
    game: Game[Any], seats: int, options: dict[str, object], games: int, rng: Rng
) -> int:
    """Whole games, set-up included; returns the player decisions of all."""
    decisions = 0
    for _ in range(games):
        state: State = game.new(seats, options)
        decisions += play_out(state, rng)
    return decisions
