"""`hatamoto engine`: the protocol over standard input and output."""

import sys
from collections.abc import Iterator
from pathlib import Path
from typing import BinaryIO, Final

from hatamoto.cli.arguments import chosen_game
from hatamoto.engine import Engine

LONGEST: Final = 1 << 24
"""Longer lines, in bytes, are not read."""


def serve(content: Path | None) -> int:
    """Answer every line until `quit` or the end of the input."""
    chosen_game("shogunate", content)
    answer_all(Engine(content), sys.stdin.buffer, sys.stdout.buffer)
    return 0


def answer_all(engine: Engine, requests: BinaryIO, answers: BinaryIO) -> None:
    """One answer for each line, at once."""
    for line in lines(requests):
        answers.write(engine.answer(line).encode() + b"\n")
        answers.flush()
        if engine.is_done:
            return


def lines(requests: BinaryIO) -> Iterator[str]:
    """The lines as text; what is too long or not UTF-8 comes as a line that is no JSON."""
    while line := requests.readline(LONGEST):
        if len(line) == LONGEST and not line.endswith(b"\n"):
            skip_line(requests)
            line = b""
        yield line.decode("utf-8", errors="surrogateescape")


def skip_line(requests: BinaryIO) -> None:
    """Read on to the end of a line, keeping nothing."""
    while (rest := requests.readline(LONGEST)) and not rest.endswith(b"\n"):
        pass
