"""EDO shows one moment everywhere, asks once, and on a phone follows what happens."""

from __future__ import annotations

import random
import re
from collections.abc import Callable
from typing import Any, Final

import pytest

from hatamoto.server.bench.page import OBSERVE
from tests.amounts import covering
from tests.browser.finished import asks
from tests.browser.person import TWO_PICTURES, Person
from tests.browser.test_edo import PHONE, WIDE, state_of, table_of, until
from tests.browser.test_edo_board import BELOW, SMALL
from tests.browser.test_seeing import look, others_moved

People = Callable[..., Person]
Seated = Callable[..., Person]
SLOW: Final = {"ask": False, "warn": False, "pace": "slow"}
ASKED: Final = {"ask": True, "warn": True, "pace": "off"}
SHOWN: Final = """() => {
  const numbers = (selector) => [...document.querySelectorAll(selector)]
    .map((one) => Number(one.textContent.trim()));
  const own = document.querySelector('.seats .own');
  const [points, ...goods] = [...own.querySelectorAll('.star b, .goods .one')]
    .map((one) => parseInt(one.textContent));
  return {
    shown: document.querySelector('.showing') !== null,
    badge: [points, ...goods].join(),
    income: numbers('.after [data-row=now] td').join(),
  };
}"""
"""The reader's goods in the row of seats and in the income, in one and the same picture."""
REACHED: Final = """() => [...document.querySelectorAll('.target [data-legal]')].filter((one) => {
  const {x, y, width, height} = one.getBoundingClientRect();
  const over = document.elementFromPoint(x + width / 2, y + height / 2);
  return over !== null && one.closest('.target').contains(over);
}).map((one) => one.dataset.target)"""
LEGAL: Final = """() => [...document.querySelectorAll('.target [data-legal]')]
  .map((one) => one.dataset.target)"""
TAB: Final = (
    "() => [...document.querySelectorAll('nav button')].findIndex((one) => one.ariaCurrent)"
)


def to_the_others(hana: Person) -> None:
    """Answer until what the others do is being shown."""
    rng = random.Random(1)
    while not hana.page.locator(".showing").count():
        if hana.page.locator(".prompt.asked").count():
            hana.click_on(rng)
        hana.page.wait_for_selector(".showing, .prompt.asked")


def test_the_panels_show_the_moment_of_the_board(person: People) -> None:
    hana = person(viewport=WIDE, chosen=SLOW)
    hana.sit(table_of(hana, "me", "greedy", "greedy", modules="none"))
    until(hana, random.Random(1), "謀")
    hana.page.wait_for_selector(".after td")
    to_the_others(hana)
    seen = []
    while (now := hana.page.evaluate(SHOWN))["shown"]:
        seen.append(now)
        hana.page.keyboard.press("Escape") if len(seen) > 40 else hana.page.evaluate(TWO_PICTURES)
    assert [one for one in seen if one["badge"] != one["income"]] == []


@pytest.mark.parametrize("size", [WIDE, PHONE], ids=["wide", "phone"])
def test_a_plan_is_locked_with_at_most_one_question(person: People, size: Any) -> None:
    hana = person(viewport=size, chosen=ASKED)
    table = table_of(hana)
    hana.sit(table)
    until(hana, random.Random(1), "謀")
    hana.page.wait_for_function("() => document.querySelector('.warning .fix, .more.text')")
    lock = hana.page.locator(".lock[data-legal]")
    lock.click()
    hana.page.wait_for_selector(".lock.asking")
    assert "can’t be taken back" in hana.page.locator(".prompt .words").inner_text()
    assert hana.page.locator(".warning .fix, .preview .fix").count() >= 1
    lock.click()
    hana.page.wait_for_function("() => !document.querySelector('.lock')")
    assert state_of(hana, table)["view"]["phase"] != "plan"


def test_with_nothing_to_warn_of_the_second_press_is_on_the_same_spot(person: People) -> None:
    hana = person(viewport=WIDE, chosen={**ASKED, "warn": False})
    hana.sit(table_of(hana))
    until(hana, random.Random(1), "謀")
    hana.page.wait_for_selector(".warning .fix")
    lock = hana.page.locator(".lock[data-legal]")
    before = lock.bounding_box()
    lock.click()
    hana.page.wait_for_selector(".lock.asking")
    assert lock.bounding_box() == before
    assert lock.inner_text().strip() == "Yes, lock it"
    assert "Choose from your hand" not in hana.page.locator(".prompt .words").inner_text()
    hana.page.keyboard.press("Escape")
    hana.page.wait_for_selector(".lock:not(.asking)")
    lock.click()
    lock.click()
    hana.page.wait_for_function("() => !document.querySelector('.lock')")


