"""The verbs with their arguments, and precomputed lists of legal actions by mask."""

from typing import Final

from hatamoto.games.twilight import codes, ids
from hatamoto.kernel.tables import by_mask
from hatamoto.kernel.verbs import Domain, Verb, VerbTable, numbers

USE_IDS: Final = ["event", "action", "action_first", "event_first"]
EVENT_USE: Final = 0
ACTION_USE: Final = 1
ACTION_FIRST_USE: Final = 2
EVENT_FIRST_USE: Final = 3
"""The index of each use in USE_IDS."""
ACTION_KIND_IDS: Final = ["place", "realign", "coup", "court"]

# Lists of actions come from tables by mask, which is much faster than building them. A mask of all
# 36 spaces is too large for one table, so it is split into chunks, and the lists are joined.
CHUNK: Final = 9
"""The number of spaces per table; four tables cover the map."""
CHUNK_MASK: Final = (1 << CHUNK) - 1
LARGE_CHUNK: Final = 12
"""The same for the most frequent verbs: three tables cover the map."""
LARGE_MASK: Final = (1 << LARGE_CHUNK) - 1


def verb_table(cards: list[str]) -> VerbTable:
    """All verbs; small, frequent ones come first, and playing a card has the card's number.

    Action numbers do not depend on the names.
    """
    card = Domain(cards)
    space = Domain(ids.SPACE_IDS)
    return VerbTable(
        [
            Verb("play", card=card),
            Verb("draw", card=card),
            Verb("roll", number=numbers(1, codes.DIE_FACES)),
            Verb("use", use=Domain(USE_IDS)),
            Verb("kind", kind=Domain(ACTION_KIND_IDS)),
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


_LAYOUT: Final = verb_table([f"card{number}" for number in range(ids.CARDS)])

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


def space_of(action: int) -> int:
    """The space of an action from `place` on; those seven verbs, each with all spaces, are last."""
    return (action - PLACE) % ids.SPACES


USE_EVENT: Final[int] = USE + EVENT_USE
USE_ACTION: Final[int] = USE + ACTION_USE
USE_ACTION_FIRST: Final[int] = USE + ACTION_FIRST_USE
USE_EVENT_FIRST: Final[int] = USE + EVENT_FIRST_USE
KIND_PLACE: Final[int] = KIND
KIND_REALIGN: Final[int] = KIND + 1
KIND_COUP: Final[int] = KIND + 2
KIND_COURT: Final[int] = KIND + 3

ROLLS: Final[list[int]] = list(range(ROLL, ROLL + 6))
USE_EITHER: Final[list[int]] = [USE_EVENT, USE_ACTION]
USE_ONLY_ACTION: Final[list[int]] = [USE_ACTION]
USE_ORDER: Final[list[int]] = [USE_ACTION_FIRST, USE_EVENT_FIRST]
MAY_PLACE: Final = 1
MAY_REALIGN: Final = 2
MAY_COUP: Final = 4
MAY_COURT: Final = 8
KIND_BY: Final[list[list[int]]] = by_mask(KIND, 4)
"""The actions of `kind` by the sum of the MAY_ flags."""


def spread(base: int, size: int) -> list[list[list[int]]]:
    """By chunk of the map and mask of its spaces: the actions in ascending order."""
    return [subsets(list(range(base + at, base + at + size))) for at in range(0, ids.SPACES, size)]


def subsets(actions: list[int]) -> list[list[int]]:
    """By mask, the actions whose bits are set."""
    table: list[list[int]] = [[]]
    for action in actions:
        table += [[*row, action] for row in table]
    return table


def with_stop(chunks: list[list[list[int]]]) -> list[list[list[int]]]:
    """The same tables with `stop` at the end of each list."""
    return [*chunks[:-1], [[*row, STOP] for row in chunks[-1]]]


def spaces_of(legal: list[int]) -> list[int]:
    """The spaces of legal actions that share a verb, except for STOP, which is last."""
    base = legal[0] - space_of(legal[0]) if legal else 0
    spaces = [action - base for action in legal]
    if legal and legal[-1] == STOP:
        spaces.pop()
    return spaces


PLACE_OR_STOP: Final[list[list[list[int]]]] = with_stop(spread(PLACE, LARGE_CHUNK))
REALIGN_OR_STOP: Final[list[list[list[int]]]] = with_stop(spread(REALIGN, LARGE_CHUNK))
PUT_BY: Final[list[list[list[int]]]] = spread(PUT, CHUNK)
COUP_BY: Final[list[list[list[int]]]] = spread(COUP, CHUNK)
TAKE_BY: Final[list[list[list[int]]]] = spread(TAKE, CHUNK)
WAR_BY: Final[list[list[list[int]]]] = spread(WAR, CHUNK)
NAVY_BY: Final[list[list[list[int]]]] = spread(NAVY, CHUNK)


def listed(chunks: list[list[list[int]]], mask: int) -> list[int]:
    """The actions of a verb for the spaces of a mask, in ascending order."""
    return (
        chunks[0][mask & CHUNK_MASK]
        + chunks[1][mask >> CHUNK & CHUNK_MASK]
        + chunks[2][mask >> 2 * CHUNK & CHUNK_MASK]
        + chunks[3][mask >> 3 * CHUNK]
    )


def listed_large(chunks: list[list[list[int]]], mask: int) -> list[int]:
    """Like `listed`, for tables of large chunks."""
    return (
        chunks[0][mask & LARGE_MASK]
        + chunks[1][mask >> LARGE_CHUNK & LARGE_MASK]
        + chunks[2][mask >> 2 * LARGE_CHUNK]
    )
