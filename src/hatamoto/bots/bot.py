"""What a bot is: somebody who looks through one seat's window and chooses an action."""

from hatamoto.kernel.rng import Rng
from hatamoto.kernel.window import Window


class Bot:
    """A level of play. It is given a window and a generator, never the true state."""

    name: str = ""

    def choose(self, window: Window, rng: Rng) -> int:
        """One of the window's legal actions."""
        raise NotImplementedError

    def considered(self) -> list[tuple[int, float]]:
        """What the last choice weighed to the end: actions with their chance to win, best first.

        Empty for a bot that does not weigh chances, and where there was no time to.
        """
        return []


class RandomBot(Bot):
    """Chooses evenly among what is legal."""

    name = "random"

    def choose(self, window: Window, rng: Rng) -> int:
        """Any legal action."""
        actions = window.legal()
        return actions[rng.below(len(actions))]
