"""Guided first games: whoever presses only what is lit up gets through, and can come back."""

import random
import re
from collections.abc import Callable
from typing import Final

import pytest
from playwright.sync_api import expect

from tests.amounts import covering
from tests.browser.person import CLICK_TIMEOUT_MS, Person

LESSONS: Final = {
    "shogunate first": "/learn/shogunate/first-game",
    "twilight first": "/learn/twilight/first-game",
    "battles toba": "/learn/battles/first-game",
    "battles tabaru": "/learn/battles/first-game",
    "edo first": "/learn/edo/first-game",
}
LIT: Final = """() => {
  const bubble = document.querySelector('[data-step]');
  if (!bubble) return document.querySelector('.coach[data-free]') ? 'free' : null;
  if (bubble.querySelector('[data-action="lesson-next"]')) return 'read';
  const light = document.querySelector('[data-spotlight]');
  if (!light || light.getAttribute('aria-disabled') === 'true') return null;
  return document.querySelector('.prompt.asked') ? 'do' : null;
}"""
CLEAR: Final = """() => {
  const LIT = '[data-spotlight]', KEPT = `${LIT}, .prompt, .aside section:has(.odds, .roll)`;
  const bubble = document.querySelector('[data-step]')?.getBoundingClientRect();
  if (!bubble) return true;
  const meets = ({left, top, right, bottom}) => left < bubble.right && bubble.left < right
    && top < bubble.bottom && bubble.top < bottom;
  const inMap = one => {
    const map = one.closest('[data-plane]')?.parentElement?.parentElement?.getBoundingClientRect();
    const {left, top, right, bottom} = one.getBoundingClientRect();
    const [x, y] = [(left + right) / 2, (top + bottom) / 2];
    return !map || x > map.left && x < map.right && y > map.top && y < map.bottom;
  };
  return bubble.left >= 0 && bubble.top >= 0 && bubble.right <= innerWidth
    && bubble.bottom <= innerHeight
    && [...document.querySelectorAll(innerWidth < 768 ? LIT : KEPT)]
      .every(one => !inMap(one) || !meets(one.getBoundingClientRect()));
}"""
STEP: Final = "() => document.querySelector('[data-step]')?.dataset.step ?? null"
WATCH_TABS: Final = """() => {
  const nav = document.querySelector('main nav');
  const now = () => nav.querySelector('[aria-current] .latin').textContent;
  window.tabs = [now()];
  new MutationObserver(() => tabs.at(-1) === now() || tabs.push(now()))
    .observe(nav, { subtree: true, attributes: true });
}"""
PICTURE: Final = """() => [
  document.querySelector('[data-step]')?.dataset.step,
  document.querySelector('[data-spotlight]')?.outerHTML.slice(0, 400),
  document.querySelector('.prompt')?.innerText,
  document.querySelectorAll('.taken').length,
  document.querySelector('main').innerText,
].join('|')"""


def begin(one: Person, lesson: str) -> None:
    """Open the page of a guided game and begin it."""
    one.page.goto(LESSONS[lesson])
    doors = one.page.locator(".doors button")
    doors.first.wait_for()
    button = doors.nth(int(lesson == "battles tabaru"))
    button.click()
    one.page.wait_for_selector("[data-step]")


def follow(
    one: Person,
    until: str = "",
    is_seen: bool = False,
    at_step: Callable[[str], None] | None = None,
) -> list[str]:
    """Press what is lit up until nothing is, or a step comes; the steps that were met.

    With `is_seen` no bubble may lie over what is lit up, nor on a wide screen over the question or
    over the odds and the last roll of a battle. `at_step` is called before each press.
    """
    met: list[str] = []
    while True:
        lit = one.page.wait_for_function(LIT).json_value()
        if lit == "free":
            return met
        step = one.page.evaluate(STEP)
        if step and step not in met:
            met.append(step)
        if step == until:
            return met
        if is_seen:
            one.page.wait_for_function(CLEAR, timeout=CLICK_TIMEOUT_MS)
        if at_step is not None:
            at_step(step)
        press(one, lit)


