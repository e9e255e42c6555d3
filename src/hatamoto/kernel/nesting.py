"""How deep values from files and programs may nest; none of our own files come near it."""

from typing import Final

MAX_DEPTH: Final = 64


def is_too_deep(value: object) -> bool:
    """Whether a value nests deeper than that; measured without recursion."""
    level: list[object] = [value]
    for _ in range(MAX_DEPTH):
        inner: list[object] = []
        for part in level:
            if isinstance(part, dict):
                inner.extend(part.values())
            elif isinstance(part, list):
                inner.extend(part)
        if not inner:
            return False
        level = inner
    return True
