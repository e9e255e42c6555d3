"""EDO's board in Chromium: its size, names and pieces, prices and ways, for two to five seats."""

from __future__ import annotations

import json
import random
from collections.abc import Callable
from typing import Any

import pytest
from playwright.sync_api import Page, WebSocketRoute

from hatamoto.games.edo import GAME
from hatamoto.games.edo.content import ids
from tests.amounts import sample
from tests.browser.person import Person
from tests.browser.test_edo import lock, table_of, until
from tests.games.edo.table import position

People = Callable[..., Person]
Json = dict[str, Any]
WIDE = {"width": 1440, "height": 900}
CROSSINGS = """([ones, others]) => {
  const boxes = (selector) => [...document.querySelectorAll(selector)].map((one) => ({
    box: one.getBoundingClientRect(), text: one.textContent || one.className.baseVal }));
  const found = [];
  for (const a of boxes(ones)) for (const b of boxes(others)) {
    const wide = Math.min(a.box.right, b.box.right) - Math.max(a.box.left, b.box.left);
    const high = Math.min(a.box.bottom, b.box.bottom) - Math.max(a.box.top, b.box.top);
    if (wide > 1 && high > 1) found.push(`${a.text} / ${b.text}`);
  }
  return found;
}"""
OVER = """(selector) => [...document.querySelectorAll(selector)].filter((one) => {
    const box = one.getBoundingClientRect();
    const range = document.createRange();
    range.selectNodeContents(one);
    const own = range.getBoundingClientRect();
    const around = one.closest('.demand, .privilege, .seats > li').getBoundingClientRect();
    return box.width && (Math.max(box.right, own.right) > around.right + 0.5
      || Math.min(box.left, own.left) < around.left - 0.5);
  }).map((one) => one.textContent)"""
BELOW = """([around, ones]) => {
  const {bottom} = document.querySelector(around).getBoundingClientRect();
  return [...document.querySelectorAll(ones)]
    .filter((one) => one.getBoundingClientRect().bottom > bottom + 0.5)
    .map((one) => one.textContent);
}"""
"""What goes below the foot of the box around it."""
CUT_OFF = """(ones) => {
  const map = document.querySelector('.map .window').getBoundingClientRect();
  return [...document.querySelectorAll(ones)].filter((one) => {
    const {left, top, right, bottom} = one.getBoundingClientRect();
    return left < map.left || right > map.right || top < map.top || bottom > map.bottom;
  }).map((one) => one.textContent || one.className.baseVal);
}"""
"""What the edge of the map's window cuts."""
TOPS = "ones => ones.map((one) => Math.round(one.getBoundingClientRect().top))"
SMALL = """() => {
  const found = [];
  const walker = document.createTreeWalker(document.body, NodeFilter.SHOW_TEXT);
  while (walker.nextNode()) {
    const node = walker.currentNode, at = node.parentElement;
    if (!node.textContent.trim() || !at.checkVisibility()) continue;
    if (at.closest('.unseen, option')) continue;
    const range = document.createRange();
    range.selectNodeContents(node);
    const box = range.getBoundingClientRect();
    if (!box.width || !box.height) continue;
    const svg = at.closest('svg');
    let scale = svg ? svg.getScreenCTM().a : 1;
    if (!svg) for (let one = at; one; one = one.parentElement) {
      const to = new DOMMatrix(getComputedStyle(one).transform);
      scale *= Math.hypot(to.a, to.b);
    }
    const size = parseFloat(getComputedStyle(at).fontSize) * scale;
    if (size < 10.95) found.push(`${node.textContent.trim()}: ${size.toFixed(1)}`);
  }
  return [...new Set(found)];
}"""


def full(seats: int) -> Json:
    """A view in which somebody stands on every space, and several where it is narrow."""
    side = GAME.content.sides[0 if seats < 4 else 1]
    setup = GAME.content.setup(seats, seats > 2)
    spaces = [ids.SPACE_IDS[space] for space in side.spaces]
    rng = random.Random(seats)
    rng.shuffle(spaces)
    crowded = [*spaces, *spaces]
    players = [{"samurai": crowded[5 * seat : 5 * seat + 5]} for seat in range(seats)]
    open_fields = [ids.SPACE_IDS[space] for space in setup.open_resources]
    facts = position(
        seats, "all", step="plan", players=players, ronin=open_fields[:3], merchant=spaces[0]
    )
    view: dict[str, Any] = GAME.load(facts).view(0)
    view["demands"] = ["palace_5", "foreign_4", "local_4"]
    held = ["support", "support", "trade", "full_rice"]
    for player in view["players"]:
        player |= {"privileges": held, "points": 11, "ryo": 30, "in_edo": True, "tokens": 2}
    return view


