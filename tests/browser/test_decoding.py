"""Pieces explain themselves: by hover, by focus and by a finger that stays."""

from collections.abc import Callable

from tests.browser.person import Person
from tests.browser.test_guided import begin, follow


def test_every_number_of_a_counter_has_its_word(person: Callable[..., Person]) -> None:
    one = person(viewport={"width": 1440, "height": 900})
    one.sit(one.table("me", "random", game="battles"))
    counter = one.page.locator('[data-target="unit:inf_1_1"]')
    counter.hover()
    tip = one.page.locator("#tip")
    tip.wait_for()
    words = " ".join(tip.inner_text().split())
    assert all(word in words for word in ("fire", "melee", "morale", "movement"))
    one.page.mouse.move(5, 400)
    tip.wait_for(state="detached")
    counter.press("Tab")
    one.page.keyboard.press("Shift+Tab")
    tip.wait_for()


def test_a_long_press_tells_and_chooses_nothing(person: Callable[..., Person]) -> None:
    phone = {"width": 390, "height": 844}
    one = person(viewport=phone, has_touch=True, is_mobile=True)
    one.sit(one.table("me", "random", game="battles"))
    counter = one.page.locator('[data-target="unit:inf_1_1"]')
    counter.scroll_into_view_if_needed()
    box = counter.bounding_box()
    assert box is not None
    spot = {"x": box["x"] + box["width"] / 2, "y": box["y"] + box["height"] / 2}
    touch = one.context.new_cdp_session(one.page)
    touch.send("Input.dispatchTouchEvent", {"type": "touchStart", "touchPoints": [spot]})
    one.page.locator("#tip").wait_for()
    touch.send("Input.dispatchTouchEvent", {"type": "touchEnd", "touchPoints": []})
    assert "morale" in one.page.locator("#tip").inner_text()
    assert one.page.locator('[data-target="unit:inf_1_1"][aria-pressed="true"]').count() == 0


def test_the_hand_on_a_phone_speaks_the_readers_language(person: Callable[..., Person]) -> None:
    phone = {"width": 390, "height": 844}
    one = person(viewport=phone, has_touch=True, is_mobile=True)
    one.sit(one.table("me", "random", "random"))
    one.page.get_by_role("button", name="Board").click()
    assert "Flowing Upstream" in one.page.locator("section.own").inner_text()


def test_the_odds_of_a_fight_show_every_result(person: Callable[..., Person]) -> None:
    one = person(viewport={"width": 1440, "height": 900})
    begin(one, "battles toba")
    follow(one, "fire")
    record = one.page.locator('[data-zone="record"]')
    before = record.bounding_box()
    follow(one, "target")
    foe = one.page.locator("[data-spotlight]")
    foe.hover()
    odds = one.page.locator("section.odds").first
    odds.wait_for()
    assert odds.locator("td").count() == 22
    assert record.bounding_box() == before
