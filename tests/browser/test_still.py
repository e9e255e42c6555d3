"""Nothing jumps during a turn, and no letter is too small to read."""

import random
from collections.abc import Callable
from typing import Final

import pytest

from hatamoto.server.bench_page import OBSERVE
from tests.browser.person import Person
from tests.browser.small_text import too_small

People = Callable[..., Person]
WIDE: Final = {"width": 1440, "height": 900}
SIZES: Final = {
    "wide": WIDE,
    "tablet": {"width": 820, "height": 1180},
    "phone": {"width": 390, "height": 844},
}
TABLES: Final = {
    "shogunate": (3, {}),
    "twilight": (1, {}),
    "battles": (1, {"scenario": "tabaru"}),
    "edo": (1, {"modules": "all"}),
}
PAGES: Final = ("/", "/tables", "/learn", "/watch", "/account", "/learn/edo", "/nowhere")
FRAME: Final = """() => ['.board', '.asking'].map(one => {
  const {left, top, width, height} = document.querySelector(one).getBoundingClientRect();
  return [left, top, width, height].map(Math.round);
})"""
SHIFTS: Final = "() => window.measured.shifts"
MOST: Final = 0.02


def seated(hana: Person, game: str) -> None:
    """At a new table of a game, with something to answer."""
    bots, options = TABLES[game]
    hana.sit(hana.table("me", *["random"] * bots, game=game, options=options))
    hana.standing()


@pytest.mark.parametrize("game", TABLES)
def test_the_board_stays_where_it_is_while_one_plays(person: People, game: str) -> None:
    hana = person(viewport=WIDE, chosen={})
    seated(hana, game)
    hana.page.evaluate(OBSERVE)
    before = hana.page.evaluate(FRAME)
    rng = random.Random(3)
    for _ in range(10):
        hana.click_on(rng)
        hana.standing()
        assert hana.page.evaluate(FRAME) == before
    assert [one for one in hana.page.evaluate(SHIFTS) if one["value"] > MOST] == []


@pytest.mark.parametrize("size", SIZES)
def test_no_page_sets_letters_below_11_px(person: People, size: str) -> None:
    hana = person(viewport=SIZES[size])
    for path in PAGES:
        hana.page.goto(path)
        hana.page.wait_for_selector("main h1")
        assert too_small(hana.page) == [], path


@pytest.mark.parametrize("size", SIZES)
@pytest.mark.parametrize("game", TABLES)
def test_no_table_sets_letters_below_11_px(person: People, game: str, size: str) -> None:
    hana = person(viewport=SIZES[size])
    seated(hana, game)
    assert too_small(hana.page) == []
    tabs = hana.page.locator("main nav button")
    for tab in range(tabs.count()):
        tabs.nth(tab).click()
        assert too_small(hana.page) == []
