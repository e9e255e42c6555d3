"""Uniformly random games, with the loop in compiled code."""

from typing import Any

from hatamoto.kernel.frames import seat_of, type_of
from hatamoto.kernel.game import Game
from hatamoto.kernel.rng import Rng
from hatamoto.kernel.seats import NATURE
from hatamoto.kernel.state import State


def play_out(state: State, rng: Rng) -> int:
    """Play uniformly at random to the end; returns the number of player decisions."""
    slots = state.game.slots
    decisions = 0
    while (frame := state.next_frame()) >= 0:
        seat = seat_of(frame)
        if seat == NATURE:
            state.apply(NATURE, state.draw(rng))
        else:
            actions = slots[type_of(frame)].kind.legal(state, frame)
            state.apply(seat, actions[rng.below(len(actions))])
            decisions += 1
    return decisions


def play_games(
    game: Game[Any], seats: int, options: dict[str, object], games: int, rng: Rng
) -> int:
    """Play whole games, set-up included; returns the number of player decisions."""
    decisions = 0
    for _ in range(games):
        state: State = game.new(seats, options)
        decisions += play_out(state, rng)
    return decisions
