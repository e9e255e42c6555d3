"""A table in memory and the sockets that watch it."""

from __future__ import annotations

import asyncio
import time
from collections import OrderedDict
from collections.abc import Callable
from typing import Final

import msgspec

from hatamoto.server.invitations import invitations
from hatamoto.server.responses import TableFrame, UpdateFrame
from hatamoto.server.server_time import now_ms
from hatamoto.table import messages
from hatamoto.table.entries import Entry
from hatamoto.table.message_builder import Reader, message
from hatamoto.table.past import Past
from hatamoto.table.rolls import Rolls
from hatamoto.table.table import Table

ENCODER: Final = msgspec.json.Encoder()
Cursor = tuple[int, int, int]


class Listener:
    """A socket that watches a table: who it is, what it has been sent, when to look again."""

    def __init__(self, holder: str) -> None:
        self.reader = Reader(holder)
        self.poke = asyncio.Event()
        self.doubt = asyncio.Event()
        """Set when a session of the holder has ended, which may be the socket's own."""
        self.away = asyncio.Event()
        """Set when the server is about to end."""


class Live:
    """A table in memory: its lock, its listeners, its bots."""

    def __init__(self, table: Table) -> None:
        self.table = table
        self.lock = asyncio.Lock()
        self.listeners: set[Listener] = set()
        self.elsewhere: dict[str, set[str]] = {}
        """Players who look on at other processes, by process."""
        self._answered: set[str] = set()
        """The processes that have answered since they were last asked who watches there."""
        self.bots: asyncio.Task[None] | None = None
        self.used = time.monotonic()
        self.opened_at = now_ms()
        self.is_summarising = False
        self._shared: dict[Cursor, tuple[bytes, Cursor]] = {}
        """Encoded updates of watchers since the last change, by cursor; all see the same."""
        self.past: Past | None = None
        """Earlier moments, once somebody has looked back; only the thread for reads uses it."""
        self.moments: OrderedDict[tuple[int, int, int, int], bytes] = OrderedDict()
        """Moments that were asked for, as JSON; only the thread for reads uses it."""
        self.stories: dict[int, bytes] = {}
        """By reader's seat, the story of the finished game as JSON; of the thread for reads too."""
        self.rolls: Rolls | None = None
        """The rolls so far, once somebody has looked; only the thread for reads uses it."""
        self.rolled: tuple[int, bytes] = (-1, b"")
        """The last answer about rolls, and after how many lines it was given."""

    # Who looks

    def here(self) -> set[str]:
        """The players who look on at this process."""
        holders = {listener.reader.holder for listener in self.listeners}
        return {holder for holder in holders if self.table.held_by(holder)}

    def online(self) -> set[str]:
        """The players who look on."""
        return self.here().union(*self.elsewhere.values())

    def join(self, listener: Listener) -> bool:
        """Add a socket; whether the players who watch here have changed."""
        return self._change(lambda: self.listeners.add(listener))

    def leave(self, listener: Listener) -> bool:
        """A socket has gone."""
        return self._change(lambda: self.listeners.discard(listener))

    def look_on_elsewhere(self, process: str, holders: set[str]) -> None:
        """Another process says who looks on there."""
        self._answered.add(process)
        others = {**self.elsewhere, process: holders}
        self._change(lambda: self._set_elsewhere(others))

    def forget_silent(self) -> None:
        """Processes that have not answered since the last time are gone."""
        others = {name: self.elsewhere.get(name, set()) for name in self._answered}
        self._answered = set()
        self._change(lambda: self._set_elsewhere(others))

    def _set_elsewhere(self, others: dict[str, set[str]]) -> None:
        self.elsewhere = {process: holders for process, holders in others.items() if holders}

    def _change(self, change: Callable[[], None]) -> bool:
        """Whether this process now has other players."""
        here, online = self.here(), self.online()
        change()
        if self.online() != online:
            self.wake()
        return self.here() != here

    def wake(self) -> None:
        """Every listener looks again."""
        self._shared.clear()
        for listener in self.listeners:
            listener.poke.set()

    def reveals_until(self) -> int:
        """Until when this process takes words: nobody could reveal while the server was down."""
        return self.opened_at + self.table.dice.wait if self.table.is_revealing() else 0

    def fold(self, entry: Entry) -> None:
        """Take an entry into account; whoever may see what it changed looks again.

        Nobody else is sent anything: how many frames come, and when, would tell of a note, or of
        each part of a simultaneous step.
        """
        self.table.fold(entry)
        if not self.table.is_private:
            self.wake()
            return
        holder = self.table.seats[entry.seat].holder
        for listener in self.listeners:
            if listener.reader.holder == holder:
                listener.poke.set()

    def is_busy(self) -> bool:
        """Whether anybody needs it in memory."""
        thinking = self.bots is not None and not self.bots.done()
        return bool(self.listeners) or self.lock.locked() or thinking

    # What they are sent

    def message_for(self, reader: Reader) -> messages.Update:
        """What this reader may know and has not been sent."""
        return message(self.table, reader, now_ms(), self.online())

    def table_frame(self, reader: Reader, seen: int | None) -> TableFrame:
        """Everything this reader may know, and how far they had looked."""
        return {
            "is": "table",
            **self.message_for(reader),
            "last_seen": seen,
            "invitations": invitations(self.table, reader.holder),
        }

    def update_frame(self, reader: Reader) -> bytes:
        """What is new for this reader, encoded; all watchers share one frame."""
        if reader.holder == self.table.host or self.table.held_by(reader.holder):
            return self._encoded_update(reader)
        before = reader.cursor
        if before not in self._shared:
            self._shared[before] = (self._encoded_update(reader), reader.cursor)
        frame, reader.cursor = self._shared[before]
        return frame

    def _encoded_update(self, reader: Reader) -> bytes:
        frame: UpdateFrame = {"is": "update", **self.message_for(reader)}
        return ENCODER.encode(frame)
