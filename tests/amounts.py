"""How much the tests run: amounts by build, and which combinations."""

import os
from collections.abc import Collection, Sequence
from itertools import product
from typing import Any, Final

from hatamoto.kernel import COMPILED

THOROUGHNESS: Final = int(os.environ.get("HATAMOTO_THOROUGHNESS", "1"))
"""How many times the usual amount is played; a long run asks for more."""


def scaled(compiled: int, plain: int) -> int:
    """An amount that takes about the same time on both."""
    return (compiled if COMPILED else plain) * THOROUGHNESS


def spaced(compiled: int, plain: int) -> int:
    """How many plies lie between two checks, which take about the same time on both."""
    return max(1, (compiled if COMPILED else plain) // THOROUGHNESS)


def covering(*axes: Collection[Any]) -> list[tuple[Any, ...]]:
    """Combinations in which each value of each axis occurs; all of them if THOROUGHNESS > 1."""
    if THOROUGHNESS > 1:
        return list(product(*axes))
    return [
        tuple(list(axis)[number % len(axis)] for axis in axes)
        for number in range(max(map(len, axes)))
    ]


def sample(values: Sequence[Any], count: int) -> Sequence[Any]:
    """At most `count` values, evenly spaced; all of them if THOROUGHNESS > 1."""
    return values if THOROUGHNESS > 1 else values[:: -(-len(values) // count)]


PACK_GAMES: Final = int(os.environ.get("HATAMOTO_PACK_GAMES", scaled(200, 40)))
"""How many games each game's changed packs are played; the environment can ask for more."""
KILLS: Final = int(os.environ.get("HATAMOTO_KILLS", "10"))
"""How often each storm kills the server; a long run asks for more."""
