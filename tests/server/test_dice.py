"""Commit and reveal at a running server: people, programs, silence and a kill in between."""

import asyncio
import json
import secrets
from collections.abc import Callable
from pathlib import Path
from typing import Any

import pytest

from hatamoto import catalog
from hatamoto.kernel.chance import secret_commitment, words_commitment
from hatamoto.kernel.errors import BadRecord
from hatamoto.kernel.verification import verify
from hatamoto.server.bot_pool import BotPool
from hatamoto.server.metrics import Metrics
from hatamoto.server.notify import Notifier
from hatamoto.server.quotas import Quotas
from hatamoto.server.registry import Registry
from hatamoto.server.settings import Settings
from hatamoto.server.upkeep import Upkeep
from hatamoto.store.database import Database
from hatamoto.store.people import People
from hatamoto.store.store import Store
from hatamoto.table.clock import MINUTE_MS
from tests.server.served import Person, serving
from tests.server.test_upkeep import Past, now
from tests.table.room import Room

Visit = Callable[..., Person]
BOTS = [{"who": "bot", "level": "random"}] * 2


def fresh() -> tuple[str, str]:
    """Words as a browser makes them, and what they are committed to with."""
    words = secrets.token_hex(32)
    return words, words_commitment(words)


def solo(person: Person, bound: str | None) -> dict[str, Any]:
    """A table of one person and two bots."""
    return person.table(seats=[{"who": "me", "commitment": bound}, *BOTS])


def record(person: Person, id: str) -> str:
    """The record of a table."""
    return person.http.get(f"/api/tables/{id}/record").text


# One person


def test_a_table_without_open_seats_shows_its_commitment_before_it_deals(person: Person) -> None:
    words, bound = fresh()
    table = solo(person, bound)
    assert (table["status"], table["view"], table["events"]) == ("waiting", None, [])
    noted = table["chance"]
    assert (noted["commitments"], noted["awaited"]) == ([bound, None, None], [0])
    with person.socket(table["id"]) as line:
        line.until("status", "waiting")
        assert line.ask(do="reveal", seat=0, words=words)["ok"]
        line.until("status", "playing")
        line.play()
    text = record(person, table["id"])
    verdict = verify(catalog.game("shogunate"), text, noted["commitment"])
    assert (verdict.is_proven, verdict.has_words, verdict.unrevealed) == (True, True, [])
    assert person.get(f"/api/tables/{table['id']}")["chance"]["words"] == [words, None, None]


def test_a_program_without_words_plays_at_once_and_the_record_says_so(person: Person) -> None:
    table = solo(person, None)
    assert table["status"] == "playing"
    with person.socket(table["id"]) as line:
        line.play()
    text = record(person, table["id"])
    assert "\ncommitments [null,null,null]\n" in text
    assert not verify(catalog.game("shogunate"), text).has_words


def test_words_that_are_revealed_again_are_answered_as_before(person: Person) -> None:
    words, bound = fresh()
    id = solo(person, bound)["id"]
    first = person.do(id, do="reveal", seat=0, words=words)
    assert person.do(id, do="reveal", seat=0, words=words) == first
    person.do(id, 400, do="reveal", seat=0, words=fresh()[0])
    chance = person.get(f"/api/tables/{id}")["chance"]
    assert (chance["commitments"], chance["awaited"]) == ([bound, None, None], [])


def test_words_that_were_not_committed_to_are_refused(person: Person) -> None:
    _, bound = fresh()
    table = solo(person, bound)
    for _ in range(5):
        told = person.do(table["id"], 400, do="reveal", seat=0, words=fresh()[0])["error"]
        assert told["message"] == "these are not the words that seat 0 committed to"
    assert person.get(f"/api/tables/{table['id']}")["status"] == "waiting"


@pytest.mark.parametrize("bound", ["", "x", "F" * 64])
def test_a_commitment_out_of_form_makes_no_table(person: Person, bound: str) -> None:
    seats = [{"who": "me", "commitment": bound}, *BOTS]
    told = person.post("/api/tables", {"game": "shogunate", "seats": seats}, 400)["error"]
    assert "64 digits" in told["message"]


