"""Twilight of Shogun in Chromium: whole games by clicks and keys, languages, phone, map, list."""

import random
import re
from collections.abc import Callable
from typing import Any

import pytest
from playwright.sync_api import Page

from hatamoto.games.twilight import codes
from hatamoto.server.bench.server_process import ServerProcess
from tests.amounts import covering
from tests.browser.finished import nearly_finished
from tests.browser.person import CHANGED, SIGNATURE, Person
from tests.browser.test_pages import barriers

People = Callable[..., Person]
Json = dict[str, Any]
WIDE = {"width": 1440, "height": 900}
LAPTOP = {"width": 1280, "height": 720}
PHONE = {"width": 390, "height": 844}
ZOOM = "() => new DOMMatrix(getComputedStyle(document.querySelector('[data-plane]')).transform).a"
SETTINGS = """() => [...document.querySelectorAll('[data-plane] svg text')]
  .map(text => getComputedStyle(text).textRendering)"""
"""How the letters in the pictures of the map are set."""
OFFERED = ".prompt .answers .button:not([aria-disabled])"
MESSAGE = re.compile(r"\b(view|card|space|event|verb|decision|refusal|marker|area|side)-[a-z_]+")


def table_of(hana: Person, *who: str) -> str:
    """A table of Twilight of Shogun."""
    return hana.table(*(who or ("me", "random")), game="twilight")


def state_of(hana: Person, table: str) -> Json:
    """The table as the browser's person may know it."""
    return hana.api("GET", f"/api/tables/{table}")


def hurry(hana: Person, table: str, rng: random.Random, turn: int, rounds: int = 0) -> None:
    """Play on without the page until a round of a turn, or to the end of the game."""
    ask = hana.context.request
    token = {"X-CSRF-Token": ask.get("/api/me").json()["csrf"]}
    while True:
        now = ask.get(f"/api/tables/{table}").json()
        view = now["view"]
        if now["status"] == "over" or (view["turn"], view["round"]) >= (turn, rounds):
            return
        asked = now["turns"]["0"]
        if asked["decision"] is None:
            continue
        action = rng.choice(asked["legal"])["action"]
        command = {"do": "act", "seat": 0, "ply": asked["ply"], "action": action}
        ask.post(f"/api/tables/{table}/commands", data=command, headers=token)


def in_turn(hana: Person, seed: int, turn: int) -> str:
    """A table in this turn: another one is tried where sudden death came first."""
    rng = random.Random(seed)
    while True:
        table = table_of(hana)
        hurry(hana, table, rng, turn)
        if state_of(hana, table)["status"] == "playing":
            return table


def until(hana: Person, rng: random.Random, decision: str) -> None:
    """Click on until this is asked."""
    seal = {"place": "置", "choose_kind": "行", "play_card": "札"}[decision]
    while True:
        hana.standing()
        shown = hana.page.locator(".prompt.asked .seal")
        if shown.count() and shown.inner_text() == seal:
            return
        hana.click_on(rng)


def pick(hana: Person, words: str) -> None:
    """Press a button of the prompt."""
    before = hana.page.evaluate(SIGNATURE)
    hana.page.locator(OFFERED, has_text=words).first.click()
    hana.page.wait_for_function(CHANGED, arg=before)


def place_from_hand(hana: Person) -> None:
    """Play the first card for its action and choose to place influence."""
    before = hana.page.evaluate(SIGNATURE)
    hana.page.locator("[data-zone=hand] [data-legal]").first.click()
    hana.page.wait_for_function(CHANGED, arg=before)
    pick(hana, "Action")
    hana.page.wait_for_selector(f"{OFFERED}:has-text('Place influence')")
    pick(hana, "Place influence")
    hana.page.wait_for_selector("[data-space][data-legal]")


def zoom(page: Page) -> float:
    """How large the map is shown."""
    return float(page.evaluate(ZOOM))


def test_a_game_begins_and_ends_by_clicks(person: People, served: ServerProcess) -> None:
    hana = person(viewport=WIDE)
    hana.sit(table_of(hana))
    rng = random.Random(1)
    for _ in range(12):
        hana.click_on(rng)
    table = nearly_finished(served, hana, "twilight", "final_scoring_pro", 0)
    hana.sit(table)
    assert hana.play(seed=2) > 3
    assert state_of(hana, table)["status"] == "over"
    hana.page.locator("section[aria-labelledby=end-moments-head] li").first.wait_for()


