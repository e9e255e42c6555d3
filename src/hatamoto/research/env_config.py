"""What is played, and how a seat's side of it becomes numbers; it never changes."""

from collections.abc import Callable, Mapping
from functools import lru_cache
from pathlib import Path
from typing import Any, Final, TypeAlias, final

import numpy as np
from numpy.typing import NDArray

from hatamoto import catalog
from hatamoto.kernel.errors import BadArgument
from hatamoto.kernel.game import Game
from hatamoto.kernel.kinds import Step
from hatamoto.kernel.layout import AnyOf, OneOf, Record
from hatamoto.kernel.outcome import Outcome
from hatamoto.kernel.state import State

Floats: TypeAlias = NDArray[np.float32]
Rebuilt: TypeAlias = tuple[Callable[..., object], tuple[object, ...]]
REWARDS: Final = ("win", "score")


@final
class EnvConfig:
    """A game at a number of seats under some options, with the columns of its observations."""

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
        self.options = self.game.chosen(options or {}, self.seats)
        if rewards not in REWARDS:
            raise BadArgument(f"rewards are {' or '.join(REWARDS)}, not {rewards}")
        self.rewards = rewards
        self.shape = self.game.shape(self.seats)
        self.columns = columns(self.game, self.seats)

    def __deepcopy__(self, memo: dict[int, object]) -> "EnvConfig":
        return self

    def __reduce__(self) -> Rebuilt:
        return EnvConfig, (self.game.id, self.seats, self.options, self.rewards, self.pack)

    @property
    def actions(self) -> int:
        """How many actions there are, legal or not."""
        return self.game.verbs.size

    @property
    def size(self) -> int:
        """How many columns a seat's side has."""
        return self.columns.size

    def labels(self) -> list[str]:
        """What each column of an observation means."""
        return self.columns.labels("")

    def row(self, state: State, seat: int) -> Floats:
        """One seat's side of a state as numbers from 0 to 1."""
        row = [0.0] * self.columns.size
        self.columns.fill(side(state, seat), row, 0)
        return np.minimum(np.array(row, dtype=np.float32), np.float32(1))

    def payoffs(self, outcome: Outcome) -> list[float]:
        """What each seat gets at the end: scores, or a victory's shares so that they sum to 0."""
        if self.rewards == "score":
            return [float(score) for score in outcome.scores]
        return [(share * self.seats - 1) / (self.seats - 1) for share in outcome.shares()]


def columns(game: Game[Any], seats: int) -> Record:
    """Who is asked what, then the seat's view."""
    shape = game.shape(seats)
    decisions = [kind.id for kind in game.kinds if not isinstance(kind, Step)]
    asked, decision = AnyOf(range(seats)), OneOf(decisions)
    return Record({"asked": asked, "decision": decision, "facts": shape.facts, "view": shape.view})


def side(state: State, seat: int) -> dict[str, object]:
    """All that one seat knows: who owes an answer, to what, and its view."""
    frame = state.open_frame(seat)
    if frame < 0 and state.to_act():
        frame = state.top()
    kind = None if frame < 0 else state.game.kind(frame)
    return {
        "asked": [asked for asked in state.to_act() if asked >= 0],
        "decision": None if kind is None else kind.id,
        "facts": {} if kind is None else kind.facts(state, frame),
        "view": state.view(seat),
    }


@lru_cache(maxsize=8)
def _game(id: str, pack: Path | None) -> Game[Any]:
    return catalog.game(id, pack)
