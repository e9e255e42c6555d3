"""Pages of others cannot make a browser change anything here."""

from collections.abc import Callable, Iterator

import pytest
from websockets.exceptions import ConnectionClosed

from hatamoto.server.socket import NOT_ADMITTED
from tests.server.served import Person, Served, serving

Visit = Callable[..., Person]
PUBLIC = "https://games.example.org"
CHAT = {"do": "chat", "text": "from elsewhere"}


@pytest.fixture(scope="module")
def public(tmp_path_factory: pytest.TempPathFactory) -> Iterator[Served]:
    """A server that people reach by a public address."""
    with serving(tmp_path_factory.mktemp("public"), public_url=f"{PUBLIC}/") as running:
        yield running


def foreign(base: str) -> list[str]:
    """Origins that are not the server's, though some resemble it."""
    port = base.rpartition(":")[2]
    return [
        "null",
        "",
        "https://evil.example",
        f"{base}.evil.example",
        f"{base}0",
        f"http://evil.example:{port}",
        f"ftp://127.0.0.1:{port}",
        "http://[",
        "http://127.0.0.1:99999",
    ]


def test_changes_that_a_foreign_page_asks_for_are_refused(person: Person) -> None:
    id = person.table()["id"]
    for origin in foreign(person.served.base):
        for path, body in (
            (f"/api/tables/{id}/commands", CHAT),
            ("/api/sessions", {}),
            ("/api/tables", {}),
        ):
            answer = person.http.post(path, json=body, headers={"Origin": origin})
            assert answer.status_code == 403, (origin, path, answer.text)
            assert answer.json()["error"]["message"] == "requests from another site are refused"
        with person.socket(id, Origin=origin) as line:
            assert line.read()["error"]["code"] == "forbidden"
            with pytest.raises(ConnectionClosed) as closed:
                line.read()
            assert closed.value.rcvd is not None
            assert closed.value.rcvd.code == NOT_ADMITTED
    assert person.get(f"/api/tables/{id}")["chat"] == []


def test_changes_of_our_own_page_are_made(person: Person) -> None:
    id = person.table()["id"]
    path = f"/api/tables/{id}/commands"
    answer = person.http.post(path, json=CHAT, headers={"Origin": person.served.base})
    assert answer.status_code == 200


def test_where_there_is_a_public_address_it_alone_counts(public: Served) -> None:
    """A name that leads to the server by somebody's own DNS is no address of ours."""
    person = Person(public)
    secret = person.http.get("/api/me").headers["set-cookie"].partition(";")[0]
    headers = {
        "Cookie": secret,
        "X-CSRF-Token": person.http.get("/api/me", headers={"Cookie": secret}).json()["csrf"],
    }
    seats = [{"who": "me"}, {"who": "me"}]
    body = {"game": "battles", "seats": seats}
    for origin, host, status in (
        (PUBLIC, None, 201),
        (f"{PUBLIC}:443", None, 201),
        ("http://games.example.org", None, 403),
        (public.base, None, 403),
        ("http://rebound.example", "rebound.example", 403),
    ):
        sent = {**headers, "Origin": origin, **({"Host": host} if host else {})}
        answer = person.http.post("/api/tables", json=body, headers=sent)
        assert answer.status_code == status, (origin, answer.text)
    person.close()
