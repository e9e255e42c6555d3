"""Tracks which players are connected to which tables, across all processes."""

from __future__ import annotations

from hatamoto.server.live import Listener, LiveTable
from hatamoto.server.notify import Notifier
from hatamoto.store.store import Store


class Presence:
    """Adds and removes sockets, and tells other processes who is connected here."""

    def __init__(self, tables: dict[str, LiveTable], store: Store, notifier: Notifier) -> None:
        self.tables = tables
        """The tables in memory, by id."""
        self.store = store
        self.notifier = notifier

    def join(self, live: LiveTable, listener: Listener) -> None:
        """Add a socket to a table."""
        if live.join(listener):
            self.tell(live)
        self.notifier.cancel(listener.reader.holder, live.table.id)

    def leave(self, live: LiveTable, listener: Listener) -> None:
        """Remove a socket."""
        if live.leave(listener):
            self.tell(live)

    def session_ended(self, holder: str) -> None:
        """Make the person's sockets in every process check whether their session still exists."""
        self.recheck_session(holder)
        self.store.notify("ended", holder)

    def send_away(self) -> None:
        """Close every socket, so that clients reconnect to another process."""
        for live in self.tables.values():
            live.send_away()

    def recheck_session(self, holder: str) -> None:
        """Make the person's sockets in this process check whether their session still exists."""
        for live in self.tables.values():
            for listener in live.listeners:
                if listener.reader.holder == holder:
                    listener.recheck()

    def tell(self, live: LiveTable) -> None:
        """Tell the other processes who is connected here."""
        self.store.notify("here", live.table.id, *sorted(live.here()))

    def ask(self, live: LiveTable) -> None:
        """Others answer; a process that has not answered since it was last asked is gone."""
        live.forget_silent()
        self.store.notify("who", live.table.id)
