"""What has room uses it, and what is written lies over nothing."""

from collections.abc import Callable
from typing import Any, Final

import pytest

from hatamoto.server.bench.server_process import ServerProcess
from hatamoto.table.table import Table
from tests.amounts import covering
from tests.browser.finished import asks, finished
from tests.browser.person import Person
from tests.browser.test_end import at_the_end

Seated = Callable[..., Person]
WIDE: Final[Any] = {"viewport": {"width": 1440, "height": 900}}
TABLET: Final[Any] = {"viewport": {"width": 820, "height": 1180}, "has_touch": True}
ACROSS: Final[Any] = {"viewport": {"width": 1180, "height": 820}, "has_touch": True}
PHONE: Final[Any] = {
    "viewport": {"width": 390, "height": 844},
    "has_touch": True,
    "is_mobile": True,
}
LETTERS: Final = "() => document.fonts.ready.then(() => true)"
WORDS: Final = """() => {
  const box = one => one.getBoundingClientRect();
  const frame = box(document.querySelector('.asking'));
  const words = [...document.querySelectorAll('.prompt .words > *')].map(box);
  const pressed = [...document.querySelectorAll('.prompt .button')].map(box);
  const [top, bottom] = [words[0].top, words.at(-1).bottom];
  return {
    high: Math.round(bottom - top),
    above: Math.round(top - frame.top),
    below: Math.round(frame.bottom - bottom),
    cut: [...words, ...pressed].some(one => one.top < frame.top - 1
      || one.bottom > frame.bottom + 1),
  };
}"""
"""The room above and below the words of the question, and whether something juts out of it."""


def at_table(
    seated: Seated, name: str, when: float | str, size: Any, lang: str = "en", seat: int = 0
) -> Person:
    game, _, record = name.partition("/")
    asked = asks(when, seat) if isinstance(when, str) else when
    hana = seated(game, record, asked, lang, seat, **size)
    hana.page.evaluate(LETTERS)
    return hana


@pytest.mark.parametrize(
    ("name", "size"),
    covering(
        ["shogunate/tie_by_second_leader", "battles/toba_shogunate_holds", "edo/five_players"],
        [WIDE, TABLET],
    ),
)
def test_a_short_question_fills_its_room(seated: Seated, name: str, size: Any) -> None:
    hana = at_table(seated, name, 0.45, size)
    room = hana.page.evaluate(WORDS)
    assert abs(room["above"] - room["below"]) <= 4
    assert room["high"] >= 42
    assert not room["cut"]


@pytest.mark.parametrize(("size", "lang"), covering([WIDE, TABLET], ["en", "ja"]))
def test_a_question_with_answers_below_it_stays_in_its_room(
    seated: Seated, size: Any, lang: str
) -> None:
    hana = at_table(seated, "shogunate/tie_by_second_leader", "name_player", size, lang)
    assert not hana.page.evaluate(WORDS)["cut"]
    hana = at_table(seated, "twilight/all_options_on", "choose_kind", size, lang)
    assert not hana.page.evaluate(WORDS)["cut"]


@pytest.mark.parametrize("lang", ["en", "ja"])
def test_a_phone_s_question_without_answers_lies_in_the_middle(seated: Seated, lang: str) -> None:
    hana = at_table(seated, "shogunate/tie_by_second_leader", "upstream_leader", PHONE, lang)
    room = hana.page.evaluate(WORDS)
    assert abs(room["above"] - room["below"]) <= 8


BOND: Final = """() => {
  const box = one => document.querySelector(one).getBoundingClientRect();
  return box('.bond').bottom < box('.sheet').top && box('.bond').height > 10;
}"""


@pytest.mark.parametrize(
    ("record", "lang"), covering(["tie_by_second_leader", "all_options_on"], ["en", "ja"])
)
def test_a_phone_says_what_the_shinobi_follows_above_the_sheet(
    seated: Seated, record: str, lang: str
) -> None:
    hana = at_table(seated, f"shogunate/{record}", 0.4, PHONE, lang)
    assert hana.page.evaluate(BOND)


