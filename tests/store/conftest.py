"""The store's two databases, the same tests on both."""

from collections.abc import Iterator
from pathlib import Path

import pytest

from hatamoto.store.database import Database
from hatamoto.store.people import People
from hatamoto.store.store import Store
from tests.store.postgres import PostgresServer


@pytest.fixture(params=["sqlite", "postgresql"])
def url(request: pytest.FixtureRequest, tmp_path: Path) -> str:
    """An empty database."""
    if request.param == "sqlite":
        return f"sqlite:///{tmp_path / 'tables.db'}"
    running: PostgresServer = request.getfixturevalue("postgres")
    return running.emptied()


@pytest.fixture
def database(url: str) -> Iterator[Database]:
    """The database, opened."""
    opened = Database(url)
    yield opened
    opened.close()


@pytest.fixture
def store(database: Database) -> Store:
    """The store of tables in it."""
    return Store(database)


@pytest.fixture
def people(database: Database) -> People:
    """The store of people in it."""
    return People(database)
