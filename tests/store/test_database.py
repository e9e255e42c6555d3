"""The writer: durable when done, in groups, and one failure is nobody else's."""

import os
import sqlite3
import threading
from collections.abc import Callable
from concurrent.futures import Future
from pathlib import Path
from typing import Any

import psycopg
import pytest
from alembic.autogenerate import compare_metadata
from alembic.migration import MigrationContext
from sqlalchemy import Connection, insert, select, text

from hatamoto.kernel.errors import BadArgument
from hatamoto.store.database import (
    LOG_SECONDS,
    NEWEST,
    Database,
    FailureLog,
    Unavailable,
    address,
    check_room,
)
from hatamoto.store.schema import METADATA, SEEN
from hatamoto.store.versions import known_versions
from tests.store.postgres import USER, PostgresServer, free_port

SECONDS = 30


def add(moment: int) -> Callable[[Connection], int]:
    """A write of one row."""

    def work(connection: Connection) -> int:
        row = {"table_id": f"table {moment}", "holder": "somebody", "moment": moment}
        connection.execute(insert(SEEN).values(**row))
        return moment

    return work


def fail(connection: Connection) -> None:
    """A write that is half done when it fails."""
    add(1000)(connection)
    raise BadArgument("on purpose")


def moments(database: Database) -> list[int]:
    """What was written."""
    query = select(SEEN.c.moment).order_by(SEEN.c.moment)
    return database.read(lambda connection: list(connection.execute(query).scalars()))


def in_one_group(database: Database, *works: Callable[[Connection], Any]) -> list[Future[Any]]:
    """Queue several writes while the writer is held up, so that they share a commit."""
    started, gate = threading.Event(), threading.Event()

    def hold(_: Connection) -> None:
        started.set()
        gate.wait(SECONDS)

    held = database.write(hold)
    assert started.wait(SECONDS)
    futures = [database.write(work) for work in works]
    gate.set()
    held.result(SECONDS)
    return futures


def test_a_write_is_there_when_its_future_is_done(url: str) -> None:
    database = Database(url)
    assert database.write(add(7)).result(SECONDS) == 7
    other = Database(url)
    assert moments(other) == [7]
    other.close()
    database.close()


def test_a_write_that_fails_is_undone_alone(database: Database) -> None:
    good, bad, other = in_one_group(database, add(1), fail, add(2))
    assert (good.result(SECONDS), other.result(SECONDS)) == (1, 2)
    with pytest.raises(BadArgument, match="on purpose"):
        bad.result(SECONDS)
    assert moments(database) == [1, 2]


def test_a_group_commits_together(database: Database) -> None:
    futures = in_one_group(database, *[add(n) for n in range(50)])
    assert [future.result(SECONDS) for future in futures] == list(range(50))
    assert moments(database) == list(range(50))


def test_a_write_somebody_stopped_waiting_for_stops_nobody_else(database: Database) -> None:
    started, gate = threading.Event(), threading.Event()

    def hold(_: Connection) -> None:
        started.set()
        gate.wait(SECONDS)

    held = database.write(hold)
    assert started.wait(SECONDS)
    given_up, kept = database.write(add(1)), database.write(add(2))
    assert given_up.cancel()
    assert not held.cancel()
    gate.set()
    assert kept.result(SECONDS) == 2
    assert moments(database) == [2]


def test_writes_from_many_threads_are_all_kept(database: Database) -> None:
    def many(first: int) -> None:
        for moment in range(first, first + 20):
            database.write(add(moment)).result(SECONDS)

    threads = [threading.Thread(target=many, args=(100 * n,)) for n in range(4)]
    for thread in threads:
        thread.start()
    for thread in threads:
        thread.join(SECONDS)
    assert len(moments(database)) == 80


def test_closing_finishes_what_is_queued(url: str) -> None:
    database = Database(url)
    futures = [database.write(add(n)) for n in range(20)]
    database.close()
    assert all(future.done() for future in futures)
    again = Database(url)
    assert moments(again) == list(range(20))
    again.close()


def test_a_write_after_closing_is_refused_at_once(database: Database) -> None:
    database.close()
    with pytest.raises(Unavailable):
        database.write(add(1)).result(SECONDS)


# Migrations


