"""Every request has an id, on its response and in the log; access lines hold no secret."""

import json
from pathlib import Path
from typing import Any

import pytest

from hatamoto.server.access_log import SAFE_ID
from tests.server.served import Person, Served, serving

Rows = list[dict[str, Any]]
SECRET = "a-secret-of-a-link"


def rows(served: Served, logger: str = "hatamoto.access") -> Rows:
    """What a logger has written as JSON."""
    every = [json.loads(line) for line in served.logged().splitlines()]
    return [row for row in every if row["logger"] == logger]


@pytest.mark.parametrize("given", ["short", "x" * 65, "a space in it", "a;b;c;d;e;f", ""])
def test_an_id_that_is_not_safe_is_replaced(served: Served, given: str) -> None:
    person = Person(served)
    ids = [
        person.http.get("/healthz", headers={"x-request-id": given}).headers["x-request-id"]
        for _ in range(2)
    ]
    assert given not in ids
    assert ids[0] != ids[1]
    assert all(SAFE_ID.fullmatch(id.encode()) for id in ids)
    person.close()


def test_an_id_that_is_safe_comes_back_also_with_errors(served: Served) -> None:
    person, given = Person(served), {"x-request-id": "from-a.proxy_1"}
    for path in ("/healthz", "/api/tables/0123456789abcdef", "/api/nothing"):
        answer = person.http.get(path, headers=given)
        assert answer.headers.get_list("x-request-id") == ["from-a.proxy_1"]
    person.close()


def test_lines_name_routes_and_hold_no_secret(tmp_path: Path) -> None:
    with serving(tmp_path, log="json", access_log="on") as served:
        person = Person(served)
        id = person.table()["id"]
        answer = person.http.get(f"/api/tables/{id}?key={'c' * 32}")
        person.http.post(f"/api/password-resets/{SECRET}", json={"password": SECRET})
        person.http.get(f"/{SECRET}.html")
        wrong = {"name": "Kira", "password": SECRET}
        named = {"x-request-id": "the-sign-in"}
        person.http.post("/api/sessions", json=wrong, headers=named)
        with person.socket(id) as line:
            line.read()
            line.ask(do="chat", text=SECRET)
        cookie = person.http.cookies["hatamoto"]
        person.close()
    told = {(row["method"], row["route"]): row for row in rows(served)}
    seen = told["GET", "/api/tables/{id}"]
    assert (seen["status"], seen["address"]) == (200, "127.0.0.1")
    assert seen["bytes"] == int(answer.headers["content-length"])
    assert seen["request"] == answer.headers["x-request-id"]
    assert seen["ms"] > 0
    assert told["POST", "/api/password-resets/{secret}"]["status"] == 401
    assert told["GET", "/{path}"]["status"] == 404
    socket = told["SOCKET", "/api/tables/{id}/socket"]
    assert socket["bytes"] > 1000
    assert len(seen["holder"]) == 24
    assert {seen["holder"], socket["holder"]} == {told["POST", "/api/tables"]["holder"]}
    (refused,) = rows(served, "hatamoto.sign_in")
    assert refused["request"] == told["POST", "/api/sessions"]["request"] == "the-sign-in"
    for secret in (SECRET, "c" * 32, cookie, person.me["csrf"], "?"):
        assert secret not in served.logged()


def test_without_the_setting_there_are_no_access_lines(tmp_path: Path) -> None:
    with serving(tmp_path, log="json") as served:
        person = Person(served)
        assert person.http.get("/healthz").headers["x-request-id"]
        person.close()
    assert rows(served) == []


def test_lines_for_people_have_the_id_too(tmp_path: Path) -> None:
    with serving(tmp_path, access_log="on") as served:
        person = Person(served)
        person.http.get("/healthz", headers={"x-request-id": "for-people"})
        person.close()
    (line,) = [line for line in served.logged().splitlines() if "/healthz" in line]
    assert "INFO hatamoto.access: GET /healthz 200 in" in line
    assert line.endswith("[for-people]")
