"""EDO on a phone and a tablet, collecting in one go, and warnings before a plan is locked."""

import random
from collections.abc import Callable
from typing import Any

import pytest

from tests.browser.finished import asks
from tests.browser.person import WARNED, Person
from tests.browser.test_edo import PHONE, WIDE, lock, plans, state_of, table_of, until
from tests.browser.test_edo_board import SMALL
from tests.browser.test_pages import barriers

People = Callable[..., Person]
Json = dict[str, Any]
TABLET = {"width": 820, "height": 1180}
TARGETS = """() => [...document.querySelectorAll(
    '.scene button, .scene summary, .sheet button, nav button')]
  .filter((one) => one.checkVisibility() && !one.closest('.targets, p'))
  .map((one) => [one.textContent.trim(), one.getBoundingClientRect()])
  .filter(([, box]) => box.width && (box.height < 32 || Math.max(box.height, box.width) < 44))
  .map(([text]) => text)"""


def on_phone(person: People, **more: Any) -> tuple[Person, str]:
    """Somebody with a phone before the plan of the first round."""
    hana = person(viewport=PHONE, has_touch=True, is_mobile=True, **more)
    table = table_of(hana, "me", "random", "random")
    hana.sit(table)
    until(hana, random.Random(1), "謀")
    hana.page.locator("nav button").nth(1).click()
    hana.page.wait_for_selector(".carousel")
    return hana, table


def test_own_goods_stay_on_top_in_every_tab(person: People) -> None:
    hana, table = on_phone(person)
    ryo = state_of(hana, table)["view"]["players"][0]["ryo"]
    for tab in range(5):
        hana.page.locator("nav button").nth(tab).click()
        box = hana.page.locator(".purse .purse").bounding_box()
        assert box is not None
        assert box["y"] < 70
        assert f"{ryo} ryo" in hana.page.locator(".purse .purse").inner_text()
        assert hana.page.evaluate(SMALL) == []
    assert hana.page.evaluate("() => document.documentElement.scrollWidth") <= PHONE["width"]


def test_the_carousel_turns_moves_and_staffs_the_cards(person: People) -> None:
    hana, _ = on_phone(person)
    page = hana.page
    label = page.locator(".carousel")
    page.locator(".turns .turn").last.tap()
    assert label.get_attribute("aria-label") == "Card 1: Domain, action Money, 0 of 3 officials"
    page.locator(".turns .turn").first.tap()
    page.locator(".on .empty").tap()
    page.locator(".turns button").last.tap()
    text = "Card 2: Domain, action Rice delivery, 1 of 2 officials"
    assert label.get_attribute("aria-label") == text
    page.locator(".chips button").first.tap()
    assert "Card 1: Court" in str(label.get_attribute("aria-label"))
    page.locator(".chips button").nth(1).tap()
    page.locator(".on .taken").tap()
    assert "0 of 2" in str(label.get_attribute("aria-label"))
    page.wait_for_selector(".more.text")
    assert page.evaluate(TARGETS) == []


def test_a_swipe_goes_to_the_next_card(person: People) -> None:
    hana, _ = on_phone(person)
    hana.page.mouse.move(250, 300)
    hana.page.mouse.down()
    hana.page.mouse.move(120, 302)
    hana.page.mouse.up()
    assert "Card 2: Court" in str(hana.page.locator(".carousel").get_attribute("aria-label"))


@pytest.mark.parametrize("lang", ["en", "ja"])
def test_the_preview_warns_mends_and_locks(person: People, lang: str) -> None:
    hana, table = on_phone(person, lang=lang, chosen=WARNED)
    hana.page.wait_for_selector(".more.text")
    hana.page.locator(".lock").tap()
    hana.page.wait_for_selector(".preview")
    before = hana.page.locator(".preview").inner_text()
    hana.page.locator(".preview .fix").first.tap()
    hana.page.wait_for_function(
        "before => document.querySelector('.preview').innerText !== before", arg=before
    )
    assert barriers(hana.page) == []
    hana.page.locator(".lock[data-legal]").tap()
    hana.page.wait_for_function("() => !document.querySelector('.lock')")
    view = state_of(hana, table)["turns"]["0"]["view"]
    planned = [slot for slot in view["you"]["plan"] if slot] or plans(hana, table)
    assert planned


def test_a_space_is_shown_with_its_way_before_it_is_gone_to(person: People) -> None:
    hana, table = on_phone(person)
    lock(hana)
    hana.page.wait_for_function("() => !document.querySelector('.lock')")
    hana.page.locator("nav button").first.click()
    ready = "() => document.querySelector('.target [data-legal]')"
    hana.page.wait_for_function(ready)
    hana.page.get_by_role("button", name="As a list").tap()
    hana.page.locator(".list button", has_text="Move a samurai from").first.tap()
    hana.page.get_by_role("button", name="As a list").tap()
    hana.page.wait_for_selector(".target .tab")
    before = state_of(hana, table)["ply"]
    seen = """() => { const map = document.querySelector('.map').getBoundingClientRect();
      const one = [...document.querySelectorAll('.target')].find((target) => {
        const box = target.getBoundingClientRect();
        return target.querySelector('[data-legal]') && target.querySelector('.tab')
          && box.top > map.top + 60 && box.bottom < map.bottom - 120
          && box.left > 40 && box.right < 350; });
      one.querySelector('button').click(); }"""
    hana.page.evaluate(seen)
    hana.page.wait_for_selector(".sheet h3")
    assert "road" in hana.page.locator(".sheet section").first.inner_text()
    assert hana.page.locator(".way").count() == 2
    assert state_of(hana, table)["ply"] == before
    hana.page.locator(".prompt [data-answer]").last.tap()
    hana.page.wait_for_function("() => !document.querySelector('.sheet h3')")
    hana.stored(table, before)


