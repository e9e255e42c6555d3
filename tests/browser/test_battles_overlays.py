"""What is laid over the map of a battle: zones of control, ranges, where guns can fire."""

from collections.abc import Callable
from typing import Final

from playwright.sync_api import Locator, expect

from tests.browser.person import Json, Person
from tests.browser.test_battles import Commander
from tests.browser.test_pages import barriers

People = Callable[..., Person]
ZONES: Final = "Zones of control"
RANGES: Final = "Range of the piece pointed at"
FIRE: Final = "Where the piece pointed at can fire"
GUN: Final = "guns_a"
DRAWN: Final = "[data-zone-of='0'] > path:first-of-type"


class Watcher(Commander):
    """Somebody who lays things over the map, and counts how often the page asked for them."""

    def __init__(self, person: Person) -> None:
        self.asked_for: list[str] = []
        person.page.on("request", lambda one: self.asked_for.append(one.url))
        super().__init__(person, is_deployed=True)

    def switch(self, name: str) -> Locator:
        """One of the three switches."""
        return self.page.get_by_role("button", name=name, exact=True)

    def overlays(self) -> list[str]:
        """The moments the page asked about."""
        return [url.split("/")[-2] for url in self.asked_for if url.endswith("/overlays")]

    def told(self) -> Json:
        """What the server tells of the present moment."""
        moment = self.person.api("GET", f"/api/tables/{self.table}")["moment"]
        found: Json = self.person.api("GET", f"/api/tables/{self.table}/moments/{moment}/overlays")
        laid: Json = found["overlays"]
        return laid

    def sides(self, mark: str) -> int:
        """How many hexes or sides an outline is made of."""
        return len(str(self.page.locator(mark).get_attribute("d")).split("M")) - 1


def test_zones_are_asked_for_and_drawn_only_while_they_are_wanted(person: People) -> None:
    hana = Watcher(person())
    switch = hana.switch(ZONES)
    expect(switch).to_have_attribute("aria-pressed", "false")
    assert hana.overlays() == []
    switch.click()
    expect(switch).to_have_attribute("aria-pressed", "true")
    hana.page.wait_for_selector("[data-zone-of='1']", state="attached")
    for seat, zone in enumerate(hana.told()["zones"]):
        assert zone
        assert hana.sides(DRAWN.replace("0", str(seat))) == len(zone)
    assert "zone of control of the former Shogunate" in hana.label(hana.told()["zones"][0][0])
    hana.page.reload()
    hana.page.wait_for_selector("[data-zone-of='0']", state="attached")
    hana.switch(ZONES).click()
    expect(hana.page.locator("[data-zone-of]")).to_have_count(0)
    assert len(hana.overlays()) == 2


def test_the_piece_pointed_at_shows_its_range_and_where_it_can_fire(person: People) -> None:
    hana = Watcher(person())
    row = next(row for row in hana.told()["ranges"] if row["unit"] == GUN)
    hana.page.locator(f"[data-target={row['hex']}]").focus()
    hana.page.keyboard.press("r")
    hana.page.wait_for_selector(f"[data-range={GUN}]", state="attached")
    expect(hana.page.locator("[data-unseen]")).to_have_count(0)
    hana.page.keyboard.press("f")
    hana.page.wait_for_selector(f"[data-seen={GUN}]", state="attached")
    assert hana.sides(f"[data-unseen={GUN}]") == len(row["within"]) - len(row["seen"])
    expect(hana.switch(FIRE)).to_have_attribute("aria-pressed", "true")
    hana.page.locator("[data-target=h2401]").focus()
    expect(hana.page.locator("[data-range]")).to_have_count(0)
    hana.page.keyboard.press("?")
    for words in (ZONES, RANGES, FIRE):
        expect(hana.page.locator("dialog dd", has_text=words.lower())).to_have_count(1)


def test_a_replay_lays_over_the_map_what_was_true_then(person: People) -> None:
    hana = Watcher(person())
    hana.switch(ZONES).click()
    hana.page.wait_for_selector("[data-zone-of='1']", state="attached")
    before = hana.page.locator(DRAWN).get_attribute("d")
    assert before
    hana.press("h1310")
    hana.asked("Where does")
    turn = hana.person.api("GET", f"/api/tables/{hana.table}")["turns"]["0"]
    order: Json = {"do": "act", "seat": 0, "action": turn["legal"][-1]["action"]}
    zone = hana.told()["zones"][0]
    hana.person.api("POST", f"/api/tables/{hana.table}/commands", order)
    assert hana.told()["zones"][0] != zone
    expect(hana.page.locator(DRAWN)).not_to_have_attribute("d", before)
    hana.page.get_by_role("button", name="Look back").click()
    hana.page.locator(".replay input[type=range]").press("Home")
    expect(hana.page.locator(DRAWN)).to_have_attribute("d", before)


def test_the_switches_fit_a_thumb_and_a_phone(person: People) -> None:
    phone = {"viewport": {"width": 390, "height": 844}, "has_touch": True, "is_mobile": True}
    hana = Watcher(person(**phone))
    for name in (ZONES, RANGES, FIRE):
        hana.switch(name).tap()
        expect(hana.switch(name)).to_have_attribute("aria-pressed", "true")
        box = hana.switch(name).bounding_box()
        assert box is not None
        assert box["width"] >= 44
        assert box["height"] >= 44
        assert box["x"] + box["width"] <= 390
    assert barriers(hana.page) == []
