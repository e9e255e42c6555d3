"""Whole games in Chromium: by clicks, by keys alone, by several people, on one device."""

import json
import random
from collections.abc import Callable, Iterator
from typing import NamedTuple

import pytest
from playwright.sync_api import Browser

from hatamoto.server.bench.server_process import ServerProcess
from tests.browser.finished import finished
from tests.browser.person import Person

People = Callable[..., Person]


def outcome(person: Person, table: str) -> dict[str, object]:
    found: dict[str, object] = person.api("GET", f"/api/tables/{table}")
    return found


class Played(NamedTuple):
    """Somebody who has played a whole game by clicks."""

    person: Person
    table: str
    clicks: int


@pytest.fixture(scope="module")
def played(browser: Browser, served: ServerProcess) -> Iterator[Played]:
    hana = Person(browser, f"http://127.0.0.1:{served.port}")
    table = hana.table("me", "greedy", "random", "greedy")
    hana.sit(table)
    yield Played(hana, table, hana.play(seed=1))
    hana.context.close()
    assert hana.faults == []


def test_four_seats_against_bots_to_the_end_by_clicks(played: Played) -> None:
    hana, table, clicks = played
    assert clicks > 10
    assert outcome(hana, table)["status"] == "over"
    hana.page.locator(".strip").wait_for()
    assert hana.page.locator("table tbody tr").count() >= 4


def hidden_of_others(message: dict[str, object], seat: int) -> list[object]:
    """What a frame says of the loyalty of other players, beyond what lies face-up."""
    found: list[object] = []
    turns = message.get("turns")
    views = [message.get("view")]
    if isinstance(turns, dict):
        views += [turn["view"] for turn in turns.values()]
    for view in views:
        if isinstance(view, dict) and view["ended"] is None:
            for owner, player in enumerate(view["players"]):
                if owner != seat:
                    found += [key for key in player if key in ("loyalty", "score")]
    return found


def test_the_raw_frames_of_a_seat_hold_no_secret(played: Played) -> None:
    hana = played.person
    assert len(hana.frames) > 20
    for frame in hana.frames:
        message = json.loads(frame)
        if message["is"] not in ("table", "update"):
            continue
        assert hidden_of_others(message, 0) == []
        assert message["status"] == "over" or message["chance"]["secret"] is None
        for event in message["events"]:
            if event["kind"] in ("loyalty_received", "loyalty_seen", "loyalty_swapped"):
                parties = [event["facts"].get(key) for key in ("seat", "to_seat", "other_seat")]
                assert 0 in parties


def test_the_same_by_keyboard_alone(person: People) -> None:
    hana = person()
    table = hana.table("me", "random", "random", "random")
    hana.sit(table)
    presses = 0
    while hana.key_on() != "over":
        presses += 1
    assert presses > 10
    assert outcome(hana, table)["status"] == "over"


def test_two_browsers_live(person: People) -> None:
    hana, ren = person(), person()
    table = hana.table("me", "open", "random")
    invitation = hana.api("GET", f"/api/tables/{table}")["invitations"]["1"]
    ren.page.goto(str(invitation))
    ren.api("POST", f"/api/tables/{table}/seats", {"seat": 1, "name": "Ren"})
    hana.api("POST", f"/api/tables/{table}/commands", {"do": "begin"})
    hana.sit(table)
    ren.sit(table)
    rng = random.Random(3)
    for _ in range(25):
        to_act = outcome(hana, table)["to_act"]
        assert isinstance(to_act, list)
        for seat, one in enumerate((hana, ren)):
            if seat in to_act:
                one.click_on(rng)
    assert outcome(ren, table)["moment"] == outcome(hana, table)["moment"]
    newest = hana.page.locator("[data-zone=board]").inner_text()
    assert newest


def test_two_people_at_one_device_are_kept_apart_by_the_curtain(person: People) -> None:
    hana = person()
    table = hana.table("me", "me", "random")
    hana.sit(table)
    rng = random.Random(5)
    seen = [hana.click_on(rng) for _ in range(14)]
    assert "curtain" in seen


def test_a_page_that_is_loaded_anew_goes_on_in_mid_decision(person: People) -> None:
    hana = person()
    table = hana.table("me", "random", "random")
    hana.sit(table)
    rng = random.Random(6)
    for _ in range(4):
        hana.click_on(rng)
    hana.standing()
    asked = hana.api("GET", f"/api/tables/{table}")["turns"]["0"]["decision"]
    hana.page.reload()
    hana.standing()
    assert hana.api("GET", f"/api/tables/{table}")["turns"]["0"]["decision"] == asked
    assert asked is not None
    for _ in range(4):
        hana.click_on(rng)


def test_a_server_that_is_killed_and_started_again_loses_nothing(
    person: People, served: ServerProcess
) -> None:
    hana = person()
    table = hana.table("me", "random", "random")
    hana.sit(table)
    rng = random.Random(8)
    for _ in range(5):
        hana.click_on(rng)
    hana.standing()
    before = outcome(hana, table)["moment"]
    served.process.kill()
    served.process.wait()
    served.start()
    served.wait()
    assert outcome(hana, table)["moment"] == before
    for _ in range(5):
        hana.click_on(rng)
    after = outcome(hana, table)["moment"]
    assert isinstance(after, int)
    assert isinstance(before, int)
    assert after > before


def play_until_consent_is_needed(hana: Person, ren: Person, table: str) -> None:
    """Answer at random until seat 0 could take something back only if seat 1 agrees."""
    rng = random.Random(11)
    path = f"/api/tables/{table}/commands"
    while True:
        for seat, one in enumerate((hana, ren)):
            turn = one.api("GET", f"/api/tables/{table}")["turns"][str(seat)]
            if seat == 0 and turn["undo"]["answer"] == "consent":
                return
            if turn["legal"]:
                action = rng.choice(turn["legal"])["action"]
                body = {"do": "act", "seat": seat, "ply": turn["ply"], "action": action}
                one.api("POST", path, body)


def test_undo_by_consent_asks_the_other_browser(person: People) -> None:
    hana, ren = person(), person()
    table = hana.table("me", "open", "random")
    ren.api("POST", f"/api/tables/{table}/seats", {"seat": 1, "name": "Ren"})
    hana.api("POST", f"/api/tables/{table}/commands", {"do": "begin"})
    play_until_consent_is_needed(hana, ren, table)
    hana.sit(table)
    ren.sit(table)
    hana.page.keyboard.press("u")
    ren.page.locator(".request .button").last.click()
    hana.page.get_by_text("took back an action").first.wait_for()
    undone = [event["kind"] for event in hana.api("GET", f"/api/tables/{table}")["events"]]
    assert "undone" in undone


def test_the_replay_slider_goes_back_to_any_moment(person: People, served: ServerProcess) -> None:
    hana = person()
    hana.sit(finished(served, hana, "shogunate", "tie_by_second_leader", 0))
    hana.page.get_by_role("button", name="The table").click()
    now = hana.page.locator("[data-zone=board]").inner_text()
    hana.page.get_by_role("button", name="Replay").click()
    slider = hana.page.locator(".replay input[type=range]")
    slider.fill("40")
    hana.page.wait_for_function(
        "now => document.querySelector('[data-zone=board]').innerText !== now", arg=now
    )
    assert slider.input_value() == "40"
