"""Standard input, output and error stream, whatever state they are in."""

import os
import sys


def complain(message: str) -> None:
    """One line on the error stream."""
    line = " ".join(message.split())
    print(f"hatamoto: {line}", file=sys.stderr)


def prepare_streams() -> None:
    """Never fail on a sign the terminal cannot show, or the input should not have.

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
