"""A folded table as bytes, so that a long one need not be folded again from its first entry.

Entries stay the truth. A snapshot that is damaged, of another edition or of another history does
not fit, and then the entries are folded. The state itself is not stored: the actions that were
not undone are applied again without a legality check, which is exact and takes microseconds.
"""

from __future__ import annotations

import hashlib
import zlib
from typing import Any, Final

import msgspec

from hatamoto import __version__
from hatamoto.kernel.errors import HatamotoError
from hatamoto.kernel.events import Event
from hatamoto.kernel.match import Match, Move
from hatamoto.kernel.record import Line
from hatamoto.table.creation import edition
from hatamoto.table.dice import Dice
from hatamoto.table.ending import Vote
from hatamoto.table.entries import Entry
from hatamoto.table.log import ChatLine, LoggedEvent
from hatamoto.table.seats import Seat
from hatamoto.table.table import Table

FORM: Final = 4
"""Counts up when what a snapshot holds changes."""
DIGEST: Final = 32
ENCODER: Final = msgspec.msgpack.Encoder()


class Row(msgspec.Struct, array_like=True, forbid_unknown_fields=True):
    """A part of a snapshot, its fields in order."""


class LineRow(Row):
    """A line of the record."""

    seat: int
    action: str
    purpose: str
    counter: int
    audience: int
    word: str
    number: int
    share: str


class MatchRow(Row):
    """The match: its record, and what it knows besides the state."""

    lines: list[LineRow]
    moves: list[tuple[int, int, int, int]]
    sealed: list[list[LineRow]]
    counters: dict[str, int]
    resigned: list[int]
    is_agreed: bool


class EventRow(Row):
    """An event of the log; its facts are whatever JSON the game wrote."""

    moment: int
    kind: str
    facts: dict[str, Any]
    to: int
    rule: str


class Snapshot(Row):
    """A table after so many entries."""

    edition: list[Any]
    last: bytes
    """The hash of the last entry that is folded."""
    count: int
    changed_at: int
    seats: list[Seat]
    dice: Dice
    match: MatchRow | None
    left: list[int]
    since: list[int]
    granted: list[int]
    log: list[EventRow]
    talk: list[ChatLine]
    notes: dict[int, str]
    understood: list[str]
    undo_asked: int | None
    undo_yes: list[int]
    abandon_yes: list[int]
    abandoned: bool
    rematch: str | None
    excused_until: int


DECODER: Final = msgspec.msgpack.Decoder(Snapshot)


# Taking one


def taken(table: Table, last: Entry) -> bytes:
    """The table after its last entry."""
    made = Snapshot(
        edition=signed(table),
        last=hashed(last),
        count=table.count,
        changed_at=table.changed_at,
        seats=table.seats,
        dice=table.dice,
        match=None if table.match is None else match_row(table.match),
        left=table.clocks.left,
        since=table.clocks.since,
        granted=table.clocks.granted,
        log=[event_row(logged) for logged in table.log],
        talk=table.talk,
        notes=table.notes,
        understood=table.understood,
        undo_asked=table.undo_asked,
        undo_yes=sorted(table.undo_yes),
        abandon_yes=sorted(table.vote.yes),
        abandoned=table.abandoned,
        rematch=table.rematch,
        excused_until=table.excused_until,
    )
    packed = zlib.compress(ENCODER.encode(made), 1)
    return hashlib.sha256(packed).digest() + packed


def signed(table: Table) -> list[Any]:
    """By what a snapshot was taken: our version, the rules, the content."""
    return [FORM, __version__, *edition(table.game).values()]


def hashed(entry: Entry) -> bytes:
    """What tells an entry from any other of its number."""
    return hashlib.sha256(ENCODER.encode(entry)).digest()


def event_row(logged: LoggedEvent) -> EventRow:
    """An event of the log as a row."""
    event = logged.event
    return EventRow(logged.moment, event.kind, event.facts, event.to, event.rule)


def match_row(match: Match) -> MatchRow:
    """The match without its state."""
    return MatchRow(
        lines=[line_row(line) for line in match.lines],
        moves=[(move.seat, move.action, move.rolls, move.learned) for move in match.moves],
        sealed=[[line_row(line) for line in lines] for lines in match.sealed],
        counters=match.stream.counters,
        resigned=sorted(match.resigned),
        is_agreed=match.is_agreed,
    )


def line_row(line: Line) -> LineRow:
    """A line as a row."""
    return LineRow(
        line.seat,
        line.action,
        line.purpose,
        line.counter,
        line.audience,
        line.word,
        line.number,
        line.share,
    )


# Going on from one


def opened(kept: bytes) -> Snapshot | None:
    """The snapshot in some bytes; None when they are damaged."""
    packed = kept[DIGEST:]
    if hashlib.sha256(packed).digest() != kept[:DIGEST]:
        return None
    try:
        return DECODER.decode(zlib.decompress(packed))
    except (zlib.error, msgspec.DecodeError):
        return None


def resumed(id: str, kept: Snapshot, history: list[Entry]) -> Table | None:
    """The table from its first entry, the last that a snapshot knows, and those behind it.

    None when the snapshot does not fit.
    """
    first, last, *later = history
    table = Table(id, first)
    if kept.edition != signed(table) or kept.last != hashed(last):
        return None
    try:
        restore(table, kept)
    except HatamotoError:
        return None
    for entry in later:
        table.fold(entry)
    return table


def restore(table: Table, kept: Snapshot) -> None:
    """Put a table that was just made where the snapshot has it."""
    table.count, table.changed_at = kept.count, kept.changed_at
    table.seats, table.dice = kept.seats, kept.dice
    table.clocks.left, table.clocks.since = kept.left, kept.since
    table.clocks.granted = kept.granted
    table.log = [logged_of(row) for row in kept.log]
    table.talk, table.notes = kept.talk, kept.notes
    table.understood = kept.understood
    table.undo_asked, table.undo_yes = kept.undo_asked, set(kept.undo_yes)
    table.vote, table.abandoned = Vote(kept.abandon_yes), kept.abandoned
    table.rematch, table.excused_until = kept.rematch, kept.excused_until
    if kept.match is not None:
        table.match = played(table.new_match(), kept.match)
    table.settle()


def logged_of(row: EventRow) -> LoggedEvent:
    """An event of the log from its row."""
    event = Event(row.kind, row.facts, row.to)
    event.rule = row.rule
    return LoggedEvent(row.moment, event)


def played(match: Match, kept: MatchRow) -> Match:
    """The match with its actions carried out."""
    for seat, action, rolls, learned in kept.moves:
        match.state.apply(seat, action)
        match.moves.append(Move(seat, action, rolls, learned))
    for seat, lines in enumerate(kept.sealed):
        match.sealed[seat] = [line_of(row) for row in lines]
        for row in lines:
            match.state.apply(seat, match.game.parse(row.action))
    match.lines = [line_of(row) for row in kept.lines]
    match.stream.counters = kept.counters
    match.resigned, match.is_agreed = set(kept.resigned), kept.is_agreed
    return match


def line_of(row: LineRow) -> Line:
    """A line from its row."""
    draw = (row.purpose, row.counter)
    return Line(row.seat, row.action, *draw, row.audience, row.word, row.number, row.share)
