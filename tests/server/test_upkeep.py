"""What a server does by itself: bots that were cut off, clocks that ran out, seats given back."""

import threading
import time
from collections.abc import Callable
from pathlib import Path

import httpx
from sqlalchemy import text

from hatamoto.store.database import Database
from hatamoto.store.people import People
from hatamoto.store.sessions import COOKIE
from hatamoto.store.store import SNAPSHOT_EVERY, Store
from hatamoto.table import proposals, timeouts
from hatamoto.table.clock import MINUTE_MS
from hatamoto.table.messages import OVER
from tests.server.served import SECONDS, Line, Person, serving
from tests.store.holders import introduce_all
from tests.table.room import Room

LIVE = {"kind": "live", "minutes": 10, "on_timeout": "bot"}


class Past:
    """A database with tables from before the server was started."""

    def __init__(self, place: Path | str) -> None:
        url = place if isinstance(place, str) else f"sqlite:///{place / 'tables.db'}"
        self.database = Database(url)
        self.store = Store(self.database)
        self.people = People(self.database)

    def guest(self) -> tuple[str, dict[str, str]]:
        """Somebody, and the cookie that says so."""
        holder = self.people.new_guest("en", now()).result(SECONDS).id
        secret = self.people.new_secret(holder, COOKIE, now()).result(SECONDS)
        return holder, {"Cookie": f"hatamoto={secret}"}

    def keep(self, room: Room, summarised: bool = True) -> str:
        """Write a room's history down."""
        introduce_all(self.database, room)
        self.store.create(room.table.id, room.history[0]).result(SECONDS)
        for entry in room.history[1:]:
            self.store.append(room.table.id, entry).result(SECONDS)
        if summarised:
            self.store.summarise([room.table]).result(SECONDS)
        return room.table.id


def now() -> int:
    """The time in milliseconds."""
    return time.time_ns() // 1_000_000


def eventually(holds: Callable[[], bool]) -> None:
    """Wait until something holds."""
    end = time.monotonic() + SECONDS
    pause = threading.Event()
    while not holds():
        assert time.monotonic() < end
        pause.wait(0.02)


def test_bots_go_on_after_a_start(tmp_path: Path) -> None:
    past = Past(tmp_path)
    room = Room(["human", "random", "random"], at=now())
    room.begin()
    room.play(lambda: room.table.bot_to_move() is not None)
    id = past.keep(room)
    with serving(tmp_path):
        eventually(lambda: len(past.store.history(id)) > len(room.history))
        eventually(lambda: past.store.load(id).bot_to_move() is None)
    past.database.close()


def test_a_table_cut_off_before_its_summary_is_listed_rightly(tmp_path: Path) -> None:
    past = Past(tmp_path)
    room = Room(["random", "random", "random"], at=now())
    room.begin()
    id = past.keep(room, summarised=False)
    assert [row["id"] for row in past.store.list_tables("open", "")] == [id]
    with serving(tmp_path):
        eventually(lambda: [row["id"] for row in past.store.list_tables("finished", "")] == [id])
    assert past.store.load(id).status == OVER
    past.database.close()


def test_a_clock_that_ran_out_has_its_consequences_though_nobody_looks(tmp_path: Path) -> None:
    past = Past(tmp_path)
    clock = {"kind": "live", "minutes": 1, "on_timeout": "bot"}
    room = Room(["human", "random", "random"], clock=clock, at=now() - 10 * MINUTE_MS)
    room.begin()
    room.play(lambda: room.table.to_act() == [0])
    id = past.keep(room)
    with serving(tmp_path):
        eventually(lambda: past.store.load(id).status == OVER)
    kinds = [entry.kind for entry in past.store.history(id)]
    assert kinds[len(room.history)] == "timed_out"
    past.database.close()


def late(id: str, minutes: int) -> Room:
    """A table where a person's clock ran out some minutes ago, less one."""
    clock = {"kind": "live", "minutes": 1, "on_timeout": "bot"}
    room = Room(["human", "random", "random"], clock=clock, at=now() - minutes * MINUTE_MS)
    room.table.id = id
    room.begin()
    room.play(lambda: room.table.to_act() == [0])
    return room