def test_nobody_commits_for_a_bot(person: Person) -> None:
    seats = [{"who": "me"}, {"who": "bot", "commitment": fresh()[1]}, {"who": "bot"}]
    told = person.post("/api/tables", {"game": "shogunate", "seats": seats}, 400)["error"]
    assert "seat 1 is not yours" in told["message"]


def test_a_rematch_takes_words_too(person: Person) -> None:
    table = solo(person, None)
    with person.socket(table["id"]) as line:
        line.play()
    words, bound = fresh()
    route = f"/api/tables/{table['id']}/rematch"
    again = person.post(route, {"commitments": {"0": bound}}, 201)
    assert (again["status"], again["chance"]["commitments"][0]) == ("waiting", bound)
    person.do(again["id"], do="reveal", seat=0, words=words)
    assert person.get(f"/api/tables/{again['id']}")["status"] == "playing"


def test_a_rematch_takes_words_when_one_asks_again(visit: Visit) -> None:
    """The first ask came without words, of a program perhaps; they count until play begins."""
    host, guest = visit(), visit()
    id = host.table(seats=[{"who": "me"}, {"who": "open"}, BOTS[0]])["id"]
    guest.post(f"/api/tables/{id}/seats", {"seat": 1})
    host.do(id, do="begin")
    for person, seat in ((host, 0), (guest, 1)):
        person.do(id, do="abandon", seat=seat, yes=True)
    route = f"/api/tables/{id}/rematch"
    assert host.post(route, {}, 201)["chance"]["commitments"] in (None, [None] * 3)
    words, bound = fresh()
    again = host.post(route, {"commitments": {"0": bound}}, 201)
    assert host.post(route, {"commitments": {"0": bound}}, 201)["id"] == again["id"]
    other = host.post(route, {"commitments": {"0": fresh()[1]}}, 400)["error"]["message"]
    assert other == "seat 0 has committed to its words"
    assert guest.post(route, {}, 201)["chance"]["commitments"][0] == bound
    host.do(again["id"], do="reveal", seat=0, words=words)
    assert host.get(f"/api/tables/{again['id']}")["status"] == "playing"


# Several people


def test_guests_commit_when_they_sit_and_reveal_when_the_host_begins(visit: Visit) -> None:
    host, guest = visit(), visit()
    (mine, my_bound), (theirs, their_bound) = fresh(), fresh()
    me = {"who": "me", "commitment": my_bound}
    id = host.table(seats=[me, {"who": "open"}, BOTS[0]])["id"]
    sat = guest.post(f"/api/tables/{id}/seats", {"seat": 1, "commitment": their_bound})
    assert (sat["chance"]["commitment"], sat["chance"]["awaited"]) == (None, [])
    with host.socket(id) as one, guest.socket(id) as other:
        one.until("status", "waiting")
        other.until("status", "waiting")
        assert one.ask(do="begin")["ok"]
        while other.table["chance"]["commitment"] is None:
            other.read()
        assert other.table["chance"]["commitments"] == [my_bound, their_bound, None]
        assert one.ask(do="reveal", seat=0, words=mine)["ok"]
        while other.table["chance"]["awaited"] != [1]:
            other.read()
        assert mine not in json.dumps(other.frames)
        assert other.ask(do="reveal", seat=1, words=theirs)["ok"]
        other.until("status", "playing")
        assert other.table["chance"]["words"] == [mine, theirs, None]


def test_a_seat_commits_after_it_was_taken_and_only_once(visit: Visit) -> None:
    host, guest = visit(), visit()
    id = host.table(seats=[{"who": "me"}, {"who": "open"}, BOTS[0]])["id"]
    guest.post(f"/api/tables/{id}/seats", {"seat": 1})
    assert guest.get(f"/api/tables/{id}")["chance"]["awaited"] == [0, 1]
    guest.do(id, do="commit", seat=1, commitment=fresh()[1])
    assert guest.get(f"/api/tables/{id}")["chance"]["awaited"] == [0]
    guest.do(id, 400, do="commit", seat=1, commitment=fresh()[1])


# What goes wrong


