"""Copies of a database, taken while servers run, and put back while none does."""

from __future__ import annotations

import os
import sqlite3
import tempfile
import time
from collections.abc import Iterator
from contextlib import closing, contextmanager, suppress
from pathlib import Path
from typing import Final

from hatamoto.kernel.errors import BadArgument
from hatamoto.store import pg_dumps
from hatamoto.store.database import address, file_of
from hatamoto.store.file_lock import locked, share_owner
from hatamoto.store.versions import known_versions, version_of

SUFFIXES: Final = ("", "-wal", "-shm")
"""The files that together are a database of SQLite."""


def back_up(url: str, path: Path) -> None:
    """Copy a database into a new file, whole or not at all; raises BadArgument.

    Servers may go on writing meanwhile; what they write later is not in the copy.
    """
    version_of(url)
    if path.exists():
        raise BadArgument(f"{path} exists; a backup goes to a new file")
    with new_file(path) as copy:
        file = file_of(address(url))
        if file is None:
            pg_dumps.dump(url, copy)
        else:
            copy_sqlite(file, copy)


def restore(url: str, path: Path) -> str:
    """Put a copy in place of a database; says where what was there is kept.

    Raises BadArgument where the file is no copy of ours, or where anybody uses the database.
    """
    if not path.is_file():
        raise BadArgument(f"there is no file {path}")
    file = file_of(address(url))
    mark = time.strftime("%Y%m%d_%H%M%S", time.gmtime())
    if file is None:
        return pg_dumps.restore(url, path, f"{pg_dumps.ASIDE}{mark}")
    return restore_sqlite(file, path, mark)


@contextmanager
def new_file(path: Path) -> Iterator[Path]:
    """A file to be filled that gets its name once it is whole and on the disk.

    Only its owner may read it: a database holds secrets of games and people.
    """
    descriptor, name = tempfile.mkstemp(prefix=f".{path.name}.", dir=path.parent)
    os.close(descriptor)
    made = Path(name)
    try:
        yield made
        sync(made)
        made.replace(path)
        sync(path.parent)
    finally:
        made.unlink(missing_ok=True)


def sync(path: Path) -> None:
    """Wait until a file or folder is on the disk, where the system can say so."""
    with suppress(PermissionError):  # Windows does not open folders.
        descriptor = os.open(path, os.O_RDONLY)
        try:
            os.fsync(descriptor)
        finally:
            os.close(descriptor)


# SQLite


def connected(file: Path, mode: str) -> sqlite3.Connection:
    """A connection to a file that is there: `ro` to one that nobody else writes, else `rw`."""
    return sqlite3.connect(f"{file.absolute().as_uri()}?mode={mode}", uri=True)


def copy_sqlite(file: Path, copy: Path, mode: str = "rw") -> None:
    """Copy by SQLite's own means: one consistent state, though others write."""
    source = connected(file, mode)
    with closing(source), closing(sqlite3.connect(copy)) as target:
        source.backup(target)
        target.execute("PRAGMA journal_mode=DELETE")  # One file, nothing beside it.
        check_sound(target, file)


def check_sound(connection: sqlite3.Connection, path: Path) -> None:
    """Raise BadArgument unless a file is a database without damage."""
    try:
        sound = connection.execute("PRAGMA integrity_check").fetchone()
    except sqlite3.DatabaseError as error:
        raise BadArgument(f"{path} is no backup of a server: {error}") from None
    if sound != ("ok",):
        raise BadArgument(f"{path} is damaged: {sound[0]}")


def check_ours(connection: sqlite3.Connection, path: Path) -> None:
    """Raise BadArgument unless a database is ours and of a version we know."""
    try:
        version = connection.execute("SELECT version_num FROM alembic_version").fetchone()
    except sqlite3.DatabaseError as error:
        raise BadArgument(f"{path} is no backup of a server: {error}") from None
    if version is None or version[0] not in known_versions():
        raise BadArgument(f"{path} is of another version of ours")


def restore_sqlite(file: Path, path: Path, mark: str) -> str:
    """Put a copy in place of a file that nobody uses; the name of what was there."""
    with closing(connected(path, "ro")) as found:
        check_sound(found, path)
        check_ours(found, path)
    with locked(file), new_file(file) as copy:
        copy_sqlite(path, copy, "ro")
        share_owner(copy, file)
        return set_aside(file, mark) if file.exists() else "nothing"


def set_aside(file: Path, mark: str) -> str:
    """Rename a database that nobody uses; its new name. Raises BadArgument when somebody does."""
    with suppress(sqlite3.DatabaseError), closing(sqlite3.connect(file, timeout=0)) as old:
        try:
            # Takes in what a crash has left in the log beside the file.
            old.execute("PRAGMA journal_mode=DELETE").fetchall()
        except sqlite3.OperationalError as error:
            if "locked" in str(error):
                raise BadArgument(f"another program has {file} open; close it first") from None
    aside = file.with_name(f"{file.name}.before_restore_{mark}")
    for suffix in SUFFIXES:
        part = file.with_name(file.name + suffix)
        if part.exists():
            part.rename(aside.with_name(aside.name + suffix))
    return str(aside)