def shown(page: Page, views: list[Json]) -> None:
    """From now on the page's socket shows the first of these views in place of its own."""

    def route(socket: WebSocketRoute) -> None:
        server = socket.connect_to_server()

        def heard(message: str | bytes) -> None:
            frame = json.loads(message)
            for turn in frame.get("turns", {}).values():
                turn |= {"view": views[0], "decision": None, "legal": [], "blocked": []}
            if frame.get("view") is not None:
                frame["view"] = views[0]
            socket.send(json.dumps(frame))

        server.on_message(heard)

    page.route_web_socket("**/socket", route)


@pytest.mark.parametrize("seats", [2, 3, 4, 5])
def test_no_name_lies_over_a_piece_in_a_full_position(person: People, seats: int) -> None:
    hana = person(viewport=WIDE)
    shown(hana.page, [full(seats)])
    hana.sit(table_of(hana, "me", *["random"] * (seats - 1)))
    hana.page.wait_for_selector(".name")
    hana.page.wait_for_function("() => document.fonts.status === 'loaded'")
    assert hana.page.locator(".figure").count() >= 5 * seats
    for width, height in ((1440, 900), (1920, 1080), (1366, 768)):
        hana.resize(width, height)
        assert hana.page.evaluate(CROSSINGS, [".name", ".figure"]) == []
        assert hana.page.evaluate(CROSSINGS, [".legend", ".figure"]) == []
        assert hana.page.evaluate(CROSSINGS, [".name.minor", ".plate"]) == []
        assert hana.page.evaluate(CROSSINGS, [".map .name", ".map .buttons"]) == []
        assert hana.page.evaluate(CUT_OFF, ".map .name, .map .plate, .map .figure") == []
        assert hana.page.evaluate(CROSSINGS, [".seats .name .you", ".seats .star"]) == []
        assert hana.page.evaluate(OVER, ".demand .name, .demand .one, .privilege .name") == []
        assert hana.page.evaluate(OVER, ".seats .one, .seats .sort, .seats .star") == []
        assert len(set(hana.page.locator(".seats > li").evaluate_all(TOPS))) == 1
        assert hana.page.evaluate(CROSSINGS, [".name", ".yields"]) == []


def test_the_board_is_wide_and_all_is_in_the_window(person: People) -> None:
    hana = person(viewport=WIDE)
    hana.sit(table_of(hana, "me", "random", "random"))
    until(hana, random.Random(1), "謀")
    for width, height, least in ((1366, 768, 740), (1440, 900, 740), (1920, 1080, 960)):
        hana.resize(width, height)
        check_wide_and_whole(hana, width, height, least)


def check_wide_and_whole(hana: Person, width: int, height: int, least: int) -> None:
    """The board has at least this width, and all parts of the table are in the window."""
    boxes = {
        part: hana.page.locator(part).first.bounding_box()
        for part in (".map", ".market", ".seats", ".cards", ".tabs", ".prompt")
    }
    for box in boxes.values():
        assert box is not None
        assert box["x"] + box["width"] <= width
        assert box["y"] + box["height"] <= height
    board, prompt = boxes[".map"], boxes[".prompt"]
    assert board is not None and prompt is not None  # noqa: PT018 - for the type checker
    assert board["width"] >= least
    assert prompt["width"] >= width - 40
    assert hana.page.evaluate(SMALL) == []


CUT = """() => {
    const goal = document.querySelector('.goal');
    return goal.scrollWidth > goal.clientWidth + 1 || goal.scrollHeight > goal.clientHeight + 1;
}"""


