"""Back up and restore a PostgreSQL database with `pg_dump` and `pg_restore`."""

from __future__ import annotations

import os
import shutil
import subprocess
from collections.abc import Iterator
from contextlib import contextmanager
from pathlib import Path
from typing import Final

from sqlalchemy import Connection, inspect, text

from hatamoto.kernel.errors import BadArgument
from hatamoto.store.database import MIGRATION_LOCK, address, engine_for
from hatamoto.store.schema import METADATA
from hatamoto.store.versions import known_versions

ASIDE: Final = "before_restore_"
"""Prefix of the schemas that hold the tables from before a restore."""
VERSIONS: Final = "alembic_version"
OTHERS: Final = text(
    "SELECT count(*) FROM pg_stat_activity "
    "WHERE datname = current_database() AND pid <> pg_backend_pid()"
)


def dump(url: str, path: Path) -> None:
    """Dump a database into a file, without the schemas from before earlier restores."""
    run("pg_dump", "-Fc", f"--exclude-schema={ASIDE}*", "--file", str(path), url=url)


def restore(url: str, path: Path, aside: str) -> str:
    """Replace our tables with those of a dump; the old ones are moved to the schema `aside`.

    A server that starts meanwhile waits for the migration lock, which is held throughout.
    """
    check_ours(path)
    with exclusive_connection(url) as connection:
        moved = move_our_tables(connection, "public", aside)
        try:
            options = ("--no-owner", "--exit-on-error", "--single-transaction")
            run("pg_restore", *options, "--dbname", url=url, last=str(path))
            check_version(connection, path)
        except BaseException:  # Also when the operator interrupts it.
            connection.rollback()
            for name in our_tables_in(connection, "public"):
                connection.execute(text(f'DROP TABLE public."{name}"'))
            move_our_tables(connection, aside, "public")
            connection.execute(text(f"DROP SCHEMA IF EXISTS {aside}"))
            connection.commit()
            raise
    return f"the schema {aside}" if moved else "nothing"


def check_version(connection: Connection, path: Path) -> None:
    """Raise BadArgument unless the restored database is of a known version."""
    found = connection.execute(text(f"SELECT version_num FROM public.{VERSIONS}")).scalar()
    connection.commit()
    if found not in known_versions():
        raise BadArgument(f"{path} comes from an unknown version of Hatamoto")


def check_ours(path: Path) -> None:
    """Raise BadArgument unless the file is a dump of a Hatamoto database."""
    try:
        listed = run("pg_restore", "--list", last=str(path))
    except BadArgument as error:
        raise BadArgument(f"{path} is not a Hatamoto backup: {error}") from None
    tables = {line.split()[5] for line in listed.splitlines() if " TABLE public " in line}
    missing = {VERSIONS, "tables", "entries", "holders"} - tables
    if missing:
        raise BadArgument(f"{path} is not a Hatamoto backup: it has no table {min(missing)}")


@contextmanager
def exclusive_connection(url: str) -> Iterator[Connection]:
    """The only connection to the database; raises BadArgument if there are others."""
    engine = engine_for(url)
    try:
        with engine.connect() as connection:
            connection.execute(text(f"SELECT pg_advisory_lock({MIGRATION_LOCK})"))
            others = connection.execute(OTHERS).scalar_one()
            connection.commit()
            if others:
                raise BadArgument(f"{others} connections use the database; stop the servers first")
            yield connection
    finally:
        engine.dispose()


def move_our_tables(connection: Connection, source: str, target: str) -> bool:
    """Move our tables to another schema in one transaction; False if there were none."""
    ours = our_tables_in(connection, source)
    if ours:
        connection.execute(text(f"CREATE SCHEMA IF NOT EXISTS {target}"))
    for name in ours:
        connection.execute(text(f'ALTER TABLE {source}."{name}" SET SCHEMA {target}'))
    connection.commit()
    return bool(ours)


def our_tables_in(connection: Connection, schema: str) -> list[str]:
    there = set(inspect(connection).get_table_names(schema=schema))
    return sorted(there & {*METADATA.tables, VERSIONS})


def run(program: str, *options: str, url: str = "", last: str = "") -> str:
    """Run a PostgreSQL program and return what it prints; raises BadArgument if it fails.

    The password is passed in the environment, because any user can read a process's arguments.
    """
    found = shutil.which(program)
    if found is None:
        raise BadArgument(f"{program} is not installed; it comes with the PostgreSQL client")
    environment = dict(os.environ)
    command = [found, *options]
    if url:
        parsed = address(url).set(drivername="postgresql")
        if parsed.password is not None:
            environment["PGPASSWORD"] = str(parsed.password)
        bare = parsed._replace(password=None)  # `set(password=None)` would keep the password.
        command.append(bare.render_as_string(hide_password=False))
    code, stdout, stderr = run_to_completion([*command, *([last] if last else [])], environment)
    if code:
        why = (stderr.strip().splitlines() or ["no error message"])[0]
        raise BadArgument(f"{program} failed: {why}")
    return stdout


def run_to_completion(command: list[str], environment: dict[str, str]) -> tuple[int, str, str]:
    """Run a command; returns its exit code, its output and its errors.

    `subprocess.run` does not wait for a process that it kills when the operator interrupts it.
    What follows must not begin before the process has ended, because it may still hold locks.
    """
    process = subprocess.Popen(
        command, env=environment, stdout=subprocess.PIPE, stderr=subprocess.PIPE, text=True
    )
    try:
        stdout, stderr = process.communicate()
    except BaseException:
        process.kill()
        process.wait()
        raise
    finally:
        for pipe in (process.stdout, process.stderr):
            if pipe is not None:
                pipe.close()
    return process.returncode, stdout, stderr