@pytest.mark.filterwarnings("ignore:.*expression-based index:Warning")
def test_the_migrations_make_what_the_models_say(database: Database) -> None:
    """SQLite does not show indexes on expressions; `test_store` shows that keys are unique."""

    def differences(connection: Connection) -> list[Any]:
        context = MigrationContext.configure(connection, opts={"compare_type": True})
        return list(compare_metadata(context, METADATA))

    assert database.read(differences) == []


def test_the_newest_migration_is_the_current_version() -> None:
    assert known_versions()[0] == NEWEST


def test_migrating_again_changes_nothing(url: str) -> None:
    first = Database(url)
    first.write(add(3)).result(SECONDS)
    first.close()
    second = Database(url)
    assert moments(second) == [3]
    assert second.read(lambda c: c.execute(text("SELECT version_num FROM alembic_version")).all())
    second.close()


def test_several_processes_may_start_at_once(url: str) -> None:
    opened: list[Database] = []
    threads = [threading.Thread(target=lambda: opened.append(Database(url))) for _ in range(4)]
    for thread in threads:
        thread.start()
    for thread in threads:
        thread.join(SECONDS)
    assert len(opened) == 4
    for database in opened:
        database.close()


# Databases that fail


def test_a_full_disk_is_an_error_and_loses_nothing(tmp_path: Path) -> None:
    database = Database(f"sqlite:///{tmp_path / 'tables.db'}")
    kept = [database.write(add(n)).result(SECONDS) for n in range(5)]
    pages = database.read(lambda c: c.exec_driver_sql("PRAGMA page_count").scalar())

    def fill(connection: Connection) -> None:
        connection.exec_driver_sql(f"PRAGMA max_page_count={pages}")
        for moment in range(100, 100_000):
            add(moment)(connection)

    before, full, after = in_one_group(database, add(5), fill, add(6))
    with pytest.raises(Unavailable):
        full.result(SECONDS)
    done = [future.result(SECONDS) for future in (before, after) if future.exception() is None]
    assert moments(database) == sorted(kept + done)
    database.close()


def test_a_disk_that_is_full_at_last_takes_no_more(tmp_path: Path) -> None:
    path = tmp_path / "tables.db"
    database = Database(f"sqlite:///{path}")
    database.write(lambda c: c.exec_driver_sql("PRAGMA max_page_count=28")).result(SECONDS)
    done = written_until_full(database)
    assert len(done) > 10
    assert moments(database) == done
    database.close()
    with sqlite3.connect(path) as raw:
        assert raw.execute("PRAGMA integrity_check").fetchone() == ("ok",)


def test_a_disk_without_room_is_told_of_before_a_write_fails(tmp_path: Path) -> None:
    file = tmp_path / "tables.db"
    check_room(file, least=1)
    check_room(None, least=1 << 80)
    with pytest.raises(Unavailable, match="the disk is full"):
        check_room(file, least=1 << 80)


def test_a_folder_that_is_gone_has_no_room(tmp_path: Path) -> None:
    with pytest.raises(Unavailable, match="cannot be read"):
        check_room(tmp_path / "gone" / "tables.db")


def written_until_full(database: Database) -> list[int]:
    """Write row after row until one is refused; those that were not."""
    done: list[int] = []
    while True:
        future = database.write(add(len(done)))
        if isinstance(future.exception(SECONDS), Unavailable):
            return done
        done.append(future.result(SECONDS))


def test_a_read_only_database_is_an_error_and_loses_nothing(tmp_path: Path) -> None:
    path = tmp_path / "tables.db"
    database = Database(f"sqlite:///{path}")
    database.write(add(1)).result(SECONDS)
    database.write(lambda c: c.exec_driver_sql("PRAGMA query_only=ON")).result(SECONDS)
    with pytest.raises(Unavailable):
        database.write(add(2)).result(SECONDS)
    assert moments(database) == [1]
    database.read(lambda c: c.exec_driver_sql("PRAGMA query_only=OFF"))
    assert database.write(add(3)).result(SECONDS) == 3
    database.close()


def test_a_database_that_went_away_is_unavailable(tmp_path: Path) -> None:
    database = Database(f"sqlite:///{tmp_path / 'tables.db'}")
    database.engine.dispose()
    os.rename(tmp_path / "tables.db", tmp_path / "moved.db")
    (tmp_path / "tables.db").mkdir()
    with pytest.raises(Unavailable):
        moments(database)
    with pytest.raises(Unavailable):
        database.write(add(1)).result(SECONDS)
    database.close()


