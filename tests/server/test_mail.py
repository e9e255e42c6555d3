"""Mails: nobody's text leaves its header, strangers get no mail, and everybody gets few."""

import email
import email.policy
import queue
from collections.abc import Callable, Iterator
from pathlib import Path

import httpx
import pytest

from hatamoto.server.mail import Mail, Mailer, encoded
from hatamoto.server.metrics import Metrics
from hatamoto.server.server_time import now_ms
from hatamoto.server.settings import Settings
from hatamoto.store.database import Database
from hatamoto.store.people import People
from tests.server.mailbox import SECONDS, Box, confirm
from tests.server.served import Person, Served, serving
from tests.server.test_passkeys import Device

Visit = Callable[..., Person]
PASSWORD = "correct horse"
SEATS = [{"who": "me"}, {"who": "open"}, {"who": "open"}]
INJECTION = "=?utf-8?q?=0D=0ABcc:_x@example.org=0D=0A=0D=0ABuy_this?="
HEADERS = {
    *("Content-Type", "MIME-Version", "Content-Transfer-Encoding", "Auto-Submitted"),
    *("From", "To", "Subject", "Date", "Message-ID"),
}
FORM = {"content-type": "application/x-www-form-urlencoded"}


@pytest.fixture(scope="module")
def served(tmp_path_factory: pytest.TempPathFactory, box: Box) -> Iterator[Served]:
    """A server that tells people at once."""
    folder: Path = tmp_path_factory.mktemp("served")
    with serving(folder, smtp=box.url, mail_from="t@example.org", away_seconds=0) as running:
        yield running


def turn_of(person: Person, title: str) -> str:
    """A table at which somebody who is away owes an answer."""
    seats = [{"who": "me"}, {"who": "me"}, {"who": "me"}]
    return str(person.table(seats=seats, title=title)["id"])


def is_silent(box: Box, visit: Visit) -> bool:
    """Whether nothing was sent before a mail that is asked for now."""
    probe = visit()
    address = f"probe-{id(probe)}@example.org"
    probe.http.patch("/api/me", json={"email": address})
    return bool(box.next()["to"] == address)


def test_a_title_cannot_leave_the_subject(visit: Visit, box: Box) -> None:
    person = visit()
    confirm(person, box, "title@example.org")
    turn_of(person, INJECTION)
    raw = box.next_raw()
    mail = email.message_from_bytes(raw, policy=email.policy.default)
    assert mail["bcc"] is None
    assert b"Bcc:" not in raw
    assert b"Buy_this" not in raw
    assert INJECTION in str(email.header.make_header(email.header.decode_header(subject(raw))))
    assert "/t/" in mail.get_content()
    assert "Buy" not in mail.get_content()


def subject(raw: bytes) -> str:
    """The subject as it went over the wire, unfolded."""
    return str(email.message_from_bytes(raw)["Subject"])


@pytest.mark.parametrize(
    "text",
    [
        INJECTION,
        "a\r\nBcc: x@example.org\r\n\r\nbody",
        "a\nBcc: x@example.org",
        "\u2028\u2029\x85\x0b\x0cBcc: x@example.org",
        "=?utf-8?b?DQpCY2M6IHhAZXhhbXBsZS5vcmcNCg0K?=",
        "=?utf-8?q?=0D=0A?= =?utf-8?q?=0D=0ABcc:_x?=",
        "長い題名" * 100,
    ],
)
def test_no_text_makes_a_header(text: str) -> None:
    raw = encoded("t@example.org", Mail("a@example.org", text, "Only this."))
    mail = email.message_from_bytes(raw)
    assert set(mail.keys()) == HEADERS
    assert len(mail.keys()) == len(HEADERS)
    assert b"Bcc:" not in raw
    assert b"\n" not in raw.replace(b"\r\n", b"")
    body = mail.get_payload(decode=True)
    assert body == b"Only this."


