"""`hatamoto render`: a moment of a recorded game as a picture."""

import sys
from pathlib import Path
from typing import Any

from hatamoto.cli.arguments import check_lang, naming
from hatamoto.cli.verify import game_of, record_text
from hatamoto.cli.voices import terminal_voice
from hatamoto.kernel.errors import BadArgument
from hatamoto.kernel.game import Game
from hatamoto.kernel.record import parse
from hatamoto.kernel.replay import replay
from hatamoto.kernel.seats import WATCHER
from hatamoto.kernel.state import State
from hatamoto.texts.printable import printable


def render(
    path: Path,
    at: int | None,
    output: Path | None,
    seat: int | None,
    lang: str,
    content: Path | None,
) -> int:
    """Draw the table after a number of lines, as a seat or a watcher sees it."""
    check_lang(lang)
    with naming(path):
        game, state = moment(path, at, content)
    if seat is not None and not 0 <= seat < state.seats:
        raise BadArgument(f"there is no seat {seat}; the record has 0 to {state.seats - 1}")
    reader = WATCHER if seat is None else seat
    picture = game.renderer.svg(state.view(reader), terminal_voice(game, lang, reader).message)
    if output is None:
        sys.stdout.write(printable(picture))
    else:
        with naming(output):
            output.write_text(picture, encoding="utf-8", newline="\n")
    return 0


def moment(path: Path, at: int | None, content: Path | None) -> tuple[Game[Any], State]:
    """The game of a record, and its state after a number of lines."""
    text = record_text(path)
    game = game_of(text, content)
    record = parse(text)
    if at is not None and at > len(record.lines):
        raise BadArgument(f"the record has {len(record.lines)} lines, so --at goes up to that")
    return game, replay(game, record, at).state
