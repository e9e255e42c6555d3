"""The rules: beside the table, searched, with contents and pictures, and an aid to print."""

import re
from collections.abc import Callable

import pytest

from tests.browser.person import Person

GAMES = ("shogunate", "twilight", "battles", "edo")


def test_the_rules_open_beside_the_table_and_are_searched_there(
    person: Callable[..., Person],
) -> None:
    one = person(viewport={"width": 1440, "height": 900})
    table = one.table("me", "random", game="battles")
    one.sit(table)
    one.page.locator("header").get_by_text("Rules").first.click()
    sheet = one.page.locator('[data-zone="rules"]')
    sheet.get_by_role("searchbox").fill("enemy zone march")
    sheet.get_by_role("link", name="Never into an enemy zone").first.click()
    focused = one.page.wait_for_function("() => document.activeElement.id").json_value()
    assert focused == "8-2(5)"
    sheet.get_by_role("button", name="Rulings").click()
    sheet.locator("ol li").first.wait_for()
    assert one.page.url.endswith(f"/t/{table}")
    one.page.keyboard.press("Escape")
    sheet.wait_for(state="detached")
    assert one.page.locator(".prompt").is_visible()


def test_a_phone_has_a_table_of_contents(person: Callable[..., Person]) -> None:
    one = person("ja", viewport={"width": 390, "height": 844}, has_touch=True, is_mobile=True)
    one.page.goto("/learn/edo")
    one.page.get_by_text("目次").click()
    one.page.locator("details a").nth(20).click()
    one.page.wait_for_function("() => location.hash && document.activeElement.id")


@pytest.mark.parametrize("lang", ["en", "ja"])
@pytest.mark.parametrize("game", GAMES)
def test_a_player_aid_is_one_sheet_of_paper(
    person: Callable[..., Person], game: str, lang: str
) -> None:
    one = person(lang, viewport={"width": 1200, "height": 900})
    one.page.goto(f"/learn/{game}?part=aid")
    one.page.locator("article h2").first.wait_for()
    one.page.evaluate("() => document.fonts.ready")
    printed = one.page.pdf(prefer_css_page_size=True)
    assert len(re.findall(rb"/Type\s*/Page\b", printed)) == 1


@pytest.mark.parametrize("game", GAMES)
def test_the_guide_shows_our_own_boards(person: Callable[..., Person], game: str) -> None:
    one = person(viewport={"width": 1200, "height": 900})
    one.page.goto(f"/learn/{game}")
    picture = one.page.locator("figure img").first
    picture.wait_for()
    width = "image => image.decode().then(() => image.naturalWidth)"
    assert picture.evaluate(width) > 200