@pytest.mark.parametrize(
    "address",
    [
        "a@example.org, b@example.org",
        "a@example.org;b@example.org",
        "Name <a@example.org>",
        "<a@example.org>",
        '"a b"@example.org',
        "a b@example.org",
        "=?utf-8?q?=0D=0A?=@example.org",
        "a@example",
        "a@[127.0.0.1]",
        "a@127.0.0.1",
        "a@127.1",
        "a@example.0x7f000001",
        "a(comment)@example.org",
        "a@example.org%0d%0aBcc:x@example.org",
        "ä@example.org",
        ".a@example.org",
        "a@-example.org",
    ],
)
def test_an_address_is_one_plain_address(visit: Visit, address: str) -> None:
    answer = visit().http.patch("/api/me", json={"email": address})
    assert answer.status_code == 400
    assert answer.json()["error"]["reason"] == "no_mail_address"


def test_a_stranger_gets_the_question_and_nothing_else(visit: Visit, box: Box) -> None:
    person = visit()
    me = person.http.patch("/api/me", json={"email": "stranger@example.org"}).json()
    assert (me["email"], me["email_confirmed"]) == ("stranger@example.org", False)
    mail = box.next()
    assert mail["to"] == "stranger@example.org"
    assert "/account?confirm=" in mail.get_content()
    for number in range(15):
        turn_of(person, f"stranger {number}")
    assert is_silent(box, visit)


def test_a_question_holds_nothing_a_user_wrote(visit: Visit, box: Box) -> None:
    person = visit()
    person.http.patch("/api/me", json={"name": "Buy gold"})
    person.http.patch("/api/me", json={"email": "plain@example.org"})
    assert b"gold" not in box.next_raw().lower()


def test_who_asks_for_many_questions_is_stopped(visit: Visit, box: Box) -> None:
    target = "target@example.org"
    answers = [visit().http.patch("/api/me", json={"email": target}) for _ in range(6)]
    assert [answer.status_code for answer in answers] == [200] * 3 + [429] * 3
    assert [box.next()["to"] for _ in range(3)] == [target] * 3
    assert is_silent(box, visit)


def test_one_person_asks_few_addresses(visit: Visit, box: Box) -> None:
    person = visit()
    answers = [
        person.http.patch("/api/me", json={"email": f"many-{number}@example.org"})
        for number in range(6)
    ]
    assert [answer.status_code for answer in answers] == [200] * 3 + [429] * 3
    assert {box.next()["to"] for _ in range(3)} == {f"many-{n}@example.org" for n in range(3)}
    assert person.get("/api/me")["email"] == "many-2@example.org"
    assert is_silent(box, visit)


def test_a_link_confirms_the_address_it_was_sent_to_and_once(visit: Visit, box: Box) -> None:
    person, other = visit(), visit()
    person.http.patch("/api/me", json={"email": "first@example.org"})
    first = secret_in(box)
    person.http.patch("/api/me", json={"email": "second@example.org"})
    second = secret_in(box)
    other.post(f"/api/email-confirmations/{first}", {}, 401)
    assert person.get("/api/me")["email_confirmed"] is False
    other.post(f"/api/email-confirmations/{second}", {})
    assert person.get("/api/me")["email_confirmed"] is True
    other.post(f"/api/email-confirmations/{second}", {}, 401)


def secret_in(box: Box) -> str:
    """The secret of the next link that confirms."""
    text: str = box.next().get_content()
    return text.partition("/account?confirm=")[2].split()[0]


def test_a_confirmed_address_is_not_asked_again(visit: Visit, box: Box) -> None:
    person = visit()
    confirm(person, box, "once@example.org")
    for _ in range(2):
        me = person.http.patch("/api/me", json={"email": "Once@example.org"}).json()
        assert me["email_confirmed"] is True
    assert is_silent(box, visit)


def test_one_click_ends_the_notices(visit: Visit, box: Box, served: Served) -> None:
    person = visit()
    confirm(person, box, "enough@example.org")
    turn_of(person, "one")
    mail = box.next()
    assert mail["list-unsubscribe-post"] == "List-Unsubscribe=One-Click"
    link = mail["list-unsubscribe"].strip("<>")
    assert link.startswith(f"{served.base}/unsubscribe/")
    assert link in mail.get_content()
    click = httpx.post(link, content=b"List-Unsubscribe=One-Click", headers=FORM)
    assert click.status_code == 200
    turn_of(person, "two")
    assert is_silent(box, visit)
    me = person.get("/api/me")
    assert (me["email"], me["email_notices"]) == ("enough@example.org", False)
    person.http.patch("/api/me", json={"email_notices": True})
    turn_of(person, "three")
    assert box.next()["to"] == "enough@example.org"


