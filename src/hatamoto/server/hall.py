"""The hall: the tables in memory, each with its lock, its listeners, its bots and its clock.

An entry is proposed, made durable, folded, and only then acknowledged and shown. When another
process has written the same number first, this one catches up and proposes again.
"""

from __future__ import annotations

import asyncio
import logging
import secrets
import time
from collections.abc import Callable, Coroutine
from typing import Final

from hatamoto.kernel.errors import ActionError, HatamotoError
from hatamoto.server.metrics import Metrics
from hatamoto.server.notify import Notifier
from hatamoto.server.thinking import Thinkers
from hatamoto.store.store import Conflict, Store
from hatamoto.table.entries import Entry
from hatamoto.table.message import Reader, message
from hatamoto.table.setup import Setup
from hatamoto.table.table import Table, created

IDLE_SECONDS: Final = 600
TICK_SECONDS: Final = 1.0
SUMMARY_SECONDS: Final = 0.2
"""How far the lists may lag behind the tables; the entries never do."""
log = logging.getLogger("hatamoto.hall")
Proposal = Callable[[Table], Entry | None]


def now_ms() -> int:
    """The time in milliseconds."""
    return time.time_ns() // 1_000_000


class Listener:
    """A socket that watches a table: who it is, what it has been sent, when to look again."""

    def __init__(self, holder: str) -> None:
        self.reader = Reader(holder)
        self.poke = asyncio.Event()


class Live:
    """A table in memory."""

    def __init__(self, table: Table) -> None:
        self.table = table
        self.lock = asyncio.Lock()
        self.listeners: set[Listener] = set()
        self.bots: asyncio.Task[None] | None = None
        self.used = time.monotonic()
        self.is_summarising = False

    def online(self) -> set[str]:
        """Who is looking."""
        return {listener.reader.holder for listener in self.listeners}

    def join(self, listener: Listener) -> None:
        """A socket has come; the others look again only if a player came with it."""
        self._change(listener, self.listeners.add)

    def leave(self, listener: Listener) -> None:
        """A socket has gone."""
        self._change(listener, self.listeners.discard)

    def _change(self, listener: Listener, change: Callable[[Listener], None]) -> None:
        before = self.online()
        change(listener)
        if self.online() != before and self.table.held_by(listener.reader.holder):
            self.wake()

    def wake(self) -> None:
        """Every listener looks again."""
        for listener in self.listeners:
            listener.poke.set()


