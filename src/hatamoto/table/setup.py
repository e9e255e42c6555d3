"""How a table was made: the game, who sits where, the clock; checked once, on the way in."""

from __future__ import annotations

import unicodedata
from collections.abc import Mapping
from dataclasses import asdict, dataclass, field
from typing import Any, Final

from hatamoto import catalog
from hatamoto.bots import known_as
from hatamoto.kernel.errors import BadArgument
from hatamoto.table import lessons
from hatamoto.table.clock import ClockRules
from hatamoto.table.messages import SeatKind

TITLE_LENGTH: Final = 60
NAME_LENGTH: Final = 24
UNSEEN: Final = ("Cc", "Cs", "Zl", "Zp")
"""The categories of Unicode that no line of text holds: controls, halves of signs, line ends."""
TURNING: Final = "\u202a\u202b\u202c\u202d\u202e\u2066\u2067\u2068\u2069"
"""Signs that turn the direction of what follows, so that a name could look like another."""
OPEN: Final = "open"
HUMAN: Final = "human"
BOT: Final = "bot"


@dataclass(frozen=True)
class Seating:
    """Who is wanted in a seat: an open place, a person, or a bot of a level."""

    kind: SeatKind
    level: str = ""
    name: str = ""


@dataclass(frozen=True)
class Setup:
    """Everything fixed when the table is made."""

    game: str
    seats: tuple[Seating, ...]
    options: dict[str, object] = field(default_factory=dict)
    title: str = ""
    clock: ClockRules = field(default_factory=ClockRules)
    public: bool = True
    reserved: bool = False
    """Whether open seats are taken by their keys only, though anybody may look on."""
    lesson: bool = False
    """Whether the table explains itself to whoever plays there."""
    guided: str = ""
    """The guided game that is played, by its id; nothing at any other table."""

    def as_json(self) -> dict[str, object]:
        """The form the store keeps."""
        return {**asdict(self), "seats": [asdict(row) for row in self.seats]}


def read_setup(fields: Mapping[str, object], rules: object = None) -> Setup:
    """A set-up from what a person or program sent, or from the store; raises BadArgument.

    `rules` is the rules number a stored table was made under; its defaults hold.
    """
    game = catalog.game(fields.get("game"))
    rows = fields.get("seats")
    if not isinstance(rows, (list, tuple)):
        raise BadArgument("seats must be a list")
    game.check_seats(len(rows))
    options = fields.get("options", {})
    if not isinstance(options, Mapping):
        raise BadArgument("options must be an object")
    return Setup(
        game=game.id,
        seats=tuple(read_seating(row) for row in rows),
        options=dict(game.chosen(options, len(rows), rules if isinstance(rules, int) else None)),
        title=read_text(fields, "title", TITLE_LENGTH),
        clock=ClockRules.read(fields.get("clock", {})),
        public=bool(fields.get("public", True)),
        reserved=bool(fields.get("reserved", False)),
        lesson=bool(fields.get("lesson", False)),
        guided=str(fields.get("guided", "")),
    )


def check_guided(setup: Setup) -> Setup:
    """Raise BadArgument unless a guided game is set up as its file says."""
    if not setup.guided:
        return setup
    lesson = lessons.lesson_of(setup.game, setup.guided)
    kinds = [row.kind for row in setup.seats]
    if kinds != [HUMAN if seat == lesson.seat else BOT for seat in range(lesson.seats)]:
        raise BadArgument(
            f"this guided game seats {lesson.seats}: you in seat {lesson.seat}, bots in the others"
        )
    if any(setup.options.get(id) != value for id, value in lesson.options.items()):
        raise BadArgument("this guided game is played with the options of its file")
    return setup


def read_seating(row: object) -> Seating:
    """One seat of the set-up."""
    if not isinstance(row, Mapping):
        raise BadArgument("each seat must be an object")
    kind = row.get("kind", row.get("who"))
    if kind == "me":
        kind = HUMAN
    if kind not in (OPEN, HUMAN, BOT):
        raise BadArgument("a seat is for me, open, or a bot")
    level = known_as(row.get("level") or "greedy") if kind == BOT else ""
    return Seating(kind, level, read_text(row, "name", NAME_LENGTH))


def read_text(fields: Mapping[str, Any], key: str, length: int) -> str:
    """A short line of text without control characters."""
    value = fields.get(key) or ""
    if not isinstance(value, str) or len(value) > length:
        raise BadArgument(f"{key} must be text of at most {length} characters")
    if any(unicodedata.category(sign) in UNSEEN or sign in TURNING for sign in value):
        raise BadArgument(f"{key} must not hold control characters")
    return value.strip()
