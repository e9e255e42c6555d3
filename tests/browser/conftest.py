"""A real server process and a real Chromium for the browser tests."""

from collections.abc import Callable, Iterator
from pathlib import Path
from typing import Any

import pytest
from playwright.sync_api import Browser, sync_playwright

from hatamoto.server.bench import Served
from tests.browser.person import Person

FLAGS = [
    "--no-sandbox",
    "--disable-gpu",
    "--disable-quic",
    "--disable-background-networking",
    "--disable-component-update",
    "--disable-sync",
    "--no-first-run",
]


@pytest.fixture(scope="session")
def browser() -> Iterator[Browser]:
    with sync_playwright() as playwright:
        chromium = playwright.chromium.launch(executable_path="/usr/bin/chromium", args=FLAGS)
        yield chromium
        chromium.close()


@pytest.fixture(scope="session")
def served(tmp_path_factory: pytest.TempPathFactory) -> Iterator[Served]:
    server = Served(Path(tmp_path_factory.mktemp("served")))
    server.wait()
    yield server
    server.stop()


@pytest.fixture
def person(browser: Browser, served: Served) -> Iterator[Callable[..., Person]]:
    """Makes people; at the end none of their pages may have failed."""
    people: list[Person] = []

    def make(lang: str = "en", **options: Any) -> Person:
        people.append(Person(browser, f"http://127.0.0.1:{served.port}", lang, **options))
        return people[-1]

    yield make
    faults = [fault for one in people for fault in one.faults]
    for one in people:
        one.context.close()
    assert faults == []
