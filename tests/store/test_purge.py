"""What was never used is deleted after a while, and nothing else."""

import pytest
from sqlalchemy import delete, func, select

from hatamoto.server.faults import fault
from hatamoto.store.database import Database
from hatamoto.store.people import People
from hatamoto.store.purge import BATCH, MIN_DAYS, Purge, is_idle, is_unseated, locked
from hatamoto.store.schema import ENTRIES, HOLDERS, SEATINGS, SESSIONS, TABLES
from hatamoto.store.sessions import COOKIE, DAY_MS, LIFETIME, RESET, CredentialRevoked
from hatamoto.store.store import NoSuchTable, Store, add_seat
from hatamoto.table import proposals
from tests.store.holders import introduce, introduce_all
from tests.store.postgres import PostgresServer
from tests.table.room import START, Room

SECONDS = 60
DAYS = 30
LATER = START + DAYS * DAY_MS


@pytest.fixture
def purge(database: Database) -> Purge:
    """What deletes."""
    return Purge(database)


def keep(store: Store, room: Room, id: str) -> str:
    """Write a room's history down under an id."""
    room.table.id = id
    introduce_all(store.database, room)
    store.create(id, room.history[0]).result(SECONDS)
    for entry in room.history[1:]:
        store.append(id, entry).result(SECONDS)
    store.summarise([room.table]).result(SECONDS)
    return id


def rows_of(database: Database) -> list[int]:
    """How many rows there are of each kind."""
    every = (TABLES, ENTRIES, SEATINGS, HOLDERS, SESSIONS)
    counts = [select(func.count()).select_from(table) for table in every]
    return database.read(lambda c: [int(c.execute(query).scalar() or 0) for query in counts])


def test_tables_that_were_never_played_go(database: Database, store: Store, purge: Purge) -> None:
    waiting = keep(store, Room(["human", "open", "open"]), "a" * 16)
    idle = Room(["human", "human", "human"])
    idle.begin()
    keep(store, idle, "b" * 16)
    assert purge.tables(LATER - 1, DAYS, []).result(SECONDS) == []
    assert purge.tables(LATER, DAYS, [waiting]).result(SECONDS) == ["b" * 16]
    assert purge.tables(LATER, DAYS, []).result(SECONDS) == [waiting]
    assert rows_of(database) == [0, 0, 0, 1, 0]
    with pytest.raises(NoSuchTable):
        store.load(waiting)


def test_tables_somebody_played_at_stay(store: Store, purge: Purge) -> None:
    room = Room(["human", "human", "human"])
    room.begin()
    room.act(room.table.to_act()[0])
    keep(store, room, "c" * 16)
    timed = Room(["human"] * 3, clock={"kind": "post", "days": 30, "on_timeout": "bot"})
    timed.begin()
    keep(store, timed, "d" * 16)
    bots = Room(["random", "random", "random"])
    bots.begin()
    bots.play()
    keep(store, bots, "e" * 16)
    assert purge.tables(LATER, DAYS, []).result(SECONDS) == []


def test_a_table_whose_row_was_not_written_in_time_stays(store: Store, purge: Purge) -> None:
    """The attack: the server is killed right after an acknowledged answer, then tables are
    purged: the row in the lists still says that nobody has joined."""
    room = Room(["human", "open", "open"])
    room.table.id = "a" * 16
    introduce(store.database, "host", "guest 1", "guest 2")
    store.create(room.table.id, room.history[0]).result(SECONDS)
    store.summarise([room.table]).result(SECONDS)
    room.now = LATER
    for seat in (1, 2):
        room.sit(seat, f"guest {seat}")
    room.begin()
    room.act(room.table.to_act()[0])
    for entry in room.history[1:]:
        store.append(room.table.id, entry).result(SECONDS)
    for at in (LATER, LATER + DAYS * DAY_MS):
        assert purge.tables(at, DAYS, []).result(SECONDS) == []


def test_talk_at_a_table_keeps_it_for_as_long(store: Store, purge: Purge) -> None:
    room = Room(["human", "open", "open"])
    keep(store, room, "a" * 16)
    room.now = START + DAY_MS
    said = room.put(proposals.chat(room.table, "host", "Hana", "anybody?", room.now))
    store.append("a" * 16, said).result(SECONDS)
    assert purge.tables(LATER, DAYS, []).result(SECONDS) == []
    assert purge.tables(LATER + DAY_MS, DAYS, []).result(SECONDS) == ["a" * 16]


def test_a_table_that_another_process_writes_to_stays(postgres: PostgresServer) -> None:
    """The attack: somebody joins at one server while another one purges."""
    url = postgres.emptied()
    one, other = Database(url), Database(url)
    room = Room(["human", "open", "open"])
    keep(Store(one), room, "a" * 16)
    room.sit(1, "guest")
    introduce(one, "guest")
    with one.engine.connect() as connection, connection.begin():
        Store(one)._append_named(connection, "a" * 16, room.history[-1])
        assert Purge(other).tables(LATER, DAYS, []).result(SECONDS) == []
    assert Purge(other).tables(LATER, DAYS, []).result(SECONDS) == []
    one.close()
    other.close()


