"""People: guests, accounts, sessions, tokens, passwords, and where to tell them."""

import base64
import re
from collections.abc import Callable, Iterator
from pathlib import Path

import httpx
import pytest
from py_vapid import Vapid

from hatamoto.kernel.errors import BadArgument
from hatamoto.server.lobby import shared_texts
from hatamoto.server.notify import public_push_key
from tests.server.mailbox import Box, confirm
from tests.server.served import SECONDS, Json, Line, Person, Served, serving

Visit = Callable[..., Person]
PASSWORD = "correct horse"


@pytest.fixture(scope="module")
def served(tmp_path_factory: pytest.TempPathFactory, box: Box) -> Iterator[Served]:
    """A server that can send mails and push."""
    folder: Path = tmp_path_factory.mktemp("served")
    mail = {
        "smtp": box.url,
        "mail_from": "tables@example.org",
        "public_url": "http://play.example",
    }
    with serving(folder, push_key=private_key(), **mail) as running:
        yield running


def private_key() -> str:
    """A private VAPID key, always the same."""
    return base64.urlsafe_b64encode((12345).to_bytes(32, "big")).rstrip(b"=").decode()


def sign_up(person: Person, name: str, status: int = 201, **more: str) -> Json:
    """Open an account; the visitor goes on with its cookie."""
    body = {"name": name, "password": PASSWORD, **more}
    answer = person.post("/api/accounts", body, status)
    person.http.headers["x-csrf-token"] = str(answer.get("csrf", person.me["csrf"]))
    return answer


def sign_in(person: Person, name: str, password: str = PASSWORD, status: int = 201) -> Json:
    """Sign in to an account."""
    answer = person.post("/api/sessions", {"name": name, "password": password}, status)
    person.http.headers["x-csrf-token"] = str(answer.get("csrf", person.me["csrf"]))
    return answer


def test_a_visitor_is_a_guest_first(visit: Visit) -> None:
    person = visit("ja-JP,ja;q=0.9")
    assert (person.me["guest"], person.me["lang"], person.me["name"]) == (True, "ja", "")
    assert person.get("/api/me") == person.me
    assert visit("fr").me["lang"] == "en"


def test_over_https_the_cookie_is_for_https_alone(tmp_path: Path) -> None:
    with serving(tmp_path, public_url="https://play.example") as served:
        answer = httpx.get(f"{served.base}/api/me", timeout=SECONDS)
    assert "secure" in answer.headers["set-cookie"].lower()


def test_a_guest_who_signs_up_keeps_the_tables(visit: Visit) -> None:
    person = visit()
    table = person.table()["id"]
    me = sign_up(person, "Oishi", email="Oishi@Example.org")
    assert (me["guest"], me["name"], me["email"]) == (False, "Oishi", "oishi@example.org")
    assert person.get(f"/api/tables/{table}")["you"] == [0]
    assert sign_up(person, "Again", 400)["error"]["code"] == "bad-argument"


@pytest.mark.parametrize(
    "name", ["oishi2", "OISHI2", "Ｏishi2", "Oi\u200bshi2", "\ufeffOishi2", "Oishi\u00ad2"]
)
def test_a_name_is_taken_in_any_case(visit: Visit, name: str) -> None:
    visit().http.post("/api/accounts", json={"name": "Oishi2", "password": PASSWORD})
    error = sign_up(visit(), name, 400)["error"]
    assert (error["message"], error["reason"]) == ("that name is taken", "name_taken")


@pytest.mark.parametrize(
    "body",
    [
        {"name": "x", "password": PASSWORD},
        {"name": "x\u200b", "password": PASSWORD},
        {"name": "\u2060\u2060\u2060", "password": PASSWORD},
        {"name": "x" * 25, "password": PASSWORD},
        {"name": "a\tb", "password": PASSWORD},
        {"name": "ß" * 20, "password": PASSWORD},
        {"name": "fine", "password": "short"},
        {"name": "fine", "password": "x" * 201},
        {"name": "fine", "password": PASSWORD, "email": "nowhere"},
        {"name": "fine"},
    ],
)
def test_a_wrong_account_is_refused(visit: Visit, body: Json) -> None:
    assert visit().post("/api/accounts", body, 400)["error"]["code"] == "bad-argument"


