"""The levels play legally, repeatably and in their order of strength."""

import pytest

from hatamoto.bots import LEVELS, bot
from hatamoto.bots.series import Series, play_series
from hatamoto.catalog import game
from hatamoto.kernel.errors import BadArgument
from hatamoto.kernel.rng import Rng
from hatamoto.kernel.seats import NATURE, NOBODY
from hatamoto.kernel.state import State, play
from hatamoto.kernel.window import Window

SHOGUNATE = game("shogunate")


@pytest.mark.parametrize("level", LEVELS)
@pytest.mark.parametrize("seats", [3, 6])
def test_a_level_plays_a_whole_game_by_legal_actions(level: str, seats: int) -> None:
    rng = Rng(seats)
    player = bot(level, iterations=8)
    state: State = SHOGUNATE.new(seats)
    while (seat := state.actor()) != NOBODY:
        if seat == NATURE:
            play(state, NATURE, state.draw(rng))
        else:
            play(state, seat, player.choose(Window(SHOGUNATE, state, seat), rng))
    assert state.outcome() is not None


@pytest.mark.parametrize("level", LEVELS)
def test_the_same_seed_and_iterations_give_the_same_choice(level: str) -> None:
    state: State = SHOGUNATE.new(4)
    rng = Rng(3)
    while state.actor() == NATURE:
        state.apply(NATURE, state.draw(rng))
    window = Window(SHOGUNATE, state, state.actor())
    choices = {bot(level, iterations=30).choose(window, Rng(11)) for _ in range(3)}
    assert len(choices) == 1


def share(levels: list[str], games: int) -> float:
    """The share of victories of the first level, seats rotated."""
    series = Series("shogunate", 4, {}, levels, seed=7, rotate=True, events=False)
    tally = play_series(series, 0, games)
    assert tally.failures == []
    return sum(part for _, place, part in tally.wins if place == 0) / tally.games


def test_greedy_beats_random() -> None:
    assert share(["greedy", "random", "random", "random"], 80) > 0.45


def test_an_unknown_level_is_refused_by_name() -> None:
    with pytest.raises(BadArgument, match="there is no bot 'oracle'"):
        bot("oracle")
