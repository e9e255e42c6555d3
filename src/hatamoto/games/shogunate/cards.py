"""Loyalty cards as numbers: a hand is packed with two bits per clan, so a pair is one thing.

Two cards of one clan are the same thing (ruling 25), so hands are counts. All of a player's cards,
face-up and face-down, are one of 21 pairs.
"""

from typing import Final

from hatamoto.games.shogunate import actions, content

ONE: Final[list[int]] = [1 << 2 * clan for clan in range(content.LEADERS)]
"""One card of a clan, packed."""
SPAN: Final = 1 << 2 * content.LEADERS
FULL: Final[int] = sum(2 * one for one in ONE)
"""All twelve loyalty cards."""


def clans_in(packed: int) -> list[int]:
    """The cards of a packed hand as clans, rising, a pair twice."""
    clans: list[int] = []
    for clan in range(content.LEADERS):
        clans.extend([clan] * (packed >> 2 * clan & 3))
    return clans


def _mask(packed: int) -> int:
    mask = 0
    for clan in range(content.LEADERS):
        if packed >> 2 * clan & 3:
            mask |= 1 << clan
    return mask


CLANS_OF: Final[list[int]] = [_mask(packed) for packed in range(SPAN)]
"""The clans of a packed hand, as a mask."""
TURN_OF: Final[list[list[int]]] = [actions.TURN_BY[mask] for mask in CLANS_OF]
SHOW_OF: Final[list[list[int]]] = [actions.SHOW_BY[mask] for mask in CLANS_OF]
GIVE_OF: Final[list[list[int]]] = [actions.GIVE_BY[mask] for mask in CLANS_OF]

PAIRS: Final[list[tuple[int, int]]] = [
    (low, high) for low in range(content.LEADERS) for high in range(low, content.LEADERS)
]
"""The 21 hands of two cards."""
PAIR_PACKED: Final[list[int]] = [ONE[low] + ONE[high] for low, high in PAIRS]


def _first_of(packed: int) -> int:
    clans = clans_in(packed)
    return clans[0] if clans else 0


def _second_of(packed: int) -> int:
    clans = clans_in(packed)
    return clans[1] if len(clans) > 1 else _first_of(packed)


FIRST_OF: Final[list[int]] = [_first_of(packed) for packed in range(SPAN)]
SECOND_OF: Final[list[int]] = [_second_of(packed) for packed in range(SPAN)]
"""The second clan of a hand; the first again for a pair."""