def test_a_table_that_cannot_be_opened_does_not_hold_up_the_clocks_of_others(
    tmp_path: Path,
) -> None:
    past = Past(tmp_path)
    past.keep(late("a" * 16, 20))
    past.keep(late("b" * 16, 10))
    older = (
        "UPDATE entries SET data = json_set(data, '$.rules', 0) WHERE table_id = :id AND number = 0"
    )
    past.database.write(lambda c: c.execute(text(older), {"id": "a" * 16})).result(SECONDS)
    with serving(tmp_path):
        eventually(lambda: past.store.load("b" * 16).status == OVER)
    past.database.close()


def stood_in(past: Past) -> tuple[Room, int, list[dict[str, str]]]:
    """A table where a bot stands in for one of three people, with their cookies."""
    guests = [past.guest() for _ in range(3)]
    room = Room(["human", "open", "open"], host=guests[0][0], clock=LIVE, at=now() - 10 * MINUTE_MS)
    for seat in (1, 2):
        room.sit(seat, guests[seat][0])
    room.begin()
    away = room.table.to_act()[0]
    room.now += 10 * MINUTE_MS - 10_000
    for seat in room.table.to_act()[1:]:
        room.act(seat)
    room.now += 10_000
    room.put(timeouts.time_out(room.table, room.now))
    return room, away, [cookie for _, cookie in guests]


def test_a_tab_that_reconnects_does_not_take_the_seat_back(tmp_path: Path) -> None:
    """It would use up the minute for returning, while nobody is there."""
    past = Past(tmp_path)
    room, away, cookies = stood_in(past)
    id = past.keep(room)
    with serving(tmp_path) as served, Line(served, id) as watching:
        watching.read()
        for _ in range(2):
            with Line(served, id, cookies[away]) as line:
                assert line.read()["seats"][away]["standing_in"] is True
                assert line.table["seats"][away]["can_return"] is True
        with Line(served, id, cookies[away]) as line:
            line.read()
            assert line.ask(do="return")["ok"]
        while watching.table["seats"][away]["standing_in"]:
            watching.read()
        assert watching.events[-1]["kind"] == "returned"
    assert [entry.kind for entry in past.store.history(id)].count("returned") == 1
    past.database.close()


def test_a_seat_that_is_named_must_be_the_sender_s(tmp_path: Path) -> None:
    past = Past(tmp_path)
    room, away, cookies = stood_in(past)
    id = past.keep(room)
    with serving(tmp_path) as served, Line(served, id, cookies[away]) as line:
        line.read()
        codes = [line.ask(do="return", seat=seat)["error"]["code"] for seat in (9, (away + 1) % 3)]
        assert codes == ["bad-argument", "not-your-seat"]
        assert line.table["seats"][away]["can_return"] is True
        assert line.ask(do="return", seat=away)["ok"]
    assert [entry.kind for entry in past.store.history(id)].count("returned") == 1
    past.database.close()


def test_an_action_that_is_refused_does_not_take_the_seat_back(tmp_path: Path) -> None:
    """A browser that reconnects sends again what was in flight; a bot may have answered by then."""
    past = Past(tmp_path)
    room, away, cookies = stood_in(past)
    id = past.keep(room)
    with serving(tmp_path) as served, Line(served, id, cookies[away]) as line:
        line.read()
        late = line.ask(do="act", seat=away, action="pass", ply=0)["error"]
        assert late["code"] in ("illegal-action", "not-your-turn")
        assert line.ask(do="undo", seat=away)["error"]["reason"] == "bot_plays"
        assert line.table["seats"][away]["can_return"] is True
    assert "returned" not in [entry.kind for entry in past.store.history(id)]
    past.database.close()


def test_a_program_that_only_reads_does_not_take_the_seat_back(tmp_path: Path) -> None:
    past = Past(tmp_path)
    room, away, _ = stood_in(past)
    id, holder = past.keep(room), room.table.seats[away].holder
    token = past.people.new_token(holder, now(), "read").result(SECONDS)
    bearer = {"Authorization": f"Bearer {token}"}
    with serving(tmp_path) as served, Line(served, id, bearer) as line:
        assert line.read()["seats"][away]["standing_in"] is True
        assert line.table["you"] == [away]
    past.database.close()


