"""The database behind the store: connections, migrations, and a writer with group commit."""

from __future__ import annotations

import logging
import math
import os
import queue
import shutil
import sqlite3
import threading
import time
from collections import Counter
from collections.abc import Callable
from concurrent.futures import Future
from contextlib import suppress
from dataclasses import dataclass
from pathlib import Path
from typing import Any, Final, TypeVar

from alembic import command
from alembic.config import Config
from alembic.migration import MigrationContext
from alembic.util import CommandError
from sqlalchemy import Connection, Engine, create_engine, event, text
from sqlalchemy.engine import URL, make_url
from sqlalchemy.exc import ArgumentError, DBAPIError

from hatamoto.extras import requires
from hatamoto.kernel.errors import BadArgument, HatamotoError

T = TypeVar("T")
log = logging.getLogger("hatamoto.store")
GROUP: Final = 256
"""Maximum number of writes in one commit."""
SECONDS_TO_WAIT: Final = 30
SECONDS_TO_CLOSE: Final = 60
LOG_SECONDS: Final = 5.0
"""Seconds between two failures of a kind in the log."""
MIGRATIONS: Final = Path(__file__).parent / "migrations"
NEWEST: Final = max(file.name[:4] for file in (MIGRATIONS / "versions").glob("[0-9]*.py"))
"""The current version: migrations are files with their number in front."""
MIN_FREE_BYTES: Final = 1_000_000
"""How much of the disk must be free: less does not last for a minute of play."""
MIGRATION_LOCK: Final = 7182
"""The advisory lock under which PostgreSQL is migrated or restored."""


class Unavailable(HatamotoError):
    """The database cannot be read or written now: a full disk, a lost connection."""

    slug = "unavailable"


class Unknown(HatamotoError):
    """The connection was lost during a commit, so it is unknown whether it took effect."""

    slug = "unknown"


DAMAGED: Final = (
    "the database file is damaged; stop the server and restore a backup (hatamoto admin restore)"
)
OUTAGE: Final = (Unavailable, Unknown)
"""What a database that does not answer raises; work that goes on regularly tries again later."""


def reason(error: DBAPIError) -> str:
    """Why the database refused something, on one line."""
    return str(error.orig).partition("\n")[0]


def is_damaged(error: DBAPIError) -> bool:
    """Whether SQLite has found its file damaged."""
    return str(getattr(error.orig, "sqlite_errorname", "")).startswith("SQLITE_CORRUPT")


class FailureLog:
    """Logs failures, but not hundreds in an outage: one of each kind in a few seconds."""

    def __init__(self) -> None:
        self._logged: dict[str, float] = {}
        self._left_out: Counter[str] = Counter()

    def note(self, what: str, why: object, now: float) -> None:
        """Log a failure with how many before it were not logged, or count it."""
        if now - self._logged.get(what, -math.inf) < LOG_SECONDS:
            self._left_out[what] += 1
            return
        self._logged[what] = now
        before = self._left_out.pop(what, 0)
        log.error("%s failed: %s%s", what, why, f" ({before} more before)" if before else "")


FAILURES: Final = FailureLog()
NOT_COMMITTED: Final = (sqlite3.SQLITE_FULL, sqlite3.SQLITE_BUSY)
"""SQLite errors after which a commit has certainly not taken effect."""


def commit(connection: Connection) -> None:
    """Commit a transaction; raises Unknown if it may or may not have taken effect."""
    try:
        connection.commit()
    except DBAPIError as error:
        if getattr(error.orig, "sqlite_errorcode", None) in NOT_COMMITTED:
            raise
        log.error("a commit failed: %s", reason(error))
        raise Unknown("the store did not say whether this was done; look again") from None


Rows = Callable[[Connection, list[Any]], None]
"""Writes several rows of one kind in as few statements as possible."""


@dataclass(frozen=True)
class Write:
    """A queued write and the future that resolves once it is durable."""

    work: Callable[[Connection], Any]
    done: Future[Any]
    key: str
    rows: Rows | None = None
    """If set, writes this row in one statement with the group's other rows, instead of `work`."""
    row: Any = None

    def fail(self, error: Exception) -> None:
        """Report to the waiting caller that nothing was written, or that it is unknown."""
        if isinstance(error, (DBAPIError, Unavailable)):
            why = reason(error) if isinstance(error, DBAPIError) else error
            FAILURES.note("a write", why, time.monotonic())
            error = Unavailable("the store cannot write now; this was not done")
        elif isinstance(error, Unknown):
            error = Unknown(*error.args)  # Each caller adds its own traceback.
        self.done.set_exception(error)


