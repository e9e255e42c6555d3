"""Driven as one seat, an engine tells that seat's side and nothing else."""

import json
from typing import Any

import pytest

from hatamoto.games.shogunate import GAME
from hatamoto.kernel.rng import Rng
from hatamoto.kernel.verification import verify, with_checksum
from tests.engine.driver import Driver

OWN = 0
PUBLIC: dict[str, object] = {
    "seats": 4,
    "line": ["cat", "wolf", "carp", "crane", "snake", "rooster"],
    "honour": {"cat": 2, "wolf": 1},
    "plot": "p03",
    "hatamoto": 3,
}
WORLDS: list[dict[str, object]] = [
    {
        "loyalty": [["cat", "wolf"], ["carp", "snake"], ["crane", "rooster"], ["cat", "carp"]],
        "lines": ["1 play storms"],
    },
    {
        "loyalty": [["cat", "wolf"], ["rooster", "rooster"], ["crane", "cat"], ["snake", "wolf"]],
        "lines": ["1 play arrow"],
    },
]
"""Two truths that seat 0 cannot tell apart."""
QUESTIONS: list[dict[str, object]] = [
    {"command": "status"},
    {"command": "position"},
    {"command": "record"},
    {"command": "legal", "seat": OWN},
    {"command": "view", "seat": OWN},
    {"command": "undo", "seat": OWN},
    {"command": "bot", "seat": OWN, "bot": "greedy", "seed": 1},
    {"command": "bot", "seat": OWN, "bot": "search", "seed": 1, "iterations": 8},
    {"command": "explain", "seat": OWN, "action": "name 2"},
    {"command": "explain", "seat": OWN, "action": "show carp"},
    {"command": "act", "seat": OWN, "action": "play thunder"},
    {"command": "act", "seat": OWN, "action": "play company"},
    {"command": "status"},
    {"command": "view", "seat": OWN},
    {"command": "position"},
    {"command": "record"},
    {"command": "undo", "seat": OWN},
    {"command": "status"},
]


def transcript(world: dict[str, object]) -> list[str]:
    """All an engine says to seat 0 in one of the worlds."""
    driver = Driver()
    load = {"command": "load", "position": {**PUBLIC, **world}, "as": OWN, "seed": 1}
    return [driver.engine.answer(json.dumps(question)) for question in [load, *QUESTIONS]]


def test_two_worlds_a_seat_cannot_tell_apart_sound_the_same() -> None:
    first, second = (transcript(world) for world in WORLDS)
    assert first == second
    assert sum('"ok": true' in answer for answer in first) > 10


def test_the_same_worlds_differ_for_a_driver_of_all_seats() -> None:
    driver = Driver()
    positions = []
    for world in WORLDS:
        driver.ask("load", position={**PUBLIC, **world})
        positions.append(driver.ask("position"))
    assert positions[0] != positions[1]


@pytest.mark.parametrize(
    ("command", "seat"),
    [
        *[(command, 1) for command in ("legal", "act", "explain", "view", "undo", "bot")],
        *[(command, "nature") for command in ("legal", "act", "explain", "view")],
        ("view", "all"),
        ("view", "watcher"),
    ],
)
def test_commands_for_others_are_bad_arguments(command: str, seat: object) -> None:
    driver = Driver()
    driver.new(**{"as": OWN})
    error = driver.refused(command, seat=seat, action="play storms", bot="random")
    assert error["code"] == "bad-argument"


def test_the_deal_shows_only_the_own_cards() -> None:
    events = Driver().new(**{"as": OWN})["events"]
    received = [event for event in events if event["kind"] == "loyalty_received"]
    assert [event["seat"] for event in received] == [OWN, OWN]
    assert received[0]["text"].startswith("You received")


def test_a_record_hides_what_others_hold() -> None:
    driver = Driver()
    driver.new(**{"as": OWN})
    record = driver.ask("record")["record"]
    assert record.count("nature draw ? (deal") == 6
    assert "secret" not in record
    assert driver.refused("replay", record=record)["code"] == "bad-record"


def test_a_position_leaves_what_others_hold_to_chance() -> None:
    driver = Driver()
    driver.new(**{"as": OWN})
    loyalty = driver.ask("position")["position"]["loyalty"]
    assert loyalty[1:] == [["draw", "draw"]] * 3
    assert "draw" not in loyalty[OWN]


