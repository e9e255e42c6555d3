"""Snapshots: a table loads the same with one as without, and one that does not fit is ignored."""

import hashlib
import json
import zlib
from collections.abc import Callable
from dataclasses import replace
from typing import Any

import msgspec
import pytest
from sqlalchemy import select, update

from hatamoto import catalog
from hatamoto.kernel.chance import words_commitment
from hatamoto.kernel.seats import WATCHER
from hatamoto.store.database import Database
from hatamoto.store.schema import ENTRIES, SNAPSHOTS
from hatamoto.store.store import SNAPSHOT_EVERY, Store
from hatamoto.table import proposals, timeouts
from hatamoto.table.entries import Entry
from hatamoto.table.message_builder import Reader, message
from hatamoto.table.snapshot import decode_snapshot, encode_snapshot, table_from_snapshot
from hatamoto.table.table import Table, fold_entries
from tests.store.holders import introduce
from tests.table.room import Room, holder, moment_at, people

SECONDS = 30
CLOCK = {"kind": "live", "minutes": 30, "increment": 5, "on_timeout": "bot"}


def pictures(table: Table, last: Entry) -> list[object]:
    """Everything that can be seen of a table, and everything it keeps, as bytes and text."""
    seen: list[object] = [encode_snapshot(table, last), table.moment(), table.deadline()]
    for who in ("host", holder(0), holder(2), "nobody"):
        seen.append(json.dumps(message(table, Reader(who), last.at)))
    if table.match is not None:
        seen += [table.match.record_text(), table.match.record_text(WATCHER)]
        seen += [json.dumps(table.match.state.position()), table.match.stream.counters]
        seen.append(json.dumps(moment_at(table, table.moment() // 2, 0)))
    return seen


def cut(history: list[Entry], count: int) -> bytes:
    """The snapshot after this many entries."""
    return encode_snapshot(fold_entries("a" * 16, history[:count]), history[count - 1])


def from_snapshot(history: list[Entry], kept: bytes) -> Table | None:
    """What a snapshot and the entries behind it make."""
    found = decode_snapshot(kept)
    assert found is not None
    return table_from_snapshot("a" * 16, found, [history[0], *history[found.count - 1 :]])


def lively() -> Room:
    """A game with talk, notes, undo by consent and without, lost time and a rematch."""
    words = ["a" * 64, "b" * 64]
    bound = {0: words_commitment(words[0])}
    room = Room(["human", *["open"] * 3], seed=3, host=holder(0), clock=CLOCK, commitments=bound)
    for seat in range(1, 4):
        room.sit(seat, holder(seat))
    room.put(proposals.commit(room.table, 1, holder(1), words_commitment(words[1]), room.now))
    room.begin()
    room.put(proposals.reveal(room.table, 0, holder(0), words[0], room.now))
    room.now = room.table.deadline() or 0
    room.put(timeouts.time_out(room.table, room.now))
    for turn in range(12):
        room.now += 7_000
        room.step()
        room.put(proposals.chat(room.table, holder(turn % 4), "", f"line {turn}", room.now))
    room.put(proposals.note(room.table, 2, holder(2), "mine", room.now))
    asking = room.until_undo("consent", "others_acted")
    room.put(proposals.undo(room.table, asking, holder(asking), room.now))
    for seat in room.table.undo_waiting():
        room.put(proposals.consent(room.table, seat, holder(seat), True, room.now))
    own = room.until_undo("free", "own_pending")
    room.put(proposals.undo(room.table, own, holder(own), room.now))
    room.put(proposals.abandon(room.table, 0, holder(0), True, room.now))
    room.now = room.table.deadline() or 0
    late = room.put(timeouts.time_out(room.table, room.now)).seat
    room.step()
    room.put(timeouts.come_back(room.table, holder(late), room.now))
    room.put(proposals.resign(room.table, 3, holder(3), room.now))
    room.play()
    room.put(proposals.rematch(room.table, "b" * 16, room.now))
    return room


@pytest.fixture(scope="module")
def history() -> list[Entry]:
    """What happened at a lively table."""
    return lively().history


def test_after_every_entry_the_snapshot_makes_the_same_table(history: list[Entry]) -> None:
    whole = fold_entries("a" * 16, history)
    meant = pictures(whole, history[-1])
    kinds = {entry.kind for entry in history}
    assert len(kinds) >= 13
    for count in range(1, len(history) + 1):
        again = from_snapshot(history, cut(history, count))
        assert again is not None, count
        assert pictures(again, history[-1]) == meant, count


def test_time_does_not_go_back_after_a_snapshot() -> None:
    """Entries of earlier versions could be older than the ones before them."""
    room = people(3)
    room.put(proposals.chat(room.table, holder(0), "", "later", room.now + 5000))
    last = room.history[-1]
    room.put(replace(last, number=last.number + 1, at=last.at - 3000))
    again = from_snapshot(room.history, cut(room.history, len(room.history)))
    assert again is not None
    assert again.latest == room.table.latest == last.at


def test_a_table_goes_on_from_its_snapshot_as_from_its_entries() -> None:
    room = people(5, seed=2)
    room.table.id = "a" * 16
    room.play(lambda: room.table.count == 60)
    again = from_snapshot(room.history, cut(room.history, 60))
    assert again is not None
    room.play()
    for entry in room.history[60:]:
        again.fold(entry)
    assert pictures(again, room.history[-1]) == pictures(room.table, room.history[-1])


@pytest.mark.parametrize("game", catalog.GAMES)
def test_every_game_goes_on_from_a_snapshot(game: str) -> None:
    seats = catalog.game(game).seats[0]
    room = Room(["human"] * seats, seed=5, game=game)
    room.table.id = "a" * 16
    room.begin()
    room.play(lambda: room.table.count > 160)
    last = room.history[-1]
    for count in range(2, len(room.history) + 1, 39):
        again = from_snapshot(room.history, cut(room.history, count))
        assert again is not None
        assert pictures(again, last) == pictures(room.table, last), count


# In the store


def written(store: Store, history: list[Entry], count: int | None = None) -> str:
    """The entries in the store, and a snapshot after this many of them."""
    id = "a" * 16
    introduce(store.database, "host", *(holder(seat) for seat in range(6)))
    store.create(id, history[0]).result(SECONDS)
    for entry in history[1:]:
        store.append(id, entry).result(SECONDS)
    if count is not None:
        table = fold_entries(id, history[:count])
        store.save_snapshot(table, history[count - 1]).result(SECONDS)
    return id


def kept(store: Store) -> tuple[int, bytes] | None:
    """The snapshot in the store: after how many entries, and its bytes."""
    query = select(SNAPSHOTS.c.entries, SNAPSHOTS.c.data)
    found = store.database.read(lambda connection: connection.execute(query).first())
    return None if found is None else (found.entries, bytes(found.data))


def change(store: Store, **values: object) -> None:
    """Change the snapshot in the store behind our back."""
    changed = update(SNAPSHOTS).values(**values)
    store.database.write(lambda connection: connection.execute(changed)).result(SECONDS)


def forget_moves(store: Store, after: int) -> None:
    """Lose entries, as no server does."""
    lost = ENTRIES.delete().where(ENTRIES.c.number > after)
    store.database.write(lambda connection: connection.execute(lost)).result(SECONDS)


def count_reads(store: Store, monkeypatch: pytest.MonkeyPatch) -> list[int]:
    """How many entries each reading of the store brings, from now on."""
    reads: list[int] = []
    read = store._entries

    def counted(id: str, which: Any) -> list[Entry]:
        found = read(id, which)
        reads.append(len(found))
        return found

    monkeypatch.setattr(store, "_entries", counted)
    return reads


def test_with_and_without_a_snapshot_a_table_loads_the_same(
    store: Store, history: list[Entry], monkeypatch: pytest.MonkeyPatch
) -> None:
    id = written(store, history[:90])
    plain = pictures(store.load(id), history[89])
    store.save_snapshot(fold_entries(id, history[:70]), history[69]).result(SECONDS)
    reads = count_reads(store, monkeypatch)
    assert pictures(store.load(id), history[89]) == plain
    assert reads == [22]


def test_a_server_killed_between_entry_and_snapshot_has_lost_nothing(
    store: Store, history: list[Entry]
) -> None:
    id = written(store, history[:70], 60)
    store.database.close()
    again = Store(Database(store.database.url))
    assert pictures(again.load(id), history[69]) == pictures(
        fold_entries(id, history[:70]), history[69]
    )
    again.database.close()


def test_a_long_table_without_a_snapshot_gets_one_when_it_is_loaded(
    store: Store, history: list[Entry]
) -> None:
    assert len(history) > SNAPSHOT_EVERY
    id = written(store, history)
    assert kept(store) is None
    store.load(id)
    store.save_snapshot(fold_entries(id, history[:50]), history[49]).result(SECONDS)
    assert kept(store) == (len(history), cut(history, len(history)))


def test_a_snapshot_is_never_put_behind_a_later_one(store: Store, history: list[Entry]) -> None:
    id = written(store, history, 80)
    for count in (40, 90, 80):
        store.save_snapshot(fold_entries(id, history[:count]), history[count - 1]).result(SECONDS)
    assert kept(store) == (90, cut(history, 90))


def damaged(data: bytes) -> bytes:
    """One bit is not what it was."""
    return data[:200] + bytes([data[200] ^ 4]) + data[201:]


def signed_anew(data: bytes, change: Callable[[Any], None]) -> bytes:
    """A whole snapshot with other contents."""
    found = decode_snapshot(data)
    assert found is not None
    change(found)
    packed = zlib.compress(msgspec.msgpack.encode(found))
    return hashlib.sha256(packed).digest() + packed


def other_rules(found: Any) -> None:
    """Taken by other rules."""
    found.edition[2] += 1


def other_version(found: Any) -> None:
    """Taken by another version of ours."""
    found.edition[1] = "0.0.0"


def other_history(found: Any) -> None:
    """Taken at a table where another thing happened last."""
    found.last = bytes(32)


def no_such_action(found: Any) -> None:
    """An answer that is no action of the game."""
    found.match.sealed[0] = [found.match.lines[0]]
    found.match.sealed[0][0].action = "dance"


CHANGES: list[Callable[[bytes], bytes]] = [
    damaged,
    lambda data: b"",
    lambda data: data[:-20],
    lambda data: hashlib.sha256(b"x").digest() + b"x",
    lambda data: signed_anew(data, other_rules),
    lambda data: signed_anew(data, other_version),
    lambda data: signed_anew(data, other_history),
    lambda data: signed_anew(data, no_such_action),
]


@pytest.mark.parametrize("spoil", CHANGES)
def test_a_snapshot_that_does_not_fit_is_ignored(
    store: Store, history: list[Entry], spoil: Callable[[bytes], bytes]
) -> None:
    id = written(store, history[:90], 80)
    found = kept(store)
    assert found is not None
    change(store, data=spoil(found[1]))
    assert pictures(store.load(id), history[89]) == pictures(
        fold_entries(id, history[:90]), history[89]
    )


def test_a_snapshot_ahead_of_the_entries_is_ignored(store: Store, history: list[Entry]) -> None:
    id = written(store, history[:90], 90)
    forget_moves(store, 79)
    assert pictures(store.load(id), history[79]) == pictures(
        fold_entries(id, history[:80]), history[79]
    )