@pytest.mark.parametrize("how", ["deleted", "replaced"])
def test_nothing_is_written_into_a_file_that_is_no_longer_there(tmp_path: Path, how: str) -> None:
    path = tmp_path / "tables.db"
    database = Database(str(path))
    database.write(add(1)).result(SECONDS)
    path.rename(tmp_path / "moved.db")
    if how == "replaced":
        path.write_bytes(b"")
    with pytest.raises(Unavailable):
        database.write(add(2)).result(SECONDS)
    with pytest.raises(Unavailable, match="deleted or replaced"):
        moments(database)
    (tmp_path / "moved.db").replace(path)
    assert database.write(add(3)).result(SECONDS) == 3
    database.close()


def test_a_file_that_is_no_database_is_refused_in_a_sentence(tmp_path: Path) -> None:
    path = tmp_path / "tables.db"
    path.write_text("nothing of the kind, only a text that is longer than a header")
    for url in (str(path), str(tmp_path), str(tmp_path / "no" / "such.db")):
        with pytest.raises(Unavailable, match="the database cannot be opened: "):
            Database(url)


def test_a_server_that_is_not_there_is_refused_in_a_sentence() -> None:
    with pytest.raises(Unavailable, match="the database cannot be opened: "):
        Database(f"postgresql://nobody@127.0.0.1:{free_port()}/nothing")


def test_a_database_of_a_later_version_is_refused_in_a_sentence(tmp_path: Path) -> None:
    url = str(tmp_path / "tables.db")
    database = Database(url)
    later = text("UPDATE alembic_version SET version_num = 'later'")
    database.write(lambda connection: connection.execute(later)).result(SECONDS)
    database.close()
    with pytest.raises(Unavailable, match="unknown version"):
        Database(url)


def test_a_lost_connection_is_an_error_and_the_next_write_works(postgres: PostgresServer) -> None:
    database = Database(postgres.emptied())
    database.write(add(1)).result(SECONDS)

    def cut_off(connection: Connection) -> None:
        connection.execute(text("SELECT pg_terminate_backend(pg_backend_pid())"))

    with pytest.raises(Unavailable):
        database.write(cut_off).result(SECONDS)
    assert database.write(add(2)).result(SECONDS) == 2
    assert moments(database) == [1, 2]
    database.close()


def test_a_postgresql_that_logs_much_goes_on(postgres: PostgresServer) -> None:
    def complain() -> None:
        with psycopg.connect(postgres.url(USER), autocommit=True) as connection:
            for _ in range(150):
                connection.execute("DO $$ BEGIN RAISE WARNING '%', repeat('x', 1000); END $$")
        told.set()

    told = threading.Event()
    threading.Thread(target=complain, daemon=True).start()
    assert told.wait(SECONDS)


def test_a_plain_path_is_a_file_of_sqlite() -> None:
    assert str(address("tables.db")) == "sqlite:///tables.db"


@pytest.mark.parametrize(
    "url", ["", "://", "oracle://a", "postgresql://host:port/x", "sqlite://", "sqlite:///:memory:"]
)
def test_a_database_we_do_not_know_is_refused_in_a_sentence(url: str) -> None:
    with pytest.raises(BadArgument, match="sqlite:///FILE"):
        address(url)


def test_only_the_owner_reads_the_files_of_a_database(tmp_path: Path) -> None:
    before = os.umask(0o022)
    try:
        database = Database(f"sqlite:///{tmp_path / 'tables.db'}")
        database.write(add(1)).result(SECONDS)
        found = {path.name: path.stat().st_mode & 0o777 for path in tmp_path.iterdir()}
        database.close()
    finally:
        os.umask(before)
    assert {"tables.db", "tables.db-wal", "tables.db-shm"} <= set(found)
    assert set(found.values()) == {0o600}


def test_an_outage_is_a_few_lines_of_the_log(caplog: pytest.LogCaptureFixture) -> None:
    failures = FailureLog()
    for number in range(300):
        failures.note("a write", "connection refused", 100 + number / 100)
    failures.note("a read", "connection refused", 103)
    failures.note("a write", "starting up", 103 + LOG_SECONDS)
    assert [record.getMessage() for record in caplog.records] == [
        "a write failed: connection refused",
        "a read failed: connection refused",
        "a write failed: starting up (299 more before)",
    ]