def test_a_phone_turns_to_the_board_while_others_act_and_back_to_the_plan(person: People) -> None:
    hana = person(viewport=PHONE, has_touch=True, is_mobile=True, chosen=SLOW)
    hana.sit(table_of(hana, "me", "greedy", "greedy", modules="none"))
    until(hana, random.Random(1), "謀")
    hana.page.wait_for_selector(".carousel")
    assert hana.page.evaluate(TAB) == 1
    to_the_others(hana)
    hana.page.wait_for_selector("[data-zone=board]")
    assert hana.page.evaluate(TAB) == 0
    hana.page.get_by_role("button", name="Skip").tap()
    while hana.page.locator(".carousel").count() == 0:
        if hana.page.locator(".showing").count():
            hana.page.locator(".map .window").dispatch_event("click")
        elif hana.page.locator(".prompt.asked").count():
            hana.key_on()
        hana.page.evaluate(TWO_PICTURES)
    assert hana.page.evaluate(TAB) == 1


@pytest.mark.parametrize(
    ("name", "kind"),
    covering(
        ["two_players", "all_modules", "five_players"],
        ["choose_town", "turn_travel", "turn_building", "turn_forestry"],
    ),
)
def test_every_space_that_can_be_chosen_comes_into_reach(
    seated: Seated, name: str, kind: str
) -> None:
    hana = seated("edo", name, asks(kind), viewport=PHONE, has_touch=True, is_mobile=True)
    hana.page.wait_for_selector(".target [data-legal]")
    hana.page.evaluate(TWO_PICTURES)
    legal = set(hana.page.evaluate(LEGAL))
    reached = set(hana.page.evaluate(REACHED))
    assert reached
    more = hana.page.locator(".more button")
    for _ in range(6):
        if reached == legal:
            break
        more.tap()
        hana.page.evaluate(TWO_PICTURES)
        reached |= set(hana.page.evaluate(REACHED))
    assert reached == legal


# What is new, and what is counted


def test_what_is_new_after_a_reload_is_told_in_words_and_counted_alike(seated: Seated) -> None:
    hana = seated("edo", "all_modules", others_moved)
    look(hana, hana.page.url.rsplit("/", 1)[1])
    hana.page.reload()
    chip = hana.page.locator(".tabs .new")
    chip.wait_for()
    box = chip.bounding_box()
    assert box is not None
    assert box["width"] >= 180
    assert box["height"] >= 32
    told = re.search(r"\d+", chip.inner_text())
    again = re.search(r"\d+", hana.page.locator(".prompt .tools").inner_text())
    assert told is not None
    assert again is not None
    assert told.group() == again.group()
    chip.get_by_role("button", name="Skip").click()
    chip.wait_for(state="detached")


def test_the_wages_count_the_samurai_of_the_seat_and_of_the_plan(seated: Seated) -> None:
    hana = seated("edo", "all_modules", asks("turn_travel"))
    row = hana.page.locator(".cities tr", has_text="samurai")
    row.wait_for()
    counted = re.search(r"(\d+)( → \d+)? samurai", row.inner_text())
    pieces = hana.page.locator(".seats .own .pieces .unseen").inner_text()
    shown = re.search(r"(\d+) samurai", pieces)
    assert counted is not None
    assert shown is not None
    assert counted.group(1) == shown.group(1)


# Nothing is cut, nothing moves

ONE_NAME: Final = """() => {
  const tabs = [...document.querySelectorAll('.target .tab')].map((one) =>
    one.closest('.target').getBoundingClientRect());
  return [...document.querySelectorAll('.name.city:not(:has(.other))')].filter((one) => {
    const {left, top} = one.getBoundingClientRect();
    return !tabs.some((box) => left > box.left && left < box.right && top > box.top
      && top < box.bottom);
  }).map((one) => one.textContent);
}"""
"""The cities that have only one name without a tab in its place."""


