"""Tables in the store: append-only, never doubled, list_tables as they stand."""

import threading
from concurrent.futures import Future
from dataclasses import replace
from pathlib import Path
from typing import Any

import pytest
from sqlalchemy import Connection, delete, text, update

from hatamoto.kernel.errors import BadRecord
from hatamoto.store.database import Database
from hatamoto.store.names import lock_names, set_skeletons, tables_naming
from hatamoto.store.people import People
from hatamoto.store.schema import HOLDERS, TABLES
from hatamoto.store.store import PAGE, Conflict, NoSuchTable, Store
from hatamoto.table import proposals
from hatamoto.table.entries import Entry
from hatamoto.table.message_builder import Reader, message, summary
from hatamoto.table.problems import Problem
from tests.store.holders import introduce, introduce_all
from tests.store.postgres import PostgresServer
from tests.table.room import Room, holder, people

SECONDS = 30


def kept(store: Store, room: Room, id: str = "") -> Room:
    """The room's history in the store, under its id."""
    room.table.id = id or room.table.id
    introduce_all(store.database, room)
    store.create(room.table.id, room.history[0]).result(SECONDS)
    for entry in room.history[1:]:
        store.append(room.table.id, entry).result(SECONDS)
    store.summarise([room.table]).result(SECONDS)
    return room


def list_tables(store: Store, kind: str, who: str = "", page: int = 0) -> list[object]:
    """The ids in a list."""
    return [row["id"] for row in store.list_tables(kind, who, page)]


def test_a_history_comes_back_as_it_was_written(store: Store) -> None:
    room = people(4)
    room.play()
    kept(store, room)
    assert store.history(room.table.id) == room.history
    assert store.history(room.table.id, 10) == room.history[11:]


def test_a_table_loads_as_it_stood(store: Store) -> None:
    room = people(4)
    for _ in range(30):
        room.step()
    kept(store, room)
    loaded = store.load(room.table.id)
    for who in (holder(0), holder(3), "watcher"):
        ours = message(room.table, Reader(who), room.now)
        assert message(loaded, Reader(who), room.now) == ours


def test_there_is_no_other_table(store: Store) -> None:
    with pytest.raises(NoSuchTable):
        store.load("f" * 16)


def test_an_entry_is_written_once(store: Store) -> None:
    room = kept(store, people(3))
    first = proposals.chat(room.table, holder(0), "", "first", room.now)
    second = proposals.chat(room.table, holder(1), "", "second", room.now)
    store.append(room.table.id, first).result(SECONDS)
    with pytest.raises(Conflict):
        store.append(room.table.id, second).result(SECONDS)
    assert store.history(room.table.id)[-1] == first


def test_of_two_processes_one_writes_the_move(url: str) -> None:
    stores = [Store(Database(url)), Store(Database(url))]
    room = kept(stores[0], people(3))
    wins: list[int] = []

    def write(process: int) -> None:
        for number in range(room.table.count, room.table.count + 40):
            entry = Entry(number, room.now, "chat", 0, {"name": str(process), "text": "x"})
            future: Future[None] = stores[process].append(room.table.id, entry)
            if not isinstance(future.exception(SECONDS), Conflict):
                wins.append(number)

    threads = [threading.Thread(target=write, args=(process,)) for process in (0, 1)]
    for thread in threads:
        thread.start()
    for thread in threads:
        thread.join(SECONDS)
    assert sorted(wins) == list(range(room.table.count, room.table.count + 40))
    assert len(stores[0].history(room.table.id)) == room.table.count + 40
    for store in stores:
        store.database.close()


def test_a_table_is_made_once(store: Store) -> None:
    room = kept(store, people(3))
    with pytest.raises(Conflict):
        store.create(room.table.id, room.history[0]).result(SECONDS)


def test_a_table_of_another_edition_is_refused_by_name(store: Store) -> None:
    room = people(3)
    introduce_all(store.database, room)
    first = room.history[0]
    store.create("a" * 16, first).result(SECONDS)
    older = Entry(0, first.at, "created", -1, {**first.data, "rules": 0})
    with pytest.raises(BadRecord, match="rules 0"):
        store.create("b" * 16, older).result(SECONDS)


