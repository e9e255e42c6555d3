"""The routes of a table: making it, its seats, commands and lists."""

from typing import Any

import pytest

from tests.server.route_kit import OPEN, Visit, asked, error, play
from tests.server.served import SEATS, Person

# Making tables


def test_a_table_without_open_seats_begins_at_once(person: Person) -> None:
    table = person.table(title="Snow", public=False, seed=None)
    assert (table["status"], table["title"], table["you"]) == ("playing", "Snow", [0])
    assert table["host"] is True
    assert table["invitations"] == {}
    assert person.get(f"/api/tables/{table['id']}")["you"] == [0]


def test_one_device_may_hold_all_seats(person: Person) -> None:
    table = person.table(seats=[{"who": "me"}] * 4)
    assert table["you"] == [0, 1, 2, 3]
    play(person, table["id"])
    assert person.get(f"/api/tables/{table['id']}")["status"] == "over"


@pytest.mark.parametrize(
    "change",
    [
        {"game": "go"},
        {"game": None},
        {"seats": []},
        {"seats": SEATS[:2]},
        {"seats": [{"who": "me", "shoe": 42}, *SEATS[1:]]},
        {"seats": [{"who": "the king"}, *SEATS[1:]]},
        {"options": {"luck": True}},
        {"title": "x" * 61},
        {"title": "a\u0000b"},
        {"clock": {"kind": "live", "minutes": 0.5}},
        {"clock": {"kind": "live", "minutes": 1e9}},
        {"on_timeout": "beheading"},
        {"public": "maybe"},
        {"seed": 5},
        {"colour": "red"},
    ],
)
def test_a_wrong_wish_for_a_table_is_refused(person: Person, change: dict[str, Any]) -> None:
    body = {"game": "shogunate", "seats": SEATS, **change}
    answer = person.http.post("/api/tables", json=body)
    assert answer.status_code in (400, 404)
    assert error(answer.json()) in ("bad-argument", "unknown-game")


def test_a_bot_without_a_name_is_called_as_on_the_page(visit: Visit) -> None:
    seats = [{"who": "me"}, {"who": "bot"}, {"who": "bot", "name": "Old Carp"}]
    for lang, name in (("en", "Sora"), ("ja", "空")):
        names = [seat["name"] for seat in visit(lang).table(seats=seats)["seats"]]
        assert names[1:] == [name, "Old Carp"]


# Seats


def test_a_seat_at_a_public_table_is_taken_without_a_key(visit: Visit) -> None:
    host, guest, late = visit(), visit(), visit()
    id = host.table(seats=OPEN)["id"]
    taken = guest.post(f"/api/tables/{id}/seats", {"seat": 1, "name": "Guest"})
    assert (taken["you"], taken["status"], taken["seats"][1]["name"]) == ([1], "waiting", "Guest")
    refused = late.post(f"/api/tables/{id}/seats", {"seat": 1}, 400)
    assert error(refused) == "bad-argument"
    host.do(id, do="begin")
    assert guest.get(f"/api/tables/{id}")["status"] == "playing"


def test_a_seat_at_a_private_table_needs_its_own_key(visit: Visit) -> None:
    host, guest = visit(), visit()
    seats = [{"who": "me"}, {"who": "open"}, {"who": "open"}]
    table = host.table(seats=seats, public=False)
    links = table["invitations"]
    assert set(links) == {"1", "2"}
    keys = {seat: link.partition("key=")[2] for seat, link in links.items()}
    route = f"/api/tables/{table['id']}/seats"
    for wrong in (None, "", "0" * 32, keys["2"], "ü"):
        assert error(guest.post(route, {"seat": 1, "key": wrong}, 403)) == "forbidden"
    assert guest.post(route, {"seat": 1, "key": keys["1"]})["you"] == [1]


def test_invitations_are_for_the_host_alone(visit: Visit) -> None:
    host, other = visit(), visit()
    id = host.table(seats=OPEN)["id"]
    assert set(host.get(f"/api/tables/{id}")["invitations"]) == {"1"}
    assert other.get(f"/api/tables/{id}")["invitations"] == {}


@pytest.mark.parametrize("seat", [-1, 0, 2, 3, 10**15])
def test_only_an_open_seat_is_taken(visit: Visit, seat: int) -> None:
    host, guest = visit(), visit()
    id = host.table(seats=OPEN)["id"]
    assert error(guest.post(f"/api/tables/{id}/seats", {"seat": seat}, 400)) == "bad-argument"


def test_only_the_host_begins(visit: Visit) -> None:
    host, guest = visit(), visit()
    id = host.table(seats=OPEN)["id"]
    assert error(host.do(id, 400, do="begin")) == "bad-argument"
    guest.post(f"/api/tables/{id}/seats", {"seat": 1})
    assert error(guest.do(id, 400, do="begin")) == "bad-argument"
    assert host.do(id, do="begin") == {"ok": True}


# Commands


def test_an_action_by_http_is_acknowledged_with_the_ply(person: Person) -> None:
    id, turn = asked(person)
    action = turn["legal"][0]["action"]
    answer = person.do(id, do="act", seat=0, ply=turn["ply"], action=action)
    assert answer["ok"] is True
    assert answer["ply"] > turn["ply"]


def test_a_refusal_by_http_is_a_sentence_with_its_paragraph(person: Person) -> None:
    id, turn = asked(person)
    told = person.do(id, 409, do="act", seat=0, ply=turn["ply"], action="leader cat")["error"]
    assert (told["code"], told["rule"]) == ("illegal-action", turn["decision"]["rule"])
    assert f"§{told['rule']}" in told["message"]
    why = person.do(id, do="explain", seat=0, action="leader cat")
    assert (why["legal"], why["rule"], why["reason"]) == (False, told["rule"], told["reason"])


