"""What comes in from outside in any shape: sizes, Unicode, paths, floods; and what goes out."""

import http.client
import sqlite3
from collections.abc import Iterator
from contextlib import closing
from pathlib import Path

import httpx
import pytest

from hatamoto.server.app import HEADERS
from hatamoto.server.settings import Settings
from tests.server.conftest import page
from tests.server.served import SEATS, SECONDS, Json, Line, Person, Served, serving


def raw(
    served: Served, method: str, path: str, body: bytes = b"", **headers: str
) -> tuple[int, str]:
    """A request exactly as written; status and body."""
    port = served.settings.port
    with closing(http.client.HTTPConnection("127.0.0.1", port, timeout=SECONDS)) as line:
        line.putrequest(method, path, skip_host=True)
        for key, value in {"host": f"127.0.0.1:{port}", **headers}.items():
            line.putheader(key.replace("_", "-"), value)
        if body or method == "POST":
            line.putheader("content-length", str(len(body)))
        line.endheaders(body or None)
        answer = line.getresponse()
        return answer.status, answer.read().decode()


# The page


@pytest.mark.parametrize(
    "path",
    ["/", "/t/0123456789abcdef", "/learn/shogunate", "/learn/shogunate/first-game", "/account"],
)
def test_the_pages_own_routes_are_the_page(served: Served, path: str) -> None:
    status, body = raw(served, "GET", path)
    assert (status, "<title>Hatamoto</title>" in body) == (200, True)


def test_assets_may_be_kept_for_long_and_the_page_not(person: Person) -> None:
    asset = person.http.get("/assets/main-1.js")
    assert asset.headers["content-type"].startswith("text/javascript")
    assert "immutable" in asset.headers["cache-control"]
    assert person.http.get("/").headers["cache-control"] == "no-cache"
    assert person.http.get("/assets/main-2.js").status_code == 404
    for path in ("/assets/%2e%2e/x", "/assets/nothing", "/tables/assets/x"):
        found = person.http.get(path)
        assert (found.status_code, found.headers["cache-control"]) == (200, "no-cache")


@pytest.mark.parametrize(
    "path",
    [
        "/../secret.txt",
        "/%2e%2e/secret.txt",
        "/..%2fsecret.txt",
        "/assets/../../secret.txt",
        "/assets/%2e%2e/%2e%2e/secret.txt",
        "/assets/..%2f..%2fsecret.txt",
        "/..%5csecret.txt",
        "//secret.txt",
        "/%2fetc/passwd",
        "//etc/passwd",
        "/etc/passwd",
        "/%00",
        "/secret.txt%00.html",
        "/%ff%fe",
        "/" + "a/" * 500,
        "/" + "x" * 5000,
    ],
)
def test_nothing_outside_the_pages_folder_is_served(served: Served, path: str) -> None:
    status, body = raw(served, "GET", path)
    assert status in (200, 400, 404)
    assert "nobody's business" not in body
    assert "root:" not in body
    assert status != 200 or "<title>Hatamoto</title>" in body


# Sizes and shapes


def test_a_body_that_is_too_large_is_refused(person: Person) -> None:
    answer = person.http.patch("/api/me", json={"name": "x" * 70_000})
    assert answer.status_code == 413
    assert answer.json()["error"]["code"] == "bad-argument"


@pytest.mark.parametrize(
    "body",
    [
        b"",
        b"{",
        b"null",
        b"[]",
        b'"name"',
        b'{"name": 5}',
        b'{"name": "A", "name": "B"}',
        b'{"name": "x", "shoe": 42}',
        b'{"name": "\xff\xfe"}',
        b'{"name": "\\ud800"}',
        b'{"name": "\\u0000"}',
        b'{"name": "\\u202eeman"}',
        b'{"name": "' + b"x" * 25 + b'"}',
        b"[" * 10_000,
        b'{"lang": "fr"}',
        b'{"email": "nobody"}',
        b'{"email": "a@b@c"}',
        b'{"email": "a\\r\\nBcc: x@example.org"}',
    ],
)
def test_a_body_of_the_wrong_shape_is_refused(person: Person, body: bytes) -> None:
    headers = {"content-type": "application/json"}
    answer = person.http.patch("/api/me", content=body, headers=headers)
    assert answer.status_code == 400, answer.text
    assert answer.json()["error"]["code"] == "bad-argument"
    assert person.get("/api/me")["name"] == ""


