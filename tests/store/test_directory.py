"""The lists of an operator, and how somebody is found."""

import pytest

from hatamoto.kernel.errors import BadArgument
from hatamoto.store.database import Database
from hatamoto.store.directory import Directory
from hatamoto.store.people import People
from hatamoto.store.sessions import COOKIE, DAY_MS
from hatamoto.store.store import Store
from tests.store.test_purge import keep
from tests.table.room import START, Room
from tests.table.room import people as seated

SECONDS = 30


def test_tables_are_listed_by_game_and_status(database: Database, store: Store) -> None:
    playing = seated(3)
    playing.now += 5
    playing.step()
    keep(store, playing, "a" * 16)
    keep(store, Room(["human", "open", "open"], title="Evening"), "b" * 16)
    lists = Directory(database)
    first, second = lists.tables()
    assert (first.id, first.status, first.people) == ("a" * 16, "playing", 3)
    assert (first.entries, first.changed_at) == (len(playing.history), START + 5)
    assert (second.title, second.status, second.people) == ("Evening", "waiting", 1)
    assert lists.tables(status="waiting") == [second]
    assert lists.tables("shogunate", "playing") == [first]
    assert lists.tables("edo") == []


def test_people_are_listed_with_their_last_visit_and_seats(
    database: Database, store: Store, people: People
) -> None:
    guest = people.new_guest("en", START).result(SECONDS)
    known = people.new_guest("ja", START + 1).result(SECONDS)
    people.open_account(known.id, "Ōishi", "kept").result(SECONDS)
    people.new_secret(guest.id, COOKIE, START + DAY_MS).result(SECONDS)
    keep(store, Room(["human", "open", "open"], host=guest.id), "a" * 16)
    lists = Directory(database)
    newer, older = lists.people()
    assert (newer.id, newer.account, newer.seen_at) == (known.id, "ōishi", None)
    assert (older.id, older.seats, older.seen_at) == (guest.id, 1, START + DAY_MS)
    assert lists.people("ŌISH") == [newer]
    assert lists.people("nobody") == []


def test_somebody_is_found_by_account_id_or_the_name_of_one_guest(
    database: Database, people: People
) -> None:
    known, kira, other = (people.new_guest("en", START).result(SECONDS) for _ in range(3))
    people.open_account(known.id, "Oishi", "kept").result(SECONDS)
    people.rename(kira.id, "Kira").result(SECONDS)
    lists = Directory(database)
    assert lists.person("OISHI").id == known.id
    assert lists.person(other.id).id == other.id
    assert lists.person("Kira").id == kira.id
    people.rename(other.id, "Kira").result(SECONDS)
    with pytest.raises(BadArgument, match="2 guests are called 'Kira'; give an id"):
        lists.person("Kira")
    for word in ("nobody", ""):
        with pytest.raises(BadArgument, match="there is no account"):
            lists.person(word)
