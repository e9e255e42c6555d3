"""Earlier moments of a game, without replaying it from the start.

The lines of a record form a tree: an action adds a node, an undo goes back to an ancestor. The cost
of a moment is therefore the distance to the nearest stored state, however much was undone before.
"""

from __future__ import annotations

from bisect import bisect_right
from collections import OrderedDict
from dataclasses import dataclass
from typing import Final

from hatamoto.kernel.errors import BadArgument
from hatamoto.kernel.events import Event
from hatamoto.kernel.match import Match
from hatamoto.kernel.record import Line
from hatamoto.kernel.seats import WATCHER, is_in
from hatamoto.kernel.state import State
from hatamoto.table.log import LoggedEvent
from hatamoto.table.table import Table

STRIDE: Final = 32
"""A state is stored at every depth that is a multiple of this."""
MAX_STATES: Final = 64
"""States stored per table; the least recently used one is dropped."""


@dataclass(frozen=True)
class Node:
    """An action and the node it was played after; the root has no action."""

    parent: int
    depth: int
    seat: int = WATCHER
    action: int = -1


class Past:
    """The moments of one match. Lines and events are read once, as they are added."""

    def __init__(self, match: Match) -> None:
        self.match = match
        self.nodes = [Node(-1, 0)]
        self.at = [0]
        """By number of lines, the node after them."""
        self.undo_depths = [0]
        """By moment, the depth after the last undo before it; nothing above it is pending."""
        self.kept: OrderedDict[int, State] = OrderedDict()
        self.event_moments: list[int] = []
        self.event_counts: dict[int, list[int]] = {
            seat: [0] for seat in (*range(match.state.seats), WATCHER)
        }
        """For each viewer, how many of the first n events they may see."""

    # Reading what was added; lists of lines and events only ever grow

    def read(self, lines: list[Line], upto: int) -> None:
        """Process the lines up to a moment."""
        for line in lines[len(self.at) - 1 : upto]:
            self._read_line(line)

    def _read_line(self, line: Line) -> None:
        here, undo_depth = self.at[-1], self.undo_depths[-1]
        if line.word == "undo":
            for _ in range(line.number):
                here = self.nodes[here].parent
            undo_depth = self.nodes[here].depth
        elif not line.word:
            action = self.match.game.parse(line.action)
            self.nodes.append(Node(here, self.nodes[here].depth + 1, line.seat, action))
            here = len(self.nodes) - 1
        self.at.append(here)
        self.undo_depths.append(undo_depth)

    def read_events(self, log: list[LoggedEvent], upto: int) -> None:
        """Process the events of the log up to an index."""
        for logged in log[len(self.event_moments) : upto]:
            self.event_moments.append(logged.moment)
            self._count(logged.event)

    def _count(self, event: Event) -> None:
        for viewer, counts in self.event_counts.items():
            counts.append(counts[-1] + is_in(event.to, viewer))

    # Queries

    def events(self, moment: int, viewer: int, upto: int) -> int:
        """How many of the first `upto` events a viewer had seen by a moment."""
        return self.event_counts[viewer][min(upto, bisect_right(self.event_moments, moment))]

    def state(self, moment: int) -> State:
        """The state after this many lines; a half-answered simultaneous step is not shown."""
        node = self.at[moment]
        state = self._at_node(node)
        for seat in self._pending(state, node, self.undo_depths[moment]):
            state.take_back(seat)
        return state

    def _at_node(self, node: int) -> State:
        """The state at a node, replayed from the nearest stored ancestor."""
        path = self.path(node)
        start = self.nodes[path[-1]].parent if path else node
        state = (self.kept[start] if start else self.match.first_state).clone()
        if start:
            self.kept.move_to_end(start)
        for number in reversed(path):
            step = self.nodes[number]
            state.apply(step.seat, step.action)
            if step.depth % STRIDE == 0:
                self._keep(number, state.clone())
        return state

    def path(self, node: int) -> list[int]:
        """The nodes from this one back to the nearest stored state, excluding it."""
        nodes: list[int] = []
        while node and node not in self.kept:
            nodes.append(node)
            node = self.nodes[node].parent
        return nodes

    def _keep(self, node: int, state: State) -> None:
        self.kept[node] = state
        if len(self.kept) > MAX_STATES:
            self.kept.popitem(last=False)

    def _pending(self, state: State, node: int, undo_depth: int) -> list[int]:
        """The seats that have answered only part of the open step, last answer first."""
        if state.branches is None:
            return []
        seats: list[int] = []
        for _ in range(sum(len(answers) for answers in state.branches.answers)):
            step = self.nodes[node]
            if step.depth <= undo_depth:
                break
            seats.append(step.seat)
            node = step.parent
        return seats


@dataclass(frozen=True)
class MomentRequest:
    """A request for a moment, with everything another thread needs to answer it."""

    moment: int
    moments: int
    seat: int
    lines: list[Line]
    log: list[LoggedEvent]
    events: int


def moment_request(table: Table, moment: int, seat: int) -> MomentRequest:
    """A request for the table after a number of lines; raises BadArgument if there are fewer."""
    if table.match is None or not 0 <= moment <= table.moment():
        raise BadArgument(f"this table has moments 0 to {table.moment()}")
    lines = table.match.lines
    return MomentRequest(moment, table.moment(), seat, lines, table.log, len(table.log))
