"""Replays records, to continue them or to look at an earlier moment."""

from typing import Any, Final

from hatamoto.kernel import commitments
from hatamoto.kernel.errors import BadArgument, BadPosition, BadRecord
from hatamoto.kernel.game import Game
from hatamoto.kernel.match import Match, loaded_match, new_match
from hatamoto.kernel.plain_text import is_plain
from hatamoto.kernel.record import Line, Record, compact, row_of

MAX_RECORDED_NAME: Final = 40
ROWS_ABOVE: Final = 3
"""Rows above the first line: the title and 'moves', plus one because rows count from 1."""


def replay(game: Game[Any], record: Record, upto: int | None = None, secret: bytes = b"") -> Match:
    """The game after `upto` lines, with chance taken from them; raises BadRecord with the line.

    `secret` is used for further draws if the record does not reveal its own.
    """
    match = opened_match(game, record, secret)
    match.follow(record, upto, first_row(record))
    return match


def first_row(record: Record) -> int:
    """The row of the first line in the record's text."""
    return len(record.header) + ROWS_ABOVE


def opened_match(game: Game[Any], record: Record, secret: bytes = b"") -> Match:
    """The match before the record's first line; raises BadRecord."""
    check_edition(game, record)
    known = revealed_secret(record)
    match = match_from_header(game, record, secret if known is None else known)
    stream = match.stream
    check_players(record, match.state.seats)
    stream.words = words_in(record, match.state.seats)
    stream.commitments = commitments.commitments_in(record, match.state.seats)
    stream.unrevealed = commitments.unrevealed_in(record, match.state.seats)
    return match


def match_from_header(game: Game[Any], record: Record, secret: bytes) -> Match:
    """A match from the header: from a position, or from seats and options."""
    header = record.header
    at = "start" if "start" in header else "seats"
    try:
        if "start" in header:
            return from_position(game, header["start"], header.get("rules"), secret)
        seats = header.get("seats")
        game.check_seats(seats)
        at = "options"
        return from_options(game, seats, header.get("options", {}), header.get("rules"), secret)
    except (BadArgument, BadPosition) as error:
        raise BadRecord(str(error), row_of(record, at)) from None


def from_position(game: Game[Any], start: object, rules: object, secret: bytes) -> Match:
    """A match from the position in a header, with the record's rules number."""
    if not isinstance(start, dict):
        raise BadPosition("this record shows one seat's perspective only and cannot be replayed")
    return loaded_match(game, {"rules": rules, **start}, secret, auto=False)


def from_options(
    game: Game[Any], seats: object, options: object, rules: object, secret: bytes
) -> Match:
    """A new match from the seats and options in a header, with the defaults of its rules number."""
    if not isinstance(options, dict) or not isinstance(seats, int) or not isinstance(rules, int):
        raise BadArgument("options must be an object")
    given: dict[str, object] = {}
    given.update(game.resolve_options(options, seats, rules))
    return new_match(game, seats, given, secret, auto=False)


def check_edition(game: Game[Any], record: Record) -> None:
    """Raise BadRecord unless game, rules number and content of the record can be replayed."""
    header = record.header
    mine: list[tuple[str, object, str]] = [
        ("game", game.id, "this is a record of {}, not of {}"),
        ("rules", game.rules_number, "the record has rules number {}, this is {}"),
        ("content", game.content_hash, "the record has content {}, this is {}"),
    ]
    for key, value, message in mine:
        given = header.get(key)
        fits = game.supports_rules(given) if key == "rules" else given == value
        if type(given) is not type(value) or not fits:
            raise BadRecord(message.format(compact(given), compact(value)), row_of(record, key))


def check_players(record: Record, seats: int) -> None:
    """Raise BadRecord unless the players' names, if there are any, are a name for each seat."""
    if "players" not in record.header:
        return
    given = record.header["players"]
    are_names = isinstance(given, list) and len(given) == seats
    for name in given if isinstance(given, list) else []:
        if not isinstance(name, str) or len(name) > MAX_RECORDED_NAME or not is_plain(name):
            are_names = False
    if not are_names:
        message = (
            f"players are a name for each seat, of at most {MAX_RECORDED_NAME} printable characters"
        )
        raise BadRecord(message, row_of(record, "players"))


def revealed_secret(record: Record) -> bytes | None:
    """The secret in the header, or None if it is not revealed yet."""
    if "secret" not in record.header:
        return None
    text = record.header["secret"]
    if (
        not isinstance(text, str)
        or len(text) % 2
        or any(digit not in commitments.HEX_DIGITS for digit in text)
    ):
        raise BadRecord("the secret is not written in hexadecimal", row_of(record, "secret"))
    return bytes.fromhex(text)


def words_in(record: Record, seats: int) -> list[str | None]:
    """The words that the seats contributed to chance."""
    given = record.header.get("words")
    words: list[str | None] = []
    for word in given if isinstance(given, list) else []:
        if word is None or isinstance(word, str):
            words.append(word)
    if not isinstance(given, list) or len(words) != len(given) or len(words) != seats:
        message = "words are a list with a text or null for each seat"
        raise BadRecord(message, row_of(record, "words"))
    return words


def follow_one(match: Match, line: Line, row: int) -> None:
    """Play one line; raises BadRecord with its row."""
    match.follow(Record({}, [line]), None, row)
