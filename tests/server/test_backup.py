"""A backup is taken while people play, put back while nobody does, and nothing is in between."""

import os
import resource
import signal
import sqlite3
import threading
from collections.abc import Iterator
from contextlib import closing, contextmanager
from pathlib import Path

import psycopg
import pytest
from sqlalchemy.engine import make_url

from hatamoto.kernel.errors import BadArgument
from hatamoto.store import backup
from hatamoto.store.database import Database
from hatamoto.store.store import Store
from hatamoto.store.versions import version_of
from tests.cli.running import Done, complaint, run
from tests.server.served import Person, Served
from tests.store.holders import introduce_all
from tests.store.postgres import BOUNDED, PostgresServer, program
from tests.table.room import people


@pytest.fixture(autouse=True)
def programs(monkeypatch: pytest.MonkeyPatch) -> None:
    """The programs of PostgreSQL that belong to the server of these tests come first."""
    folder = str(Path(program("initdb")).parent)
    monkeypatch.setenv("PATH", os.pathsep.join([folder, os.environ["PATH"]]))


@pytest.fixture(params=["sqlite", "postgresql"])
def url(request: pytest.FixtureRequest, tmp_path: Path) -> str:
    """An empty database of either kind."""
    if request.param == "sqlite":
        return f"sqlite:///{tmp_path / 'tables.db'}"
    running: PostgresServer = request.getfixturevalue("postgres")
    url = running.emptied()
    with psycopg.connect(url, autocommit=True, **BOUNDED) as connection:
        query = "SELECT nspname FROM pg_namespace WHERE nspname LIKE 'before_restore_%'"
        for (name,) in connection.execute(query).fetchall():
            connection.execute(f'DROP SCHEMA "{name}" CASCADE')
    return url


@pytest.fixture
def served(url: str, tmp_path: Path) -> Iterator[Served]:
    """A server on it, which is stopped once the test is done with it."""
    one = Served(tmp_path, url)
    yield one
    if one.process.is_alive():
        one.stop()
    assert "Traceback" not in one.logged(), one.logged()


def admin(url: str, *words: str) -> Done:
    """A command of the operator that does what it is asked."""
    done = run("admin", *words, "--database", url)
    assert (done.code, done.err) == (0, ""), done
    return done


def filled(url: str) -> None:
    """Put a table into a database that nobody serves."""
    room = people(3)
    database = Database(url)
    store = Store(database)
    introduce_all(database, room)
    store.create(room.table.id, room.history[0]).result(30)
    for entry in room.history[1:]:
        store.append(room.table.id, entry).result(30)
    store.summarise([room.table]).result(30)
    database.close()


def ids(url: str) -> list[str]:
    """The tables there are."""
    return [line.split()[0] for line in admin(url, "tables").out.splitlines()[1:]]


def play(person: Person, id: str, moves: int) -> None:
    """Answer this many times."""
    with person.socket(id) as line:
        line.read()
        for _ in range(moves):
            seat = line.asked()[0]
            reply = line.act(seat)
            line.catch_up(seat, reply["ply"])


def test_a_table_is_as_it_was_when_it_was_backed_up(
    served: Served, url: str, tmp_path: Path
) -> None:
    person, copy = Person(served), tmp_path / "copy"
    id = person.table()["id"]
    play(person, id, 2)
    before = admin(url, "export", id, "--entries").out
    talking = threading.Thread(target=talk, args=(person, id))
    talking.start()
    admin(url, "backup", str(copy))
    talking.join()
    play(person, id, 2)
    later = person.table()["id"]
    assert "stop" in complaint("admin", "restore", str(copy), "--database", url)
    served.stop()
    after = admin(url, "export", id, "--entries").out
    done = admin(url, "restore", str(copy))
    assert "before_restore_" in done.out
    assert done.out.endswith("1 tables, 0 wrong, 0 of another edition\n")
    restored = admin(url, "export", id, "--entries").out
    assert restored.startswith(before)
    assert after.startswith(restored)
    assert len(restored) < len(after)
    served.start()
    assert person.get(f"/api/tables/{id}")["you"] == [0]
    person.get(f"/api/tables/{later}", 404)
    play(person, id, 1)
    served.stop()
    again = tmp_path / "again"
    admin(url, "backup", str(again))
    admin(url, "restore", str(again))
    assert ids(url) == [id]
    person.close()


