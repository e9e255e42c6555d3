"""Snapshots: a folded table as bytes, so that a long one loads without folding every entry.

The entries remain the source of truth. A snapshot that is damaged, or of another edition or
history, is ignored and the entries are folded instead. The game state is not stored: the actions
that were not undone are applied again without legality checks, which takes microseconds.
"""

from __future__ import annotations

import hashlib
import zlib
from typing import Any, Final

import msgspec

from hatamoto import __version__, catalog
from hatamoto.kernel.errors import HatamotoError
from hatamoto.kernel.events import Event
from hatamoto.kernel.match import Match, Move
from hatamoto.kernel.record import Line
from hatamoto.table.creation import edition
from hatamoto.table.dice import Dice
from hatamoto.table.ending import Vote
from hatamoto.table.entries import Entry
from hatamoto.table.log import ChatLine, LoggedEvent
from hatamoto.table.migration import move
from hatamoto.table.seats import Seat
from hatamoto.table.table import Table

FORM: Final = 9
"""Increment when the format of a snapshot changes, or what folding computes."""
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
    """A table after its first `count` entries."""

    edition: list[Any]
    last: bytes
    """The hash of the last entry that is folded."""
    count: int
    changed_at: int
    latest: int
    seats: list[Seat]
    dice: Dice
    match: MatchRow | None
    left: list[int]
    since: list[int]
    granted: list[int]
    earned: list[list[int]]
    has_returned: list[bool]
    late: list[int]
    parked: list[int]
    by_stand_in: list[list[int]]
    withdrawn: list[int]
    refused: list[list[int]]
    offered: list[list[int]]
    log: list[EventRow]
    talk: list[ChatLine]
    notes: dict[int, str]
    understood: list[str]
    undo_asked: int | None
    undo_yes: list[int]
    abandon_yes: list[int]
    is_cancelled: bool
    rematch: str | None
    excused_until: int


DECODER: Final = msgspec.msgpack.Decoder(Snapshot)


# Encoding


def encode_snapshot(table: Table, last: Entry) -> bytes:
    """The table as bytes; `last` is its last entry."""
    return pack(encode_table(table, last))


def pack(encoded: bytes) -> bytes:
    """An encoded table as it is stored: a SHA-256 digest and compressed MessagePack.

    With much talk this takes long; it reads no table, so that another thread may call it.
    """
    packed = zlib.compress(encoded, 1)
    return hashlib.sha256(packed).digest() + packed


def encode_table(table: Table, last: Entry) -> bytes:
    """The table as MessagePack."""
    made = Snapshot(
        edition=edition_signature(table),
        last=entry_hash(last),
        count=table.count,
        changed_at=table.changed_at,
        latest=table.latest,
        seats=table.seats,
        dice=table.dice,
        match=None if table.match is None else match_row(table.match),
        left=table.clocks.left,
        since=table.clocks.since,
        granted=table.clocks.granted,
        earned=table.clocks.earned,
        has_returned=table.clocks.has_returned,
        late=table.clocks.late,
        parked=table.clocks.parked,
        by_stand_in=table.undo_limits.by_stand_in,
        withdrawn=table.undo_limits.withdrawn,
        refused=table.undo_limits.refused,
        offered=table.undo_limits.offered,
        log=[event_row(logged) for logged in table.log],
        talk=table.talk,
        notes=table.notes,
        understood=table.understood,
        undo_asked=table.undo_asked,
        undo_yes=sorted(table.undo_yes),
        abandon_yes=sorted(table.vote.yes),
        is_cancelled=table.is_cancelled,
        rematch=table.rematch,
        excused_until=table.excused_until,
    )
    return ENCODER.encode(made)


def edition_signature(table: Table) -> list[Any]:
    """What must match for a snapshot to be used: format, package version, rules and content."""
    return [FORM, __version__, *edition(table.game).values()]


def entry_hash(entry: Entry) -> bytes:
    """Distinguishes an entry from any other with the same number."""
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


# Decoding


def is_intact(kept: bytes) -> bool:
    """Whether the digest of a snapshot is right, whichever version wrote it."""
    return hashlib.sha256(kept[DIGEST:]).digest() == kept[:DIGEST]


def decode_snapshot(kept: bytes) -> Snapshot | None:
    """Decode a snapshot; None if it is damaged or of another version."""
    if not is_intact(kept):
        return None
    try:
        return DECODER.decode(zlib.decompress(kept[DIGEST:]))
    except (zlib.error, msgspec.DecodeError):
        return None


def table_from_snapshot(id: str, kept: Snapshot, history: list[Entry]) -> Table | None:
    """The table from a snapshot; `history` is its first entry, the snapshot's last, and later ones.

    None if the snapshot does not match.
    """
    first, last, *later = history
    table = Table(id, first)
    content = str(kept.edition[-1])
    if content != table.game.content_hash and catalog.has_edition(table.game.id, content):
        move(table, catalog.edition(table.game.id, content))
    if kept.edition != edition_signature(table) or kept.last != entry_hash(last):
        return None
    try:
        restore(table, kept)
    except HatamotoError:
        return None
    for entry in later:
        table.fold(entry)
    return table


def restore(table: Table, kept: Snapshot) -> None:
    """Bring a new table to the state of a snapshot."""
    table.count, table.changed_at, table.latest = kept.count, kept.changed_at, kept.latest
    table.seats, table.dice = kept.seats, kept.dice
    table.clocks.left, table.clocks.since = kept.left, kept.since
    table.clocks.granted, table.clocks.earned = kept.granted, kept.earned
    table.clocks.has_returned, table.clocks.late = kept.has_returned, kept.late
    table.clocks.parked = kept.parked
    limits = table.undo_limits
    limits.by_stand_in = kept.by_stand_in
    limits.withdrawn, limits.refused = kept.withdrawn, kept.refused
    limits.offered = kept.offered
    table.log = [logged_event(row) for row in kept.log]
    table.talk, table.notes = kept.talk, kept.notes
    table.understood = kept.understood
    table.undo_asked, table.undo_yes = kept.undo_asked, set(kept.undo_yes)
    table.vote, table.is_cancelled = Vote(kept.abandon_yes), kept.is_cancelled
    table.rematch, table.excused_until = kept.rematch, kept.excused_until
    if kept.match is not None:
        table.match = restore_match(table.new_match(), kept.match)
    table.update_outcome()


def logged_event(row: EventRow) -> LoggedEvent:
    event = Event(row.kind, row.facts, row.to)
    event.rule = row.rule
    return LoggedEvent(row.moment, event)


def restore_match(match: Match, kept: MatchRow) -> Match:
    """Apply the stored actions to a new match."""
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
    draw = (row.purpose, row.counter)
    return Line(row.seat, row.action, *draw, row.audience, row.word, row.number, row.share)