class Hall:
    """All tables of this process."""

    def __init__(self, store: Store, notifier: Notifier, thinkers: Thinkers) -> None:
        self.store = store
        self.notifier = notifier
        self.thinkers = thinkers
        self.metrics = Metrics()
        self.live: dict[str, Live] = {}
        self._loading: dict[str, asyncio.Task[Live]] = {}
        self._tasks: set[asyncio.Task[None]] = set()

    # Opening

    async def open(self, id: str) -> Live:
        """The table of that id; raises NoSuchTable."""
        live = self.live.get(id)
        if live is None:
            task = self._loading.get(id)
            if task is None:
                task = asyncio.create_task(self._load(id))
                self._loading[id] = task
            live = await asyncio.shield(task)
        live.used = time.monotonic()
        return live

    async def _load(self, id: str) -> Live:
        try:
            live = Live(await asyncio.to_thread(self.store.load, id))
            self.live[id] = live
            self.metrics.set("tables", len(self.live))
        finally:
            self._loading.pop(id, None)
        self._move_bots(live)
        return live

    async def create(self, setup: Setup, host: str, host_name: str) -> Live:
        """A new table; play begins at once when no seat is open."""
        id = secrets.token_hex(8)
        entry = created(setup, host, host_name, secrets.token_bytes(32), now_ms())
        await asyncio.wrap_future(self.store.create(id, entry))
        live = await self.open(id)
        await self.begin_if_ready(live)
        return live

    async def begin_if_ready(self, live: Live) -> None:
        """Play begins when the last seat is taken."""
        await self.submit(live, lambda t: t.propose_begin(now_ms()) if t.is_ready() else None)

    # Entries

    async def submit(self, live: Live, propose: Proposal) -> None:
        """Propose, store, fold, show. Raises what the proposal raises."""
        start = time.perf_counter()
        async with live.lock:
            entry = await self._store_next(live, propose)
        if entry is None:
            return
        if entry.kind == "acted":
            self.metrics.count("actions")
            self.metrics.stored(time.perf_counter() - start)
        self._after(live, entry)

    async def _store_next(self, live: Live, propose: Proposal) -> Entry | None:
        while True:
            entry = propose(live.table)
            if entry is None:
                return None
            try:
                await asyncio.wrap_future(self.store.append(live.table, entry))
            except Conflict:
                self.metrics.count("conflicts")
                await self._catch_up(live)
                continue
            live.table.fold(entry)
            return entry

    async def _catch_up(self, live: Live) -> None:
        """Fold what other processes have written."""
        table = live.table
        for entry in await asyncio.to_thread(self.store.history, table.id, table.count - 1):
            table.fold(entry)

    def _after(self, live: Live, entry: Entry) -> None:
        live.used = time.monotonic()
        live.wake()
        if entry.kind not in ("chat", "note"):
            self._summarise_soon(live)
            self._move_bots(live)
            self._tell_absent(live)

    def _summarise_soon(self, live: Live) -> None:
        """Write how the table stands a moment later; moves in quick succession share one."""
        if not live.is_summarising:
            live.is_summarising = True
            self._spawn(self._summarise(live))

    async def _summarise(self, live: Live) -> None:
        await asyncio.sleep(SUMMARY_SECONDS)
        live.is_summarising = False
        await asyncio.wrap_future(self.store.summarise(live.table))

    def _spawn(self, work: Coroutine[None, None, None]) -> None:
        task = asyncio.create_task(work)
        self._tasks.add(task)
        task.add_done_callback(self._finished)

    def _finished(self, task: asyncio.Task[None]) -> None:
        self._tasks.discard(task)
        if not task.cancelled() and task.exception() is not None:
            log.error("a background task failed", exc_info=task.exception())

    # Bots

    def _move_bots(self, live: Live) -> None:
        if live.table.bot_to_move() is None or (live.bots and not live.bots.done()):
            return
        live.bots = asyncio.create_task(self._run_bots(live))
        live.bots.add_done_callback(self._finished)

    async def _run_bots(self, live: Live) -> None:
        while (move := live.table.bot_to_move()) is not None:
            seat, level = move
            match = live.table.match
            assert match is not None
            action = await self.thinkers.answer(match.state, seat, level)
            ply = match.ply_for(seat)
            try:
                await self.submit_bot(live, seat, action, ply)
            except ActionError:
                await asyncio.sleep(0.01)

    async def submit_bot(self, live: Live, seat: int, action: str, ply: int) -> None:
        """A bot's answer, if the table still stands where it was asked."""
        await self.submit(live, lambda t: t.propose_act(seat, action, ply, now_ms()))

    # People who are away

    def _tell_absent(self, live: Live) -> None:
        table, online = live.table, live.online()
        for seat in table.to_act():
            holder = table.seats[seat].holder
            if holder and holder not in online:
                self.notifier.owes(holder, table.id, table.setup.title, table.setup.game)

    # Clocks, other processes, idle tables

    async def keep(self) -> None:
        """Runs for as long as the server: clocks that run out, tables nobody looks at."""
        while True:
            await asyncio.sleep(TICK_SECONDS)
            for live in list(self.live.values()):
                try:
                    await self._keep_one(live)
                except HatamotoError as error:
                    log.warning("table %s: %s", live.table.id, error)

    async def _keep_one(self, live: Live) -> None:
        deadline = live.table.deadline()
        if deadline is not None and deadline <= now_ms():
            await self.submit(live, lambda table: table.propose_timeout(now_ms()))
        idle = time.monotonic() - live.used > IDLE_SECONDS
        busy = live.listeners or live.lock.locked() or live.table.deadline() is not None
        if idle and not busy:
            self.live.pop(live.table.id, None)
            self.metrics.set("tables", len(self.live))

    async def heard(self, id: str, number: int) -> None:
        """Another process has written an entry of a table that may be open here."""
        live = self.live.get(id)
        if live is not None and live.table.count <= number:
            await self.catch_up_and_wake(live)

    async def catch_up_and_wake(self, live: Live) -> None:
        """Fold what other processes have written, and show it."""
        async with live.lock:
            await self._catch_up(live)
        live.wake()
        self._move_bots(live)

    async def wake_unfinished(self) -> None:
        """After a start: tables where a bot or a clock has to move on."""
        for id in await asyncio.to_thread(self.store.unfinished):
            try:
                await self.open(id)
            except HatamotoError as error:
                log.warning("table %s cannot be opened: %s", id, error)

    def close(self) -> None:
        """Stop what runs in the background."""
        for task in [*self._tasks, *(live.bots for live in self.live.values() if live.bots)]:
            task.cancel()
        self.thinkers.close()


def told(live: Live, listener: Listener, kind: str) -> dict[str, object]:
    """The message for one listener: all of it at first, then what is new."""
    body = message(live.table, listener.reader, now_ms(), live.online())
    return {"is": kind, **body}
