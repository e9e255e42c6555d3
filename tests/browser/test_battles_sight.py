"""The map of a battle: it follows what is off screen, rests otherwise, and keeps its room."""

import re
from collections.abc import Callable
from typing import Any, Final

import pytest
from playwright.sync_api import expect

from hatamoto.table.table import Table
from tests.browser.finished import asks
from tests.browser.person import Person
from tests.browser.test_battles import Commander

Seated = Callable[..., Person]
PHONE: Final[dict[str, Any]] = {
    "viewport": {"width": 390, "height": 844},
    "has_touch": True,
    "is_mobile": True,
}
FRAME: Final = "() => document.querySelector('.map .plane').style.transform"
WINDOW: Final = "() => document.querySelector('.map .window').getBoundingClientRect().toJSON()"
LEGAL: Final = """([within, rim]) => {
  const map = document.querySelector('.map .window').getBoundingClientRect();
  return [...document.querySelectorAll('.map [data-legal][data-target^=h]')].filter(one => {
    const {left, top, right, bottom} = one.getBoundingClientRect();
    return (left >= map.left + rim && right <= map.right - rim
      && top >= map.top + rim && bottom <= map.bottom - rim) === within;
  }).map(one => one.dataset.target);
}"""
"""The legal hexes that are whole in the window of the map within a rim, or those that are not."""
EDGES: Final = """() => [...document.querySelectorAll('.map .window [data-edge]')].map(one =>
  [one.dataset.edge, Number(one.querySelector('b').textContent)])"""
"""The marks at the edges of the map, each with how much lies beyond."""
COVERED: Final = """() => [...document.querySelectorAll('.map [data-legal][data-target^=h]')]
  .filter(one => {
    const {left, top, width, height} = one.getBoundingClientRect();
    const at = document.elementFromPoint(left + width / 2, top + height / 2);
    return at?.closest('[data-edge]');
  }).map(one => one.dataset.target)"""
"""The legal hexes with a mark over their middle."""
SETTLED: Final = """() => !document.querySelector('.map .plane.shifting')"""


def nobody_waits(table: Table) -> bool:
    """Whether the second side is asked, and no piece of it is off the map."""
    if not asks("order", 1)(table) or table.match is None:
        return False
    side: Any = table.match.state.view(1)["sides"]
    names = ("to_place", "hand", "back", "cup", "commanders", "commander_cup")
    return not any(side[1][name] for name in names)


@pytest.mark.parametrize("unit", ["Shinsengumi", "1st Infantry, I Battalion"])
def test_a_phone_shows_every_hex_open_to_a_unit_that_is_set_up(
    person: Callable[..., Person], unit: str
) -> None:
    hana = Commander(person(**PHONE))
    hana.page.get_by_role("button", name=re.compile(rf"^{re.escape(unit)}\. ")).first.click()
    hana.page.locator(".prompt [data-answer]").last.click()
    hana.asked("Choose a hex")
    hana.page.wait_for_function(SETTLED)
    assert len(hana.page.evaluate(LEGAL, [True, 0])) > 5
    assert hana.page.evaluate(LEGAL, [False, 0]) == []


@pytest.mark.parametrize("size", [(1180, 820), (390, 844)])
def test_every_unit_that_can_act_is_in_sight_or_counted_at_an_edge(
    seated: Seated, size: tuple[int, int]
) -> None:
    viewport = {"width": size[0], "height": size[1]}
    hana = seated("battles", "toba_shogunate_holds", asks("order"), viewport=viewport)
    legal = set(hana.page.evaluate(LEGAL, [True, -30]))
    every = legal | set(hana.page.evaluate(LEGAL, [False, -30]))
    edges = dict(hana.page.evaluate(EDGES))
    assert edges, "nothing is out of sight: this proves nothing"
    assert sum(edges.values()) >= len(every - legal)
    assert hana.page.evaluate(COVERED) == []
    found = set(legal)
    for _ in range(8):
        mark = hana.page.locator(".map [data-edge]").first
        if found == every or not mark.count():
            break
        assert "more to choose" in str(mark.get_attribute("aria-label"))
        mark.click()
        hana.page.wait_for_function(SETTLED)
        found |= set(hana.page.evaluate(LEGAL, [True, -30]))
    assert found == every


def test_a_question_about_hexes_out_of_sight_brings_some_of_them(seated: Seated) -> None:
    viewport = {"width": 390, "height": 844}
    hana = seated("battles", "toba_shogunate_holds", asks("order"), viewport=viewport)
    hexes = hana.page.evaluate(LEGAL, [True, 0])
    hana.page.locator(f"[data-target={hexes[0]}]").click()
    hana.page.locator(".prompt [data-answer]").last.click()
    hana.page.wait_for_selector(".prompt.asked:has-text('Where does')")
    hana.page.wait_for_function(SETTLED)
    assert hana.page.evaluate(LEGAL, [True, 0]) != []


