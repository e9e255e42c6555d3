"""The board as a map of letters, for a terminal of eighty columns."""

from typing import Final

from hatamoto.drawing.columns import PAGE, width
from hatamoto.drawing.fields import Fields, number, word, words
from hatamoto.games.edo.content import Content, Side, ids
from hatamoto.games.edo.picture.marks import is_covered, ronin_at, samurai_at, sign, temple_at
from hatamoto.kernel.renderer import Say

WIDTH: Final = PAGE
HEIGHT: Final = 40
ROAD: Final = "·"
WIDE_SIGN: Final = ""
"""Fills the second column of a wide character."""


def chart_lines(view: Fields, content: Content, say: Say) -> list[str]:
    """The side in use: roads as dots, every space with its name and pieces."""
    side = content.sides[1 if word(view, "side") == "large" else 0]
    grid = [[" "] * WIDTH for _ in range(HEIGHT)]
    for a, b in side.roads:
        draw_road(grid, place(side, a), place(side, b))
    for space in side.spaces:
        column, row = place(side, space)
        put(grid, column, row, label(view, space, say))
        put(grid, column, row + 1, pieces(view, ids.SPACE_IDS[space], say))
    lines = ["".join(line).rstrip() for line in grid]
    used = [at for at, line in enumerate(lines) if line]
    return lines[used[0] : used[-1] + 1]


def place(side: Side, space: int) -> tuple[int, int]:
    """Column and row of a space."""
    return 7 + side.x[space] * (WIDTH - 14) // 1000, side.y[space] * HEIGHT // 800 - 2


def draw_road(grid: list[list[str]], start: tuple[int, int], end: tuple[int, int]) -> None:
    """Dots from one space to another."""
    steps = max(abs(end[0] - start[0]) // 2, abs(end[1] - start[1]), 1)
    for step in range(steps + 1):
        column = start[0] + (end[0] - start[0]) * step // steps
        row = start[1] + (end[1] - start[1]) * step // steps
        grid[max(0, min(row, HEIGHT - 1))][column] = ROAD


def put(grid: list[list[str]], column: int, row: int, text: str) -> None:
    """Write a text centred on a column; wide characters take two columns."""
    if not text:
        return
    at = max(0, min(column - width(text) // 2 - 1, WIDTH - width(text) - 2))
    for letter in f" {text} ":
        grid[row][at] = letter
        at += 1
        if width(letter) == 2:
            grid[row][at] = WIDE_SIGN
            at += 1


def label(view: Fields, space: int, say: Say) -> str:
    """A space by name; in brackets when it is covered."""
    id = ids.SPACE_IDS[space]
    name = say(f"space-{id}", {})
    return f"({name})" if is_covered(view, id) else name


def pieces(view: Fields, id: str, say: Say) -> str:
    """The pieces on a space: samurai by seat, Ronin, the merchant, a temple."""
    parts = [f"{sign(number(row, 'seat'))}{number(row, 'count')}" for row in samurai_at(view, id)]
    if id in words(view, "outsiders"):
        parts.append("○1")
    if ronin_at(view, id):
        parts.append(f"{say('view-sign_ronin', {})}{ronin_at(view, id)}")
    if word(view, "merchant") == id:
        parts.append(say("view-sign_merchant", {}))
    if temple_at(view, id) >= 0:
        parts.append(say("view-sign_temple", {}) + sign(temple_at(view, id)))
    return " ".join(parts)
