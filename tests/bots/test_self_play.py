"""Self-play: what is recorded of a choice fits what playouts later do with it."""

from hatamoto.bots.bot import Bot
from hatamoto.bots.self_play import PlayedGames, choose_action
from hatamoto.games.shogunate import GAME
from hatamoto.games.shogunate.worlds import sample
from hatamoto.kernel.rng import Rng
from hatamoto.kernel.window import Window
from tests.games.shogunate.table import laid


class FirstBot(Bot):
    """Takes the first action."""

    name = "first"

    def choose(self, window: Window, rng: Rng) -> int:
        return window.legal()[0]


def test_a_policy_learns_from_the_priorities_that_playouts_weigh() -> None:
    state = laid(honour={"crane": 2, "snake": 3}, plot="p02")
    played = PlayedGames()
    chosen = choose_action(GAME, state, 1, FirstBot(), None, Rng(5), played)
    rng = Rng(5)
    rng.below(256)
    world = sample(state, 1, rng)
    [choice] = played.choices
    assert choice.chosen == chosen
    assert choice.hints == GAME.heuristics.rollout_priorities(world, 1)
    assert choice.hints != GAME.heuristics.priorities(world, 1)