PARTED: Final = """() => {
  const texts = document.createTreeWalker(document.querySelector('main'), NodeFilter.SHOW_TEXT);
  const parted = [];
  while (texts.nextNode()) {
    const node = texts.currentNode;
    for (const found of node.data.matchAll(/(第\\u2060)?\\d+\\u2060[位枚点人回]/gu)) {
      const range = document.createRange();
      range.setStart(node, found.index);
      range.setEnd(node, found.index + found[0].length);
      const lines = new Set([...range.getClientRects()].map(box => Math.round(box.bottom / 9)));
      parted.push([found[0], lines.size]);
    }
  }
  return parted;
}"""
"""Each number with its counter, and in how many lines it stands."""


def test_no_number_is_parted_from_its_counter(seated: Seated) -> None:
    hana = at_table(seated, "shogunate/tie_by_second_leader", 0.6, PHONE, "ja")
    hana.page.locator("main nav button").nth(3).click()
    hana.page.wait_for_selector("#record-head")
    for width in range(300, 391, 6):
        hana.resize(width, 844)
        found = hana.page.evaluate(PARTED)
        assert len(found) > 20
        assert [text for text, lines in found if lines > 1] == []


UNDER_CARDS: Final = """() => {
  const box = one => document.querySelector(one).getBoundingClientRect();
  const ends = [...document.querySelectorAll('.cards .brings')]
    .map(one => one.getBoundingClientRect().bottom);
  return box('.cards').bottom - Math.max(...ends);
}"""


def test_before_the_first_plan_edo_s_cards_say_what_they_hold(seated: Seated) -> None:
    hana = at_table(seated, "edo/all_modules", 0.0, WIDE)
    assert hana.page.locator(".cards .empty").count() == 7
    assert 0 < hana.page.evaluate(UNDER_CARDS) < 60


LINES: Final = """() => Math.min(
  ...[...document.querySelectorAll('.plan .lines')].map(one => one.clientHeight))"""


def test_four_seats_read_five_lines_under_the_cards_they_plan(seated: Seated) -> None:
    hana = at_table(seated, "edo/all_modules", "make_plan", WIDE)
    hana.page.wait_for_selector(".plan .lines li")
    assert hana.page.evaluate(LINES) >= 5 * 16


OVER_NAMES: Final = """([over, names]) => {
  const box = one => one.getBoundingClientRect();
  const all = [...document.querySelectorAll(over)];
  const faults = [...document.querySelectorAll(names)].filter(name => all.some(one => {
    const [a, b] = [box(name), box(one)];
    return Math.min(a.right, b.right) - Math.max(a.left, b.left) > 2
      && Math.min(a.bottom, b.bottom) - Math.max(a.top, b.top) > 3;
  }));
  return [all.length, faults.map(one => one.textContent)];
}"""
"""How many lie over the board, and the names that they cover."""


@pytest.mark.parametrize(
    ("record", "size"), covering(["five_players", "two_players"], [WIDE, TABLET])
)
def test_what_cities_paid_covers_no_name(seated: Seated, record: str, size: Any) -> None:
    def plans(table: Table) -> bool:
        view: Any = table.match.state.view(0) if table.match else {}
        return asks("make_plan", 0)(table) and view["round"] > 4

    hana = seated("edo", record, plans, **size)
    hana.page.evaluate(LETTERS)
    count, covered = hana.page.evaluate(OVER_NAMES, ["[data-gain] > rect", ".map text.name"])
    assert count
    assert covered == []


def test_five_seats_on_a_tablet_see_the_plans_of_others_under_the_cards(seated: Seated) -> None:
    hana = at_table(seated, "edo/five_players", 0.45, TABLET)
    below, bottom, high = hana.page.evaluate("""() => {
      const box = one => document.querySelector(one).getBoundingClientRect();
      const below = box('.below');
      return [below.top - box('.slot.now').bottom, below.bottom, box('.cards').height];
    }""")
    assert 0 <= below < 20
    assert bottom < 1120
    assert high < 300


@pytest.mark.parametrize("share", [0.1, 0.25, 0.4, 0.55])
def test_neither_counters_nor_dice_cover_a_name_of_toba(seated: Seated, share: float) -> None:
    hana = at_table(seated, "battles/toba_shogunate_holds", share, WIDE)
    over = ".pieces .counter .face, [data-cast]"
    count, covered = hana.page.evaluate(OVER_NAMES, [over, ".names [data-name]"])
    assert count > 10
    assert covered == []


