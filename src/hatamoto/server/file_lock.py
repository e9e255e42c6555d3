"""An exclusive lock on an open file, held until the file is closed or the process ends."""

import sys
from typing import IO

if sys.platform == "win32":
    import msvcrt

    def lock(file: IO[bytes]) -> None:
        """Take the lock without waiting; raises BlockingIOError when another process has it."""
        file.seek(0)  # Windows locks a range of bytes: all processes must lock the same one
        try:
            msvcrt.locking(file.fileno(), msvcrt.LK_NBLCK, 1)
        except PermissionError as error:
            raise BlockingIOError(*error.args) from None

else:
    import fcntl

    def lock(file: IO[bytes]) -> None:
        """Take the lock without waiting; raises BlockingIOError when another process has it."""
        fcntl.flock(file, fcntl.LOCK_EX | fcntl.LOCK_NB)
