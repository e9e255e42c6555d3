"""The tables in memory: how entries reach them, their bots and their clocks.

An entry is proposed, made durable, folded, and only then acknowledged and shown. When another
process has written the same number first, this one catches up and proposes again.
"""

from __future__ import annotations

import asyncio
import logging
import secrets
import time
from collections.abc import Callable, Coroutine
from contextlib import suppress
from dataclasses import replace
from typing import Final

from hatamoto.kernel.errors import ActionError, BadArgument, HatamotoError
from hatamoto.server.live import Listener, Live, now_ms
from hatamoto.server.metrics import Metrics
from hatamoto.server.notify import Notifier
from hatamoto.server.thinking import Thinkers
from hatamoto.store.database import Unavailable, Unknown
from hatamoto.store.pulse import Span
from hatamoto.store.store import SNAPSHOT_EVERY, Conflict, Store
from hatamoto.table import proposals
from hatamoto.table.dice import REVEAL_MS
from hatamoto.table.entries import ACTED, CHAT, NOTE, Entry
from hatamoto.table.setup import Setup
from hatamoto.table.table import Table, created

IDLE_SECONDS: Final = 600
TICK_SECONDS: Final = 1.0
DUE_TICKS: Final = 5
"""How often the store is asked for tables out of time that are not in memory."""
WHO_TICKS: Final = 20
"""How often other processes are asked who looks on there."""
SUMMARY_SECONDS: Final = 0.2
"""How far the lists may lag behind the tables; entries are never late."""
BOT_PATIENCE: Final = 3000
"""How many milliseconds other processes are given to move the bots of a table they changed."""
RETRY_SECONDS: Final = 1.0
SETTLE_TRIES: Final = 20
SETTLE_SECONDS: Final = 0.25
"""How often, and how far apart, the store is asked what became of a commit that broke off."""
log = logging.getLogger("hatamoto.registry")
Proposal = Callable[[Table], Entry | None]


class Repeated(HatamotoError):
    """A command that was done before was sent again; whoever sent it is told that it is done."""

    slug = "repeated"