def test_any_script_is_a_name(person: Person) -> None:
    for name in ("将軍", "Ó Briain", "שלום", "👘"):
        assert person.http.patch("/api/me", json={"name": name}).json()["name"] == name


@pytest.mark.parametrize(
    "path", ["/api/texts/%ff", "/api/tables?list=%ff", "/api/games/%00/content"]
)
def test_a_path_of_no_script_is_refused(served: Served, path: str) -> None:
    status, body = raw(served, "GET", path)
    assert status in (400, 404)
    assert "error" in body


def test_a_cookie_of_any_bytes_is_nobodys(served: Served) -> None:
    for cookie in ("hatamoto=\xff\xfe", "hatamoto=;;;", "hatamoto=" + "x" * 4000, "=", "hatamoto"):
        assert raw(served, "GET", "/api/sessions", cookie=cookie)[0] in (400, 401)


def test_a_bearer_of_anything_is_refused(served: Served) -> None:
    for value in ("Bearer", "bearer x", "Bearer ", "Bearer \xff", "Bearer " + "x" * 4000):
        assert raw(served, "GET", "/api/me", authorization=value)[0] == 401


# What goes out


@pytest.mark.parametrize(
    ("method", "path"),
    [
        ("GET", "/"),
        ("GET", "/assets/main-1.js"),
        ("GET", "/nothing.png"),
        ("GET", "/healthz"),
        ("GET", "/metrics"),
        ("GET", "/api"),
        ("GET", "/api/me"),
        ("GET", "/api/games"),
        ("GET", "/api/nothing"),
        ("GET", "/api/tables/0123456789abcdef"),
        ("POST", "/api/tables"),
        ("PUT", "/api/me"),
        ("POST", "/api/nothing"),
        ("OPTIONS", "/api/me"),
        ("DELETE", "/"),
    ],
)
def test_every_answer_has_the_security_headers(person: Person, method: str, path: str) -> None:
    answer = person.http.request(method, path)
    assert {key: answer.headers.get(key) for key in HEADERS} == HEADERS
    assert "server" not in answer.headers


@pytest.mark.parametrize(
    ("path", "kept"),
    [
        ("/api/me", "no-store"),
        ("/api/games", "no-store"),
        ("/api/tables/0123456789abcdef", "no-store"),
        ("/metrics", "no-store"),
        ("/", "no-cache"),
        ("/assets/main-1.js", "public, max-age=31536000, immutable"),
    ],
)
def test_what_one_reader_is_told_is_kept_nowhere(person: Person, path: str, kept: str) -> None:
    assert person.http.get(path).headers.get_list("cache-control") == [kept]


@pytest.mark.parametrize("path", ["/", "/assets/main-1.js", "/healthz", "/readyz", "/nothing.png"])
def test_one_may_ask_for_the_head_alone(person: Person, path: str) -> None:
    whole, head = person.http.get(path), person.http.head(path)
    assert (head.status_code, head.content) == (whole.status_code, b"")
    assert head.headers["content-type"] == whole.headers["content-type"]


def test_the_policy_for_content_allows_no_foreign_scripts() -> None:
    policy = HEADERS["content-security-policy"]
    assert "default-src 'self'" in policy
    parts = dict(part.strip().split(" ", 1) for part in policy.split(";"))
    assert [key for key, value in parts.items() if "unsafe" in value] == ["style-src-attr"]
    assert not {"script-src", "connect-src", "style-src"} & set(parts)
    assert parts["frame-ancestors"] == "'none'"