def test_who_is_out_of_time_again_is_told_that_the_bot_plays_on(tmp_path: Path) -> None:
    past = Past(tmp_path)
    room, away, cookies = stood_in(past)
    room.put(timeouts.come_back(room.table, room.table.seats[away].holder, room.now))
    deadline = room.table.deadline()
    assert deadline is not None
    room.now = deadline
    room.put(timeouts.time_out(room.table, room.now))
    id = past.keep(room)
    with serving(tmp_path) as served, Line(served, id, cookies[away]) as line:
        assert line.read()["seats"][away]["standing_in"] is True
        for command in ({"do": "return"}, {"do": "act", "seat": away, "action": "pass"}):
            wrong = line.ask(**command)["error"]
            assert (wrong["code"], wrong["reason"]) == ("illegal-action", "time_used_up")
        assert line.ask(do="delegate", seat=away)["error"]["reason"] == "time_used_up"
        assert line.table["seats"][away]["can_return"] is False
    past.database.close()


def test_who_was_there_all_the_time_asks_for_the_seat(tmp_path: Path) -> None:
    past = Past(tmp_path)
    room, away, cookies = stood_in(past)
    room.put(timeouts.come_back(room.table, room.table.seats[away].holder, room.now))
    id = past.keep(room)
    with serving(tmp_path) as served, Line(served, id, cookies[away]) as line:
        assert line.read()["seats"][away]["standing_in"] is False
        assert line.ask(do="return") == {"is": "reply", "id": None, "ok": True}
        assert line.table["seats"][away]["standing_in"] is False
    past.database.close()


def test_a_long_table_gets_a_snapshot_and_goes_on_from_it(tmp_path: Path) -> None:
    with serving(tmp_path) as served:
        person = Person(served)
        id = person.table(seats=[{"who": "me"}] * 4)["id"]
        with person.socket(id) as line:
            line.read()
            for number in range(SNAPSHOT_EVERY):
                line.ask(do="chat", text=f"line {number}")
            database = Database(served.settings.database)
            eventually(lambda: Store(database).snapshot(id) is not None)
            snapshot = Store(database).snapshot(id)
            database.close()
            assert snapshot is not None
            assert snapshot.count == SNAPSHOT_EVERY
            served.kill()
        served.start()
        with person.socket(id) as line:
            line.play()
            assert [said["text"] for said in line.chat][-1] == f"line {SNAPSHOT_EVERY - 1}"
        person.close()


def test_who_comes_back_stays_known(tmp_path: Path) -> None:
    past = Past(tmp_path)
    holder = past.people.new_guest("en", now()).result(SECONDS).id
    day = 24 * 60 * MINUTE_MS
    old, fresh, ended = (
        past.people.new_secret(holder, COOKIE, now() - days * day).result(SECONDS)
        for days in (80, 1, 91)
    )
    with serving(tmp_path) as served:
        answers = [
            httpx.get(f"{served.base}/api/me", headers={"Cookie": f"hatamoto={secret}"})
            for secret in (old, fresh, ended)
        ]
    given = [answer.cookies.get("hatamoto") for answer in answers]
    assert given[:2] == [old, None]
    assert given[2] not in (None, ended)
    assert (past.people.expires_at(old) or 0) > now() + 89 * day
    past.database.close()


def test_a_rematch_that_was_deleted_is_made_again(tmp_path: Path) -> None:
    past = Past(tmp_path)
    holder, cookie = past.guest()
    room = Room(["human", "random"], host=holder, game="twilight")
    room.begin()
    room.put(proposals.abandon(room.table, 0, holder, True, room.now))
    room.put(proposals.rematch(room.table, "f" * 16, room.now))
    id = past.keep(room)
    with serving(tmp_path) as served, httpx.Client(base_url=served.base, headers=cookie) as http:
        route = f"/api/tables/{id}/rematch"
        assert http.get(route).json() == {"ready": 0, "people": 1}
        token = {"x-csrf-token": http.get("/api/me").json()["csrf"]}
        again = [http.post(route, headers=token, json={}) for _ in range(2)]
        assert [answer.status_code for answer in again] == [201, 201]
        assert again[0].json()["id"] == again[1].json()["id"]
    past.database.close()
