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
class Wishes:
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


def play(wishes: Wishes) -> int:
    """A whole game at the terminal."""
    check_lang(wishes.lang)
    terminal = Terminal(sitting_for(wishes), wishes.lang, screen())
    terminal.run()
    return 0


def sitting_for(wishes: Wishes) -> Sitting:
    """The table as asked for; raises HatamotoError."""
    if wishes.load is None:
        game = chosen_game(wishes.game, wishes.content)
        seats = seat_count(game, wishes.seats)
        options = chosen_options(game, wishes.options)
        sitting = seated(wishes, new_match(game, seats, options, secret_for(wishes)))
    else:
        with naming(wishes.load):
            sitting = loaded_sitting(wishes, read_text(wishes.load))
    sitting.match.auto = True
    sitting.begin()
    return sitting


def loaded_sitting(wishes: Wishes, text: str) -> Sitting:
    """The table as a record or a position has it; raises HatamotoError."""
    record = None if text.lstrip().startswith("{") else parse(text)
    id = wishes.game if record is None else str(record.header.get("game"))
    game = chosen_game(id, wishes.content)
    secret = secret_for(wishes)
    if record is None:
        match = loaded_match(game, position_in(text), secret)
    else:
        match = opened_match(game, record, secret)
    check_wishes(wishes, match.state.seats)
    sitting = seated(wishes, match)
    if record is not None:
        sitting.recall(record, first_row(record))
    return sitting


def check_wishes(wishes: Wishes, seats: int) -> None:
    """Raise BadArgument when the command line contradicts the game that is loaded."""
    if wishes.seats not in (None, seats):
        raise BadArgument(f"{wishes.load} is a game of {seats} seats: leave out --seats")
    if wishes.options:
        raise BadArgument(f"{wishes.load} has its options already: leave out --option")


def seated(wishes: Wishes, match: Match) -> Sitting:
    """People and bots in the seats of a match; raises BadArgument."""
    seats = match.state.seats
    humans = seat_list(str(wishes.seat) if wishes.humans is None else wishes.humans, seats)
    others = [seat for seat in range(seats) if seat not in humans]
    names = bot_names(wishes.bots, len(others)) if others else []
    bots = {seat: bot(name, wishes.seconds) for seat, name in zip(others, names, strict=True)}
    return Sitting(match.game, match, bots, Rng(int.from_bytes(secret_for(wishes)[:8], "big")))


def secret_for(wishes: Wishes) -> bytes:
    """The secret of the seed, or a fresh one."""
    return os.urandom(32) if wishes.seed is None else secret_from_seed(wishes.seed)


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
