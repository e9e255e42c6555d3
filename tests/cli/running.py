"""Runs the command inside the test, and as the program that was installed."""

import io
import subprocess
import sys
from collections.abc import Sequence
from contextlib import redirect_stderr, redirect_stdout
from dataclasses import dataclass
from pathlib import Path
from unittest.mock import patch

from hatamoto.cli import main

INSTALLED = Path(sys.executable).with_name("hatamoto")
"""The program beside the interpreter that runs the tests."""


@dataclass(frozen=True)
class Done:
    """How a command ended and what it printed."""

    code: int
    out: str
    err: str


def run(*arguments: str, typed: Sequence[str] = ()) -> Done:
    """A command in this process, with some lines typed."""
    out, err = io.StringIO(), io.StringIO()
    stdin = io.StringIO("".join(f"{line}\n" for line in typed))
    with redirect_stdout(out), redirect_stderr(err), patch.object(sys, "stdin", stdin):
        code = main(list(arguments))
    return Done(code, out.getvalue(), err.getvalue())


def start(*arguments: str, sent: bytes = b"", shell: str = "") -> Done:
    """A command as a process of its own, its streams perhaps led elsewhere as a shell does it."""
    program = [str(INSTALLED)] if INSTALLED.exists() else [sys.executable, "-m", "hatamoto.cli"]
    led = ["sh", "-c", f'exec "$@" {shell}', "sh"] if shell else []
    command = [*led, *program, *arguments]
    done = subprocess.run(command, input=sent, capture_output=True, check=False, timeout=60)
    return Done(done.returncode, done.stdout.decode(), done.stderr.decode())


def complaint(*arguments: str, code: int = 2) -> str:
    """The one line a command complains with."""
    done = run(*arguments)
    assert done.code == code, done
    assert done.err.startswith("hatamoto: ")
    assert done.err.count("\n") == 1
    assert "Traceback" not in done.err
    return done.err.strip()
