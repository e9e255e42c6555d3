"""Leaves out the tests that say nothing about the package at hand, compiled or plain."""

import pytest

from hatamoto import kernel

ELSEWHERE = "pure" if kernel.COMPILED else "compiled"
"""The marker of the tests that only the other one can answer."""


def pytest_collection_modifyitems(config: pytest.Config, items: list[pytest.Item]) -> None:
    """Deselects what is marked for the other one."""
    left_out = [item for item in items if item.get_closest_marker(ELSEWHERE)]
    config.hook.pytest_deselected(items=left_out)
    items[:] = [item for item in items if item not in left_out]
