"""Verifies the text of a record and, if it was changed, finds the line.

A changed record has the wrong checksum. Most lines can be derived from the others, so candidate
repairs are tried one by one: the line whose repair makes the checksum fit is the one that was
changed.
"""

from collections.abc import Iterator
from typing import Any

from hatamoto.kernel import commitments
from hatamoto.kernel.errors import BadRecord, IllegalAction
from hatamoto.kernel.game import Game
from hatamoto.kernel.match import Match
from hatamoto.kernel.record import Record, checksum, compact, parse, row_of
from hatamoto.kernel.record_checks import Verdict, check_record, derived_line
from hatamoto.kernel.replay import first_row, follow_one, opened_match
from hatamoto.kernel.seats import NATURE


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
