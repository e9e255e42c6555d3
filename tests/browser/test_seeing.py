"""What the others did is seen: at a pace, on the board, until one acts, and again at any time."""

import random
from collections.abc import Callable
from typing import Final

import pytest
from playwright.sync_api import Locator

from hatamoto.table.message_builder import last_answer
from hatamoto.table.table import Table
from tests.browser.person import TWO_PICTURES, Json, Person
from tests.browser.test_battles import Commander
from tests.browser.test_pages import barriers

People = Callable[..., Person]
WIDE: Final = {"width": 1440, "height": 900}
KEEP: Final = (
    """pace => localStorage.setItem('hatamoto', JSON.stringify({pace, ask: false, warn: false}))"""
)
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
    # A greedy bot moves whatever the dice say.
    hana = Commander(watcher(person, "off"), level="greedy", is_deployed=True)
    hana.page.evaluate(KEEP, pace)
    hana.page.reload()
    hana.asked("Recover or move")
    hana.page.evaluate(CAPTIONS)
    hana.page.locator(".prompt .button", has_text="End the phase").click()
    hana.page.wait_for_selector(".prompt h2.showing")
    return hana


def captions(hana: Commander) -> list[str]:
    """The announcements so far, in order."""
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
    assert moves
    assert len(set(moves)) == len(moves)
    assert hana.page.evaluate("window.early") == 0
    drawn = trails(hana).count()
    assert drawn >= len(moves)
    hana.page.reload()
    hana.asked(question)
    assert trails(hana).count() == drawn
    hana.page.locator("[data-legal]").first.dispatch_event("click")  # it may be out of sight
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


def test_a_key_that_answers_nothing_does_its_work_as_well(person: People) -> None:
    hana = fought(person, "fast")
    hana.page.keyboard.press("z")
    assert hana.page.get_by_role("button", name="Zones of control", pressed=True).count() == 1
    hana.page.wait_for_selector(".prompt.asked")  # a bot may still be thinking about its next move


def choose_action(
    hana: Person, table: str, rng: random.Random, wanted: Callable[[Json], bool]
) -> Json:
    """Play on without the page until the reader is asked in a position that is wanted; it."""
    path = f"/api/tables/{table}"
    while True:
        now = hana.api("GET", path)
        turn = now["turns"]["0"]
        if turn["decision"] is None:
            assert now["status"] == "playing"
            continue
        if wanted(now):
            return now
        body = {"do": "act", "seat": 0, "ply": turn["ply"]}
        hana.api(
            "POST", f"{path}/commands", {**body, "action": rng.choice(turn["legal"])["action"]}
        )


def new(now: Json, *kinds: str) -> list[Json]:
    """The events of some kinds since the reader's last answer."""
    since = now["turns"]["0"]["since"]
    return [e for e in now["events"] if e["moment"] > since and e["kind"] in kinds]


def test_dice_of_a_coup_lie_at_their_space_when_the_bot_has_played(person: People) -> None:
    hana = watcher(person, "off")
    table = hana.table("me", "random", game="twilight")

    def rolled_and_played(now: Json) -> bool:
        rolls = new(now, "coup_rolled", "realignment_rolled")
        return bool(rolls) and len(new(now, "card_played")) > 0

    now = choose_action(hana, table, random.Random(2), rolled_and_played)
    space = new(now, "coup_rolled", "realignment_rolled")[-1]["facts"]["space"]
    for _ in range(2):
        hana.sit(table)
        hana.page.wait_for_selector(f"[data-space={space}] [data-mark-space] svg")
        hana.page.reload()
    hana.page.get_by_role("button", name="Look back").click()
    hana.page.locator(".replay input[type=range]").fill("0")
    hana.page.wait_for_function("() => !document.querySelector('[data-mark-space] svg')")


def test_leaders_have_their_way_over_the_line(person: People) -> None:
    hana = watcher(person, "off")
    table = hana.table("me", "random", "random")
    now = choose_action(hana, table, random.Random(1), lambda now: bool(new(now, "honour_gained")))
    changed = {event["facts"]["leader"] for event in new(now, "honour_gained")}
    hana.sit(table)
    hana.page.locator(".line .trace").first.wait_for()
    assert 0 < hana.page.locator(".line .trace").count() <= 6
    assert changed


def test_figures_and_goods_of_edo_stay_drawn_on_the_map(person: People) -> None:
    hana = watcher(person, "off")
    table = hana.table("me", "greedy", "greedy", game="edo")
    drawn = ("goods_produced", "income_paid")
    now = choose_action(hana, table, random.Random(1), lambda now: bool(new(now, *drawn)))
    facts = new(now, *drawn)[-1]["facts"]
    hana.sit(table)
    hana.page.locator(f"[data-gain={facts.get('space') or facts['city']}]").first.wait_for(
        state="attached"
    )