def press(one: Person, lit: str) -> None:
    """One press, and until the step that was read has gone, or the picture has changed."""
    changed = STEP if lit == "read" else PICTURE
    before = one.page.evaluate(changed)
    if lit == "read":
        one.page.click('[data-action="lesson-next"]')
    else:
        one.page.locator("[data-spotlight]").first.click()
    one.page.wait_for_function(f"before => ({changed})() !== before", arg=before)


def assert_finished(one: Person, met: list[str]) -> None:
    """Every step of the lesson was met, beginning with the goal of the game."""
    table = one.api("GET", f"/api/tables/{one.page.url.rsplit('/', 1)[1]}")
    assert table["guided"]["step"] is None
    assert len(met) == table["guided"]["steps"]
    assert met[0] == "goal"


GAP: Final = """() => {
  const [bubble, light] = ['[data-step]', '[data-spotlight]']
    .map(one => document.querySelector(one).getBoundingClientRect());
  const x = Math.max(light.left - bubble.right, bubble.left - light.right, 0);
  const y = Math.max(light.top - bubble.bottom, bubble.top - light.bottom, 0);
  return Math.round(Math.hypot(x, y));
}"""
FARTHEST: Final = 120
"""Pixels from the light to its bubble: with a question of 70 px that lies between them."""

UNDER_TALK: Final = """() => {
  const lit = document.querySelector('[data-zone=record][data-spotlight]');
  const talk = document.querySelector('.rail > [data-zone=talk]');
  if (!lit || !talk) return 0;
  return Math.max(0, lit.getBoundingClientRect().bottom - talk.getBoundingClientRect().top);
}"""
"""How much of a lit record lies under the talk, which stays in sight."""


@pytest.mark.parametrize("lesson", LESSONS)
def test_following_the_light_alone_leads_through_and_its_bubble_is_near(
    person: Callable[..., Person], lesson: str
) -> None:
    one = person(viewport={"width": 1280, "height": 800})
    begin(one, lesson)
    gaps: dict[str, int] = {}
    hidden: dict[str, float] = {}

    def measure(step: str) -> None:
        gaps[step] = one.page.evaluate(GAP)
        hidden[step] = one.page.evaluate(UNDER_TALK)

    assert_finished(one, follow(one, is_seen=True, at_step=measure))
    assert {step: gap for step, gap in gaps.items() if gap > FARTHEST} == {}
    assert {step: height for step, height in hidden.items() if height > 1} == {}


CUT: Final = """() => {
  const covers = [...document.querySelectorAll('.light mask:last-of-type rect[rx]')]
    .map(({x, y, width, height}) => DOMRect.fromRect({
      x: x.baseVal.value, y: y.baseVal.value,
      width: width.baseVal.value, height: height.baseVal.value }));
  const ring = document.querySelector('.light .key').getBoundingClientRect();
  return [...document.querySelectorAll('[data-name]')].filter(name => {
    const {left, top, right, bottom} = name.getBoundingClientRect();
    return left < ring.right && ring.left < right && top < ring.bottom && ring.top < bottom
      && !covers.some(one => one.left <= left && one.right >= right
        && one.top <= top && one.bottom >= bottom);
  }).map(name => name.textContent);
}"""


def test_the_ring_of_the_light_lies_under_the_names_around_it(
    person: Callable[..., Person],
) -> None:
    one = person(viewport={"width": 1440, "height": 900})
    begin(one, "battles toba")
    follow(one, "place_at", is_seen=True)
    one.page.wait_for_selector("[data-spotlight][data-target=h1211]")
    one.page.wait_for_function(f"() => ({CUT})().length === 0")
    assert one.page.locator(".light mask:last-of-type rect[rx]").count() > 0


SHARE: Final = """() => {
  const high = s => document.querySelector(s)?.getBoundingClientRect().height ?? 0;
  return (high('[data-step]') + high('.floor > .sheet')) / innerHeight;
}"""
MOST: Final = 0.3


@pytest.mark.parametrize(("lesson", "lang"), covering(LESSONS, ["en", "ja"]))
def test_on_a_phone_the_light_leads_through_and_leaves_room_for_the_board(
    person: Callable[..., Person], lesson: str, lang: str
) -> None:
    one = person(lang, viewport={"width": 390, "height": 844}, has_touch=True)
    begin(one, lesson)
    shares: dict[str, float] = {}

    def measure(step: str) -> None:
        shares[step] = one.page.evaluate(SHARE)

    assert_finished(one, follow(one, is_seen=True, at_step=measure))
    rng = random.Random(2)
    for turn in range(4):
        one.standing()
        measure(f"free {turn}")
        one.click_on(rng)
    assert {step: share for step, share in shares.items() if share > MOST} == {}


