"""Balance reports in a browser: they fit a phone and two pages of paper, and print light."""

import re
from collections.abc import Iterator
from pathlib import Path

import pytest
from playwright.sync_api import Browser, Page

from hatamoto import catalog
from hatamoto.lab.corpus import make_corpus
from hatamoto.lab.corpus_plan import CorpusPlan
from hatamoto.lab.machines import Machines
from hatamoto.lab.report import write_report

SHEETS = re.compile(rb"/Type\s*/Page[^s]")
SMALLEST = 11
GAMES = 40
"""Enough for marks on the map."""


@pytest.fixture(scope="module", params=["shogunate", "twilight"])
def report(request: pytest.FixtureRequest, tmp_path_factory: pytest.TempPathFactory) -> Path:
    """The report of a small corpus."""
    game = catalog.game(request.param)
    seats, folder = game.seats[0], tmp_path_factory.mktemp(game.id)
    plan = CorpusPlan(
        game.id, seats, dict(game.resolve_options({}, seats)), ["random"] * seats, GAMES, seed=3
    )
    make_corpus(plan, folder / "corpus", Machines(1), lambda _: None)
    write_report(folder / "corpus", folder / "report", None)
    return folder / "report" / "index.html"


@pytest.fixture
def page(browser: Browser, report: Path, request: pytest.FixtureRequest) -> Iterator[Page]:
    """The report, on a phone by night."""
    size = {"width": 390, "height": 844}
    context = browser.new_context(
        viewport=size,  # type: ignore[arg-type]  # a plain dict of the two sizes
        color_scheme="dark",
        offline=True,
    )
    opened = context.new_page()
    opened.goto(report.as_uri())
    yield opened
    context.close()


def test_a_report_fits_a_phone_and_its_words_can_be_read(page: Page) -> None:
    wide, sizes = page.evaluate(
        """() => [document.documentElement.scrollWidth, [...document.querySelectorAll(
        'body *:not(svg *)')].filter((one) => one.textContent.trim() && !one.children.length)
        .map((one) => parseFloat(getComputedStyle(one).fontSize))]"""
    )
    assert wide == 390
    assert min(sizes) >= SMALLEST
    amounts = page.evaluate(
        "() => [...document.querySelectorAll('.amount')]"
        ".map((one) => parseFloat(one.getAttribute('font-size')) * one.getScreenCTM().a)"
    )
    assert amounts
    assert min(amounts) >= SMALLEST


def test_dots_stand_in_the_middle_of_their_rows(page: Page) -> None:
    apart = page.evaluate(
        """() => [...document.querySelectorAll('tbody .chart svg')].map((drawn) => {
        const row = drawn.closest('tr').getBoundingClientRect(), box = drawn.getBoundingClientRect()
        return Math.abs(row.top - box.top) + Math.abs(row.bottom - box.bottom)})"""
    )
    assert apart
    assert max(apart) <= 2


def test_a_report_prints_light_on_two_sheets(page: Page) -> None:
    night = page.evaluate("() => getComputedStyle(document.body).backgroundColor")
    page.emulate_media(media="print", color_scheme="dark")
    day = page.evaluate("() => getComputedStyle(document.body).backgroundColor")
    assert (night, day) == ("rgb(18, 22, 29)", "rgb(243, 236, 220)")
    page.emulate_media(color_scheme="dark")
    paper = page.pdf(prefer_css_page_size=True, print_background=True)
    assert len(SHEETS.findall(paper)) <= 2
