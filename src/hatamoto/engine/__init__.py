"""The engine protocol: one JSON request a line in, one JSON answer a line out, nothing else."""

from hatamoto.engine.engine import PROTOCOL, Engine

__all__ = ["PROTOCOL", "Engine"]