def test_a_broken_store_is_told_without_its_inside(tmp_path: Path) -> None:
    served = Served(tmp_path)
    person = Person(served)
    with closing(sqlite3.connect(tmp_path / "tables.db")) as database:
        database.execute("ALTER TABLE tables RENAME TO elsewhere")
        database.commit()
    for answer in (
        person.http.get("/api/tables"),
        person.http.post("/api/tables", json={"game": "shogunate", "seats": SEATS}),
    ):
        assert answer.status_code == 503
        assert answer.json()["error"]["code"] == "unavailable"
        assert "sql" not in answer.text.lower()
        assert "Traceback" not in answer.text
    assert person.http.get("/healthz").status_code == 200
    person.close()
    served.stop()


# Floods


@pytest.fixture
def strict(tmp_path: Path) -> Iterator[Served]:
    """A server that allows little."""
    with serving(tmp_path, rate=5, sign_in_rate=3, page=str(page(tmp_path))) as running:
        yield running


def test_commands_that_come_too_often_are_refused(strict: Served) -> None:
    person = Person(strict)
    answers = [person.http.patch("/api/me", json={"lang": "ja"}).status_code for _ in range(40)]
    assert set(answers) == {200, 429}
    refused = person.http.patch("/api/me", json={"lang": "ja"})
    assert refused.status_code == 429
    assert refused.json()["error"]["code"] == "too-many-requests"
    other = Person(strict)
    assert other.http.patch("/api/me", json={"lang": "ja"}).status_code == 200
    person.close()
    other.close()


def test_a_program_with_a_token_is_held_to_the_same(strict: Served) -> None:
    person = Person(strict)
    token = person.post("/api/tokens", {}, 201)["token"]
    headers = {"authorization": f"Bearer {token}"}
    with closing(http.client.HTTPConnection("127.0.0.1", strict.settings.port)) as line:
        answers = set()
        for _ in range(40):
            line.request("PATCH", "/api/me", b"{}", headers)
            answer = line.getresponse()
            answer.read()
            answers.add(answer.status)
    assert answers == {403, 429}  # A token renames nobody, but its requests are counted.
    person.close()


def test_commands_by_socket_that_come_too_often_are_refused(strict: Served) -> None:
    person = Person(strict)
    id = person.table()["id"]
    with person.socket(id) as line:
        for number in range(60):
            line.send({"do": "note", "text": str(number), "id": number})
        replies: list[Json] = []
        while len(replies) < 60:
            frame = line.read()
            replies += [frame] if frame["is"] == "reply" else []
    codes = {reply["error"]["code"] for reply in replies if not reply["ok"]}
    assert codes == {"too-many-requests"}
    person.close()


def replies(line: Line, frames: list[object]) -> list[Json]:
    """What is answered to many frames at once."""
    for frame in frames:
        line.send(frame)
    found: list[Json] = []
    while len(found) < len(frames):
        told = line.read()
        found += [told] if told["is"] in ("reply", "pong") else []
    return found


@pytest.mark.parametrize("frame", ["garbage", '{"do": "ping"}', '{"do": "act"}'])
@pytest.mark.parametrize("nameless", [True, False])
def test_frames_of_any_kind_that_come_too_often_are_refused(
    strict: Served, frame: str, nameless: bool
) -> None:
    person = Person(strict)
    id = person.table()["id"]
    with Line(strict, id) if nameless else person.socket(id) as line:
        told = replies(line, [frame] * 30)
    codes = [row.get("error", {}).get("code") for row in told]
    assert codes.count("too-many-requests") > 10
    person.close()


def test_talk_has_a_limit_of_its_own(tmp_path: Path) -> None:
    with serving(tmp_path, rate=40) as served:
        person = Person(served)
        id = person.table()["id"]
        with person.socket(id) as line:
            told = replies(line, [{"do": "chat", "text": str(n)} for n in range(20)])
            refused = [row["error"]["code"] for row in told if not row["ok"]]
            assert 5 <= len(refused) <= 10
            assert set(refused) == {"too-many-requests"}
            assert line.ask(do="note", text="a note is no talk")["ok"] is True
        command = {"do": "chat", "text": "by another way"}
        path = f"/api/tables/{id}/commands"
        assert 429 in [person.http.post(path, json=command).status_code for _ in range(15)]
        person.close()


