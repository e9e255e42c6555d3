"""The decision rows of a corpus: one for each decision, with the observation as columns."""

from __future__ import annotations

from dataclasses import dataclass, field
from typing import TYPE_CHECKING, Any, Final

from hatamoto.kernel.columns import Memory
from hatamoto.kernel.game import Game
from hatamoto.kernel.layout import Part, Record
from hatamoto.kernel.match import Match
from hatamoto.kernel.observation import Observer, columns
from hatamoto.kernel.seats import NATURE
from hatamoto.kernel.state import State

if TYPE_CHECKING:
    import numpy as np
    import pyarrow as pa
    from numpy.typing import NDArray

PREFIXES: Final = {"facts": "fact", "view": "view", "you": "you"}
"""By nested field, the prefix of its columns."""


@dataclass(frozen=True)
class SeenColumn:
    """A column of the observation: a field of the seat's view as numbers from 0 to 1."""

    name: str
    start: int
    part: Part

    def labels(self) -> list[str]:
        """The meaning of each number in the column."""
        return self.part.labels(self.name)


def seen_columns(record: Record, prefix: str = "", start: int = 0) -> list[SeenColumn]:
    """The columns of an observation; the view, its facts and own fields are expanded one level."""
    found: list[SeenColumn] = []
    for key, part in record.parts.items():
        at = start + record.offsets[key]
        if key in PREFIXES and isinstance(part, Record):
            found += seen_columns(part, PREFIXES[key], at)
        elif key != "decision" and part.size:
            found.append(SeenColumn(f"{prefix}_{key}" if prefix else key, at, part))
    return found


@dataclass
class DecisionRows:
    """The decisions of some games, stored by column."""

    game: Game[Any]
    seats: int
    layout: Record = field(init=False)
    seen: list[SeenColumn] = field(init=False)
    observer: Observer = field(init=False)
    memory: Memory = field(init=False)
    numbers: dict[str, list[int]] = field(init=False)
    words: dict[str, list[str]] = field(init=False)
    legal: list[list[int]] = field(default_factory=list)
    chance: list[list[str]] = field(default_factory=list)
    results: list[float] = field(default_factory=list)
    estimates: list[float | None] = field(default_factory=list)
    observations: list[bytes] = field(default_factory=list)

    def __post_init__(self) -> None:
        self.layout = columns(self.game, self.seats)
        self.observer = Observer(self.game, self.seats)
        self.memory = self.observer.memory()
        self.seen = seen_columns(self.layout)
        self.numbers = {name: [] for name in ("game", "ply", "seat", "round", "action")}
        self.words = {name: [] for name in ("bot", "decision", "notation")}

    def play(
        self, match: Match, number: int, bot: str, action: int, estimate: float | None
    ) -> None:
        """Record a decision, then play it."""
        seat = match.state.actor()
        self.note_decision(match, number, bot, action)
        self.estimates.append(estimate)
        self.note_seen(match.state, seat)
        before = len(match.lines)
        match.play_checked(seat, action)
        drawn = [line.action for line in match.lines[before:] if line.seat == NATURE]
        self.chance.append(drawn)

    def note_decision(self, match: Match, number: int, bot: str, action: int) -> None:
        """Record the seat, the decision, the legal actions and the chosen one."""
        state = match.state
        seat = state.actor()
        kind = self.game.kind(state.open_frame(seat))
        row = {"game": number, "ply": match.ply_for(seat), "seat": seat}
        for name, amount in {**row, "round": state.round(), "action": action}.items():
            self.numbers[name].append(amount)
        texts = {"bot": bot, "decision": kind.id, "notation": self.game.notation(action)}
        for name, text in texts.items():
            self.words[name].append(text)
        self.legal.append(list(state.legal(seat)))

    def note_seen(self, state: State, seat: int) -> None:
        """Record the seat's observation."""
        self.observations.append(self.observer.row(state, seat, self.memory))

    def close(self, shares: list[float]) -> None:
        """Fill in the result of a finished game for the rows of each seat."""
        for seat in self.numbers["seat"][len(self.results) :]:
            self.results.append(shares[seat])

    def table(self) -> pa.Table:
        """The rows as an Arrow table."""
        import pyarrow as pa

        def words(name: str) -> pa.Array:
            return pa.array(self.words[name], pa.string()).dictionary_encode()

        made: dict[str, pa.Array] = {
            "game": pa.array(self.numbers["game"], pa.int64()),
            "ply": pa.array(self.numbers["ply"], pa.int32()),
            "seat": pa.array(self.numbers["seat"], pa.int8()),
            "round": pa.array(self.numbers["round"], pa.int16()),
            "bot": words("bot"),
            "decision": words("decision"),
            **self.seen_arrays(),
            "legal": pa.array(self.legal, pa.list_(pa.int32())),
            "action": pa.array(self.numbers["action"], pa.int32()),
            "notation": words("notation"),
            "chance": pa.array(self.chance, pa.list_(pa.string())),
            "result": pa.array(self.results, pa.float32()),
            "estimate": pa.array(self.estimates, pa.float32()),
        }
        return pa.table(made)

    def seen_arrays(self) -> dict[str, pa.Array]:
        """The observations by column, as numbers from 0 to 1."""
        import numpy as np

        maxima = np.array(self.observer.maxima, np.uint8)
        rows = np.frombuffer(b"".join(self.observations), np.uint8).reshape(-1, len(maxima))
        made: dict[str, pa.Array] = {}
        for column in self.seen:
            part = slice(column.start, column.start + column.part.size)
            whole = np.minimum(rows[:, part], maxima[part])
            numbers = np.divide(whole, maxima[part], dtype=np.float32)
            made[column.name] = numbers_array(numbers, column.part.size)
        return made


def numbers_array(values: NDArray[np.float32], size: int) -> pa.Array:
    """Numbers as a float column, or as a column of fixed-size lists."""
    import pyarrow as pa

    flat = pa.array(values.reshape(-1), pa.float32())
    return flat if size == 1 else pa.FixedSizeListArray.from_arrays(flat, size)
