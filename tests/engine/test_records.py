"""Positions and records through the protocol."""

import pytest

from hatamoto.kernel.rng import Rng
from tests.engine.driver import Driver

# Positions and records


def test_a_position_goes_out_and_comes_back(driver: Driver) -> None:
    driver.play(driver.new(), Rng(2), 30)
    position = driver.ask("position")["position"]
    driver.ask("load", position=position)
    assert driver.ask("position")["position"] == position


def test_a_position_by_hand_leaves_the_rest_to_chance(driver: Driver) -> None:
    status = driver.ask("load", position={"seats": 3, "loyalty": "draw"}, seed=9)
    assert len(status["events"]) > 10
    assert status["events"] == driver.ask("load", position={"seats": 3}, seed=9)["events"]


@pytest.mark.parametrize(
    "position", [None, [], "x", {}, {"seats": 3, "moon": 1}, {"seats": 3, "honour": {"cat": -1}}]
)
def test_an_impossible_position_is_refused_with_the_reason(
    driver: Driver, position: object
) -> None:
    assert driver.refused("load", position=position)["code"] == "bad-position"


def test_a_record_replays_to_the_same_game(driver: Driver) -> None:
    driver.until("name_player")
    before = driver.ask("status")
    record = driver.ask("record")["record"]
    assert driver.ask("replay", record=record) == {**before, "events": []}
    assert driver.ask("record")["record"] == record


def test_a_record_replays_up_to_a_line(driver: Driver) -> None:
    driver.play(driver.new(), Rng(3))
    record = driver.ask("record")["record"]
    status = driver.ask("replay", record=record, upto=9, chance="manual")
    assert status["ply"] == 9
    assert status["to_act"] == ["nature"]


def test_a_record_made_here_goes_on_with_its_own_chance(driver: Driver) -> None:
    rng = Rng(4)
    driver.play(driver.new(), rng, 12)
    record = driver.ask("record")["record"]
    first = driver.play(driver.ask("replay", record=record), Rng(5))["outcome"]
    assert driver.play(driver.ask("replay", record=record), Rng(5))["outcome"] == first


@pytest.mark.parametrize("record", ["", "hatamoto-record 1", "hatamoto-record 1\nmoves\nend 0\n"])
def test_a_text_that_is_no_record_is_a_bad_record(driver: Driver, record: str) -> None:
    assert driver.refused("replay", record=record)["code"] == "bad-record"


@pytest.mark.parametrize("upto", [-1, "3", 2.5])
def test_upto_is_a_number_of_lines(driver: Driver, upto: object) -> None:
    driver.new()
    record = driver.ask("record")["record"]
    assert driver.refused("replay", record=record, upto=upto)["code"] == "bad-argument"
