"""`hatamoto engine`: the protocol over standard input and output."""

import sys
from collections.abc import Iterator
from typing import BinaryIO, Final

from hatamoto.cli.arguments import chosen_packs
from hatamoto.engine import Engine

MAX_LINE_BYTES: Final = 1 << 24
"""The longest line that is read, in bytes."""


def serve(content: str) -> int:
    """Answer every line until `quit` or the end of the input."""
    answer_all(Engine(chosen_packs(content)), sys.stdin.buffer, sys.stdout.buffer)
    return 0


def answer_all(engine: Engine, requests: BinaryIO, answers: BinaryIO) -> None:
    """Answer each line as soon as it is read."""
    for line in lines(requests):
        answers.write(engine.answer(line).encode() + b"\n")
        answers.flush()
        if engine.is_done:
            return


def lines(requests: BinaryIO) -> Iterator[str]:
    """The lines as text; one that is too long or not UTF-8 becomes a line that is not JSON."""
    while line := requests.readline(MAX_LINE_BYTES):
        if len(line) == MAX_LINE_BYTES and not line.endswith(b"\n"):
            skip_line(requests)
            line = b""
        yield line.decode("utf-8", errors="surrogateescape")


def skip_line(requests: BinaryIO) -> None:
    """Skip to the end of the line without storing it."""
    while (rest := requests.readline(MAX_LINE_BYTES)) and not rest.endswith(b"\n"):
        pass