def test_one_signs_in_from_elsewhere_and_out_again(visit: Visit) -> None:
    first, second = visit(), visit()
    sign_up(first, "Kira")
    table = first.table()["id"]
    assert sign_in(second, "KIRA")["name"] == "Kira"
    assert second.get(f"/api/tables/{table}")["you"] == [0]
    assert second.http.delete("/api/sessions").status_code == 204
    assert second.get("/api/me")["guest"] is True
    assert first.get("/api/me")["guest"] is False


@pytest.mark.parametrize(
    ("name", "password"), [("Asano", "wrong horse"), ("Nobody", PASSWORD), ("Asano", "")]
)
def test_a_wrong_password_and_a_wrong_name_sound_the_same(
    visit: Visit, name: str, password: str
) -> None:
    owner = visit()
    owner.http.post("/api/accounts", json={"name": "Asano", "password": PASSWORD})
    refused = sign_in(visit(), name, password, 401)
    assert refused["error"]["message"] == "name or password is wrong"


@pytest.mark.parametrize("name", ["a\u0000b", "x" * 25])
def test_a_name_that_cannot_be_is_refused(visit: Visit, name: str) -> None:
    assert sign_in(visit(), name, PASSWORD, 400)["error"]["code"] == "bad-argument"


def test_sessions_are_listed_and_ended(visit: Visit) -> None:
    first, second = visit(), visit()
    sign_up(first, "Sessions")
    sign_in(second, "Sessions")
    token = first.post("/api/tokens", {"label": "my bot"}, 201)["token"]
    rows = first.get("/api/sessions")["sessions"]
    assert sorted(row["kind"] for row in rows) == ["cookie", "cookie", "token"]
    assert [row["label"] for row in rows if row["kind"] == "token"] == ["my bot"]
    assert sum(row["current"] for row in rows) == 1
    for row in rows:
        if not row["current"]:
            assert first.http.delete(f"/api/sessions/{row['id']}").status_code == 204
    assert second.http.get("/api/sessions").status_code == 401
    headers = {"authorization": f"Bearer {token}"}
    assert httpx.get(f"{first.served.base}/api/me", headers=headers).status_code == 401
    assert first.http.delete(f"/api/sessions/{'0' * 16}").status_code == 404
    assert first.http.delete("/api/sessions/nonsense").status_code == 400


def test_nobody_ends_the_session_of_another(visit: Visit) -> None:
    first, second = visit(), visit()
    id = first.get("/api/sessions")["sessions"][0]["id"]
    assert second.http.delete(f"/api/sessions/{id}").status_code == 404
    assert first.get("/api/me")["csrf"] == first.me["csrf"]


def test_a_program_plays_with_a_token_and_nothing_else(visit: Visit) -> None:
    owner = visit()
    token = owner.post("/api/tokens", {"label": "bot"}, 201)["token"]
    program = Bearer(owner.served, token)
    id = program.table()["id"]
    with program.socket(id) as line:
        line.play()
        assert line.table["status"] == "over"
    assert owner.get(f"/api/tables/{id}")["you"] == [0]
    program.close()


def test_a_token_that_is_taken_back_ends_its_sockets_and_no_others(visit: Visit) -> None:
    owner = visit()
    token = owner.post("/api/tokens", {"label": "bot"}, 201)["token"]
    program = Bearer(owner.served, token)
    id = program.table(seats=[{"who": "me"}, {"who": "open"}, {"who": "open"}])["id"]
    with program.socket(id) as lent, owner.socket(id) as own:
        assert (lent.read()["you"], own.read()["you"]) == ([0], [0])
        rows = owner.get("/api/sessions")["sessions"]
        given = next(row["id"] for row in rows if row["kind"] == "token")
        assert owner.http.delete(f"/api/sessions/{given}").status_code == 204
        assert lent.end() == 4001
        assert own.ask(do="chat", text="still here")["ok"] is True
    program.close()


def test_signing_out_ends_the_sockets_of_that_browser(visit: Visit) -> None:
    person = visit()
    with person.socket(person.table()["id"]) as line:
        line.read()
        assert person.http.delete("/api/sessions").status_code == 204
        assert line.end() == 4001


class Bearer(Person):
    """A program: no cookie, a token in a header."""

    def __init__(self, served: Served, token: str) -> None:
        self.served = served
        self.headers = {"authorization": f"Bearer {token}"}
        self.http = httpx.Client(base_url=served.base, timeout=SECONDS, headers=self.headers)

    @property
    def cookie(self) -> str:
        return ""

    def socket(self, table: str, **headers: str) -> Line:
        return Line(self.served, table, self.headers)


