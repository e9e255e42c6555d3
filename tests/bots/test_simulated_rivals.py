"""The tool behind the sharpness of simulated others gives every action its chance."""

import pytest

from hatamoto.bots.leveled import LeveledBot
from hatamoto.bots.levels import ALL
from hatamoto.kernel.rng import Rng
from hatamoto.kernel.seats import NATURE
from tools.simulated_rivals import GAME, SHARPNESS, foretold, play, softmax


def test_the_sharper_the_likelier_is_the_best() -> None:
    shares = [softmax([40, 100, 90], sharpness)[1] for sharpness in SHARPNESS]
    assert shares == sorted(shares)
    assert shares[0] < 0.45
    assert shares[-1] == pytest.approx(1.0)


def test_the_chances_of_a_card_sum_to_one() -> None:
    state = GAME.new(4)
    rng = Rng(3)
    while state.actor() == NATURE:
        state.apply(NATURE, state.draw(rng))
    seat = state.actor()
    rows = foretold(LeveledBot(ALL[-1]).thinker(GAME), state, seat, (seat + 2) % 4, rng)
    assert [sum(row) for row in rows] == pytest.approx([1.0] * len(SHARPNESS))
    assert max(rows[0]) < max(rows[-1])


def test_every_real_choice_of_a_game_is_judged() -> None:
    found = play(0, 1)
    assert len(found) > 20
    assert all(len(row) == len(SHARPNESS) and max(row) < 0.0 for row in found)
