"""`hatamoto play`: prepares the table from the command line and sits down."""

import json
import os
from dataclasses import dataclass
from pathlib import Path

from hatamoto.bots import bot
from hatamoto.cli.arguments import (
    bot_names,
    check_lang,
    chosen_game,
    chosen_options,
    naming,
    seat_count,
    seat_list,
)
from hatamoto.cli.sitting import Sitting
from hatamoto.cli.terminal import Terminal, screen
from hatamoto.kernel.chance import secret_from_seed
from hatamoto.kernel.errors import BadArgument, BadPosition
from hatamoto.kernel.match import Match, loaded_match, new_match
from hatamoto.kernel.record import parse
from hatamoto.kernel.replay import first_row, opened_match
from hatamoto.kernel.rng import Rng


@dataclass(frozen=True)
class PlaySettings:
    """What the command line asks for."""

    game: str
    seats: int | None
    seat: int
    humans: str | None
    bots: str
    seconds: float | None
    seed: str | None
    lang: str
    options: list[str]
    load: Path | None
    content: Path | None


def play(settings: PlaySettings) -> int:
    """A whole game at the terminal."""
    check_lang(settings.lang)
    terminal = Terminal(sitting_for(settings), settings.lang, screen())
    terminal.run()
    return 0


def sitting_for(settings: PlaySettings) -> Sitting:
    """The table as asked for; raises HatamotoError."""
    if settings.load is None:
        game = chosen_game(settings.game, settings.content)
        seats = seat_count(game, settings.seats)
        options = chosen_options(game, settings.options)
        sitting = seated(settings, new_match(game, seats, options, secret_for(settings)))
    else:
        with naming(settings.load):
            sitting = loaded_sitting(settings, read_text(settings.load))
    sitting.match.auto = True
    sitting.begin()
    return sitting


def loaded_sitting(settings: PlaySettings, text: str) -> Sitting:
    """The table as a record or a position has it; raises HatamotoError."""
    record = None if text.lstrip().startswith("{") else parse(text)
    id = settings.game if record is None else str(record.header.get("game"))
    game = chosen_game(id, settings.content)
    secret = secret_for(settings)
    if record is None:
        match = loaded_match(game, position_in(text), secret)
    else:
        match = opened_match(game, record, secret)
    check_settings(settings, match.state.seats)
    sitting = seated(settings, match)
    if record is not None:
        sitting.recall(record, first_row(record))
    return sitting


def check_settings(settings: PlaySettings, seats: int) -> None:
    """Raise BadArgument when the command line contradicts the game that is loaded."""
    if settings.seats not in (None, seats):
        raise BadArgument(f"{settings.load} is a game of {seats} seats: leave out --seats")
    if settings.options:
        raise BadArgument(f"{settings.load} has its options already: leave out --option")


def seated(settings: PlaySettings, match: Match) -> Sitting:
    """People and bots in the seats of a match; raises BadArgument."""
    seats = match.state.seats
    humans = seat_list(str(settings.seat) if settings.humans is None else settings.humans, seats)
    others = [seat for seat in range(seats) if seat not in humans]
    names = bot_names(settings.bots, len(others)) if others else []
    bots = {seat: bot(name, settings.seconds) for seat, name in zip(others, names, strict=True)}
    return Sitting(match.game, match, bots, Rng(int.from_bytes(secret_for(settings)[:8], "big")))


def secret_for(settings: PlaySettings) -> bytes:
    """The secret of the seed, or a fresh one."""
    return os.urandom(32) if settings.seed is None else secret_from_seed(settings.seed)


def position_in(text: str) -> dict[str, object]:
    """A position written as JSON; raises BadPosition."""
    try:
        position = json.loads(text)
    except (ValueError, RecursionError):
        raise BadPosition("the file is neither a record nor a position in JSON") from None
    if not isinstance(position, dict):
        raise BadPosition("a position is a JSON object")
    return position


def read_text(path: Path) -> str:
    """A file's text, unchanged."""
    return path.read_bytes().decode("utf-8")
