"""What is asked, and what it asks about, are in sight together on a tablet and on a phone."""

from collections.abc import Callable
from typing import Any, Final

import pytest

from tests.browser.finished import asks
from tests.browser.person import Person

Seated = Callable[..., Person]
TABLES: Final = {
    "shogunate": ("tie_by_second_leader", 0),
    "twilight": ("final_scoring_pro", 1),
    "battles": ("toba_shogunate_holds", 0),
    "edo": ("two_players", 0),
}
SIZES: Final[dict[str, Any]] = {
    "tablet": {"width": 820, "height": 1180},
    "phone": {"width": 390, "height": 844},
}
SIGHT: Final = """() => {
  const isIn = ({left, top, right, bottom}) =>
    left > -1 && top > -1 && right < innerWidth + 1 && bottom < innerHeight + 1;
  const isFree = one => {
    const {left, top, width, height} = one.getBoundingClientRect();
    return one.contains(document.elementFromPoint(left + width / 2, top + height / 2));
  };
  const spots = [...document.querySelectorAll('[data-legal]')];
  return [isIn(document.querySelector('.prompt').getBoundingClientRect()),
    spots.filter(one => isIn(one.getBoundingClientRect()) && isFree(one)).length];
}"""
"""Whether the whole prompt is in the window, and how many targets can be pressed there."""
DICE: Final = {"battles": "[data-cast]", "twilight": "[data-mark-space] svg"}
BLOCKED: Final = """() => {
  const sea = document.querySelector('.sea').getBoundingClientRect();
  return [...document.querySelectorAll('[data-space][data-legal]')].filter(one => {
    const {left, top, width, height} = one.getBoundingClientRect();
    const [x, y] = [left + width / 2, top + height / 2];
    if (x < sea.left || x > sea.right || y < sea.top || y > sea.bottom) return false;
    return !one.contains(document.elementFromPoint(x, y));
  }).map(one => one.dataset.space);
}"""
"""The legal spaces in the window of the map that something else lies over."""
UNDER: Final = """() => {
  const box = one => one.getBoundingClientRect();
  const fixed = [...document.querySelectorAll('.turns, .legend, .levels, .tray > *')].map(box);
  return [...document.querySelectorAll('[data-space] .tab')].filter(tab => {
    const {left, top, right, bottom} = box(tab);
    return fixed.some(other => left < other.right - 1 && other.left < right - 1
      && top < other.bottom - 1 && other.top < bottom - 1);
  }).map(tab => tab.closest('[data-space]').dataset.space);
}"""
"""The spaces whose price lies under a track or another panel of the map."""


@pytest.mark.parametrize("game", TABLES)
def test_the_question_and_what_it_asks_about_are_in_sight_together(
    seated: Seated, game: str
) -> None:
    name, seat = TABLES[game]
    hana = seated(game, name, 0.45, seat=seat)
    for size, viewport in SIZES.items():
        hana.page.set_viewport_size(viewport)
        hana.page.reload()
        hana.page.wait_for_selector(".prompt.asked")
        hana.page.wait_for_selector("[data-legal]")
        whole, targets = hana.page.evaluate(SIGHT)
        assert whole, size
        assert targets > 0, size
        if game in DICE:
            hana.page.locator("main nav button").first.click() if size == "phone" else None
            assert hana.page.locator(DICE[game]).count() > 0, size


def test_no_price_and_no_space_of_twilight_lies_under_anything(seated: Seated) -> None:
    hana = seated("twilight", "final_scoring_pro", asks("place"))
    assert hana.page.locator("[data-space][data-legal] .tab").count() > 5
    assert hana.page.evaluate(UNDER) == []
    assert hana.page.evaluate(BLOCKED) == []
    hana.page.keyboard.press("+")
    hana.page.wait_for_timeout(250)
    assert hana.page.evaluate(BLOCKED) == []


def test_what_rivals_play_is_told_in_both_scripts(seated: Seated) -> None:
    hana = seated("shogunate", "tie_by_second_leader", 0.45)
    seats = hana.page.locator("[data-zone=seats]")
    for lang in ("en", "ja"):
        told = seats.inner_text()
        assert "Honorable Company" in told
        assert "名誉の供" in told
        if lang == "en":
            hana.page.click("button.lang")
            hana.page.wait_for_selector("html[lang=ja]")


def test_titles_have_their_own_weight(seated: Seated) -> None:
    hana = seated("shogunate", "tie_by_second_leader", 0.0)
    hana.page.goto("/")
    hana.page.wait_for_selector("main h1")
    faces = """() => document.fonts.ready.then(() => [...document.fonts]
      .filter(({family, status}) => family.includes('Hatamoto Title') && status === 'loaded')
      .map(({weight}) => weight))"""
    assert hana.page.evaluate(faces) == ["700"]
    weight = "() => getComputedStyle(document.querySelector('main h1')).fontWeight"
    assert hana.page.evaluate(weight) == "700"
