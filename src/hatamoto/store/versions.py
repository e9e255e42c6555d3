"""Which version of our tables a database has."""

from __future__ import annotations

from alembic.script import ScriptDirectory
from sqlalchemy import text
from sqlalchemy.exc import DBAPIError

from hatamoto.kernel.errors import BadArgument
from hatamoto.store.database import MIGRATIONS, address, engine_for, file_of


def known_versions() -> list[str]:
    """The versions that this package can bring up to date, the newest first."""
    return [script.revision for script in ScriptDirectory(str(MIGRATIONS)).walk_revisions()]


def version_of(url: str) -> str:
    """The version of a database; raises BadArgument for one that is missing or not ours."""
    file = file_of(address(url))
    if file is not None and not file.is_file():
        raise BadArgument(f"there is no database at {file}")
    engine = engine_for(url)
    try:
        with engine.connect() as connection:
            query = text("SELECT version_num FROM alembic_version")
            return str(connection.execute(query).scalar())
    except DBAPIError as error:
        why = str(error.orig).partition("\n")[0]
        raise BadArgument(f"there is no database of a server here: {why}") from None
    finally:
        engine.dispose()


def check_newest(url: str) -> None:
    """Raise BadArgument unless a database is of this very version.

    A server brings an older one up to date when it starts; a command beside it must not, for the
    server that runs may be older than the command.
    """
    found, known = version_of(url), known_versions()
    if found not in known:
        raise BadArgument(f"the database is of another version of ours ({found:.20})")
    if found != known[0]:
        raise BadArgument("the database is of an older version of ours; start the server once")
