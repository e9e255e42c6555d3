"""Japanese on every page: our fonts have every letter, titles are in one face, none is slanted."""

import random
from collections.abc import Callable

import pytest
from playwright.sync_api import Browser

from tests.browser.contexts import Contexts
from tests.browser.person import Person

People = Callable[..., Person]
PAGES = [
    "/",
    "/tables",
    "/learn/shogunate",
    "/learn/edo",
    "/learn/twilight?part=rulings",
    "/learn/battles?part=provenance",
    "/learn/battles/first-game",
    "/learn/edo/first-game",
    "/account",
]

STRANGE = """() => {
  const ranges = [...document.fonts]
    .filter(face => face.status === 'loaded' && /Hatamoto|Zen Kaku/.test(face.family))
    .flatMap(face => face.unicodeRange.split(','))
    .map(range => range.trim().slice(2).split('-').map(point => parseInt(point, 16)));
  const isOurs = point => ranges.some(([first, last = first]) => first <= point && point <= last);
  const wide = document.body.innerText.match(/[\\u3001-\\u9ffe\\uff01-\\uffee]/gu) ?? [];
  return [...new Set(wide)].filter(letter => !isOurs(letter.codePointAt(0))).join('');
}"""
"""The wide letters on the page that no loaded font of ours claims."""

SLANTED = """() => {
  const found = [];
  const walker = document.createTreeWalker(document.body, NodeFilter.SHOW_TEXT);
  for (let node = walker.nextNode(); node; node = walker.nextNode()) {
    const style = getComputedStyle(node.parentElement);
    const slants = style.fontStyle !== 'normal' && style.fontSynthesisStyle !== 'none';
    if (slants && /[\\u3041-\\u9ffe]/u.test(node.data)) found.push(node.data);
  }
  return found;
}"""

MIXED = """() => {
  const points = new Set([...document.fonts]
    .filter(face => face.status === 'loaded' && /Hatamoto/.test(face.family))
    .flatMap(face => face.unicodeRange.split(','))
    .map(range => parseInt(range.trim().slice(2), 16)));
  const found = [];
  const walker = document.createTreeWalker(document.body, NodeFilter.SHOW_TEXT);
  for (let node = walker.nextNode(); node; node = walker.nextNode()) {
    const { fontFamily } = getComputedStyle(node.parentElement);
    if (!/^"?Hatamoto/.test(fontFamily) || !node.parentElement.checkVisibility()) continue;
    const wide = node.data.match(/[\\u3041-\\u9ffe]/gu) ?? [];
    if (wide.some(letter => !points.has(letter.codePointAt(0)))) found.push(node.data);
  }
  return found;
}"""
"""The titles on the page of which a letter is drawn in another face than the rest."""


@pytest.fixture
def contexts(browser: Browser) -> Contexts:
    """Every visit is the first: nothing is cached."""
    return Contexts(browser, most=0)


def meets_only_our_letters(hana: Person) -> None:
    # The condition must not be asynchronous: a promise counts as true.
    hana.page.wait_for_function(f"() => !({STRANGE})()", timeout=10_000)
    hana.page.wait_for_function(f"() => !({MIXED})().length", timeout=10_000)
    assert hana.page.evaluate(SLANTED) == []


@pytest.mark.parametrize("path", PAGES)
def test_every_letter_of_a_japanese_page_is_drawn(person: People, path: str) -> None:
    hana = person("ja")
    hana.page.goto(path)
    hana.page.wait_for_selector("h1")
    meets_only_our_letters(hana)


@pytest.mark.parametrize("game", ["shogunate", "twilight", "battles", "edo"])
def test_every_letter_of_a_japanese_table_is_drawn(person: People, game: str) -> None:
    hana = person("ja")
    seats = ("me", "random", "random") if game == "shogunate" else ("me", "random")
    hana.sit(hana.table(*seats, game=game))
    rng = random.Random(4)
    for _ in range(4):
        hana.click_on(rng)
    hana.standing()
    hana.page.keyboard.press("?")
    hana.page.locator("dialog[open] dl").wait_for()
    meets_only_our_letters(hana)
