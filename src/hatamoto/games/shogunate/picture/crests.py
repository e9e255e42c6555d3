"""The crests of the clans and the marks of the seats: always a shape and a colour together."""

from math import cos, pi, sin
from typing import Final, final

from hatamoto.drawing.pens import PAPER, disc, polygon, writing

CAT: Final = (
    '<path d="M22 16 40 34Q50 31 60 34L78 16 83 56Q80 86 50 88 20 86 17 56Z"/>'
    '<g fill="@"><ellipse cx="36" cy="56" rx="5" ry="7"/><ellipse cx="64" cy="56" rx="5" ry="7"/>'
    '<path d="M45 70H55L50 76Z"/></g>'
)
WOLF: Final = (
    '<path d="M13 10 37 32H63L87 10 85 50 70 66 58 90H42L30 66 15 50Z"/>'
    '<g fill="@"><path d="M27 48 43 56 30 59Z"/><path d="M73 48 57 56 70 59Z"/></g>'
)
CRANE: Final = (
    '<path d="M6 56Q34 22 62 50 70 40 68 30 66 16 78 16 86 17 97 25L82 27Q80 52 68 62 '
    '54 74 30 70Z"/>'
    '<path d="M46 68V94M56 66V94" stroke="#" stroke-width="3.5" fill="none"/>'
    '<circle cx="77" cy="22" r="2.6" fill="@"/>'
)
ROOSTER: Final = (
    '<path d="M30 34Q26 18 38 22 40 8 50 18 60 8 62 22 74 18 70 34Z"/>'
    '<path d="M28 40Q50 24 72 40L92 52 72 56Q78 92 50 92 20 92 28 40Z"/>'
    '<path d="M68 58Q80 62 74 76 66 72 66 60Z"/><circle cx="60" cy="46" r="4.5" fill="@"/>'
)
SNAKE: Final = (
    '<path d="M50 52Q58 44 62 54 64 68 48 68 30 66 31 46 35 26 58 27 82 31 80 58 74 86 46 86 '
    '14 82 14 48 18 14 54 12" fill="none" stroke="#" stroke-width="9" stroke-linecap="round"/>'
    '<path d="M50 5Q70 2 74 13 68 22 52 19Z"/><circle cx="65" cy="11" r="2.4" fill="@"/>'
)
CARP: Final = (
    '<path d="M8 50Q30 18 62 40L92 22Q84 50 92 78L62 60Q30 82 8 50Z"/>'
    '<g fill="none" stroke="@" stroke-width="3"><path d="M36 36Q46 50 36 64"/>'
    '<path d="M50 38Q60 50 50 62"/></g><circle cx="22" cy="47" r="4" fill="@"/>'
)


@final
class Crest:
    """How a clan is drawn: colour, kanji, frame of its cards, animal."""

    def __init__(self, colour: str, kanji: str, frame: str, animal: str) -> None:
        self.colour = colour
        self.kanji = kanji
        self.frame = frame
        self.animal = animal


CRESTS: Final[dict[str, Crest]] = {
    "cat": Crest("#74397A", "猫", "plum", CAT),
    "crane": Crest("#3F7FA8", "鶴", "hexagon", CRANE),
    "rooster": Crest("#B5351F", "鶏", "circle", ROOSTER),
    "snake": Crest("#2A7150", "蛇", "diamond", SNAKE),
    "wolf": Crest("#475260", "狼", "shield", WOLF),
    "carp": Crest("#B77A12", "鯉", "scallop", CARP),
}
OTHER: Final = Crest("#6B6050", "", "circle", "")
"""A clan of a content pack that brings its own."""

SEATS: Final[list[tuple[str, str]]] = [
    ("square", "#0072B2"),
    ("triangle", "#B34700"),
    ("circle", "#6B6050"),
    ("diamond", "#7A3E8E"),
    ("hexagon", "#AE2F1C"),
    ("cross", "#4C6629"),
]


def crest_of(clan: str) -> Crest:
    """A clan's crest; a plain one for a clan we do not know."""
    return CRESTS.get(clan, OTHER)


def crest(x: float, y: float, radius: float, clan: str, name: str) -> str:
    """A clan's frame in its colour with the animal on a light ground."""
    drawn = crest_of(clan)
    ground = disc(x, y, radius * 0.78, PAPER)
    return shape(drawn.frame, x, y, radius, drawn.colour) + ground + beast(x, y, radius, clan, name)


def beast(x: float, y: float, radius: float, clan: str, name: str, ground: str = PAPER) -> str:
    """The animal alone, or the first letter of a name that has none."""
    drawn = crest_of(clan)
    if not drawn.animal:
        return writing(x, y + radius * 0.3, name[:1], radius, drawn.colour, "middle", title=True)
    scale = radius * 1.1 / 100
    art = drawn.animal.replace("@", ground).replace('"#"', f'"{drawn.colour}"')
    corner = f"{x - 50 * scale:g} {y - 50 * scale:g}"
    return f'<g transform="translate({corner}) scale({scale:g})" fill="{drawn.colour}">{art}</g>'


def seat_mark(x: float, y: float, radius: float, seat: int) -> str:
    """A seat's shape in its colour."""
    name, colour = SEATS[seat % len(SEATS)]
    return shape(name, x, y, radius, colour)


def shape(name: str, x: float, y: float, radius: float, fill: str) -> str:
    """One of the shapes that tell clans and seats apart."""
    if name == "circle":
        return disc(x, y, radius, fill)
    if name == "plum":
        return petals(x, y, radius, fill, 5, 0.5)
    if name == "scallop":
        return petals(x, y, radius, fill, 10, 0.3)
    return polygon([(x + radius * dx, y + radius * dy) for dx, dy in CORNERS[name]], fill)


def petals(x: float, y: float, radius: float, fill: str, count: int, size: float) -> str:
    """Round petals about a round middle."""
    parts = [disc(x, y, radius * 0.8, fill)]
    for petal in range(count):
        turn = 2 * pi * petal / count - pi / 2
        reach = radius * (1 - size)
        parts.append(disc(x + reach * cos(turn), y + reach * sin(turn), radius * size, fill))
    return "".join(parts)


def _around(count: int, turn: float) -> list[tuple[float, float]]:
    angles = [2 * pi * corner / count + turn for corner in range(count)]
    return [(cos(angle), sin(angle)) for angle in angles]


CORNERS: Final[dict[str, list[tuple[float, float]]]] = {
    "square": [(-0.85, -0.85), (0.85, -0.85), (0.85, 0.85), (-0.85, 0.85)],
    "triangle": [(0, -0.95), (0.95, 0.8), (-0.95, 0.8)],
    "diamond": [(0, -1.1), (1.1, 0), (0, 1.1), (-1.1, 0)],
    "hexagon": _around(6, pi / 6),
    "shield": [(-0.9, -0.95), (0.9, -0.95), (0.9, 0.3), (0, 1.1), (-0.9, 0.3)],
    "cross": [
        (-0.35, -1), (0.35, -1), (0.35, -0.35), (1, -0.35), (1, 0.35), (0.35, 0.35),
        (0.35, 1), (-0.35, 1), (-0.35, 0.35), (-1, 0.35), (-1, -0.35), (-0.35, -0.35),
    ],
}  # fmt: skip
