"""A bot answers for a seat: a whole set-up with one command, and not a line more."""

from collections.abc import Callable
from typing import Any

from tests.server.served import Person

Visit = Callable[..., Person]
UNITS = 17
"""This many units either side of Toba-Fushimi sets up."""


def battle(person: Person, other: dict[str, str]) -> str:
    """A table at Toba-Fushimi; the person sets up first."""
    options = {"scenario": "toba"}
    seats = [{"who": "me"}, other]
    return str(person.table(game="battles", seats=seats, options=options)["id"])


def turn(person: Person, id: str, seat: int) -> dict[str, Any]:
    """The message for a seat."""
    found: dict[str, Any] = person.get(f"/api/tables/{id}")["turns"][str(seat)]
    return found


def placed(person: Person, id: str) -> int:
    """How many units stand on the map."""
    return len(turn(person, id, 0)["view"]["pieces"])


def test_a_bot_sets_up_all_that_is_left(visit: Visit) -> None:
    host, guest = visit(), visit()
    id = battle(host, {"who": "open"})
    guest.post(f"/api/tables/{id}/seats", {"seat": 1})
    host.do(id, do="begin")
    for _ in range(2):
        asked = turn(host, id, 0)
        action = asked["legal"][0]["action"]
        host.do(id, do="act", seat=0, ply=asked["ply"], action=action)
    assert placed(host, id) == 1
    told = host.do(id, do="delegate", seat=0)
    assert told["ok"] is True
    assert placed(host, id) == UNITS
    assert turn(host, id, 0)["decision"] is None
    assert turn(guest, id, 1)["decision"]["name"] == "place_unit"


def test_what_a_bot_has_placed_is_taken_back_like_any_action(visit: Visit) -> None:
    host, guest = visit(), visit()
    id = battle(host, {"who": "open"})
    guest.post(f"/api/tables/{id}/seats", {"seat": 1})
    host.do(id, do="begin")
    host.do(id, do="delegate", seat=0)
    for _ in range(4):
        host.do(id, do="undo", seat=0)
    assert placed(host, id) == UNITS - 2
    assert turn(host, id, 0)["decision"]["name"] == "place_unit"


def test_a_bot_answers_until_the_next_paragraph_asks(visit: Visit) -> None:
    person = visit()
    id = battle(person, {"who": "bot", "level": "random"})
    with person.socket(id) as line:
        line.ask(do="delegate", seat=0)
        while (line.table["turns"]["0"]["decision"] or {}).get("name") != "order":
            line.read()
    assert placed(person, id) == 2 * UNITS
    assert turn(person, id, 0)["view"]["turn"] == 1


def test_nobody_else_is_answered_for(visit: Visit) -> None:
    host, guest = visit(), visit()
    id = battle(host, {"who": "open"})
    assert host.do(id, 409, do="delegate", seat=0)["error"]["code"] == "not-your-turn"
    guest.post(f"/api/tables/{id}/seats", {"seat": 1})
    host.do(id, do="begin")
    assert host.do(id, 403, do="delegate", seat=1)["error"]["code"] == "not-your-seat"
    assert guest.do(id, 409, do="delegate", seat=1)["error"]["code"] == "not-your-turn"
    assert placed(host, id) == 0


def test_an_answer_that_ends_the_game_is_done_like_any_other(visit: Visit) -> None:
    person = visit()
    id = str(person.table(seats=[{"who": "me"}] * 3)["id"])
    while asked := person.get(f"/api/tables/{id}")["to_act"]:
        assert person.do(id, do="delegate", seat=asked[0])["ok"] is True
    assert person.get(f"/api/tables/{id}")["status"] == "over"