def test_a_history_without_an_edition_loads(store: Store) -> None:
    room = people(3)
    room.play()
    first = room.history[0]
    data = {key: first.data[key] for key in ("setup", "host", "host_name", "key")}
    room.history[0] = Entry(0, first.at, "created", -1, data)
    kept(store, room)
    outcome = store.load(room.table.id).outcome()
    assert outcome is not None
    assert outcome.as_json() == room.message("x")["outcome"]


# Summaries


def test_a_summary_is_never_put_behind_a_later_one(store: Store) -> None:
    room = kept(store, people(3))
    older = store.load(room.table.id)
    room.play()
    for entry in room.history[older.count :]:
        store.append(room.table.id, entry).result(SECONDS)
    store.summarise([room.table]).result(SECONDS)
    store.summarise([older]).result(SECONDS)
    assert store.list_tables("finished", "")[0] == summary(room.table)


def test_unfinished_are_those_a_bot_has_to_move_on(store: Store) -> None:
    with_bots = Room(["human", "random", "random"])
    with_bots.begin()
    while with_bots.table.bot_to_move() is None:
        with_bots.step()
    kept(store, with_bots, "a" * 16)
    kept(store, people(3), "b" * 16)
    over = people(3)
    over.play()
    kept(store, over, "c" * 16)
    kept(store, Room(["human", "open", "open"]), "d" * 16)
    assert store.unfinished() == ["a" * 16]


def test_a_table_cut_off_before_its_summary_is_unfinished(store: Store) -> None:
    room = kept(store, Room(["human", "open", "random"]))
    assert store.unfinished() == []
    room.sit(1, "guest")
    room.begin()
    introduce_all(store.database, room)
    for entry in room.history[1:]:
        store.append(room.table.id, entry).result(SECONDS)
    assert store.unfinished() == [room.table.id]
    store.summarise([room.table]).result(SECONDS)
    assert (room.table.id in store.unfinished()) == (room.table.bot_to_move() is not None)


def test_due_are_those_whose_clock_has_run_out(store: Store) -> None:
    clock = {"kind": "post", "days": 1, "on_timeout": "bot"}
    room = kept(store, people(3, clock=clock))
    deadline = room.table.deadline()
    assert deadline is not None
    assert store.due(deadline - 1) == []
    assert store.due(deadline) == [room.table.id]


# Lists


def shelf(store: Store) -> None:
    """Tables of every sort."""
    fields: list[tuple[str, Room]] = [
        ("0", Room(["human", "open", "open"], host="me")),
        ("1", Room(["human", "open", "open"], public=False)),
        ("2", people(3)),
        ("3", people(3, public=False)),
    ]
    for id, room in fields:
        kept(store, room, id * 16)
    for id, public in (("4", True), ("5", False)):
        over = people(3, public=public)
        over.play()
        kept(store, over, id * 16)


def test_lists_show_what_is_public_or_mine(store: Store) -> None:
    shelf(store)
    assert list_tables(store, "open") == ["0" * 16]
    assert list_tables(store, "live") == ["2" * 16]
    assert list_tables(store, "finished") == ["4" * 16]
    assert sorted(list_tables(store, "mine", holder(1)), key=str) == ["2" * 16, "3" * 16]
    mine = sorted(list_tables(store, "finished", holder(1)), key=str)
    assert mine == ["4" * 16, "5" * 16]
    assert list_tables(store, "mine", "me") == ["0" * 16]
    assert list_tables(store, "mine", "") == []


def asking(store: Store, number: int, at: int, asked: bool) -> str:
    """A table in play whose last change was then, and where person-0 is asked or not."""
    room = people(3)
    room.play(lambda: (0 in room.table.to_act()) == asked)
    room.table.changed_at = at
    return kept(store, room, f"{number:016x}").table.id


