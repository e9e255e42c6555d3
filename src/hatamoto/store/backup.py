"""Back up a database while servers run; restore it while none does."""

from __future__ import annotations

import os
import sqlite3
import tempfile
from collections.abc import Iterator
from contextlib import closing, contextmanager, suppress
from datetime import UTC, datetime
from pathlib import Path
from typing import Final

from hatamoto.kernel.errors import BadArgument
from hatamoto.store import pg_dumps
from hatamoto.store.database import address, file_of
from hatamoto.store.file_lock import locked, share_owner
from hatamoto.store.versions import known_versions, version_of

EXISTS: Final = "{} already exists; back up to a new file"
LOGS: Final = ("-wal", "-shm")
"""Suffixes of the files that SQLite keeps next to a database."""


def back_up(url: str, path: Path) -> None:
    """Copy a database into a new file, atomically; raises BadArgument.

    Servers may keep writing; the copy holds the state from when it began.
    """
    version_of(url)
    if path.exists():
        raise BadArgument(EXISTS.format(path))
    with temporary_file(path) as copy:
        file = file_of(address(url))
        if file is None:
            pg_dumps.dump(url, copy)
        else:
            copy_sqlite(file, copy)
        sync(copy)
        put_new(copy, path)


def put_new(made: Path, path: Path) -> None:
    """Give a complete file its name; raises BadArgument if another has it by now.

    A link fails where a rename would replace the backup of somebody who was quicker.
    """
    try:
        os.link(made, path)
    except FileExistsError:
        raise BadArgument(EXISTS.format(path)) from None
    except OSError:  # A file system without links.
        made.replace(path)
    sync(path.parent)


def restore(url: str, path: Path) -> str:
    """Replace a database with a backup; returns where the old one was moved to.

    Raises BadArgument if the file is not a Hatamoto backup or the database is in use.
    """
    if not path.is_file():
        raise BadArgument(f"there is no file {path}")
    file = file_of(address(url))
    # Microseconds: two restores in one second must not share a name.
    mark = datetime.now(UTC).strftime("%Y%m%d_%H%M%S_%f")
    if file is None:
        return pg_dumps.restore(url, path, f"{pg_dumps.ASIDE}{mark}")
    return restore_sqlite(file, path, mark)


@contextmanager
def temporary_file(path: Path) -> Iterator[Path]:
    """A file next to `path` that is gone afterwards, unless it was renamed.

    Only its owner may read it: a database holds secrets of games and people.
    """
    descriptor, name = tempfile.mkstemp(prefix=f".{path.name}.", dir=path.parent)
    os.close(descriptor)
    made = Path(name)
    try:
        yield made
    finally:
        made.unlink(missing_ok=True)


def sync(path: Path) -> None:
    """Flush a file or folder to disk, where the system supports it."""
    with suppress(PermissionError):  # Windows cannot open folders.
        descriptor = os.open(path, os.O_RDONLY)
        try:
            os.fsync(descriptor)
        finally:
            os.close(descriptor)


# SQLite


def connect(file: Path, mode: str) -> sqlite3.Connection:
    """Connect to an existing file; `ro` only if nobody else writes to it, else `rw`."""
    return sqlite3.connect(f"{file.absolute().as_uri()}?mode={mode}", uri=True)


def copy_sqlite(file: Path, copy: Path, mode: str = "rw") -> None:
    """Copy with SQLite's backup API: a consistent state even while others write."""
    source = connect(file, mode)
    with closing(source), closing(sqlite3.connect(copy)) as target:
        try:
            source.backup(target)
        except sqlite3.OperationalError as error:
            raise BadArgument(f"{file} cannot be copied to {copy.parent}: {error}") from None
        target.execute("PRAGMA journal_mode=DELETE")  # A single file without -wal and -shm.
        check_undamaged(target, file)


def check_undamaged(connection: sqlite3.Connection, path: Path) -> None:
    """Raise BadArgument unless the file is a database that passes the integrity check."""
    try:
        sound = connection.execute("PRAGMA integrity_check").fetchone()
    except sqlite3.DatabaseError as error:
        raise BadArgument(f"{path} is not a Hatamoto backup: {error}") from None
    if sound != ("ok",):
        raise BadArgument(f"{path} is damaged: {sound[0]}")


def check_ours(connection: sqlite3.Connection, path: Path) -> None:
    """Raise BadArgument unless this is a Hatamoto database of a known version."""
    try:
        version = connection.execute("SELECT version_num FROM alembic_version").fetchone()
    except sqlite3.DatabaseError as error:
        raise BadArgument(f"{path} is not a Hatamoto backup: {error}") from None
    if version is None or version[0] not in known_versions():
        raise BadArgument(f"{path} comes from an unknown version of Hatamoto")


def restore_sqlite(file: Path, path: Path, mark: str) -> str:
    """Replace a database file that is not in use; returns where the old one was moved to."""
    with closing(connect(path, "ro")) as found:
        check_undamaged(found, path)
        check_ours(found, path)
    with locked(file), temporary_file(file) as copy:
        copy_sqlite(path, copy, "ro")
        share_owner(copy, file)
        sync(copy)
        aside = set_aside(file, mark) if file.exists() else "nothing"
        copy.replace(file)
        sync(file.parent)
        return aside


def set_aside(file: Path, mark: str) -> str:
    """Give a database a second name, and return that; raises BadArgument if it is in use.

    The first name stays until the restored file replaces it. Otherwise a server that starts after
    a crash in between would begin with an empty database.
    """
    with suppress(sqlite3.DatabaseError), closing(sqlite3.connect(file, timeout=0)) as old:
        try:
            # Also merges a write-ahead log left behind by a crash.
            old.execute("PRAGMA journal_mode=DELETE").fetchall()
        except sqlite3.OperationalError as error:
            if "locked" in str(error):
                raise BadArgument(f"another program has {file} open; close it first") from None
    aside = file.with_name(f"{file.name}.before_restore_{mark}")
    for suffix in LOGS:  # Only a damaged database still has them; the restored one must not.
        log = file.with_name(file.name + suffix)
        if log.exists():
            log.rename(aside.with_name(aside.name + suffix))
    try:
        os.link(file, aside)
    except OSError:  # A file system without links.
        file.rename(aside)
    return str(aside)
