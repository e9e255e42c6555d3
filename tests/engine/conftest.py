"""The driver that the tests of the engine share."""

import pytest

from tests.engine.driver import Driver


@pytest.fixture
def driver() -> Driver:
    """A driver with an engine of its own."""
    return Driver()
