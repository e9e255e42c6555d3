"""`hatamoto admin` on a database of either kind: what it prints, deletes and refuses."""

import json
import sqlite3
from collections.abc import Iterator
from contextlib import closing
from pathlib import Path
from typing import Any

import pytest
from sqlalchemy import update

from hatamoto.store.database import Database
from hatamoto.store.file_lock import locked
from hatamoto.store.people import People
from hatamoto.store.schema import ENTRIES
from hatamoto.store.second_factors import SecondFactors
from hatamoto.store.store import Store
from tests.cli.running import complaint, run
from tests.store.postgres import PostgresServer
from tests.store.test_purge import keep
from tests.table.room import START, Room, people

SECONDS = 30
ID = "a" * 16


@pytest.fixture(params=["sqlite", "postgresql"])
def database(request: pytest.FixtureRequest, tmp_path: Path) -> Iterator[Database]:
    """A database with a table in play and an account."""
    url = f"sqlite:///{tmp_path / 'tables.db'}"
    if request.param == "postgresql":
        running: PostgresServer = request.getfixturevalue("postgres")
        url = running.emptied()
    opened = Database(url)
    room = people(3, title="Evening\u200b of 三味線")
    room.step()
    keep(Store(opened), room, ID)
    folk = People(opened)
    holder = folk.new_guest("en", START).result(SECONDS)
    folk.open_account(holder.id, "Oishi", "kept").result(SECONDS)
    yield opened
    opened.close()


def printed(database: Database, *words: str) -> str:
    """What a command prints that does what it is asked."""
    done = run("admin", *words, "--database", database.url)
    assert (done.code, done.err) == (0, ""), done
    return done.out


def as_json(database: Database, *words: str) -> dict[str, Any]:
    """The same for programs."""
    found: dict[str, Any] = json.loads(printed(database, *words, "--json"))
    return found


def refused(database: Database, *words: str) -> str:
    """The one sentence of a refusal."""
    return complaint("admin", *words, "--database", database.url)


def test_tables_and_people_are_listed(database: Database) -> None:
    head, row = printed(database, "tables").splitlines()
    assert head.split() == ["id", "game", "status", "entries", "people", "last", "change", "title"]
    assert row.split()[:5] == [ID, "shogunate", "playing", "5", "3"]
    (table,) = as_json(database, "tables", "--status", "playing")["tables"]
    assert (table["id"], table["entries"], table["changed_at"]) == (ID, 5, START)
    assert as_json(database, "tables", "--game", "edo") == {"tables": []}
    (person,) = as_json(database, "people", "--search", "OISHI")["people"]
    assert (person["name"], person["kind"], person["banned_until"]) == ("Oishi", "account", None)
    assert "account" in printed(database, "people")


def test_a_ban_shows_in_the_list_and_is_lifted(database: Database) -> None:
    printed(database, "ban", "oishi")
    assert "for good" in printed(database, "people")
    printed(database, "unban", "oishi")
    assert "for good" not in printed(database, "people")
    assert "is not banned" in refused(database, "unban", "oishi")
    assert "there is no account" in refused(database, "ban", "nobody")


def damage_pages(path: Path) -> None:
    """Overwrite the first page of the tables that lists are read from."""
    with closing(sqlite3.connect(path)) as connection:
        size = connection.execute("PRAGMA page_size").fetchone()[0]
        query = "SELECT rootpage FROM sqlite_master WHERE tbl_name IN ('tables', 'entries')"
        pages = [page for (page,) in connection.execute(query)]
    with path.open("r+b") as file:
        for page in pages:
            file.seek((page - 1) * size)
            file.write(b"\xff" * size)


def test_a_damaged_file_is_called_damaged_and_can_be_restored(tmp_path: Path) -> None:
    path, copy = tmp_path / "tables.db", str(tmp_path / "copy.db")
    database = Database(str(path))
    keep(Store(database), people(3), ID)
    database.close()
    where = ("--database", str(path))
    assert run("admin", "backup", copy, *where).code == 0
    damage_pages(path)
    for command in ("check", "tables", "editions"):
        told = complaint("admin", command, *where)
        assert "the database file is damaged" in told
        assert "hatamoto admin restore" in told
    assert run("admin", "restore", copy, *where).code == 0
    assert ID in run("admin", "tables", *where).out


