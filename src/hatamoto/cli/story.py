"""`hatamoto story`: how a recorded game went, in words."""

from pathlib import Path

from hatamoto.cli.arguments import check_lang, naming
from hatamoto.cli.streams import show
from hatamoto.cli.verify import game_of, record_text
from hatamoto.cli.voices import terminal_voice
from hatamoto.kernel.errors import BadArgument
from hatamoto.kernel.record import Record, parse
from hatamoto.kernel.replay import replay
from hatamoto.kernel.seats import WATCHER
from hatamoto.kernel.story import build_story
from hatamoto.texts.story import story_lines


def story(path: Path, seat: int | None, lang: str, content: Path | None) -> int:
    """Print the story of a finished game, to a seat or to a watcher."""
    check_lang(lang)
    with naming(path):
        text = record_text(path)
        game, record = game_of(text, content), parse(text)
        match = replay(game, record)
    if seat is not None and not 0 <= seat < match.state.seats:
        raise BadArgument(f"there is no seat {seat}; the record has 0 to {match.state.seats - 1}")
    reader = WATCHER if seat is None else seat
    words = terminal_voice(game, lang, reader, names_in(record))
    show("\n".join(story_lines(build_story(match, reader), words)))
    return 0


def names_in(record: Record) -> list[str]:
    """The names of the players, where a record that was replayed has them."""
    names = record.header.get("players", [])
    assert isinstance(names, list)
    return [str(name) for name in names]