def address(url: str) -> URL:
    """Parse a database URL; a plain path is a SQLite file. Raises BadArgument."""
    parsed = None
    with suppress(ArgumentError, ValueError):
        parsed = make_url(url if "://" in url or not url else f"sqlite:///{url}")
    known = parsed is not None and parsed.get_backend_name() in ("sqlite", "postgresql")
    if parsed is None or not known or is_in_memory(parsed):
        raise BadArgument(
            "the database must be a file, sqlite:///FILE or postgresql://USER:PASSWORD@HOST/NAME"
        )
    return parsed


def is_in_memory(url: URL) -> bool:
    return url.get_backend_name() == "sqlite" and url.database in (None, "", ":memory:")


def file_of(url: URL) -> Path | None:
    """The file of a SQLite database, or None for PostgreSQL."""
    is_file = url.get_backend_name() == "sqlite" and url.database
    return Path(str(url.database)) if is_file else None


def check_room(file: Path | None, least: int = MIN_FREE_BYTES) -> None:
    """Raise Unavailable if the disk of a SQLite file is full, or its folder is gone.

    Overwriting can succeed on a full disk, so a test write does not show it.
    """
    if file is None:
        return
    try:
        free = shutil.disk_usage(file.parent).free
    except OSError as error:
        raise Unavailable(f"the folder of the database cannot be read: {error}") from None
    if free < least:
        raise Unavailable("the disk is full")


def identity(path: Path) -> tuple[int, int] | None:
    """Device and inode, which change when a file is replaced; None if it does not exist."""
    try:
        found = os.stat(path)
    except OSError:
        return None
    return found.st_dev, found.st_ino


def create_private(file: Path) -> None:
    """Create a database file that only its owner can read, since it holds secrets.

    SQLite gives its -wal and -shm files the same rights, and reports what cannot be created.
    """
    with suppress(OSError):
        file.touch(mode=0o600, exist_ok=False)


def engine_for(url: str) -> Engine:
    """An engine whose commits are durable when they return."""
    parsed = address(url)
    if parsed.get_backend_name() == "postgresql":
        with_driver = parsed.set(drivername="postgresql+psycopg")
        waits = {"connect_timeout": SECONDS_TO_WAIT}
        with requires("postgres"):
            return create_engine(with_driver, pool_pre_ping=True, connect_args=waits)
    engine = create_engine(parsed, connect_args={"timeout": SECONDS_TO_WAIT})
    event.listen(engine, "connect", _set_up_sqlite)
    event.listen(engine, "begin", _begin_sqlite)
    return engine


def _set_up_sqlite(connection: Any, _: object) -> None:
    connection.isolation_level = None
    _use_write_ahead_log(connection)
    for pragma in ("synchronous=FULL", "foreign_keys=ON"):
        connection.execute(f"PRAGMA {pragma}")


def _use_write_ahead_log(connection: Any) -> None:
    """Switch the journal; SQLite does not wait for the lock that this takes, so this does."""
    deadline = time.monotonic() + SECONDS_TO_WAIT
    while True:
        try:
            connection.execute("PRAGMA journal_mode=WAL")
            return
        except sqlite3.OperationalError as error:
            is_busy = error.sqlite_errorname.startswith("SQLITE_BUSY")
            if not is_busy or time.monotonic() > deadline:
                raise
            time.sleep(0.01)


def _begin_sqlite(connection: Connection) -> None:
    connection.exec_driver_sql("BEGIN IMMEDIATE" if _is_writing(connection) else "BEGIN")


def _is_writing(connection: Connection) -> bool:
    return bool(connection.get_execution_options().get("writes"))


def run_group(connection: Connection, group: list[Write]) -> list[Any]:
    """Run all writes of a group and return their results; rows of one kind go in together."""
    kinds: dict[Rows, list[Any]] = {}
    for write in group:
        if write.rows is not None:
            kinds.setdefault(write.rows, []).append(write.row)
    for rows, given in kinds.items():
        rows(connection, given)
    return [write.work(connection) if write.rows is None else None for write in group]


