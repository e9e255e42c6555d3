"""Nothing lies over what must be read or pressed: the map of a battle."""

from collections.abc import Callable
from typing import Any, Final

import pytest

from tests.browser.person import Person

Seated = Callable[..., Person]
SIZES: Final[dict[str, dict[str, Any]]] = {
    "wide": {"viewport": {"width": 1440, "height": 900}},
    "tablet": {"viewport": {"width": 820, "height": 1180}, "has_touch": True},
    "phone": {"viewport": {"width": 390, "height": 844}, "has_touch": True, "is_mobile": True},
}
BATTLES: Final = {"toba_shogunate_holds": 0, "tabaru_saigo_wins": 1}
OVER_THE_MAP: Final = """() => {
  const box = one => one.getBoundingClientRect();
  const map = box(document.querySelector('.map .window'));
  return [...document.querySelectorAll('.map .buttons, .map .overview')].filter(one => {
    const {left, top, right, bottom} = box(one);
    if (left < 0 || right > innerWidth || bottom > innerHeight) return true;
    return left < map.right && map.left < right && top < map.bottom - 1 && map.top < bottom;
  }).map(one => one.className);
}"""
"""The buttons of the zoom and the overview, where they lie over the map or outside the window."""
UNDER_THE_CARD: Final = """hex => {
  const box = one => one.getBoundingClientRect();
  const card = document.querySelector('.map .card');
  if (!card || !card.checkVisibility({visibilityProperty: true})) return ['no card'];
  const over = box(card);
  const kept = [...document.querySelectorAll('.pieces .counter .face, [data-legal]')];
  return [...kept, document.querySelector(`[data-target=${hex}]`)].filter(one => {
    const {left, top, right, bottom} = box(one);
    return Math.min(right, over.right) - Math.max(left, over.left) > 1
      && Math.min(bottom, over.bottom) - Math.max(top, over.top) > 1;
  }).map(one => one.dataset.target ?? one.outerHTML);
}"""
"""What lies under the card of the hex that is pointed at."""


@pytest.mark.parametrize("size", SIZES)
@pytest.mark.parametrize("name", BATTLES)
def test_no_button_lies_over_the_map_of_a_battle(seated: Seated, name: str, size: str) -> None:
    hana = seated("battles", name, 0.45, seat=BATTLES[name], **SIZES[size])
    assert hana.page.locator(".map .buttons button").count() == 6
    assert hana.page.locator(".map .overview").count() == 1
    assert hana.page.evaluate(OVER_THE_MAP) == []
    hana.page.keyboard.press("+")
    assert hana.page.evaluate(OVER_THE_MAP) == []


@pytest.mark.parametrize(
    ("name", "hexes"),
    [
        ("toba_shogunate_holds", ("h0921", "h0510", "h1310", "h0403")),
        ("tabaru_saigo_wins", ("h0714", "h0220", "h1117", "h0624")),
    ],
)
def test_the_card_of_a_hex_covers_no_counter_and_nothing_to_press(
    seated: Seated, name: str, hexes: tuple[str, ...]
) -> None:
    hana = seated("battles", name, 0.45, seat=BATTLES[name])
    for hex in hexes:
        hana.page.locator(f"[data-target={hex}]").focus()
        hana.page.wait_for_selector(".map .card", state="attached")
        assert hana.page.evaluate(UNDER_THE_CARD, hex) == []
