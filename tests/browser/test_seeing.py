"""What the others did is seen: at a pace, on the board, until one acts, and again at any time."""

from collections.abc import Callable
from typing import Final

from playwright.sync_api import Locator

from tests.browser.person import Person
from tests.browser.test_battles import Commander

People = Callable[..., Person]
WIDE: Final = {"width": 1440, "height": 900}
KEEP: Final = """pace => localStorage.setItem('hatamoto', JSON.stringify({pace, ask: false}))"""
CAPTIONS: Final = """() => {
  window.captions = [];
  window.early = 0;
  new MutationObserver(() => {
    const told = document.querySelector('.prompt h2.showing')?.innerText;
    if (told && window.captions.at(-1) !== told) window.captions.push(told);
    const offers = '.prompt [data-answer], [data-legal]';
    if (told && document.querySelector(offers)) window.early += 1;
  }).observe(document.body, {subtree: true, childList: true, characterData: true});
}"""
"""Notes each caption that is shown, and whether anything could be chosen meanwhile."""


def watcher(person: People, pace: str, **options: object) -> Person:
    """Somebody who has chosen a pace."""
    hana = person(viewport=WIDE, reduced_motion="no-preference", **options)
    hana.page.goto("/account")
    hana.page.evaluate(KEEP, pace)
    return hana


def fought(person: People, pace: str) -> Commander:
    """A battle whose first phase the reader has ended: the bot's own turn follows."""
    hana = Commander(watcher(person, "off"))
    hana.deploy()
    hana.page.evaluate(KEEP, pace)
    hana.page.reload()
    hana.asked("Recover or move")
    hana.page.evaluate(CAPTIONS)
    hana.page.locator(".prompt .button", has_text="End the phase").click()
    hana.page.wait_for_selector(".prompt h2.showing")
    return hana


def captions(hana: Commander) -> list[str]:
    """What was told on the way, in order."""
    found: list[str] = hana.page.evaluate("window.captions")
    return found


def trails(hana: Commander) -> Locator:
    """The ways that are drawn on the map."""
    return hana.page.locator("[data-trail]")


def test_a_turn_of_the_bot_is_shown_move_by_move_and_stays_drawn(person: People) -> None:
    hana = fought(person, "fast")
    hana.page.wait_for_selector(".prompt.asked")
    question = hana.page.locator(".prompt.asked h2").inner_text()
    moves = [told for told in captions(hana) if " moved from " in told]
    assert len(moves) >= 4
    assert len(set(moves)) == len(moves)
    assert hana.page.evaluate("window.early") == 0
    drawn = trails(hana).count()
    assert drawn >= len(moves)
    hana.page.reload()
    hana.asked(question)
    assert trails(hana).count() == drawn
    hana.page.locator("[data-legal]").first.click()
    hana.page.wait_for_function("() => !document.querySelector('[data-trail]')")


def test_a_key_or_a_press_on_the_board_skips_and_answers_nothing(person: People) -> None:
    hana = fought(person, "slow")
    hana.page.locator("[data-target=h0921]").dispatch_event("click")
    hana.page.wait_for_selector(".prompt.asked")
    turn = hana.person.api("GET", f"/api/tables/{hana.table}")["turns"]["0"]
    assert turn["decision"]["name"] in ("order", "fire_unit", "melee_unit")
    assert hana.page.evaluate("window.early") == 0
    assert trails(hana).count() > 0
    hana.page.keyboard.press("a")
    hana.page.wait_for_selector(".replay")
    hana.page.keyboard.press("Escape")
    hana.page.wait_for_selector(".prompt.asked")
