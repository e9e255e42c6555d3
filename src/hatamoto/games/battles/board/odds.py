"""How likely hits and broken defenders are, out of 36 and 216, for one edition's tables."""

from typing import Final, final

from hatamoto.games.battles.board import dice
from hatamoto.games.battles.content import Content

MOST_FIRE: Final = 15
MOST_SHIFT: Final = 6
"""Modifiers run from minus to plus this."""
SHIFTS: Final = 2 * MOST_SHIFT + 1
MOST_GAP: Final = 12
GAPS: Final = 2 * MOST_GAP + 1
MOST_MORALE: Final = 6


@final
class Odds:
    """Flat tables made once from the results tables."""

    def __init__(self, content: Content) -> None:
        self.hits = [
            hits(content, strength, shift - MOST_SHIFT)
            for strength in range(MOST_FIRE + 1)
            for shift in range(SHIFTS)
        ]
        """Of 36 rolls, those that hit, at `strength * SHIFTS + modifier + MOST_SHIFT`."""
        self.breaks = [
            breaks(content, gap - MOST_GAP, shift - MOST_SHIFT, morale)
            for gap in range(GAPS)
            for shift in range(SHIFTS)
            for morale in range(MOST_MORALE + 1)
        ]
        """Of 216 rolls, those that break a defender; with morale 0 any M does, as with guns."""

    def hit(self, strength: int, shift: int) -> int:
        """Of 36 rolls, those that hit."""
        strength = strength if strength < MOST_FIRE else MOST_FIRE
        return self.hits[strength * SHIFTS + bounded(shift, MOST_SHIFT) + MOST_SHIFT]

    def break_(self, gap: int, shift: int, morale: int) -> int:
        """Of 216 rolls, those that break the defender."""
        row = bounded(gap, MOST_GAP) + MOST_GAP
        column = bounded(shift, MOST_SHIFT) + MOST_SHIFT
        return self.breaks[(row * SHIFTS + column) * (MOST_MORALE + 1) + morale]


def bounded(number: int, most: int) -> int:
    """The number between minus and plus the most."""
    return -most if number < -most else most if number > most else number


def hits(content: Content, strength: int, shift: int) -> int:
    """Of 36 rolls, those that bring D or DD (§9-2(5))."""
    if strength == 0:
        return 0
    return sum(ways for roll, ways in dice.ROLLS if content.fire_cell(strength, roll + shift))


def breaks(content: Content, gap: int, shift: int, morale: int) -> int:
    """Of 216 rolls, those that fail the morale check (§10-2(7))."""
    found = 0
    for roll, ways in dice.ROLLS:
        result = content.melee_cell(gap, roll + shift)
        if result:
            found += ways * (dice.PIPS if morale == 0 else dice.failing(morale, result - 1))
    return found
