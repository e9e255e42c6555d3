"""A field of the wrong form is named with what it should be."""

import pytest

from tests.engine.driver import Driver

WRONG: dict[str, list[object]] = {
    "'game' must be a string": [3, [], True],
    "'seats' must be a whole number, for shogunate from 3 to 6": ["3", 3.0, True, [], {}],
    "'options' must be an object": ["all", 3, [], True],
    "'seed' must be a whole number or a string": [1.5, True, [], {}],
    '\'chance\' must be "auto" or "manual"': ["dice", 1, True, [], {}],
    "'as' must be a seat from 0 to 3": ["0", 4, -1, 1.0, True, [], "nature"],
    "'position' must be an object": ["x", 3, [], True],
    "'record' must be a string": [3, [], {}, True],
    "'upto' must be a whole number from 0 to": ["3", -1, 1.5, True, [], {}],
    "'seat' must be a seat from 0 to 3": ["0", 4, -1, 1.0, True, [], {}],
    "'action' must be a string": [3, [], {}, True],
    "'actions' must be a list of strings, at least one": ["x", 3, {}, True, [], [1]],
    "'ply' must be a whole number from 0 to": ["3", -1, 1.5, True, [], {}],
    "'yes' must be true or false": ["true", 1, 0, [], {}],
    '\'bot\' must be "ashigaru" or "samurai" or "karo"': ["oracle", 3, [], True],
    "'seconds' must be a number above 0, up to 600": ["1", 0, -1, True, [], 1e9],
    "'iterations' must be a whole number from 1 to": ["1", 0, 1.5, True, [], {}],
}
"""By what the answer says, the values that are wrong."""
FIELDS: dict[str, dict[str, object]] = {
    "new": {"game": "shogunate", "seats": 4, "options": {}, "seed": 1, "chance": "auto", "as": 0},
    "load": {"position": {"seats": 4}, "seed": 1, "chance": "auto", "as": 0},
    "replay": {"record": "", "upto": 1, "seed": 1, "chance": "auto", "as": 0},
    "legal": {"seat": 0},
    "act": {"seat": 0, "action": "play storms", "ply": 1},
    "explain": {"seat": 0, "action": "play storms"},
    "view": {"seat": 0},
    "undo": {"seat": 0},
    "resign": {"seat": 0},
    "propose": {"seat": 0},
    "agree": {"seat": 0, "yes": True},
    "bot": {"seat": 0, "bot": "random", "seconds": 1, "iterations": 1, "seed": 1},
}
"""By command, all its fields as they should be."""
MISTAKES = [
    (command, key, value, words)
    for command, fields in FIELDS.items()
    for words, values in WRONG.items()
    for key in [words.split("'")[1]]
    if key in fields or (key == "actions" and "action" in fields)
    for value in values
]


@pytest.mark.parametrize(("command", "key", "value", "words"), MISTAKES)
def test_a_field_of_the_wrong_form_is_named_with_what_it_should_be(
    driver: Driver, command: str, key: str, value: object, words: str
) -> None:
    driver.new()
    fields = {**FIELDS[command], "record": driver.ask("record")["record"], key: value}
    if key == "actions":
        del fields["action"]
    before = driver.ask("status")
    error = driver.refused(command, **fields)
    assert error["code"] == ("bad-position" if key == "position" else "bad-argument")
    assert error["message"].startswith(words)
    assert driver.ask("status") == before


@pytest.mark.parametrize("seats", [2, 7, -1, 10**20])
def test_a_number_of_seats_no_game_has_is_told(driver: Driver, seats: int) -> None:
    message = driver.refused("new", game="shogunate", seats=seats)["message"]
    assert message == f"shogunate takes 3 to 6 seats, not {seats}"


def test_every_command_is_among_them(driver: Driver) -> None:
    without = {"hello", "games", "status", "position", "record", "quit"}
    assert set(driver.engine._commands) == set(FIELDS) | without
