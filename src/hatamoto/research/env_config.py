"""The immutable configuration of an environment: what is played, and how it is encoded."""

from collections.abc import Callable, Mapping
from functools import lru_cache
from pathlib import Path
from typing import Any, Final, TypeAlias, final

import numpy as np
from numpy.typing import NDArray

from hatamoto import catalog
from hatamoto.kernel.columns import Memory
from hatamoto.kernel.errors import BadArgument
from hatamoto.kernel.game import Game
from hatamoto.kernel.observation import Observer, columns
from hatamoto.kernel.outcome import Outcome
from hatamoto.kernel.state import State

Floats: TypeAlias = NDArray[np.float32]
Rebuilt: TypeAlias = tuple[Callable[..., object], tuple[object, ...]]
REWARDS: Final = ("win", "score")


@final
class EnvConfig:
    """A game with its number of seats and options, and the columns of its observations."""

    def __init__(
        self,
        game: str,
        seats: int | None = None,
        options: Mapping[str, object] | None = None,
        rewards: str = "win",
        pack: Path | None = None,
    ) -> None:
        self.game = _game(game, pack)
        self.pack = pack
        self.seats = min(4, self.game.seats[1]) if seats is None else seats
        self.game.check_seats(self.seats)
        self.options = self.game.resolve_options(options or {}, self.seats)
        if rewards not in REWARDS:
            raise BadArgument(f"rewards are {' or '.join(REWARDS)}, not {rewards}")
        self.rewards = rewards
        self.shape = self.game.shape(self.seats)
        self.columns = columns(self.game, self.seats)
        self.observer = Observer(self.game, self.seats)
        self.maxima = np.array(self.observer.maxima, np.uint8)
        """For each column the number that counts as 1."""
        self.floats = self.maxima.astype(np.float32)
        above = np.flatnonzero(self.maxima > 1)
        self.divided = slice(int(above[0]), int(above[-1]) + 1) if len(above) else slice(0)
        """From the first to the last column whose maximum is above 1."""

    def __deepcopy__(self, memo: dict[int, object]) -> "EnvConfig":
        return self

    def __reduce__(self) -> Rebuilt:
        return EnvConfig, (self.game.id, self.seats, self.options, self.rewards, self.pack)

    @property
    def actions(self) -> int:
        """The size of the action space."""
        return self.game.verbs.size

    @property
    def size(self) -> int:
        """The length of an observation."""
        return self.columns.size

    def labels(self) -> list[str]:
        """What each column of an observation means."""
        return self.columns.labels("")

    def row(self, state: State, seat: int, memory: Memory | None = None) -> Floats:
        """A seat's observation of a state, as numbers from 0 to 1."""
        row = np.empty(self.observer.size, np.float32)
        self.write_row(state, seat, row, memory)
        return row

    def write_row(self, state: State, seat: int, row: Floats, memory: Memory | None = None) -> None:
        """The same, written into an array."""
        self.write(self.observer.row(state, seat, memory), row)

    def write(self, seen: bytes | bytearray, rows: Floats) -> None:
        """Write an observer's rows as numbers from 0 to 1 into an array of as many rows."""
        # A single mixed division would copy both operands into buffers first.
        np.copyto(rows, self.capped(seen, rows.shape))
        rows[..., self.divided] /= self.floats[self.divided]

    def capped(self, seen: bytes | bytearray, shape: tuple[int, ...]) -> NDArray[np.uint8]:
        """An observer's rows as whole numbers, each capped at the one that counts as 1.

        A bytearray is capped in place and belongs to the array that is returned.
        """
        counts = np.frombuffer(seen, np.uint8).reshape(shape)
        target = counts if isinstance(seen, bytearray) else None
        whole: NDArray[np.uint8] = np.minimum(counts, self.maxima, out=target)
        return whole

    def payoffs(self, outcome: Outcome) -> list[float]:
        """The final reward of each seat: its score, or its share of the win made zero-sum."""
        if self.rewards == "score":
            return [float(score) for score in outcome.scores]
        return [(share * self.seats - 1) / (self.seats - 1) for share in outcome.shares()]


@lru_cache(maxsize=8)
def _game(id: str, pack: Path | None) -> Game[Any]:
    return catalog.game(id, pack)
