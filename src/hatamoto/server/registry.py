"""The tables in memory: opening them, what follows an entry, and their bots.

An entry is made durable and folded by the `EntryWriter`, and only then acknowledged and shown.
"""

from __future__ import annotations

import asyncio
import secrets
import time
from collections.abc import Sequence
from contextlib import suppress
from dataclasses import replace
from functools import partial

from hatamoto.kernel.errors import ActionError, BadArgument, BadContent, BadRecord, IllegalAction
from hatamoto.server.bot_pool import Answer, BotPool
from hatamoto.server.entry_writer import EntryWriter, Proposal, ProposalChain
from hatamoto.server.live import LiveTable
from hatamoto.server.metrics import Metrics
from hatamoto.server.notify import Notifier
from hatamoto.server.presence import Presence
from hatamoto.server.quotas import Quotas
from hatamoto.server.seat_names import distinct_name, unname
from hatamoto.server.server_time import now_ms
from hatamoto.server.summaries import RETRY_SECONDS, Summaries
from hatamoto.server.tasks import BackgroundTasks
from hatamoto.store.database import OUTAGE
from hatamoto.store.pulse import Span
from hatamoto.store.store import SNAPSHOT_EVERY, NoSuchTable, Store
from hatamoto.table import proposals, timeouts
from hatamoto.table.creation import creation_entry
from hatamoto.table.dice import REVEAL_MS
from hatamoto.table.entries import ACTED, CHAT, NOTE, Entry
from hatamoto.table.setup import Setup
from hatamoto.table.snapshot import encode_table, pack
from hatamoto.table.table import Table