def seat_at(record: str, upto: int) -> tuple[Driver, dict[str, Any]]:
    """An engine driven as seat 0 that stands at some line of a record."""
    driver = Driver()
    return driver, driver.ask("replay", record=record, upto=upto, **{"as": OWN})


def whole_game() -> str:
    """The record of a finished game."""
    driver = Driver()
    driver.play(driver.new(), Rng(1))
    return str(driver.ask("record")["record"])


def test_only_the_own_part_of_a_simultaneous_step_is_told() -> None:
    record = whole_game()
    for upto in range(16, 60, 3):
        _, status = seat_at(record, upto)
        assert set(status.get("decisions", {})) <= {str(OWN)}
        assert status["decision"]["prompt"]


def test_the_ply_does_not_count_what_others_answered_in_secret() -> None:
    driver = Driver()
    first = driver.ask("load", position={**PUBLIC, **WORLDS[0]}, **{"as": OWN})
    assert first["ply"] == 0
    assert driver.ask("act", seat=OWN, action="play storms", ply=0)["ply"] == 1


def test_an_undo_that_others_must_agree_to_is_refused() -> None:
    record = whole_game()
    answers = []
    for upto in range(20, 100):
        driver, _ = seat_at(record, upto)
        answer = driver.line(json.dumps({"command": "undo", "seat": OWN}))
        if not answer["ok"]:
            answers.append(answer["error"]["reason"])
    assert "undo_others_acted" in answers


def test_a_new_game_for_all_seats_shows_everything_again() -> None:
    driver = Driver()
    driver.new(**{"as": OWN})
    driver.new()
    assert driver.ask("view", seat="all")["view"]["loyalty"]


def without_moves(record: str) -> str:
    """The record cut down to its header, with a checksum that fits."""
    return with_checksum(record.partition("moves\n")[0] + "moves\nend 0\n")


def deal(driver: Driver, record: str) -> object:
    """The cards of all seats after a replay of a record."""
    driver.ask("replay", record=record)
    return driver.ask("position")["position"]["loyalty"]


def commitment(driver: Driver) -> str:
    """What chance is sealed with in the game at hand."""
    rows = driver.ask("record")["record"].split("\n")
    return next(str(row) for row in rows if row.startswith("commitment "))


@pytest.mark.parametrize("seed", [None, 7])
def test_a_record_cut_short_does_not_tell_what_one_seat_was_not_shown(seed: int | None) -> None:
    driver = Driver()
    driver.new(6, seed=seed, **{"as": OWN})
    record = driver.ask("record")["record"]
    sealed = commitment(driver)
    first, second = deal(driver, without_moves(record)), deal(driver, without_moves(record))
    assert first != second
    assert commitment(driver) != sealed


def test_a_replay_for_one_seat_takes_up_no_secret_and_leaves_none() -> None:
    driver = Driver()
    driver.new(6)
    record = without_moves(driver.ask("record")["record"])
    assert deal(driver, record) == deal(driver, record)
    sealed = [commitment(driver)]
    driver.ask("replay", record=record, **{"as": OWN})
    sealed.append(commitment(driver))
    deal(driver, without_moves(driver.ask("record")["record"]))
    sealed.append(commitment(driver))
    assert len(set(sealed)) == 3


# A referee, and an engine for each seat


@pytest.mark.parametrize("seats", [3, 6])
def test_a_referee_and_an_engine_for_each_seat_play_a_whole_game(seats: int) -> None:
    referee, sides = Driver(), [Driver() for _ in range(seats)]
    status = referee.new(seats)
    while not status["over"]:
        seat = status["to_act"][0]
        record = referee.ask("record")["record"]
        side = sides[seat].ask("replay", record=record, **{"as": seat})
        assert side["events"] == []
        views = [driver.ask("view", seat=seat)["view"] for driver in (sides[seat], referee)]
        assert views[0]["you"] == views[1]["you"]
        assert sides[seat].ask("legal", seat=seat) == referee.ask("legal", seat=seat)
        action = sides[seat].ask("bot", seat=seat, bot="random", seed=1)["action"]
        status = referee.ask("act", seat=seat, action=action)
    verdict = verify(GAME, referee.ask("record")["record"])
    assert verdict.is_proven
    assert verdict.outcome is not None
