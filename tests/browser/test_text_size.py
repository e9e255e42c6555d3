"""No letter of any page is too small to read, on any screen, in either language."""

from collections.abc import Callable
from typing import Any, Final

import pytest
from playwright.sync_api import Page

from hatamoto.server.bench.server_process import ServerProcess
from tests.amounts import covering
from tests.browser.finished import finished
from tests.browser.person import TWO_PICTURES, Person
from tests.browser.small_text import too_small
from tests.browser.test_still import TABLES, sit_down

People = Callable[..., Person]
SIZES: Final[dict[str, Any]] = {
    "wide": {"width": 1440, "height": 900},
    "tablet": {"width": 820, "height": 1180},
    "phone": {"width": 390, "height": 844},
}
LANGS: Final = ("en", "ja")
GAMES: Final = ("shogunate", "twilight", "battles", "edo")
PAGES: Final = ("/", "/tables", "/learn", "/watch", "/account", "/nowhere")
PARTS: Final = ("", "?part=rulings", "?part=provenance", "?part=aid", "/first-game")
LESSONS: Final = {"battles": 2}
"""How many guided first games a title has, where it has several."""
ENDS: Final = {
    "shogunate": ("shogunate", "tie_by_second_leader", 2),
    "twilight": ("twilight", "final_scoring_anti", 0),
    "toba": ("battles", "toba_satcho_takes_seven", 1),
    "tabaru": ("battles", "tabaru_saigo_wins", 0),
    "edo": ("edo", "five_players", 0),
}


def walk(page: Page) -> dict[str, list[Any]]:
    """What is too small on each screen, in all tabs that there are."""
    found: dict[str, list[Any]] = {}
    for size, viewport in SIZES.items():
        page.set_viewport_size(viewport)
        page.evaluate(TWO_PICTURES)
        tabs = page.locator("main > nav button")
        for tab in [None, *range(tabs.count())]:
            if tab is not None:
                tabs.nth(tab).click()
            if small := too_small(page):
                found[f"{size} {tab}"] = small
    return found


def reader(person: People, lang: str) -> Person:
    return person(lang, viewport=SIZES["wide"])


@pytest.mark.parametrize("lang", LANGS)
def test_the_pages_around_the_tables(person: People, lang: str) -> None:
    hana = reader(person, lang)
    hana.table("me", "random", "random", "random", game="edo")
    for path in PAGES:
        hana.page.goto(path)
        hana.page.wait_for_selector("main h1")
        hana.page.wait_for_load_state("networkidle")
        assert walk(hana.page) == {}, path


@pytest.mark.parametrize("lang", LANGS)
def test_the_account_of_somebody_who_has_signed_up(person: People, lang: str) -> None:
    hana = reader(person, lang)
    signed = {"name": f"Reader {id(hana)}", "password": "four words long enough"}
    hana.api("POST", "/api/accounts", signed)
    hana.page.goto("/account")
    hana.page.wait_for_selector("main h1")
    hana.page.wait_for_load_state("networkidle")
    assert walk(hana.page) == {}


@pytest.mark.parametrize("lang", LANGS)
def test_making_a_table(person: People, lang: str) -> None:
    hana = reader(person, lang)
    hana.page.goto("/")
    form = hana.page.locator("section[aria-labelledby=make-head]")
    for game in range(len(GAMES)):
        form.locator(".games button").nth(game).click()
        if (closed := form.locator("details:not([open]) summary")).count():
            closed.first.click()
        assert walk(hana.page) == {}, GAMES[game]


@pytest.mark.parametrize("lang", LANGS)
def test_what_is_asked_before_playing_now(person: People, lang: str) -> None:
    hana = reader(person, lang)
    hana.page.goto("/")
    for game in GAMES:
        card = hana.page.locator("article", has=hana.page.locator(f"#game-{game}"))
        card.locator(".doors button").first.click()
        hana.page.locator("dialog[open]").wait_for()
        assert walk(hana.page) == {}, game
        hana.page.keyboard.press("Escape")


@pytest.mark.parametrize(("game", "lang"), covering(GAMES, LANGS))
def test_the_rules(person: People, game: str, lang: str) -> None:
    hana = reader(person, lang)
    for part in PARTS:
        hana.page.goto(f"/learn/{game}{part}")
        hana.page.wait_for_selector("main h1")
        hana.page.wait_for_load_state("networkidle")
        assert walk(hana.page) == {}, part


@pytest.mark.parametrize(("game", "lang"), covering(TABLES, LANGS))
def test_a_table(person: People, game: str, lang: str) -> None:
    hana = reader(person, lang)
    sit_down(hana, game)
    assert walk(hana.page) == {}


@pytest.mark.parametrize(("game", "lang"), covering(GAMES, LANGS[::-1]))
def test_a_guided_game(person: People, game: str, lang: str) -> None:
    hana = reader(person, lang)
    for lesson in range(LESSONS.get(game, 1)):
        hana.page.goto(f"/learn/{game}/first-game")
        hana.page.locator(".doors button").nth(lesson).click()
        hana.page.wait_for_selector("[data-step]")
        assert walk(hana.page) == {}, lesson


@pytest.mark.parametrize(("game", "lang"), covering(ENDS, LANGS[::-1]))
def test_the_end_of_a_game_its_chance_and_its_replay(
    person: People, served: ServerProcess, game: str, lang: str
) -> None:
    hana = reader(person, lang)
    hana.sit(finished(served, hana, *ENDS[game]))
    hana.page.wait_for_function("() => document.querySelector('.strip')")
    hana.page.wait_for_function("() => !document.querySelector('.end .waits')")
    assert walk(hana.page) == {}, "the end"
    for button in hana.page.locator(".panel-head .link").all():
        button.click()
    assert walk(hana.page) == {}, "the figures as lists"
    hana.page.locator(".doors .quiet button").first.click()
    hana.page.locator("dialog[open]").wait_for()
    assert walk(hana.page) == {}, "the check of chance"
    hana.page.keyboard.press("Escape")
    hana.page.keyboard.press("1")
    hana.page.locator(".replay").wait_for()
    assert walk(hana.page) == {}, "the replay"