def test_a_table_that_is_being_deleted_takes_no_entry(postgres: PostgresServer) -> None:
    url = postgres.emptied()
    one, other = Database(url), Database(url)
    room = Room(["human", "open", "open"])
    keep(Store(one), room, "a" * 16)
    room.sit(1, "guest")
    introduce(one, "guest")
    with one.engine.connect() as connection, connection.begin():
        assert locked(connection, TABLES, is_idle(LATER, DAYS)) == ["a" * 16]
        late = Store(other).append("a" * 16, room.history[-1])
        with pytest.raises(TimeoutError):
            late.result(0.5)
        for rows in (ENTRIES, SEATINGS):
            connection.execute(delete(rows))
        connection.execute(delete(TABLES))
    with pytest.raises(NoSuchTable):
        late.result(SECONDS)
    assert rows_of(one) == [0, 0, 0, 2, 0]
    one.close()
    other.close()


def test_a_guest_who_sits_down_at_another_process_stays(
    postgres: PostgresServer,
) -> None:
    url = postgres.emptied()
    one, other = Database(url), Database(url)
    people = People(one)
    guests = [people.new_guest("en", START).result(SECONDS) for _ in range(2)]
    with one.engine.connect() as connection, connection.begin():
        for seat, guest in enumerate(guests):
            add_seat(connection, "a" * 16, seat, guest.id)
        assert Purge(other).guests(LATER, DAYS).result(SECONDS) == []
    assert Purge(other).guests(LATER, DAYS).result(SECONDS) == []
    one.close()
    other.close()


def test_a_guest_whom_another_process_has_just_deleted_takes_no_seat(
    postgres: PostgresServer,
) -> None:
    """The attack: a forgotten guest sits down at one server while another one purges."""
    url = postgres.emptied()
    one, other = Database(url), Database(url)
    room = Room(["human", "open", "open"])
    keep(Store(one), room, "a" * 16)
    guest = People(one).new_guest("en", START).result(SECONDS)
    room.sit(1, guest.id)
    with one.engine.connect() as connection, connection.begin():
        assert locked(connection, HOLDERS, is_unseated(LATER, DAYS)) == [guest.id]
        late = Store(other).append("a" * 16, room.history[-1])
        with pytest.raises(TimeoutError):
            late.result(0.5)
        connection.execute(delete(HOLDERS).where(HOLDERS.c.id == guest.id))
    with pytest.raises(CredentialRevoked, match="session has ended"):
        late.result(SECONDS)
    assert len(Store(one).history("a" * 16)) == 1
    assert fault(CredentialRevoked()).code == "not-signed-in"
    one.close()
    other.close()


def test_guests_who_never_sat_down_go(people: People, store: Store, purge: Purge) -> None:
    gone, seated, back, known = (people.new_guest("en", START).result(SECONDS) for _ in range(4))
    for guest in (gone, seated, back, known):
        people.new_secret(guest.id, COOKIE, START).result(SECONDS)
    people.new_secret(back.id, COOKIE, LATER - DAY_MS).result(SECONDS)
    people.open_account(known.id, "known", "kept").result(SECONDS)
    keep(store, Room(["human", "open", "open"], host=seated.id), "f" * 16)
    assert purge.guests(LATER - 1, DAYS).result(SECONDS) == []
    assert purge.guests(LATER, DAYS).result(SECONDS) == [gone.id]
    assert people.holder(gone.id) is None
    assert all(people.holder(one.id) for one in (seated, back, known))


def test_nobody_goes_before_a_cookie_can_be_renewed(people: People, purge: Purge) -> None:
    guest = people.new_guest("en", START).result(SECONDS)
    people.new_secret(guest.id, COOKIE, START).result(SECONDS)
    assert purge.guests(START + MIN_DAYS * DAY_MS - 1, 1).result(SECONDS) == []
    assert purge.guests(START + MIN_DAYS * DAY_MS, 1).result(SECONDS) == [guest.id]


def test_sessions_that_ended_go(people: People, purge: Purge) -> None:
    guest = people.new_guest("en", START).result(SECONDS)
    people.new_secret(guest.id, RESET, START).result(SECONDS)
    secret = people.new_secret(guest.id, COOKIE, START).result(SECONDS)
    end = START + LIFETIME[RESET]
    assert purge.sessions(end - 1).result(SECONDS) == []
    assert len(purge.sessions(end).result(SECONDS)) == 1
    assert people.holder_of(secret, COOKIE, end) is not None


def test_many_go_in_batches(database: Database, people: People, purge: Purge) -> None:
    guests = [people.new_guest("en", START) for _ in range(BATCH + 5)]
    for guest in guests:
        guest.result(SECONDS)
    assert len(purge.guests(LATER, DAYS).result(SECONDS)) == BATCH
    assert len(purge.guests(LATER, DAYS).result(SECONDS)) == 5
    assert rows_of(database)[3] == 0


def test_what_would_go_is_counted_before_it_goes(
    people: People, store: Store, purge: Purge
) -> None:
    host, gone = (people.new_guest("en", START).result(SECONDS) for _ in range(2))
    people.new_secret(gone.id, RESET, START).result(SECONDS)
    keep(store, Room(["human", "open", "open"], host=host.id), "a" * 16)
    assert purge.counts(LATER - 1, DAYS) == {"tables": 0, "guests": 0, "sessions": 1}
    counted = purge.counts(LATER, DAYS)
    assert counted == {"tables": 1, "guests": 2, "sessions": 1}
    assert len(purge.sessions(LATER).result(SECONDS)) == counted["sessions"]
    assert len(purge.tables(LATER, DAYS, []).result(SECONDS)) == counted["tables"]
    assert len(purge.guests(LATER, DAYS).result(SECONDS)) == counted["guests"]