def test_a_card_is_played_in_three_clicks_and_the_price_shown_before_the_next(
    person: People,
) -> None:
    hana = person(viewport=WIDE)
    table = table_of(hana)
    hana.sit(table)
    until(hana, random.Random(3), "play_card")
    place_from_hand(hana)
    space = hana.page.locator("[data-space][data-legal]").first
    assert re.fullmatch(r"[12] AP", space.locator(".tab").inner_text())
    space.hover()
    hana.page.locator("#tip", has_text=re.compile(r"\d → \d.*action points? left")).wait_for()
    state = state_of(hana, table)
    points = state["view"]["asked"]["points"]
    space.click()
    hana.stored(table, state["ply"])
    asked = state_of(hana, table)["view"]["asked"]
    assert asked is None or asked["decision"] != "place" or asked["points"] < points


def key_on(hana: Person, walks: bool) -> str:
    """Answer by keyboard: walk to the next legal target and enter it, or press number 1."""
    before = hana.page.evaluate(SIGNATURE)
    standing = hana.standing()
    if standing == "over":
        return standing
    if walks and standing == "target":
        hana.page.keyboard.press("n")
        hana.page.keyboard.press("Enter")
    else:
        hana.page.keyboard.press("1")
    hana.page.wait_for_function(CHANGED, arg=before)
    return standing


def test_a_game_begins_and_ends_by_keyboard_alone(person: People, served: ServerProcess) -> None:
    hana = person(viewport=LAPTOP)
    hana.sit(table_of(hana))
    answered = {key_on(hana, walks=True) for _ in range(30)}
    assert {"target", "prompt"} <= answered
    table = nearly_finished(served, hana, "twilight", "final_scoring_anti", 1)
    hana.sit(table)
    while key_on(hana, walks=False) != "over":
        pass
    state = state_of(hana, table)
    assert state["status"] == "over"
    assert state["view"]["ended"] in codes.REASONS[1:]
    hana.page.locator("section[aria-labelledby=end-moments-head] li").first.wait_for()


def test_arrows_walk_the_map_and_what_is_in_focus_is_in_sight(person: People) -> None:
    hana = person(viewport=PHONE)
    hana.sit(table_of(hana))
    hana.page.locator("nav button").first.click()
    for space in ("akita", "satsuma", "yokohama"):
        hana.page.locator(f"[data-space={space}]").focus()
        box = hana.page.locator(f"[data-space={space}]").bounding_box()
        assert box is not None
        assert 0 <= box["x"] <= 390 - 40
    focused = "document.activeElement.dataset.space"
    hana.page.keyboard.press("ArrowUp")
    assert hana.page.evaluate(focused) != "yokohama"


def test_the_map_zooms_by_keys_wheel_and_buttons(person: People) -> None:
    hana = person(viewport=WIDE)
    hana.sit(table_of(hana))
    hana.standing()
    whole = zoom(hana.page)
    hana.page.keyboard.press("+")
    near = zoom(hana.page)
    assert near > whole
    hana.page.mouse.move(500, 300)
    hana.page.mouse.wheel(0, -300)
    hana.page.wait_for_function(f"before => ({ZOOM})() > before", arg=near)
    hana.page.mouse.down()
    hana.page.mouse.move(420, 260, steps=4)
    hana.page.mouse.up()
    hana.page.keyboard.press("0")
    hana.page.wait_for_function(f"before => Math.abs(({ZOOM})() - before) < 0.01", arg=whole)
    assert hana.page.locator(".overview").count() == 0


def test_letters_of_the_map_keep_their_place_at_every_zoom(person: People) -> None:
    """Set otherwise, Chromium paints them for the zoom they were first laid out at."""
    hana = person(viewport=LAPTOP)
    hana.sit(table_of(hana))
    hana.standing()
    settings = hana.page.evaluate(SETTINGS)
    assert len(settings) > 36
    assert set(settings) == {"geometricprecision"}


def test_a_watcher_sees_the_card_in_play_and_the_step_it_is_at(person: People) -> None:
    hana, ren = person(viewport=WIDE), person(viewport=LAPTOP)
    table = table_of(hana)
    hana.sit(table)
    until(hana, random.Random(4), "play_card")
    place_from_hand(hana)
    view = state_of(hana, table)["view"]
    ren.page.goto(f"/t/{table}")
    for one in (hana, ren):
        shown = one.page.locator(f"[data-play={view['card']}]")
        shown.wait_for()
        assert f"placing, {view['asked']['points']} AP left" in shown.inner_text()
        assert shown.locator(".now").inner_text() == "Action"
    assert ren.page.locator("[data-zone=hand] [data-legal]").count() == 0


