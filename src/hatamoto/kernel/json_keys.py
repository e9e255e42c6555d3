"""Finds keys that a JSON text has twice in one object.

Decoders silently take the last one, so that two readers of a text could see different requests.
"""

import json


class _Repeated(Exception):
    """A key that is there twice."""


def repeated_key(text: str | bytes, value: object) -> str | None:
    """A key that one object of a JSON text has twice, or None; `value` is the decoded text.

    Every key is followed by one colon. If there are as many colons as keys in the decoded value,
    none is there twice: only a text with more of them has to be read again.
    """
    colons = text.count(":") if isinstance(text, str) else text.count(b":")
    if colons == _keys_in(value):
        return None
    try:
        json.loads(text, object_pairs_hook=_once)
    except _Repeated as error:
        return str(error)
    return None


def _keys_in(value: object) -> int:
    """How many keys all objects in a value have, counted without recursion."""
    found = 0
    inner: list[object] = [value]
    while inner:
        part = inner.pop()
        if isinstance(part, dict):
            found += len(part)
            inner.extend(part.values())
        elif isinstance(part, list):
            inner.extend(part)
    return found


def _once(pairs: list[tuple[str, object]]) -> None:
    seen: set[str] = set()
    for key, _ in pairs:
        if key in seen:
            raise _Repeated(key[:40])
        seen.add(key)
