"""Makes the standard streams safe to use, whatever state they are in."""

import os
import sys
from collections.abc import Iterable

from rich.console import Console, ConsoleOptions, RenderableType
from rich.segment import Segment

from hatamoto.texts.printable import printable


def complain(message: str) -> None:
    """Print one line to stderr."""
    line = printable(" ".join(message.split()))
    print(f"hatamoto: {line}", file=sys.stderr)


def show(text: str) -> None:
    """Print a text that may contain text from others, with its control characters removed."""
    print(printable(text))


class SafeConsole(Console):
    """A console that prints its own styles, and texts without their control characters."""

    def render(
        self, renderable: RenderableType, options: ConsoleOptions | None = None
    ) -> Iterable[Segment]:
        """The segments of a renderable as they are printed."""
        for text, style, control in super().render(renderable, options):
            yield Segment(text if control else printable(text), style, control)


def prepare_streams() -> None:
    """Replace characters that cannot be decoded or shown instead of failing on them.

    A closed input is an empty one. Writing to a closed output fails as on any system.
    """
    for name, mode in (("stdin", "r"), ("stdout", "w"), ("stderr", "w")):
        if getattr(sys, name) is None:
            nothing = os.open(os.devnull, os.O_RDWR if name == "stderr" else os.O_RDONLY)
            setattr(sys, name, os.fdopen(nothing, mode, encoding="utf-8"))
    for stream in (sys.stdin, sys.stdout, sys.stderr):
        reconfigure = getattr(stream, "reconfigure", None)
        if reconfigure is not None:
            reconfigure(errors="replace")


def drop_output() -> None:
    """Discard what could not be written, so that the interpreter's last flush does not fail."""
    os.dup2(os.open(os.devnull, os.O_WRONLY), sys.stdout.fileno())
