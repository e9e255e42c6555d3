"""The verbs and their arguments: integers inside, notation outside.

A big choice is split, the piece first and then what it does, so that legal lists stay short. Read
together, the lines of a record say the whole: `move shinsengumi`, then `normal h1119`.
"""

from typing import Final

from hatamoto.games.battles.content import hexes
from hatamoto.kernel.verbs import Domain, Verb, VerbTable, numbers

PIECES: Final = 104
"""The pieces of both battles."""
PIPS: Final = 6


def verb_table(pieces: list[str]) -> VerbTable:
    """All verbs, players' first; the numbers do not depend on the names."""
    assert len(pieces) == PIECES
    piece = Domain(pieces)
    hex = Domain(hexes.HEX_IDS)
    die = numbers(1, PIPS)
    return VerbTable(
        [
            Verb("place", unit=piece),
            Verb("at", hex=hex),
            Verb("recover", unit=piece),
            Verb("move", unit=piece),
            Verb("enter", unit=piece),
            Verb("normal", hex=hex),
            Verb("road", hex=hex),
            Verb("via", hex=hex),
            Verb("stay"),
            Verb("fire", unit=piece),
            Verb("melee", unit=piece),
            Verb("target", unit=piece),
            Verb("support", unit=piece),
            Verb("command", unit=piece),
            Verb("resolve"),
            Verb("retreat", hex=hex),
            Verb("advance"),
            Verb("hold"),
            Verb("end"),
            Verb("roll", number=die),
            Verb("dice", number=die, other_number=die),
            Verb("draw", unit=piece),
        ]
    )


_LAYOUT: Final = verb_table([f"piece{number}" for number in range(PIECES)])

PLACE: Final[int] = _LAYOUT.base("place")
AT: Final[int] = _LAYOUT.base("at")
RECOVER: Final[int] = _LAYOUT.base("recover")
MOVE_UNIT: Final[int] = _LAYOUT.base("move")
ENTER: Final[int] = _LAYOUT.base("enter")
NORMAL: Final[int] = _LAYOUT.base("normal")
ROAD: Final[int] = _LAYOUT.base("road")
VIA: Final[int] = _LAYOUT.base("via")
STAY: Final[int] = _LAYOUT.base("stay")
FIRE_WITH: Final[int] = _LAYOUT.base("fire")
MELEE_WITH: Final[int] = _LAYOUT.base("melee")
TARGET: Final[int] = _LAYOUT.base("target")
SUPPORT: Final[int] = _LAYOUT.base("support")
COMMAND: Final[int] = _LAYOUT.base("command")
RESOLVE: Final[int] = _LAYOUT.base("resolve")
RETREAT_TO: Final[int] = _LAYOUT.base("retreat")
ADVANCE_IN: Final[int] = _LAYOUT.base("advance")
HOLD: Final[int] = _LAYOUT.base("hold")
END: Final[int] = _LAYOUT.base("end")
ROLL: Final[int] = _LAYOUT.base("roll")
DICE: Final[int] = _LAYOUT.base("dice")
DRAW: Final[int] = _LAYOUT.base("draw")


def two_dice(action: int) -> tuple[int, int]:
    """What two dice show."""
    index = action - DICE
    return index // PIPS + 1, index % PIPS + 1


def pips(action: int) -> int:
    """The sum of two dice."""
    index = action - DICE
    return index // PIPS + index % PIPS + 2


ONE_DIE: Final[list[int]] = list(range(ROLL, ROLL + PIPS))
TWO_DICE: Final[list[int]] = list(range(DICE, DICE + PIPS * PIPS))
ADVANCE_OR_HOLD: Final[list[int]] = [ADVANCE_IN, HOLD]

# Numbers boxed once: lists of actions take these objects instead of making new ones.
NORMAL_TO: Final[list[object]] = list(range(NORMAL, NORMAL + hexes.HEXES))
ROAD_TO: Final[list[object]] = list(range(ROAD, ROAD + hexes.HEXES))
MOVES: Final[list[object]] = list(range(MOVE_UNIT, MOVE_UNIT + PIECES))
RECOVERIES: Final[list[object]] = list(range(RECOVER, RECOVER + PIECES))
ENTRIES: Final[list[object]] = list(range(ENTER, ENTER + PIECES))
