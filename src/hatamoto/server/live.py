"""A table in memory and the sockets that watch it."""

from __future__ import annotations

import asyncio
import itertools
import logging
import time
from abc import ABC, abstractmethod
from collections import OrderedDict
from collections.abc import Callable
from typing import Final

from hatamoto.server.encoded_message import EncodedMessage, Outlet, encode_message
from hatamoto.server.invitations import invitations
from hatamoto.server.responses import TableMessage, UpdateMessage
from hatamoto.server.server_time import now_ms
from hatamoto.table import messages
from hatamoto.table.entries import SAT, Entry
from hatamoto.table.message_builder import Reader, message
from hatamoto.table.past import Past
from hatamoto.table.rolls import Rolls
from hatamoto.table.table import Table

BATCH: Final = 50
"""Listeners updated in one step of the event loop, so that commands are not delayed."""
STEP_SECONDS: Final = 0.005
"""After this time no further listener is updated in the same step."""
SHARED_SECONDS: Final = 0.1
"""How long an encoded update is reused; it tells the time."""
LOST: Final = 0.03
"""A bot that sees a smaller chance to win than this thinks the game lost."""
SURE: Final = 3
"""After how many such choices in a row it gives up, where it may."""
Cursor = tuple[int, int, int]
log = logging.getLogger("hatamoto.socket")


class Listener(ABC):
    """A socket at a table: who it belongs to, and what it has been sent."""

    __slots__ = ("has_table", "is_behind", "is_sent_away", "outlet", "reader")

    def __init__(self, holder: str, outlet: Outlet) -> None:
        self.reader = Reader(holder)
        self.outlet = outlet
        self.has_table = False
        """Whether the full table has been sent, so that updates can follow."""
        self.is_behind = False
        """Whether something new could not be sent yet."""
        self.is_sent_away = False
        """Whether the client must reconnect, to a server that admits it."""

    @abstractmethod
    def send_away(self) -> None:
        """Close the socket, so that its client reconnects."""

    @abstractmethod
    def fail(self) -> None:
        """Close the socket after an error of the server."""

    @abstractmethod
    def recheck(self) -> None:
        """A session of the holder has ended: close the socket if it was its own."""

    @abstractmethod
    async def check_session(self) -> None:
        """Close the socket if its session has ended."""


