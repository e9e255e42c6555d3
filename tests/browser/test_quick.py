"""How much a first visit loads, and how soon a click shows."""

import random
import statistics
from collections.abc import Callable

import pytest
from playwright.sync_api import Browser, Page, Response

from tests.browser.contexts import Contexts
from tests.browser.person import SIGNATURE, Person

People = Callable[..., Person]
CLICKS = 16
MOST_MS = 100
MOST_FONTS = 150_000
MOST_CODE = 200_000

WATCH = f"""() => {{
  const seen = {SIGNATURE};
  window.shown = [];
  let before = seen(), began = 0;
  addEventListener('pointerdown', () => {{ began = performance.now(); before = seen(); }}, true);
  new MutationObserver(() => {{
    if (!began || seen() === before) return;
    const start = began;
    began = 0;
    requestAnimationFrame(() => setTimeout(() => shown.push(performance.now() - start)));
  }}).observe(document.body, {{
    subtree: true, childList: true, attributes: true, characterData: true,
  }});
}}"""
"""Notes the milliseconds from each press until the changed picture is painted."""


@pytest.fixture
def contexts(browser: Browser) -> Contexts:
    """Every visit is the first: nothing is cached."""
    return Contexts(browser, most=0)


def heard(page: Page) -> list[Response]:
    """The answers a page gets, from now on."""
    answers: list[Response] = []

    def keep(answer: Response) -> None:
        answers.append(answer)

    page.on("response", keep)
    return answers


def named(answers: list[Response], *endings: str) -> list[Response]:
    """The answers whose path ends so."""
    return [answer for answer in answers if answer.url.split("?")[0].endswith(endings)]


def travelled(answer: Response) -> int:
    """How many bytes of a body went over the line."""
    return answer.request.sizes()["responseBodySize"]


def test_a_first_visit_loads_the_shell_and_no_game(person: People) -> None:
    hana = person("ja")
    answers = heard(hana.page)
    hana.page.goto("/")
    hana.page.wait_for_selector("h1")
    hana.page.evaluate("document.fonts.ready.then(() => true)")
    fonts = [len(answer.body()) for answer in named(answers, ".woff2")]
    code = [travelled(answer) for answer in named(answers, ".js", ".css")]
    assert 3 <= len(fonts) <= 7
    assert sum(fonts) < MOST_FONTS
    assert 10_000 < sum(code) < MOST_CODE
    games = ("shogunate", "twilight", "battles", "edo")
    assert not any(f"/{game}-" in answer.url for answer in answers for game in games)


def test_a_table_loads_its_game_and_the_letters_it_needs(person: People) -> None:
    hana = person("ja")
    table = hana.table("me", "random", "random")
    answers = heard(hana.page)
    hana.sit(table)
    hana.standing()
    hana.page.evaluate("document.fonts.ready.then(() => true)")
    assert any("/shogunate-" in answer.url for answer in named(answers, ".js"))
    assert not any("/twilight-" in answer.url for answer in answers)
    assert len(named(answers, ".woff2")) > 5


def test_the_second_visit_has_its_code_from_the_worker(person: People) -> None:
    hana = person(service_workers="allow")
    hana.page.goto("/")
    hana.page.wait_for_function("() => navigator.serviceWorker.controller !== null")
    answers = heard(hana.page)
    hana.page.reload()
    hana.page.wait_for_selector("h1")
    code = named(answers, ".js", ".css")
    assert len(code) > 1
    assert [answer.url for answer in code if not answer.from_service_worker] == []


def test_a_click_shows_within_a_tenth_of_a_second(
    person: People, record_testsuite_property: Callable[[str, object], None]
) -> None:
    hana = person()
    hana.sit(hana.table("me", "random", "random"))
    rng = random.Random(12)
    hana.standing()
    hana.page.evaluate(WATCH)
    for _ in range(CLICKS):
        hana.click_on(rng)
    shown: list[float] = hana.page.evaluate("shown")
    assert len(shown) >= CLICKS // 2
    quiet, middle, _ = statistics.quantiles(shown, n=4)
    record_testsuite_property("click_to_paint_ms", round(middle, 1))
    print(f"from click to paint: a quarter within {quiet:.0f} ms, half within {middle:.0f} ms")
    assert quiet < MOST_MS
