"""The verbs with their arguments, and precomputed lists of actions.

Large choices are split, the piece first and then what it does, so that legal lists stay short. The
lines of a record are read together: `move shinsengumi`, then `normal h1119`.
"""

from typing import Final, final

from hatamoto.games.battles.content import hexes
from hatamoto.kernel.verbs import Domain, Verb, VerbTable, numbers

PIPS: Final = 6


def verb_table(pieces: list[str]) -> VerbTable:
    """All verbs; those without pieces come first, so that their numbers never change."""
    piece = Domain(pieces)
    hex = Domain(hexes.HEX_IDS)
    die = numbers(1, PIPS)
    return VerbTable(
        [
            Verb("at", hex=hex),
            Verb("normal", hex=hex),
            Verb("road", hex=hex),
            Verb("via", hex=hex),
            Verb("stay"),
            Verb("resolve"),
            Verb("retreat", hex=hex),
            Verb("advance"),
            Verb("hold"),
            Verb("end"),
            Verb("roll", number=die),
            Verb("dice", number=die, other_number=die),
            Verb("place", unit=piece),
            Verb("recover", unit=piece),
            Verb("move", unit=piece),
            Verb("enter", unit=piece),
            Verb("fire", unit=piece),
            Verb("melee", unit=piece),
            Verb("target", unit=piece),
            Verb("support", unit=piece),
            Verb("command", unit=piece),
            Verb("draw", unit=piece),
        ]
    )


@final
class PieceActions:
    """The first action of each verb about a piece, which depends on the number of pieces."""

    def __init__(self, verbs: VerbTable) -> None:
        self.place = verbs.base("place")
        self.recover = verbs.base("recover")
        self.move = verbs.base("move")
        self.enter = verbs.base("enter")
        self.fire = verbs.base("fire")
        self.melee = verbs.base("melee")
        self.target = verbs.base("target")
        self.support = verbs.base("support")
        self.command = verbs.base("command")
        self.draw = verbs.base("draw")
        # Integers boxed once: lists of actions reuse these objects instead of creating new ones.
        self.recoveries: list[object] = list(range(self.recover, self.move))
        self.moves: list[object] = list(range(self.move, self.enter))
        self.entries: list[object] = list(range(self.enter, self.fire))


_LAYOUT: Final = verb_table(["piece"])

AT: Final[int] = _LAYOUT.base("at")
NORMAL: Final[int] = _LAYOUT.base("normal")
ROAD: Final[int] = _LAYOUT.base("road")
VIA: Final[int] = _LAYOUT.base("via")
STAY: Final[int] = _LAYOUT.base("stay")
RESOLVE: Final[int] = _LAYOUT.base("resolve")
RETREAT_TO: Final[int] = _LAYOUT.base("retreat")
ADVANCE_IN: Final[int] = _LAYOUT.base("advance")
HOLD: Final[int] = _LAYOUT.base("hold")
END: Final[int] = _LAYOUT.base("end")
ROLL: Final[int] = _LAYOUT.base("roll")
DICE: Final[int] = _LAYOUT.base("dice")


def two_dice(action: int) -> tuple[int, int]:
    """The two dice of an action."""
    index = action - DICE
    return index // PIPS + 1, index % PIPS + 1


def pips(action: int) -> int:
    """The sum of two dice."""
    index = action - DICE
    return index // PIPS + index % PIPS + 2


ONE_DIE: Final[list[int]] = list(range(ROLL, ROLL + PIPS))
TWO_DICE: Final[list[int]] = list(range(DICE, DICE + PIPS * PIPS))
ADVANCE_OR_HOLD: Final[list[int]] = [ADVANCE_IN, HOLD]

# Integers boxed once: lists of actions reuse these objects instead of creating new ones.
NORMAL_TO: Final[list[object]] = list(range(NORMAL, NORMAL + hexes.HEXES))
ROAD_TO: Final[list[object]] = list(range(ROAD, ROAD + hexes.HEXES))
