"""Replays records, to continue them or to verify every line, draw and result."""

import unicodedata
from collections.abc import Iterator
from typing import Any, Final, final

from hatamoto.kernel import commitments
from hatamoto.kernel.chance import SCHEME, share_of
from hatamoto.kernel.errors import BadArgument, BadPosition, BadRecord, IllegalAction
from hatamoto.kernel.game import Game
from hatamoto.kernel.match import Match, loaded_match, new_match
from hatamoto.kernel.record import Line, Record, checksum, compact, parse, row_of
from hatamoto.kernel.seats import NATURE

HEX: Final = "0123456789abcdef"
MAX_RECORDED_NAME: Final = 40
FORBIDDEN: Final = ("Cc", "Cs", "Zl", "Zp")
"""Unicode categories that a line of text must not contain: controls, surrogates, line breaks."""
BIDI_CONTROLS: Final = "\u202a\u202b\u202c\u202d\u202e\u2066\u2067\u2068\u2069"
"""Bidirectional controls, with which one name could be made to look like another."""
ROWS_ABOVE: Final = 3
"""Rows above the first line: the title and 'moves', plus one because rows count from 1."""


@final
class Verdict:
    """The result of a successful check."""

    def __init__(self, lines: int, draws: int, is_proven: bool, match: Match) -> None:
        self.lines = lines
        self.draws = draws
        self.is_proven = is_proven
        """Whether the secret is revealed, so that every draw could be derived from it."""
        self.outcome = match.outcome()
        stream = match.stream
        self.scheme = 1 if stream.commitments is None else SCHEME
        self.unrevealed = stream.unrevealed
        """The seats that did not reveal; their commitments are used in place of their words."""
        self.has_words = any(
            word is not None and seat not in stream.unrevealed
            for seat, word in enumerate(stream.words)
        )
        """Whether a seat added words, so that the server could not choose the dice alone."""


# Replaying


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


def is_plain(text: str) -> bool:
    """Whether a text is one line without control characters."""
    return not any(unicodedata.category(c) in FORBIDDEN or c in BIDI_CONTROLS for c in text)


def revealed_secret(record: Record) -> bytes | None:
    """The secret in the header, or None if it is not revealed yet."""
    if "secret" not in record.header:
        return None
    text = record.header["secret"]
    if not isinstance(text, str) or len(text) % 2 or any(digit not in HEX for digit in text):
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


# Checking a record


def verify(game: Game[Any], text: str, expected_commitment: str = "") -> Verdict:
    """Replay the record and check all of it; raises BadRecord with the line.

    `expected_commitment` is the commitment as published before the first draw.
    """
    try:
        record = parse(text)
    except BadRecord as error:
        repaired = with_checksum(text)
        if repaired == text:
            raise
        raise locate_change(game, text, repaired, error) from None
    if record.text() != text:
        raise BadRecord("the header is not in the order of records", 2)
    if expected_commitment and record.header.get("commitment") != expected_commitment:
        raise BadRecord(
            f"the commitment noted before play is {expected_commitment}",
            row_of(record, "commitment"),
        )
    return check_record(game, record)


def check_record(game: Game[Any], record: Record) -> Verdict:
    """Check that every line is legal, every draw follows from the secret and the result is
    right."""
    match = opened_match(game, record)
    commitments.check_words(record, match.stream)
    check_secret(record, match)
    row = first_row(record)
    draws = 0
    for index, line in enumerate(record.lines):
        if line.seat == NATURE and not line.word:
            check_draw(match, line, row + index, "secret" in record.header)
            draws += 1
        follow_one(match, line, row + index)
    check_lines(record, match, row)
    check_result(record, match)
    return Verdict(len(record.lines), draws, "secret" in record.header, match)


def follow_one(match: Match, line: Line, row: int) -> None:
    """Play one line; raises BadRecord with its row."""
    match.follow(Record({}, [line]), None, row)


def check_secret(record: Record, match: Match) -> None:
    """Raise BadRecord unless the revealed secret matches the commitment."""
    if "secret" not in record.header:
        return
    given = record.header.get("commitment")
    if given != match.stream.commitment:
        what = "" if match.stream.commitments is None else " with these commitments of the seats"
        message = f"the secret is not the one committed to{what}"
        raise BadRecord(message, row_of(record, "secret"))


def check_draw(match: Match, line: Line, row: int, is_revealed: bool) -> None:
    """Check that the draw follows from the secret or, without it, that its counter is right."""
    if match.state.actor() != NATURE:
        raise BadRecord(f"'{line.text()}': no draw is due here", row)
    kind = match.game.kind(match.state.top())
    counter = match.stream.counters.get(kind.purpose, 0)
    if not is_revealed:
        if line.purpose != kind.purpose or line.counter < counter:
            raise BadRecord(f"'{line.text()}' should be at ({kind.purpose} {counter})", row)
        return
    derived = derived_line(match)
    match.stream.counters[kind.purpose] = counter
    if derived.text() != line.text():
        raise BadRecord(f"'{line.text()}': the secret gives '{derived.text()}'", row)


def derived_line(match: Match) -> Line:
    """The next draw, derived from the secret; advances the counter of its purpose."""
    kind = match.game.kind(match.state.top())
    weights = match.state.weights()
    index, counter = match.stream.draw(kind.purpose, weights)
    action = match.state.legal(NATURE)[index]
    share = "" if match.stream.commitments is None else share_of(weights, index)
    return Line(NATURE, match.game.notation(action), kind.purpose, counter, share=share)


