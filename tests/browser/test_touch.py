"""Touch screens: what a tap asks, and which tab of a phone is shown."""

from collections.abc import Callable
from typing import Any, Final

import pytest

from hatamoto.table.table import Table
from tests.browser.finished import asks
from tests.browser.person import Person

Seated = Callable[..., Person]
PHONE: Final[dict[str, Any]] = {"viewport": {"width": 390, "height": 844}, "has_touch": True}
TABLET: Final[dict[str, Any]] = {"viewport": {"width": 820, "height": 1180}, "has_touch": True}
TAB: Final = "main > nav [aria-current]"
PLAYED: Final = "[data-zone=hand] [data-target^='card:']:not([data-legal])"


def later(table: Table) -> bool:
    """Whether a card is to be chosen and some have been played."""
    return asks("choose_card")(table) and table.match is not None and table.match.state.round() > 3


def asked_about_a_card(seated: Seated, size: dict[str, Any]) -> Person:
    """Somebody who has tapped a card that cannot be played now and reads why."""
    hana = seated("shogunate", "tie_by_second_leader", later, **size)
    hana.page.locator(PLAYED).first.tap(force=True)
    hana.page.locator("#tip").wait_for()
    return hana


@pytest.mark.parametrize("size", [PHONE, TABLET], ids=["phone", "tablet"])
@pytest.mark.parametrize("where", [".score", ".prompt h2", ".seal"])
def test_a_tip_goes_at_the_next_touch_elsewhere(
    seated: Seated, size: dict[str, Any], where: str
) -> None:
    hana = asked_about_a_card(seated, size)
    hana.page.locator(where).first.tap(force=True)
    hana.page.locator("#tip").wait_for(state="detached")


def test_a_tip_goes_when_a_finger_only_touches(seated: Seated) -> None:
    hana = asked_about_a_card(seated, TABLET)
    hana.page.locator("ol.line").dispatch_event(
        "pointerdown", {"pointerType": "touch", "bubbles": True}
    )
    hana.page.locator("#tip").wait_for(state="detached")


def test_a_tip_goes_when_the_page_scrolls(seated: Seated) -> None:
    hana = asked_about_a_card(seated, {**PHONE, "viewport": {"width": 390, "height": 560}})
    hana.page.evaluate(
        "() => { const all = document.querySelector('.scene');"
        " all.scrollTop = all.scrollTop > 20 ? 0 : 60; }"
    )
    hana.page.locator("#tip").wait_for(state="detached")


@pytest.mark.parametrize(
    ("game", "record", "kind"),
    [
        ("shogunate", "tie_by_second_leader", "choose_card"),
        ("twilight", "final_scoring_pro", "play_card"),
    ],
)
def test_a_phone_turns_to_the_board_when_the_hand_has_answered(
    seated: Seated, game: str, record: str, kind: str
) -> None:
    hana = seated(game, record, asks(kind), **PHONE)
    tabs = hana.page.locator("main > nav button")
    assert hana.page.locator(TAB).inner_text() == tabs.nth(1).inner_text()
    hana.page.locator("[data-zone=hand] [data-legal]").first.tap(force=True)
    hana.page.locator("[data-zone=board]").wait_for()
    assert hana.page.locator(TAB).inner_text() == tabs.nth(0).inner_text()