class LiveTable:
    """A table in memory: its lock, its listeners, its bots."""

    def __init__(self, table: Table) -> None:
        self.table = table
        self.lock = asyncio.Lock()
        self.listeners: set[Listener] = set()
        self.elsewhere: dict[str, set[str]] = {}
        """By other process, the players connected there."""
        self._answered: set[str] = set()
        """The processes that have answered since they were last asked who is connected."""
        self.bots: asyncio.Task[None] | None = None
        self.hopeless: dict[int, int] = {}
        """By seat of a bot, how many choices in a row it has thought the game lost."""
        self.used = time.monotonic()
        self.opened_at = now_ms()
        self.summarised = 0.0
        """When its summary was last written, in monotonic time."""
        self.listed_as: object = None
        """The part of its summary that must reach the lists at once."""
        self._shared: dict[tuple[str, Cursor], tuple[EncodedMessage, Cursor]] = {}
        """By player ("" for all watchers) and cursor, the encoded update since the last change."""
        self._shared_at = 0.0
        """When the first of them was made, in monotonic time."""
        self._urgent: dict[Listener, None] = {}
        """The players that still have to be sent a change, in order."""
        self._untold: dict[Listener, None] = {}
        """The watchers that still have to be sent one."""
        self._telling: asyncio.Task[None] | None = None
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

    # Bots

    def is_hopeless(self, seat: int, chance: float | None) -> bool:
        """Note a bot's chance to win at a choice, and tell whether it has been lost for a while."""
        if chance is not None:
            self.hopeless[seat] = self.hopeless.get(seat, 0) + 1 if chance < LOST else 0
        return self.hopeless.get(seat, 0) >= SURE

    # Listeners

    def here(self) -> set[str]:
        """The players connected to this process."""
        holders = {listener.reader.holder for listener in self.listeners}
        return {holder for holder in holders if self.table.held_by(holder)}

    def online(self) -> set[str]:
        """The players connected to any process."""
        return self.here().union(*self.elsewhere.values())

    def join(self, listener: Listener) -> bool:
        """Add a socket; returns whether the players connected here have changed."""
        return self._change(lambda: self.listeners.add(listener))

    def leave(self, listener: Listener) -> bool:
        self._urgent.pop(listener, None)
        self._untold.pop(listener, None)
        return self._change(lambda: self.listeners.discard(listener))

    def look_on_elsewhere(self, process: str, holders: set[str]) -> None:
        """Record who is connected to another process."""
        self._answered.add(process)
        others = {**self.elsewhere, process: holders}
        self._change(lambda: self._set_elsewhere(others))

    def forget_silent(self) -> None:
        """Forget the processes that have not answered since they were last asked."""
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
        """Send every listener what is new: players at once, watchers in batches."""
        self._shared.clear()
        insiders = {self.table.host, *(seat.holder for seat in self.table.seats if seat.holder)}
        for listener in self.listeners:
            untold = self._urgent if listener.reader.holder in insiders else self._untold
            untold[listener] = None
        self._start_telling()

    def _start_telling(self) -> None:
        if (self._urgent or self._untold) and self._telling is None:
            self._telling = asyncio.get_running_loop().create_task(self._tell_all())

    async def _tell_all(self) -> None:
        """Send listeners what is new, as many in one step as does not delay commands."""
        try:
            while self._urgent or self._untold:
                untold = self._urgent or self._untold
                end = time.monotonic() + STEP_SECONDS
                for listener in list(itertools.islice(untold, BATCH)):
                    del untold[listener]
                    self.tell(listener)
                    if time.monotonic() > end:
                        break
                if self._urgent or self._untold:
                    await asyncio.sleep(0)
        finally:
            self._telling = None
            # Whoever was sent a change needs it no more; kept for each player it would take memory.
            self._shared.clear()

    def tell(self, listener: Listener) -> None:
        """Send a listener what is new; one with a full buffer gets it later."""
        if listener.is_sent_away:
            return
        listener.is_behind = not listener.has_table or not listener.outlet.is_free
        if listener.is_behind:
            return
        try:
            listener.outlet.write(self.update_message(listener.reader))
        except Exception as error:
            log.error("a socket failed", exc_info=error)
            listener.fail()
            return
        if listener.reader.talk < len(self.table.talk):  # More lines than a message has.
            self._untold[listener] = None
            self._start_telling()

    def reveals_until(self) -> int:
        """Until when seats may reveal their words; counted from the start of this process, because
        nobody could reveal while the server was down."""
        return self.opened_at + self.table.dice.wait if self.table.is_revealing() else 0

    def fold(self, entry: Entry) -> None:
        """Apply an entry and wake the listeners that may see its effect.

        Others are sent nothing: even the number and timing of messages would reveal a private note,
        or each part of a simultaneous step.
        """
        self.table.fold(entry)
        if entry.kind == SAT and not self.table.setup.public:
            self._check_invitations()
        if not self.table.is_private:
            self.wake()
            return
        self._shared.clear()
        holder = self.table.seats[entry.seat].holder
        own = (listener for listener in self.listeners if listener.reader.holder == holder)
        self._urgent.update(dict.fromkeys(own))
        self._start_telling()

    def _check_invitations(self) -> None:
        """Make those who only look on show their invitation again: one was just used up."""
        for listener in list(self.listeners):
            holder = listener.reader.holder
            if holder != self.table.host and not self.table.held_by(holder):
                listener.send_away()

    def send_away(self) -> None:
        """Close every socket."""
        for listener in list(self.listeners):
            listener.send_away()

    def is_busy(self) -> bool:
        """Whether it must stay in memory."""
        thinking = self.bots is not None and not self.bots.done()
        return bool(self.listeners) or self.lock.locked() or thinking

    # Messages

    def message_for(self, reader: Reader) -> messages.Update:
        """What this reader may know and has not been sent."""
        return message(self.table, reader, now_ms(), self.online())

    def table_message(self, reader: Reader, seen: int | None, may_play: bool) -> TableMessage:
        """Everything this reader may know, and how far they had looked.

        An invitation lets anybody take a seat, so only somebody who may play gets them.
        """
        return {
            "is": "table",
            **self.message_for(reader),
            "edition": self.table.game.content_hash,
            "last_seen": seen,
            "invitations": invitations(self.table, reader.holder) if may_play else {},
        }

    def update_message(self, reader: Reader) -> EncodedMessage:
        """What is new for this reader, encoded.

        All watchers share one message, and so do all sockets of a player.
        """
        is_insider = reader.holder == self.table.host or bool(self.table.held_by(reader.holder))
        now, key = time.monotonic(), (reader.holder if is_insider else "", reader.cursor)
        if now > self._shared_at + SHARED_SECONDS:
            self._shared.clear()
        if not self._shared:
            self._shared_at = now
        if key not in self._shared:
            self._shared[key] = (self._encoded_update(reader), reader.cursor)
        message, reader.cursor = self._shared[key]
        return message

    def _encoded_update(self, reader: Reader) -> EncodedMessage:
        message: UpdateMessage = {"is": "update", **self.message_for(reader)}
        return encode_message(message)
