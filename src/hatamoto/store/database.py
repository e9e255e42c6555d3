"""The database behind the store: connections, migrations, and one writer that commits in groups."""

from __future__ import annotations

import queue
import threading
from collections.abc import Callable
from concurrent.futures import Future
from dataclasses import dataclass
from pathlib import Path
from typing import Any, Final, TypeVar

from alembic import command
from alembic.config import Config
from sqlalchemy import Connection, Engine, create_engine, event, text
from sqlalchemy.engine import make_url

T = TypeVar("T")
GROUP: Final = 64
"""The most writes that share one commit."""
SECONDS_TO_WAIT: Final = 30
MIGRATIONS: Final = Path(__file__).parent / "migrations"


@dataclass(frozen=True)
class Write:
    """Something to be written, and who waits for it to be durable."""

    work: Callable[[Connection], Any]
    done: Future[Any]


def engine_for(url: str) -> Engine:
    """An engine whose commits are durable when they return."""
    parsed = make_url(url)
    if parsed.get_backend_name() == "postgresql":
        return create_engine(parsed.set(drivername="postgresql+psycopg"), pool_pre_ping=True)
    engine = create_engine(parsed, connect_args={"timeout": SECONDS_TO_WAIT})
    event.listen(engine, "connect", _set_up_sqlite)
    event.listen(engine, "begin", _begin_sqlite)
    return engine


def _set_up_sqlite(connection: Any, _: object) -> None:
    connection.isolation_level = None
    for pragma in ("journal_mode=WAL", "synchronous=FULL", "foreign_keys=ON"):
        connection.execute(f"PRAGMA {pragma}")


def _begin_sqlite(connection: Connection) -> None:
    connection.exec_driver_sql("BEGIN IMMEDIATE" if _is_writing(connection) else "BEGIN")


def _is_writing(connection: Connection) -> bool:
    return bool(connection.get_execution_options().get("writes"))


class Database:
    """Reads on any thread; all writes of this process go through one thread and commit together."""

    def __init__(self, url: str) -> None:
        self.url = url
        self.engine = engine_for(url)
        self.is_postgres = self.engine.dialect.name == "postgresql"
        self._writes: queue.SimpleQueue[Write | None] = queue.SimpleQueue()
        self._writer = threading.Thread(target=self._run, name="store-writer", daemon=True)
        self._migrate()
        self._writer.start()

    def _migrate(self) -> None:
        config = Config()
        config.set_main_option("script_location", str(MIGRATIONS))
        with self.engine.execution_options(writes=True).begin() as connection:
            if self.is_postgres:
                connection.execute(text("SELECT pg_advisory_xact_lock(7182)"))
            config.attributes["connection"] = connection
            command.upgrade(config, "head")

    def read(self, work: Callable[[Connection], T]) -> T:
        """Do some reading on a connection of its own."""
        with self.engine.connect() as connection:
            return work(connection)

    def write(self, work: Callable[[Connection], T]) -> Future[T]:
        """Queue some writing; the future is done when it is durable, or tells why it failed."""
        done: Future[T] = Future()
        self._writes.put(Write(work, done))
        return done

    def close(self) -> None:
        """Finish what is queued and let go of the database."""
        self._writes.put(None)
        self._writer.join()
        self.engine.dispose()

    def _run(self) -> None:
        while (first := self._writes.get()) is not None:
            group = [first]
            while len(group) < GROUP and not self._writes.empty():
                more = self._writes.get()
                if more is None:
                    self._writes.put(None)
                    break
                group.append(more)
            self._commit(group)

    def _commit(self, group: list[Write]) -> None:
        """One transaction for the group; a write that fails is undone alone."""
        finished: list[tuple[Write, Any]] = []
        try:
            with self.engine.execution_options(writes=True).begin() as connection:
                for write in group:
                    try:
                        with connection.begin_nested():
                            finished.append((write, write.work(connection)))
                    except Exception as error:
                        write.done.set_exception(error)
        except Exception as error:
            for write in group:
                if not write.done.done():
                    write.done.set_exception(error)
            return
        for write, result in finished:
            write.done.set_result(result)
