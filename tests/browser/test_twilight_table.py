"""The table of Twilight of Shogun: nothing is covered, cut or in the wrong script."""

from collections.abc import Callable

import pytest

from tests.amounts import covering
from tests.browser.person import CHANGED, SIGNATURE, UNASKED, Person

People = Callable[..., Person]
WIDE = {"width": 1440, "height": 900}
TABLET = {"width": 820, "height": 1180}
PHONE = {"width": 390, "height": 844}
HAND = "[data-zone=hand] [data-legal]"
SEA = ".sea"
BOX = "one => one.getBoundingClientRect().toJSON()"
NAMES = """() => [...document.querySelectorAll('[data-space] svg :is(.name, .kanji)')]
  .map(one => one.textContent)"""
UNDER = """() => [...document.querySelectorAll('[data-space] svg')].flatMap(svg => {
  const name = svg.querySelector('.kanji:not(.large)')?.getBoundingClientRect();
  const boxes = [...svg.querySelectorAll('.box')].map(one => one.getBoundingClientRect());
  const over = boxes.some(box => name
    && name.left < box.right - 0.5 && name.right > box.left + 0.5);
  return over ? [svg.querySelector('.kanji').textContent] : [];
})"""
"""The names that lie under a marker of influence."""
RINGS = """() => {
  const paint = name => {
    const one = document.createElement('i');
    one.style.color = `var(--${name})`;
    document.body.append(one);
    return getComputedStyle(one).color;
  };
  return [paint('changed'), paint('legal'), paint('kin')];
}"""
CUT = """() => [...document.querySelectorAll('.card .history')].filter(one => {
  const {display, visibility} = getComputedStyle(one);
  return one.getClientRects().length > 1 && display !== 'none' && visibility !== 'hidden';
}).length"""
"""Histories that begin in sight and end out of it."""


def seated(person: People, lang: str = "en", **options: object) -> Person:
    """Somebody at a new table."""
    hana = person(lang, **options)
    hana.sit(hana.table("me", "random", game="twilight"))
    hana.page.wait_for_selector(".prompt.asked")
    return hana


def press(hana: Person, selector: str) -> None:
    """Click, and until the picture has changed."""
    before = hana.page.evaluate(SIGNATURE)
    hana.page.locator(selector).first.click()
    hana.page.wait_for_function(CHANGED, arg=before)


@pytest.mark.parametrize("lang", ["en", "ja"])
def test_the_prompt_keeps_clear_of_the_map(person: People, lang: str) -> None:
    hana = seated(person, lang, viewport=WIDE)
    board, prompt = hana.page.locator(".twilight"), hana.page.locator(".prompt")
    before = board.evaluate(BOX)
    press(hana, HAND)
    for _ in range(3):
        hana.page.wait_for_selector(".prompt.asked")
        assert board.evaluate(BOX) == before
        assert prompt.evaluate(BOX)["top"] >= before["bottom"]
        if not hana.page.locator(".prompt [data-answer]").count():
            return
        press(hana, ".prompt [data-answer]:not([aria-disabled])")


def test_every_name_on_the_map_is_in_the_readers_script(person: People) -> None:
    names = seated(person, "ja", viewport=WIDE).page.evaluate(NAMES)
    assert len(names) >= 36
    assert [name for name in names if any(letter.isascii() for letter in name)] == []
    compact = seated(person, "ja", viewport=TABLET).page.evaluate(NAMES)
    assert [name for name in compact if any(letter.isascii() for letter in name)] == []


def test_no_name_lies_under_a_marker_and_no_history_ends_out_of_sight(person: People) -> None:
    hana = seated(person, viewport=WIDE)
    assert "宇和島" in hana.page.evaluate(NAMES)
    assert hana.page.evaluate(UNDER) == []
    assert hana.page.evaluate(CUT) == 0


@pytest.mark.parametrize(
    ("lang", "said"), [("en", "shows the card to others"), ("ja", "ほかの人に見える")]
)
def test_playing_a_card_asks_with_the_true_reason(person: People, lang: str, said: str) -> None:
    hana = seated(person, lang, chosen={**UNASKED, "ask": True}, viewport=WIDE)
    hana.page.locator(HAND).first.click()
    hana.page.wait_for_selector(".prompt.unsure")
    assert said in hana.page.locator(".prompt").inner_text()


@pytest.mark.parametrize("scheme", ["light", "dark"])
def test_what_changed_is_no_gold(person: People, scheme: str) -> None:
    hana = seated(person, viewport=WIDE, color_scheme=scheme)
    changed, legal, kin = hana.page.evaluate(RINGS)
    assert changed not in (legal, kin)


