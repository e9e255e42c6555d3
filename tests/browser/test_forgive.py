"""Taking back with one press, being asked once before what is final, being warned of a loss."""

import random
import re
from collections.abc import Callable
from typing import Final

import pytest

from hatamoto.table.table import Table
from tests.browser.finished import asks
from tests.browser.person import CHANGED, SIGNATURE, Json, Person

People = Callable[..., Person]
WIDE: Final = {"width": 1440, "height": 900}
ALONE: Final = """() => !document.querySelector('[data-zone=seats] li.asked:not(.own)')"""


def state_of(hana: Person, table: str) -> Json:
    """The table as the browser's person may know it."""
    return hana.api("GET", f"/api/tables/{table}")


def turn_of(hana: Person, table: str) -> Json:
    """What the person is asked, and may do."""
    turn: Json = state_of(hana, table)["turns"]["0"]
    return turn


def sat(person: People, game: str, *others: str, **options: object) -> tuple[Person, str]:
    """Somebody at a new table against bots who wants to be asked."""
    hana = person(viewport=WIDE, chosen={})
    table = hana.table("me", *(others or ("random",)), game=game, options=options)
    hana.sit(table)
    hana.standing()
    return hana, table


def unsure(hana: Person, words: str) -> None:
    """Wait until the prompt asks for a second press, in these words."""
    hana.page.wait_for_selector(f".prompt.unsure:has-text('{words}')")


def press_undo(hana: Person, key: bool) -> None:
    """Take back, by key or by button, and wait for the picture."""
    before = hana.page.evaluate(SIGNATURE)
    if key:
        hana.page.keyboard.press("u")
    else:
        hana.page.get_by_role("button", name=re.compile("^Undo")).click()
    hana.page.wait_for_function(CHANGED, arg=before)


def answer(hana: Person, locator: str) -> None:
    """Press something that is not final, and wait for the picture."""
    before = hana.page.evaluate(SIGNATURE)
    hana.page.locator(locator).first.click()
    hana.page.wait_for_function(CHANGED, arg=before)


def on_to(hana: Person, seed: int, seal: str) -> None:
    """Click on until the seal of the prompt shows this sign."""
    rng = random.Random(seed)
    while hana.standing() and hana.page.locator(".prompt.asked .seal").inner_text() != seal:
        hana.click_on(rng)


def say(hana: Person, table: str, action: str) -> None:
    """Do an action without the page."""
    act = {"do": "act", "seat": 0, "ply": turn_of(hana, table)["ply"], "action": action}
    hana.api("POST", f"/api/tables/{table}/commands", act)


def to_placing(hana: Person, table: str) -> None:
    """Twilight without the page, until influence is placed for points and Stop is offered."""
    while turn_of(hana, table)["decision"]["name"] != "place":
        legal = [row["action"] for row in turn_of(hana, table)["legal"]]
        wanted = [action for action in legal if action in ("use action", "kind place")]
        say(hana, table, (wanted or legal)[0])
        while turn_of(hana, table)["decision"] is None:
            pass
    hana.page.get_by_role("button", name=re.compile("^Stop")).wait_for()


# Taking back


@pytest.mark.parametrize("key", [True, False], ids=["key", "button"])
def test_undo_drops_what_is_selected(seated: Callable[..., Person], key: bool) -> None:
    hana = seated("shogunate", "tie_by_second_leader", asks("upstream_leader"))
    hana.page.locator("[data-legal]").first.click()
    hana.page.wait_for_selector("[data-target][aria-pressed=true]")
    press_undo(hana, key)
    hana.page.wait_for_selector("[data-target][aria-pressed=true]", state="detached")
    assert hana.page.locator(".prompt.asked .seal").inner_text() == "遡"


