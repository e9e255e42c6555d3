"""The schema version of a database."""

from __future__ import annotations

from alembic.script import ScriptDirectory
from sqlalchemy import text
from sqlalchemy.exc import DBAPIError

from hatamoto.kernel.errors import BadArgument
from hatamoto.store.database import (
    DAMAGED,
    MIGRATIONS,
    address,
    engine_for,
    file_of,
    is_damaged,
    reason,
)


def known_versions() -> list[str]:
    """The versions this package can migrate from, newest first."""
    return [script.revision for script in ScriptDirectory(str(MIGRATIONS)).walk_revisions()]


def version_of(url: str) -> str:
    """The schema version of a database; raises BadArgument if it is missing or not Hatamoto's."""
    file = file_of(address(url))
    if file is not None and not file.is_file():
        raise BadArgument(f"there is no database at {file}")
    engine = engine_for(url)
    try:
        with engine.connect() as connection:
            query = text("SELECT version_num FROM alembic_version")
            return str(connection.execute(query).scalar())
    except DBAPIError as error:
        told = f"this is not a Hatamoto database: {reason(error)}"
        raise BadArgument(DAMAGED if is_damaged(error) else told) from None
    finally:
        engine.dispose()


def check_newest(url: str) -> None:
    """Raise BadArgument unless a database has exactly the current version.

    A server migrates an older database when it starts. Commands must not: the running server may
    be older than the command.
    """
    found, known = version_of(url), known_versions()
    if found not in known:
        raise BadArgument(f"the database is of an unknown version ({found:.20})")
    if found != known[0]:
        raise BadArgument(
            "the database is of an older version; start the server once to migrate it"
        )
