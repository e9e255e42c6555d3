"""Nothing lies over what is read or pressed: the map of a battle, EDO cards, a score."""

import random
from collections.abc import Callable
from typing import Any, Final

import pytest

from tests.amounts import covering
from tests.browser.finished import asks
from tests.browser.person import Person
from tests.browser.test_edo import until

Seated = Callable[..., Person]
SIZES: Final[dict[str, dict[str, Any]]] = {
    "wide": {"viewport": {"width": 1440, "height": 900}},
    "tablet": {"viewport": {"width": 820, "height": 1180}, "has_touch": True},
    "phone": {"viewport": {"width": 390, "height": 844}, "has_touch": True, "is_mobile": True},
}
BATTLES: Final = {"toba_shogunate_holds": 0, "tabaru_saigo_wins": 1}
OVER_THE_MAP: Final = """() => {
  const box = one => one.getBoundingClientRect();
  const map = box(document.querySelector('.map .window'));
  return [...document.querySelectorAll('.map .buttons, .map .overview')].filter(one => {
    const {left, top, right, bottom} = box(one);
    if (left < 0 || right > innerWidth || bottom > innerHeight) return true;
    return left < map.right && map.left < right && top < map.bottom - 1 && map.top < bottom;
  }).map(one => one.className);
}"""
"""The buttons of the zoom and the overview, where they lie over the map or outside the window."""
UNDER_THE_CARD: Final = """hex => {
  const box = one => one.getBoundingClientRect();
  const card = document.querySelector('.map .card');
  if (!card || !card.checkVisibility({visibilityProperty: true})) return ['no card'];
  const over = box(card);
  const kept = [...document.querySelectorAll('.pieces .counter .face, [data-legal]')];
  return [...kept, document.querySelector(`[data-target=${hex}]`)].filter(one => {
    const {left, top, right, bottom} = box(one);
    return Math.min(right, over.right) - Math.max(left, over.left) > 1
      && Math.min(bottom, over.bottom) - Math.max(top, over.top) > 1;
  }).map(one => one.dataset.target ?? one.outerHTML);
}"""
"""What lies under the card of the hex that is pointed at."""
UNSEEN: Final = """parts => {
  const handle = document.querySelector('.handle:not(.barred)');
  const foot = handle ? handle.getBoundingClientRect().top : innerHeight;
  const all = parts.flatMap(part => [...document.querySelectorAll(part)].map(one => [part, one]));
  const found = all.filter(([, one]) => {
    const {left, top, right, bottom} = one.getBoundingClientRect();
    return top < 48 || bottom > foot || left < 0 || right > innerWidth;
  }).map(([part]) => part);
  return [...found, ...parts.filter(part => !document.querySelector(part))];
}"""
"""Those parts of the table that are missing or not whole in the first screen."""
CUT: Final = """() => {
  const one = document.querySelector('.goal');
  const range = document.createRange();
  range.selectNodeContents(one);
  const inner = range.getBoundingClientRect(), outer = one.getBoundingClientRect();
  return inner.right > outer.right + 1 || inner.bottom > outer.bottom + 2;
}"""

OVER_THE_SCORE: Final = """() => {
  const score = document.querySelector('[data-zone=loyalty] .score');
  const range = document.createRange();
  return [...score.querySelectorAll(':scope > :not(.unseen)')].filter(part => {
    range.selectNodeContents(part);
    const {left, top, right, bottom} = range.getBoundingClientRect();
    const y = (top + bottom) / 2;
    return [left + 2, right - 2].some(x => !score.contains(document.elementFromPoint(x, y)));
  }).map(part => part.textContent);
}"""
"""Those parts of the reader's score in Shogunate that do not lie open."""
ON_TOP: Final = """selector => {
  const one = document.querySelector(selector);
  const {left, top, width, height} = one.getBoundingClientRect();
  return one.contains(document.elementFromPoint(left + width / 2, top + height / 2));
}"""
"""Whether the middle of something is on the screen and nothing lies over it."""


