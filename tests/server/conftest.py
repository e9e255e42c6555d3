"""Servers and visitors for tests."""

from collections.abc import Callable, Iterator
from pathlib import Path

import pytest

from tests.server.mailbox import Box
from tests.server.served import Person, Served, serving


@pytest.fixture(scope="module")
def served(tmp_path_factory: pytest.TempPathFactory) -> Iterator[Served]:
    """A server on SQLite for the tests of one module."""
    folder = tmp_path_factory.mktemp("served")
    with serving(folder, page=str(page(folder))) as running:
        yield running


def page(folder: Path) -> Path:
    """A page as the build leaves it, and something beside it that is nobody's business."""
    made = folder / "page"
    (made / "assets").mkdir(parents=True)
    (made / "index.html").write_text("<!doctype html><title>Hatamoto</title>")
    (made / "assets" / "main-1.js").write_text("export {}")
    (folder / "secret.txt").write_text("nobody's business")
    return made


@pytest.fixture(scope="module")
def box() -> Iterator[Box]:
    """A mail server for the tests of one module."""
    with Box() as running:
        yield running
        running.shutdown()


@pytest.fixture
def visit(served: Served) -> Iterator[Callable[..., Person]]:
    """Lets people visit the server."""
    came: list[Person] = []

    def arrive(lang: str = "en") -> Person:
        came.append(Person(served, lang))
        return came[-1]

    yield arrive
    for person in came:
        person.close()


@pytest.fixture
def person(visit: Callable[..., Person]) -> Person:
    """Somebody who visits the server."""
    return visit()
