"""Damage to stored tables is found, whatever was damaged; tables in order are in order."""

from collections.abc import Callable

import pytest
from sqlalchemy import Connection, delete, insert, text, update

from hatamoto.store.database import Database
from hatamoto.store.integrity import Integrity
from hatamoto.store.schema import ENTRIES, SEATINGS, SNAPSHOTS, TABLES
from hatamoto.store.store import NoSuchTable, Store
from hatamoto.table import proposals
from hatamoto.table.entries import ACTED, CREATED
from hatamoto.table.snapshot import encode_snapshot
from tests.store.test_purge import keep
from tests.table.room import Room, holder, people

SECONDS = 30
ID = "a" * 16
Damage = Callable[[Connection], object]


def stored(store: Store) -> Room:
    """A table in play with a snapshot and a summary."""
    room = people(3)
    for _ in range(12):
        room.step()
    keep(store, room, ID)
    store.save_snapshot(room.table, room.history[-1]).result(SECONDS)
    return room


def found(database: Database, damage: Damage | None = None) -> str:
    """The faults of the table, after some damage."""
    if damage is not None:
        database.write(damage).result(SECONDS)
    return "; ".join(Integrity(Store(database)).check(ID).faults)


def test_tables_that_are_in_order_have_no_fault(database: Database, store: Store) -> None:
    room = stored(store)
    assert found(database) == ""
    room.step()
    store.append(ID, room.history[-1]).result(SECONDS)
    report = Integrity(store).check(ID)
    assert (report.faults, report.entries) == ((), len(room.history))
    done = Room(["random", "random", "random"], seed=2)
    done.begin()
    done.play()
    keep(store, done, "b" * 16)
    assert Integrity(store).every_id() == [ID, "b" * 16]
    assert Integrity(store).check("b" * 16).faults == ()


@pytest.mark.parametrize("scores", [[0, 0, 0], None])
def test_an_outcome_as_an_earlier_version_wrote_it_is_no_fault(
    database: Database, store: Store, scores: list[int] | None
) -> None:
    room = people(3)
    for _ in range(12):
        room.step()
    room.put(proposals.resign(room.table, 2, holder(2), room.now))
    for seat in (0, 1):
        room.put(proposals.abandon(room.table, seat, holder(seat), True, room.now))
    outcome = room.table.outcome()
    assert outcome is not None
    assert (outcome.places, any(outcome.scores)) == ([1, 1, 3], True)
    keep(store, room, ID)
    shared = {"places": [1, 1, 1], "winners": [0, 1, 2], "reason": "agreed_draw"}

    def write(places: dict[str, object]) -> Damage:
        summary = {"outcome": {"scores": scores or outcome.scores, **shared, **places}}
        return lambda connection: connection.execute(update(TABLES).values(summary=summary))

    assert found(database, write({})) == ""
    assert "another outcome" in found(database, write({"places": [3, 1, 1]}))


ACTION = ENTRIES.c.kind == ACTED
DAMAGES: dict[str, Damage] = {
    "does not replay": lambda c: c.execute(
        update(ENTRIES).where(ACTION, ENTRIES.c.number == 10).values(data={"action": "nonsense"})
    ),
    "entries are missing": lambda c: c.execute(delete(ENTRIES).where(ENTRIES.c.number == 7)),
    "entry 0 cannot be read": lambda c: c.execute(
        update(ENTRIES).where(ENTRIES.c.kind == CREATED).values(data={})
    ),
    "the summary has status over": lambda c: c.execute(update(TABLES).values(status="over")),
    "the summary has another title": lambda c: c.execute(
        update(TABLES).values(summary={"title": "Another"})
    ),
    "the summary counts 400 entries": lambda c: c.execute(update(TABLES).values(entries=400)),
    "it has no summary": lambda c: c.execute(delete(TABLES)),
    "the snapshot is damaged": lambda c: c.execute(update(SNAPSHOTS).values(data=b"x" * 40)),
    "another holder for seat 1": lambda c: c.execute(
        update(SEATINGS).where(SEATINGS.c.seat == 1).values(holder="thief")
    ),
}


@pytest.mark.parametrize("fault", DAMAGES)
def test_damage_is_found_and_named(database: Database, store: Store, fault: str) -> None:
    stored(store)
    assert fault in found(database, DAMAGES[fault])


def test_another_legal_action_in_the_place_of_the_last_is_found(
    database: Database, store: Store
) -> None:
    room = stored(store)
    last = room.history[-1]
    before = people(3)
    for _ in range(11):
        before.step()
    legal = [room.table.game.notation(one) for one in before.match.state.legal(last.seat)]
    other = next(action for action in legal if action not in last.actions())

    def change(connection: Connection) -> None:
        row = update(ENTRIES).where(ENTRIES.c.number == last.number)
        connection.execute(row.values(data={**last.data, "action": other}))

    assert "is not the one that the snapshot was made after" in found(database, change)


def test_a_snapshot_of_another_game_is_found(database: Database, store: Store) -> None:
    room = stored(store)
    other = people(3, seed=5)
    while other.table.count < room.table.count:
        other.step()
    forged = encode_snapshot(other.table, room.history[-1])

    def change(connection: Connection) -> None:
        connection.execute(delete(SNAPSHOTS))
        row = {"table_id": ID, "entries": room.table.count, "data": forged}
        connection.execute(insert(SNAPSHOTS).values(**row))

    assert "do not replay to the snapshot" in found(database, change)


def test_a_table_of_another_edition_is_left_out(database: Database, store: Store) -> None:
    room = stored(store)
    first = {**room.history[0].data, "content": "0" * 16}
    change = update(ENTRIES).where(ENTRIES.c.number == 0).values(data=first)
    database.write(lambda connection: connection.execute(change)).result(SECONDS)
    report = Integrity(store).check(ID)
    assert (report.faults, "content" in report.skipped) == ((), True)


def test_a_table_that_is_not_there_is_refused(store: Store) -> None:
    with pytest.raises(NoSuchTable):
        Integrity(store).check(ID)


@pytest.mark.parametrize("data", ["[]", "null", '"x"'])
def test_a_table_that_cannot_be_read_at_all_is_named(
    database: Database, store: Store, data: str
) -> None:
    stored(store)
    broken = text(f"UPDATE entries SET data = '{data}' WHERE number = 0")
    assert "it cannot be read" in found(database, lambda c: c.execute(broken))
