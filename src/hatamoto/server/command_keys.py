"""Idempotency keys: a command that is sent again is done once, and a key belongs to one command."""

from __future__ import annotations

import hashlib
from typing import Final

from hatamoto.kernel.errors import HatamotoError

HALF: Final = 16
"""Hexadecimal digits of each half of a stored key."""


class Repeated(HatamotoError):
    """A command was sent again that had already been done; it is acknowledged once more."""

    slug = "repeated"


class KeyReused(HatamotoError):
    """A key was used for another command before; this one was not done."""

    slug = "key-reused"


def stored_key(holder: str, key: str, command: bytes) -> str:
    """A key as it is stored: first whose key it is, then what was asked for under it."""
    halves = (f"{holder} {key}".encode(), command)
    return "".join(hashlib.sha256(half).hexdigest()[:HALF] for half in halves)


def is_same(key: str, used: str | None) -> bool:
    """Whether this was done before; raises KeyReused if something else was, under the same key."""
    if used not in (None, key):
        raise KeyReused("this key was used for something else; choose another one")
    return used is not None