@pytest.mark.parametrize("game", ["twilight", "battles", "shogunate", "edo"])
def test_the_record_has_a_place_of_its_own_on_a_tablet(person: People, game: str) -> None:
    hana = person(viewport=TABLET)
    hana.sit(hana.table("me", *["random"] * (2 if game in ("shogunate", "edo") else 1), game=game))
    hana.page.wait_for_selector(".prompt")
    hana.page.evaluate("() => scrollTo(0, document.body.scrollHeight)")
    foot = hana.page.locator(".floor > :last-child").evaluate(BOX)["bottom"]
    assert foot <= hana.page.locator(".handle").evaluate(BOX)["top"]


@pytest.mark.parametrize(
    ("game", "lang"), covering(["twilight", "battles", "shogunate", "edo"], ["ja", "en"])
)
def test_the_header_of_a_phone_has_the_whole_title(person: People, game: str, lang: str) -> None:
    hana = person(lang, viewport=PHONE)
    hana.sit(hana.table("me", *["random"] * (2 if game in ("shogunate", "edo") else 1), game=game))
    title = hana.page.locator("header .title")
    box = title.evaluate(BOX)
    assert title.evaluate("one => one.scrollWidth <= one.clientWidth + 1")
    assert box["top"] >= 0
    assert box["bottom"] <= 52
    assert box["right"] <= hana.page.locator("header .tools").evaluate(BOX)["left"]


COLLIDING = """() => [...document.querySelectorAll('.space svg')].flatMap(svg => {
  const name = svg.querySelector('.name'), figure = svg.querySelector('.stability:not(.between)');
  if (!name || !figure) return [];
  const free = figure.getBoundingClientRect().left - name.getBoundingClientRect().right;
  return free < 1 ? [name.textContent] : [];
})"""


@pytest.mark.parametrize("lang", ["en", "ja"])
def test_no_name_on_the_map_runs_into_its_figure(seated: Callable[..., Person], lang: str) -> None:
    hana = seated("twilight", "final_scoring_pro", 0.3, lang)
    hana.page.evaluate("() => document.fonts.ready.then(() => true)")
    assert hana.page.locator(".space").count() > 20
    for width in (1366, 1440, 1920):
        hana.resize(width, width * 5 // 8)
        assert hana.page.evaluate(COLLIDING) == [], width


def test_the_map_is_as_it_was_when_the_rules_are_closed(person: People) -> None:
    hana = seated(person, viewport=WIDE)
    before = hana.page.locator(f".roomy {SEA}").evaluate(f"one => JSON.stringify(({BOX})(one))")
    hana.page.get_by_role("link", name="Rules").click()
    hana.page.wait_for_selector(".twilight:not(.roomy)")
    hana.page.keyboard.press("Escape")
    hana.page.wait_for_selector(".twilight.roomy")
    wait = f"before => JSON.stringify(({BOX})(document.querySelector('{SEA}'))) === before"
    hana.page.wait_for_function(wait, arg=before)


MEETING = """([one, others]) => {
  const {left, top, right, bottom} = document.querySelector(one).getBoundingClientRect();
  return [...document.querySelectorAll(others)].filter(other => {
    const box = other.getBoundingClientRect();
    return left < box.right && box.left < right && top < box.bottom && box.top < bottom;
  }).map(other => other.dataset.area ?? other.dataset.space);
}"""
"""Which of the others one thing lies over."""


@pytest.mark.parametrize("lang", ["en", "ja"])
def test_the_card_in_play_covers_no_name_and_no_space(person: People, lang: str) -> None:
    hana = seated(person, lang, viewport=WIDE)
    for card in hana.page.locator(HAND).all()[:1]:
        card.click()
    hana.page.wait_for_selector(".play > *")
    assert hana.page.evaluate(MEETING, [".play > *", "[data-area], [data-space]"]) == []


def test_every_frame_on_the_map_is_in_the_legend(person: People) -> None:
    hana = seated(person, viewport=WIDE)
    legend = hana.page.locator(".legend li")
    assert legend.all_inner_texts()[-2:] == ["may be chosen now", "has just changed"]
    over = "[data-space], .tools, .buttons"
    assert hana.page.evaluate(MEETING, [".legend > *", over]) == []


def test_a_toast_keeps_off_the_spaces_beside_the_rules(person: People) -> None:
    hana = person(viewport=WIDE)
    hana.page.goto("/learn/twilight/first-game")
    hana.page.locator(".doors button").first.click()
    for _ in range(3):
        hana.page.locator("[data-action=lesson-next]").click()
    hana.page.wait_for_selector("[data-step=card]")
    hana.page.get_by_role("link", name="Rules").click()
    hana.page.wait_for_selector(".twilight:not(.roomy)")
    hana.page.locator("[data-target^='card:'][data-legal]:not([data-spotlight])").first.click()
    hana.page.locator(".toast").wait_for()
    assert hana.page.evaluate(MEETING, [".toast", "[data-space]"]) == []
