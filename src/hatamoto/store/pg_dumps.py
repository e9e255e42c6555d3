"""Copies of a PostgreSQL database by its own programs, `pg_dump` and `pg_restore`."""

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
"""How the schemas begin in which earlier states of the database are kept."""
VERSIONS: Final = "alembic_version"
OTHERS: Final = text(
    "SELECT count(*) FROM pg_stat_activity "
    "WHERE datname = current_database() AND pid <> pg_backend_pid()"
)


def dump(url: str, path: Path) -> None:
    """Write a database into a file, earlier states that were set aside left out."""
    run("pg_dump", "-Fc", f"--exclude-schema={ASIDE}*", "--file", str(path), url=url)


def restore(url: str, path: Path, aside: str) -> str:
    """Put a dump in place of our tables, which are moved into a schema of their own.

    Nobody can start a server meanwhile: it would wait for the lock that migrations take.
    """
    check_ours(path)
    with alone(url) as connection:
        moved = move_ours(connection, "public", aside)
        try:
            options = ("--no-owner", "--exit-on-error", "--single-transaction")
            run("pg_restore", *options, "--dbname", url=url, last=str(path))
            check_version(connection, path)
        except BadArgument:
            for name in ours_in(connection, "public"):
                connection.execute(text(f'DROP TABLE public."{name}"'))
            move_ours(connection, aside, "public")
            connection.execute(text(f"DROP SCHEMA IF EXISTS {aside}"))
            connection.commit()
            raise
    return f"the schema {aside}" if moved else "nothing"


def check_version(connection: Connection, path: Path) -> None:
    """Raise BadArgument unless what was restored is of a version we know."""
    found = connection.execute(text(f"SELECT version_num FROM public.{VERSIONS}")).scalar()
    connection.commit()
    if found not in known_versions():
        raise BadArgument(f"{path} is of another version of ours")


def check_ours(path: Path) -> None:
    """Raise BadArgument unless a file is a dump of our tables."""
    try:
        listed = run("pg_restore", "--list", last=str(path))
    except BadArgument as error:
        raise BadArgument(f"{path} is no backup of a server: {error}") from None
    tables = {line.split()[5] for line in listed.splitlines() if " TABLE public " in line}
    missing = {VERSIONS, "tables", "entries", "holders"} - tables
    if missing:
        raise BadArgument(f"{path} is no backup of a server: it has no table {min(missing)}")


@contextmanager
def alone(url: str) -> Iterator[Connection]:
    """A connection while nobody else has one; raises BadArgument when somebody has."""
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


def move_ours(connection: Connection, source: str, target: str) -> bool:
    """Move our tables from one schema to another, all or none; whether there were any."""
    ours = ours_in(connection, source)
    if ours:
        connection.execute(text(f"CREATE SCHEMA IF NOT EXISTS {target}"))
    for name in ours:
        connection.execute(text(f'ALTER TABLE {source}."{name}" SET SCHEMA {target}'))
    connection.commit()
    return bool(ours)


def ours_in(connection: Connection, schema: str) -> list[str]:
    """Our tables in a schema."""
    there = set(inspect(connection).get_table_names(schema=schema))
    return sorted(there & {*METADATA.tables, VERSIONS})


def run(program: str, *options: str, url: str = "", last: str = "") -> str:
    """What a program of PostgreSQL prints; raises BadArgument in a sentence.

    A password goes by the environment, for everybody can read the arguments of a program.
    """
    found = shutil.which(program)
    if found is None:
        raise BadArgument(f"{program} is not installed; it comes with the client of PostgreSQL")
    environment = dict(os.environ)
    words = [found, *options]
    if url:
        parsed = address(url).set(drivername="postgresql")
        if parsed.password is not None:
            environment["PGPASSWORD"] = str(parsed.password)
        bare = parsed._replace(password=None)  # `set` leaves a password as it is.
        words.append(bare.render_as_string(hide_password=False))
    done = subprocess.run(
        [*words, *([last] if last else [])],
        env=environment,
        capture_output=True,
        text=True,
        check=False,
    )
    if done.returncode:
        why = (done.stderr.strip().splitlines() or ["it says nothing"])[0]
        raise BadArgument(f"{program} failed: {why}")
    return done.stdout