def test_the_page_may_be_reached_by_its_public_name(visit: Visit) -> None:
    person = visit()
    id = person.table()["id"]
    for origin, code in (("http://play.example", None), ("http://other.example", "forbidden")):
        with person.socket(id, Origin=origin) as line:
            assert line.read().get("error", {}).get("code") == code


def test_a_new_name_shows_at_the_tables_one_plays_at(visit: Visit) -> None:
    person = visit()
    table = person.table(seats=[{"who": "me"}, {"who": "open"}, {"who": "bot"}])["id"]
    with person.socket(table) as line:
        line.read()
        person.http.patch("/api/me", json={"name": "Yuki"})
        assert line.read()["seats"][0]["name"] == "Yuki"
    person.post("/api/accounts", {"name": "Yuki-san", "password": "long enough"}, 201)
    assert person.get(f"/api/tables/{table}")["seats"][0]["name"] == "Yuki-san"


def test_name_language_and_address_are_changed(visit: Visit) -> None:
    person = visit()
    change = {"name": " Yuki ", "lang": "ja", "email": "Y@Example.org"}
    me = person.http.patch("/api/me", json=change).json()
    assert (me["name"], me["lang"], me["email"]) == ("Yuki", "ja", "y@example.org")
    assert person.http.patch("/api/me", json={"email": ""}).json()["email"] is None
    assert person.http.patch("/api/me", json={}).json()["name"] == "Yuki"


# Passwords


def link_in(text: str) -> str:
    """The secret in a mailed link."""
    start = "http://play.example/account?reset="
    assert start in text
    return text.partition(start)[2].split()[0]


def test_a_forgotten_password_is_set_anew(visit: Visit, box: Box) -> None:
    person, other = visit(), visit()
    sign_up(person, "Forgetful")
    confirm(person, box, "forgetful@example.org", PASSWORD)
    assert other.post("/api/password-resets", {"email": "FORGETFUL@example.org"}, 202)
    mail = box.next()
    assert (mail["to"], mail["from"]) == ("forgetful@example.org", "tables@example.org")
    secret = link_in(mail.get_content())
    other.post(f"/api/password-resets/{secret}", {"password": "short"}, 400)
    with person.socket(person.table()["id"]) as line:
        line.read()
        other.post(f"/api/password-resets/{secret}", {"password": "a new horse"})
        assert line.end() == 4001
    assert person.http.get("/api/sessions").status_code == 401
    sign_in(other, "Forgetful", PASSWORD, 401)
    assert sign_in(other, "Forgetful", "a new horse")["name"] == "Forgetful"
    again = other.post(f"/api/password-resets/{secret}", {"password": "another one"}, 401)
    assert again["error"]["code"] == "not-signed-in"


def test_a_borrowed_session_does_not_change_the_address(visit: Visit, box: Box) -> None:
    """The attack: change the address with the cookie alone, then ask for a new password there."""
    person = visit()
    sign_up(person, "Lender")
    for change in ({"email": "thief@example.net"}, {"email": "thief@example.net", "password": "x"}):
        assert person.http.patch("/api/me", json=change).status_code == 401
    confirm(person, box, "lender@example.org", PASSWORD)
    for address in ("thief@example.net", ""):
        change = {"name": "Thief", "email": address}
        assert person.http.patch("/api/me", json=change).status_code == 401
    me = person.get("/api/me")
    assert (me["name"], me["email"]) == ("Lender", "lender@example.org")
    same = {"email": "Lender@example.org", "email_notices": False}
    assert person.http.patch("/api/me", json=same).status_code == 200


def test_the_old_address_hears_that_it_was_replaced(visit: Visit, box: Box) -> None:
    person = visit()
    sign_up(person, "Mover")
    confirm(person, box, "old@example.org", PASSWORD)
    change = {"email": "new@example.org", "password": PASSWORD}
    assert person.http.patch("/api/me", json=change).status_code == 200
    mails = {mail["to"]: mail.get_content() for mail in (box.next(), box.next())}
    assert "confirm=" in mails["new@example.org"]
    assert "Mover" in mails["old@example.org"]
    assert "confirm=" not in mails["old@example.org"]


