"""Who looks on at the tables, in this process and in others."""

from __future__ import annotations

from hatamoto.server.live import Listener, Live
from hatamoto.server.notify import Notifier
from hatamoto.store.store import Store


class Presence:
    """Sockets come and go; other processes are told who looks on here."""

    def __init__(self, tables: dict[str, Live], store: Store, notifier: Notifier) -> None:
        self.tables = tables
        """Those in memory, by id."""
        self.store = store
        self.notifier = notifier

    def join(self, live: Live, listener: Listener) -> None:
        """Add a socket to a table."""
        if live.join(listener):
            self.tell(live)
        self.notifier.cancel(listener.reader.holder, live.table.id)

    def leave(self, live: Live, listener: Listener) -> None:
        """Remove a socket."""
        if live.leave(listener):
            self.tell(live)

    def session_ended(self, holder: str) -> None:
        """Sockets of somebody look whether their own session still holds, in every process."""
        self.doubt(holder)
        self.store.notify("ended", holder)

    def send_away(self) -> None:
        """Close every socket, so that clients open another one, at another process."""
        for live in self.tables.values():
            for listener in live.listeners:
                listener.away.set()

    def doubt(self, holder: str) -> None:
        """Let the sockets of somebody look whether their session still holds."""
        for live in self.tables.values():
            for listener in live.listeners:
                if listener.reader.holder == holder:
                    listener.doubt.set()

    def tell(self, live: Live) -> None:
        """Tell other processes who looks on here."""
        self.store.notify("here", live.table.id, *sorted(live.here()))

    def ask(self, live: Live) -> None:
        """Others answer; a process that has not answered since it was last asked is gone."""
        live.forget_silent()
        self.store.notify("who", live.table.id)