def test_a_stranger_ends_it_with_one_click_too(visit: Visit, box: Box) -> None:
    person = visit()
    person.http.patch("/api/me", json={"email": "other-stranger@example.org"})
    link = box.next()["list-unsubscribe"].strip("<>")
    assert httpx.post(link).status_code == 200
    assert person.get("/api/me")["email"] is None


def test_a_made_up_key_ends_nothing(served: Served) -> None:
    for key, status in (("0" * 32, 404), ("nonsense", 400)):
        assert httpx.post(f"{served.base}/unsubscribe/{key}").status_code == status


def test_a_reset_first_asks_an_address_that_is_not_confirmed(visit: Visit, box: Box) -> None:
    person = visit()
    body = {"name": "Unsure", "password": PASSWORD, "email": "unsure@example.org"}
    person.post("/api/accounts", body, 201)
    assert "confirm=" in box.next().get_content()
    other = visit()
    other.post("/api/password-resets", {"email": "unsure@example.org"}, 202)
    other.post(f"/api/email-confirmations/{secret_in(box)}", {})
    other.post("/api/password-resets", {"email": "unsure@example.org"}, 202)
    assert "reset=" in box.next().get_content()


def test_who_forgot_a_password_does_not_get_back_an_address_just_replaced(
    tmp_path: Path, box: Box
) -> None:
    """The attack: a reset is asked for an old address while its owner changes it."""
    database = Database(f"sqlite:///{tmp_path / 'people.db'}")
    people = People(database)
    mailer = Mailer(Settings(smtp=box.url, mail_from="t@example.org"), people, Metrics())
    holder = people.new_guest("en", now_ms()).result(SECONDS)
    people.open_account(holder.id, "Mover", "kept").result(SECONDS)
    people.set_address(holder.id, "old@example.org", now_ms()).result(SECONDS)
    (looked_up,) = people.by_email("old@example.org")
    new = people.set_address(holder.id, "new@example.org", now_ms()).result(SECONDS)
    mailer.send_link(looked_up, "old@example.org")
    assert people.by_email("old@example.org") == []
    assert people.confirm_address(new, now_ms()).result(SECONDS)
    mailer.send_link(people.by_email("new@example.org")[0], "new@example.org")
    assert box.next()["to"] == "new@example.org"
    database.close()


@pytest.mark.parametrize("lang", ["en", "ja"])
def test_the_owner_hears_of_a_new_passkey(visit: Visit, box: Box, lang: str) -> None:
    owner = visit(lang=lang)
    name = f"Keyed{lang}"
    owner.post("/api/accounts", {"name": name, "password": PASSWORD}, 201)
    owner.http.headers["x-csrf-token"] = owner.get("/api/me")["csrf"]
    owner.http.patch(
        "/api/me", json={"email": f"keyed-{lang}@example.org", "password": PASSWORD, "lang": lang}
    )
    owner.post(f"/api/email-confirmations/{secret_in(box)}", {})
    options = owner.post("/api/passkeys/options", {"password": PASSWORD})["options"]
    owner.post("/api/passkeys", {"credential": Device(owner.served.base).make(options)}, 201)
    mail = box.next()
    assert mail["to"] == f"keyed-{lang}@example.org"
    assert name in mail.get_content()


def test_the_server_as_a_whole_sends_so_many_an_hour(tmp_path: Path, box: Box) -> None:
    with serving(tmp_path, smtp=box.url, mail_from="t@example.org", mail_rate=2) as few:
        answers = []
        for number in range(4):
            person = Person(few)
            change = {"email": f"rate-{number}@example.org"}
            answers.append(person.http.patch("/api/me", json=change).status_code)
            person.close()
        assert answers == [200, 200, 429, 429]
        assert {box.next()["to"] for _ in range(2)} == {"rate-0@example.org", "rate-1@example.org"}
        figures = httpx.get(f"{few.base}/metrics").text
        assert 'hatamoto_mails{label="withheld"} 2' in figures
    with pytest.raises(queue.Empty):
        box.mails.get_nowait()
