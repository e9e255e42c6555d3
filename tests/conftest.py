"""Leaves out the tests that say nothing about the package at hand; a PostgreSQL for the others."""

from collections.abc import Iterator
from pathlib import Path

import pytest

from hatamoto import kernel
from tests.store.postgres import PostgresServer, cluster

ROOT = Path(__file__).parents[1]
ELSEWHERE = "pure" if kernel.COMPILED else "compiled"
"""The marker of the tests that only the other one can answer."""
UNTRACED = (
    "contract",
    "test_hints.py",
    "test_layout.py",
    "test_odds.py",
    "test_outlook.py",
    "test_picture.py",
    "test_worlds.py",
)
"""Modules and folders whose tests play many games. Tracing slows them down most, and what they
test is not part of the coverage figure, or is reached by other tests as well."""


def pytest_collection_modifyitems(config: pytest.Config, items: list[pytest.Item]) -> None:
    """Deselects what is marked for the other one, and marks what is not traced for coverage."""
    for item in items:
        if not item.path.is_relative_to(ROOT / "tests"):
            continue
        if not set(UNTRACED).isdisjoint(item.path.relative_to(ROOT).parts):
            item.add_marker("no_cover")
    left_out = [item for item in items if item.get_closest_marker(ELSEWHERE)]
    config.hook.pytest_deselected(items=left_out)
    items[:] = [item for item in items if item not in left_out]


@pytest.fixture(scope="session")
def postgres() -> Iterator[PostgresServer]:
    """A PostgreSQL of this test process."""
    with cluster() as running:
        yield running
