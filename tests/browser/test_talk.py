"""Talk at a table: the last lines first, the older ones when somebody asks for them."""

from collections.abc import Callable

from playwright.sync_api import expect

from hatamoto.table.message_builder import MAX_TALK
from tests.browser.person import Person

LINES = 2 * MAX_TALK + 20


def test_the_older_lines_come_when_they_are_asked_for(person: Callable[..., Person]) -> None:
    hana = person()
    table = hana.table("me", "random", "random")
    for number in range(LINES):
        line = {"do": "chat", "text": f"line {number}."}
        hana.api("POST", f"/api/tables/{table}/commands", line)
    hana.sit(table)
    talk = hana.page.locator("[data-zone=talk] ul")
    older = talk.locator("button.older")
    for shown in (MAX_TALK, 2 * MAX_TALK):
        expect(talk.locator("li")).to_have_count(shown + 1)
        expect(talk).to_contain_text(f"line {LINES - shown}.")
        expect(talk).not_to_contain_text(f"line {LINES - shown - 1}.")
        older.click()
    expect(talk.locator("li")).to_have_count(LINES)
    expect(older).to_have_count(0)
    lines = talk.locator("li").all_inner_texts()
    assert [f"line {number}." in line for number, line in enumerate(lines)] == [True] * LINES
