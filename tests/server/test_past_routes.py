"""The routes of a table's past: stories, moments, records and rematches."""

from hatamoto import catalog
from hatamoto.kernel.chance import secret_commitment
from hatamoto.kernel.verification import verify
from tests.server.route_kit import OPEN, Visit, asked, error, play
from tests.server.served import Person

# The past


def test_a_story_is_told_once_the_game_is_over(visit: Visit) -> None:
    host, stranger = visit(), visit()
    id = host.table()["id"]
    at = f"/api/tables/{id}/story"
    assert error(host.get(at, 400)) == "bad-argument"
    play(host, id)
    table, story = host.get(f"/api/tables/{id}"), host.get(at)
    assert story["scores"] == table["outcome"]["scores"]
    assert story["winners"] == table["outcome"]["winners"]
    assert {row["seat"] for row in story["secrets"]} == set(range(len(table["seats"])))
    assert all(0 < row["moment"] <= table["moment"] for row in story["moments"])
    assert stranger.get(at)["places"] == story["places"]
    assert stranger.get(f"{at}?seat=1")["secrets"] == story["secrets"]
    assert error(host.get(f"{at}?seat=9", 400)) == "bad-argument"


def test_what_lies_over_a_board_is_the_same_for_whoever_looks(visit: Visit) -> None:
    host, stranger = visit(), visit()
    seats = [{"who": "me"}, {"who": "bot", "level": "random"}]
    id = host.table(game="battles", seats=seats)["id"]
    unit = host.get(f"/api/tables/{id}")["turns"]["0"]["view"]["sides"][0]["to_place"][0]
    host.do(id, do="act", seat=0, action=f"place {unit}")
    turn = host.get(f"/api/tables/{id}")["turns"]["0"]
    host.do(id, do="act", seat=0, action=turn["legal"][0]["action"])
    at = f"/api/tables/{id}/moments/2/overlays"
    laid = host.get(at)["overlays"]
    assert len(laid["zones"][0]) > 1
    assert stranger.get(at)["overlays"] == laid
    assert host.get(f"/api/tables/{id}/moments/0/overlays")["overlays"]["zones"] == [[], []]
    assert error(host.get(f"/api/tables/{id}/moments/9/overlays", 400)) == "bad-argument"


def test_a_game_with_nothing_to_lay_over_its_board_tells_nothing(person: Person) -> None:
    id, _ = asked(person)
    assert person.get(f"/api/tables/{id}/moments/0/overlays")["overlays"] is None


def test_moments_and_record_are_for_the_seats_one_holds(visit: Visit) -> None:
    host, stranger = visit(), visit()
    id = host.table()["id"]
    at = f"/api/tables/{id}"
    assert host.get(f"{at}/moments/0?seat=0")["view"]["you"]["seat"] == 0
    assert host.get(f"{at}/moments/0")["view"]["you"]["seat"] == 0
    assert stranger.get(f"{at}/moments/0")["view"]["you"] is None
    for path in (f"{at}/moments/0?seat=1", f"{at}/record?seat=1"):
        assert error(host.get(path, 403)) == "forbidden"
    for path in (f"{at}/moments/0?seat=0", f"{at}/record?seat=0"):
        assert error(stranger.get(path, 403)) == "forbidden"
    for path in (f"{at}/moments/999999", f"{at}/moments/0?seat=7", f"{at}/record?seat=-1"):
        assert error(host.get(path, 400)) == "bad-argument"


def test_a_record_hides_until_the_end_and_is_proven_then(visit: Visit) -> None:
    host, stranger = visit(), visit()
    table = host.table()
    at = f"/api/tables/{table['id']}"
    mine, theirs = (who.http.get(f"{at}/record").text for who in (host, stranger))
    assert "secret" not in mine + theirs
    assert mine.count("draw ?") < theirs.count("draw ?")
    play(host, table["id"])
    answer = stranger.http.get(f"{at}/record")
    assert answer.headers["content-disposition"].endswith(f'"shogunate-{table["id"]}.record"')
    verdict = verify(catalog.game("shogunate"), answer.text)
    assert verdict.is_proven
    chance = stranger.get(at)["chance"]
    secret = bytes.fromhex(chance["secret"])
    assert secret_commitment(secret, [None] * 3) == table["chance"]["commitment"]
    assert stranger.get(f"{at}/moments/20?seat=2")["view"]["you"]["seat"] == 2


