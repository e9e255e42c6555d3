"""`hatamoto play`: prepares the table from the command line and sits down."""

import json
import os
from dataclasses import dataclass
from pathlib import Path
from typing import Any

from hatamoto.bots import bot
from hatamoto.cli.arguments import (
    bot_names,
    check_lang,
    chosen_game,
    chosen_options,
    seat_count,
    seat_list,
)
from hatamoto.cli.sitting import Sitting
from hatamoto.cli.terminal import Terminal, screen
from hatamoto.kernel.chance import secret_from_seed
from hatamoto.kernel.errors import BadPosition
from hatamoto.kernel.game import Game
from hatamoto.kernel.match import Match, loaded_match, new_match
from hatamoto.kernel.record import Record, parse
from hatamoto.kernel.replay import opened_match
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
    text = None if wishes.load is None else read_text(wishes.load)
    record = parse(text) if text is not None and not text.lstrip().startswith("{") else None
    id = wishes.game if record is None else str(record.header.get("game"))
    game = chosen_game(id, wishes.content)
    match = match_for(wishes, game, text, record)
    seats = match.state.seats
    humans = seat_list(str(wishes.seat) if wishes.humans is None else wishes.humans, seats)
    others = [seat for seat in range(seats) if seat not in humans]
    names = bot_names(wishes.bots, len(others)) if others else []
    bots = {seat: bot(name, wishes.seconds) for seat, name in zip(others, names, strict=True)}
    sitting = Sitting(game, match, bots, Rng(int.from_bytes(secret_for(wishes)[:8], "big")))
    if record is not None:
        sitting.recall(record)
    match.auto = True
    sitting.begin()
    return sitting


def match_for(wishes: Wishes, game: Game[Any], text: str | None, record: Record | None) -> Match:
    """A new match, or one from a record or a position."""
    secret = secret_for(wishes)
    if record is not None:
        return opened_match(game, record, secret)
    if text is not None:
        return loaded_match(game, position_in(text), secret)
    seats = seat_count(game, wishes.seats)
    return new_match(game, seats, chosen_options(game, wishes.options), secret)


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
    """A file's text as it stands."""
    return path.read_bytes().decode("utf-8")
