"""Passkeys: a device signs its owner in, and nothing else does; on both databases."""

import base64
import hashlib
import json
import secrets
import time
from collections.abc import Iterator
from contextlib import closing
from pathlib import Path
from typing import Any

import cbor2
import pytest
from cryptography.hazmat.primitives.asymmetric import ec
from cryptography.hazmat.primitives.hashes import SHA256
from webauthn.helpers import base64url_to_bytes, bytes_to_base64url

from hatamoto.server.codes import totp
from tests.cli.running import run
from tests.server.served import Person, Served, serving
from tests.store.postgres import PostgresServer

PASSWORD = "a long password"
PRESENT, VERIFIED, ATTESTED = 1, 4, 64
Json = dict[str, Any]


class Device:
    """A device that makes and uses one passkey, as honest as it is told to be."""

    def __init__(self, origin: str) -> None:
        self.key = ec.generate_private_key(ec.SECP256R1())
        self.id = secrets.token_bytes(32)
        self.origin = origin
        self.count = 0
        self.flags = PRESENT | VERIFIED
        self.is_framed = False
        self.owner: str | None = None

    def _told(self, kind: str, options: Json) -> bytes:
        row = {"type": kind, "challenge": options["challenge"], "origin": self.origin}
        return json.dumps({**row, "crossOrigin": self.is_framed}).encode()

    def _head(self, name: str, flags: int) -> bytes:
        self.count += 1
        return hashlib.sha256(name.encode()).digest() + bytes([flags]) + self.count.to_bytes(4)

    def _answer(self, response: dict[str, bytes]) -> Json:
        id = bytes_to_base64url(self.id)
        packed = {key: bytes_to_base64url(value) for key, value in response.items()}
        return {"id": id, "rawId": id, "type": "public-key", "response": packed}

    def make(self, options: Json) -> Json:
        """A passkey for a site."""
        numbers = self.key.public_key().public_numbers()
        point = {-2: numbers.x.to_bytes(32), -3: numbers.y.to_bytes(32)}
        key = cbor2.dumps({1: 2, 3: -7, -1: 1, **point})
        head = self._head(options["rp"]["id"], self.flags | ATTESTED)
        data = head + bytes(16) + len(self.id).to_bytes(2) + self.id + key
        attested = cbor2.dumps({"fmt": "none", "attStmt": {}, "authData": data})
        told = self._told("webauthn.create", options)
        return self._answer({"clientDataJSON": told, "attestationObject": attested})

    def sign(self, options: Json) -> Json:
        """The signature under a challenge."""
        told = self._told("webauthn.get", options)
        data = self._head(options["rpId"], self.flags)
        signature = self.key.sign(data + hashlib.sha256(told).digest(), ec.ECDSA(SHA256()))
        response = {"clientDataJSON": told, "authenticatorData": data, "signature": signature}
        if self.owner is not None:
            response["userHandle"] = self.owner.encode()
        return self._answer(response)


@pytest.fixture(params=["sqlite", "postgresql"], scope="module")
def served(
    request: pytest.FixtureRequest, tmp_path_factory: pytest.TempPathFactory
) -> Iterator[Served]:
    """A server on either database."""
    url = ""
    if request.param == "postgresql":
        running: PostgresServer = request.getfixturevalue("postgres")
        url = running.emptied()
    with serving(tmp_path_factory.mktemp("served"), url) as one:
        yield one


def renewed(person: Person) -> None:
    """Take up the new token for changes."""
    person.http.headers["x-csrf-token"] = person.get("/api/me")["csrf"]


@pytest.fixture
def owner(served: Served) -> Iterator[Person]:
    """Somebody with an account."""
    with closing(Person(served)) as person:
        name = f"Oishi{secrets.token_hex(3)}"
        person.post("/api/accounts", {"name": name, "password": PASSWORD}, 201)
        renewed(person)
        yield person


@pytest.fixture
def stranger(served: Served) -> Iterator[Person]:
    """A guest."""
    with closing(Person(served)) as person:
        yield person


