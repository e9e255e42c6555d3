"""EDO in Chromium: whole games, planning, prices before the click, phone, two languages."""

import random
import re
from collections.abc import Callable
from typing import Any

import pytest

from tests.amounts import covering
from tests.browser.person import Person
from tests.browser.test_pages import barriers

People = Callable[..., Person]
Json = dict[str, Any]
WIDE = {"width": 1440, "height": 900}
PHONE = {"width": 390, "height": 844}
MESSAGE = re.compile(r"\b(view|card|space|event|verb|decision|refusal|action|demand)-[a-z_]+")


def table_of(hana: Person, *who: str, modules: str = "all") -> str:
    """A table of EDO."""
    return hana.table(*(who or ("me", "random")), game="edo", options={"modules": modules})


def state_of(hana: Person, table: str) -> Json:
    """The table as the browser's person may know it."""
    return hana.api("GET", f"/api/tables/{table}")


def until(hana: Person, rng: random.Random, seal: str) -> None:
    """Click on until the seal of the prompt shows this sign."""
    while True:
        hana.standing()
        shown = hana.page.locator(".prompt.asked .seal")
        if shown.count() and shown.inner_text() in seal:
            return
        hana.click_on(rng)


def lock(hana: Person) -> None:
    """Lock the plan, whatever it is warned of."""
    hana.page.locator(".lock[data-legal]").click()
    changed = """() => !document.querySelector('.lock[data-legal]')
        || document.querySelector('.lock.anyway, .preview')"""
    hana.page.wait_for_function(changed)
    if hana.page.locator(".lock[data-legal]").count():
        hana.page.locator(".lock[data-legal]").click()


def plans(hana: Person, table: str) -> list[str]:
    """The answers of the open planning."""
    answers: list[str] = state_of(hana, table)["turns"]["0"]["view"]["you"]["answers"]
    return answers


def test_a_whole_game_is_played_by_clicks(person: People) -> None:
    hana = person(viewport=WIDE)
    table = table_of(hana)
    hana.sit(table)
    assert hana.play(seed=3) > 60
    assert state_of(hana, table)["status"] == "over"


def test_a_whole_game_is_played_by_keys_alone(person: People) -> None:
    hana = person(viewport=WIDE)
    table = table_of(hana, modules="none")
    hana.sit(table)
    while hana.key_on() != "over":
        pass
    assert state_of(hana, table)["outcome"]["reason"] in ("points", "merchants")


@pytest.mark.parametrize(("size", "scheme"), covering([WIDE, PHONE], ["light", "dark"]))
def test_the_table_has_no_serious_barrier(person: People, size: Json, scheme: str) -> None:
    hana = person(viewport=size, color_scheme=scheme)
    hana.sit(table_of(hana, "me", "random", "random"))
    until(hana, random.Random(1), "謀")
    tabs = hana.page.locator("nav button")
    for tab in range(3 if size == PHONE else 0):
        tabs.nth(tab).click()
        assert barriers(hana.page) == []
    assert barriers(hana.page) == []


# The planning board


def test_a_plan_is_turned_filled_and_locked_in_one_go(person: People) -> None:
    hana = person(viewport=WIDE)
    table = table_of(hana, "me", "open")
    mei = person()
    mei.page.goto(str(state_of(hana, table)["invitations"]["1"]))
    mei.api("POST", f"/api/tables/{table}/seats", {"seat": 1, "name": "Mei"})
    hana.api("POST", f"/api/tables/{table}/commands", {"do": "begin"})
    hana.sit(table)
    settle(hana, mei, table)
    slot = hana.page.locator(".slot").first
    slot.locator("button.card").click()
    slot.locator(".empty").first.click()
    lock(hana)
    hana.page.wait_for_selector("text=Change the plan")
    answers = plans(hana, table)
    assert answers[0] == "plan 1 domain money"
    assert answers[1] == "officials 1 1 0 0"
    assert answers[-1] == "ready"
    assert state_of(mei, table)["view"]["players"][0]["ready"]
    assert "domain" not in str(state_of(mei, table)["turns"]["1"]["view"]["players"][0]["plan"])
    hana.page.locator("button", has_text="Change the plan").click()
    hana.page.wait_for_selector(".lock[data-legal]")
    assert plans(hana, table) == []


def settle(hana: Person, mei: Person, table: str) -> None:
    """Both take the first of everything until the planning."""
    while True:
        now = state_of(hana, table)
        if now["view"] is not None and now["view"]["phase"] == "plan":
            return
        for seat, who in enumerate((hana, mei)):
            asked = state_of(who, table)["turns"].get(str(seat))
            if asked and asked["decision"]:
                action = asked["legal"][0]["action"]
                command = {"do": "act", "seat": seat, "ply": asked["ply"], "action": action}
                who.api("POST", f"/api/tables/{table}/commands", command)


def test_the_plain_list_plans_the_same(person: People) -> None:
    hana = person(viewport=WIDE)
    hana.sit(table_of(hana))
    until(hana, random.Random(1), "謀")
    hana.page.get_by_role("button", name="Plain list").click()
    hana.page.locator("ol.list select").nth(1).select_option("forestry")
    card = hana.page.locator(".slot button.card").first
    assert "Forestry" in card.inner_text()


def test_keys_turn_a_card_and_set_officials(person: People) -> None:
    hana = person(viewport=WIDE)
    hana.sit(table_of(hana))
    until(hana, random.Random(1), "謀")
    card = hana.page.locator(".slot button.card").first
    card.focus()
    for key in ("r", "+", "+", "-"):
        hana.page.keyboard.press(key)
    label = hana.page.locator(".slot").first.get_attribute("aria-label")
    assert label == "Card 1: Domain, action Money, 1 of 3 officials"


