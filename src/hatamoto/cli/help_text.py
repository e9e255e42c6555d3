"""Shared pieces of the commands' help."""

from typing import Annotated

import typer

Json = Annotated[bool, typer.Option("--json", help="Print one JSON object instead of a table.")]


def examples(*lines: str) -> str:
    """The examples at the end of a command's help, one per line."""
    return "\b\nExamples:\n" + "\n".join(f"  {line}" for line in lines)
