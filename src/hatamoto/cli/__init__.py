"""The `hatamoto` command."""

from hatamoto.cli.app import main

__all__ = ["main"]
