"""The menu of a table offers what the server would take."""

from collections.abc import Callable

from playwright.sync_api import expect

from hatamoto.table.undo import MAX_OFFERED
from tests.browser.person import Person


def test_whoever_has_proposed_the_end_too_often_is_not_offered_it(
    person: Callable[..., Person],
) -> None:
    hana, ren = person(), person()
    table = hana.table("me", "open", "random")
    ren.api("POST", f"/api/tables/{table}/seats", {"seat": 1, "name": "Ren"})
    path = f"/api/tables/{table}/commands"
    hana.api("POST", path, {"do": "begin"})
    hana.sit(table)
    offer = hana.page.get_by_role("button", name="Propose to end")
    menu = hana.page.get_by_role("button", name="More about this table")
    menu.click()
    expect(offer).to_be_visible()
    for _ in range(MAX_OFFERED):
        hana.api("POST", path, {"do": "abandon", "seat": 0, "yes": True})
        expect(offer).to_be_hidden()
        ren.api("POST", path, {"do": "abandon", "seat": 1, "yes": False})
    expect(hana.page.get_by_role("button", name="Resign")).to_be_visible()
    expect(offer).to_be_hidden()