@pytest.mark.parametrize("seats", sample((5, 4, 2, 3), 2))
def test_the_whole_income_is_in_sight_while_planning(person: People, seats: int) -> None:
    hana = person(viewport=WIDE)
    hana.sit(table_of(hana, "me", *["random"] * (seats - 1)))
    until(hana, random.Random(1), "謀")
    rows = hana.page.locator(".cities tbody tr")
    rows.first.wait_for()
    assert rows.count() >= 5
    for size in ((1440, 900), (1280, 800), (1920, 1080)):
        hana.resize(*size)
        assert hana.page.evaluate(BELOW, [".tabs .part", ".cities tr, .after tr"]) == []
        assert hana.page.evaluate(BELOW, [".rail .hand", ".hand .lines, .hand .officials"]) == []
    hana.resize(1440, 900)
    goal = hana.page.locator(".goal").bounding_box()
    assert goal is not None
    assert goal["height"] < (20 if seats < 5 else 40)
    assert hana.page.evaluate(CUT) is False


def test_a_way_is_drawn_before_it_is_paid_and_tabs_cover_nothing(person: People) -> None:
    hana = person(viewport=WIDE)
    table = table_of(hana, modules="none")
    hana.sit(table)
    to_first_move(hana)
    hana.page.wait_for_selector(".target .tab")
    view = hana.api("GET", f"/api/tables/{table}")["turns"]["0"]["view"]["turn"]
    prices = hana.page.locator(".target .tab").evaluate_all(
        "tabs => tabs.map((one) => Number(one.dataset.price))"
    )
    assert sorted(prices) == sorted(view["prices"].values())
    assert hana.page.evaluate(CROSSINGS, [".target .tab", ".figure"]) == []
    assert hana.page.evaluate(CROSSINGS, [".target .tab", ".name:not(.city)"]) == []
    assert hana.page.locator(".way").count() == 0
    hana.page.locator(".target [data-legal]").last.hover()
    hana.page.wait_for_selector(".way")


def to_first_move(hana: Person) -> None:
    """Lock a plan without officials, and pick up a samurai when the turn comes."""
    until(hana, random.Random(4), "謀")
    lock(hana)
    hana.page.wait_for_selector(".slot.now")
    hana.page.get_by_role("button", name="As a list").click()
    hana.page.locator(".list button", has_text="Move a samurai from").first.click()
    hana.page.get_by_role("button", name="As a list").click()


OVERLAPPING = """() => {
    const boxes = [...document.querySelectorAll('.prompt .answers > *, .prompt .tools > *')]
        .map(one => one.getBoundingClientRect());
    const apart = (a, b) => a.right <= b.left + 1 || b.right <= a.left + 1
        || a.bottom <= b.top + 1 || b.bottom <= a.top + 1;
    const inside = a => a.left >= 0 && a.right <= innerWidth && a.bottom <= innerHeight;
    return [
        boxes.length,
        boxes.filter(a => !inside(a)).length,
        boxes.filter((a, i) => boxes.some((b, k) => k < i && !apart(a, b))).length,
    ];
}"""


GROWN = """() => {
  const [prompt, asking] = ['.prompt', '.asking'].map((one) => document.querySelector(one));
  return window.innerWidth < 1200 ? 0 : Math.max(0, prompt.offsetHeight - asking.offsetHeight);
}"""
"""By how much the prompt is higher than its place; on a tablet it may take the gaps."""


@pytest.mark.parametrize("seats", sample((5, 3, 2), 2))
def test_every_package_of_goods_can_be_read_whole(person: People, seats: int) -> None:
    hana = person(viewport=WIDE)
    hana.sit(hana.table("me", *["random"] * (seats - 1), game="edo"))
    until(hana, random.Random(1), "荷")
    for size in ((1440, 900), (1366, 768), (1280, 800), (1920, 1080), (820, 1180)):
        hana.resize(*size)
        assert hana.page.evaluate(GROWN) == 0, size
        count, outside, covered = hana.page.evaluate(OVERLAPPING)
        assert count >= 3
        assert (outside, covered) == (0, 0), size


def test_five_seats_on_a_laptop_cut_no_word(seated: Callable[..., Person]) -> None:
    laptop = {"width": 1366, "height": 768}
    hana = seated("edo", "five_players", 0.45, viewport=laptop)
    status = hana.page.locator(".seats .own .status")
    assert status.evaluate("one => one.scrollWidth <= one.clientWidth")
    opponents = hana.page.locator("section.full")
    assert opponents.locator(".help").is_visible()
    assert opponents.evaluate("one => one.scrollHeight <= one.clientHeight")
