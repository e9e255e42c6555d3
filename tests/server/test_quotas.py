"""Nobody fills the disk: notes, commands, tables and guests have their share and no more."""

from collections.abc import Iterator
from pathlib import Path

import httpx
import pytest

from hatamoto.server.limits import Limit, TooMany
from hatamoto.server.quotas import ENTRY, KILOBYTE, Quotas
from hatamoto.server.settings import Settings
from hatamoto.store.sessions import DAY_MS
from tests.server.served import Person, Served, serving
from tests.server.test_upkeep import Past, eventually, now
from tests.table.room import Room

NOTE = "x" * 4000
OPEN = [{"who": "me"}, {"who": "open"}, {"who": "open"}]


@pytest.fixture
def small(tmp_path: Path) -> Iterator[Served]:
    """A server that keeps 20 kB a day for a visitor, and believes one proxy."""
    with serving(tmp_path, quota=20, proxies=1) as running:
        yield running


class From(Person):
    """Somebody at an address."""

    def __init__(self, served: Served, address: str) -> None:
        super().__init__(served)
        self.http.headers["x-forwarded-for"] = address


def test_a_game_of_bots_alone_counts_as_what_it_will_store(tmp_path: Path) -> None:
    with serving(tmp_path, quota=300) as served:
        person = Person(served)
        body = {"game": "shogunate", "seats": [{"who": "bot", "level": "random"}] * 3}
        answers = [person.http.post("/api/tables", json=body).status_code for _ in range(4)]
        person.close()
    assert answers == [201, 201, 429, 429]


def test_a_line_of_the_client_does_not_hide_that_of_the_proxy(tmp_path: Path) -> None:
    """The attack: send X-Forwarded-For oneself; some proxies add a line of their own after it."""
    with serving(tmp_path, guest_rate=3, proxies=1) as served:
        answers = [
            httpx.get(
                f"{served.base}/api/me",
                headers=[("x-forwarded-for", f"198.51.100.{n}"), ("x-forwarded-for", "192.0.2.1")],
            ).status_code
            for n in range(6)
        ]
    assert answers == [200] * 3 + [429] * 3


def notes(person: Person, table: str, amount: int) -> list[int]:
    """What is answered to this many long notes."""
    body = {"do": "note", "text": NOTE}
    path = f"/api/tables/{table}/commands"
    return [person.http.post(path, json=body).status_code for _ in range(amount)]


def test_notes_are_limited_like_talk(tmp_path: Path) -> None:
    with serving(tmp_path, rate=400) as served:
        person = Person(served)
        answers = notes(person, person.table()["id"], 200)
        assert answers[:100] == [200] * 100
        assert 429 in answers[100:]
        person.close()


def test_a_visitor_has_a_quota(small: Served) -> None:
    person, other = From(small, "192.0.2.1"), From(small, "192.0.2.2")
    id = person.table(seats=OPEN)["id"]
    answers = notes(person, id, 8)
    assert set(answers[:4]) == {200}
    assert set(answers[5:]) == {429}
    elsewhere = person.http.post("/api/tables", json={"game": "shogunate", "seats": OPEN})
    assert elsewhere.status_code == 429
    other.post(f"/api/tables/{id}/seats", {"seat": 1})
    assert notes(other, id, 1) == [200]
    person.close()
    other.close()


@pytest.mark.parametrize(("public", "refusal"), [(True, 400), (False, 403)])
def test_strangers_cannot_use_up_the_talk_of_a_table(
    small: Served, public: bool, refusal: int
) -> None:
    host = From(small, "192.0.2.1")
    id = host.table(seats=OPEN, public=public)["id"]
    path = f"/api/tables/{id}/commands"
    for number in range(7):
        stranger = From(small, f"192.0.2.{number + 10}")
        stranger.get("/api/me")
        line = {"do": "chat", "text": "x" * 15_000}
        assert stranger.http.post(path, json=line).status_code == refusal
        stranger.close()
    assert host.do(id, do="chat", text="Still here")["ok"]
    assert notes(host, id, 1) == [200]
    host.close()


def test_votes_and_undos_count_too(small: Served) -> None:
    person = From(small, "192.0.2.1")
    id = person.table(seats=OPEN)["id"]
    path = f"/api/tables/{id}/commands"
    body = {"do": "abandon", "seat": 0, "yes": False}
    answers = [person.http.post(path, json=body).status_code for _ in range(120)]
    assert answers[0] == 200
    assert answers[-1] == 429
    person.close()


def test_a_name_counts_at_each_table(small: Served) -> None:
    """The attack: sit at many tables and rename oneself over and over."""
    person = Person(small)
    tables = [person.table(seats=OPEN)["id"] for _ in range(5)]
    answers = [
        person.http.patch("/api/me", json={"name": f"Name{number}"}).status_code
        for number in range(20)
    ]
    done = answers.count(200)
    assert answers == [200] * done + [429] * (20 - done)
    assert 5 <= done <= 10
    assert person.get("/api/me")["name"] == f"Name{done - 1}"
    assert person.get(f"/api/tables/{tables[0]}")["seats"][0]["name"] == f"Name{done - 1}"
    person.close()