AT_REST: Final = """() => new Promise(done => {
  const real = Element.prototype.getBoundingClientRect;
  const frames = (count, then) =>
    count ? requestAnimationFrame(() => frames(count - 1, then)) : then();
  frames(90, () => {
    let measured = 0;
    Element.prototype.getBoundingClientRect = function () { measured++; return real.call(this); };
    frames(30, () => { Element.prototype.getBoundingClientRect = real; done(measured); });
  });
})"""


def test_a_light_at_rest_measures_nothing(person: Callable[..., Person]) -> None:
    one = person(viewport={"width": 1440, "height": 900})
    begin(one, "twilight first")
    follow(one, "choshu")
    assert one.page.evaluate(AT_REST) == 0


@pytest.mark.parametrize(
    ("lesson", "unit", "numbers"),
    [("battles toba", "kuwana", (3, 4, 3, 4)), ("battles tabaru", "guard_2_1", (5, 4, 4, 4))],
)
def test_a_battle_decodes_a_counter(
    person: Callable[..., Person], lesson: str, unit: str, numbers: tuple[int, int, int, int]
) -> None:
    one = person(viewport={"width": 1280, "height": 800})
    begin(one, lesson)
    follow(one, "counter")
    fire, melee, morale, move = numbers
    printed = f"fire {fire} · melee {melee} · morale {morale} · movement {move}"
    lit = one.page.locator(f'[data-spotlight][data-target="unit:{unit}"]')
    expect(lit).to_have_attribute("aria-label", re.compile(printed))
    told = one.page.locator("#lesson-step")
    expect(told).to_contain_text("-".join(map(str, numbers)))
    expect(told).to_contain_text(f"fire, {fire}")
    press(one, "read")
    expect(told).to_contain_text(f"morale, {morale}")


def test_a_guided_game_goes_on_where_it_was_left(person: Callable[..., Person]) -> None:
    one = person(viewport={"width": 1440, "height": 900})
    begin(one, "shogunate first")
    follow(one, "card")
    table = one.page.url
    one.page.goto("/tables")
    one.page.locator(f'a[href="{table[table.index("/t/") :]}"]').first.click()
    assert one.page.wait_for_selector('[data-step="card"]')
    one.page.reload()
    assert one.page.wait_for_selector('[data-step="card"]')


def test_what_is_not_lit_is_not_done_until_one_leaves(person: Callable[..., Person]) -> None:
    one = person(viewport={"width": 1440, "height": 900})
    begin(one, "shogunate first")
    follow(one, "card")
    one.page.click('[data-target="card:storms"]')
    one.page.get_by_text("First do what is lit up").wait_for()
    assert one.page.locator('[data-step="card"]').count() == 1
    one.page.get_by_role("button", name="Play on my own").click()
    one.page.wait_for_selector(".coach[data-free]")
    assert one.page.locator("[data-spotlight]").count() == 0


def test_only_the_next_step_is_red(person: Callable[..., Person]) -> None:
    one = person(viewport={"width": 1440, "height": 900})
    one.page.goto(LESSONS["battles toba"])
    red = one.page.locator(".button.primary")
    expect(red).to_have_text("Begin at Toba-Fushimi")
    begin(one, "battles toba")
    follow(one, "rest")
    expect(red).to_have_attribute("data-action", "delegate")


def test_the_light_is_reached_by_keys_alone(person: Callable[..., Person]) -> None:
    one = person(viewport={"width": 1440, "height": 900})
    begin(one, "shogunate first")
    for step in ("goal", "end", "plot"):
        one.page.wait_for_selector(f'[data-step="{step}"]')
        one.page.locator('[data-action="lesson-next"]').press("Enter")
    one.page.wait_for_selector('[data-step="card"]')
    one.page.get_by_role("button", name="Show me").press("Enter")
    described = "() => document.activeElement.getAttribute('aria-describedby')"
    assert one.page.evaluate(described) == "lesson-step"
    one.page.keyboard.press("Enter")
    one.page.wait_for_selector('[data-step="up"]')