def test_a_tablet_shows_prompt_plan_and_goods_in_the_first_screen(person: People) -> None:
    hana = person(viewport=TABLET, has_touch=True)
    hana.sit(table_of(hana, "me", "random", "random"))
    until(hana, random.Random(1), "謀")
    for part in (".seats", ".map", ".prompt", ".slot button.card", ".slot .officials"):
        box = hana.page.locator(part).first.bounding_box()
        assert box is not None
        assert box["y"] + box["height"] <= TABLET["height"]
    assert hana.page.evaluate("() => document.documentElement.scrollWidth") <= TABLET["width"]
    assert hana.page.evaluate(SMALL) == []


def test_one_press_collects_with_all_officials(person: People) -> None:
    hana = person(viewport=WIDE)
    table = table_of(hana, modules="none")
    hana.sit(table)
    until(hana, random.Random(1), "謀")
    slot = hana.page.locator(".slot").first
    slot.locator("button.card").click()
    for _ in range(3):
        slot.locator(".empty").first.click()
    lock(hana)
    hana.page.wait_for_selector(".slot.now .free")
    ryo = state_of(hana, table)["view"]["players"][0]["ryo"]
    hana.page.get_by_role("button", name="Collect ×3").click()
    hana.page.wait_for_function("() => !document.querySelector('.slot.now .free')")
    assert hana.page.locator(".slot.now .used").count() == 3
    assert state_of(hana, table)["view"]["players"][0]["ryo"] == ryo + 15
    hana.page.get_by_role("button", name="End the turn").click()
    done = hana.page.locator(".slot.done .brings")
    done.wait_for()
    assert " ".join(done.inner_text().split()) == "+15 ryo collected"


def test_a_plan_with_officials_at_home_is_warned_of_once(person: People) -> None:
    hana = person(viewport=WIDE, chosen=WARNED)
    hana.sit(table_of(hana))
    until(hana, random.Random(1), "謀")
    hana.page.wait_for_selector(".prompt .warning .fix")
    hana.page.locator(".lock").click()
    hana.page.wait_for_selector(".lock.anyway")
    assert "at home" in hana.page.locator(".prompt .warning").inner_text()
    hana.page.get_by_role("button", name="Keep planning").click()
    hana.page.wait_for_selector(".lock:not(.anyway)")
    hana.page.locator(".prompt .warning .fix").click()
    hana.page.wait_for_function("() => document.querySelectorAll('.slot .taken').length === 1")
    lock(hana)
    hana.page.wait_for_function("() => !document.querySelector('.lock')")


SUMS = """() => {
  const number = (text) => Number(text.replace(/[^0-9−]/g, '').replace('−', '-'));
  const cells = (row) => [...row.querySelectorAll('td')].map((one) => number(one.textContent));
  const rows = (name) => [...document.querySelectorAll(`[data-row=${name}]`)].map(cells);
  const [now] = rows('now'), [then] = rows('then');
  const added = now.map((one, n) => rows('change').reduce((sum, row) => sum + row[n], one));
  const cities = [...document.querySelectorAll('tr')].filter((one) => one.dataset.city);
  const shares = (n) => cities.reduce((sum, row) => sum + cells(row).slice(n)[0], 0);
  const sum = document.querySelector('tr.sum[data-sum]');
  return [[added, then], [[shares(1), shares(3)], cells(sum).filter((_, n) => n === 1 || n === 3)]];
}"""
"""What the lines of the income add up to, and the sums written below them."""


def money(hana: Person) -> None:
    """Somebody plans money, which costs nothing and brings ryo."""
    page = hana.page
    before = page.locator("[data-row=then]").inner_text()
    page.locator("[data-target='plan:turn:0']").last.click()
    page.locator("[data-target='plan:add:0']").first.click()
    changed = "before => document.querySelector('[data-row=then]')?.innerText !== before"
    page.wait_for_function(changed, arg=before)


@pytest.mark.parametrize("lang", ["en", "ja"])
def test_every_line_of_the_income_adds_up(seated: Callable[..., Person], lang: str) -> None:
    hana = seated("edo", "five_players", asks("make_plan"), lang)
    hana.page.wait_for_selector("[data-row=then]")
    money(hana)
    for found, written in hana.page.evaluate(SUMS):
        assert found == written
    assert hana.page.evaluate(SUMS)[0][1] != [0, 0, 0, 0, 0]
    hana.resize(390, 844)
    hana.page.locator("nav button").nth(1).click()
    hana.page.locator(".answers .button").first.click()
    hana.page.wait_for_selector(".preview [data-row=then]")
    for found, written in hana.page.evaluate(SUMS):
        assert found == written


def test_income_is_told_now_and_with_the_plan(person: People) -> None:
    hana = person(viewport=WIDE)
    hana.sit(table_of(hana))
    until(hana, random.Random(1), "謀")
    hana.page.wait_for_selector("[data-row=then]")
    money(hana)
    rows = hana.page.locator("[data-row=change]")
    assert "+5" in rows.first.inner_text()
    assert "▲" in hana.page.locator("[data-row=then]").inner_text()
