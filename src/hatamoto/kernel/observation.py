"""Observations: what a seat knows at a decision, as JSON and as columns of numbers."""

from typing import Any, Final, final

from hatamoto.kernel.columns import MAX_VALUE, Memory, encode, multi_hot, one_hot, zeros
from hatamoto.kernel.errors import BadArgument
from hatamoto.kernel.frames import Frame, type_of
from hatamoto.kernel.game import Game
from hatamoto.kernel.kinds import Step
from hatamoto.kernel.layout import AnyOf, OneOf, Record
from hatamoto.kernel.refusals import Facts
from hatamoto.kernel.seats import BITS
from hatamoto.kernel.state import State

MAX_FACTS: Final = 4096
"""The maximum size of the cache of facts."""


def columns(game: Game[Any], seats: int) -> Record:
    """The layout of an observation: who is to act, the open decision, then the seat's view."""
    shape = game.shape(seats)
    asked, decision = AnyOf(range(seats)), OneOf(decision_ids(game))
    return Record({"asked": asked, "decision": decision, "facts": shape.facts, "view": shape.view})


def decision_ids(game: Game[Any]) -> list[str]:
    """The ids of the decisions and draws, without automatic steps."""
    return [kind.id for kind in game.kinds if not isinstance(kind, Step)]


def observation(state: State, seat: int) -> dict[str, object]:
    """What one seat knows: who is to act, the open decision, and its view."""
    frame = seen_frame(state, seat)
    kind = None if frame < 0 else state.game.kind(frame)
    return {
        "asked": [asked for asked in state.to_act() if asked >= 0],
        "decision": None if kind is None else kind.id,
        "facts": {} if kind is None else kind.facts(state, frame),
        "view": state.view(seat),
    }


def seen_frame(state: State, seat: int) -> Frame:
    """The frame a seat answers, or else the one that is open; -1 when the game is over."""
    frame = state.open_frame(seat)
    if frame < 0 and (state.branches is not None or state.stack):
        return state.top()
    return frame


@final
class Observer:
    """Encodes what a seat knows as bytes, one per column, without building its view."""

    def __init__(self, game: Game[Any], seats: int) -> None:
        layout, names = columns(game, seats), decision_ids(game)
        self.seats = seats
        self.size = layout.size
        self.maxima = layout.maxima()
        """For each column, the value that stands for 1.0."""
        if max(self.maxima) > MAX_VALUE:
            raise BadArgument(f"the maximum of a column is at most {MAX_VALUE}")
        self.asked = multi_hot(seats)
        ones = one_hot(len(names))
        self.decisions = [ones[names.index(k.id) if k.id in names else -1] for k in game.kinds]
        """By the number of a frame type."""
        self.facts = game.shape(seats).facts
        self.fact_maxima = self.facts.maxima()
        self.nothing = zeros(len(names) + self.facts.size)
        self.no_facts = zeros(self.facts.size)
        self.fact_rows: dict[tuple[tuple[str, object], ...], bytes] = {}
        """A cache of the columns of facts without lists."""
        self.single_facts: dict[str, dict[object, bytes]] = {}
        """The same for facts of one entry, by its name and value."""
        self.view = game.columns(seats)

    def memory(self) -> Memory:
        """An empty memory for one table."""
        return self.view.memory()

    def write(self, state: State, seat: int, row: list[bytes], memory: Memory) -> None:
        """Append the columns of a seat; values above the maximum are clipped."""
        assert 0 <= seat < self.seats
        branches = state.branches
        if branches is not None:
            row.append(self.asked[branches.owing])
        else:
            actor = state.actor()
            row.append(self.asked[BITS[actor] if actor >= 0 else 0])
        frame = seen_frame(state, seat)
        if frame < 0:
            row.append(self.nothing)
        else:
            row.append(self.decisions[type_of(frame)])
            facts = state.game.kind(frame).facts(state, frame)
            if facts:
                row.append(self._facts(facts))
            else:
                row.append(self.no_facts)
        self.view.write(state, seat, row, memory)

    def _facts(self, facts: Facts) -> bytes:
        """The facts as `encode` writes them; the few combinations of tokens are remembered."""
        for name, value in facts.items():
            if isinstance(value, list):
                return encode(self.facts, self.fact_maxima, facts)
            if len(facts) == 1:
                return self._single_fact(name, value, facts)
        key = tuple(facts.items())
        written = self.fact_rows.get(key)
        if written is None:
            if len(self.fact_rows) >= MAX_FACTS:
                self.fact_rows.clear()
            written = self.fact_rows[key] = encode(self.facts, self.fact_maxima, facts)
        return written

    def _single_fact(self, name: str, value: object, facts: Facts) -> bytes:
        known = self.single_facts.get(name)
        if known is None:
            known = self.single_facts[name] = {}
        written = known.get(value)
        if written is None:
            if len(known) >= MAX_FACTS:
                known.clear()
            written = known[value] = encode(self.facts, self.fact_maxima, facts)
        return written

    def row(self, state: State, seat: int, memory: Memory | None = None) -> bytes:
        """The observation of a seat as one byte string."""
        row: list[bytes] = []
        self.write(state, seat, row, self.memory() if memory is None else memory)
        return b"".join(row)
