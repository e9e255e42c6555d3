"""The verbs and their arguments: integers inside, notation outside."""

from typing import Final

from hatamoto.games.twilight.ids import CARDS, SPACE_IDS
from hatamoto.kernel.tables import by_mask
from hatamoto.kernel.verbs import Domain, Verb, VerbTable, numbers

USE_IDS: Final = ["event", "action", "action_first", "event_first"]
KIND_IDS: Final = ["place", "realign", "coup", "court"]
CHUNK: Final = 9
"""How many spaces a table of lists covers; four of them cover the map."""
CHUNKS: Final = 4
LOW: Final = (1 << CHUNK) - 1


def verb_table(cards: list[str]) -> VerbTable:
    """All verbs; what is small and frequent comes first, a card's number is the action to play it.

    The numbers do not depend on the names.
    """
    card = Domain(cards)
    space = Domain(SPACE_IDS)
    return VerbTable(
        [
            Verb("play", card=card),
            Verb("draw", card=card),
            Verb("roll", number=numbers(1, 6)),
            Verb("use", use=Domain(USE_IDS)),
            Verb("kind", kind=Domain(KIND_IDS)),
            Verb("stop"),
            Verb("place", space=space),
            Verb("put", space=space),
            Verb("realign", space=space),
            Verb("coup", space=space),
            Verb("take", space=space),
            Verb("war", space=space),
            Verb("navy", space=space),
        ]
    )


_LAYOUT: Final = verb_table([f"card{number}" for number in range(CARDS)])

PLAY: Final[int] = _LAYOUT.base("play")
DRAW: Final[int] = _LAYOUT.base("draw")
ROLL: Final[int] = _LAYOUT.base("roll")
USE: Final[int] = _LAYOUT.base("use")
KIND: Final[int] = _LAYOUT.base("kind")
STOP: Final[int] = _LAYOUT.base("stop")
PLACE: Final[int] = _LAYOUT.base("place")
PUT: Final[int] = _LAYOUT.base("put")
REALIGN: Final[int] = _LAYOUT.base("realign")
COUP: Final[int] = _LAYOUT.base("coup")
TAKE: Final[int] = _LAYOUT.base("take")
WAR: Final[int] = _LAYOUT.base("war")
NAVY: Final[int] = _LAYOUT.base("navy")

USE_EVENT: Final[int] = USE
USE_ACTION: Final[int] = USE + 1
USE_ACTION_FIRST: Final[int] = USE + 2
USE_EVENT_FIRST: Final[int] = USE + 3
KIND_PLACE: Final[int] = KIND
KIND_REALIGN: Final[int] = KIND + 1
KIND_COUP: Final[int] = KIND + 2
KIND_COURT: Final[int] = KIND + 3

ROLLS: Final[list[int]] = list(range(ROLL, ROLL + 6))
USE_EITHER: Final[list[int]] = [USE_EVENT, USE_ACTION]
USE_ONLY_ACTION: Final[list[int]] = [USE_ACTION]
USE_ORDER: Final[list[int]] = [USE_ACTION_FIRST, USE_EVENT_FIRST]
KIND_BY: Final[list[list[int]]] = by_mask(KIND, 4)


def spread(base: int, tail: list[int]) -> list[list[list[int]]]:
    """By chunk of the map and mask of its spaces: the actions; the tail ends the last chunk."""
    return [
        by_mask(base + CHUNK * chunk, CHUNK, tail if chunk == CHUNKS - 1 else None)
        for chunk in range(CHUNKS)
    ]


PLACE_OR_STOP: Final[list[list[list[int]]]] = spread(PLACE, [STOP])
REALIGN_OR_STOP: Final[list[list[list[int]]]] = spread(REALIGN, [STOP])
PUT_BY: Final[list[list[list[int]]]] = spread(PUT, [])
COUP_BY: Final[list[list[list[int]]]] = spread(COUP, [])
TAKE_BY: Final[list[list[list[int]]]] = spread(TAKE, [])
WAR_BY: Final[list[list[list[int]]]] = spread(WAR, [])
NAVY_BY: Final[list[list[list[int]]]] = spread(NAVY, [])


def listed(chunks: list[list[list[int]]], mask: int) -> list[int]:
    """The actions of a verb for the spaces of a mask, rising."""
    return (
        chunks[0][mask & LOW]
        + chunks[1][mask >> CHUNK & LOW]
        + chunks[2][mask >> 2 * CHUNK & LOW]
        + chunks[3][mask >> 3 * CHUNK]
    )