def test_a_damaged_entry_is_found(database: Database) -> None:
    assert printed(database, "check") == "1 tables, 0 wrong, 0 of another edition\n"
    damage = update(ENTRIES).where(ENTRIES.c.number == 4).values(data={"action": "nonsense"})
    database.write(lambda connection: connection.execute(damage)).result(SECONDS)
    done = run("admin", "check", "--database", database.url)
    assert done.code == 1
    assert done.out.startswith(f"{ID}: entry 4 does not replay")
    named = run("admin", "check", ID, "--json", "--database", database.url)
    assert (named.code, json.loads(named.out)["wrong"][0]["id"]) == (1, ID)
    assert "there is no table" in refused(database, "check", "b" * 16)


def test_a_finished_game_is_exported_and_verifies(database: Database, tmp_path: Path) -> None:
    room = Room(["random", "random", "random"], seed=3)
    room.begin()
    room.play()
    keep(Store(database), room, "b" * 16)
    file = tmp_path / "evening.record"
    printed(database, "export", "b" * 16, "-o", str(file))
    assert run("verify", str(file)).code == 0
    assert printed(database, "export", "b" * 16) == file.read_text(encoding="utf-8")
    assert "No such file" in refused(database, "export", "b" * 16, "-o", "/no/such/folder/x")
    lines = printed(database, "export", ID, "--entries").splitlines()
    assert [json.loads(line)["number"] for line in lines] == [0, 1, 2, 3, 4]
    entries = tmp_path / "entries"
    printed(database, "export", ID, "--entries", "-o", str(entries))
    assert entries.stat().st_mode & 0o777 == 0o600
    assert "not over" in refused(database, "export", ID)
    assert "no such table" in refused(database, "export", "c" * 16, "--entries")


def test_a_purge_counts_first_and_deletes_when_told(database: Database) -> None:
    keep(Store(database), Room(["human", "open", "open"], host="nobody"), "b" * 16)
    counted = as_json(database, "purge", "--days", "30")
    assert (counted["tables"], counted["deleted"]) == (1, False)
    assert len(as_json(database, "tables")["tables"]) == 2
    assert as_json(database, "purge", "--days", "30", "--yes")["tables"] == 1
    assert [row["id"] for row in as_json(database, "tables")["tables"]] == [ID]
    assert "would be deleted: 0 tables" in printed(database, "purge")


def test_a_second_factor_is_removed(database: Database) -> None:
    assert "has no second factor" in refused(database, "second-factor", "remove", "oishi")
    holder, _ = People(database).by_account("oishi") or (None, "")
    assert holder is not None
    SecondFactors(database).begin(holder.id, b"secret").result(SECONDS)
    printed(database, "second-factor", "remove", "Oishi")
    assert SecondFactors(database).of(holder.id) is None


def test_wrong_words_are_one_sentence(database: Database, monkeypatch: pytest.MonkeyPatch) -> None:
    assert "--status" in refused(database, "tables", "--status", "idle")
    assert "chess" in refused(database, "tables", "--game", "chess")
    assert "--days" in refused(database, "ban", "oishi", "--days", "0")
    monkeypatch.setenv("HATAMOTO_PURGE_DAYS", "0")
    assert "give --days N" in refused(database, "purge")


def test_the_database_of_the_environment_is_used(
    database: Database, monkeypatch: pytest.MonkeyPatch
) -> None:
    monkeypatch.setenv("HATAMOTO_DATABASE", database.url)
    assert ID in run("admin", "tables").out


def test_a_purge_of_a_file_waits_for_its_server(tmp_path: Path) -> None:
    file = tmp_path / "tables.db"
    Database(str(file)).close()
    with locked(file):
        words = ("admin", "purge", "--days", "30", "--database", str(file))
        assert run(*words).code == 0
        assert "stop it first" in complaint(*words, "--yes")


def test_a_database_that_is_not_there_is_not_made(tmp_path: Path) -> None:
    file = tmp_path / "tables.db"
    assert "there is no database at" in complaint("admin", "tables", "--database", str(file))
    assert not file.exists()
    nothing = "postgresql://nobody@127.0.0.1:1/nothing"
    assert "not a Hatamoto database" in complaint("admin", "tables", "--database", nothing)


@pytest.mark.parametrize(("version", "words"), [("0008", "older"), ("9999", "unknown version")])
def test_a_database_of_another_version_is_left_as_it_is(
    tmp_path: Path, version: str, words: str
) -> None:
    file = tmp_path / "tables.db"
    Database(str(file)).close()
    with sqlite3.connect(file) as connection:
        connection.execute("UPDATE alembic_version SET version_num = ?", (version,))
    connection.close()
    assert words in complaint("admin", "tables", "--database", str(file))
