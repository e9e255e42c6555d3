"""No line ends the engine, and every line has its answer."""

import json
import random

import pytest

from hatamoto.kernel.rng import Rng
from tests.engine.driver import Driver

WORDS = [
    "command", "act", "new", "seat", "nature", "\x00", "\ud800", "é", "旗本", "{", "}", "[", "]",
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
    ],
    ids=range(19),
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
