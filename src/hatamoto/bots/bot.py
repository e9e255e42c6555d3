"""The interface of a bot: given one seat's window, it chooses an action."""

from hatamoto.kernel.rng import Rng
from hatamoto.kernel.window import Window


class Bot:
    """Chooses actions for one seat. It is given a window and a generator, never the true state."""

    name: str = ""

    def choose(self, window: Window, rng: Rng) -> int:
        """One of the window's legal actions."""
        raise NotImplementedError

    def considered(self) -> list[tuple[int, float]]:
        """The finalists of the last choice: actions with their chance to win, best first.

        Empty if the bot does not estimate chances or ran out of time.
        """
        return []

    def feared(self) -> tuple[int, int, float] | None:
        """The worst reply to the last choice: seat, action, chance to win after it.

        None if the bot does not look at replies or none stood out.
        """
        return None


class RandomBot(Bot):
    """Chooses uniformly among the legal actions."""

    name = "random"

    def choose(self, window: Window, rng: Rng) -> int:
        actions = window.legal()
        return actions[rng.below(len(actions))]
