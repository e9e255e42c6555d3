"""How an entry becomes durable: proposed, stored under the next number, folded.

The number of an entry is unique in the store. When another process has written it first, this one
folds what was written and proposes again.
"""

from __future__ import annotations

import asyncio
from collections.abc import Callable
from contextlib import suppress
from dataclasses import replace
from typing import Final

from hatamoto.kernel.errors import HatamotoError
from hatamoto.server.live import Live
from hatamoto.server.metrics import Metrics
from hatamoto.server.notify import Notifier
from hatamoto.server.tasks import BackgroundTasks
from hatamoto.store.database import Unavailable, Unknown
from hatamoto.store.store import Conflict, Store
from hatamoto.table.entries import Entry
from hatamoto.table.table import Table

RETRY_SECONDS: Final = 1.0
SETTLE_TRIES: Final = 20
SETTLE_SECONDS: Final = 0.25
"""How often, and how far apart, the store is asked what became of a commit that broke off."""
Proposal = Callable[[Table], Entry | None]


class Repeated(HatamotoError):
    """A command that was done before was sent again; whoever sent it is told that it is done."""

    slug = "repeated"


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

    async def write(self, live: Live, propose: Proposal, key: str | None) -> Entry | None:
        """Propose, store, fold; raises what the proposal raises, Repeated and Unknown."""
        async with live.lock:
            return await self._store_next(live, propose, key)

    async def catch_up(self, live: Live) -> None:
        """Fold what other processes have written, and show it."""
        async with live.lock:
            await self._catch_up(live)

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
        self.tasks.start(self._recover(live))
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
