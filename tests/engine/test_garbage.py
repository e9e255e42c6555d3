"""No line ends the engine, and every line has its answer."""

import json
import random

import pytest

from hatamoto.games.shogunate import GAME
from hatamoto.kernel.rng import Rng
from hatamoto.kernel.verification import verify
from tests.engine.driver import Driver

WORDS = [
    "command", "act", "actions", "resign", "propose", "agree", "new", "seat", "nature",
    "\x00", "\ud800", "é", "旗本", "{", "}", "[", "]",
    '"', ":", ",", "null", "1e999", "-", "\\u0000", "\\ud800", " ", "NaN", "true",
]  # fmt: skip


def garbage(rng: random.Random) -> str:
    """A line that is almost never a request."""
    kind = rng.randrange(4)
    if kind == 0:
        return "".join(chr(rng.randrange(1, 0x3000)) for _ in range(rng.randrange(60)))
    if kind == 1:
        return "".join(rng.choice(WORDS) for _ in range(rng.randrange(20)))
    if kind == 2:
        return json.dumps(rng.choice([None, 1, "act", [], [{}], 1.5, True]))
    return '{"command": "act", ' + "".join(rng.choice(WORDS) for _ in range(6))


def test_ten_thousand_lines_of_garbage_are_ten_thousand_errors() -> None:
    driver = Driver()
    rng = random.Random(7)
    codes = set()
    for _ in range(10_000):
        answer = driver.line(garbage(rng).replace("\n", " "))
        assert not answer["ok"]
        codes.add(answer["error"]["code"])
    assert codes <= {"bad-json", "unknown-command"}
    assert driver.play(driver.new(), Rng(1))["over"]


@pytest.mark.parametrize(
    "line",
    [
        "",
        " ",
        "null",
        "[]",
        '"hello"',
        "3",
        "{",
        '{"command": "hello"',
        '{"command": "hello"} {}',
        "{'command': 'hello'}",
        '{"command": NaN}',
        '{"command": "hello", "id": 1e999}',
        '{"command": "hello", "id": -Infinity}',
        '{"command": "hello", "id": ' + "9" * 5000 + "}",
        '{"command": "hello", "id": "\\ud800"}',
        "[" * 100_000,
        '{"a":' * 100_000,
        '{"command": "hello", "id": ' + "[" * 70 + "]" * 70 + "}",
        "\ufeff{}",
        '{"command": "hello", "command": "games"}',
        '{"command": "hello", "id": [{"a": 1, "a" : ":"}]}',
    ],
    ids=range(21),
)
def test_what_is_no_json_object_is_bad_json(line: str) -> None:
    assert Driver().line(line)["error"]["code"] == "bad-json"


def test_large_numbers_are_only_numbers() -> None:
    driver = Driver()
    assert driver.ask("hello", id=10**300)["id"] == 10**300
    driver.new()
    for field in ("seat", "ply", "seats"):
        fields = {"seat": 0, "action": "play storms", "game": "shogunate", field: 10**300}
        assert driver.refused("new" if field == "seats" else "act", **fields)["code"] == (
            "bad-argument"
        )


def mutated(value: object, rng: random.Random) -> object:
    """Something near a request's value, mostly of the wrong form."""
    junk: list[object] = [None, True, -1, 99, 1.5, "", "x", [], {}, [[]], {"x": 1}, "draw"]
    if isinstance(value, dict) and value and rng.random() < 0.7:
        key = rng.choice(sorted(value))
        return {**value, key: mutated(value[key], rng)}
    if isinstance(value, list) and value and rng.random() < 0.7:
        at = rng.randrange(len(value))
        return [*value[:at], mutated(value[at], rng), *value[at + 1 :]]
    return rng.choice(junk)


def test_positions_that_went_wrong_never_end_the_engine() -> None:
    driver = Driver()
    rng = random.Random(3)
    driver.play(driver.new(), Rng(2), 40)
    position = driver.ask("position")["position"]
    taken = 0
    for _ in range(300):
        wrong = json.dumps({"command": "load", "position": mutated(position, rng)})
        answer = driver.line(wrong)
        if answer["ok"]:
            taken += 1
            driver.play(driver.ask("status"), Rng(taken), 5)
        else:
            assert answer["error"]["code"] in ("bad-position", "unknown-game")
            assert "fault of its own" not in answer["error"]["message"]
    assert 0 < taken < 300


REQUESTS: list[dict[str, object]] = [
    {"command": "act", "seat": 0, "actions": ["play storms", "play arrow"], "ply": 14},
    {"command": "act", "seat": 1, "actions": ["play cloaked"]},
    {"command": "act", "seat": 2, "action": "play storms"},
    {"command": "explain", "seat": 0, "actions": ["play storms", "dance", ""]},
    {"command": "resign", "seat": 3},
    {"command": "propose", "seat": 1},
    {"command": "agree", "seat": 2, "yes": True},
    {"command": "agree", "seat": 0, "yes": False},
]
CODES = {
    "unknown-command", "bad-argument", "illegal-action", "not-your-turn", "game-over",
}  # fmt: skip


def test_ten_thousand_requests_gone_wrong_end_nothing_and_change_nothing() -> None:
    driver = Driver()
    rng = random.Random(11)
    driver.new(5)
    seen = {True: 0, False: 0}
    for count in range(10_000):
        if count % 50 == 0:
            driver.new(5, seed=count)
        request = rng.choice(REQUESTS)
        before = driver.ask("status")
        line = json.dumps(mutated(request, rng) if rng.random() < 0.8 else request)
        answer = driver.line(line)
        seen[answer["ok"]] += 1
        if not answer["ok"]:
            code, message = answer["error"]["code"], answer["error"]["message"]
            assert code in CODES | {"bad-json"}, line
            assert "fault of its own" not in message, line
            assert driver.ask("status") == before, line
    assert min(seen.values()) > 500


def test_a_fault_of_the_engine_is_internal_and_not_the_clients(driver: Driver) -> None:
    driver.new()
    assert driver.engine.session is not None
    del driver.engine.session.match
    error = driver.refused("status")
    assert error["code"] == "internal"
    assert "fault of its own" in error["message"]
    assert driver.new()["ok"]


def test_the_record_of_a_game_driven_by_garbage_verifies() -> None:
    driver = Driver()
    rng = random.Random(5)
    ends: list[str] = []
    for seed in range(12):
        driver.new(3, seed=seed)
        for _ in range(30):
            seat = rng.randrange(3)
            request = {**rng.choice(REQUESTS), "seat": seat}
            driver.line(json.dumps(mutated(request, rng)))
            if request["command"] != "resign" or rng.random() < 0.3:
                driver.line(json.dumps(request))
        status = driver.play(driver.ask("status"), Rng(seed))
        verify(GAME, driver.ask("record")["record"])
        ends.append(status["outcome"]["reason"])
    assert {"resigned", "agreed_draw"} <= set(ends)
    assert len(set(ends)) > 2
