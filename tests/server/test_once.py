"""Commands are carried out once: those with keys, and commits whose reply was lost."""

import time
from collections.abc import Callable, Iterator
from pathlib import Path
from typing import Any

import pytest

from hatamoto.store.database import Database
from hatamoto.store.store import Store
from tests.server.cutting import Cutting
from tests.server.served import SEATS, Json, Person, Served, serving
from tests.store.postgres import PostgresServer

Visit = Callable[..., Person]
TWO = [{"who": "me"}, {"who": "open"}]


def history(served: Served, id: str) -> list[Any]:
    """What the store holds of a table."""
    database = Database(served.settings.database)
    try:
        return Store(database).history(id)
    finally:
        database.close()


def kinds(served: Served, id: str) -> list[str]:
    """What has happened at a table."""
    return [entry.kind for entry in history(served, id)]


# Keys


@pytest.mark.parametrize(
    ("kind", "command"),
    [
        ("chat", {"do": "chat", "text": "once"}),
        ("note", {"do": "note", "text": "once"}),
        ("resigned", {"do": "resign", "seat": 0}),
        ("abandon_answered", {"do": "abandon", "seat": 0, "yes": True}),
    ],
)
@pytest.mark.parametrize("by_socket", [True, False])
def test_a_command_that_is_sent_again_is_done_once(
    person: Person, kind: str, command: Json, by_socket: bool
) -> None:
    id = person.table()["id"]
    keyed = {**command, "key": f"once and no more {kind}"}
    if by_socket:
        with person.socket(id) as line:
            assert [line.ask(**keyed)["ok"] for _ in range(3)] == [True] * 3
    else:
        assert [person.do(id, **keyed)["ok"] for _ in range(3)] == [True] * 3
    assert kinds(person.served, id).count(kind) == 1


def test_an_action_without_a_ply_is_done_once(person: Person) -> None:
    id = person.table(game="battles", seats=[{"who": "me"}, {"who": "me"}])["id"]
    with person.socket(id) as line:
        line.read()
        seat = line.asked()[0]
        action = line.table["turns"][str(seat)]["legal"][0]["action"]
        keyed = {"do": "act", "seat": seat, "action": action, "key": "my first action"}
        replies = [line.ask(**keyed) for _ in range(3)]
    assert [reply["ok"] for reply in replies] == [True] * 3
    assert len({reply["ply"] for reply in replies}) == 1
    assert kinds(person.served, id).count("acted") == 1


def test_an_action_whose_turn_has_passed_is_done_already_or_refused(person: Person) -> None:
    id = person.table(game="battles", seats=[{"who": "me"}, {"who": "me"}])["id"]
    with person.socket(id) as line:
        line.read()
        seat = line.asked()[0]
        turn = line.table["turns"][str(seat)]
        action = {"do": "act", "seat": seat, "ply": turn["ply"]}
        action["action"] = turn["legal"][0]["action"]
        assert line.ask(**action, key="this one arrived")["ok"]
        assert line.ask(**action, key="this one arrived")["ok"]
        late = line.ask(**action, key="this one was lost")
    assert late["error"]["reason"] == "stale"


def test_an_undo_that_is_sent_again_takes_one_action_back(person: Person) -> None:
    id = person.table(game="battles", seats=[{"who": "me"}, {"who": "me"}])["id"]
    with person.socket(id) as line:
        line.read()
        seat = line.asked()[0]
        line.catch_up(seat, line.act(seat)["ply"])
        seat = line.asked()[0]
        line.catch_up(seat, line.act(seat)["ply"])
        undo = {"do": "undo", "seat": seat, "key": "back by one"}
        assert [line.ask(**undo)["ok"] for _ in range(2)] == [True] * 2
    assert kinds(person.served, id).count("undone") == 1


def test_what_is_delegated_twice_answers_one_question(person: Person) -> None:
    id = person.table(game="battles", seats=[{"who": "me"}, {"who": "me"}])["id"]
    with person.socket(id) as line:
        line.read()
        seat = line.asked()[0]
        delegate = {"do": "delegate", "seat": seat, "key": "you do it"}
        assert line.ask(**delegate)["ok"] is True
        count = len(history(person.served, id))
        assert line.ask(**delegate)["ok"] is True
    assert len(history(person.served, id)) == count


def test_a_key_is_its_senders_own(visit: Visit) -> None:
    one, two = visit(), visit()
    id = one.table()["id"]
    for person in (one, two):
        person.do(id, do="chat", text="mine", key="the same key")
    assert kinds(one.served, id).count("chat") == 2


@pytest.mark.parametrize("do", ["act", "delegate", "explain", "undo", "resign"])
def test_a_used_key_opens_no_other_command(visit: Visit, do: str) -> None:
    """Otherwise a watcher could count the secret answers of a seat."""
    host, watcher = visit(), visit()
    id = host.table()["id"]
    watcher.do(id, do="chat", text="x", key="a used key")
    more = {"action": "play arrow"} if do in ("act", "explain") else {}
    told = watcher.do(id, 409, do=do, seat=0, key="a used key", **more)
    assert told["error"]["code"] == "key-reused"
    assert "ply" not in told
    assert kinds(host.served, id).count("resigned") == 0


