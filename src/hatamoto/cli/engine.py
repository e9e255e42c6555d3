"""`hatamoto engine`: the protocol over standard input and output."""

import sys
from collections.abc import Iterator
from typing import BinaryIO, Final

from hatamoto.cli.arguments import chosen_packs
from hatamoto.engine import Engine

MAX_LINE_BYTES: Final = 1 << 24
"""The longest line that is read, in bytes, with its end."""
TOO_LONG: Final = f"the line is too long: it has {MAX_LINE_BYTES} bytes or more"


def serve(content: str) -> int:
    """Answer every line until `quit` or the end of the input."""
    answer_all(Engine(chosen_packs(content)), sys.stdin.buffer, sys.stdout.buffer)
    return 0


def answer_all(engine: Engine, requests: BinaryIO, answers: BinaryIO) -> None:
    """Answer each line as soon as it is read."""
    for line in lines(requests):
        answer = engine.refuse(TOO_LONG) if line is None else engine.answer(line)
        answers.write(answer.encode() + b"\n")
        answers.flush()
        if engine.is_done:
            return


def lines(requests: BinaryIO) -> Iterator[str | None]:
    """The lines as text, with surrogates for bytes that are not UTF-8; None for one too long."""
    while line := requests.readline(MAX_LINE_BYTES):
        if len(line) == MAX_LINE_BYTES and not line.endswith(b"\n"):
            skip_line(requests)
            yield None
        else:
            yield line.decode("utf-8", errors="surrogateescape")


def skip_line(requests: BinaryIO) -> None:
    """Skip to the end of the line without storing it."""
    while (rest := requests.readline(MAX_LINE_BYTES)) and not rest.endswith(b"\n"):
        pass