class Registry:
    """The tables this process has in memory."""

    def __init__(
        self,
        store: Store,
        notifier: Notifier,
        thinkers: BotPool,
        metrics: Metrics,
        quotas: Quotas,
    ) -> None:
        self.store = store
        self.notifier = notifier
        self.thinkers = thinkers
        self.metrics = metrics
        self.quotas = quotas
        self.reveal_ms = REVEAL_MS
        self.tasks = BackgroundTasks()
        self.writer = EntryWriter(store, notifier, metrics, self.tasks)
        self.outages: list[Span] = []
        """When nobody could play; no clock counts that time."""
        self.sure_until = 0.0
        """Until when nobody is out of time by a clock that ran while they could not play."""
        self.live: dict[str, LiveTable] = {}
        self.presence = Presence(self.live, store, notifier)
        self.summaries = Summaries(store, self.tasks)
        self._loading: dict[str, asyncio.Task[LiveTable]] = {}

    # Opening

    async def open(self, id: str) -> LiveTable:
        """The table with this id, loaded if necessary; raises NoSuchTable."""
        live = self.live.get(id)
        if live is None:
            task = self._loading.get(id)
            if task is None:
                task = asyncio.create_task(self._load(id))
                self._loading[id] = task
            live = await asyncio.shield(task)
        elif self.writer.has_others:
            await self.writer.catch_up(live)
        live.used = time.monotonic()
        return live

    async def _load(self, id: str) -> LiveTable:
        try:
            table = await asyncio.to_thread(self.store.load, id)
            live = self.live.get(id) or self._add(table)
        finally:
            self._loading.pop(id, None)
        await self.excuse(live)
        if not self.writer.has_others:
            self.move_bots(live)
        self.presence.ask(live)
        return live

    def _add(self, table: Table) -> LiveTable:
        live = self.live[table.id] = LiveTable(table)
        self.metrics.set("tables", len(self.live))
        return live

    async def create(
        self,
        setup: Setup,
        host: str,
        host_name: str,
        id: str = "",
        commitments: dict[int, str] | None = None,
        key: str | None = None,
    ) -> LiveTable:
        """Create a table, and begin if no seat is open; raises Conflict if the id is taken."""
        id = id or secrets.token_hex(8)
        bound = proposals.first_commitments(setup, {} if setup.guided else commitments or {})
        entry = creation_entry(setup, host, host_name, secrets.token_bytes(32), now_ms(), bound)
        await asyncio.wrap_future(self.store.create(id, replace(entry, key=key)))
        live = self.live.get(id) or self._add(Table(id, entry))
        await self.begin_if_ready(live)
        return live

    async def begin_if_ready(self, live: LiveTable) -> None:
        """Begin play if every seat is taken."""
        if live.table.is_ready():
            with suppress(BadArgument):  # Another process may have begun it.
                await self.begin(live)

    async def begin(self, live: LiveTable, key: str | None = None) -> None:
        """Choose the table's secret; from now on its seats can no longer commit to words.

        A guided game has a fixed secret, so that everyone is dealt the same.
        """
        lesson = live.table.lesson
        secret = secrets.token_bytes(32) if lesson is None else lesson.secret
        wait = self.reveal_ms
        await self.submit(live, lambda table: proposals.begin(table, secret, now_ms(), wait), key)

    # Entries

    async def submit(
        self,
        live: LiveTable,
        propose: Proposal,
        key: str | None = None,
        before: Sequence[Proposal] = (),
        command_key: str | None = None,
    ) -> Entry | None:
        """Propose an entry, store it, fold it and show it; raises what the proposal raises.

        The proposals in `before` are tried first, repeatedly, until none returns an entry. It runs
        to completion even if the client disconnects. `key` is stored with the entry; a command that
        stores its key with a later entry gives it as `command_key`. Raises Repeated if an entry has
        this key, and Unknown if it cannot be determined whether the entry is stored.
        """
        chain = ProposalChain(before, propose, key, command_key)
        task = asyncio.create_task(self._submit(live, chain))
        task.add_done_callback(lambda task: task.cancelled() or task.exception())
        return await asyncio.shield(task)

    async def _submit(self, live: LiveTable, chain: ProposalChain) -> Entry | None:
        start = time.perf_counter()
        try:
            async with live.lock:
                written = await self.writer.write(live, chain)
                while not written.is_last:
                    self._after(live, written.entry)
                    written = await self.writer.write(live, chain)
        except NoSuchTable:
            self.forget(live.table.id)
            raise
        entry = written.entry
        if entry is not None and entry.kind == ACTED:
            self.metrics.count("actions")
            self.metrics.stored(time.perf_counter() - start)
        self._after(live, entry)
        return entry

    def _after(self, live: LiveTable, entry: Entry | None) -> None:
        if entry is None:
            return
        live.used = time.monotonic()
        if live.table.count == entry.number + 1 and live.table.count % SNAPSHOT_EVERY == 0:
            encoded = encode_table(live.table, entry)
            self.tasks.start(self._save_snapshot(live.table.id, live.table.count, encoded))
        if entry.kind not in (CHAT, NOTE):
            if not live.table.is_private:
                self.summaries.note(live)
            self.move_bots(live)
            self.notifier.forget_answered(live.table)
            self.notifier.remind(live.table, live.online())

    async def _save_snapshot(self, id: str, entries: int, encoded: bytes) -> None:
        """Compress and store a table as it was after so many entries."""
        self.store.write_snapshot(id, entries, await asyncio.to_thread(pack, encoded))

    async def come_back(self, live: LiveTable, holder: str, seat: int | None = None) -> None:
        """Return a person to the seats that bots were playing for them, or to one of these.

        Raises IllegalAction if they have no time left for any of these seats.
        """
        if self.writer.has_others:
            await self.writer.catch_up(live)
        due = self.overdue(live, now_ms())
        if seat is not None:
            await self.submit(
                live, lambda t: timeouts.come_back_to(t, seat, holder, now_ms()), before=due
            )
            return
        has_returned = False
        try:
            while await self.submit(
                live, lambda t: timeouts.come_back(t, holder, now_ms()), before=due
            ):
                has_returned = True
        except IllegalAction:
            if not has_returned:
                raise

    async def rename(self, holder: str, name: str) -> None:
        """Change a person's name at every unfinished table of theirs.

        A table that cannot be opened, such as one whose edition is missing, shows no names.
        """
        for id in await asyncio.to_thread(self.store.unfinished_of, holder):
            with suppress(BadContent, BadRecord, NoSuchTable):
                live = await self.open(id)
                await self.submit(
                    live,
                    lambda t: proposals.rename(t, holder, distinct_name(t, holder, name), now_ms()),
                )

    async def take_name(self, owner: str, name: str) -> None:
        """Take a new account's name from other people's seats, also where it was chosen for one
        table only; tables that cannot be opened are skipped."""
        for id in await asyncio.to_thread(self.store.tables_naming, owner, name):
            with suppress(BadContent, BadRecord, NoSuchTable):
                live = await self.open(id)
                for seat in range(len(live.table.seats)):
                    await self.submit(live, partial(unname, seat=seat, owner=owner, name=name))

    # Bots

    def move_bots(self, live: LiveTable) -> None:
        """Let the bots of a table answer, unless they already do."""
        if live.table.bot_to_move() is None or (live.bots and not live.bots.done()):
            return
        live.bots = self.tasks.start(self._run_bots(live))

    async def _run_bots(self, live: LiveTable) -> None:
        while (move := live.table.bot_to_move()) is not None and self._may_go_on(live):
            try:
                async with self.thinkers.moving(move[1], live.table.host):
                    if live.table.bot_to_move() == move:
                        await self._move_bot(live, *move)
            except ActionError:
                await asyncio.sleep(0)
            except OUTAGE:
                await asyncio.sleep(RETRY_SECONDS)

    def _may_go_on(self, live: LiveTable) -> bool:
        """Whether the host's quota is enough for another entry of a bot, where all people have left
        or resigned.

        Once it is enough again they go on; a table that was dropped from memory meanwhile, only
        when somebody opens it.
        """
        host = live.table.host
        return not live.table.is_left_to_bots() or self.quotas.has_enough_for_bots(host)

    async def _move_bot(self, live: LiveTable, seat: int, level: str) -> None:
        """One bot's answer, unless the table has moved on meanwhile.

        Where all people have left, it counts for the host.
        """
        is_left = live.table.is_left_to_bots()
        if await self._answer_for_bot(live, seat, level) is not None and is_left:
            self.quotas.count_bot(live.table.host)

    async def _answer_for_bot(self, live: LiveTable, seat: int, level: str) -> Entry | None:
        """The entry of a bot that answers or resigns; None if the table has moved on."""
        match = live.table.match
        assert match is not None
        ply = match.ply_for(seat)
        scripted = live.table.scripted(seat)
        if scripted is not None:
            answer = Answer(scripted)
        else:
            answer = await self.thinkers.answer(match.state, seat, level, live.table.host)
        if live.table.setup.bots_resign and live.is_hopeless(seat, answer.chance):
            return await self.submit(
                live, lambda t: proposals.resign_as_bot(t, seat, ply, now_ms())
            )
        return await self.submit(
            live, lambda t: proposals.act_as_bot(t, seat, answer.action, ply, now_ms())
        )

    # Clocks and forgetting

    def overdue(self, live: LiveTable, at: int) -> list[Proposal]:
        """The timeouts that come before whatever is done at this time, if any.

        Empty while it is uncertain whether everybody could play. The deadline is looked at when
        they are proposed, because this process may not know yet what others have written.
        """
        if time.monotonic() >= self.sure_until:
            return []

        def time_out(table: Table) -> Entry | None:
            return None if live.reveals_until() > at else timeouts.time_out(table, at)

        return [time_out]

    async def excuse(self, live: LiveTable) -> None:
        """Credit a table's clocks for outages."""
        with suppress(*OUTAGE):
            while await self.submit(
                live, lambda table: timeouts.excuse(table, self.outages, now_ms())
            ):
                pass

    def has_running_clock(self) -> bool:
        """Whether a clock runs at any table in memory."""
        return any(any(live.table.clocks.since) for live in self.live.values())

    def forget(self, id: str) -> None:
        """Drop a deleted or idle table from memory, stop its bots and close its sockets."""
        live = self.live.pop(id, None)
        if live is not None:
            if live.bots is not None:
                live.bots.cancel()
            live.send_away()
        self.metrics.set("tables", len(self.live))

    # Other processes

    def receive(self, words: list[str]) -> None:
        """Handle a notice from another process about a table that may be open here."""
        if len(words) < 3:
            return
        topic, id, process, *rest = words
        if topic == "ended":
            self.presence.recheck_session(id)
        live = self.live.get(id)
        if live is None or process == self.store.process:
            return
        if topic == "entry" and rest and rest[0].isdecimal() and live.table.count <= int(rest[0]):
            self.tasks.start(self.writer.catch_up(live))
        elif topic == "purged":
            self.forget(id)
        elif topic == "who":
            self.presence.tell(live)
        elif topic == "here":
            live.look_on_elsewhere(process, set(rest))

    def close(self) -> None:
        """Stop all background work."""
        self.tasks.cancel()
        self.thinkers.close()