@pytest.mark.parametrize(
    "other",
    [
        {"do": "chat", "text": "twice"},
        {"do": "note", "seat": 0, "text": "once"},
        {"do": "resign", "seat": 0},
        {"do": "abandon", "seat": 0, "yes": True},
    ],
    ids=lambda command: str(command["do"]),
)
@pytest.mark.parametrize("by_socket", [True, False])
def test_a_used_key_does_nothing_else(person: Person, other: Json, by_socket: bool) -> None:
    id, key = person.table()["id"], "one key for two"
    first: Json = {"do": "chat", "text": "once", "key": key}
    person.do(id, **first)
    before = [kind for kind in kinds(person.served, id) if kind != "acted"]
    if by_socket:
        with person.socket(id) as line:
            told = line.ask(**other, key=key)
            assert line.ask(**first)["ok"] is True
    else:
        told = person.do(id, 409, **other, key=key)
        assert person.do(id, **first)["ok"] is True
    assert told["error"]["code"] == "key-reused"
    # The bots may have acted in the meantime.
    assert [kind for kind in kinds(person.served, id) if kind != "acted"] == before


def test_an_action_under_the_key_of_another_is_not_taken(person: Person) -> None:
    id = person.table(game="battles", seats=[{"who": "me"}, {"who": "me"}])["id"]
    with person.socket(id) as line:
        line.read()
        seat = line.asked()[0]
        actions = [row["action"] for row in line.table["turns"][str(seat)]["legal"]]
        assert len(actions) > 1
        keyed = {"do": "act", "seat": seat, "key": "one key for two"}
        first = line.ask(**keyed, action=actions[0])
        assert line.ask(**keyed, action=actions[1])["error"]["code"] == "key-reused"
        assert line.ask(**keyed, action=actions[0])["ply"] == first["ply"]
    assert kinds(person.served, id).count("acted") == 1


def test_another_table_under_a_used_key_is_refused(visit: Visit) -> None:
    one = visit()
    first = one.table(key="a table of mine")
    body = {"game": "shogunate", "seats": SEATS, "title": "another", "key": "a table of mine"}
    assert one.post("/api/tables", body, 409)["error"]["code"] == "key-reused"
    assert one.table(key="a table of mine")["id"] == first["id"]


def test_a_key_outlives_the_process(tmp_path: Path) -> None:
    served = Served(tmp_path)
    person = Person(served)
    id = person.table()["id"]
    person.do(id, do="chat", text="once", key="before the fall")
    served.kill()
    served.start()
    person.do(id, do="chat", text="once", key="before the fall")
    assert kinds(served, id).count("chat") == 1
    person.close()
    served.stop()


def test_a_table_that_is_asked_for_again_is_made_once(visit: Visit) -> None:
    one, two = visit(), visit()
    ids = [one.table(key="a table of mine")["id"] for _ in range(2)]
    assert ids[0] == ids[1]
    assert two.table(key="a table of mine")["id"] != ids[0]


def test_a_seat_may_be_taken_again_by_who_has_it(visit: Visit) -> None:
    one, two = visit(), visit()
    id = one.table(game="battles", seats=TWO)["id"]
    for _ in range(2):
        assert two.post(f"/api/tables/{id}/seats", {"seat": 1})["you"] == [1]
    assert kinds(one.served, id).count("sat") == 1


@pytest.mark.parametrize("key", ["", "short", "x" * 65, 7])
def test_a_key_has_a_form(person: Person, key: object) -> None:
    id = person.table()["id"]
    person.do(id, 400, do="chat", text="no", key=key)


# Commits of which nobody was told


@pytest.fixture
def cutting(postgres: PostgresServer) -> Iterator[Cutting]:
    """A line to an empty database."""
    postgres.emptied()
    line = Cutting(postgres)
    yield line
    line.close()


def test_a_commit_that_was_done_and_not_told_counts(tmp_path: Path, cutting: Cutting) -> None:
    with serving(tmp_path, cutting.url) as served:
        person = Person(served)
        id = person.table()["id"]
        for number in range(5):
            text = f"line {number}"
            cutting.marks = [text.encode()]
            answer = person.http.post(
                f"/api/tables/{id}/commands", json={"do": "chat", "text": text}
            )
            assert cutting.marks == []
            assert answer.status_code == 200, answer.text
        person.close()
        said = [entry.data["text"] for entry in history(served, id) if entry.kind == "chat"]
    assert said == [f"line {number}" for number in range(5)]


def test_what_nobody_can_know_is_not_called_undone(tmp_path: Path, cutting: Cutting) -> None:
    with serving(tmp_path, cutting.url) as served:
        person = Person(served)
        id = person.table()["id"]
        path = f"/api/tables/{id}/commands"
        body = {"do": "chat", "text": "was it done?", "key": "was it done?"}
        cutting.marks, cutting.falls = [body["text"].encode()], True
        answer = person.http.post(path, json=body)
        assert answer.status_code == 503
        assert answer.json()["error"]["code"] == "unknown"
        assert cutting.marks == []
        cutting.come_up()
        end = time.monotonic() + 30
        while (again := person.http.post(path, json=body)).status_code != 200:
            assert again.json()["error"]["code"] in ("unknown", "unavailable")
            assert time.monotonic() < end
        person.close()
        assert kinds(served, id).count("chat") == 1


def test_what_was_never_tried_is_unavailable(tmp_path: Path, cutting: Cutting) -> None:
    with serving(tmp_path, cutting.url) as served:
        person = Person(served)
        id = person.table()["id"]
        with person.socket(id) as line:
            line.read()
            cutting.go_down()
            reply = line.ask(do="chat", text="nobody hears this")
            assert reply["error"]["code"] == "unavailable"
            cutting.come_up()
            while not (reply := line.ask(do="chat", text="now"))["ok"]:
                assert reply["error"]["code"] == "unavailable"
        person.close()
        said = [entry.data["text"] for entry in history(served, id) if entry.kind == "chat"]
    assert said == ["now"]
