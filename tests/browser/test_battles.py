"""Decisive Battles in Chromium: both maps, set-up, prices, odds, the keyboard, the phone."""

import re
from collections.abc import Callable
from typing import Final

import pytest

from tests.browser.person import Json, Person
from tests.browser.test_pages import barriers

People = Callable[..., Person]
PRESS: Final = """hex => document.querySelector(`[data-target="${hex}"]`)
  .dispatchEvent(new MouseEvent('click', {bubbles: true}))"""
WEST: Final = ["h1110", "h1111", "h1112", "h1210", "h1212", "h1310", "h1312"]
EAST: Final = ["h0817", "h0820", "h0822", "h0917", "h0918", "h0920", "h0922", "h1017", "h1018",
               "h0821"]  # fmt: skip


class Commander:
    """Somebody who fights a battle against a bot."""

    def __init__(
        self,
        person: Person,
        scenario: str = "toba",
        level: str = "random",
        is_deployed: bool = False,
    ) -> None:
        self.person = person
        self.page = person.page
        seats = [{"who": "me"}, {"who": "bot", "level": level}]
        body: Json = {"game": "battles", "seats": seats, "options": {"scenario": scenario}}
        self.table = str(person.api("POST", "/api/tables", body)["id"])
        if is_deployed:
            self._deploy()
        person.sit(self.table)
        self.page.wait_for_selector("[data-target=h1122]")
        if is_deployed:
            self.asked("Recover or move")

    def asked(self, words: str) -> None:
        """Waits for a question with these words."""
        self.page.wait_for_selector(f".prompt.asked:has-text('{words}')")

    def press(self, hex: str) -> None:
        """Presses a hex, in sight or not."""
        self.page.evaluate(PRESS, hex)

    def place(self, unit: str, hex: str) -> None:
        """Sets a unit up."""
        self.page.get_by_role("button", name=re.compile(rf"^{re.escape(unit)}\. ")).click()
        self.asked("Choose a hex")
        self.press(hex)
        self.asked("choose a unit")

    def label(self, hex: str) -> str:
        """What a hex says to those who listen."""
        return str(self.page.locator(f"[data-target={hex}]").get_attribute("aria-label"))

    def _deploy(self) -> None:
        """Sets all units up before the page is open, which would draw the map after each."""
        request = self.person.context.request
        headers = {"X-CSRF-Token": request.get("/api/me").json()["csrf"]}
        turn = request.get(f"/api/tables/{self.table}").json()["turns"]["0"]
        west, east = iter(WEST), iter(EAST)
        actions: list[str] = []
        for unit in turn["view"]["sides"][0]["to_place"]:
            actions += [f"place {unit}", f"at {next(west if unit in WESTERN else east)}"]
        for ply, action in enumerate(actions, turn["ply"]):
            order: Json = {"do": "act", "seat": 0, "ply": ply, "action": action}
            path = f"/api/tables/{self.table}/commands"
            assert request.post(path, data=order, headers=headers).ok, action


WESTERN: Final = {"inf_1_1", "inf_1_2", "inf_5_1", "inf_5_2", "guns_a", "mimawarigumi", "kuwana"}


@pytest.mark.parametrize(("scenario", "name"), [("toba", "Ogura Pond"), ("tabaru", "Mount Konoha")])
def test_both_maps_are_drawn_with_their_names(person: People, scenario: str, name: str) -> None:
    hana = Commander(person(), scenario)
    assert hana.page.locator("[data-target^=h]").count() == 672
    assert hana.page.locator("text", has_text=name).count() == 1


def test_a_unit_is_set_up_by_two_presses(person: People) -> None:
    hana = Commander(person())
    hana.place("Shinsengumi", "h0921")
    assert "Shinsengumi of the former Shogunate, fire 2, melee 6" in hana.label("h0921")


def test_one_press_sets_up_the_rest_and_it_can_be_taken_back(person: People) -> None:
    hana = Commander(person())
    hana.place("Shinsengumi", "h0921")
    hana.page.get_by_role("button", name="Place the rest for me").click()
    hana.asked("Recover or move")
    view = hana.person.api("GET", f"/api/tables/{hana.table}")["turns"]["0"]["view"]
    assert len(view["pieces"]) == 34
    assert "Shinsengumi" in hana.label("h0921")
    assert hana.page.get_by_role("button", name="Place the rest for me").count() == 0
    hana.page.get_by_role("button", name=re.compile("^Undo")).click()
    hana.asked("Choose a hex")


def test_a_hex_outside_the_area_says_why(person: People) -> None:
    hana = Commander(person())
    hana.page.get_by_role("button", name=re.compile(r"^Shinsengumi\. ")).click()
    hana.asked("Choose a hex")
    hana.press("h1519")
    hana.page.wait_for_selector("text=1519 lies outside the area of Shinsengumi")


