"""What was given out before ends with a new account or password; a token does what it is for."""

from collections.abc import Callable
from pathlib import Path

import httpx
import pytest

from hatamoto.store.sessions import DAY_MS
from tests.server.served import Json, Person, serving
from tests.server.test_accounts import Bearer
from tests.server.test_upkeep import Past, now

Visit = Callable[..., Person]
PASSWORD = "correct horse"
OPEN = [{"who": "me"}, {"who": "open"}, {"who": "open"}]


def twin(person: Person) -> Person:
    """Somebody else with a copy of a person's cookie."""
    other = Person(person.served)
    other.http.cookies.clear()
    other.http.cookies.set("hatamoto", person.http.cookies["hatamoto"])
    other.http.headers["x-csrf-token"] = person.me["csrf"]
    return other


def renew(person: Person, me: dict[str, str]) -> None:
    """Use the CSRF token of the new cookie."""
    person.me = dict(me)
    person.http.headers["x-csrf-token"] = me["csrf"]


def program(person: Person, **wishes: object) -> Bearer:
    """A program with a token of somebody."""
    return Bearer(
        person.served, person.post("/api/tokens", {"label": "bot", **wishes}, 201)["token"]
    )


def test_an_account_ends_what_the_guest_gave_out(visit: Visit) -> None:
    person = visit()
    id = person.table(seats=OPEN)["id"]
    copy, bot = twin(person), program(person)
    second = program(person)
    with copy.socket(id) as line, bot.socket(id) as lent:
        assert (line.read()["you"], lent.read()["you"]) == ([0], [0])
        person.post("/api/accounts", {"name": "Fresh", "password": PASSWORD}, 201)
        assert (line.end(), lent.end()) == (4001, 4001)
    assert copy.http.get("/api/sessions").status_code == 401
    for token in (bot, second):
        assert token.http.get("/api/me").status_code == 401
    assert person.get(f"/api/tables/{id}")["you"] == [0]
    for one in (copy, bot, second):
        one.close()


def test_a_new_password_ends_everything_but_the_browser_that_set_it(visit: Visit) -> None:
    person, elsewhere = visit(), visit()
    renew(person, person.post("/api/accounts", {"name": "Changing", "password": PASSWORD}, 201))
    elsewhere.post("/api/sessions", {"name": "Changing", "password": PASSWORD}, 201)
    bot = program(person)
    copy = twin(person)
    id = person.table(seats=OPEN)["id"]
    wrong = {"password": "a guess", "new_password": "a new horse"}
    person.post("/api/password", wrong, 401)
    with elsewhere.socket(id) as line:
        line.read()
        right = {"password": PASSWORD, "new_password": "a new horse"}
        renew(person, person.post("/api/password", right, 201))
        assert line.end() == 4001
    for other in (elsewhere, bot, copy):
        assert other.http.get("/api/sessions").status_code == 401
    assert person.get("/api/me")["guest"] is False
    visit().post("/api/sessions", {"name": "Changing", "password": PASSWORD}, 401)
    visit().post("/api/sessions", {"name": "Changing", "password": "a new horse"}, 201)
    bot.close()
    copy.close()


def test_a_guest_has_no_password_to_change(visit: Visit) -> None:
    body = {"password": "", "new_password": "a new horse"}
    visit().post("/api/password", body, 401)


def test_signing_in_ends_the_cookie_of_before(visit: Visit) -> None:
    owner, guest = visit(), visit()
    owner.post("/api/accounts", {"name": "Returning", "password": PASSWORD}, 201)
    copy = twin(guest)
    guest.post("/api/sessions", {"name": "Returning", "password": PASSWORD}, 201)
    assert copy.http.get("/api/sessions").status_code == 401
    copy.close()


