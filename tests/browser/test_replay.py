"""The replay: one sentence for each event, and nothing that moves while one steps."""

from collections.abc import Callable

import pytest

from tests.browser.person import Person

People = Callable[..., Person]

PLACES = """() => ['[data-zone=board]', '.replay', '.replay input[type=range]',
    '.replay .tools .button'].map(spot => {
  const {x, y, width, height} = document.querySelector(spot).getBoundingClientRect();
  return [x, y, width, height].map(Math.round).join(' ');
}).join('; ')"""
"""Where the board, the bar of the replay, its slider and its first key lie."""


def played(person: People, width: int, height: int) -> Person:
    """A finished two-player game, opened as a replay at its first moment."""
    hana = person(viewport={"width": width, "height": height})
    table = hana.table("me", "random", game="twilight")
    path = f"/api/tables/{table}"
    for _ in range(12):
        turn = hana.api("GET", path)["turns"]["0"]
        if turn["legal"]:
            body = {"do": "act", "seat": 0, "action": turn["legal"][0]["action"]}
            hana.api("POST", f"{path}/commands", body)
    hana.api("POST", f"{path}/commands", {"do": "resign", "seat": 0})
    hana.sit(table)
    hana.page.get_by_role("button", name="Replay").click()
    hana.page.locator(".replay").wait_for()
    return hana


@pytest.mark.parametrize(("width", "height"), [(1440, 900), (820, 1180), (390, 844)])
def test_nothing_moves_while_one_steps(person: People, width: int, height: int) -> None:
    hana = played(person, width, height)
    start = hana.page.evaluate(PLACES)
    several = 0
    for _ in range(20):
        hana.page.get_by_role("button", name="Forward one step").click()
        assert hana.page.evaluate(PLACES) == start
        several += hana.page.locator(".replay .words li").count() > 1
    assert several


def test_each_event_is_one_sentence_of_the_list(person: People) -> None:
    hana = played(person, 1440, 900)
    slider = hana.page.locator(".replay input[type=range]")
    slider.fill("6")
    hana.page.wait_for_function(
        "() => document.querySelectorAll('[data-zone=record] li.newest').length > 0"
    )
    lines = hana.page.locator("[data-zone=record] li.newest .sentence").all_inner_texts()
    told = hana.page.locator(".replay .words li").all_inner_texts()
    assert [line.strip() for line in told] == [line.strip() for line in lines]


def test_every_step_of_the_replay_tells_something(person: People) -> None:
    hana = played(person, 1440, 900)
    slider = hana.page.locator(".replay input[type=range]")
    last = int(slider.get_attribute("max") or 0)
    assert last > 10
    for place in (0, 3, last // 2, last):
        slider.fill(str(place))
        told = hana.page.locator(".replay .words li")
        told.first.wait_for()
        assert f"{place + 1} of {last + 1}" in hana.page.locator(".replay .quiet").inner_text()


def test_the_arrow_keys_step_and_the_header_follows(person: People) -> None:
    hana = played(person, 1440, 900)
    line = hana.page.locator(".bar .line")
    slider = hana.page.locator(".replay input[type=range]")
    first = slider.input_value()
    begun = line.inner_text()
    assert "Turn 1" in begun
    slider.fill(str(slider.get_attribute("max")))
    hana.page.wait_for_function(
        "old => document.querySelector('.bar .line').innerText !== old", arg=begun
    )
    last = line.inner_text()
    slider.evaluate("slider => slider.blur()")
    hana.page.keyboard.press("ArrowLeft")
    assert int(slider.input_value()) == int(slider.get_attribute("max") or 0) - 1
    slider.fill(first)
    hana.page.wait_for_function(
        "old => document.querySelector('.bar .line').innerText !== old", arg=last
    )
    hana.page.locator(".replay .seal").click()
    hana.page.keyboard.press("ArrowRight")
    assert int(slider.input_value()) == int(first) + 1
