"""How likely hits and broken defenders are, out of 36 and 216, for one edition's tables."""

from typing import Final, final

from hatamoto.games.battles.content import Content, tables

MOST_FIRE: Final = 15
MOST_SHIFT: Final = 6
"""Modifiers run from minus to plus this."""
SHIFTS: Final = 2 * MOST_SHIFT + 1
MOST_GAP: Final = 12
GAPS: Final = 2 * MOST_GAP + 1
MOST_MORALE: Final = 6
LOWEST: Final = 2
WAYS: Final = [1, 2, 3, 4, 5, 6, 5, 4, 3, 2, 1]
"""In how many of 36 ways two dice show 2 to 12."""


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
    column = content.fire_column_of[strength] * tables.FIRE_ROWS
    found = 0
    for place, ways in enumerate(WAYS):
        row = max(0, min(tables.FIRE_ROWS - 1, place + shift))
        found += ways * int(content.fire_result[column + row] > 0)
    return found if strength else 0


def breaks(content: Content, gap: int, shift: int, morale: int) -> int:
    """Of 216 rolls, those that fail the morale check (§10-2(7))."""
    column = content.melee_column_of[gap + tables.WIDEST] * tables.MELEE_ROWS
    found = 0
    for place, ways in enumerate(WAYS):
        row = max(0, min(tables.MELEE_ROWS - 1, place + shift))
        result = content.melee_result[column + row]
        if result:
            found += ways * (6 if morale == 0 else max(0, min(6, 6 - (morale - (result - 1)))))
    return found