def test_nobody_learns_who_has_an_account(visit: Visit, box: Box) -> None:
    person = visit()
    sign_up(person, "Secretive")
    confirm(person, box, "secretive@example.org", PASSWORD)
    answers = [
        person.post("/api/password-resets", {"email": email}, 202)
        for email in ("nobody@example.org", "secretive@example.org")
    ]
    assert answers == [{"ok": True}, {"ok": True}]
    assert box.next()["to"] == "secretive@example.org"


def test_a_server_that_sends_no_mails_says_so(tmp_path: Path) -> None:
    with serving(tmp_path) as plain:
        person = Person(plain)
        asked = person.post("/api/password-resets", {"email": "a@example.org"}, 400)
        assert asked["error"]["reason"] == "no_mails"
        person.close()


def test_what_people_get_wrong_has_words_in_both_languages() -> None:
    sources = [path.read_text(encoding="utf-8") for path in Path("src/hatamoto").rglob("*.py")]
    raised = {found for text in sources for found in re.findall(r'Problem\(\s*"(\w+)"', text)}
    assert len(raised) > 5
    for lang in ("en", "ja"):
        words = re.findall(r"^problem-(\w+) =", shared_texts(lang), re.M)
        assert set(words) == raised, lang


def test_a_made_up_link_sets_no_password(visit: Visit) -> None:
    for secret in ("made-up", "x" * 100, "%00"):
        answer = visit().http.post(f"/api/password-resets/{secret}", json={"password": PASSWORD})
        assert answer.status_code == 401
    long = visit().http.post(f"/api/password-resets/{'x' * 101}", json={"password": PASSWORD})
    assert long.status_code == 400


# Where to tell people


@pytest.mark.parametrize(
    "link",
    [
        "http://93.184.215.14/hook",
        "https://127.0.0.1/hook",
        "https://localhost/hook",
        "https://[::1]/hook",
        "https://[::ffff:127.0.0.1]/hook",
        "https://[::7f00:1]/hook",
        "https://[2002:7f00:1::]/hook",
        "https://[2001:0:7f00:1::]/hook",
        "https://[64:ff9b::10.0.0.1]/hook",
        "https://10.0.0.1/hook",
        "https://192.168.1.1/hook",
        "https://169.254.169.254/latest",
        "https://0.0.0.0/",
        "https://2130706433/",
        "https://user:pass@93.184.215.14/hook",
        "https://224.0.0.1/",
        "https:///hook",
        "https://93.184.215.14:99999/",
        "file:" + "///etc/passwd",
        "gopher://93.184.215.14/",
        "nonsense",
        "https://\u0000/",
        "x" * 501,
    ],
)
def test_a_webhook_never_leads_into_our_own_network(visit: Visit, link: str) -> None:
    person = visit()
    answer = person.http.patch("/api/me", json={"webhook": link})
    assert answer.status_code == 400
    assert person.get("/api/me")["webhook"] is None
    push = {"endpoint": link, "keys": {"p256dh": "p", "auth": "a"}}
    assert person.post("/api/push-subscriptions", push, 400)["error"]["code"] == "bad-argument"


def test_a_webhook_outside_is_kept_and_dropped(visit: Visit) -> None:
    person = visit()
    link = "https://93.184.215.14/hook?table=1"
    assert person.http.patch("/api/me", json={"webhook": link}).json()["webhook"] == link
    assert person.http.patch("/api/me", json={"webhook": ""}).json()["webhook"] is None


def test_browsers_get_the_public_key_to_subscribe(visit: Visit) -> None:
    person = visit()
    point = base64.urlsafe_b64decode(person.me["push_key"] + "=")
    numbers = Vapid.from_string(private_key()).public_key.public_numbers()
    assert point == b"\x04" + numbers.x.to_bytes(32, "big") + numbers.y.to_bytes(32, "big")
    keys = {"p256dh": "p", "auth": "a"}
    body = {"endpoint": "https://93.184.215.14/push", "keys": keys}
    assert person.post("/api/push-subscriptions", body, 201) == {"ok": True}
    wrong = {**body, "keys": {"p256dh": "p"}}
    assert person.post("/api/push-subscriptions", wrong, 400)["error"]["code"] == "bad-argument"


def test_without_a_key_there_is_no_push() -> None:
    assert public_push_key("") is None


def test_a_key_that_is_none_is_refused_at_the_start() -> None:
    with pytest.raises(BadArgument, match="VAPID"):
        public_push_key("not a key")