def test_rolls_are_listed_with_their_odds_and_everybodys_luck(person: People) -> None:
    hana = watcher(person, "off")
    table = hana.table("me", "random", game="twilight")
    choose_action(hana, table, random.Random(2), lambda now: bool(new(now, "coup_rolled")))
    hana.sit(table)
    hana.page.get_by_role("button", name="Rolls and luck").click()
    hana.page.locator(".history ol button").first.wait_for()
    told = hana.api("GET", f"/api/tables/{table}/rolls")
    rows = hana.page.locator(".history ol button")
    assert rows.count() == len(told["rolls"])
    assert f"{told['rolls'][-1]['at_least']} % for this or better" in rows.first.inner_text()
    lucky = [player for player in told["players"] if player["rolls"]]
    shown = hana.page.locator(".history .players li").all_inner_texts()
    assert [f"{one['luck']} %" in row for one, row in zip(lucky, shown, strict=True)] == [
        True for _ in lucky
    ]
    assert barriers(hana.page) == []
    rows.last.click()
    hana.page.wait_for_selector(".replay")


def test_a_game_without_dice_has_no_history_of_them(person: People) -> None:
    hana = watcher(person, "off")
    hana.sit(hana.table("me", "random", "random"))
    hana.page.get_by_role("button", name="Look back").wait_for()
    assert hana.page.get_by_role("button", name="Rolls and luck").count() == 0


def test_on_return_one_steps_through_what_happened_meanwhile(person: People) -> None:
    hana = watcher(person, "off")
    table = hana.table("me", "random", game="twilight")
    choose_action(hana, table, random.Random(3), lambda now: len(new(now, "card_played")) > 0)
    hana.sit(table)
    again = hana.page.get_by_role("button", name="Show again what has happened")
    again.wait_for()
    count = int(again.inner_text().split()[0])
    again.click()
    words = hana.page.locator(".replay .words")
    words.wait_for()
    first, last = words.inner_text(), f"{hana.page.locator('.replay input').get_attribute('max')}"
    assert first
    hana.page.wait_for_function(
        "last => document.querySelector('.replay input').value === last", arg=last
    )
    assert count > 0
    hana.page.keyboard.press("Escape")
    hana.page.wait_for_selector(".prompt.asked")


NEWS: Final = ".new .button"
RECORDS: Final = {
    "shogunate": "tie_by_second_leader",
    "twilight": "final_scoring_pro",
    "battles": "toba_shogunate_holds",
    "edo": "all_modules",
}


def others_moved(table: Table) -> bool:
    """Whether others have acted since the first seat's last answer."""
    match = table.match
    return match is not None and 0 < last_answer(match, 0) < len(match.lines) - 2


def look(hana: Person, table: str) -> None:
    """Stay until the server knows that all has been seen."""
    while True:
        now = hana.api("GET", f"/api/tables/{table}")
        if now["last_seen"] == now["moment"]:
            return
        hana.page.evaluate(TWO_PICTURES)


BELOW: Final = """() => [...document.querySelectorAll('.rail .panel, .rail .goal, .prompt')]
  .map(one => Math.round(one.getBoundingClientRect().top)).join()"""


def test_a_phone_marks_what_is_new_beside_the_question(seated: Callable[..., Person]) -> None:
    phone = {"width": 390, "height": 844}
    hana = seated("shogunate", RECORDS["shogunate"], others_moved, viewport=phone)
    look(hana, hana.page.url.rsplit("/", 1)[1])
    hana.page.reload()
    hana.page.locator(".prompt .new .button").click()
    hana.page.locator(".replay").wait_for()


@pytest.mark.parametrize("game", RECORDS)
def test_the_news_push_nothing(seated: Callable[..., Person], game: str) -> None:
    hana = seated(game, RECORDS[game], others_moved)
    look(hana, hana.page.url.rsplit("/", 1)[1])
    hana.page.reload()
    hana.page.locator(NEWS).first.wait_for()
    hana.page.evaluate("() => document.fonts.ready.then(() => true)")
    told = hana.page.evaluate(BELOW)
    hana.page.locator(".new").get_by_role("button", name="Skip").click()
    hana.page.locator(NEWS).first.wait_for(state="detached")
    hana.page.evaluate(TWO_PICTURES)
    assert hana.page.evaluate(BELOW) == told


@pytest.mark.parametrize("game", RECORDS)
def test_what_one_missed_is_there_until_the_next_decision(
    seated: Callable[..., Person], game: str
) -> None:
    hana = seated(game, RECORDS[game], others_moved)
    table = hana.page.url.rsplit("/", 1)[1]
    news = hana.page.locator(NEWS)
    look(hana, table)
    hana.page.reload()
    news.first.wait_for()
    look(hana, table)
    hana.page.goto("/tables")
    hana.page.wait_for_selector("main h1")
    hana.sit(table)
    news.first.wait_for()
    moment = hana.api("GET", f"/api/tables/{table}")["moment"]
    while hana.api("GET", f"/api/tables/{table}")["moment"] == moment:
        hana.click_on(random.Random(1))
    news.first.wait_for(state="detached")