def test_back_to_the_pieces_shows_most_of_them_where_they_are_now(seated: Seated) -> None:
    hana = seated("battles", "toba_shogunate_holds", 0.45, viewport={"width": 1180, "height": 820})
    for _ in range(4):
        hana.page.keyboard.press("+")
    hana.page.keyboard.press("0")
    hana.page.wait_for_function(SETTLED)
    counted = """() => {
      const map = document.querySelector('.map .window').getBoundingClientRect();
      const all = [...document.querySelectorAll('.pieces .counter')];
      return [all.length, all.filter(one => {
        const {left, top, right, bottom} = one.getBoundingClientRect();
        return left > map.left && right < map.right && top > map.top && bottom < map.bottom;
      }).length];
    }"""
    count, seen = hana.page.evaluate(counted)
    assert seen > 0.6 * count


def test_the_map_rests_when_a_unit_in_sight_is_chosen(seated: Seated) -> None:
    hana = seated("battles", "toba_shogunate_holds", asks("order"))
    hexes = hana.page.evaluate(LEGAL, [True, 12])
    assert len(hexes) > 3
    before = hana.page.evaluate(FRAME)
    for hex in (hexes[0], hexes[-1]):
        hana.page.locator(f"[data-target={hex}]").click()
        hana.page.wait_for_selector(".prompt.asked:has-text('Where does')")
        hana.page.evaluate("() => new Promise(requestAnimationFrame)")
        assert hana.page.evaluate(FRAME) == before
        hana.page.keyboard.press("u")
        hana.page.wait_for_selector(".prompt.asked:has-text('Recover or move')")


@pytest.mark.parametrize("size", [(1280, 800), (1440, 900)])
def test_the_map_keeps_its_place_while_the_rules_are_open(
    seated: Seated, size: tuple[int, int]
) -> None:
    width, height = size
    viewport = {"width": width, "height": height}
    hana = seated("battles", "toba_shogunate_holds", 0.45, viewport=viewport)
    before = hana.page.evaluate(WINDOW)
    assert before["width"] > 800
    assert before["height"] > 480
    hana.page.locator("header").get_by_text("Rules").first.click()
    sheet = hana.page.locator("[data-zone=rules]")
    sheet.get_by_role("searchbox").wait_for()
    assert hana.page.evaluate(WINDOW) == before
    left = sheet.evaluate("one => one.getBoundingClientRect().left")
    assert left >= before["right"]


def test_odds_stand_on_the_map_while_the_rules_cover_the_rail(seated: Seated) -> None:
    hana = seated("battles", "toba_shogunate_holds", asks("fire_target"))
    hana.page.locator("header").get_by_text("Rules").first.click()
    hana.page.locator("[data-zone=rules]").get_by_role("searchbox").wait_for()
    hana.page.locator(".map [data-legal]").first.focus()
    shares = hana.page.locator(".map .card li strong")
    expect(shares.first).to_be_visible()
    assert sum(int(one.split()[0]) for one in shares.all_inner_texts()) == 100


def test_where_nobody_waits_the_map_has_the_room_and_a_counter_is_explained(
    seated: Seated,
) -> None:
    hana = seated("battles", "toba_shogunate_holds", nobody_waits, seat=1)
    assert hana.page.locator(".tray").count() == 0
    dock = hana.page.locator(".dock").bounding_box()
    assert dock is not None
    assert dock["height"] < 64
    names = hana.page.locator(".dock dt").all_inner_texts()
    assert names == ["Fire", "Melee", "Morale", "Move"]


def test_a_card_names_every_value_and_no_counter_runs_them_together(seated: Seated) -> None:
    hana = seated("battles", "toba_shogunate_holds", 0.45)
    view = hana.api("GET", f"/api/tables/{hana.page.url.rsplit('/', 1)[1]}")["turns"]["0"]["view"]
    (gun,) = [piece["hex"] for piece in view["pieces"] if piece["unit"] == "guns_b"]
    hana.page.locator(f"[data-target={gun}]").focus()
    card = hana.page.locator(".map .card .values")
    assert card.locator("dt").all_inner_texts() == ["Fire", "Melee", "Morale", "Move", "Range"]
    assert card.locator("dd").all_inner_texts() == ["5", "–", "3", "2", "4"]
    values = hana.page.locator(".pieces .counter .values").all_text_contents()
    assert len(values) == 4 * hana.page.locator(".pieces .counter").count()
    assert all(re.fullmatch(r"\d|–", value) for value in values)