@pytest.mark.parametrize(
    ("moment", "lang"),
    covering(
        [
            ("all_modules", "turn_travel"),
            ("five_players", "turn_building"),
            ("two_players", "turn_"),
        ],
        ["en", "ja"],
    ),
)
def test_cards_and_the_way_to_the_income_of_all_are_whole(
    seated: Seated, moment: tuple[str, str], lang: str
) -> None:
    name, kind = moment
    hana = seated("edo", name, asks(kind), lang)
    hana.page.wait_for_selector(".cities tr")
    assert hana.page.evaluate(ONE_NAME) == []
    if name == "two_players":
        card = hana.page.locator(".slot .card").first.bounding_box()
        assert card is not None
        assert card["width"] >= 168
    for size in ((1440, 900), (1920, 1080), (1366, 768)):
        hana.resize(*size)
        assert hana.page.evaluate(BELOW, [".rail .hand", ".slot"]) == []
        assert hana.page.evaluate(BELOW, [".tabs .part", ".part summary"]) == []
        assert hana.page.evaluate(SMALL) == []


OUTSIDE: Final = """() => {
  const around = document.querySelector('.replay').getBoundingClientRect();
  return [...document.querySelectorAll('.replay > *, .replay button')].filter((one) => {
    const {top, bottom} = one.getBoundingClientRect();
    return top < around.top - 1 || bottom > around.bottom + 1;
  }).map((one) => one.className);
}"""


def test_a_look_back_takes_the_place_of_the_prompt_and_no_more(seated: Seated) -> None:
    hana = seated("edo", "two_players", 0.5)
    height = hana.page.evaluate("() => document.querySelector('.prompt').offsetHeight")
    hana.page.keyboard.press("l")
    hana.page.get_by_role("button", name="Look back").click()
    hana.page.wait_for_selector(".replay")
    for size in ((1440, 900), (1366, 768)):
        hana.resize(*size)
        assert hana.page.evaluate(OUTSIDE) == []
        assert hana.page.evaluate("() => document.querySelector('.replay').offsetHeight") == height


def test_little_moves_right_after_a_press(person: People) -> None:
    hana = person(viewport=WIDE)
    hana.sit(table_of(hana, "me", "random"))
    hana.standing()
    hana.page.evaluate(OBSERVE)
    rng = random.Random(5)
    for _ in range(25):
        if hana.click_on(rng) == "over":
            break
    moved = hana.page.evaluate("() => [...window.measured.moved, ...window.measured.shifts]")
    assert [one for one in moved if one["value"] > 0.02] == []


# Narrated on a phone


TOLD: Final = """() => {
  const told = document.querySelector('.prompt .showing');
  if (!told) return null;
  const skip = document.querySelector('.prompt .tools button').getBoundingClientRect();
  const prompt = document.querySelector('.sheet').getBoundingClientRect();
  return {
    top: Math.round(prompt.top), bottom: Math.round(skip.bottom), right: Math.round(skip.right),
    isCut: told.scrollHeight > told.clientHeight + 1 || told.scrollWidth > told.clientWidth + 1,
  };
}"""
ANSWERS: Final = """() => Math.min(...[...document.querySelectorAll('.answers > *')]
  .map((one) => Math.round(one.getBoundingClientRect().top)))"""


@pytest.mark.parametrize("lang", ["en", "ja"])
def test_a_phone_tells_a_move_whole_and_skips_away_from_the_answers(
    person: People, lang: str
) -> None:
    hana = person(lang, viewport=PHONE, has_touch=True, is_mobile=True, chosen=SLOW)
    hana.sit(table_of(hana, "me", "greedy", "greedy", modules="none"))
    until(hana, random.Random(1), "謀")
    to_the_others(hana)
    seen: list[dict[str, Any]] = []
    while len(seen) < 12 and (now := hana.page.evaluate(TOLD)):
        seen.append(now)
        hana.page.evaluate(TWO_PICTURES)
    assert [one for one in seen if one["isCut"]] == []
    assert len({one["top"] for one in seen}) == 1
    while hana.page.locator(".showing").count():
        hana.page.locator(".map .window").dispatch_event("click")
    hana.page.wait_for_selector(".prompt.asked .answers > *")
    assert seen[-1]["bottom"] <= hana.page.evaluate(ANSWERS)
