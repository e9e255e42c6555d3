"""The set-up of a table: game, seats, options and clock, validated when the table is created."""

from __future__ import annotations

from collections.abc import Mapping
from dataclasses import asdict, dataclass, field
from typing import Any, Final

from hatamoto import catalog
from hatamoto.bots import known_as
from hatamoto.kernel.errors import BadArgument
from hatamoto.kernel.game import Game
from hatamoto.kernel.plain_text import is_plain
from hatamoto.table import lessons
from hatamoto.table.clock import ClockRules
from hatamoto.table.messages import SeatKind

MAX_TITLE_LENGTH: Final = 60
MAX_NAME_LENGTH: Final = 24
OPEN: Final = "open"
HUMAN: Final = "human"
BOT: Final = "bot"
PAIR: Final = 2
"""Only with this many seats a resignation ends the game."""


@dataclass(frozen=True)
class Seating:
    """Who a seat is for: anyone who joins, the host, or a bot of some level."""

    kind: SeatKind
    level: str = ""
    name: str = ""


@dataclass(frozen=True)
class Setup:
    """Everything that is fixed when a table is created."""

    game: str
    seats: tuple[Seating, ...]
    options: dict[str, object] = field(default_factory=dict)
    title: str = ""
    clock: ClockRules = field(default_factory=ClockRules)
    public: bool = True
    reserved: bool = False
    """Whether open seats can only be taken by invitation, though anyone may watch."""
    lesson: bool = False
    """Whether the table shows explanations to its players."""
    guided: str = ""
    """The id of the guided game, or empty."""
    bots_resign: bool = False
    """Whether a bot gives up a hopeless game; only with two seats."""

    def as_json(self) -> dict[str, object]:
        """The form in which it is stored."""
        return {**asdict(self), "seats": [asdict(row) for row in self.seats]}


def read_setup(
    fields: Mapping[str, object], rules: object = None, edition: Game[Any] | None = None
) -> Setup:
    """Parse a set-up from a request or from the store; raises BadArgument.

    For a stored table, `rules` is the rules number it was created with, whose defaults apply, and
    `edition` is the game with its content.
    """
    game = catalog.game(fields.get("game")) if edition is None else edition
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
        options=dict(
            game.resolve_options(options, len(rows), rules if isinstance(rules, int) else None)
        ),
        title=read_text(fields, "title", MAX_TITLE_LENGTH),
        clock=ClockRules.read(fields.get("clock", {})),
        public=bool(fields.get("public", True)),
        reserved=bool(fields.get("reserved", False)),
        lesson=bool(fields.get("lesson", False)),
        guided=str(fields.get("guided", "")),
        bots_resign=read_bots_resign(fields, len(rows)),
    )


def read_bots_resign(fields: Mapping[str, object], seats: int) -> bool:
    """Whether bots may give up; raises BadArgument if somebody else would have to play on."""
    wanted = bool(fields.get("bots_resign", False))
    if wanted and seats != PAIR:
        raise BadArgument("bots resign only in games of two seats")
    return wanted


def check_guided(setup: Setup) -> Setup:
    """Raise BadArgument unless a guided game has the seats and options of its file."""
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
    if not isinstance(row, Mapping):
        raise BadArgument("each seat must be an object")
    kind = row.get("kind", row.get("who"))
    if kind == "me":
        kind = HUMAN
    if kind not in (OPEN, HUMAN, BOT):
        raise BadArgument("a seat is for me, open, or a bot")
    level = known_as(row.get("level") or "greedy") if kind == BOT else ""
    return Seating(kind, level, read_text(row, "name", MAX_NAME_LENGTH))


def read_text(fields: Mapping[str, Any], key: str, length: int) -> str:
    """A short line of text; raises BadArgument if it is too long or has control characters."""
    value = fields.get(key) or ""
    if not isinstance(value, str) or len(value) > length:
        raise BadArgument(f"{key} must be text of at most {length} characters")
    if not is_plain(value):
        raise BadArgument(f"{key} must not contain control characters")
    return value.strip()