@pytest.mark.parametrize("key", [True, False], ids=["key", "button"])
def test_a_unit_that_was_placed_comes_back(person: People, key: bool) -> None:
    hana, table = sat(person, "battles", scenario="toba")
    before = turn_of(hana, table)["view"]["sides"][0]["to_place"]
    answer(hana, "[data-legal]")
    press_undo(hana, key)
    assert turn_of(hana, table)["view"]["sides"][0]["to_place"] == before


def test_influence_comes_back_until_a_die_falls(person: People) -> None:
    hana, table = sat(person, "twilight")
    to_placing(hana, table)
    before = turn_of(hana, table)["view"]["spaces"]
    answer(hana, "[data-space][data-legal]")
    assert turn_of(hana, table)["view"]["spaces"] != before
    press_undo(hana, key=True)
    assert turn_of(hana, table)["view"]["spaces"] == before


def together(kind: str) -> Callable[[Table], bool]:
    """Whether the first seat is asked, and is not the last to answer."""
    return lambda table: asks(kind)(table) and len(table.to_act()) > 1


def test_an_action_card_comes_back_until_all_have_chosen(seated: Callable[..., Person]) -> None:
    hana = seated("shogunate", "tie_by_second_leader", together("choose"))
    cards = hana.page.locator("[data-zone=hand] [data-legal]")
    offered = cards.count()
    cards.first.click()
    hana.page.wait_for_selector(".prompt:not(.asked)")
    assert cards.count() == 0
    hana.page.keyboard.press("u")
    hana.page.wait_for_selector(".prompt.asked")
    assert cards.count() == offered > 1


def test_a_plan_comes_back_until_all_are_ready(seated: Callable[..., Person]) -> None:
    hana = seated("edo", "two_players", together("make_plan"))
    table = hana.page.url.rsplit("/", 1)[1]
    hana.page.locator(".lock[data-legal]").click()
    hana.page.get_by_role("button", name="Change the plan").wait_for()
    assert turn_of(hana, table)["view"]["you"]["answers"][-1] == "ready"
    hana.page.keyboard.press("u")
    hana.page.wait_for_selector(".lock[data-legal]")
    assert "ready" not in turn_of(hana, table)["view"]["you"]["answers"]


def last_point(table: Table) -> bool:
    """Whether the first seat places influence for its last action point."""
    if not asks("place")(table):
        return False
    assert table.match is not None
    view: Json = dict(table.match.state.view(0))
    return view["asked"]["points"] == 1 and not view["event_due"]


def test_the_last_point_comes_back_while_the_other_has_not_acted(
    seated: Callable[..., Person],
) -> None:
    hana = seated("twilight", "final_scoring_pro", last_point, chosen={})
    table = hana.page.url.rsplit("/", 1)[1]
    before = turn_of(hana, table)["view"]["spaces"]
    hana.page.locator("[data-space][data-legal]").first.click()
    hana.page.wait_for_selector(".prompt:not(.asked)")
    assert turn_of(hana, table)["view"]["spaces"] != before
    hana.page.get_by_role("button", name=re.compile("^Undo")).click()
    hana.page.wait_for_selector(".prompt.asked")
    assert turn_of(hana, table)["view"]["spaces"] == before


# Once more


def to_last_point(hana: Person, table: str) -> bool:
    """Place influence up to the last point; whether placing that one ends the turn for good."""
    to_placing(hana, table)
    while placing := [row for row in turn_of(hana, table)["legal"] if row["verb"] == "place"]:
        free = [row["action"] for row in placing if "final" not in row]
        if not free:
            return True
        say(hana, table, free[0])
    return False  # the bot is asked something before it shows a card


def test_the_point_after_which_a_bot_plays_its_card_is_asked_for_again(person: People) -> None:
    hana, table = sat(person, "twilight")
    while not to_last_point(hana, table):
        hana, table = sat(person, "twilight")
    hana.sit(table)
    hana.standing()
    ply = turn_of(hana, table)["ply"]
    hana.page.locator("[data-space][data-legal]").first.click()
    unsure(hana, "ends your turn")
    assert turn_of(hana, table)["ply"] == ply
    hana.page.locator("[data-space][data-sure]").click()
    hana.stored(table, ply + 1)


