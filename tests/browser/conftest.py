"""A real server process and a real Chromium for the browser tests."""

import shutil
from collections.abc import Callable, Iterator
from pathlib import Path
from typing import Any

import pytest
from playwright.sync_api import Browser, sync_playwright

from hatamoto.server.bench.page import BROWSERS, FLAGS
from hatamoto.server.bench.server_process import ServerProcess
from hatamoto.store.database import Database
from hatamoto.store.store import Store
from hatamoto.table.table import Table
from tests.browser.contexts import SHARED_PROCESS, Contexts
from tests.browser.finished import Writer, record_of
from tests.browser.person import Person


@pytest.fixture(scope="session")
def browser() -> Iterator[Browser]:
    with sync_playwright() as playwright:
        path = next(filter(None, map(shutil.which, BROWSERS)), None)
        chromium = playwright.chromium.launch(executable_path=path, args=[*FLAGS, SHARED_PROCESS])
        yield chromium
        chromium.close()


@pytest.fixture(scope="session")
def contexts(browser: Browser) -> Contexts:
    return Contexts(browser)


@pytest.fixture(scope="session")
def served(tmp_path_factory: pytest.TempPathFactory) -> Iterator[ServerProcess]:
    server = ServerProcess(Path(tmp_path_factory.mktemp("served")))
    server.wait()
    yield server
    server.stop()


@pytest.fixture
def person(contexts: Contexts, served: ServerProcess) -> Iterator[Callable[..., Person]]:
    """Makes people; at the end none of their pages may have failed."""
    people: list[Person] = []

    def make(lang: str = "en", **options: Any) -> Person:
        people.append(Person(contexts, f"http://127.0.0.1:{served.port}", lang, **options))
        return people[-1]

    yield make
    faults = [fault for one in people for fault in one.faults]
    for one in people:
        contexts.give_back(one.context)
    assert faults == []


@pytest.fixture
def seated(served: ServerProcess, person: Callable[..., Person]) -> Iterator[Callable[..., Person]]:
    """Sits somebody down at a recorded game, where they are asked and it is as far as is wanted."""
    database = Database(next(word for word in served.command if word.startswith("sqlite:")))

    def sit(
        game: str,
        name: str,
        when: float | Callable[[Table], bool],
        lang: str = "en",
        seat: int = 0,
        **options: Any,
    ) -> Person:
        """`when` is a share of the record, or a question to the table."""
        hana = person(lang, **{"viewport": {"width": 1440, "height": 900}, **options})
        record = record_of(game, name)
        writer = Writer(Store(database), hana)
        writer.rivals = "open"

        def enough(table: Table, done: int) -> bool:
            if seat not in table.to_act():
                return False
            return when(table) if callable(when) else done >= when * len(record.lines)

        hana.sit(writer.write(record, seat, enough))
        hana.page.wait_for_selector(".prompt.asked")
        return hana

    yield sit
    database.close()