FORBIDDEN = [
    ("POST", "/api/tokens", {"label": "another"}),
    ("PATCH", "/api/me", {"name": "Machine"}),
    ("PATCH", "/api/me", {"lang": "ja"}),
    ("PATCH", "/api/me", {"email": "thief@example.org"}),
    ("PATCH", "/api/me", {"email": ""}),
    ("PATCH", "/api/me", {"email_notices": False}),
    ("PATCH", "/api/me", {"webhook": "https://93.184.215.14/hook"}),
    ("POST", "/api/password", {"password": PASSWORD, "new_password": "a new horse"}),
    ("POST", "/api/accounts", {"name": "thief", "password": PASSWORD}),
    ("POST", "/api/sessions", {"name": "thief", "password": PASSWORD}),
    ("GET", "/api/sessions", None),
    ("DELETE", f"/api/sessions/{'0' * 16}", None),
    ("DELETE", "/api/sessions", None),
    ("POST", "/api/push-subscriptions", {"endpoint": "https://93.184.215.14/", "keys": {}}),
]


@pytest.mark.parametrize("scope", ["play", "read"])
@pytest.mark.parametrize(("method", "path", "body"), FORBIDDEN)
def test_a_token_changes_nothing_of_the_account(
    visit: Visit, scope: str, method: str, path: str, body: object
) -> None:
    bot = program(visit(), scope=scope)
    answer = bot.http.request(method, path, json=body)
    assert answer.status_code == 403, answer.text
    assert answer.json()["error"]["code"] == "forbidden"
    bot.close()


def test_a_token_does_not_tell_the_address(visit: Visit) -> None:
    person = visit()
    person.http.patch("/api/me", json={"email": "mine@example.org"})
    bot = program(person)
    assert bot.http.get("/api/me").json()["email"] is None
    bot.close()


def test_a_token_that_reads_does_nothing_else(visit: Visit) -> None:
    person = visit()
    id = person.table()["id"]
    bot = program(person, scope="read")
    assert bot.get(f"/api/tables/{id}")["you"] == [0]
    assert bot.http.get("/api/tables?list=mine").status_code == 200
    commands: list[Json] = [{"do": "chat", "text": "hello"}, {"do": "resign", "seat": 0}]
    for command in commands:
        bot.post(f"/api/tables/{id}/commands", command, 403)
    bot.post("/api/tables", {"game": "shogunate", "seats": OPEN}, 403)
    bot.post(f"/api/tables/{id}/rematch", {}, 403)
    assert bot.http.patch("/api/me", json={"name": "X"}).status_code == 403
    with bot.socket(id) as line:
        assert line.read()["you"] == [0]
        assert line.ask(do="ping")["is"] == "pong"
        for command in commands:
            assert line.ask(**command)["error"]["code"] == "forbidden"
    bot.close()


@pytest.mark.parametrize(("scope", "links"), [("play", ["1", "2"]), ("read", [])])
def test_a_token_that_only_reads_gets_no_invitations(
    visit: Visit, scope: str, links: list[str]
) -> None:
    """Whoever has an invitation can take the seat."""
    person = visit()
    id = person.table(seats=OPEN, public=False)["id"]
    bot = program(person, scope=scope)
    assert sorted(bot.get(f"/api/tables/{id}")["invitations"]) == links
    with bot.socket(id) as line:
        assert sorted(line.read()["invitations"]) == links
    bot.close()


@pytest.mark.parametrize("wish", [{"days": 0}, {"days": 366}, {"scope": "all"}])
def test_a_token_that_cannot_be_is_refused(visit: Visit, wish: dict[str, object]) -> None:
    visit().post("/api/tokens", {"label": "bot", **wish}, 400)


def test_a_token_has_an_end_and_shows_it(visit: Visit) -> None:
    person = visit()
    program(person, scope="read", days=2).close()
    rows = [row for row in person.get("/api/sessions")["sessions"] if row["kind"] == "token"]
    assert [row["scope"] for row in rows] == ["read"]
    assert 0 < rows[0]["expires_at"] - now() <= 2 * DAY_MS


def test_a_token_that_ended_opens_nothing(tmp_path: Path) -> None:
    past = Past(tmp_path)
    holder, _ = past.guest()
    token = past.people.new_token(holder, now() - 3 * DAY_MS, "play", lasts=2 * DAY_MS).result(60)
    with serving(tmp_path) as served:
        headers = {"authorization": f"Bearer {token}"}
        assert httpx.get(f"{served.base}/api/me", headers=headers).status_code == 401
    past.database.close()
