"""The pages around the table: languages, replay, undo by consent, phone, and no barrier on any."""

import random
import re
from collections.abc import Callable
from pathlib import Path

import pytest
from playwright.sync_api import Page

from hatamoto.server.bench.server_process import ServerProcess
from tests.amounts import covering
from tests.browser.finished import finished
from tests.browser.person import Person

People = Callable[..., Person]
AXE = Path("web/node_modules/axe-core/axe.min.js")
RUN_AXE = """async () => (await axe.run(document, {resultTypes: ['violations']})).violations
  .filter(v => ['serious', 'critical'].includes(v.impact))
  .map(v => v.id + ': ' + v.nodes.slice(0, 3).map(n => n.html).join(' '))"""
PAGES = ["/", "/tables", "/watch", "/account", "/learn/shogunate"]


def barriers(page: Page) -> list[str]:
    """What axe-core finds serious on a page."""
    page.evaluate(AXE.read_text(encoding="utf-8"))
    found: list[str] = page.evaluate(RUN_AXE)
    return found


@pytest.mark.parametrize(("path", "scheme"), covering(PAGES, ["light", "dark"]))
def test_a_page_has_no_serious_barrier(person: People, path: str, scheme: str) -> None:
    hana = person(color_scheme=scheme)
    hana.page.goto(path)
    hana.page.wait_for_selector("h1")
    assert barriers(hana.page) == []


@pytest.mark.parametrize("width", [1440, 390])
def test_the_table_has_no_serious_barrier(person: People, width: int) -> None:
    hana = person(viewport={"width": width, "height": 844})
    hana.sit(hana.table("me", "random", "random"))
    hana.standing()
    assert barriers(hana.page) == []


def test_the_whole_table_speaks_japanese_the_past_included(person: People) -> None:
    hana = person("ja")
    hana.sit(hana.table("me", "random", "random"))
    rng = random.Random(2)
    for _ in range(8):
        hana.click_on(rng)
    assert hana.page.locator("html").get_attribute("lang") == "ja"
    words = hana.page.locator("[data-zone=prompt]").inner_text()
    assert re.search("[ぁ-んァ-ヶ一-龠]", words)


PLACE = """where => {
  const list = document.querySelector('[data-zone=record] .lines');
  list.style.overflowAnchor = 'none';
  const frame = list.getBoundingClientRect();
  const lines = [...list.querySelectorAll('li')];
  if (where !== null) list.scrollTop += lines[where].getBoundingClientRect().top - frame.top;
  const seen = lines.filter(one => one.getBoundingClientRect().bottom > frame.top);
  const last = lines.at(-1).getBoundingClientRect();
  return {
    first: lines.indexOf(seen[0]),
    top: seen[0].getBoundingClientRect().top - frame.top,
    below: last.bottom - frame.bottom,
  };
}"""
"""Where one reads in the record, for browsers that do not keep the place by themselves."""


def test_switching_the_language_keeps_the_place_in_the_record(person: People) -> None:
    hana = person("en", viewport={"width": 1440, "height": 700})
    hana.sit(hana.table("me", "random", "random"))
    rng = random.Random(7)
    for _ in range(20):
        hana.click_on(rng)
    while hana.standing() == "dialog":
        hana.click_on(rng)
    for where in (None, 9):
        before = hana.page.evaluate(PLACE, where)
        for lang in ("ja", "en"):
            hana.page.click("button.lang")
            hana.page.wait_for_selector(f"html[lang={lang}]")
            after = hana.page.evaluate(PLACE, None)
            if where is None:
                assert abs(after["below"] - before["below"]) < 2
            else:
                assert after["first"] == before["first"] == where
                assert abs(after["top"] - before["top"]) < 2


def test_the_record_can_be_replayed_as_the_seat_knew_it(
    person: People, served: ServerProcess
) -> None:
    hana = person()
    table = finished(served, hana, "shogunate", "tie_by_second_leader", 0)
    moment = hana.api("GET", f"/api/tables/{table}/moments/30?seat=0")
    assert moment["moment"] == 30
    assert moment["view"]["ended"] is None
    assert all("loyalty" not in player for player in moment["view"]["players"])


def test_a_phone_shows_the_hand_and_plays(person: People) -> None:
    hana = person(viewport={"width": 390, "height": 844}, has_touch=True, is_mobile=True)
    hana.sit(hana.table("me", "random", "random"))
    rng = random.Random(7)
    for _ in range(6):
        hana.click_on(rng)
    wide = hana.page.evaluate("() => document.documentElement.scrollWidth")
    assert wide <= 390


# The table fits


OVERHANG = """() => {
  const floor = document.querySelector('.floor');
  return [floor.scrollHeight - floor.clientHeight,
          document.documentElement.scrollHeight - innerHeight];
}"""


@pytest.mark.parametrize("lang", ["en", "ja"])
def test_a_low_window_shows_the_whole_table_without_scrolling(person: People, lang: str) -> None:
    hana = person(lang, viewport={"width": 1280, "height": 720})
    hana.sit(hana.table("me", "random", "random", "random"))
    rng = random.Random(4)
    for _ in range(12):
        hana.click_on(rng)
        assert hana.page.evaluate(OVERHANG) == [0, 0]


# The record


def test_a_line_of_the_record_leads_to_its_paragraph(person: People) -> None:
    hana = person()
    hana.sit(hana.table("me", "random", "random"))
    hana.standing()
    line = hana.page.locator("[data-zone=record] li").last
    line.get_by_role("button", name="Paragraph").click()
    sheet = hana.page.locator("[data-zone=rules]")
    sheet.get_by_role("heading").nth(1).wait_for()
    hana.page.keyboard.press("Escape")
    sheet.wait_for(state="detached")


def test_a_line_of_the_record_leads_to_its_moment_by_key(person: People) -> None:
    hana = person()
    hana.sit(hana.table("me", "random", "random"))
    hana.standing()
    hana.page.locator("[data-zone=record] li [role=button]").last.focus()
    hana.page.keyboard.press("Enter")
    hana.page.locator(".replay input[type=range]").wait_for()


# Letters


def test_words_keep_their_spaces_at_small_sizes(person: People) -> None:
    hana = person()
    hana.page.goto("/account")
    hana.page.wait_for_selector("main h1")
    found = """() => [...new Set([...document.querySelectorAll('main, main button, main input')]
      .map(one => getComputedStyle(one).textRendering.toLowerCase()))]"""
    assert hana.page.evaluate(found) == ["geometricprecision"]
