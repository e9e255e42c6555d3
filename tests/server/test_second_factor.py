"""A second factor: required once enabled, each code is valid once, guessing is slow."""

import base64
import time
from collections.abc import Callable

import pytest

from hatamoto.server.attempts import FREE
from hatamoto.server.codes import RECOVERY_CODES, STEP, step_of, totp
from tests.server.served import Json, Person

Visit = Callable[..., Person]
PASSWORD = "correct horse"


def code(secret: str, drift: int = 0) -> str:
    """The code a phone shows."""
    step = int(time.time()) // STEP + drift
    return totp(base64.b32decode(secret)).generate(step * STEP).decode()


def guarded(visit: Visit, name: str) -> tuple[Person, str, list[str]]:
    """Somebody with a second factor, its secret and the spare codes."""
    person = visit()
    me = person.post("/api/accounts", {"name": name, "password": PASSWORD}, 201)
    person.http.headers["x-csrf-token"] = me["csrf"]
    assert person.get("/api/second-factor") == {"on": False}
    made = person.post("/api/second-factor", {"password": PASSWORD}, 201)
    assert made["link"].startswith("otpauth://totp/Hatamoto:")
    first = {"code": code(made["secret"], -1)}
    spare: list[str] = person.post("/api/second-factor/confirmation", first)["codes"]
    assert person.get("/api/second-factor") == {"on": True}
    return person, made["secret"], spare


def sign_in(person: Person, name: str, status: int, **more: str) -> Json:
    """An attempt to sign in."""
    return person.post("/api/sessions", {"name": name, "password": PASSWORD, **more}, status)


def test_the_password_alone_is_not_enough(visit: Visit) -> None:
    _, secret, _ = guarded(visit, "Guarded")
    refused = sign_in(visit(), "Guarded", 401)
    assert refused["error"]["code"] == "second-factor"
    assert sign_in(visit(), "Guarded", 401, code="000000x")["error"]["code"] == "second-factor"
    shown = code(secret)
    assert sign_in(visit(), "Guarded", 201, code=f"{shown[:3]} {shown[3:]}")["name"] == "Guarded"
    used = sign_in(visit(), "Guarded", 401, code=shown)
    assert used["error"]["message"] == "that code is wrong or already used"


def test_a_wrong_password_does_not_tell_that_there_is_a_factor(visit: Visit) -> None:
    guarded(visit, "Quiet")
    refused = visit().post("/api/sessions", {"name": "Quiet", "password": "wrong"}, 401)
    assert refused["error"]["code"] == "not-signed-in"


def test_a_spare_code_is_good_once(visit: Visit) -> None:
    _, _, spare = guarded(visit, "Careless")
    assert len(set(spare)) == RECOVERY_CODES
    sign_in(visit(), "Careless", 201, code=spare[0].upper())
    sign_in(visit(), "Careless", 401, code=spare[0])
    sign_in(visit(), "Careless", 201, code=spare[1])


def test_codes_are_not_guessed_quickly(visit: Visit) -> None:
    guarded(visit, "Hammered")
    guesser = visit()
    body = {"name": "Hammered", "password": PASSWORD, "code": "123456"}
    answers = [guesser.http.post("/api/sessions", json=body).status_code for _ in range(FREE + 1)]
    assert answers == [401] * FREE + [429]


def test_the_password_in_a_session_gives_no_more_guesses(visit: Visit) -> None:
    """The attack: in a borrowed session, give the right password between guesses at the code."""
    owner, _, _ = guarded(visit, "Pestered")
    guesser = visit()
    body = {"name": "Pestered", "password": PASSWORD, "code": "123456"}
    for _ in range(FREE - 1):
        assert guesser.http.post("/api/sessions", json=body).status_code == 401
        owner.post("/api/passkeys/options", {"password": PASSWORD})
    answers = [guesser.http.post("/api/sessions", json=body).status_code for _ in range(2)]
    assert answers == [401, 429]


def test_it_is_not_on_before_a_code_was_shown(visit: Visit) -> None:
    person = visit()
    me = person.post("/api/accounts", {"name": "Undecided", "password": PASSWORD}, 201)
    person.http.headers["x-csrf-token"] = me["csrf"]
    person.post("/api/second-factor", {"password": "wrong horse"}, 401)
    person.post("/api/second-factor/confirmation", {"code": "000000"}, 401)
    person.post("/api/second-factor", {"password": PASSWORD}, 201)
    sign_in(visit(), "Undecided", 201)


def test_it_ends_with_password_and_code(visit: Visit) -> None:
    person, secret, spare = guarded(visit, "Relaxed")
    person.post("/api/second-factor", {"password": PASSWORD}, 400)
    end = "/api/second-factor/removal"
    person.post(end, {"password": "wrong", "code": spare[0]}, 401)
    person.post(end, {"password": PASSWORD, "code": "x"}, 401)
    person.post(end, {"password": PASSWORD, "code": code(secret)})
    sign_in(visit(), "Relaxed", 201)


def test_a_guest_has_none(visit: Visit) -> None:
    visit().post("/api/second-factor", {"password": ""}, 401)


@pytest.mark.parametrize(("drift", "found"), [(-2, False), (-1, True), (1, True), (2, False)])
def test_a_clock_may_be_off_by_a_step(drift: int, found: bool) -> None:
    secret, now = b"12345678901234567890", 1_111_111_109.0
    shown = totp(secret).generate((int(now) // STEP + drift) * STEP).decode()
    assert (step_of(secret, shown, now) is not None) == found


def test_codes_are_those_of_the_standard() -> None:
    assert step_of(b"12345678901234567890", "081804", 1_111_111_109.0) == 1_111_111_109 // STEP