def test_tables_are_not_made_in_floods(tmp_path: Path) -> None:
    with serving(tmp_path, rate=40) as served:
        person = Person(served)
        body = {"game": "shogunate", "seats": SEATS}
        answers = [person.http.post("/api/tables", json=body).status_code for _ in range(15)]
        assert answers[:10] == [201] * 10
        assert 429 in answers[10:]
        person.close()


def test_accounts_are_not_opened_in_floods(strict: Served) -> None:
    person = Person(strict)
    body = {"name": "somebody", "password": "a long word"}
    person.post("/api/accounts", body, 201)
    guests = [Person(strict) for _ in range(4)]
    answers = [guest.http.post("/api/accounts", json=body).status_code for guest in guests]
    assert answers[:2] == [400, 400]
    assert 429 in answers[2:]
    for one in (person, *guests):
        one.close()


def test_passwords_are_not_guessed_quickly(strict: Served) -> None:
    person = Person(strict)
    body = {"name": "somebody", "password": "a guess"}
    answers = [person.http.post("/api/sessions", json=body).status_code for _ in range(5)]
    assert answers[:3] == [401, 401, 401]
    assert 429 in answers[3:]
    person.close()


def test_names_are_not_tried_out_quickly(strict: Served) -> None:
    person = Person(strict)
    tried = [
        person.http.patch("/api/me", json={"name": f"Oishi {number}"}).status_code
        for number in range(8)
    ]
    assert tried[:3] == [200, 200, 200]
    assert 429 in tried[3:]
    person.close()


def test_guests_do_not_come_in_floods(tmp_path: Path) -> None:
    with serving(tmp_path, guest_rate=Settings().guest_rate) as running:
        answers = [raw(running, "GET", "/api/me")[0] for _ in range(80)]
    assert set(answers) == {200, 429}
    assert answers.count(200) < 30


# Bodies that are refused


BAD_COMMAND = {"do": "act", "seat": 0, "actions": ["a"] * 14_000 + [1]}


def test_a_command_is_no_longer_than_a_frame(person: Person) -> None:
    path = f"/api/tables/{person.table()['id']}/commands"
    refused = person.http.post(path, json=BAD_COMMAND)
    assert refused.status_code == 413
    assert "16,384 bytes" in refused.json()["error"]["message"]


@pytest.mark.parametrize("path", ["/api/tables/0123456789abcdef/commands", "/api/tables"])
def test_who_has_no_session_is_refused_before_the_body_is_read(served: Served, path: str) -> None:
    body = b'{"do": "act", "actions": [' + b"1," * 28_000 + b"1]}"
    assert raw(served, "POST", path, body, content_type="application/json")[0] == 401


def test_without_csrf_no_body_is_read(served: Served) -> None:
    person = Person(served)
    del person.http.headers["x-csrf-token"]
    assert person.http.patch("/api/me", json=BAD_COMMAND).status_code == 403
    person.close()


def test_bodies_that_are_refused_count_too(strict: Served) -> None:
    person = Person(strict)
    answers = [person.http.patch("/api/me", json={"shoe": 42}).status_code for _ in range(30)]
    assert set(answers) == {400, 429}
    person.close()


@pytest.mark.parametrize("headers", [{}, {"authorization": "Bearer none"}])
def test_changes_of_nobody_are_limited_by_address(tmp_path: Path, headers: dict[str, str]) -> None:
    with (
        serving(tmp_path, rate=1) as served,
        httpx.Client(base_url=served.base, headers=headers, timeout=SECONDS) as nobody,
    ):
        answers = [nobody.post("/api/tables", json={}).status_code for _ in range(40)]
    assert set(answers) == {401, 429}
