"""Makes an entry durable: propose it, store it under the next number, fold it.

The number of an entry is unique in the store. If another process has written it first, this one
folds what was written and proposes again.
"""

from __future__ import annotations

import asyncio
from collections.abc import Callable, Sequence
from contextlib import suppress
from dataclasses import dataclass, replace
from typing import Final

from hatamoto.kernel.errors import HatamotoError
from hatamoto.server.command_keys import Repeated, is_same
from hatamoto.server.live import LiveTable
from hatamoto.server.metrics import Metrics
from hatamoto.server.notify import Notifier
from hatamoto.server.tasks import BackgroundTasks
from hatamoto.store.database import OUTAGE, Unknown
from hatamoto.store.store import Conflict, Store
from hatamoto.table.entries import Entry
from hatamoto.table.table import Table

RETRY_SECONDS: Final = 1.0
CONFIRM_TRIES: Final = 20
CONFIRM_SECONDS: Final = 0.25
"""How often, and at what interval, an interrupted commit is checked."""
Proposal = Callable[[Table], Entry | None]


@dataclass(frozen=True)
class Written:
    """What was written of a chain: its next entry, or None if nothing was due."""

    entry: Entry | None
    is_last: bool


class ProposalChain:
    """A proposal and those that must come first. `propose` returns the next entry due."""

    def __init__(
        self,
        before: Sequence[Proposal],
        last: Proposal,
        key: str | None,
        command_key: str | None = None,
    ) -> None:
        self.before = before
        self.last = last
        self.key = key
        """The key that is stored with the last entry."""
        self.command_key = command_key or key
        """The key of the command; under it nothing of the chain may have been done before."""

    def propose(self, table: Table) -> Written:
        """The next entry; only the last one has the key."""
        for due in self.before:
            entry = due(table)
            if entry is not None:
                return Written(entry, False)
        entry = self.last(table)
        return Written(None if entry is None else replace(entry, key=self.key), True)


class EntryWriter:
    """Writes the entries of tables, one at a time for each table."""

    def __init__(
        self, store: Store, notifier: Notifier, metrics: Metrics, tasks: BackgroundTasks
    ) -> None:
        self.store = store
        self.notifier = notifier
        self.metrics = metrics
        self.tasks = tasks
        self.has_others = store.database.is_postgres
        """Whether other processes may write to the same tables."""

    async def write(self, live: LiveTable, chain: ProposalChain) -> Written:
        """Propose, store and fold the next entry. The caller holds the table's lock.

        After a conflict the whole chain is proposed again. Raises what the proposals raise,
        Repeated, KeyReused, Unknown.
        """
        while True:
            try:
                written = chain.propose(live.table)
            except HatamotoError:
                if not self.has_others or not await self._catch_up(live):
                    raise
                await self._check_new(live, chain.command_key)
                continue
            if written.entry is None or await self._is_written(live, chain, written.entry):
                return written

    async def _is_written(self, live: LiveTable, chain: ProposalChain, entry: Entry) -> bool:
        """Store and fold an entry; False if another process was first.

        The store refuses a key that is used. An entry without it that precedes the one that has
        it, such as a return, could still be written for a command that was done before.
        """
        if entry.key is None:
            await self._check_new(live, chain.command_key)
        try:
            await asyncio.wrap_future(self.store.append(live.table.id, entry))
        except Conflict:
            self.metrics.count("conflicts")
            await self._catch_up(live)
            await self._check_new(live, chain.command_key)
            return False
        except Unknown:
            return await self._confirm_stored(live, entry)
        live.fold(entry)
        return True

    async def catch_up(self, live: LiveTable) -> None:
        """Fold what other processes have written, and show it."""
        async with live.lock:
            await self._catch_up(live)

    async def _check_new(self, live: LiveTable, key: str | None) -> None:
        """Raise Repeated when the command of that key was done, KeyReused when another one was."""
        if key is None:
            return
        if is_same(key, await asyncio.to_thread(self.store.used_key, live.table.id, key)):
            raise Repeated("that was done before")

    async def _confirm_stored(self, live: LiveTable, entry: Entry) -> bool:
        """Whether an entry whose commit was interrupted is stored; raises Unknown.

        It is inserted again: its number is unique, so afterwards there is exactly one entry, ours
        or another's. A look would not be enough, because the commit may still be running.
        """
        for _ in range(CONFIRM_TRIES):
            with suppress(*OUTAGE):
                return await self._is_stored(live, entry)
            await asyncio.sleep(CONFIRM_SECONDS)
        self.tasks.start(self._recover(live))
        raise Unknown("the database did not confirm whether this was done; reload and check")

    async def _is_stored(self, live: LiveTable, entry: Entry) -> bool:
        """Insert an entry again and fold what is stored; returns whether it is this entry."""
        try:
            await asyncio.wrap_future(self.store.append(live.table.id, entry))
        except Conflict:
            return entry in await self._catch_up(live)
        live.fold(entry)
        return True

    async def _recover(self, live: LiveTable) -> None:
        """Once the store answers again, fold what was stored in the meantime."""
        while True:
            with suppress(*OUTAGE):
                await self.catch_up(live)
                return
            await asyncio.sleep(RETRY_SECONDS)

    async def _catch_up(self, live: LiveTable) -> list[Entry]:
        """Fold and show what others have written; returns that."""
        table = live.table
        entries = await asyncio.to_thread(self.store.history, table.id, table.count - 1)
        for entry in entries:
            live.fold(entry)
        if entries:
            self.notifier.forget_answered(table)
        return entries