def test_before_play_there_is_no_record(person: Person) -> None:
    id = person.table(seats=OPEN)["id"]
    assert error(person.get(f"/api/tables/{id}/record", 400)) == "bad-argument"
    assert error(person.get(f"/api/tables/{id}/moments/0", 400)) == "bad-argument"


# Rematch


def test_a_rematch_is_one_table_whoever_asks(visit: Visit) -> None:
    host, guest, stranger = visit(), visit(), visit()
    id = host.table(seats=OPEN)["id"]
    guest.post(f"/api/tables/{id}/seats", {"seat": 1})
    host.do(id, do="begin")
    route = f"/api/tables/{id}/rematch"
    assert error(host.post(route, {}, 400)) == "bad-argument"
    for person, seat in ((host, 0), (guest, 1)):
        person.do(id, do="abandon", seat=seat, yes=True)
    assert error(stranger.post(route, {}, 403)) == "forbidden"
    again = guest.post(route, {}, 201)
    assert (again["you"], again["host"], again["status"]) == ([1], True, "waiting")
    assert [row["kind"] for row in again["seats"]] == ["open", "human", "bot"]
    assert host.get(route) == {"ready": 1, "people": 2}
    assert host.get(f"/api/tables/{id}")["rematch"] == again["id"]
    thief = stranger.post(f"/api/tables/{again['id']}/seats", {"seat": 0}, 403)
    assert error(thief) == "forbidden"
    listed = stranger.get("/api/tables?list=open")["tables"]
    assert again["id"] not in [row["id"] for row in listed]
    for other in ("1", "9"):
        wrong = host.post(route, {"commitments": {other: "0" * 64}}, 400)
        assert error(wrong) == "bad-argument"
    begun = host.post(route, {}, 201)
    assert (begun["id"], begun["you"], begun["status"]) == (again["id"], [0], "playing")
    assert host.get(route) == {"ready": 2, "people": 2}
    assert guest.post(route, {}, 201)["you"] == [1]


def test_who_played_at_a_private_table_is_let_in_to_its_rematch(visit: Visit) -> None:
    host, guest = visit(), visit()
    made = host.table(seats=OPEN, public=False)
    id, key = made["id"], made["invitations"]["1"].split("key=")[1]
    guest.post(f"/api/tables/{id}/seats", {"seat": 1, "key": key})
    host.do(id, do="begin")
    for person, seat in ((host, 0), (guest, 1)):
        person.do(id, do="abandon", seat=seat, yes=True)
    route = f"/api/tables/{id}/rematch"
    again = host.post(route, {}, 201)
    assert again["status"] == "waiting"
    assert guest.post(route, {}, 201)["status"] == "playing"


def test_people_are_counted_not_their_seats(visit: Visit) -> None:
    host, guest = visit(), visit()
    seats = [{"who": "me"}, {"who": "open"}, {"who": "me"}]
    id = host.table(seats=seats)["id"]
    guest.post(f"/api/tables/{id}/seats", {"seat": 1})
    host.do(id, do="begin")
    for person, seat in ((host, 0), (guest, 1)):
        person.do(id, do="abandon", seat=seat, yes=True)
    route = f"/api/tables/{id}/rematch"
    assert host.get(route) == {"ready": 0, "people": 2}
    host.post(route, {}, 201)
    assert host.get(route) == {"ready": 1, "people": 2}
    guest.post(route, {}, 201)
    assert host.get(route) == {"ready": 2, "people": 2}


def test_who_lost_their_seat_at_a_private_rematch_cannot_read_it(visit: Visit) -> None:
    host, guest, friend = visit(), visit(), visit()
    made = host.table(seats=OPEN, public=False)
    id, key = made["id"], made["invitations"]["1"].split("key=")[1]
    guest.post(f"/api/tables/{id}/seats", {"seat": 1, "key": key})
    host.do(id, do="begin")
    for person, seat in ((host, 0), (guest, 1)):
        person.do(id, do="abandon", seat=seat, yes=True)
    route = f"/api/tables/{id}/rematch"
    again = host.post(route, {}, 201)
    given = again["invitations"]["1"].split("key=")[1]
    friend.post(f"/api/tables/{again['id']}/seats", {"seat": 1, "key": given})
    host.do(again["id"], do="begin")
    assert error(guest.get(f"/api/tables/{again['id']}", 403)) == "forbidden"
    refusal = guest.post(route, {}, 403)
    assert "given to somebody else" in refusal["error"]["message"]
    assert host.post(route, {}, 201)["you"] == [0]