def test_mine_are_those_that_wait_for_me_first_over_all_pages(store: Store) -> None:
    waiting = [asking(store, n, 1000 + n, asked=True) for n in range(3)]
    others = [asking(store, n, 2000 + n, asked=False) for n in range(10, 10 + PAGE)]
    first = list_tables(store, "mine", holder(0))
    assert first[:3] == waiting[::-1]
    assert first[3:] == others[::-1][: PAGE - 3]
    assert list_tables(store, "mine", holder(0), 1) == others[::-1][PAGE - 3 :]


def test_by_table_one_learns_the_seats_one_holds(store: Store) -> None:
    room = Room(["human", "open", "human", "open"])
    room.sit(3, "guest")
    kept(store, room)
    ids = [room.table.id, "f" * 16]
    assert store.seats_held(ids, "host") == {room.table.id: [0, 2]}
    assert store.seats_held(ids, "guest") == {room.table.id: [3]}
    assert store.seats_held(ids, "nobody") == {}


def test_how_far_one_has_looked_is_kept(store: Store) -> None:
    assert store.last_seen("a" * 16, "me") is None
    for moment in (5, 9):
        store.mark_seen("a" * 16, "me", moment).result(SECONDS)
    assert store.last_seen("a" * 16, "me") == 9
    assert store.last_seen("a" * 16, "you") is None


@pytest.mark.parametrize("text", ["雪月花 👘", "a'b\"c\\d%s:x", "\u0000 in a note"])
def test_any_text_is_kept(store: Store, text: str) -> None:
    room = kept(store, people(3))
    entry = room.put(proposals.note(room.table, 0, holder(0), text, room.now))
    store.append(room.table.id, entry).result(SECONDS)
    last: Any = store.history(room.table.id)[-1].data
    assert last["text"] == text


def test_two_processes_do_not_both_take_a_key(database: Database) -> None:
    store, other = Store(database), Store(database)
    id, whose = kept(store, Room(["human"] * 3), "0123456789abcdef").table.id, "a" * 16
    store.append(id, Entry(1, 1, "chat", 0, {}, whose + "1" * 16)).result(30)
    with pytest.raises(Conflict):
        other.append(id, Entry(2, 1, "chat", 0, {}, whose + "2" * 16)).result(30)
    assert store.used_key(id, whose + "2" * 16) == whose + "1" * 16
    assert store.used_key(id, "b" * 32) is None


def test_an_entry_of_a_deleted_table_is_refused_and_no_other_with_it(store: Store) -> None:
    gone, kept_one = kept(store, people(3), "aa"), kept(store, people(3), "bb")
    store.database.write(lambda c: c.execute(delete(TABLES).where(TABLES.c.id == "aa"))).result()
    entries = [proposals.chat(one.table, holder(0), "", "hm", one.now) for one in (gone, kept_one)]
    late, fine = (store.append(id, entry) for id, entry in zip(("aa", "bb"), entries, strict=True))
    fine.result(SECONDS)
    with pytest.raises(NoSuchTable):
        late.result(SECONDS)
    assert store.history("bb")[-1] == entries[1]


# Names in seats


def named(store: Store, *names: str, id: str = "") -> Room:
    """A table of people with these names, before play."""
    room = Room(["human", *["open"] * (len(names) - 1)])
    for seat, name in enumerate(names[1:], 1):
        room.sit(seat, holder(seat), name)
    room.put(proposals.rename(room.table, "host", names[0], room.now))
    return kept(store, room, id)


def test_tables_are_found_by_the_look_of_a_name_of_others(store: Store) -> None:
    room = named(store, "Hana", "0ishi", "Ren", id="aa")
    named(store, "Sora", "Hana", "Ren", id="bb")
    assert store.tables_naming("somebody", "Oishi") == ["aa"]
    assert store.tables_naming(holder(1), "Oishi") == []
    assert sorted(store.tables_naming("somebody", "HANA")) == ["aa", "bb"]
    unnamed = room.put(proposals.unname(room.table, 1, room.now))
    store.append("aa", unnamed).result(SECONDS)
    assert store.tables_naming("somebody", "Oishi") == []


