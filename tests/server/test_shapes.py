"""A body or frame of the wrong form: the sentence names the field and says why."""

from typing import Any

import pytest

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
        ([], "the body must be an object, not a list"),
        (None, "the body is missing"),
    ],
)
def test_a_body_of_the_wrong_form_is_told_which_field(
    person: Person, body: Any, sentence: str
) -> None:
    error = person.post("/api/tables", body, 400)["error"]
    assert (error["code"], error["message"]) == ("bad-argument", sentence)


def test_a_body_that_is_no_json_is_told_so(person: Person) -> None:
    headers = {"content-type": "application/json"}
    answer = person.http.post("/api/tables", content=b"{game", headers=headers)
    assert answer.status_code == 400
    assert answer.json()["error"]["message"].startswith("the body is no JSON: ")


@pytest.mark.parametrize(
    ("path", "sentence"),
    [
        ("/api/tables?page=x", "page must be a whole number, not text"),
        ("/api/tables?page=-1", "page: Expected int >= 0"),
        (
            "/api/tables/0123456789abcdef/moments/0?seat=x",
            "seat must be a whole number or null, not text",
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
        "a body has at most 65,536 bytes",
    )


def test_a_frame_of_the_wrong_form_is_told_which_field(person: Person) -> None:
    with person.socket(person.table()["id"]) as line:
        line.read()
        for frame, sentence in (
            ({}, "do is missing"),
            ({"do": 5}, "do must be text, not a whole number"),
            ({"do": "act", "shoe": 42}, "there is no field shoe"),
        ):
            assert line.ask(**frame)["error"]["message"] == f"this is no command: {sentence}"
        assert line.ask(do="act")["error"]["message"] == "seat is missing"
        line.send("[]")
        first = line.ask(do="ping")["error"]["message"]
        assert first == "this is no command: the frame must be an object, not a list"