def test_a_move_shows_what_each_hex_costs(person: People) -> None:
    hana = Commander(person(), is_deployed=True)
    hana.press("h1310")
    hana.asked("Where does")
    priced = hana.page.locator("[data-legal]").evaluate_all(
        "found => found.map(one => one.getAttribute('aria-label'))"
    )
    assert priced
    assert all(re.search(r"movement point|by road", label) for label in priced)


def test_pressing_the_unit_again_takes_the_choice_back(person: People) -> None:
    hana = Commander(person(), is_deployed=True)
    hana.press("h1310")
    hana.asked("Where does")
    hana.press("h1310")
    hana.asked("Recover or move")


def test_a_hex_too_far_says_why(person: People) -> None:
    hana = Commander(person(), is_deployed=True)
    hana.press("h1310")
    hana.asked("Where does")
    hana.press("h2411")
    hana.page.wait_for_selector("text=2411 is too far")


COVERED: Final = """() => {
  const box = one => one.getBoundingClientRect();
  const hit = (a, b) => a.left < b.right && b.left < a.right
    && a.top < b.bottom && b.top < a.bottom;
  const toast = box(document.querySelector('.toast'));
  return [...document.querySelectorAll('[data-legal], [data-zone=prompt]')]
    .filter(one => hit(toast, box(one))).map(one => one.dataset.target ?? 'prompt');
}"""


@pytest.mark.parametrize("size", [(1440, 900), (820, 1180)])
def test_a_refusal_lies_neither_over_a_legal_hex_nor_over_the_question(
    person: People, size: tuple[int, int]
) -> None:
    hana = Commander(person(viewport={"width": size[0], "height": size[1]}), is_deployed=True)
    hana.press("h1310")
    hana.asked("Where does")
    hana.press("h2411")
    hana.page.locator(".toast").wait_for()
    assert hana.page.evaluate(COVERED) == []


def test_ending_a_phase_asks_while_units_could_still_act(person: People) -> None:
    hana = Commander(person(chosen={}), is_deployed=True)
    hana.page.get_by_role("button", name="End the phase").click()
    hana.page.wait_for_selector(".prompt.unsure:has-text('units could still act')")
    hana.page.get_by_role("button", name="Keep going").click()
    hana.asked("Recover or move")
    hana.page.get_by_role("button", name="End the phase").click()
    hana.page.get_by_role("button", name="End the phase anyway").click()
    hana.page.wait_for_function("() => /ended the phase/.test(document.body.textContent)")


def test_the_keyboard_walks_over_the_hexes(person: People) -> None:
    hana = Commander(person(), is_deployed=True)
    hana.page.locator("[data-target=h1211]").focus()
    hana.page.keyboard.press("ArrowRight")
    at = "() => document.activeElement.dataset.target"
    assert hana.page.evaluate(at) == "h1212"
    hana.page.keyboard.press("n")
    assert hana.page.evaluate("() => document.activeElement.hasAttribute('data-legal')")


def test_a_battle_is_fought_to_its_end(person: People) -> None:
    hana = Commander(person(), level="greedy", is_deployed=True)
    standing = """() => document.querySelector('#outcome-head') ? 'over'
      : document.querySelector('dialog[open] .button.primary') ? 'dialog'
      : document.querySelector('.prompt.asked') ? 'asked' : null"""
    for _ in range(200):
        state = hana.page.wait_for_function(standing).json_value()
        if state == "over":
            break
        hana.page.evaluate(ANSWER)
        hana.page.wait_for_timeout(1)
    table = hana.person.api("GET", f"/api/tables/{hana.table}")
    assert table["status"] == "over"


ANSWER: Final = """() => {
  const found = document.querySelector('dialog[open] .button.primary')
    ?? [...document.querySelectorAll('.prompt .answers .button')]
      .find(one => /End the phase|Stay behind|Roll/.test(one.innerText))
    ?? document.querySelector('[data-legal]');
  found?.dispatchEvent(new MouseEvent('click', {bubbles: true}));
}"""


@pytest.mark.parametrize(("width", "scheme"), [(1440, "light"), (1440, "dark"), (390, "light")])
def test_the_field_has_no_serious_barrier(person: People, width: int, scheme: str) -> None:
    hana = Commander(person(viewport={"width": width, "height": 844}, color_scheme=scheme))
    assert barriers(hana.page) == []


def test_a_phone_plays_by_two_taps(person: People) -> None:
    hana = Commander(
        person(viewport={"width": 390, "height": 844}, has_touch=True, is_mobile=True),
        is_deployed=True,
    )
    hana.press("h1310")
    hana.page.locator(".prompt [data-answer]").last.click()
    hana.asked("Where does")
    wide = hana.page.evaluate("() => document.documentElement.scrollWidth")
    assert wide <= 390


def test_the_field_speaks_japanese(person: People) -> None:
    hana = person("ja")
    commander = Commander(hana)
    assert "ヘクス1122" in commander.label("h1122")
    assert re.search("[ぁ-んァ-ヶ一-龠]", hana.page.locator("[data-zone=prompt]").inner_text())