def test_a_table_that_is_over_names_nobody(store: Store) -> None:
    room = named(store, "Hana", "Ren", "Sora", id="aa")
    for seat, who in ((0, "host"), (1, holder(1)), (2, holder(2))):
        entry = proposals.abandon(room.table, seat, who, True, room.now)
        store.append("aa", room.put(entry)).result(SECONDS)
    store.summarise([room.table]).result(SECONDS)
    assert store.tables_naming("somebody", "Hana") == []


def test_tables_are_found_by_an_index_however_many_there_are(tmp_path: Path) -> None:
    """The attack: sign up at a server with a hundred thousand tables."""
    database = Database(f"sqlite:///{tmp_path / 'tables.db'}")
    query = tables_naming("somebody", "Oishi").compile(
        database.engine, compile_kwargs={"literal_binds": True}
    )
    plan = text(f"EXPLAIN QUERY PLAN {query}".replace(":", "\\:"))
    steps = database.read(lambda connection: [row.detail for row in connection.execute(plan)])
    assert any("seat_looks_by_look" in step for step in steps), steps
    assert not any(step.startswith("SCAN") for step in steps), steps
    database.close()


def test_names_from_before_their_looks_were_stored_are_found(url: str) -> None:
    before = Database(url)
    named(Store(before), "Hana", "0ishi", "Ren", id="aa")
    for id in ("bb", "cc"):
        named(Store(before), "Hana", "0ishi", "Ren", id=id)

    def make_old(connection: Connection) -> None:
        connection.execute(text("UPDATE tables SET summary = '[1]' WHERE id = 'bb'"))
        connection.execute(text("UPDATE tables SET summary = 'null' WHERE id = 'cc'"))
        connection.execute(text("DROP TABLE seat_looks"))
        connection.execute(text("UPDATE alembic_version SET version_num = '0015'"))

    before.write(make_old).result(SECONDS)
    before.close()
    after = Database(url)
    assert Store(after).tables_naming("somebody", "Oishi") == ["aa"]
    after.close()


@pytest.mark.parametrize("kind", ["created", "sat", "renamed"])
def test_no_seat_gets_a_name_that_another_process_gives_to_an_account(
    postgres: PostgresServer, kind: str
) -> None:
    """The attack: take the name of an account for a seat right when the account is opened."""
    url = postgres.emptied()
    one, other = Database(url), Database(url)
    owner = People(one).new_guest("en", 0).result(SECONDS)
    room = Room(["human", "open", "open"])
    introduce(one, "host", "guest")
    if kind != "created":
        kept(Store(one), room, "aa")
    room.put(
        proposals.rename(room.table, "host", "0ishi", room.now)
        if kind == "renamed"
        else proposals.take_seat(room.table, 1, "guest", "0ishi", room.now)
    )
    first = {**room.history[0].data, "host_name": "0ishi"}
    with one.engine.connect() as connection, connection.begin():
        lock_names(connection)
        person = update(HOLDERS).where(HOLDERS.c.id == owner.id)
        connection.execute(person.values(account="oishi", name="Oishi"))
        set_skeletons(connection, owner.id, "Oishi")
        if kind == "created":
            late = Store(other).create("aa", replace(room.history[0], data=first))
        else:
            late = Store(other).append("aa", room.history[-1])
        with pytest.raises(TimeoutError):
            late.result(0.5)
    with pytest.raises(Problem, match="taken"):
        late.result(SECONDS)
    assert Store(one).tables_naming(owner.id, "Oishi") == []
    assert len(Store(one).history("aa")) == (0 if kind == "created" else 1)
    one.close()
    other.close()


def test_a_name_in_a_seat_may_be_ones_own_and_numbered(store: Store) -> None:
    accounts = People(store.database)
    owner = accounts.new_guest("en", 0).result(SECONDS).id
    accounts.open_account(owner, "Oishi", "kept").result(SECONDS)
    room = Room(["human", "open", "open"])
    room.sit(1, owner, "Oishi")
    room.put(proposals.rename(room.table, owner, "Oishi (2)", room.now))
    kept(store, room)
    assert store.history(room.table.id) == room.history
