"""The tool behind decision 0018 counts what a seat foresees."""

from hatamoto import catalog
from hatamoto.kernel.rng import Rng
from hatamoto.kernel.seats import NATURE
from tools.predicted_choices import Case, play, predicted, seen


def test_a_seat_whose_turn_it_is_has_foreseen_what_it_sees() -> None:
    game = catalog.game("twilight")
    state = game.new(2)
    luck = Rng(1)
    while state.actor() == NATURE:
        state.apply(NATURE, state.draw(luck))
    assert state.actor() == 0
    assert predicted(game, state, Rng(2)) == seen(state, 0)


def test_random_players_are_seldom_foreseen() -> None:
    counted, found = play(Case("shogunate", 3, 1, "random-1"), 0)
    assert 0 <= found < counted
