"""The rules: beside the table, searched, with contents and pictures, and an aid to print."""

import random
import re
from collections.abc import Callable
from typing import Final

import pytest

from tests.amounts import covering
from tests.browser.person import Person

GAMES = ("shogunate", "twilight", "battles", "edo")
LETTERED = """async () => {
  const texts = [...document.querySelectorAll('figure [role=img]')]
    .flatMap((one) => [...one.shadowRoot.querySelectorAll('text')]);
  const asked = new Set(texts.map((one) =>
    getComputedStyle(one).fontFamily.split(',')[0].replaceAll('"', '')));
  const letters = [...new Set(texts.map((one) => one.textContent).join(''))]
    .filter((letter) => /[\\u3001-\\u9ffe]/u.test(letter));
  await document.fonts.load('12px "Zen Kaku Gothic New"', letters.join(''));
  const cuts = [...document.fonts].filter(({family}) => family.includes('Zen Kaku'));
  const held = cuts.filter(({status}) => status === 'loaded')
    .flatMap(({unicodeRange}) => unicodeRange.split(',').map((one) => one.trim()));
  const has = (letter) => held.includes('U+' + letter.codePointAt(0).toString(16))
    || held.includes('U+' + letter.codePointAt(0).toString(16).toUpperCase());
  return {asked: [...asked].sort(), lacking: letters.filter((letter) => !has(letter))};
}"""
"""The faces the letters of the boards are set in, and those of them that no cut of ours has."""


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


@pytest.mark.parametrize("size", [(820, 1180), (1024, 768)])
def test_a_tablet_folds_the_table_of_contents(
    person: Callable[..., Person], size: tuple[int, int]
) -> None:
    one = person(viewport={"width": size[0], "height": size[1]}, has_touch=True)
    one.page.goto("/learn/shogunate")
    contents = one.page.locator("aside details:has(summary)")
    contents.wait_for()
    first = contents.locator("a").first
    assert not first.is_visible()
    contents.locator("summary").click()
    first.wait_for()


def test_a_phone_has_a_table_of_contents(person: Callable[..., Person]) -> None:
    one = person("ja", viewport={"width": 390, "height": 844}, has_touch=True, is_mobile=True)
    one.page.goto("/learn/edo")
    one.page.get_by_text("目次").click()
    one.page.locator("details a").nth(20).click()
    one.page.wait_for_function("() => location.hash && document.activeElement.id")


@pytest.mark.parametrize(("game", "lang"), covering(GAMES, ["ja", "en"]))
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
    picture = one.page.locator("figure [role=img] svg").first
    picture.wait_for()
    assert picture.evaluate("picture => picture.clientWidth") > 200


@pytest.mark.parametrize("game", GAMES)
def test_the_boards_of_the_guide_are_lettered_in_our_fonts(
    person: Callable[..., Person], game: str
) -> None:
    one = person("ja", viewport={"width": 1200, "height": 900})
    one.page.goto(f"/learn/{game}")
    one.page.locator("figure [role=img] svg text").first.wait_for()
    faces = one.page.evaluate(LETTERED)
    assert faces["asked"] == ["Hatamoto Mincho", "Source Sans 3"]
    assert faces["lacking"] == []


BOX: Final = "one => one.getBoundingClientRect().toJSON()"
BOXES: Final = "all => all.map(one => one.getBoundingClientRect().toJSON())"
PARTS: Final = (".board", ".prompt", '[data-zone="hand"]')


@pytest.mark.parametrize(
    ("game", "size"), covering(GAMES, [(1280, 800), (1440, 900), (1920, 1080)])
)
def test_the_rules_stand_beside_a_table_that_can_be_played(
    person: Callable[..., Person], game: str, size: tuple[int, int]
) -> None:
    width, height = size
    one = person(viewport={"width": width, "height": height})
    bots = 2 if game == "shogunate" else 1
    one.sit(one.table("me", *["random"] * bots, game=game))
    one.standing()
    one.page.get_by_role("link", name="Rules").click()
    sheet = one.page.locator('[data-zone="rules"]')
    sheet.get_by_role("searchbox").wait_for()
    left = sheet.evaluate("one => one.getBoundingClientRect().left")
    for part in PARTS:
        for box in one.page.locator(part).evaluate_all(BOXES):
            assert box["right"] <= left, part
    board, prompt = (one.page.locator(part).first.evaluate(BOX) for part in PARTS[:2])
    assert board["top"] < prompt["top"]
    assert prompt["bottom"] <= height
    one.click_on(random.Random(1))
    assert sheet.count() == 1


def test_on_a_phone_the_rules_fill_the_screen_and_lead_back(person: Callable[..., Person]) -> None:
    one = person(viewport={"width": 390, "height": 844}, has_touch=True)
    one.sit(one.table("me", "random", game="battles"))
    one.standing()
    one.page.locator("main > nav button").nth(2).click()
    chosen = one.page.locator("main > nav [aria-selected=true], main > nav [aria-current]")
    before = chosen.first.inner_text()
    one.page.locator(".burger").click()
    one.page.get_by_role("link", name="Rules").click()
    sheet = one.page.locator('[data-zone="rules"]')
    sheet.get_by_role("searchbox").wait_for()
    box = sheet.bounding_box()
    assert box is not None
    assert (box["x"], box["width"]) == (0, 390)
    sheet.get_by_role("button", name="Close").click()
    sheet.wait_for(state="detached")
    assert chosen.first.inner_text() == before