class Database:
    """Reads run on any thread; all writes of this process go through one thread, in groups."""

    def __init__(self, url: str) -> None:
        self.url = url
        self.engine = engine_for(url)
        self.file = file_of(self.engine.url)
        if self.file is not None:
            create_private(self.file)
        self._writing = self.engine.execution_options(writes=True)
        self.is_postgres = self.engine.dialect.name == "postgresql"
        self._writes: queue.SimpleQueue[Write | None] = queue.SimpleQueue()
        self._gate = threading.Lock()
        self._is_closed = False
        self._writer = threading.Thread(target=self._run, name="store-writer", daemon=True)
        self._open()
        self._identity = identity(self.file) if self.file else None
        self._writer.start()

    def _open(self) -> None:
        """Migrate the database to the current version; raises Unavailable."""
        try:
            self._migrate()
        except DBAPIError as error:
            told = f"the database cannot be opened: {reason(error)}"
            raise Unavailable(DAMAGED if is_damaged(error) else told) from None
        except CommandError as error:
            raise Unavailable(f"the database is of an unknown version: {error}") from None

    def _migrate(self) -> None:
        config = Config()
        config.set_main_option("script_location", str(MIGRATIONS))
        with self._writing.begin() as connection:
            if self.is_postgres:
                connection.execute(text(f"SELECT pg_advisory_xact_lock({MIGRATION_LOCK})"))
            if MigrationContext.configure(connection).get_current_revision() != NEWEST:
                config.attributes["connection"] = connection
                command.upgrade(config, "head")

    def read(self, work: Callable[[Connection], T]) -> T:
        """Run a query function on its own connection; raises Unavailable."""
        self._check_file()
        try:
            with self.engine.connect() as connection:
                return work(connection)
        except DBAPIError as error:
            FAILURES.note("a read", reason(error), time.monotonic())
            told = DAMAGED if is_damaged(error) else "the store does not answer now"
            raise Unavailable(told) from None

    def write(self, work: Callable[[Connection], T], key: str = "") -> Future[T]:
        """Queue a write; the future resolves once it is durable, or holds the error.

        `work` may run again if another write of its group fails. Where several processes write
        the same rows, `key` names them: a group runs in key order, so locks cannot deadlock.
        """
        done: Future[T] = Future()
        self._queue(Write(work, done, key))
        return done

    def write_row(self, rows: Rows, row: object, key: str) -> Future[None]:
        """Queue a row; rows with the same `rows` function in one commit are written together."""
        done: Future[None] = Future()
        self._queue(Write(lambda connection: rows(connection, [row]), done, key, rows, row))
        return done

    def _queue(self, write: Write) -> None:
        with self._gate:
            if self._is_closed:
                error = Unavailable("the server is stopping; this was not done")
                write.done.set_exception(error)
            else:
                self._writes.put(write)

    def _check_file(self) -> None:
        """Raise Unavailable if the file was deleted or replaced: writes to it would be lost."""
        if self.file and identity(self.file) != self._identity:
            raise Unavailable("the database file was deleted or replaced")

    def close(self) -> None:
        """Finish the queued writes and disconnect."""
        with self._gate:
            self._is_closed = True
            self._writes.put(None)
        self._writer.join(SECONDS_TO_CLOSE)
        self.engine.dispose()

    # The writer's thread

    def _run(self) -> None:
        while (first := self._writes.get()) is not None:
            group = [first]
            while len(group) < GROUP and not self._writes.empty():
                more = self._writes.get()
                if more is None:
                    self._writes.put(None)
                    break
                group.append(more)
            wanted = [write for write in group if write.done.set_running_or_notify_cancel()]
            self._commit(sorted(wanted, key=lambda write: write.key))

    def _commit(self, group: list[Write]) -> None:
        """Commit a group in one transaction; if a write fails, each gets its own transaction.

        A failure can undo the whole transaction (SQLite does so when the disk is full), so
        nothing counts as written before the commit has returned.
        """
        try:
            results = self._try_commit(group)
        except Exception as error:
            for write in group:
                write.fail(error)
            return
        if results is None:
            for write in group:
                self._commit([write])
            return
        for write, result in zip(group, results, strict=True):
            write.done.set_result(result)

    def _try_commit(self, group: list[Write]) -> list[Any] | None:
        """The results once they are durable; None if one of several writes failed (rolled back)."""
        self._check_file()
        connection = self._writing.connect()
        try:
            try:
                results = run_group(connection, group)
            except Exception:
                connection.rollback()
                if len(group) == 1:
                    raise
                return None
            commit(connection)
        finally:
            with suppress(DBAPIError):  # The outcome is decided; a failing close changes nothing.
                connection.close()
        return results