@pytest.mark.parametrize(("name", "size"), covering(BATTLES, SIZES))
def test_no_button_lies_over_the_map_of_a_battle(seated: Seated, name: str, size: str) -> None:
    hana = seated("battles", name, 0.45, seat=BATTLES[name], **SIZES[size])
    assert hana.page.locator(".map .buttons button").count() == 6
    assert hana.page.locator(".map .overview").count() == 1
    assert hana.page.evaluate(OVER_THE_MAP) == []
    hana.page.keyboard.press("+")
    assert hana.page.evaluate(OVER_THE_MAP) == []


@pytest.mark.parametrize(
    ("name", "hexes"),
    [
        ("toba_shogunate_holds", ("h0921", "h0510", "h1310", "h0403")),
        ("tabaru_saigo_wins", ("h0714", "h0220", "h1117", "h0624")),
    ],
)
def test_the_card_of_a_hex_covers_no_counter_and_nothing_to_press(
    seated: Seated, name: str, hexes: tuple[str, ...]
) -> None:
    hana = seated("battles", name, 0.45, seat=BATTLES[name])
    for hex in hexes:
        hana.page.locator(f"[data-target={hex}]").focus()
        hana.page.wait_for_selector(".map .card", state="attached")
        assert hana.page.evaluate(UNDER_THE_CARD, hex) == []


@pytest.mark.parametrize("name", ["two_players", "all_modules", "five_players"])
def test_cards_stay_in_sight_while_the_rules_are_beside_the_table(
    seated: Seated, name: str
) -> None:
    for kind, officials in (("make_plan", ".slot .officials"), ("turn_", ".slot .tokens")):
        hana = seated("edo", name, asks(kind))
        hana.page.locator("header").get_by_text("Rules").first.click()
        hana.page.wait_for_selector(".slot .small")
        assert hana.page.evaluate(UNSEEN, [".map", ".prompt", ".slot .card", officials]) == []


@pytest.mark.parametrize("lang", ["en", "ja"])
def test_the_hand_of_shogunate_stays_in_sight_beside_the_rules(seated: Seated, lang: str) -> None:
    size = {"viewport": {"width": 1280, "height": 800}}
    hana = seated("shogunate", "tie_by_second_leader", asks("choose_card"), lang, **size)
    hana.page.locator("header a[href='/learn/shogunate']").first.click()
    hana.page.wait_for_selector("[data-zone=rules]")
    hand = "[data-zone=hand] li > [data-target]"
    assert hana.page.evaluate(UNSEEN, ["ol.line", ".prompt", hand, ".score"]) == []


@pytest.mark.parametrize(
    ("name", "lang"), covering(["two_players", "all_modules", "five_players"], ["en", "ja"])
)
def test_a_tablet_shows_officials_and_what_they_bring_in_the_first_screen(
    seated: Seated, name: str, lang: str
) -> None:
    for kind, officials in (("make_plan", ".slot .officials"), ("turn_", ".slot .tokens")):
        hana = seated("edo", name, asks(kind), lang, **SIZES["tablet"])
        parts = [".seats", ".map", ".prompt", ".slot .card", officials]
        assert hana.page.evaluate(UNSEEN, parts) == []


@pytest.mark.parametrize("lang", ["en", "ja"])
def test_the_goal_of_five_seats_is_whole(seated: Seated, lang: str) -> None:
    hana = seated("edo", "five_players", 0.9, lang)
    for width, height in ((1366, 900), (1440, 900), (820, 1180)):
        hana.resize(width, height)
        assert not hana.page.evaluate(CUT), width


@pytest.mark.parametrize("lang", ["en", "ja"])
def test_nothing_lies_over_the_score(seated: Seated, lang: str) -> None:
    hana = seated("shogunate", "tie_by_second_leader", asks("choose_card"), lang)
    for width, height in ((1280, 800), (1366, 768), (1440, 900)):
        hana.resize(width, height)
        assert hana.page.evaluate(OVER_THE_SCORE) == [], width


@pytest.mark.parametrize(("lang", "when"), [("en", 0.45), ("ja", 0.45), ("en", 0.0)])
def test_the_score_of_shogunate_is_in_sight_on_a_phone(
    seated: Seated, lang: str, when: float
) -> None:
    phone = {"width": 390, "height": 844}
    hana = seated("shogunate", "tie_by_second_leader", when, lang, viewport=phone)
    hana.page.locator("main nav button").first.click()
    assert hana.page.evaluate(ON_TOP, ".sheet .own .score b")


