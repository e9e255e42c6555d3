"""What a bot is given: one seat's perspective, without access to the true state."""

from typing import Any, final

from hatamoto.kernel.game import Game
from hatamoto.kernel.refusals import Refusal
from hatamoto.kernel.rng import Rng
from hatamoto.kernel.state import State


@final
class Window:
    """One seat's perspective: its view, its legal actions, and sampled worlds."""

    def __init__(self, game: Game[Any], state: State, seat: int) -> None:
        self.game = game
        self.seat = seat
        self.__state = state

    def view(self) -> dict[str, object]:
        """What the seat may know."""
        return self.__state.view(self.seat)

    def legal(self) -> list[int]:
        """The seat's legal actions; empty if it is not to act."""
        return self.__state.legal(self.seat)

    def refusal(self, action: int) -> Refusal | None:
        """Why the seat may not do this."""
        return self.__state.refusal(self.seat, action)

    def sample(self, rng: Rng) -> State:
        """A full state the seat cannot tell from the truth."""
        return self.__state.sample(self.seat, rng)