def test_an_official_is_dragged_onto_a_card(person: People) -> None:
    hana = person(viewport=WIDE)
    hana.sit(table_of(hana))
    until(hana, random.Random(1), "謀")
    hana.page.locator(".home ul button").first.drag_to(hana.page.locator(".slot").nth(1))
    label = hana.page.locator(".slot").nth(1).get_attribute("aria-label")
    assert label is not None
    assert "1 of 3 officials" in label


# The board


def test_what_cannot_be_chosen_says_why(person: People) -> None:
    hana = person(viewport=WIDE)
    hana.sit(table_of(hana, modules="none"))
    until(hana, random.Random(2), "町")
    edo = hana.page.locator(".target button", has_text="Edo,").first
    assert "Not available: The first house does not stand in Edo" in edo.inner_text()


@pytest.mark.parametrize(("lang", "seats"), covering(["en", "ja"], [3, 5]))
def test_every_word_of_the_table_is_translated(person: People, lang: str, seats: int) -> None:
    hana = person(lang, viewport=WIDE)
    hana.sit(table_of(hana, "me", *["random"] * (seats - 1)))
    rng = random.Random(seats)
    for _ in range(8):
        hana.standing()
        assert MESSAGE.findall(hana.page.locator("body").inner_text()) == []
        hana.click_on(rng)


def test_a_phone_plans_and_plays(person: People) -> None:
    hana = person(viewport=PHONE, has_touch=True, is_mobile=True)
    hana.sit(table_of(hana, "me", "random", "random"))
    rng = random.Random(7)
    until(hana, rng, "荷町")
    for tab in (0, 1, 2):
        hana.page.locator("nav button").nth(tab).click()
        assert hana.page.evaluate("() => document.documentElement.scrollWidth") <= 390
    hana.page.locator("nav button").nth(0).click()
    while hana.page.locator(".prompt.asked .seal").inner_text() != "謀":
        hana.click_on(rng)
        hana.page.wait_for_selector(".prompt.asked")
    hana.page.locator("nav button").nth(1).click()
    lock(hana)
    hana.page.wait_for_function("() => !document.querySelector('.lock[data-legal]')")


def test_a_watcher_sees_the_market_and_no_plan(person: People) -> None:
    hana, ren = person(viewport=WIDE), person(viewport=WIDE)
    table = table_of(hana, "me", "random")
    hana.sit(table)
    until(hana, random.Random(1), "謀")
    ren.sit(table)
    ren.page.wait_for_selector(".market")
    assert ren.page.locator(".lock").count() == 0
    assert state_of(ren, table)["view"]["you"] is None


# What a plan could do


def outlook(hana: Person, place: int, where: str = ".slot") -> list[str]:
    """What a card of the plan could do now, as it stands under it or in the plain list."""
    return hana.page.locator(where).nth(place).locator("ul[aria-label] li").all_inner_texts()


def test_each_planned_action_says_what_it_could_do_now(person: People) -> None:
    hana = person(viewport=WIDE)
    hana.sit(table_of(hana))
    until(hana, random.Random(1), "謀")
    slot = hana.page.locator(".slot").first
    assert "2 rice with each official" in outlook(hana, 0)
    slot.locator("button.card").click()
    assert "5 ryo with each official" in outlook(hana, 0)
    assert "No official: movement only" in outlook(hana, 0)
    slot.locator(".empty").first.click()
    hana.page.wait_for_selector(".slot .brings")
    assert outlook(hana, 0) == ["5 ryo with each official"]
    hana.page.get_by_role("button", name="Plain list").click()
    assert outlook(hana, 0, "ol.list > li") == outlook(hana, 0)


def test_on_a_phone_it_is_said_in_japanese_too(person: People) -> None:
    hana = person("ja", viewport=PHONE)
    hana.sit(table_of(hana))
    until(hana, random.Random(1), "謀")
    hana.page.locator("nav button").nth(1).click()
    hana.page.locator("details summary").click()
    lines = outlook(hana, 0, "details")
    assert "役人ごとに米2" in lines
    assert not any(MESSAGE.search(line) for line in lines)
    width = hana.page.evaluate("document.documentElement.scrollWidth")
    assert width <= PHONE["width"]


def test_a_low_window_shows_the_plan_its_lock_and_the_question(person: People) -> None:
    hana = person(viewport={"width": 1280, "height": 720})
    hana.sit(table_of(hana, "me", "random", "random"))
    until(hana, random.Random(1), "謀")
    for part in (".lock", ".prompt", ".slot button.card"):
        box = hana.page.locator(part).first.bounding_box()
        assert box is not None
        assert box["y"] + box["height"] <= 720


def test_the_bag_of_the_ronin_lies_on_the_table(person: People) -> None:
    hana = person(viewport=WIDE)
    hana.sit(table_of(hana))
    until(hana, random.Random(1), "謀")
    bag = hana.page.get_by_role("region", name="Ronin bag")
    assert "free choice: 3 in the bag" in bag.inner_text()
    hana.sit(table_of(hana, modules="none"))
    assert hana.page.get_by_role("region", name="Ronin bag").count() == 0


def test_another_language_leaves_the_plan_as_it_is(person: People) -> None:
    hana = person(viewport=WIDE)
    hana.sit(table_of(hana))
    until(hana, random.Random(1), "謀")
    slot = hana.page.locator(".slot").first
    slot.locator("button.card").click()
    slot.locator(".empty").first.click()
    hana.page.wait_for_selector(".slot .taken")
    hana.page.click("button.lang")
    hana.page.wait_for_selector("html[lang=ja]")
    hana.page.get_by_text("「領地」：金子").first.wait_for()
    assert hana.page.locator(".slot .taken").count() == 1
