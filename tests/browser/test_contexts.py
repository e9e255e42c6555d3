"""A context that is used again holds nothing of whoever used it before."""

from collections.abc import Iterator
from typing import Final

import pytest
from playwright.sync_api import Browser

from hatamoto.server.bench.server_process import ServerProcess
from tests.browser.contexts import Contexts
from tests.browser.person import Person

LEAVE: Final = """() => {
  localStorage.setItem('left', 'a thing');
  sessionStorage.setItem('left', 'a thing');
  document.cookie = 'left=thing';
}"""
FIND: Final = """() => [localStorage, sessionStorage].map(one => one.getItem('left'))
  .concat(document.cookie)"""


@pytest.fixture
def base(served: ServerProcess) -> str:
    return f"http://127.0.0.1:{served.port}"


@pytest.fixture
def contexts(browser: Browser) -> Iterator[Contexts]:
    """Two contexts of this test alone."""
    lent = Contexts(browser, most=2)
    yield lent
    lent.close()


def test_nothing_stored_is_left_for_the_next_person(contexts: Contexts, base: str) -> None:
    hana = Person(contexts, base)
    token = hana.api("GET", "/api/me")["csrf"]
    hana.page.goto("/account")
    hana.page.evaluate(LEAVE)
    assert hana.page.evaluate(FIND) == ["a thing", "a thing", "left=thing"]
    contexts.give_back(hana.context)
    ren = Person(contexts, base)
    ren.page.goto("/account")
    assert ren.context == hana.context
    assert ren.page.evaluate(FIND) == [None, None, ""]
    assert ren.api("GET", "/api/me")["csrf"] != token
    contexts.give_back(ren.context)


def test_contexts_in_use_or_of_other_options_are_not_lent(contexts: Contexts, base: str) -> None:
    people = [Person(contexts, base), Person(contexts, base), Person(contexts, base, "ja")]
    assert len({id(one.context) for one in people}) == 3
    for one in people:
        contexts.give_back(one.context)
    assert Person(contexts, base, "ja").context == people[2].context
    assert Person(contexts, base).context == people[1].context


def test_the_context_unused_for_longest_is_closed(
    contexts: Contexts, base: str, browser: Browser
) -> None:
    people = [Person(contexts, base, lang) for lang in ("en", "ja", "de")]
    for one in people:
        contexts.give_back(one.context)
    assert [one.context in browser.contexts for one in people] == [False, True, True]
