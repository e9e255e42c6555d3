"""Moves a table to another edition of its game, if everything played so far stays the same."""

from __future__ import annotations

from dataclasses import replace
from typing import TYPE_CHECKING, Any

from hatamoto.kernel.errors import BadArgument, BadRecord
from hatamoto.kernel.freezing import freeze
from hatamoto.kernel.game import Game
from hatamoto.kernel.match import Match
from hatamoto.kernel.record import Record
from hatamoto.kernel.record_checks import check_record
from hatamoto.table.creation import edition
from hatamoto.table.entries import MIGRATED, Entry
from hatamoto.table.messages import OVER

if TYPE_CHECKING:
    from hatamoto.table.table import Table


def migrate(table: Table, game: Game[Any], at: int) -> Entry:
    """The entry that moves a table to another edition; raises BadArgument if it cannot move.

    Every line must be legal there, every draw the same and the state identical: a move changes
    only what is still to come.
    """
    if table.status == OVER:
        raise BadArgument("this game is over; it stays with the edition it was played with")
    if game.id != table.game.id:
        raise BadArgument(f"this is a table of {table.game.id}, not of {game.id}")
    if edition(game) == edition(table.game):
        raise BadArgument("this table already has that edition")
    match = table.match
    if match is not None:
        check_alike(table, match, game)
    return Entry(table.count, at, MIGRATED, -1, edition(game))


def check_alike(table: Table, match: Match, game: Game[Any]) -> None:
    """Raise BadArgument unless a match replays to an identical state in another edition."""
    record = match.record()
    header = {**record.header, **edition(game), "secret": match.stream.secret.hex()}
    try:
        check_record(game, Record(header, record.lines))
        moved = replayed_match(table, match, game)
    except (BadArgument, BadRecord) as error:
        raise BadArgument(f"it would have been played differently: {error}") from None
    if freeze(moved.state) != freeze(match.state):
        raise BadArgument("its position would be different")


def replayed_match(table: Table, match: Match, game: Game[Any]) -> Match:
    """The match in another edition, pending answers included; raises BadArgument and BadRecord."""
    options = dict(game.resolve_options(table.setup.options, len(table.seats)))
    state = game.new(len(table.seats), options)
    moved = Match(game, state, table.dice.stream(), {**match.header, "options": options})
    moved.follow(Record({}, match.lines))
    for lines in match.sealed:
        moved.follow(Record({}, lines))
    moved.stream.counters = dict(match.stream.counters)
    return moved


def move(table: Table, game: Game[Any]) -> None:
    """Switch a table to another edition in place."""
    options: dict[str, object] = dict(game.resolve_options(table.setup.options, len(table.seats)))
    if table.match is not None:
        table.match = replayed_match(table, table.match, game)
    table.setup = replace(table.setup, options=options)
    table.game = game