class Registry:
    """The tables this process has in memory."""

    def __init__(
        self, store: Store, notifier: Notifier, thinkers: Thinkers, metrics: Metrics
    ) -> None:
        self.store = store
        self.notifier = notifier
        self.thinkers = thinkers
        self.metrics = metrics
        self.reveal_ms = REVEAL_MS
        self.has_others = store.database.is_postgres
        """Whether other processes may write to the same tables."""
        self.outages: list[Span] = []
        """When nobody could play; no clock counts that time."""
        self.sure_until = 0.0
        """Until when nobody is out of time by a clock that ran while they could not play."""
        self.live: dict[str, Live] = {}
        self._loading: dict[str, asyncio.Task[Live]] = {}
        self._tasks: set[asyncio.Task[None]] = set()

    # Opening

    async def open(self, id: str) -> Live:
        """The table of that id as the store has it; raises NoSuchTable."""
        live = self.live.get(id)
        if live is None:
            task = self._loading.get(id)
            if task is None:
                task = asyncio.create_task(self._load(id))
                self._loading[id] = task
            live = await asyncio.shield(task)
        elif self.has_others:
            await self.catch_up(live)
        live.used = time.monotonic()
        return live

    async def _load(self, id: str) -> Live:
        try:
            live = self._add(await asyncio.to_thread(self.store.load, id))
        finally:
            self._loading.pop(id, None)
        await self.excuse(live)
        if not self.has_others:
            self._move_bots(live)
        self._ask_who_is_here(live)
        return live

    def _add(self, table: Table) -> Live:
        live = self.live[table.id] = Live(table)
        self.metrics.set("tables", len(self.live))
        return live

    async def create(
        self,
        setup: Setup,
        host: str,
        host_name: str,
        id: str = "",
        commitments: dict[int, str] | None = None,
    ) -> Live:
        """A new table; play begins at once when no seat is open. Conflict when the id is taken."""
        id = id or secrets.token_hex(8)
        bound = proposals.first_commitments(setup, {} if setup.guided else commitments or {})
        entry = created(setup, host, host_name, secrets.token_bytes(32), now_ms(), bound)
        await asyncio.wrap_future(self.store.create(id, entry))
        live = self.live.get(id) or self._add(Table(id, entry))
        await self.begin_if_ready(live)
        return live

    async def begin_if_ready(self, live: Live) -> None:
        """Play begins if every seat of a new table is taken."""
        if live.table.is_ready():
            with suppress(BadArgument):  # Another process may have begun it.
                await self.begin(live)

    async def begin(self, live: Live, key: str | None = None) -> None:
        """Choose the secret of a table, now that its seats can commit to words no more.

        A guided game deals the same to everybody.
        """
        lesson = live.table.lesson
        secret = secrets.token_bytes(32) if lesson is None else lesson.secret
        wait = self.reveal_ms
        await self.submit(live, lambda table: proposals.begin(table, secret, now_ms(), wait), key)

    # Entries

    async def submit(self, live: Live, propose: Proposal, key: str | None = None) -> Entry | None:
        """Propose, store, fold, show. Raises what the proposal raises.

        It is carried through even when whoever asked for it goes away. Raises Repeated when there
        is an entry of that key, and Unknown when the store did not say whether it has the entry.
        """
        task = asyncio.create_task(self._submit(live, propose, key))
        task.add_done_callback(lambda task: task.cancelled() or task.exception())
        return await asyncio.shield(task)

    async def _submit(self, live: Live, propose: Proposal, key: str | None) -> Entry | None:
        start = time.perf_counter()
        async with live.lock:
            entry = await self._store_next(live, propose, key)
        if entry is not None:
            if entry.kind == ACTED:
                self.metrics.count("actions")
                self.metrics.stored(time.perf_counter() - start)
            self._after(live, entry)
        return entry

    async def _store_next(self, live: Live, propose: Proposal, key: str | None) -> Entry | None:
        entry: Entry | None = None
        while True:
            try:
                entry = propose(live.table)
                if entry is None:
                    return None
                entry = replace(entry, key=key)
                await asyncio.wrap_future(self.store.append(live.table.id, entry))
            except Conflict:
                self.metrics.count("conflicts")
                await self._catch_up(live)
                await self._check_new(live, key)
            except Unknown:
                assert entry is not None
                if await self._settle(live, entry):
                    return entry
            except Unavailable:
                raise
            except HatamotoError:
                if not self.has_others or not await self._catch_up(live):
                    raise
            else:
                live.fold(entry)
                return entry

    async def _check_new(self, live: Live, key: str | None) -> None:
        """Raise Repeated when a command of that key was done."""
        if key is None:
            return
        found: bool = await asyncio.to_thread(self.store.has_key, live.table.id, key)
        if found:
            raise Repeated("that was done before")

    async def _settle(self, live: Live, entry: Entry) -> bool:
        """Whether an entry is stored that may or may not have been; raises Unknown.

        It is added once more: its number is unique, so that afterwards there is exactly one, this
        or another one's. Only the answer to that settles it, a look would not: a commit may still
        be under way.
        """
        for _ in range(SETTLE_TRIES):
            with suppress(Unavailable, Unknown):
                return await self._is_stored(live, entry)
            await asyncio.sleep(SETTLE_SECONDS)
        self._spawn(self._recover(live))
        raise Unknown("the store did not say whether this was done; look again")

    async def _is_stored(self, live: Live, entry: Entry) -> bool:
        """Whether an entry is stored after it was added once more, and folded."""
        try:
            await asyncio.wrap_future(self.store.append(live.table.id, entry))
        except Conflict:
            return entry in await self._catch_up(live)
        live.fold(entry)
        return True

    async def _recover(self, live: Live) -> None:
        """Fold what was stored while the store did not answer, once it does."""
        while True:
            with suppress(Unavailable):
                await self.catch_up(live)
                return
            await asyncio.sleep(RETRY_SECONDS)

    async def _catch_up(self, live: Live) -> list[Entry]:
        """Fold and show what others have written; returns that."""
        table = live.table
        entries = await asyncio.to_thread(self.store.history, table.id, table.count - 1)
        for entry in entries:
            live.fold(entry)
        if entries:
            self.notifier.settle(table)
        return entries

    def _after(self, live: Live, entry: Entry) -> None:
        live.used = time.monotonic()
        if live.table.count == entry.number + 1 and live.table.count % SNAPSHOT_EVERY == 0:
            self.store.keep_snapshot(live.table, entry)
        if entry.kind not in (CHAT, NOTE):
            if not live.table.is_private:
                self._summarise_soon(live)
            self._move_bots(live)
            self.notifier.settle(live.table)
            self.notifier.remind(live.table, live.online())

    async def come_back(self, live: Live, holder: str) -> None:
        """Bots that stood in for somebody step back."""
        while await self.submit(live, lambda t: proposals.come_back(t, holder, now_ms())):
            pass

    async def rename(self, holder: str, name: str) -> None:
        """Somebody is called differently at every table they play at."""
        for id in await asyncio.to_thread(self.store.unfinished_of, holder):
            live = await self.open(id)
            await self.submit(live, lambda t: proposals.rename(t, holder, name, now_ms()))

    # In the background

    def _summarise_soon(self, live: Live) -> None:
        """Write the summary a moment later; moves in quick succession share one."""
        if not live.is_summarising:
            live.is_summarising = True
            self._spawn(self._summarise(live))

    async def _summarise(self, live: Live) -> None:
        await asyncio.sleep(SUMMARY_SECONDS)
        live.is_summarising = False
        while True:
            with suppress(Unavailable, Unknown):
                return await asyncio.wrap_future(self.store.summarise([live.table]))
            await asyncio.sleep(RETRY_SECONDS)

    def _spawn(self, work: Coroutine[None, None, None]) -> asyncio.Task[None]:
        task = asyncio.create_task(work)
        self._tasks.add(task)
        task.add_done_callback(self._finished)
        return task

    def _finished(self, task: asyncio.Task[None]) -> None:
        self._tasks.discard(task)
        if not task.cancelled() and task.exception() is not None:
            log.error("a background task failed", exc_info=task.exception())

    # Bots

    def _move_bots(self, live: Live) -> None:
        if live.table.bot_to_move() is None or (live.bots and not live.bots.done()):
            return
        live.bots = self._spawn(self._run_bots(live))

    async def _run_bots(self, live: Live) -> None:
        while (move := live.table.bot_to_move()) is not None:
            try:
                await self._move_bot(live, *move)
            except ActionError:
                await asyncio.sleep(0)
            except (Unavailable, Unknown):
                await asyncio.sleep(RETRY_SECONDS)

    async def _move_bot(self, live: Live, seat: int, level: str) -> None:
        """One bot's answer, unless the table has moved on meanwhile."""
        match = live.table.match
        assert match is not None
        ply = match.ply_for(seat)
        action = live.table.scripted(seat)
        if action is None:
            action = await self.thinkers.answer(match.state, seat, level, live.table.host)
        answer = action
        await self.submit(live, lambda t: proposals.act_as_bot(t, seat, answer, ply, now_ms()))

    # Clocks and idle tables

    async def run_upkeep(self) -> None:
        """Ends turns out of time and drops idle tables, for as long as the server runs."""
        ticks = 0
        while True:
            await asyncio.sleep(TICK_SECONDS)
            ticks += 1
            if ticks % DUE_TICKS == 0:
                await self._guarded(self._open_due())
            for live in list(self.live.values()):
                await self._guarded(self.tend(live))
                if ticks % WHO_TICKS == 0 and live.elsewhere:
                    self._ask_who_is_here(live)

    async def _guarded(self, work: Coroutine[None, None, None]) -> None:
        """Log the error of one table and go on with the others."""
        try:
            await work
        except HatamotoError as error:
            log.warning("upkeep: %s", error)
        except Exception:
            log.exception("upkeep failed")

    async def _open_due(self) -> None:
        for id in await asyncio.to_thread(self.store.due, now_ms()):
            if id not in self.live:
                await self._guarded(self._open_one(id))

    async def _open_one(self, id: str) -> None:
        await self.open(id)

    async def tend(self, live: Live) -> None:
        """Let what is due at a table happen: a turn out of time, a deal, a bot, forgetting it."""
        table = live.table
        deadline = table.deadline()
        is_due = deadline is not None and max(deadline, live.reveals_until()) <= now_ms()
        if is_due and time.monotonic() < self.sure_until:
            await self.submit(live, lambda table: proposals.time_out(table, now_ms()))
        if table.bot_to_move() and table.changed_at + BOT_PATIENCE <= now_ms():
            self._move_bots(live)
        if time.monotonic() - live.used > IDLE_SECONDS and not live.is_busy():
            self.live.pop(table.id, None)
            self.metrics.set("tables", len(self.live))

    async def excuse(self, live: Live) -> None:
        """Give back what clocks of a table counted while nobody could play."""
        with suppress(Unavailable, Unknown):
            while await self.submit(
                live, lambda table: proposals.excuse(table, self.outages, now_ms())
            ):
                pass

    def has_running_clock(self) -> bool:
        """Whether a clock runs at any table in memory."""
        return any(any(live.table.clocks.since) for live in self.live.values())

    def forget(self, id: str) -> None:
        """A table that is deleted is in memory no more."""
        self.live.pop(id, None)
        self.metrics.set("tables", len(self.live))

    async def wake_unfinished(self) -> None:
        """After a start: tables that a bot has to move on, or that were cut off in the middle."""
        for id in await asyncio.to_thread(self.store.unfinished):
            await self._guarded(self._wake(id))

    async def _wake(self, id: str) -> None:
        live = await self.open(id)
        self._summarise_soon(live)
        self._move_bots(live)

    # Other processes

    def receive(self, words: list[str]) -> None:
        """Take a notice of another process about a table that may be open here."""
        if len(words) < 3:
            return
        kind, id, process, *rest = words
        if kind == "ended":
            self._doubt(id)
        live = self.live.get(id)
        if live is None or process == self.store.process:
            return
        if kind == "entry" and rest and rest[0].isdecimal() and live.table.count <= int(rest[0]):
            self._spawn(self.catch_up(live))
        elif kind == "purged":
            self.forget(id)
        elif kind == "who":
            self._say_who_is_here(live)
        elif kind == "here":
            live.look_on_elsewhere(process, set(rest))

    async def catch_up(self, live: Live) -> None:
        """Fold what other processes have written, and show it."""
        async with live.lock:
            await self._catch_up(live)

    def join(self, live: Live, listener: Listener) -> None:
        """Add a socket to a table."""
        if live.join(listener):
            self._say_who_is_here(live)
        self.notifier.cancel(listener.reader.holder, live.table.id)

    def leave(self, live: Live, listener: Listener) -> None:
        """Remove a socket."""
        if live.leave(listener):
            self._say_who_is_here(live)

    def session_ended(self, holder: str) -> None:
        """Sockets of somebody look whether their own session still holds, in every process."""
        self._doubt(holder)
        self.store.notify("ended", holder)

    def send_away(self) -> None:
        """Close every socket, so that clients open another one, at another process."""
        for live in self.live.values():
            for listener in live.listeners:
                listener.away.set()

    def _doubt(self, holder: str) -> None:
        for live in self.live.values():
            for listener in live.listeners:
                if listener.reader.holder == holder:
                    listener.doubt.set()

    def _say_who_is_here(self, live: Live) -> None:
        self.store.notify("here", live.table.id, *sorted(live.here()))

    def _ask_who_is_here(self, live: Live) -> None:
        """Others answer; a process that has not answered since it was last asked is gone."""
        live.forget_silent()
        self.store.notify("who", live.table.id)

    def close(self) -> None:
        """Stop what runs in the background."""
        for task in list(self._tasks):
            task.cancel()
        self.thinkers.close()
