"""A journal of finished parts, so that the same command continues where it stopped.

The first line identifies the work, and each further line holds one result. A truncated last line
is ignored. The file is removed when the work is done.
"""

from __future__ import annotations

import hashlib
import json
import os
from collections.abc import Callable, Iterable, Iterator
from pathlib import Path
from types import TracebackType
from typing import IO, Generic, TypeVar

import msgspec

from hatamoto import __version__

R = TypeVar("R")


def cache_folder() -> Path:
    """The folder for unfinished work on this machine."""
    home = os.environ.get("XDG_CACHE_HOME") or Path.home() / ".cache"
    return Path(home) / "hatamoto" / "unfinished"


def journal_path(work: dict[str, object]) -> Path:
    """The journal of some work; the same work always has the same file."""
    return cache_folder() / f"{hashlib.sha256(headline(work)).hexdigest()[:24]}.jsonl"


def headline(work: dict[str, object]) -> bytes:
    """The first line, which identifies the work."""
    about = {"version": __version__, **work}
    return json.dumps(about, sort_keys=True, ensure_ascii=False).encode()


class Journal(Generic[R]):
    """The results so far, and an open file for further ones."""

    def __init__(
        self, work: dict[str, object], result_type: type[R], path: Path | None = None
    ) -> None:
        self.path = journal_path(work) if path is None else path
        self.head = headline(work)
        self.result_type = result_type
        self.kept: dict[int, R] = {}
        """By number of the part, its result."""
        self.file: IO[bytes] | None = None

    def __enter__(self) -> Journal[R]:
        self.path.parent.mkdir(parents=True, exist_ok=True)
        lines = self.path.read_bytes().split(b"\n") if self.path.exists() else []
        if lines[:1] == [self.head]:
            for line in lines[1:-1]:
                number, result = msgspec.json.decode(line, type=tuple[int, msgspec.Raw])
                self.kept[number] = msgspec.json.decode(result, type=self.result_type)
        self._write_anew()
        return self

    def __exit__(
        self,
        error_type: type[BaseException] | None,
        _: BaseException | None,
        __: TracebackType | None,
    ) -> None:
        assert self.file is not None
        self.file.close()
        if error_type is None:
            self.path.unlink(missing_ok=True)

    def _write_anew(self) -> None:
        """Rewrite the file without a truncated line."""
        half = self.path.with_suffix(".half")
        rows = [msgspec.json.encode((number, result)) for number, result in self.kept.items()]
        half.write_bytes(b"".join(line + b"\n" for line in (self.head, *rows)))
        half.replace(self.path)
        self.file = self.path.open("ab")

    def add(self, number: int, result: R) -> None:
        """Append the result of a part."""
        assert self.file is not None
        self.kept[number] = result
        self.file.write(msgspec.json.encode((number, result)) + b"\n")
        self.file.flush()

    def through(
        self, numbers: Iterable[int], run: Callable[[list[int]], Iterator[tuple[int, R]]]
    ) -> Iterator[tuple[int, R]]:
        """All results: the journal's, then those of `run` for the remaining numbers."""
        wanted = list(numbers)
        yield from [(number, self.kept[number]) for number in wanted if number in self.kept]
        for number, result in run([number for number in wanted if number not in self.kept]):
            self.add(number, result)
            yield number, result