BEATING: Final = """() => document.getAnimations()
  .filter(one => one.animationName?.includes('beat-') && one.playState === 'running').length"""
DARKNESS: Final = "() => Number(getComputedStyle(document.querySelector('.light .rest')).opacity)"


def test_the_light_beats_when_a_pointer_asks_where_it_is(person: Callable[..., Person]) -> None:
    wide = {"width": 1440, "height": 900}
    one = person(viewport=wide, reduced_motion="no-preference")
    begin(one, "shogunate first")
    follow(one, "card")
    assert one.page.evaluate(BEATING) == 0
    for _ in range(2):
        one.page.get_by_role("button", name="Show me").click()
        one.page.wait_for_function(f"() => ({BEATING})() === 1")
        one.page.wait_for_function(f"() => ({DARKNESS})() > 0.6")
        one.page.wait_for_function(f"() => ({BEATING})() === 0")


def test_the_light_stays_bright_until_the_next_step_where_nothing_moves(
    person: Callable[..., Person],
) -> None:
    one = person(viewport={"width": 1440, "height": 900})
    begin(one, "shogunate first")
    follow(one, "card")
    before = one.page.evaluate(DARKNESS)
    one.page.get_by_role("button", name="Show me").click()
    one.page.wait_for_function(f"() => ({DARKNESS})() > {before} + 0.2")
    follow(one, "up")
    one.page.wait_for_function(f"() => ({DARKNESS})() === {before}")


def test_the_lesson_keeps_its_place_with_and_without_a_text(person: Callable[..., Person]) -> None:
    one = person(viewport={"width": 1440, "height": 900})
    begin(one, "shogunate first")
    coach, record = one.page.locator(".coach"), one.page.locator("[data-zone=record]")
    places = [record.bounding_box()]
    expect(coach).to_contain_text("The bubble at the light leads")
    follow(one, "card")
    one.page.get_by_role("button", name="Play on my own").click()
    understood = coach.get_by_role("button", name="Got it")
    expect(understood).to_be_visible()
    places.append(record.bounding_box())
    understood.click()
    expect(coach).to_contain_text("Nothing new to explain.")
    places.append(record.bounding_box())
    assert places[0] == places[1] == places[2]


def test_the_light_falls_on_a_phone_too(person: Callable[..., Person]) -> None:
    phone = {"width": 390, "height": 844}
    one = person("ja", viewport=phone, has_touch=True, is_mobile=True)
    begin(one, "battles tabaru")
    assert "end" in follow(one, "commander")


def test_a_phone_turns_straight_to_the_tab_of_what_is_lit(person: Callable[..., Person]) -> None:
    phone = {"width": 390, "height": 844}
    one = person(viewport=phone, has_touch=True, is_mobile=True)
    begin(one, "shogunate first")
    one.page.evaluate(WATCH_TABS)
    for step, zone in (("goal", "loyalty"), ("end", "goal"), ("plot", "plot")):
        one.page.wait_for_selector(f'[data-step="{step}"]')
        expect(one.page.locator("[data-spotlight]")).to_have_attribute("data-zone", zone)
        press(one, "read")
    one.page.wait_for_selector('[data-spotlight][data-target^="card:"]')
    assert one.page.evaluate("() => tabs") == ["Hand", "Board", "Hand"]


@pytest.mark.parametrize(
    ("game", "seats", "goal"),
    [
        ("shogunate", 3, "Most Honour on your two leaders: you 0 · ends at 12 after a round"),
        ("twilight", 2, "20 points ahead wins at once: you 0, Pro-Bakufu 0 · otherwise"),
        ("battles", 2, "Hold 7 of the 13 victory hexes at the end: you 9, Satsuma-Choshu 4 · the"),
        ("edo", 2, "Most points, with a house in Edo: you 0, "),
    ],
)
def test_every_table_says_its_goal(
    person: Callable[..., Person], game: str, seats: int, goal: str
) -> None:
    one = person(viewport={"width": 1440, "height": 900})
    one.sit(one.table("me", *["random"] * (seats - 1), game=game))
    line = one.page.locator('[data-zone="goal"]')
    line.wait_for()
    assert goal in " ".join(line.inner_text().split())
