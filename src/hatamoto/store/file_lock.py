"""An exclusive lock on an open file, held until the file is closed or the process ends."""

import os
import sys
from collections.abc import Iterator
from contextlib import contextmanager, suppress
from pathlib import Path
from typing import IO

from hatamoto.kernel.errors import BadArgument

if sys.platform == "win32":
    import msvcrt

    def share_owner(path: Path, like: Path) -> None:
        """Do nothing: Windows files inherit their access rights from the folder."""

    def lock(file: IO[bytes]) -> None:
        """Take the lock without waiting; raises BlockingIOError when another process has it."""
        file.seek(0)  # Windows locks a range of bytes: all processes must lock the same one
        try:
            msvcrt.locking(file.fileno(), msvcrt.LK_NBLCK, 1)
        except PermissionError as error:
            raise BlockingIOError(*error.args) from None

else:
    import fcntl

    def share_owner(path: Path, like: Path) -> None:
        """Give a file the owner of another, if allowed: root may create files for the server."""
        with suppress(FileNotFoundError, PermissionError):
            found = os.stat(like)
            os.chown(path, found.st_uid, found.st_gid)

    def lock(file: IO[bytes]) -> None:
        """Take the lock without waiting; raises BlockingIOError when another process has it."""
        fcntl.flock(file, fcntl.LOCK_EX | fcntl.LOCK_NB)


@contextmanager
def locked(database: Path) -> Iterator[None]:
    """Hold the lock that a running server holds; raises BadArgument if one is running."""
    with open(f"{database}.lock", "ab") as claim:
        share_owner(Path(claim.name), database)
        try:
            lock(claim)
        except BlockingIOError:
            raise BadArgument(f"a server is using {database}; stop it first") from None
        except OSError as error:
            raise BadArgument(f"{database} cannot be locked: {error.strerror}") from None
        yield
