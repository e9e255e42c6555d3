"""Browsers seal words, reveal them and check the dice by themselves; nobody clicks for it."""

import json
import re
from collections.abc import Callable

from playwright.sync_api import Page

from hatamoto import catalog
from hatamoto.kernel.chance import words_commitment
from hatamoto.kernel.verification import verify
from tests.browser.person import Json, Person

People = Callable[..., Person]


def started(hana: Person) -> str:
    """A quick table against bots; its id."""
    hana.page.goto("/")
    hana.page.locator(".button", has_text="Play now").first.click()
    hana.page.locator("dialog[open]").get_by_role("button", name="Begin").click()
    hana.page.wait_for_selector(".prompt")
    return hana.page.url.rsplit("/", 1)[1]


def kept(page: Page, table: str) -> Json:
    """What the browser has kept of a table."""
    text = page.evaluate(f"localStorage.getItem('hatamoto-dice-{table}')")
    found: Json = json.loads(text)
    return found


def give_up(hana: Person, table: str) -> None:
    """End a table of one person and bots."""
    commands = f"/api/tables/{table}/commands"
    hana.api("POST", commands, {"do": "abandon", "seat": 0, "yes": True})
    hana.page.wait_for_selector("#outcome-head")


def test_a_table_against_bots_has_words_of_the_browser_before_the_deal(person: People) -> None:
    hana = person()
    table = started(hana)
    message = hana.api("GET", f"/api/tables/{table}")
    chance, mine = message["chance"], kept(hana.page, table)
    own = mine["seats"]["0"]
    assert (chance["words"][0], chance["unrevealed"]) == (own["words"], [])
    assert words_commitment(own["words"]) == chance["commitments"][0]
    assert (mine["commitment"], own["revealed"]) == (chance["commitment"], True)

    give_up(hana, table)
    told = hana.page.locator(".proof").first
    told.get_by_text("Checked by your browser").wait_for()
    draws = int(re.findall(r"(\d+) draws follow", told.inner_text())[0])
    record = hana.context.request.get(f"/api/tables/{table}/record").text()
    verdict = verify(catalog.game(message["game"]), record, mine["commitment"])
    assert (verdict.draws, verdict.has_words) == (draws, True)


def test_a_browser_says_when_the_commitment_is_not_the_one_it_noted(person: People) -> None:
    hana = person()
    table = started(hana)
    other = {**kept(hana.page, table), "commitment": "0" * 64}
    hana.page.evaluate(
        "([key, text]) => localStorage.setItem(key, text)",
        [f"hatamoto-dice-{table}", json.dumps(other)],
    )
    hana.page.reload()
    give_up(hana, table)
    told = hana.page.locator(".proof").first
    told.get_by_text("The dice do not check out").wait_for()
    assert "not the one your browser noted before the deal" in told.inner_text()


def test_two_people_reveal_when_the_host_begins(person: People) -> None:
    hana, ren = person(), person()
    hana.page.goto("/")
    table = hana.table("me", "open", "greedy")
    hana.page.goto(f"/t/{table}")
    hana.page.wait_for_selector("#waiting-head")
    ren.page.goto(f"/t/{table}")
    ren.page.get_by_role("button", name="Sit down here").click()
    hana.page.get_by_role("button", name="Begin").click()
    for one in (hana, ren):
        one.page.wait_for_selector(".prompt, .curtain")
    chance = hana.api("GET", f"/api/tables/{table}")["chance"]
    said = [kept(one.page, table)["seats"][str(seat)] for seat, one in enumerate((hana, ren))]
    assert chance["words"] == [said[0]["words"], said[1]["words"], None]
    assert chance["unrevealed"] == []