def test_the_list_has_the_same_spaces_as_the_map(person: People) -> None:
    hana = person(viewport=WIDE)
    hana.sit(table_of(hana))
    until(hana, random.Random(5), "play_card")
    place_from_hand(hana)
    on_map = hana.page.locator("[data-space]").count()
    legal = hana.page.locator("[data-space][data-legal]").count()
    hana.page.locator(".switch").click()
    assert hana.page.locator(".list [data-space]").count() == on_map == 36
    assert hana.page.locator(".list [data-legal]").count() == legal > 0


def test_a_phone_shows_price_and_result_before_the_second_tap(person: People) -> None:
    hana = person(viewport=PHONE, has_touch=True, is_mobile=True)
    table = table_of(hana)
    hana.sit(table)
    until(hana, random.Random(6), "play_card")
    place_from_hand(hana)
    ply = state_of(hana, table)["ply"]
    space = hana.page.locator("[data-space][data-legal]").first
    space.focus()
    space.tap()
    told = hana.page.locator(".twilight aside").inner_text()
    assert "AP" in told
    assert "→" in told
    assert state_of(hana, table)["ply"] == ply
    pick(hana, "Place in")
    hana.stored(table, ply)
    assert hana.page.evaluate("() => document.documentElement.scrollWidth") <= 390


@pytest.mark.parametrize("lang", ["en", "ja"])
def test_no_message_is_missing_in_the_middle_of_a_game(person: People, lang: str) -> None:
    hana = person(lang, viewport=WIDE)
    table = in_turn(hana, seed=7, turn=4)
    hana.sit(table)
    hana.page.wait_for_selector("[data-space]")
    hana.page.locator("details").evaluate_all("all => all.forEach(one => one.open = true)")
    words = hana.page.locator("main").inner_text()
    assert MESSAGE.findall(words) == []
    assert re.search("[ぁ-ん]" if lang == "ja" else "Anti-Bakufu", words)
    labels = hana.page.locator("[data-space] .unseen").all_text_contents()
    assert len(set(labels)) == 36


@pytest.mark.parametrize(("width", "scheme"), covering([1440, 900, 390], ["light", "dark"]))
def test_the_table_has_no_serious_barrier(person: People, width: int, scheme: str) -> None:
    hana = person(viewport={"width": width, "height": 844}, color_scheme=scheme)
    hana.sit(table_of(hana))
    until(hana, random.Random(8), "play_card")
    place_from_hand(hana)
    assert barriers(hana.page) == []


def test_the_situation_shows_the_sum_behind_every_area(person: People) -> None:
    hana = person(viewport=WIDE)
    hana.sit(table_of(hana))
    hana.standing()
    row = hana.page.locator("[data-zone=known] li button").first
    row.hover()
    hana.page.wait_for_selector("#tip")
    told = hana.page.locator("#tip").inner_text()
    assert "Anti-Bakufu: 0 clans" in told
    assert "control needs 4 of 7" in told


def test_a_reader_sees_the_discards_and_what_left_the_game(person: People) -> None:
    hana = person(viewport=WIDE)
    table = in_turn(hana, seed=9, turn=3)
    hana.sit(table)
    view = state_of(hana, table)["view"]
    hana.page.wait_for_selector("[data-zone=known] details")
    hana.page.locator("[data-zone=known] details").evaluate_all(
        "all => all.map(d => d.open = true)"
    )
    shown = hana.page.locator("[data-zone=known] details li button").count()
    assert shown >= len(view["discard"]) + len(view["removed"]) > 0


@pytest.mark.parametrize(("viewport", "lang"), [(WIDE, "en"), (PHONE, "ja")], ids=["wide", "phone"])
def test_the_board_shows_and_explains_the_scoring_memory_markers(
    person: People, viewport: dict[str, int], lang: str
) -> None:
    hana = person(lang, viewport=viewport)
    table = table_of(hana)
    rng = random.Random(9)
    for turn in range(2, 9):
        hurry(hana, table, rng, turn)
        if state_of(hana, table)["view"]["scored"]:
            break
    scored = state_of(hana, table)["view"]["scored"]
    assert scored
    hana.sit(table)
    memory = hana.page.locator(".twilight [data-memory]")
    if viewport == PHONE:
        hana.page.get_by_text("地図", exact=True).click()
    memory.wait_for()
    if viewport == WIDE:
        marked = memory.locator("[data-scored=true]")
        assert [mark.get_attribute("data-mark") for mark in marked.all()] == scored
        assert memory.locator("[data-mark]").count() == 7
    else:
        assert memory.locator("b").inner_text() == str(len(scored))
    memory.hover()
    hana.page.wait_for_selector("#tip")
    words = {"en": "cannot be drawn before the next shuffle", "ja": "次に混ぜるまで引かれません"}
    assert words[lang] in hana.page.locator("#tip").inner_text()
