"""A battle of a content pack in Chromium: opened, set up and played to its end."""

import re
from collections.abc import Iterator
from pathlib import Path
from typing import Final

import pytest
from playwright.sync_api import Browser

from hatamoto.server.bench.server_process import ServerProcess
from tests.browser.person import Json, Person
from tests.browser.test_battles import ANSWER, PRESS

PACK: Final = Path(__file__).parents[1] / "packs" / "mill_ford"
STANDING: Final = """() => document.querySelector('#outcome-head') ? 'over'
  : document.querySelector('dialog[open] .button.primary') ? 'dialog'
  : document.querySelector('.prompt.asked') ? 'asked' : null"""


@pytest.fixture(scope="module")
def packed(tmp_path_factory: pytest.TempPathFactory) -> Iterator[ServerProcess]:
    folder = Path(tmp_path_factory.mktemp("packed"))
    server = ServerProcess(folder, "", "--content", f"battles={PACK}")
    server.wait()
    yield server
    server.stop()


@pytest.fixture
def hana(browser: Browser, packed: ServerProcess) -> Iterator[Person]:
    """Somebody who plays the West at Mill Ford against a bot."""
    person = Person(browser, f"http://127.0.0.1:{packed.port}")
    seats = [{"who": "me"}, {"who": "bot", "level": "greedy"}]
    body: Json = {"game": "battles", "seats": seats, "options": {"scenario": "mill_ford"}}
    person.sit(str(person.api("POST", "/api/tables", body)["id"]))
    person.page.wait_for_selector("[data-target=h1308]")
    yield person
    person.context.close()
    assert person.faults == []


def test_the_map_of_the_pack_is_drawn_with_its_names(hana: Person) -> None:
    for name in ("West Gate", "Farm", "East Gate"):
        assert hana.page.locator("text", has_text=name).count() == 1
    assert hana.page.get_by_text("2 of 5").count() > 0


def test_a_unit_of_the_pack_is_set_up_and_moves(hana: Person) -> None:
    hana.page.get_by_role("button", name=re.compile(r"^1st West\. ")).click()
    hana.page.wait_for_selector(".prompt.asked:has-text('Choose a hex')")
    hana.page.evaluate(PRESS, "h1310")
    hana.page.get_by_role("button", name="Place the rest for me").click()
    hana.page.wait_for_selector(".prompt.asked:has-text('Recover or move')")
    hana.page.evaluate(PRESS, "h1310")
    hana.page.wait_for_selector(".prompt.asked:has-text('Where does')")
    label = str(hana.page.locator("[data-target=h1311]").get_attribute("aria-label"))
    assert re.search("movement point|by road", label)


def test_the_battle_of_the_pack_is_fought_to_its_end(hana: Person) -> None:
    hana.page.get_by_role("button", name="Place the rest for me").click()
    for _ in range(120):
        if hana.page.wait_for_function(STANDING).json_value() == "over":
            break
        hana.page.evaluate(ANSWER)
        hana.page.wait_for_timeout(1)
    assert hana.page.locator("#outcome-head").count() == 1
