"""Whoever the operator bans is out at once, on both databases; their seats stay."""

from collections.abc import Iterator
from pathlib import Path

import pytest

from tests.cli.running import run
from tests.server.served import Person, Served, serving
from tests.server.test_sessions import OPEN, PASSWORD, program, renew
from tests.store.postgres import PostgresServer


@pytest.fixture(params=["sqlite", "postgresql"])
def served(request: pytest.FixtureRequest, tmp_path: Path) -> Iterator[Served]:
    """A server on either database."""
    url = ""
    if request.param == "postgresql":
        running: PostgresServer = request.getfixturevalue("postgres")
        url = running.emptied()
    with serving(tmp_path, url) as one:
        yield one


def admin(served: Served, *words: str) -> str:
    """What a command of the operator prints."""
    done = run("admin", *words, "--database", served.settings.database)
    assert done.code == 0, done
    return done.out


def test_a_ban_ends_sessions_tokens_and_sockets_and_seats_stay(served: Served) -> None:
    person, other = Person(served), Person(served)
    renew(person, person.post("/api/accounts", {"name": "Kira", "password": PASSWORD}, 201))
    bot = program(person)
    id = person.table(seats=OPEN)["id"]
    with person.socket(id) as line, bot.socket(id) as lent:
        assert (line.read()["you"], lent.read()["you"]) == ([0], [0])
        assert "is banned until" in admin(served, "ban", "kira", "--days", "2")
        assert (line.end(), lent.end()) == (4001, 4001)
    for closed in (person, bot):
        said = {"do": "chat", "text": "still here"}
        answer = closed.http.post(f"/api/tables/{id}/commands", json=said)
        assert answer.status_code == 401
    refused = other.post("/api/sessions", {"name": "Kira", "password": PASSWORD}, 403)["error"]
    assert refused["code"] == "banned"
    assert refused["message"].startswith("you are banned from this server until 20")
    guess = other.post("/api/sessions", {"name": "Kira", "password": "a guess"}, 401)["error"]
    assert guess["code"] == "not-signed-in"
    assert other.get(f"/api/tables/{id}")["seats"][0]["name"] == "Kira"
    admin(served, "unban", "kira")
    renew(other, other.post("/api/sessions", {"name": "Kira", "password": PASSWORD}, 201))
    assert other.get(f"/api/tables/{id}")["you"] == [0]
    for one in (person, other, bot):
        one.close()


def test_a_ban_of_a_guest_ends_their_cookie(served: Served) -> None:
    guest = Person(served)
    guest.table(seats=OPEN)
    (row,) = [line for line in admin(served, "people").splitlines() if "guest" in line]
    assert "is banned for good" in admin(served, "ban", row.split()[0])
    assert guest.http.get("/api/sessions").status_code == 401
    guest.close()
