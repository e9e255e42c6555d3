"""What happens once happens once, however many requests ask for it at the same moment.

Each attack runs against one process on SQLite, and against two on one PostgreSQL.
"""

from collections.abc import Callable, Iterator
from concurrent.futures import ThreadPoolExecutor
from contextlib import ExitStack
from pathlib import Path

import httpx
import pytest

from hatamoto.server.server_time import now_ms
from hatamoto.store.database import Database
from hatamoto.store.people import People
from hatamoto.store.sessions import RESET
from tests.server.served import SECONDS, Json, Person, Served, serving
from tests.store.postgres import PostgresServer

PASSWORD = "correct horse"
TIMES = 4
Servers = tuple[Served, Served]


@pytest.fixture(params=["sqlite", "postgresql"])
def servers(request: pytest.FixtureRequest, tmp_path: Path) -> Iterator[Servers]:
    """The two servers that requests go to, in turn."""
    with ExitStack() as running:
        if request.param == "sqlite":
            one = running.enter_context(serving(tmp_path))
            yield one, one
        else:
            database: PostgresServer = request.getfixturevalue("postgres")
            url = database.emptied()
            first, second = (running.enter_context(serving(tmp_path, url)) for _ in range(2))
            yield first, second


def at_once(
    servers: Servers, person: Person, path: str, body: Callable[[int], Json]
) -> list[httpx.Response]:
    """The answers to requests of one cookie that are sent together."""
    headers = {"cookie": person.cookie, "x-csrf-token": person.me["csrf"]}

    def ask(number: int) -> httpx.Response:
        url = servers[number % 2].base + path
        return httpx.post(url, headers=headers, json=body(number), timeout=SECONDS)

    with ThreadPoolExecutor(TIMES) as pool:
        return list(pool.map(ask, range(TIMES)))


def only(answers: list[httpx.Response], status: int) -> int:
    """The number of the one request that succeeded."""
    done = [number for number, answer in enumerate(answers) if answer.status_code == status]
    assert len(done) == 1, [answer.text for answer in answers]
    return done[0]


def profile(servers: Servers, cookie: str) -> Json:
    """Whom a cookie opens."""
    answer = httpx.get(f"{servers[0].base}/api/me", headers={"cookie": f"hatamoto={cookie}"})
    me: Json = answer.json()
    return me


def signs_in(servers: Servers, name: str, password: str) -> bool:
    """Whether a password opens an account."""
    person = Person(servers[0])
    answer = person.http.post("/api/sessions", json={"name": name, "password": password})
    person.close()
    return answer.status_code == 201


@pytest.mark.parametrize("names", [["Kunoichi"] * TIMES, ["Itto", "Jubei", "Zenki", "Goki"]])
def test_a_guest_becomes_one_account(servers: Servers, names: list[str]) -> None:
    guest = Person(servers[0])
    answers = at_once(
        servers,
        guest,
        "/api/accounts",
        lambda number: {"name": names[number], "password": f"{PASSWORD} {number}"},
    )
    done = only(answers, 201)
    refused = [answer for number, answer in enumerate(answers) if number != done]
    for answer in refused:
        told = (answer.status_code, answer.json()["error"]["message"])
        assert told[0] == 401 or told == (400, "you already have an account")
        assert "set-cookie" not in answer.headers
    assert profile(servers, answers[done].cookies["hatamoto"])["name"] == names[done]
    opened = [signs_in(servers, names[number], f"{PASSWORD} {number}") for number in range(TIMES)]
    assert opened == [number == done for number in range(TIMES)]
    guest.close()


def account(servers: Servers, name: str) -> Person:
    """Somebody with an account."""
    person = Person(servers[0])
    me = person.post("/api/accounts", {"name": name, "password": PASSWORD}, 201)
    person.me = me
    person.http.headers["x-csrf-token"] = me["csrf"]
    return person


def reset_link(served: Served, name: str) -> str:
    """The secret of a link that would be mailed to an account."""
    database = Database(served.settings.database)
    people = People(database)
    found = people.by_account(name)
    assert found is not None
    secret = people.new_secret(found[0].id, RESET, now_ms()).result(SECONDS)
    database.close()
    return secret


def test_a_link_sets_one_password(servers: Servers) -> None:
    account(servers, "Forgetful").close()
    secret, stranger = reset_link(servers[0], "Forgetful"), Person(servers[0])
    path = f"/api/password-resets/{secret}"
    answers = at_once(servers, stranger, path, lambda number: {"password": f"a new horse {number}"})
    done = only(answers, 200)
    assert sorted(answer.status_code for answer in answers) == [200, 401, 401, 401]
    opened = [signs_in(servers, "Forgetful", f"a new horse {number}") for number in range(TIMES)]
    assert opened == [number == done for number in range(TIMES)]
    stranger.close()


def test_a_password_is_changed_once(servers: Servers) -> None:
    owner = account(servers, "Changing")
    answers = at_once(
        servers,
        owner,
        "/api/password",
        lambda number: {"password": PASSWORD, "new_password": f"a new horse {number}"},
    )
    done = only(answers, 201)
    assert sorted(answer.status_code for answer in answers) == [201, 401, 401, 401]
    assert profile(servers, answers[done].cookies["hatamoto"])["name"] == "Changing"
    opened = [signs_in(servers, "Changing", f"a new horse {number}") for number in range(TIMES)]
    assert opened == [number == done for number in range(TIMES)]
    owner.close()
