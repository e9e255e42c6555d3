"""The odds of hits (of 36 rolls) and broken defenders (of 216), for the tables of one edition."""

from typing import Final, final

from hatamoto.games.battles.board import dice
from hatamoto.games.battles.content import Content

MAX_FIRE: Final = 15
MAX_SHIFT: Final = 6
"""Modifiers are clipped to this, either way."""
SHIFTS: Final = 2 * MAX_SHIFT + 1
MAX_GAP: Final = 12
GAPS: Final = 2 * MAX_GAP + 1
MAX_MORALE: Final = 6


@final
class Odds:
    """Flat tables computed once from the results tables."""

    def __init__(self, content: Content) -> None:
        self.hits = [
            hits(content, strength, shift - MAX_SHIFT)
            for strength in range(MAX_FIRE + 1)
            for shift in range(SHIFTS)
        ]
        """Of 36 rolls, those that hit, at `strength * SHIFTS + modifier + MAX_SHIFT`."""
        self.breaks = [
            breaks(content, gap - MAX_GAP, shift - MAX_SHIFT, morale)
            for gap in range(GAPS)
            for shift in range(SHIFTS)
            for morale in range(MAX_MORALE + 1)
        ]
        """Of 216 rolls, those that break a defender; morale 0 stands for guns, which any M
        breaks."""

    def hit(self, strength: int, shift: int) -> int:
        """Of 36 rolls, those that hit."""
        strength = strength if strength < MAX_FIRE else MAX_FIRE
        return self.hits[strength * SHIFTS + bounded(shift, MAX_SHIFT) + MAX_SHIFT]

    def break_(self, gap: int, shift: int, morale: int) -> int:
        """Of 216 rolls, those that break the defender."""
        row = bounded(gap, MAX_GAP) + MAX_GAP
        column = bounded(shift, MAX_SHIFT) + MAX_SHIFT
        return self.breaks[(row * SHIFTS + column) * (MAX_MORALE + 1) + morale]


def bounded(number: int, most: int) -> int:
    """The number clipped to the range from -most to most."""
    return -most if number < -most else most if number > most else number


def hits(content: Content, strength: int, shift: int) -> int:
    """Of 36 rolls, those with the result D or DD (§9-2(5))."""
    if strength == 0:
        return 0
    return sum(ways for roll, ways in dice.ROLLS if content.fire_cell(strength, roll + shift))


def breaks(content: Content, gap: int, shift: int, morale: int) -> int:
    """Of 216 rolls, those that fail the morale check (§10-2(7))."""
    found = 0
    for roll, ways in dice.ROLLS:
        result = content.melee_cell(gap, roll + shift)
        if result:
            found += ways * (dice.PIPS if morale == 0 else dice.failing_faces(morale, result - 1))
    return found
