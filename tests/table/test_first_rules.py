"""Tables of version 0.1.0 fold as they did when they were played.

`tests/store/old/make_clocks.py.txt` made the entries, and what was seen after each, with the code
of commit 443c316.
"""

import gzip
import json
from functools import cache
from pathlib import Path
from typing import Any

import pytest

from hatamoto.table import proposals, timeouts
from hatamoto.table.entries import Entry
from hatamoto.table.messages import PLAYING
from hatamoto.table.snapshot import decode_snapshot, encode_snapshot, table_from_snapshot
from hatamoto.table.table import Table, fold_entries

OLD = Path(__file__).parents[1] / "store" / "old" / "clocks.json.gz"
TABLES = range(12)


@cache
def stored() -> list[dict[str, Any]]:
    """The old tables."""
    tables: list[dict[str, Any]] = json.loads(gzip.decompress(OLD.read_bytes()))
    return tables


def history(number: int) -> list[Entry]:
    """The entries of an old table."""
    return [Entry(**row) for row in stored()[number]["entries"]]


def sight(table: Table, at: int) -> dict[str, Any]:
    """What a table shows after its last entry, in the words of the file."""
    seats = range(len(table.seats))
    match = table.match
    return {
        "left": [table.clocks.left_at(seat, at) for seat in seats],
        "deadlines": [table.clocks.deadline(seat) for seat in seats],
        "undo_asked": table.undo_asked,
        "abandon_yes": sorted(table.vote.yes),
        "moment": table.moment(),
        "pending": [0 if match is None else len(match.sealed[seat]) for seat in seats],
        "status": table.status,
    }


@pytest.mark.parametrize("number", TABLES)
def test_every_entry_means_what_it_meant(number: int) -> None:
    first, *later = history(number)
    table = Table("0123456789abcdef", first)
    for entry in later:
        table.fold(entry)
        seen = stored()[number]["seen"].get(str(entry.number))
        if seen is not None:
            at = seen.get("at", entry.at)
            assert {"at": at, **sight(table, at)} == {"at": at, **seen}, entry


@pytest.mark.parametrize("number", TABLES)
def test_nobody_is_out_of_time_at_once_and_all_can_play_on(number: int) -> None:
    entries = history(number)
    table = fold_entries("0123456789abcdef", entries)
    at = entries[-1].at
    assert table.status == PLAYING
    assert timeouts.time_out(table, at) is None
    seat = table.to_act()[0]
    assert table.match is not None
    action = table.game.notation(table.match.state.legal(seat)[0])
    table.fold(proposals.act(table, seat, [action], table.match.ply_for(seat), at + 1))
    assert timeouts.time_out(table, at + 1) is None


def test_a_snapshot_keeps_the_rules_of_its_table() -> None:
    entries = history(0)
    table = fold_entries("0123456789abcdef", entries)
    kept = decode_snapshot(encode_snapshot(table, entries[-1]))
    assert kept is not None
    again = table_from_snapshot(table.id, kept, [entries[0], entries[-1]])
    assert again is not None
    assert again.has_first_rules
    at = entries[-1].at
    assert sight(again, at) == sight(table, at)