def talk(person: Person, id: str) -> None:
    """Write to the database for a while."""
    for number in range(20):
        person.do(id, do="chat", text=f"line {number}")


def test_a_backup_goes_to_a_new_file_that_only_its_owner_reads(url: str, tmp_path: Path) -> None:
    filled(url)
    copy = tmp_path / "copy"
    admin(url, "backup", str(copy))
    assert copy.stat().st_mode & 0o777 == 0o600
    assert "exists" in complaint("admin", "backup", str(copy), "--database", url)
    lost = tmp_path / "no" / "folder"
    assert "No such file" in complaint("admin", "backup", str(lost), "--database", url)
    left = {path.name for path in tmp_path.iterdir()}
    assert {name for name in left if "copy" in name} == {"copy"}


def test_a_backup_that_does_not_fit_is_one_sentence_and_leaves_nothing(tmp_path: Path) -> None:
    url = f"sqlite:///{tmp_path / 'tables.db'}"
    filled(url)
    with files_of_at_most(65_536):
        said = complaint("admin", "backup", str(tmp_path / "copy"), "--database", url)
    assert "cannot be copied" in said
    assert not [path for path in tmp_path.iterdir() if "copy" in path.name]


@contextmanager
def files_of_at_most(size: int) -> Iterator[None]:
    """No file of this process grows beyond so many bytes, as on a full disk."""
    before = resource.getrlimit(resource.RLIMIT_FSIZE)
    resource.setrlimit(resource.RLIMIT_FSIZE, (size, before[1]))
    try:
        yield
    finally:
        resource.setrlimit(resource.RLIMIT_FSIZE, before)


def test_of_two_backups_to_one_file_the_first_is_kept(tmp_path: Path) -> None:
    path, made = tmp_path / "copy", tmp_path / ".copy.second"
    path.write_text("of somebody who was quicker")
    made.write_text("second")
    with pytest.raises(BadArgument, match="already exists"):
        backup.put_new(made, path)
    assert path.read_text() == "of somebody who was quicker"


