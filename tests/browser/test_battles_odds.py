"""What a fight or a move would bring, before it is chosen: on every screen, and over no target."""

from collections.abc import Callable
from typing import Any, Final

import pytest
from playwright.sync_api import Page, expect

from hatamoto.kernel.percentages import percentages
from hatamoto.table.table import Table
from tests.browser.finished import asks
from tests.browser.person import Json, Person

Seated = Callable[..., Person]
SIZES: Final[dict[str, Any]] = {
    "wide": {"width": 1440, "height": 900},
    "tablet": {"width": 820, "height": 1180},
    "landscape": {"width": 1180, "height": 820},
    "phone": {"width": 390, "height": 844},
}
HIDDEN: Final = """() => {
  const box = one => one.getBoundingClientRect();
  const map = box(document.querySelector('.map'));
  const panels = [...document.querySelectorAll('.odds, .forecast, .pointed, .map .card')].map(box);
  return [...document.querySelectorAll('[data-legal]')].filter(one => {
    const {left, top, right, bottom} = box(one);
    const [x, y] = [(left + right) / 2, (top + bottom) / 2];
    if (x < map.left || x > map.right || y < map.top || y > map.bottom) return false;
    return panels.some(panel => left < panel.right && panel.left < right
      && top < panel.bottom && panel.top < bottom);
  }).map(one => one.dataset.target);
}"""
"""The legal hexes in the window of the map over which a panel lies."""


def view_of(table: Table) -> Json:
    assert table.match is not None
    view: Json = table.match.state.view(0)
    return view


def has_helpers(table: Table) -> bool:
    """Whether several units may still support, and each of them makes a difference."""
    return asks("fire_support")(table) and len(view_of(table)["asked"]["supporters"]) > 1


def meets_fire(table: Table) -> bool:
    """Whether a move may lead to hexes in which somebody could fire, and to others."""
    if not asks("move_to")(table):
        return False
    fires = [reach["fire"] is not None for reach in view_of(table)["asked"]["normal"]]
    return fires.count(True) > 1 and False in fires


def shares(odds: dict[str, int]) -> list[str]:
    """How often each result comes, as it is written: 100 % in all."""
    return [f"{percent} %" for percent in percentages([n for n in odds.values() if n])]


def now(hana: Person) -> Json:
    """What the server tells the one who sits there."""
    table = hana.page.url.rsplit("/", 1)[1]
    view: Json = hana.api("GET", f"/api/tables/{table}")["turns"]["0"]["view"]
    return view


def point_at(page: Page, hex: str) -> None:
    page.locator(f"[data-target={hex}]").focus()


def test_odds_count_every_supporter_before_he_is_added_and_hide_no_target(seated: Seated) -> None:
    hana = seated("battles", "toba_shogunate_holds", has_helpers)
    view = now(hana)
    at = {piece["unit"]: piece["hex"] for piece in view["pieces"]}
    alone = shares(view["asked"]["targets"][0]["odds"])
    changed = 0
    for size, viewport in SIZES.items():
        hana.resize(viewport["width"], viewport["height"])
        panel = hana.page.locator(".odds" if size == "wide" else ".pointed").first
        for helper in view["asked"]["supporters"]:
            point_at(hana.page, at[helper["unit"]])
            told = shares(helper["chance"]["odds"])
            expect(panel.locator("em")).to_contain_text("with ")
            expect(panel.locator("li strong")).to_have_text(told)
            assert hana.page.evaluate(HIDDEN) == [], size
            changed += told != alone
    assert changed


def test_beside_the_rules_the_card_of_a_hex_counts_its_supporter(seated: Seated) -> None:
    hana = seated("battles", "toba_shogunate_holds", has_helpers)
    view = now(hana)
    at = {piece["unit"]: piece["hex"] for piece in view["pieces"]}
    hana.page.locator("header a[href='/learn/battles']").first.click()
    hana.page.wait_for_selector("[data-zone=rules]")
    card = hana.page.locator(".map .card")
    for helper in view["asked"]["supporters"]:
        point_at(hana.page, at[helper["unit"]])
        expect(card.locator("em")).to_contain_text("with ")
        expect(card.locator("li strong")).to_have_text(shares(helper["chance"]["odds"]))


def test_the_fire_one_would_meet_is_told_while_a_move_is_chosen(seated: Seated) -> None:
    hana = seated("battles", "toba_shogunate_holds", meets_fire)
    reaches = now(hana)["asked"]["normal"]
    fired = [reach for reach in reaches if reach["fire"] is not None][:3]
    safe = next(reach for reach in reaches if reach["fire"] is None)
    for size, viewport in SIZES.items():
        hana.resize(viewport["width"], viewport["height"])
        where = ".forecast" if size == "wide" else ".pointed .fire"
        for reach in fired:
            point_at(hana.page, reach["hex"])
            expect(hana.page.locator(f"{where} li strong")).to_have_text(
                shares(reach["fire"]["odds"])
            )
            if size != "wide":
                assert hana.page.evaluate(HIDDEN) == [], size
        point_at(hana.page, safe["hex"])
        expect(hana.page.locator(where)).to_have_count(0)
    label = hana.page.locator(f"[data-target={fired[0]['hex']}]").get_attribute("aria-label")
    assert f"strength {fired[0]['fire']['strength']}" in str(label)


@pytest.mark.parametrize("size", ["tablet", "landscape", "phone"])
def test_the_map_stays_where_it_is_while_one_points(seated: Seated, size: str) -> None:
    hana = seated("battles", "toba_shogunate_holds", meets_fire, viewport=SIZES[size])
    box = "() => document.querySelector('.map').getBoundingClientRect().toJSON()"
    reach = now(hana)["asked"]["normal"][0]
    before = hana.page.evaluate(box)
    point_at(hana.page, reach["hex"])
    hana.page.wait_for_selector(f"[data-pointed={reach['hex']}]")
    assert hana.page.evaluate(box) == before
