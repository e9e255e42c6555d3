"""The socket of a table: commands and messages, and frames of every wrong shape."""

import json
import random
from collections.abc import Callable
from concurrent.futures import ThreadPoolExecutor
from typing import Any

import pytest
from websockets.exceptions import ConnectionClosed

from tests.server.served import SECONDS, Json, Line, Person, Served

Visit = Callable[..., Person]
OPEN = [{"who": "me"}, {"who": "open"}, {"who": "bot", "level": "random"}]
FRAMES = 10_000
BATCH = 500


def two(visit: Visit) -> tuple[Person, Person, str]:
    """Two people at a table in play, with a bot."""
    host, guest = visit(), visit()
    id = host.table(seats=OPEN)["id"]
    guest.post(f"/api/tables/{id}/seats", {"seat": 1, "name": "Guest"})
    host.do(id, do="begin")
    return host, guest, id


# Messages


def test_a_binary_frame_is_a_command_too(person: Person) -> None:
    with person.socket(person.table()["id"]) as line:
        line.send(b'{"do": "ping", "id": 7}')
        frame = line.read()
        while frame["is"] != "pong":
            frame = line.read()
        assert frame["id"] == 7
        assert "not JSON" in send(line, b"\xff\xfe")["error"]["message"]


def test_a_command_with_a_key_twice_is_refused(person: Person) -> None:
    id = person.table()["id"]
    twice = '{"do": "chat", "text": "one", "text": "two: both"}'
    with person.socket(id) as line:
        wrong = send(line, twice)["error"]
        assert (wrong["code"], "'text' twice" in wrong["message"]) == ("bad-argument", True)
    headers = {"content-type": "application/json"}
    answer = person.http.post(f"/api/tables/{id}/commands", content=twice, headers=headers)
    assert answer.status_code == 400
    assert answer.json()["error"]["message"] == "the body has 'text' twice"
    assert person.get(f"/api/tables/{id}")["chat"] == []


def test_resigning_many_times_at_once_is_done_once(visit: Visit) -> None:
    host, guest, id = two(visit)
    with ThreadPoolExecutor(6) as pool:
        answers = list(pool.map(lambda _: guest.do(id, do="resign", seat=1), range(6)))
    assert answers == [{"ok": True}] * 6
    events = host.get(f"/api/tables/{id}")["events"]
    assert [event["kind"] for event in events].count("resigned") == 1


def send(line: Line, frame: str | bytes) -> Json:
    """Send a frame, and wait for its reply."""
    line.send(frame)
    while (reply := line.read())["is"] != "reply":
        pass
    return reply


def test_the_first_frame_is_the_whole_table(person: Person) -> None:
    table = person.table()
    with person.socket(table["id"]) as line:
        first = line.read()
    assert first["is"] == "table"
    assert set(first) == set(table)
    assert first["seats"][0]["online"] is True


def test_what_happens_comes_as_updates(visit: Visit) -> None:
    host, stranger = visit(), visit()
    stranger.http.patch("/api/me", json={"name": "Stranger"})
    id = host.table()["id"]
    with host.socket(id) as mine:
        seat = mine.asked()[0]
        reply = mine.act(seat)
        assert reply["ok"] is True
        mine.catch_up(seat, reply["ply"])
        assert "update" in {json.loads(frame)["is"] for frame in mine.frames}
        stranger.do(id, do="chat", text="well played")
        while not mine.chat:
            mine.read()
        assert (mine.chat[0]["text"], mine.chat[0]["name"]) == ("well played", "Stranger")


def test_updates_add_up_to_the_whole_table(visit: Visit) -> None:
    host, guest, id = two(visit)
    with host.socket(id) as mine, guest.socket(id) as theirs:
        mine.read()
        theirs.read()
        play_both(mine, theirs)
        whole = host.get(f"/api/tables/{id}")
        assert mine.events == whole["events"]
        for key in ("view", "turns", "outcome", "ply", "moments", "chance"):
            assert mine.table[key] == whole[key]


def play_both(*lines: Line) -> None:
    """Both people answer whenever they are asked, to the end."""
    turn = 0
    while any(line.table["status"] != "over" for line in lines):
        line = lines[turn % len(lines)]
        mine = [seat for seat in line.table["to_act"] if seat in line.table["you"]]
        if mine:
            reply = line.act(mine[0], turn)
            assert reply["ok"], reply
            line.catch_up(mine[0], reply["ply"])
        elif line.table["status"] != "over" and is_anothers(line, lines):
            line.read()
        turn += 1


def is_anothers(line: Line, lines: tuple[Line, ...]) -> bool:
    """Whether a line has to wait for something it has not been sent yet."""
    newest = max(other.table["moments"] for other in lines)
    over = any(other.table["status"] == "over" for other in lines)
    bots = [seat for seat in line.table["to_act"] if line.table["seats"][seat]["kind"] == "bot"]
    return over or bool(bots) or line.table["moments"] < newest