def test_the_last_answer_of_a_step_is_asked_for_on_the_same_spot(person: People) -> None:
    hana, table = sat(person, "shogunate", "random", "random")
    on_to(hana, 2, "選")
    hana.page.wait_for_function(ALONE)
    ply = turn_of(hana, table)["ply"]
    card = hana.page.locator("[data-zone=hand] [data-legal]").first
    card.click()
    unsure(hana, "last to answer")
    assert turn_of(hana, table)["ply"] == ply
    assert hana.page.locator("[data-zone=hand] [data-sure]").count() == 1
    hana.page.keyboard.press("Escape")
    hana.page.wait_for_selector(".prompt:not(.unsure)")
    assert hana.page.locator("[data-sure]").count() == 0
    card.click()
    unsure(hana, "last to answer")
    card.click()
    hana.page.wait_for_selector(".prompt:not(.unsure)")
    hana.page.wait_for_function("() => document.querySelector('.prompt .seal')?.innerText !== '選'")


def test_enter_says_yes_to_what_is_final_and_the_question_can_be_switched_off(
    person: People,
) -> None:
    hana, table = sat(person, "twilight")
    on_to(hana, 4, "札")
    card = hana.page.locator("[data-zone=hand] [data-legal]").first
    card.focus()
    hana.page.keyboard.press("Enter")
    unsure(hana, "shows the card to others")
    hana.page.keyboard.press("Enter")
    hana.page.wait_for_function("() => document.querySelector('.prompt .seal')?.innerText === '用'")
    assert turn_of(hana, table)["decision"]["name"] == "choose_use"
    hana.page.get_by_role("button", name="Display and sound").click()
    hana.page.get_by_label("Ask before actions that can’t be undone").uncheck()
    hana.page.keyboard.press("Escape")
    on_to(hana, 4, "札")
    before = hana.page.evaluate(SIGNATURE)
    hana.page.locator("[data-zone=hand] [data-legal]").first.click()
    hana.page.wait_for_function(CHANGED, arg=before)
    assert turn_of(hana, table)["decision"]["name"] != "play_card"
    assert hana.page.locator(".prompt.unsure").count() == 0


# Warned


def test_leaving_points_is_said_before_and_escape_goes_on(person: People) -> None:
    hana, table = sat(person, "twilight")
    to_placing(hana, table)
    ply = turn_of(hana, table)["ply"]
    hana.page.get_by_role("button", name=re.compile("^Stop")).click()
    unsure(hana, "would be lost")
    assert hana.page.locator(".prompt .button.primary").inner_text().startswith("Keep going")
    hana.page.keyboard.press("Escape")
    hana.page.wait_for_selector(".prompt:not(.unsure)")
    assert turn_of(hana, table)["ply"] == ply
    hana.page.get_by_role("button", name=re.compile("^Stop")).click()
    hana.page.get_by_role("button", name="Stop anyway").click()
    hana.page.wait_for_selector(".prompt:not(.unsure)")
    assert turn_of(hana, table)["ply"] > ply


def test_officials_who_could_still_act_are_counted_before_the_turn_ends(person: People) -> None:
    hana, table = sat(person, "edo", "random", modules="none")
    on_to(hana, 6, "謀")
    for slot, face in enumerate(("domain money", "court travel", "works quarry"), 1):
        say(hana, table, f"plan {slot} {face}")
        say(hana, table, turn_of(hana, table)["legal"][-1]["action"])
    say(hana, table, "ready")
    on_to(hana, 6, "金")
    hana.page.get_by_role("button", name=re.compile("^End the turn")).click()
    unsure(hana, "could still act")
    assert hana.page.locator(".prompt .button.primary").count() == 1
