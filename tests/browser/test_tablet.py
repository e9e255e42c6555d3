"""A tablet: the question and what it asks about are seen together, and the news."""

from collections.abc import Callable
from typing import Any, Final

import pytest

from hatamoto.table.message_builder import last_answer
from hatamoto.table.table import Table
from tests.amounts import covering
from tests.browser.finished import asks
from tests.browser.person import Person
from tests.browser.test_seeing import look

TABLET: Final[dict[str, Any]] = {"viewport": {"width": 820, "height": 1180}, "has_touch": True}
RECORDS: Final = {
    "shogunate": ("shogunate", "tie_by_second_leader", 0),
    "twilight": ("twilight", "final_scoring_pro", 0),
    "toba": ("battles", "toba_shogunate_holds", 0),
    "tabaru": ("battles", "tabaru_saigo_wins", 1),
}
QUESTIONS: Final = {
    "shogunate": ("choose_card", "name_player", "upstream_leader", "upstream_show", "arrow_player"),
    "twilight": ("play_card", "choose_use", "choose_kind", "place", "realign"),
    "toba": ("place_unit", "place_at", "order", "move_to", "fire_unit", "fire_target"),
    "tabaru": ("order", "move_to", "melee_unit", "melee_target"),
}
UNSEEN: Final = """() => {
  const handle = document.querySelector('.handle:not(.barred)');
  const foot = handle ? handle.getBoundingClientRect().top : innerHeight;
  const prompt = document.querySelector('.prompt.asked').getBoundingClientRect();
  const faults = [];
  if (scrollY !== 0) faults.push('the page was scrolled');
  if (prompt.top < 48 || prompt.bottom > foot) faults.push('prompt');
  const isSeen = one => {
    const box = one.getBoundingClientRect();
    const over = document.elementFromPoint(box.x + box.width / 2, box.y + box.height / 2);
    return box.top >= 48 && box.bottom <= foot && box.left >= 0 && box.right <= innerWidth
      && over !== null && (one === over || one.contains(over));
  };
  const legal = [...document.querySelectorAll('[data-legal], .prompt [data-answer]')];
  if (!legal.some(isSeen)) faults.push('nothing to press');
  const inHand = legal.filter(one => one.closest('[data-zone=hand] ul, .seats'));
  const cut = inHand.filter(one => !isSeen(one));
  faults.push(...cut.map(one => one.dataset.target ?? one.innerText));
  return faults;
}"""


@pytest.mark.parametrize(
    ("name", "kind"), [(name, kind) for name, kinds in QUESTIONS.items() for kind in kinds]
)
def test_the_question_and_what_it_asks_about_are_seen_together(
    seated: Callable[..., Person], name: str, kind: str
) -> None:
    game, record, seat = RECORDS[name]
    hana = seated(game, record, asks(kind, seat), seat=seat, **TABLET)
    hana.page.evaluate("() => document.fonts.ready.then(() => true)")
    assert hana.page.evaluate(UNSEEN) == []


@pytest.mark.parametrize("size", [(1024, 768), (1180, 820)])
@pytest.mark.parametrize("kind", QUESTIONS["shogunate"])
def test_a_low_tablet_shows_the_question_and_the_hand_together(
    seated: Callable[..., Person], kind: str, size: tuple[int, int]
) -> None:
    tablet = {"viewport": {"width": size[0], "height": size[1]}, "has_touch": True}
    hana = seated("shogunate", "tie_by_second_leader", asks(kind), **tablet)
    hana.page.evaluate("() => document.fonts.ready.then(() => true)")
    assert hana.page.evaluate(UNSEEN) == []


ACROSS: Final[dict[str, Any]] = {"viewport": {"width": 1180, "height": 820}, "has_touch": True}


@pytest.mark.parametrize(("name", "lang"), [("toba", "ja"), ("tabaru", "en")])
def test_a_battle_on_a_tablet_held_across_has_a_map_to_look_at(
    seated: Callable[..., Person], name: str, lang: str
) -> None:
    game, record, seat = RECORDS[name]
    hana = seated(game, record, asks("order", seat), lang, seat, **ACROSS)
    hana.page.evaluate("() => document.fonts.ready.then(() => true)")
    assert hana.page.evaluate(UNSEEN) == []
    box = hana.page.locator(".map .window").bounding_box()
    assert box is not None
    assert box["height"] > 0.44 * 820


def others_moved(table: Table) -> bool:
    """Whether others have acted since the first seat's last answer."""
    match = table.match
    return match is not None and 0 < last_answer(match, 0) < len(match.lines) - 2


@pytest.mark.parametrize("name", ["shogunate", "twilight", "toba"])
def test_what_happened_in_the_meantime_is_told_outside_the_drawer(
    seated: Callable[..., Person], name: str
) -> None:
    game, record, seat = RECORDS[name]
    hana = seated(game, record, others_moved, seat=seat, **TABLET)
    look(hana, hana.page.url.rsplit("/", 1)[1])
    hana.page.reload()
    news = hana.page.locator(".handle section.since")
    news.wait_for()
    news.get_by_role("button", name="Step through").click()
    hana.page.locator(".replay").wait_for()


@pytest.mark.parametrize(("width", "height"), [(820, 1180), (1024, 1366), (1180, 820)])
def test_what_the_reader_knows_has_room_on_the_table(
    seated: Callable[..., Person], width: int, height: int
) -> None:
    game, record, seat = RECORDS["shogunate"]
    size = {"width": width, "height": height}
    hana = seated(game, record, asks("choose_card", seat), viewport=size, has_touch=True)
    panel = hana.page.locator("[data-zone=known] > .panel").bounding_box()
    assert panel is not None
    assert panel["width"] > 240
    if width > height:
        assert panel["y"] + panel["height"] <= height
    else:
        assert panel["height"] > 100