def test_a_reply_echoes_the_id_of_its_command(person: Person) -> None:
    with person.socket(person.table()["id"]) as line:
        assert line.ask(do="ping", id=7) == {"is": "pong", "id": 7}
        assert line.ask(do="note", text="x", id="a")["id"] == "a"
        assert line.ask(do="dance", id=9)["id"] == 9


def test_watchers_who_come_and_go_are_no_news(visit: Visit) -> None:
    host, stranger = visit(), visit()
    id = host.table(seats=OPEN)["id"]
    with host.socket(id) as line:
        line.read()
        for _ in range(3):
            with stranger.socket(id) as other:
                other.read()
        assert line.ask(do="ping")["is"] == "pong"
        assert len(line.frames) == 2


def test_players_who_come_and_go_are_news(visit: Visit) -> None:
    host, guest, id = two(visit)
    with host.socket(id) as line:
        line.read()
        with guest.socket(id) as other:
            other.read()
            while not line.table["seats"][1]["online"]:
                line.read()
        while line.table["seats"][1]["online"]:
            line.read()
        assert line.table["seats"][0]["online"] is True


def test_reconnecting_in_the_middle_of_a_decision_loses_nothing(visit: Visit) -> None:
    host = visit()
    id = host.table(seats=[{"who": "me"}] * 4)["id"]
    with host.socket(id) as line:
        seat = line.asked()[0]
        before = line.table["turns"][str(seat)]
    with host.socket(id) as line:
        line.asked()
        assert line.table["turns"][str(seat)] == before
        reply = line.act(seat)
        line.catch_up(seat, reply["ply"])
        events = line.events
    with host.socket(id) as line:
        line.read()
        assert line.events[: len(events)] == events
        assert line.table["turns"][str(seat)]["ply"] >= reply["ply"]


def test_how_far_one_has_looked_comes_back(visit: Visit) -> None:
    host, _, id = two(visit)
    with host.socket(id) as line:
        assert line.read()["last_seen"] is None
        assert line.ask(do="seen", moment=4)["ok"] is True
    with host.socket(id) as line:
        assert line.read()["last_seen"] == 4
    assert host.get(f"/api/tables/{id}")["last_seen"] == 4


def test_a_refusal_of_the_game_is_the_same_by_socket_and_by_http(person: Person) -> None:
    id = person.table(seats=[{"who": "me"}] * 4)["id"]
    with person.socket(id) as line:
        turn = 0
        while not (found := blocked_by_the_game(line)):
            seat = line.asked()[0]
            line.catch_up(seat, line.act(seat, turn)["ply"])
            turn += 1
        seat, action, reason = found
        told = line.ask(do="act", seat=seat, action=action)["error"]
    assert told["reason"] == reason
    assert told["message"].endswith(f"(§{told['rule']})")
    assert person.do(id, 409, do="act", seat=seat, action=action)["error"] == told


def blocked_by_the_game(line: Line) -> tuple[int, str, str] | None:
    """A seat with an action that the open decision blocks, and why."""
    for seat in line.asked():
        for row in line.table["turns"][str(seat)]["blocked"]:
            return seat, row["action"], row["reason"]
    return None


def test_undo_by_consent(visit: Visit) -> None:
    host, guest = visit(), visit()
    seats = [{"who": "me"}, {"who": "open"}, {"who": "open"}]
    id = host.table(seats=seats)["id"]
    for seat in (1, 2):
        guest.post(f"/api/tables/{id}/seats", {"seat": seat})
    host.do(id, do="begin")
    with host.socket(id) as mine, guest.socket(id) as theirs:
        mine.read()
        theirs.read()
        until_consent(mine, theirs)
        moments = mine.table["moments"]
        assert mine.ask(do="undo", seat=0)["ok"] is True
        while theirs.table["requests"]["undo"] is None:
            theirs.read()
        assert theirs.table["requests"]["undo"]["waiting"] == [1, 2]
        assert theirs.ask(do="consent", seat=1, yes=True)["ok"] is True
        while mine.table["requests"]["undo"] or mine.table["moments"] <= moments:
            mine.read()
        assert mine.events[-1]["kind"] == "undone"


def until_consent(mine: Line, theirs: Line) -> None:
    """Play until seat 0 may take back only what the others agree to."""
    turn = 0
    while mine.table["turns"]["0"]["undo"]["answer"] != "consent":
        for line in (mine, theirs):
            asked = [seat for seat in line.table["to_act"] if seat in line.table["you"]]
            if asked:
                line.catch_up(asked[0], line.act(asked[0], turn)["ply"])
        turn += 1
        for line, other in ((mine, theirs), (theirs, mine)):
            while (line.table["moments"], line.table["to_act"]) != (
                other.table["moments"],
                other.table["to_act"],
            ):
                behind = min(line, other, key=lambda one: one.table["moments"])
                behind.read()


# Who may open a socket