def device_of(person: Person) -> Device:
    """A device with a passkey for somebody's account."""
    device = Device(person.served.base)
    options = person.post("/api/passkeys/options", {"password": PASSWORD})["options"]
    body = {"credential": device.make(options), "label": "phone"}
    person.post("/api/passkeys", body, 201)
    return device


def asked(person: Person) -> Json:
    """What a browser is asked with to sign in."""
    options: Json = person.post("/api/passkey-sessions/options", {})["options"]
    return options


def enter(person: Person, credential: Json, status: int = 201) -> Json:
    """Sign in by what a passkey has signed."""
    return person.post("/api/passkey-sessions", {"credential": credential}, status)


def test_a_passkey_signs_its_owner_in(owner: Person, stranger: Person) -> None:
    device = device_of(owner)
    me = enter(stranger, device.sign(asked(stranger)))
    assert (me["name"], me["guest"]) == (owner.get("/api/me")["name"], False)
    [row] = owner.get("/api/passkeys")["passkeys"]
    assert row["label"] == "phone"
    assert "signed in" in owner.served.logged()


def test_it_is_asked_for_no_code_of_the_second_factor(owner: Person, stranger: Person) -> None:
    """It has two factors of its own; a device that does not ask who one is, is refused below."""
    device = device_of(owner)
    secret = owner.post("/api/second-factor", {"password": PASSWORD}, 201)["secret"]
    code = totp(base64.b32decode(secret)).generate(int(time.time())).decode()
    owner.post("/api/second-factor/confirmation", {"code": code})
    assert enter(stranger, device.sign(asked(stranger)))["guest"] is False


def test_what_was_signed_is_good_once(owner: Person, stranger: Person) -> None:
    device = device_of(owner)
    signed = device.sign(asked(stranger))
    enter(stranger, signed)
    renewed(stranger)
    assert enter(stranger, signed, 400)["error"]["code"] == "bad-argument"


def test_what_was_signed_for_one_visitor_is_good_for_no_other(
    owner: Person, stranger: Person
) -> None:
    device = device_of(owner)
    with closing(Person(owner.served)) as thief:
        signed = device.sign(asked(stranger))
        assert enter(thief, signed, 400)["error"]["code"] == "bad-argument"


def test_a_challenge_for_signing_in_makes_no_passkey(owner: Person) -> None:
    """The attack: add a passkey in a borrowed session, without the password."""
    thief = Device(owner.served.base)
    options = {**asked(owner), "rp": {"id": "127.0.0.1"}}
    owner.post("/api/passkeys", {"credential": thief.make(options), "label": "mine"}, 400)
    assert owner.get("/api/passkeys")["passkeys"] == []


def test_a_challenge_for_a_new_passkey_lets_nobody_in(owner: Person) -> None:
    device = device_of(owner)
    options = owner.post("/api/passkeys/options", {"password": PASSWORD})["options"]
    enter(owner, device.sign({**options, "rpId": options["rp"]["id"]}), 400)


def test_a_passkey_is_not_used_in_a_frame_of_another_site(owner: Person, stranger: Person) -> None:
    device = device_of(owner)
    device.is_framed = True
    enter(stranger, device.sign(asked(stranger)), 400)
    options = owner.post("/api/passkeys/options", {"password": PASSWORD})["options"]
    owner.post("/api/passkeys", {"credential": device.make(options)}, 400)


def test_a_passkey_names_its_owner_or_nobody(owner: Person, stranger: Person) -> None:
    device = Device(owner.served.base)
    options = owner.post("/api/passkeys/options", {"password": PASSWORD})["options"]
    owner.post("/api/passkeys", {"credential": device.make(options)}, 201)
    device.owner = "somebody else"
    enter(stranger, device.sign(asked(stranger)), 401)
    device.owner = base64url_to_bytes(options["user"]["id"]).decode()
    enter(stranger, device.sign(asked(stranger)))


def test_a_made_up_challenge_is_refused(owner: Person, stranger: Person) -> None:
    device = device_of(owner)
    options = {**asked(stranger), "challenge": bytes_to_base64url(b"x" * 32)}
    enter(stranger, device.sign(options), 400)