def check_lines(record: Record, match: Match, row: int) -> None:
    """Check that no answer is pending and sealed answers are recorded in the order of seats."""
    for index, line in enumerate(match.lines):
        if line.text() != record.lines[index].text():
            raise BadRecord(f"'{line.text()}' belongs here, by the order of seats", row + index)
    if len(match.lines) != len(record.lines):
        message = "the record ends in the middle of a simultaneous step"
        raise BadRecord(message, row + len(match.lines))


def check_result(record: Record, match: Match) -> None:
    """Check the result in the header, and that the secret is revealed once there is one."""
    outcome = match.outcome()
    result = None if outcome is None else outcome.as_json()
    given = compact(record.header.get("result"))
    if given != compact(result) and given != compact(without_scores(match)):
        raise BadRecord(f"the result is {compact(result)}", row_of(record, "result"))
    if outcome is not None and "secret" not in record.header:
        raise BadRecord("the game is over, but its secret is not revealed")


def without_scores(match: Match) -> dict[str, object] | None:
    """The result in the format of older records, without scores if the table ended the game."""
    outcome = match.outcome()
    if outcome is None or match.state.outcome() is not None:
        return None
    return {**outcome.as_json(), "scores": [0] * match.state.seats}


# Finding the line that was changed


def with_checksum(text: str) -> str:
    """The text with the right checksum, if it has a closing line."""
    rows = text.split("\n")
    if len(rows) < 2 or rows[-1] or not rows[-2].startswith("end "):
        return text
    body = "\n".join(rows[:-2]) + "\n"
    return f"{body}end {checksum(body)}\n"


def locate_change(game: Game[Any], text: str, repaired: str, error: BadRecord) -> BadRecord:
    """The error for a changed record: names the row whose repair would make the checksum fit."""
    try:
        record = parse(repaired)
    except BadRecord as fault:
        return fault
    rows = repaired.split("\n")
    closing = text.split("\n")[-2]
    if differ_in_one_digit(closing, rows[-2]):
        return error
    wrong = first_unknown_action(game, record)
    if wrong is not None:
        return wrong
    for row, right in restorations(game, record):
        body = "\n".join([*rows[: row - 1], right, *rows[row:-2]]) + "\n"
        if row > 0 and f"end {checksum(body)}" == closing:
            return BadRecord(f"'{rows[row - 1][:80]}' was changed, it was '{right[:80]}'", row)
    return header_change(game, record, error)


def first_unknown_action(game: Game[Any], record: Record) -> BadRecord | None:
    """The error for the first line that is not an action of this game, or None."""
    for index, line in enumerate(record.lines):
        try:
            if not line.word:
                game.parse(line.action)
        except IllegalAction as error:
            message = f"'{line.text()[:80]}' is not an action: {error.refusal.reason}"
            return BadRecord(message, first_row(record) + index)
    return None


def differ_in_one_digit(closing: str, right: str) -> bool:
    """Whether all but one of the characters agree: then the closing line itself was changed."""
    wrong = sum(1 for given, wanted in zip(closing, right, strict=False) if given != wanted)
    return len(closing) == len(right) and wrong == 1


def header_change(game: Game[Any], record: Record, error: BadRecord) -> BadRecord:
    """The error if no repair fits: a part of the header that cannot be derived was changed."""
    try:
        check_record(game, record)
    except BadRecord as fault:
        if fault.line < first_row(record) and fault.line != row_of(record, "result"):
            return fault
    for key in ("start", "players", "commitments", "words"):
        if key in record.header:
            return BadRecord("something in this line was changed", row_of(record, key))
    return error


def restorations(game: Game[Any], record: Record) -> Iterator[tuple[int, str]]:
    """Candidate repairs by row, derived from the rest of the record."""
    yield from header_restorations(game, record)
    yield from commitments.restorations(record)
    try:
        match = opened_match(game, record)
    except BadRecord:
        return
    yield row_of(record, "commitment"), f"commitment {compact(match.stream.commitment)}"
    row = first_row(record)
    for index, line in enumerate(record.lines):
        yield from line_restorations(match, row + index)
        try:
            follow_one(match, line, row + index)
        except BadRecord:
            return
    outcome = match.outcome()
    if outcome is not None:
        yield row_of(record, "result"), f"result {compact(outcome.as_json())}"


def header_restorations(game: Game[Any], record: Record) -> Iterator[tuple[int, str]]:
    """Candidate repairs of header rows: the game's own values, and all seats and options."""
    yield row_of(record, "game"), f"game {compact(game.id)}"
    for rules in (game.rules_number, *game.earlier_rules):
        yield row_of(record, "rules"), f"rules {compact(rules)}"
    yield row_of(record, "content"), f"content {compact(game.content_hash)}"
    for seats in range(game.seats[0], game.seats[1] + 1):
        yield row_of(record, "seats"), f"seats {seats}"
    chosen = record.header.get("options")
    if not isinstance(chosen, dict):
        return
    for option in game.options:
        for value in option.values or (False, True):
            changed: dict[str, object] = {}
            changed.update(chosen)
            changed[option.id] = value
            yield row_of(record, "options"), f"options {compact(changed)}"


def line_restorations(match: Match, row: int) -> Iterator[tuple[int, str]]:
    """Candidate repairs of a line: the derived draw, or all legal actions."""
    if match.state.actor() == NATURE:
        counters = match.stream.counters.copy()
        yield row, derived_line(match).text()
        match.stream.counters = counters
        return
    for seat in match.state.to_act():
        for action in match.state.legal(seat):
            yield row, f"{seat} {match.game.notation(action)}"