def test_an_address_has_a_quota_whoever_comes_from_it(small: Served) -> None:
    answers: list[int] = []
    for _ in range(7):
        person = From(small, "2001:db8::1")
        person.http.headers["x-forwarded-for"] = f"2001:db8::{len(answers):x}"
        made = person.http.post("/api/tables", json={"game": "shogunate", "seats": OPEN})
        answers += notes(person, made.json()["id"], 4) if made.status_code == 201 else [429]
        person.close()
    assert answers[:12] == [200] * 12
    assert answers[-1] == 429


def test_a_table_takes_so_much_talk_and_play_goes_on(small: Served) -> None:
    host = From(small, "192.0.2.1")
    id = host.table(seats=[{"who": "me"}] * 3)["id"]
    answers: list[int] = []
    for number in range(6):
        watcher = From(small, f"198.51.100.{number}")
        line = {"do": "chat", "text": "界" * 500}
        path = f"/api/tables/{id}/commands"
        answers += [watcher.http.post(path, json=line).status_code for _ in range(11)]
        watcher.close()
    assert answers[:40] == [200] * 40
    assert answers[-5:] == [429] * 5
    frame = host.get(f"/api/tables/{id}")
    seat = frame["to_act"][0]
    turn = frame["turns"][str(seat)]
    host.do(id, do="act", seat=seat, ply=turn["ply"], action=turn["legal"][0]["action"])
    host.close()


def test_nobody_names_their_own_address_without_a_proxy(tmp_path: Path) -> None:
    with serving(tmp_path, guest_rate=Settings().guest_rate) as served:
        answers = [
            httpx.get(
                f"{served.base}/api/me", headers={"x-forwarded-for": f"192.0.2.{n}"}
            ).status_code
            for n in range(40)
        ]
    assert 429 in answers[20:]
    assert answers.count(200) < 30


def test_guests_of_one_network_are_one_address(tmp_path: Path) -> None:
    with serving(tmp_path, proxies=1, guest_rate=Settings().guest_rate) as served:
        answers = [
            httpx.get(
                f"{served.base}/api/me", headers={"x-forwarded-for": f"2001:db8::{n:x}"}
            ).status_code
            for n in range(40)
        ]
        other = httpx.get(f"{served.base}/api/me", headers={"x-forwarded-for": "2001:db8:1::1"})
    assert 429 in answers[20:]
    assert answers.count(200) < 30
    assert other.status_code == 200


def test_what_was_never_used_is_purged_and_counted(tmp_path: Path) -> None:
    past = Past(tmp_path)
    old = now() - 40 * DAY_MS
    guest = past.people.new_guest("en", old).result(60)
    room = Room(["human", "open", "open"], at=old)
    past.keep(room)
    played = Room(["human", "random", "random"], at=old)
    played.table.id = "f" * 16
    played.begin()
    played.play(lambda: len(played.history) > 10)
    past.keep(played)
    with serving(tmp_path) as served:
        eventually(lambda: past.people.holder(guest.id) is None)
        eventually(lambda: past.store.history(room.table.id) == [])
        assert past.store.history(played.table.id)
        eventually(lambda: 'hatamoto_purged{label="guests"} 1' in metrics(served))
        assert 'hatamoto_purged{label="tables"} 1' in metrics(served)
    past.database.close()


def metrics(served: Served) -> str:
    """What the server counts."""
    return httpx.get(f"{served.base}/metrics").text


def test_an_operator_may_keep_everything(tmp_path: Path) -> None:
    past = Past(tmp_path)
    guest = past.people.new_guest("en", 0).result(60)
    with serving(tmp_path, purge_days=0) as served:
        Person(served).close()
        assert past.people.holder(guest.id) is not None
    past.database.close()


def test_an_empty_bucket_is_kept_when_fuller_ones_make_room() -> None:
    limit = Limit(2, 60.0, max_keys=10)
    limit.spend("flooder", 0.0, 2)
    for number in range(50):
        limit.spend(f"stranger {number}", 0.0)
    assert len(limit.buckets) <= 10
    with pytest.raises(TooMany):
        limit.spend("flooder", 0.0)


def test_many_strangers_do_not_free_who_is_held_back() -> None:
    limit = Limit(1, 60.0, max_keys=10)
    limit.spend("flooder", 0.0)
    for number in range(50):
        limit.spend(f"stranger {number}", 0.0)
        with pytest.raises(TooMany):
            limit.spend("flooder", 0.0)


def entries_of_bots(quotas: Quotas, host: str) -> int:
    """How many entries the bots of a host may write at once."""
    written = 0
    while quotas.has_enough_for_bots(host):
        quotas.count_bot(host)
        written += 1
    return written


def test_bots_leave_their_host_enough_for_moves_elsewhere() -> None:
    quotas = Quotas(20)
    assert entries_of_bots(quotas, "host") * ENTRY <= 15 * KILOBYTE + ENTRY
    for _ in range(20):
        quotas.add("host", "192.0.2.1", ENTRY)


def test_bots_count_for_the_address_of_their_host_if_it_is_known() -> None:
    quotas = Quotas(20)
    assert entries_of_bots(quotas, "unknown") > 0
    assert not quotas.addresses.buckets
    for host in range(6):
        quotas.add(f"host {host}", "192.0.2.1", ENTRY)
        entries_of_bots(quotas, f"host {host}")
    assert list(quotas.addresses.buckets) == ["192.0.2.1"]
    assert entries_of_bots(quotas, "host 5") == 0
    quotas.add("another", "192.0.2.1", ENTRY)