@pytest.mark.parametrize("fault", ["origin", "site", "unverified", "key", "count", "id"])
def test_a_passkey_that_is_not_right_lets_nobody_in(
    owner: Person, stranger: Person, fault: str
) -> None:
    device = device_of(owner)
    options = asked(stranger)
    if fault == "origin":
        device.origin = "https://phishing.example"
    elif fault == "site":
        options["rpId"] = "phishing.example"
    elif fault == "unverified":
        device.flags = PRESENT
    elif fault == "key":
        device.key = ec.generate_private_key(ec.SECP256R1())
    elif fault == "count":
        device.count = 0  # As a copy counts that was made before the device was used.
    elif fault == "id":
        device.id = secrets.token_bytes(32)
    told = enter(stranger, device.sign(options), 401)["error"]
    assert told["code"] == "not-signed-in"


def test_a_passkey_is_made_by_the_owner_with_the_password(owner: Person, stranger: Person) -> None:
    owner.post("/api/passkeys/options", {"password": "a wrong password"}, 401)
    stranger.post("/api/passkeys/options", {"password": PASSWORD}, 401)
    options = owner.post("/api/passkeys/options", {"password": PASSWORD})["options"]
    device = Device(owner.served.base)
    made = device.make(options)
    stranger.post("/api/passkeys", {"credential": made}, 400)
    owner.post("/api/passkeys", {"credential": {"response": {}}}, 400)
    device.flags = PRESENT
    unverified = device.make(options)
    owner.post("/api/passkeys", {"credential": unverified}, 400)
    assert owner.get("/api/passkeys")["passkeys"] == []


def test_a_passkey_that_is_removed_signs_nobody_in(owner: Person, stranger: Person) -> None:
    device = device_of(owner)
    id = owner.get("/api/passkeys")["passkeys"][0]["id"]
    assert base64url_to_bytes(id) == device.id
    owner.post("/api/passkeys/removal", {"id": id, "password": "a wrong password"}, 401)
    owner.post("/api/passkeys/removal", {"id": id, "password": PASSWORD})
    owner.post("/api/passkeys/removal", {"id": id, "password": PASSWORD}, 404)
    enter(stranger, device.sign(asked(stranger)), 401)


def test_who_is_banned_does_not_come_in_by_a_passkey(owner: Person, stranger: Person) -> None:
    device = device_of(owner)
    url = owner.served.settings.database
    account = owner.get("/api/me")["name"]
    assert run("admin", "ban", account, "--database", url).code == 0
    assert enter(stranger, device.sign(asked(stranger)), 403)["error"]["code"] == "banned"


@pytest.mark.parametrize("sign", ["\0", "\x1b", "\u202e"])
def test_no_text_of_a_passkey_has_control_characters(
    owner: Person, stranger: Person, sign: str
) -> None:
    device = device_of(owner)
    options = owner.post("/api/passkeys/options", {"password": PASSWORD})["options"]
    body = {"credential": Device(owner.served.base).make(options), "label": f"a{sign}b"}
    owner.post("/api/passkeys", body, 400)
    owner.post("/api/passkeys/removal", {"id": f"a{sign}b", "password": PASSWORD}, 400)
    enter(stranger, {**device.sign(asked(stranger)), "id": f"a{sign}b"}, 400)


def test_a_token_makes_no_passkey(owner: Person) -> None:
    token = owner.post("/api/tokens", {"label": "program"}, 201)["token"]
    with closing(Person(owner.served)) as program:
        program.http.cookies.clear()
        program.http.headers["authorization"] = f"Bearer {token}"
        program.post("/api/passkeys/options", {"password": PASSWORD}, 403)


def test_the_site_is_the_one_that_players_come_to(tmp_path: Path) -> None:
    with (
        serving(tmp_path, public_url="http://games.example.org/") as served,
        closing(Person(served)) as person,
    ):
        assert asked(person)["rpId"] == "games.example.org"
