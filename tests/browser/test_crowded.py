"""Tables in the middle of a game, full of pieces: what is written there can be read."""

import re
from collections.abc import Callable

import pytest

from tests.amounts import covering
from tests.browser.finished import asks
from tests.browser.person import Person

Seated = Callable[..., Person]
PHONE = {"width": 390, "height": 844}
COVERED = """() => {
  const box = one => one.getBoundingClientRect();
  const counters = [...document.querySelectorAll('.pieces .counter .face')].map(box);
  return [...document.querySelectorAll('.names [data-name]')].filter(name => {
    const {left, top, right, bottom} = box(name);
    return counters.some(other => Math.min(right, other.right) - Math.max(left, other.left) > 6
      && Math.min(bottom, other.bottom) - Math.max(top, other.top) > 6);
  }).map(name => name.textContent);
}"""
"""The names on the map that lie over or under a counter."""
DICE_OVER = """() => {
  const box = one => one.getBoundingClientRect();
  const counters = [...document.querySelectorAll('.pieces .counter .face')].map(box);
  return [...document.querySelectorAll('[data-cast]')].filter(cast => {
    const {left, top, right, bottom} = box(cast);
    return counters.some(other => Math.min(right, other.right) - Math.max(left, other.left) > 1
      && Math.min(bottom, other.bottom) - Math.max(top, other.top) > 1);
  }).map(cast => cast.textContent);
}"""
"""The dice that lie over a counter."""
LEFT_OVER = """() => {
  const aside = document.querySelector('.rail .aside').getBoundingClientRect();
  const last = document.querySelector('.rail .aside > :last-child').getBoundingClientRect();
  return aside.bottom - last.bottom;
}"""
"""How much of the room beside the map is empty."""
CUT = "one => one.scrollWidth > one.clientWidth"
LINES = """one => {
  const range = document.createRange();
  range.selectNodeContents(one);
  return new Set([...range.getClientRects()].map(box => Math.round(box.bottom / 8))).size;
}"""
"""In how many lines a text stands."""


@pytest.mark.parametrize(
    ("name", "lang"), covering(["toba_shogunate_holds", "tabaru_saigo_wins"], ["en", "ja"])
)
def test_no_name_of_a_battle_lies_over_a_counter(seated: Seated, name: str, lang: str) -> None:
    hana = seated("battles", name, 0.45, lang)
    assert hana.page.locator(".names [data-name]").count() > 10
    assert hana.page.locator(".pieces .counter .face").count() > 10
    assert hana.page.evaluate(COVERED) == []
    assert hana.page.evaluate(DICE_OVER) == []


@pytest.mark.parametrize("share", [0.0, 0.45])
def test_the_rail_of_a_battle_has_no_empty_room(seated: Seated, share: float) -> None:
    hana = seated("battles", "toba_shogunate_holds", share)
    assert abs(hana.page.evaluate(LEFT_OVER)) < 2


def test_a_battle_opens_with_counters_as_large_as_printed(seated: Seated) -> None:
    hana = seated("battles", "tabaru_saigo_wins", 0.03)
    counter = hana.page.locator(".pieces .counter .face").first.bounding_box()
    assert counter
    assert 38 < counter["width"] < 56


@pytest.mark.parametrize("lang", ["en", "ja"])
def test_four_seats_say_which_privileges_they_hold(seated: Seated, lang: str) -> None:
    hana = seated("edo", "all_modules", 0.9, lang)
    rows = hana.page.locator(".seats .privileges")
    assert rows.count() == 4
    assert max(rows.nth(seat).locator("li").count() for seat in range(4)) > 1
    for seat in range(4):
        assert not rows.nth(seat).evaluate("one => one.scrollHeight > one.clientHeight + 1")
        for name in rows.nth(seat).locator(".what").all():
            assert not name.evaluate(CUT)


def test_the_own_name_is_whole_among_five_seats(seated: Seated) -> None:
    hana = seated("edo", "five_players", 0.45, "ja")
    name = hana.page.locator(".seats .own .name")
    assert not name.evaluate(CUT)
    assert "あなた" not in name.inner_text()
    assert "あなた" in hana.page.locator(".seats .own .status").inner_text()


@pytest.mark.parametrize(
    ("kind", "said"),
    [
        ("make_plan", r"\d officials are at home"),
        ("turn_", r"One official is unused|\d officials are unused"),
    ],
)
def test_a_phone_prompt_names_the_officials_who_do_nothing(
    seated: Seated, kind: str, said: str
) -> None:
    hana = seated("edo", "two_players", asks(kind), viewport=PHONE)
    assert re.search(said, hana.page.locator(".prompt .words p").inner_text())


def test_japanese_heads_stand_in_one_line_and_prices_are_japanese(seated: Seated) -> None:
    hana = seated("twilight", "final_scoring_pro", asks("place"), "ja")
    assert hana.page.locator("#record-head > :first-child").evaluate(LINES) == 1
    tabs = hana.page.locator("[data-space][data-legal] .tab").all_inner_texts()
    assert tabs
    assert [tab for tab in tabs if not re.fullmatch(r"行動\d", tab)] == []
    assert "AP" not in hana.page.locator("main").inner_text()