def test_a_seat_that_does_not_reveal_in_time_is_named(tmp_path: Path) -> None:
    with serving(tmp_path, reveal_seconds=1) as served:
        person = Person(served)
        _, bound = fresh()
        table = solo(person, bound)
        with person.socket(table["id"]) as line:
            line.until("status", "playing")
            assert line.table["chance"]["unrevealed"] == [0]
            assert line.table["chance"]["words"] == [bound, None, None]
            line.play()
        verdict = verify(catalog.game("shogunate"), record(person, table["id"]))
        assert (verdict.unrevealed, verdict.has_words) == ([0], False)
        person.close()


def test_a_server_killed_between_the_rounds_still_takes_the_words(tmp_path: Path) -> None:
    with serving(tmp_path, reveal_seconds=600) as served:
        person = Person(served)
        words, bound = fresh()
        table = solo(person, bound)
        served.kill()
        served.start()
        again = person.get(f"/api/tables/{table['id']}")
        assert again["chance"] == table["chance"]
        person.do(table["id"], do="reveal", seat=0, words=words)
        served.kill()
        served.start()
        dealt = person.get(f"/api/tables/{table['id']}")
        assert (dealt["status"], dealt["chance"]["words"][0]) == ("playing", words)
        person.close()


def test_a_server_killed_between_the_rounds_deals_by_itself_when_nobody_comes(
    tmp_path: Path,
) -> None:
    with serving(tmp_path, reveal_seconds=2) as served:
        person = Person(served)
        table = solo(person, fresh()[1])
        served.kill()
        served.start()
        with person.socket(table["id"]) as line:
            line.until("status", "playing")
            assert line.table["chance"]["unrevealed"] == [0]
        person.close()


# The two attacks on a server of before


def test_a_host_who_reads_the_secret_cannot_speak_last(tmp_path: Path) -> None:
    """Whoever reads the database has the secret, but nothing is left to choose."""
    with serving(tmp_path, reveal_seconds=600) as served:
        host, guest = Person(served), Person(served)
        (mine, my_bound), (theirs, their_bound) = fresh(), fresh()
        seats = [{"who": "me", "commitment": my_bound}, {"who": "open"}, BOTS[0]]
        id = host.table(seats=seats)["id"]
        guest.post(f"/api/tables/{id}/seats", {"seat": 1, "commitment": their_bound})
        host.do(id, do="begin")
        guest.do(id, do="reveal", seat=1, words=theirs)
        for number in range(50):
            host.do(id, 400, do="reveal", seat=0, words=f"{number:064x}")
            host.do(id, 400, do="commit", seat=0, commitment=words_commitment(f"{number:064x}"))
        host.do(id, do="reveal", seat=0, words=mine)
        assert host.get(f"/api/tables/{id}")["chance"]["words"] == [mine, theirs, None]
        host.close()
        guest.close()


def test_a_server_that_changes_its_secret_is_named_by_what_was_noted(person: Person) -> None:
    words, bound = fresh()
    table = solo(person, bound)
    noted = table["chance"]["commitment"]
    other = secret_commitment(secrets.token_bytes(32), [bound, None, None])
    assert other != noted
    person.do(table["id"], do="reveal", seat=0, words=words)
    with person.socket(table["id"]) as line:
        line.play()
    with pytest.raises(BadRecord, match="the commitment noted before play"):
        verify(catalog.game("shogunate"), record(person, table["id"]), other)


# Time to reveal after an outage


async def tended(folder: Path, id: str) -> list[bool]:
    """Whether a table is dealt when it was just opened, and once the time to reveal is over."""
    url = f"sqlite:///{folder / 'tables.db'}"
    database = Database(url)
    notifier = Notifier(Settings(database=url), People(database), Metrics())
    registry = Registry(Store(database), notifier, BotPool(1), Metrics(), Quotas(4000))
    registry.sure_until = float("inf")  # The database is there all the time.
    live = await registry.open(id)
    found: list[bool] = []
    for _ in range(2):
        await Upkeep(registry).tend(live)
        found.append(live.table.match is not None)
        live.opened_at -= live.table.dice.wait
    registry.close()
    database.close()
    return found


def test_nobody_loses_their_words_because_the_server_was_down(tmp_path: Path) -> None:
    past = Past(tmp_path)
    room = Room(
        ["human", "random", "random"], at=now() - 10 * MINUTE_MS, commitments={0: fresh()[1]}
    )
    room.begin()
    id = past.keep(room)
    past.database.close()
    assert asyncio.run(tended(tmp_path, id)) == [False, True]