def test_a_finger_is_asked_to_tap_and_a_pointer_to_point(seated: Callable[..., Person]) -> None:
    size = {"width": 1180, "height": 820}
    for touch, asked in ((True, "Tap a hex"), (False, "Point at a hex")):
        how: dict[str, Any] = {"viewport": size, "has_touch": touch, "is_mobile": touch}
        hana = seated("battles", "tabaru_saigo_wins", 0.0, seat=1, **how)
        hana.page.get_by_text(asked).wait_for(timeout=15_000)


MAP: Final = (
    "() => JSON.stringify(document.querySelector('.twilight .sea').getBoundingClientRect())"
)


def test_a_tap_on_a_space_leaves_the_map_where_it_is(seated: Callable[..., Person]) -> None:
    hana = seated(
        "twilight", "final_scoring_pro", asks("place", 0), seat=0, is_mobile=True, **TABLET
    )
    before = hana.page.evaluate(MAP)
    hana.page.locator(".sea [data-legal]").first.tap()
    hana.page.wait_for_selector(".twilight aside")
    assert hana.page.evaluate(MAP) == before


UNDER_TABS: Final = """() => {
  const box = one => one.getBoundingClientRect();
  const tabs = [...document.querySelectorAll('.space .tab')];
  if (!tabs.length) return ['no tab'];
  const letters = name => {
    const {left, right} = box(name), matrix = name.getScreenCTM();
    const line = matrix.f + matrix.d * name.getStartPositionOfChar(0).y;
    const size = matrix.d * parseFloat(getComputedStyle(name).fontSize);
    return {left, right, top: line - 0.85 * size, bottom: line + 0.1 * size};
  };
  const isOff = tab => box(tab).bottom > box(document.querySelector('.sea')).bottom;
  const under = [...document.querySelectorAll('.space text.name')].filter(name => tabs.some(tab => {
    const [a, b] = [letters(name), box(tab)];
    return Math.min(a.right, b.right) - Math.max(a.left, b.left) > 1
      && Math.min(a.bottom, b.bottom) - Math.max(a.top, b.top) > 1;
  }));
  return [...under, ...tabs.filter(isOff)].map(one => one.textContent);
}"""
"""The names of spaces that lie under the price of any space."""


@pytest.mark.parametrize(
    ("size", "lang"),
    covering([(820, 1180), (1180, 820), (1440, 900), (390, 844)], ["en", "ja"]),
)
@pytest.mark.parametrize("kind", ["place", "realign", "coup"])
def test_no_price_lies_over_a_name(
    seated: Callable[..., Person], kind: str, size: tuple[int, int], lang: str
) -> None:
    width, height = size
    game, record, seat = RECORDS["twilight"]
    how: dict[str, Any] = {
        "viewport": {"width": width, "height": height},
        "has_touch": width < 1200,
    }
    hana = seated(game, record, asks(kind, seat), lang, seat, **how)
    hana.page.evaluate("() => document.fonts.ready.then(() => true)")
    assert hana.page.evaluate(UNDER_TABS) == []


@pytest.mark.parametrize(
    ("name", "kind", "words"),
    [("toba", "fire_target", "Fire at "), ("tabaru", "melee_target", "Attack ")],
)
def test_a_target_says_what_is_done_to_it(
    seated: Callable[..., Person], name: str, kind: str, words: str
) -> None:
    game, record, seat = RECORDS[name]
    hana = seated(game, record, asks(kind, seat), seat=seat, **TABLET)
    legal = hana.page.locator(".map [data-legal]")
    told = [one.get_attribute("aria-label") or one.inner_text() for one in legal.all()]
    assert told
    assert all(words in one for one in told), told


def test_a_hex_where_a_unit_has_to_stop_looks_like_any_other_in_reach(
    seated: Callable[..., Person],
) -> None:
    game, record, seat = RECORDS["toba"]

    def meets_a_zone(table: Table) -> bool:
        if not asks("move_to", seat)(table) or table.match is None:
            return False
        view: Any = table.match.state.view(seat)
        return any(one["stop"] for one in view["asked"]["normal"])

    hana = seated(game, record, meets_a_zone, seat=seat, **TABLET)
    stops = hana.page.locator(".reach .stop")
    assert stops.count() > 0
    assert stops.locator("circle.badge").count() == stops.count()
    assert stops.locator(".end").count() == stops.count()


@pytest.mark.parametrize("name", ["toba", "edo"])
def test_a_tablet_held_across_has_no_strip_for_one_button(
    seated: Callable[..., Person], name: str
) -> None:
    game, record, seat = {**RECORDS, "edo": ("edo", "two_players", 0)}[name]
    tablet = {"viewport": {"width": 1180, "height": 820}, "has_touch": True}
    hana = seated(game, record, 0.45, seat=seat, **tablet)
    handle, prompt, bar = hana.page.evaluate("""() => ['.handle', '.prompt', 'header.bar']
      .map(one => document.querySelector(one).getBoundingClientRect().toJSON())""")
    assert prompt["bottom"] > 780
    assert handle["bottom"] <= bar["bottom"]
    right = "() => document.querySelector('header .title').getBoundingClientRect().right"
    assert hana.page.evaluate(right) < handle["left"]
    hana.page.locator(".handle button").last.click()
    hana.page.wait_for_selector(".rail.drawn")
    assert hana.page.evaluate(NAMES_SHOWN) == []


NAMES_SHOWN: Final = """() => [...document.querySelectorAll('.seats .name')].filter(one => {
  const {width, height, top} = one.getBoundingClientRect();
  return width < 30 || height < 12 || top < 48;
}).map(one => one.textContent)"""
"""The players whose names are not to be seen."""