def test_a_foreign_page_is_refused(visit: Visit) -> None:
    person = visit()
    id = person.table()["id"]
    for origin in ("https://evil.example", "null", "http://127.0.0.1:1"):
        with person.socket(id, Origin=origin) as line:
            told = line.read()
            assert (told["ok"], told["error"]["code"]) == (False, "forbidden")
            with pytest.raises(ConnectionClosed):
                line.raw.recv(SECONDS)


def test_our_own_page_is_welcome(visit: Visit) -> None:
    person = visit()
    with person.socket(person.table()["id"], Origin=person.served.base) as line:
        assert line.read()["is"] == "table"


@pytest.mark.parametrize("id", ["0123456789abcdef", "nonsense", "%00"])
def test_there_is_no_such_table(served: Served, id: str) -> None:
    with Line(served, id) as line:
        assert line.read()["error"]["code"] == "no-such-table"
        assert line.end() == 4004


def test_a_wrong_token_opens_nothing(visit: Visit) -> None:
    person = visit()
    id = person.table()["id"]
    with Line(person.served, id, {"authorization": "Bearer made-up"}) as line:
        assert line.read()["error"]["code"] == "not-signed-in"


def test_a_nameless_watcher_sees_but_does_nothing(visit: Visit) -> None:
    person = visit()
    id = person.table()["id"]
    with Line(person.served, id) as line:
        assert line.read()["you"] == []
        assert line.ask(do="chat", text="hello")["error"]["code"] == "not-signed-in"
        assert line.ask(do="ping")["is"] == "pong"


# Malformed frames


def malformed(rng: random.Random) -> str | bytes:
    """A frame that is no command."""
    kinds: list[Callable[[], str | bytes]] = [
        lambda: "".join(chr(rng.randrange(32, 0xD800)) for _ in range(rng.randrange(40))),
        lambda: rng.randbytes(rng.randrange(40)),
        lambda: json.dumps({"do": "act", "seat": 0, "action": "play arrow"})[: rng.randrange(30)],
        lambda: "[" * rng.randrange(1, 3000),
        lambda: '{"do":' * rng.randrange(1, 1000),
        lambda: json.dumps(wrong(rng, 3)),
        lambda: json.dumps({"do": "act", rng.choice("abcxyz"): wrong(rng, 1)}),
        lambda: json.dumps({"do": wrong(rng, 1), "seat": 0}),
        lambda: json.dumps({"do": "act", "seat": rng.randrange(1, 10**30), "action": "pass"}),
        lambda: json.dumps({"do": "act", "seat": 0, "ply": -1, "action": wrong(rng, 0)}),
        lambda: '{"do": "chat", "text": "\\ud800"}',
        lambda: json.dumps({"do": "chat", "text": "x" * rng.randrange(600, 3000)}),
        lambda: json.dumps({"do": "chat", "text": "x" * 17_000}),
        lambda: json.dumps({"do": "chat", "text": chr(rng.randrange(32)) + "x"}),
        lambda: json.dumps({"do": "".join(rng.choices("acdehimntu", k=7)), "id": 1}),
    ]
    return rng.choice(kinds)()


def wrong(rng: random.Random, depth: int) -> Any:
    """Any JSON that is no text."""
    plain: list[Any] = [None, True, -1, 1.5e300, 10**25, [], {}]
    if depth == 0:
        return rng.choice(plain)
    inside = [wrong(rng, depth - 1) for _ in range(rng.randrange(4))]
    return rng.choice([inside, {str(n): value for n, value in enumerate(inside)}, *plain])


def test_malformed_frames_get_an_error_each_and_nothing_else(visit: Visit) -> None:
    person = visit()
    id = person.table(seats=OPEN)["id"]
    rng = random.Random(5)
    with person.socket(id) as line:
        line.read()
        for _ in range(0, FRAMES, BATCH):
            for _ in range(BATCH):
                line.send(malformed(rng))
            for _ in range(BATCH):
                check_refused(line.read())
        assert line.ask(do="ping")["is"] == "pong"
        assert line.ask(do="note", text="still here")["ok"] is True


def check_refused(frame: Json) -> None:
    """An error, and nothing that looks like the inside of a program."""
    assert (frame["is"], frame["ok"]) == ("reply", False), frame
    assert frame["error"]["code"] in ("bad-argument", "not-your-turn", "not-your-seat")
    assert "Traceback" not in frame["error"]["message"]
    assert len(frame["error"]["message"]) < 500


def test_a_frame_beyond_all_bounds_ends_the_socket_and_nothing_else(visit: Visit) -> None:
    person = visit()
    id = person.table()["id"]
    with person.socket(id) as line:
        line.read()
        line.send("x" * 200_000)
        assert line.end() == 1009
    with person.socket(id) as line:
        assert line.read()["is"] == "table"


def test_text_that_is_not_unicode_ends_the_line_and_leaves_no_traceback(
    person: Person, served: Served
) -> None:
    table = person.table()["id"]
    with person.socket(table) as line:
        line.read()
        line.raw.send(b"\xff\xfe", text=True)
        assert line.end() == 1007
    assert "Invalid UTF-8" not in served.logged()
