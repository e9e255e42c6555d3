"""Leaves out the tests that say nothing about the package at hand; a PostgreSQL for the others."""

from collections.abc import Iterator

import pytest

from hatamoto import kernel
from tests.store.postgres import Cluster, cluster

ELSEWHERE = "pure" if kernel.COMPILED else "compiled"
"""The marker of the tests that only the other one can answer."""


def pytest_collection_modifyitems(config: pytest.Config, items: list[pytest.Item]) -> None:
    """Deselects what is marked for the other one."""
    left_out = [item for item in items if item.get_closest_marker(ELSEWHERE)]
    config.hook.pytest_deselected(items=left_out)
    items[:] = [item for item in items if item not in left_out]


@pytest.fixture(scope="session")
def postgres() -> Iterator[Cluster]:
    """A PostgreSQL of this test process."""
    with cluster() as running:
        yield running