def test_the_goal_of_twilight_is_beside_the_map(seated: Seated) -> None:
    hana = seated("twilight", "final_scoring_pro", 0.3)
    goal = hana.page.locator(".goal").bounding_box()
    sea = hana.page.locator(".sea").bounding_box()
    assert goal is not None
    assert sea is not None
    assert goal["x"] >= sea["x"] + sea["width"]
    assert sea["y"] < 64


@pytest.mark.parametrize(("name", "lang"), covering(["all_modules", "five_players"], ["en", "ja"]))
def test_no_button_lies_over_the_map_of_edo_on_a_phone(
    seated: Seated, name: str, lang: str
) -> None:
    hana = seated("edo", name, asks("turn_"), lang, **SIZES["phone"])
    assert hana.page.locator(".map .buttons button").count() >= 3
    assert hana.page.locator(".map .as-list").count() == 1
    assert hana.page.evaluate(OVER_THE_MAP) == []


OUT_OF_THE_PROMPT: Final = """count => {
  const answers = document.querySelector('.prompt .answers');
  for (const kind of ['market', 'prompt', 'answers']) {
    if (!document.querySelector('.' + kind)) return ['no ' + kind];
  }
  while (answers.children.length < count) answers.append(answers.lastElementChild.cloneNode(true));
  const prompt = document.querySelector('.prompt').getBoundingClientRect();
  const market = document.querySelector('.market').getBoundingClientRect();
  return [answers, ...answers.children].filter(one => {
    const {left, top, right, bottom} = one.getBoundingClientRect();
    return top < market.bottom || top < prompt.top || bottom > prompt.bottom
      || left < prompt.left || right > prompt.right;
  }).map(one => one.textContent);
}"""
"""The answers that leave the prompt, when there are at least so many of them."""


def test_no_answer_lies_over_the_market(person: Seated) -> None:
    hana = person(viewport={"width": 1440, "height": 900})
    hana.sit(hana.table("me", *["random"] * 4, game="edo"))
    until(hana, random.Random(1), "荷")
    for count in (4, 9):
        for width, height in ((1280, 800), (1366, 768), (1440, 900), (1920, 1080)):
            hana.resize(width, height)
            assert hana.page.evaluate(OUT_OF_THE_PROMPT, count) == [], (count, width)


HIDDEN_FIGURES: Final = """() => {
  const all = selector => [...document.querySelectorAll(selector)];
  const meets = (one, other) => {
    const [a, b] = [one.getBoundingClientRect(), other.getBoundingClientRect()];
    return a.left < b.right && b.left < a.right && a.top < b.bottom && b.top < a.bottom;
  };
  const liesAfter = (one, figure) => !one.contains(figure)
    && figure.compareDocumentPosition(one) & Node.DOCUMENT_POSITION_FOLLOWING;
  return all('.space .stability').filter(figure => {
    const over = all('.space').filter(one => liesAfter(one, figure));
    return [...all('.markers'), ...over].some(one => meets(one, figure));
  }).map(figure => figure.closest('.space').dataset.space);
}"""
"""The spaces whose stability lies under a marker or another plaque."""


def test_every_stability_on_the_map_can_be_read(seated: Seated) -> None:
    hana = seated("twilight", "final_scoring_pro", 0.45, seat=1)
    assert hana.page.locator(".markers").count() >= 3
    assert hana.page.evaluate(HIDDEN_FIGURES) == []


def test_no_card_stands_alone_in_a_row_of_a_phone(seated: Seated) -> None:
    phone = {"width": 390, "height": 844}
    hana = seated("twilight", "final_scoring_pro", 0.0, seat=1, viewport=phone)
    cards = [one.bounding_box() for one in hana.page.locator(".cards > li").all()]
    assert len(cards) % 2 == 1
    rows: dict[float, float] = {}
    for box in cards:
        assert box is not None
        rows[box["y"]] = rows.get(box["y"], 0) + box["width"]
    assert all(width > 330 for width in rows.values()), rows