def test_an_interrupted_restore_leaves_the_database_as_it_was(
    postgres: PostgresServer, tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    url, copy, real = postgres.emptied(), tmp_path / "copy", program("pg_restore")
    filled(url)
    admin(url, "backup", str(copy))
    before = ids(url)
    fake = tmp_path / "pg_restore"
    fake.write_text(
        f'#!/bin/sh\nif [ "$1" = --list ]; then exec {real} "$@"; fi\nkill -INT $PPID; sleep 9\n'
    )
    fake.chmod(0o755)
    monkeypatch.setenv("PATH", os.pathsep.join([str(tmp_path), os.environ["PATH"]]))
    # A shell that starts the tests in the background has them ignore the signal.
    usual = signal.signal(signal.SIGINT, signal.default_int_handler)
    try:
        with pytest.raises(KeyboardInterrupt):
            backup.restore(url, copy)
    finally:
        signal.signal(signal.SIGINT, usual)
    assert ids(url) == before != []


def test_a_file_that_is_no_backup_of_ours_is_refused(url: str, tmp_path: Path) -> None:
    filled(url)
    before = ids(url)
    text, foreign = tmp_path / "text", tmp_path / "foreign.db"
    text.write_text("a letter")
    with closing(sqlite3.connect(foreign)) as connection:
        connection.execute("CREATE TABLE letters (text)")
    for file in (text, foreign):
        assert "not a Hatamoto backup" in complaint(
            "admin", "restore", str(file), "--database", url
        )
    nothing = str(tmp_path / "nothing")
    assert "there is no file" in complaint("admin", "restore", nothing, "--database", url)
    assert ids(url) == before


def test_a_backup_of_a_later_version_is_refused_and_nothing_changes(
    url: str, tmp_path: Path
) -> None:
    filled(url)
    before, copy = ids(url), tmp_path / "copy"
    for version in ("9999", version_of(url)):
        set_version(url, version)
        if version == "9999":
            admin(url, "backup", str(copy))
    assert "unknown version" in complaint("admin", "restore", str(copy), "--database", url)
    assert ids(url) == before
    admin(url, "check")


def set_version(url: str, version: str) -> None:
    """Say that a database is of some version."""
    change = f"UPDATE alembic_version SET version_num = '{version}'"
    if url.startswith("sqlite"):
        with closing(sqlite3.connect(str(make_url(url).database))) as connection:
            connection.execute(change)
            connection.commit()
    else:
        with psycopg.connect(url, **BOUNDED) as other:
            other.execute(change)


def test_a_restore_waits_for_other_programs(url: str, tmp_path: Path) -> None:
    filled(url)
    copy = tmp_path / "copy"
    admin(url, "backup", str(copy))
    if url.startswith("sqlite"):
        with closing(sqlite3.connect(str(make_url(url).database))) as connection:
            connection.execute("SELECT count(*) FROM tables").fetchone()
            told = complaint("admin", "restore", str(copy), "--database", url)
            assert "another program has" in told
    else:
        with psycopg.connect(url, **BOUNDED):
            told = complaint("admin", "restore", str(copy), "--database", url)
            assert "1 connections use the database" in told
    admin(url, "restore", str(copy))


def test_what_a_crash_left_beside_the_file_is_kept_with_it(tmp_path: Path) -> None:
    served = Served(tmp_path)
    person, url = Person(served), served.settings.database
    copy = tmp_path / "copy"
    admin(url, "backup", str(copy))
    id = person.table()["id"]
    person.close()
    served.kill()
    assert (tmp_path / "tables.db-wal").stat().st_size > 0
    admin(url, "restore", str(copy))
    assert ids(url) == []
    (aside,) = tmp_path.glob("tables.db.before_restore_*")
    assert ids(f"sqlite:///{aside}") == [id]


def test_two_restores_in_one_second_keep_both_old_databases(url: str, tmp_path: Path) -> None:
    filled(url)
    copy = tmp_path / "copy"
    admin(url, "backup", str(copy))
    kept = {admin(url, "restore", str(copy)).out.splitlines()[0] for _ in range(3)}
    assert len(kept) == 3
    assert len(ids(url)) == 1


def test_root_restores_for_the_user_of_the_server(tmp_path: Path) -> None:
    url, file, copy = f"sqlite:///{tmp_path / 'tables.db'}", tmp_path / "tables.db", tmp_path / "c"
    filled(url)
    admin(url, "backup", str(copy))
    owner = 65_534 if os.getuid() == 0 else os.getuid()
    os.chown(file, owner, -1)
    admin(url, "restore", str(copy))
    assert (file.stat().st_uid, (tmp_path / "tables.db.lock").stat().st_uid) == (owner, owner)


def test_a_missing_program_is_named(
    postgres: PostgresServer, tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    url = postgres.emptied()
    filled(url)
    monkeypatch.setenv("PATH", str(tmp_path))
    told = complaint("admin", "backup", str(tmp_path / "copy"), "--database", url)
    assert "pg_dump is not installed" in told
    assert list(tmp_path.iterdir()) == []


def test_a_database_that_is_set_aside_stays_until_it_is_replaced(tmp_path: Path) -> None:
    """A crash in between would leave none, and the next server would begin with an empty one."""
    file = tmp_path / "tables.db"
    Database(f"sqlite:///{file}").close()
    before = version_of(f"sqlite:///{file}")
    aside = Path(backup.set_aside(file, "mark"))
    assert aside.name == "tables.db.before_restore_mark"
    assert {version_of(f"sqlite:///{one}") for one in (file, aside)} == {before}