SCROLLS: Final = """() => {
  const aside = document.querySelector('.rail .aside');
  return aside.scrollHeight - aside.clientHeight;
}"""


@pytest.mark.parametrize("name", ["toba_shogunate_holds", "tabaru_saigo_wins"])
def test_both_armies_are_in_sight_in_a_low_window(seated: Seated, name: str) -> None:
    laptop = {"viewport": {"width": 1366, "height": 768}}
    hana = at_table(seated, f"battles/{name}", 0.4, laptop)
    assert hana.page.locator(".rail .side").count() == 2
    assert hana.page.evaluate(SCROLLS) <= 1


@pytest.mark.parametrize("record", ["final_scoring_pro", "all_options_on"])
def test_no_support_marker_covers_the_name_of_a_neighbour(seated: Seated, record: str) -> None:
    hana = at_table(seated, f"twilight/{record}", 0.45, TABLET)
    over = [".space .marker", ".space text.name"]
    count, covered = hana.page.evaluate(OVER_NAMES, over)
    assert count
    assert covered == []


def test_a_tablet_held_across_has_the_map_as_high_as_the_sea(seated: Seated) -> None:
    hana = at_table(seated, "twilight/final_scoring_pro", 0.3, ACROSS, seat=1)
    sea, board = hana.page.evaluate("""() => ['.sea', '.twilight']
      .map(one => document.querySelector(one).getBoundingClientRect().bottom)""")
    assert abs(sea - board) < 1


def test_the_strip_of_a_tablet_tells_the_newest_line(seated: Seated) -> None:
    hana = at_table(seated, "shogunate/tie_by_second_leader", 0.45, TABLET)
    told = hana.page.locator(".handle .told").inner_text()
    hana.page.locator(".handle button").last.click()
    newest = hana.page.locator(".rail li.newest .sentence").last
    newest.wait_for()
    assert newest.inner_text().strip() == told.strip()


FOOT: Final = """() => {
  const box = one => one.getBoundingClientRect();
  const panel = document.querySelector('section[aria-labelledby=end-parts-head]');
  const ends = [...panel.querySelectorAll('table')].map(one => box(one).bottom);
  const [number, unit] = ['b', '.unit'].map(one => document.querySelector(`.strip .score ${one}`));
  return [box(panel).bottom - Math.max(...ends), box(unit).left - box(number).right];
}"""


@pytest.mark.parametrize(
    ("slug", "record", "seat"),
    [("twilight", "final_scoring_pro", 1), ("battles", "toba_shogunate_holds", 0)],
)
def test_where_it_came_from_fills_its_panel_and_a_score_stands_by_its_unit(
    person: Callable[..., Person], served: ServerProcess, slug: str, record: str, seat: int
) -> None:
    hana = person(**WIDE)
    at_the_end(hana, finished(served, hana, slug, record, seat))
    empty, gap = hana.page.evaluate(FOOT)
    assert 0 <= empty < 48
    assert 3 <= gap < 10


CAPTIONS: Final = """() => [...document.querySelectorAll('.tray .caption')].map(one =>
  [one.textContent, one.scrollHeight - one.clientHeight])"""


@pytest.mark.parametrize("lang", ["en", "ja"])
def test_who_waits_to_enter_a_battle_has_a_whole_name(seated: Seated, lang: str) -> None:
    hana = at_table(seated, "battles/tabaru_saigo_wins", 0.45, WIDE, lang, seat=1)
    captions = hana.page.evaluate(CAPTIONS)
    assert len(captions) > 4
    assert [name for name, over in captions if over > 1] == []


@pytest.mark.parametrize(
    ("has_touch", "told"),
    [(True, "スペースをタップすると"), (False, "スペースを指すと")],
)
def test_a_narrow_window_says_tap_only_where_nothing_hovers(
    seated: Seated, has_touch: bool, told: str
) -> None:
    size = {**TABLET, "has_touch": has_touch, "is_mobile": has_touch}
    hana = at_table(seated, "twilight/final_scoring_pro", 0.0, size, "ja")
    assert told in (hana.page.locator(".reserved .hint").text_content() or "")
