"""A body or frame of the wrong form: the sentence names the field and says why."""

import re
from typing import Any

import pytest

from hatamoto.kernel.errors import BadArgument
from hatamoto.server.socket_replies import read
from tests.server.served import SEATS, Person


@pytest.mark.parametrize(
    ("body", "sentence"),
    [
        ({}, "game is missing"),
        ({"game": "shogunate"}, "seats is missing"),
        ({"game": 5, "seats": SEATS}, "game must be text, not a whole number"),
        ({"game": "shogunate", "seats": "me"}, "seats must be a list, not text"),
        ({"game": "shogunate", "seats": [{}]}, "seats[0].who is missing"),
        (
            {"game": "shogunate", "seats": [*SEATS, {"who": "you"}]},
            "seats[3].who cannot be 'you'; it is one of me, open, bot",
        ),
        (
            {"game": "shogunate", "seats": [{"who": "me", "shoe": 42}]},
            "there is no field seats[0].shoe",
        ),
        (
            {"game": "shogunate", "seats": SEATS, "clock": {"kind": "sand"}},
            "clock.kind cannot be 'sand'; it is one of none, live, post",
        ),
        (
            {"game": "shogunate", "seats": SEATS, "clock": {"minutes": "ten"}},
            "clock.minutes must be a whole number, not text",
        ),
        ({"game": "shogunate", "seats": SEATS, "seed": 5}, "seed must be null, not a whole number"),
        (
            {"game": "shogunate", "seats": SEATS, "clock": {"days": "1"}},
            "clock.days must be a whole number, not text",
        ),
        (
            {"game": "shogunate", "seats": SEATS, "public": "true"},
            "public must be true or false, not text",
        ),
        (
            {"game": "shogunate", "seats": SEATS, "key": "short"},
            "key must be text of 8 to 64 characters or null, not 'short'",
        ),
        ([], "the body must be an object, not a list"),
        (None, "the body is missing"),
    ],
)
def test_a_body_of_the_wrong_form_is_told_which_field(
    person: Person, body: Any, sentence: str
) -> None:
    error = person.post("/api/tables", body, 400)["error"]
    assert (error["code"], error["message"]) == ("bad-argument", sentence)


@pytest.mark.parametrize("yes", [1, "true"])
def test_consent_is_true_or_false_and_nothing_like_it(person: Person, yes: object) -> None:
    table = person.table()
    answer = person.do(table["id"], 400, do="abandon", seat=0, yes=yes)
    assert answer["error"]["message"].startswith("yes must be true or false")


def test_a_level_is_named_or_numbered(person: Person) -> None:
    seats = [{"who": "open"}, {"who": "bot", "level": 5}, {"who": "bot", "level": "shogun"}]
    table = person.table(seats=seats)
    assert [seat["level"] for seat in table["seats"]][1:] == ["shogun", "shogun"]


def test_a_body_that_is_no_json_is_told_so(person: Person) -> None:
    headers = {"content-type": "application/json"}
    answer = person.http.post("/api/tables", content=b"{game", headers=headers)
    assert answer.status_code == 400
    assert answer.json()["error"]["message"].startswith("the body is not JSON: ")


@pytest.mark.parametrize(
    ("path", "sentence"),
    [
        ("/api/tables?page=x", "page must be a whole number from 0 to 10000, not 'x'"),
        ("/api/tables?page=-1", "page must be a whole number from 0 to 10000, not '-1'"),
        (
            "/api/tables/0123456789abcdef/moments/0?seat=x",
            "seat must be a whole number or null, not 'x'",
        ),
    ],
)
def test_a_parameter_of_the_wrong_form_is_told_which(
    person: Person, path: str, sentence: str
) -> None:
    assert person.get(path, 400)["error"]["message"] == sentence


def test_a_method_nobody_takes_and_a_body_too_large_are_said_in_sentences(person: Person) -> None:
    wrong = person.http.put("/api/tables", json={})
    assert (wrong.status_code, wrong.json()["error"]["message"]) == (
        405,
        "this route does not take that method",
    )
    large = person.http.patch("/api/me", json={"name": "x" * 70_000})
    assert (large.status_code, large.json()["error"]["message"]) == (
        413,
        "a body here has at most 65,536 bytes",
    )


@pytest.mark.parametrize(
    ("frame", "sentence"),
    [
        ({}, "do is missing"),
        ({"do": 5}, "do cannot be 5; it is one of act, delegate, entrust, explain, forecast"),
        ({"do": "dance"}, "do cannot be 'dance'; it is one of act, delegate, entrust, explain"),
        ({"do": "act", "shoe": 42}, "there is no field shoe"),
        ({"do": "act"}, "seat is missing"),
        ({"do": "act", "seat": None}, "seat must be a whole number, not null"),
        ({"do": "act", "seat": True}, "seat must be a whole number, not true or false"),
        ({"do": "act", "seat": 0, "action": 5}, "action must be text or null, not a whole number"),
        ({"do": "act", "seat": 0, "actions": ["a", 5]}, "actions[1] must be text, not a whole"),
        (
            {"do": "act", "seat": 0, "actions": ["a"] * 101},
            "actions must be a list of at most 100 or null, not 101",
        ),
        ({"do": "undo", "seat": 0, "count": 0}, "count must be a whole number from 1 to 100"),
        ({"do": "chat", "seat": 0, "text": "x"}, "there is no field seat"),
        ([], "the frame must be an object, not a list"),
        (None, "the frame must be an object, not null"),
    ],
    ids=str,
)
def test_a_command_of_the_wrong_form_is_told_which_field(frame: object, sentence: str) -> None:
    with pytest.raises(BadArgument, match=re.escape(f"not a command: {sentence}")):
        read(frame)


def test_a_wrong_command_is_answered_with_its_id(person: Person) -> None:
    id = person.table()["id"]
    with person.socket(id) as line:
        line.read()
        denied = line.ask(do="act", id="a")
    assert (denied["id"], denied["error"]["message"]) == (
        "a",
        "not a command: seat is missing",
    )
    assert person.do(id, 400, do="act")["error"]["message"] == "seat is missing"
    assert person.do(id, 400, do="dance")["error"]["message"].startswith("do cannot be 'dance'")