def test_a_legal_action_needs_no_explanation(person: Person) -> None:
    id, turn = asked(person)
    assert person.do(id, do="explain", seat=0, action=turn["legal"][0]["action"])["legal"] is True


def test_a_game_without_a_forecast_tells_nothing(person: Person) -> None:
    id, _ = asked(person)
    assert person.do(id, do="forecast", seat=0)["forecast"] is None


@pytest.mark.parametrize(
    ("command", "status", "code"),
    [
        ({"do": "act", "seat": 1, "action": "play arrow"}, 403, "not-your-seat"),
        ({"do": "act", "seat": 9, "action": "play arrow"}, 400, "bad-argument"),
        ({"do": "act", "action": "play arrow"}, 400, "bad-argument"),
        ({"do": "act", "seat": 0, "ply": 0, "action": "play arrow"}, 409, "illegal-action"),
        ({"do": "act", "seat": 0, "action": "dance"}, 409, "illegal-action"),
        ({"do": "act", "seat": 0}, 400, "bad-argument"),
        ({"do": "act", "seat": "first", "action": "play arrow"}, 400, "bad-argument"),
        ({"do": "explain", "seat": 1, "action": "play arrow"}, 403, "not-your-seat"),
        ({"do": "forecast", "seat": 1}, 403, "not-your-seat"),
        ({"do": "forecast", "seat": 0, "actions": ["dance"]}, 409, "illegal-action"),
        ({"do": "undo", "seat": 1}, 403, "not-your-seat"),
        ({"do": "undo", "seat": 0}, 409, "illegal-action"),
        ({"do": "consent", "seat": 0, "yes": True}, 400, "bad-argument"),
        ({"do": "resign", "seat": 2}, 403, "not-your-seat"),
        ({"do": "abandon", "seat": 2, "yes": True}, 403, "not-your-seat"),
        ({"do": "commit", "seat": 0, "commitment": "0" * 64}, 400, "bad-argument"),
        ({"do": "commit", "seat": 1, "commitment": "0" * 64}, 403, "not-your-seat"),
        ({"do": "reveal", "seat": 0, "words": "0" * 64}, 400, "bad-argument"),
        ({"do": "reveal", "seat": 1, "words": "0" * 64}, 403, "not-your-seat"),
        ({"do": "begin"}, 400, "bad-argument"),
        ({"do": "note", "seat": 1, "text": "x"}, 403, "not-your-seat"),
        ({"do": "note", "text": "x" * 4001}, 400, "bad-argument"),
        ({"do": "chat", "text": ""}, 400, "bad-argument"),
        ({"do": "chat", "text": "x" * 501}, 400, "bad-argument"),
        ({"do": "seen", "moment": 10**6}, 400, "bad-argument"),
        ({"do": "seen", "moment": -1}, 400, "bad-argument"),
        ({"do": "dance"}, 400, "bad-argument"),
        ({"do": "chat", "text": "x", "shout": True}, 400, "bad-argument"),
        ({}, 400, "bad-argument"),
        ([], 400, "bad-argument"),
    ],
)
def test_a_wrong_command_is_refused(
    person: Person, command: object, status: int, code: str
) -> None:
    id, _ = asked(person)
    assert error(person.post(f"/api/tables/{id}/commands", command, status)) == code


def test_a_stranger_watches_and_talks_but_does_not_play(visit: Visit) -> None:
    host, stranger = visit(), visit()
    id = host.table()["id"]
    seen = stranger.get(f"/api/tables/{id}")
    assert (seen["you"], seen["turns"], seen["view"]["you"]) == ([], {}, None)
    assert error(stranger.do(id, 403, do="resign", seat=0)) == "not-your-seat"
    assert stranger.do(id, do="chat", text="hello")["ok"] is True


# Lists


def until_listed(person: Person, kind: str, id: str) -> dict[str, Any]:
    """The row of a table in a list, which may lag a little."""
    for _ in range(1000):
        for row in person.get(f"/api/tables?list={kind}")["tables"]:
            if row["id"] == id:
                found: dict[str, Any] = row
                return found
    raise AssertionError(f"{id} is not listed as {kind}")


def test_a_table_goes_from_list_to_list(visit: Visit) -> None:
    host, guest, stranger = visit(), visit(), visit()
    id = host.table(seats=OPEN)["id"]
    assert until_listed(stranger, "open", id)["open"] == [1]
    guest.post(f"/api/tables/{id}/seats", {"seat": 1})
    host.do(id, do="begin")
    assert until_listed(stranger, "live", id)["you"] == []
    assert until_listed(guest, "mine", id)["you"] == [1]
    for person, seat in ((host, 0), (guest, 1)):
        person.do(id, do="abandon", seat=seat, yes=True)
    assert until_listed(stranger, "finished", id)["outcome"]["reason"] == "agreed_draw"


def test_a_private_table_is_in_no_list_of_others(visit: Visit) -> None:
    host, stranger = visit(), visit()
    hidden = host.table(public=False)["id"]
    shown = host.table()["id"]
    until_listed(stranger, "live", shown)
    until_listed(host, "mine", hidden)
    for kind in ("open", "live", "finished", "mine"):
        assert hidden not in stranger.http.get(f"/api/tables?list={kind}").text
