"""The tip of a card in the hand leaves the other cards and the question free."""

from collections.abc import Callable
from typing import Any, Final

import pytest

from tests.browser.person import Person

People = Callable[..., Person]
SIZES: Final = {"wide": {"width": 1440, "height": 900}, "tablet": {"width": 820, "height": 1180}}
COVERED: Final = """() => {
  const tip = document.querySelector('#tip').getBoundingClientRect();
  const hit = ({left, top, right, bottom}) =>
    left < tip.right && tip.left < right && top < tip.bottom && tip.top < bottom;
  const others = [...document.querySelectorAll('[data-zone=hand] [data-target], .prompt')];
  return others.filter(one => !one.hasAttribute('aria-describedby'))
    .filter(one => hit(one.getBoundingClientRect())).map(one => one.dataset.target ?? 'prompt');
}"""


@pytest.mark.parametrize("size", SIZES)
def test_a_tip_covers_no_other_card(person: People, size: str) -> None:
    viewport: dict[str, Any] = SIZES[size]
    hana = person(viewport=viewport)
    hana.sit(hana.table("me", "random", "random"))
    hana.standing()
    cards = hana.page.locator("[data-zone=hand] .cards [data-target]")
    assert cards.count() == 6
    for place in range(6):
        card = cards.nth(place)
        card.hover()
        name = card.get_attribute("data-target")
        hana.page.wait_for_selector(f'[data-target="{name}"][aria-describedby=tip]')
        assert hana.page.evaluate(COVERED) == [], name
