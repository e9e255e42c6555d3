"""`hatamoto play`: sets up a game from the command line and plays it at the terminal."""

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
from hatamoto.cli.play_session import PlaySession
from hatamoto.cli.screen import new_console
from hatamoto.cli.terminal import Terminal
from hatamoto.cli.verify import record_text
from hatamoto.kernel.chance import secret_from_seed
from hatamoto.kernel.errors import BadArgument, BadPosition
from hatamoto.kernel.json_keys import repeated_key
from hatamoto.kernel.match import Match, loaded_match, new_match
from hatamoto.kernel.record import parse
from hatamoto.kernel.replay import first_row, opened_match
from hatamoto.kernel.rng import Rng


@dataclass(frozen=True)
class PlaySettings:
    """The arguments of `hatamoto play`."""

    game: str
    seats: int | None
    seat: int
    humans: str | None
    bots: str
    seconds: float | None
    cores: int
    seed: str | None
    lang: str
    options: list[str]
    load: Path | None
    content: Path | None


def play(settings: PlaySettings) -> int:
    """Play a whole game at the terminal."""
    check_lang(settings.lang)
    terminal = Terminal(session_for(settings), settings.lang, new_console())
    terminal.run()
    return 0


def session_for(settings: PlaySettings) -> PlaySession:
    """A new or loaded session; raises HatamotoError."""
    if settings.load is None:
        game = chosen_game(settings.game, settings.content)
        seats = seat_count(game, settings.seats)
        options = chosen_options(game, settings.options)
        session = seat_players(settings, new_match(game, seats, options, secret_for(settings)))
    else:
        with naming(settings.load):
            session = loaded_session(settings, record_text(settings.load))
    session.match.auto = True
    session.begin()
    return session


def loaded_session(settings: PlaySettings, text: str) -> PlaySession:
    """The session that a record or a position describes; raises HatamotoError."""
    record = None if text.lstrip().startswith("{") else parse(text)
    if record is None:
        game = chosen_game(settings.game, settings.content)
    else:
        header = record.header
        game = chosen_game(str(header.get("game")), settings.content, header.get("content"))
    secret = secret_for(settings)
    if record is None:
        match = loaded_match(game, position_in(text), secret)
    else:
        match = opened_match(game, record, secret)
    check_settings(settings, match.state.seats)
    session = seat_players(settings, match)
    if record is not None:
        session.recall(record, first_row(record))
    return session


def check_settings(settings: PlaySettings, seats: int) -> None:
    """Raise BadArgument if the command line contradicts the loaded game."""
    if settings.seats not in (None, seats):
        raise BadArgument(f"{settings.load} is a game of {seats} seats: leave out --seats")
    if settings.options:
        raise BadArgument(f"{settings.load} has its options already: leave out --option")


def seat_players(settings: PlaySettings, match: Match) -> PlaySession:
    """A session with people and bots in the seats of a match; raises BadArgument."""
    seats = match.state.seats
    humans = seat_list(str(settings.seat) if settings.humans is None else settings.humans, seats)
    others = [seat for seat in range(seats) if seat not in humans]
    names = bot_names(settings.bots, len(others)) if others else []
    bots = {
        seat: bot(name, settings.seconds, cores=settings.cores)
        for seat, name in zip(others, names, strict=True)
    }
    return PlaySession(
        match.game, match, bots, Rng(int.from_bytes(secret_for(settings)[:8], "big"))
    )


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
    twice = repeated_key(text, position)
    if twice is not None:
        raise BadPosition(f"the position has '{twice}' twice")
    return position
