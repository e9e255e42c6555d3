"""Every route of the lobby and the tables, asked well and asked badly."""

from collections.abc import Callable
from typing import Any

import httpx
import pytest

from hatamoto import catalog
from hatamoto.kernel.chance import secret_commitment
from hatamoto.kernel.replay import verify
from tests.server.served import SEATS, SECONDS, Person, Served

Visit = Callable[..., Person]
OPEN = [{"who": "me"}, {"who": "open"}, {"who": "bot", "level": "random"}]


def error(answer: dict[str, Any]) -> str:
    """The code of an error, after a look at its shape."""
    assert set(answer) == {"error"}
    assert {"code", "message", "rule"} <= set(answer["error"])
    assert answer["error"]["message"]
    return str(answer["error"]["code"])


def play(person: Person, id: str) -> None:
    """Play a table of one's own to the end."""
    with person.socket(id) as line:
        line.play()


# Games and texts


def test_every_game_of_the_catalog_is_listed_by_its_own_words(person: Person) -> None:
    games = person.get("/api/games")["games"]
    assert [game["id"] for game in games] == list(catalog.GAMES)
    first = games[0]
    assert first["bots"] == ["ashigaru", "samurai", "karo", "daimyo", "shogun"]
    assert {"en", "ja"} == set(first["options"][0]["text"])
    assert [game["minutes"][0] for game in games] == [20, 60, 60, 60]
    assert all(game["name"]["en"] and game["about"]["ja"] for game in games)


@pytest.mark.parametrize(
    ("path", "key"),
    [
        ("/api/games/shogunate/content", "plots"),
        ("/api/games/shogunate/texts/en", "ftl"),
        ("/api/games/shogunate/texts/ja", "ftl"),
        ("/api/texts/en", "ftl"),
        ("/api/texts/ja", "ftl"),
        ("/api/games/shogunate/guide/en", "markdown"),
        ("/api/games/shogunate/guide/ja", "markdown"),
        ("/api/games/shogunate/rulings/en", "markdown"),
        ("/api/games/shogunate/provenance/ja", "markdown"),
    ],
)
def test_texts_and_content_are_served(person: Person, path: str, key: str) -> None:
    assert person.get(path)[key]


@pytest.mark.parametrize(
    ("path", "status", "code"),
    [
        ("/api/games/go/content", 404, "unknown-game"),
        ("/api/games/go/texts/en", 404, "unknown-game"),
        ("/api/games/go/guide/en", 404, "unknown-game"),
        ("/api/games/shogunate/texts/fr", 400, "bad-argument"),
        ("/api/games/shogunate/guide/fr", 400, "bad-argument"),
        ("/api/games/shogunate/secrets/en", 400, "bad-argument"),
        ("/api/texts/fr", 400, "bad-argument"),
        ("/api/nothing", 404, "not-found"),
        ("/api/games/shogunate", 404, "not-found"),
        ("/api/tables?list=best", 400, "bad-argument"),
        ("/api/tables?page=-1", 400, "bad-argument"),
        ("/api/tables?page=x", 400, "bad-argument"),
        ("/api/tables/0123456789abcdef", 404, "no-such-table"),
        ("/api/tables/not-a-table", 400, "bad-argument"),
        ("/api/tables/0123456789abcdef/moments/0", 404, "no-such-table"),
        ("/api/tables/0123456789abcdef/moments/x", 404, "not-found"),
        ("/api/tables/0123456789abcdef/moments/0/overlays", 404, "no-such-table"),
        ("/api/tables/0123456789abcdef/record", 404, "no-such-table"),
    ],
)
def test_what_is_not_there_is_said_in_json(
    person: Person, path: str, status: int, code: str
) -> None:
    assert error(person.get(path, status)) == code


@pytest.mark.parametrize(("method", "path"), [("PUT", "/api/me"), ("DELETE", "/api/tables")])
def test_a_wrong_method_is_said_in_json(person: Person, method: str, path: str) -> None:
    answer = person.http.request(method, path)
    assert answer.status_code == 405
    assert error(answer.json()) == "bad-argument"


# Health, metrics, documentation


def test_health_and_readiness(person: Person) -> None:
    assert person.http.get("/healthz").text == "ok"
    assert person.http.get("/readyz").text == "ready"


def test_metrics_count_what_happens(person: Person) -> None:
    table = person.table()
    play(person, table["id"])
    text = person.http.get("/metrics").text
    figures = dict(line.rsplit(" ", 1) for line in text.splitlines() if not line.startswith("#"))
    assert int(figures["hatamoto_actions"]) > 10
    assert int(figures['hatamoto_requests{label="200"}']) > 1
    assert figures['hatamoto_store_seconds_bucket{le="+Inf"}'] == figures["hatamoto_actions"]


def test_the_documentation_lists_the_routes(person: Person) -> None:
    schema = person.get("/api")
    assert schema["openapi"].startswith("3.")
    assert {"/api/games", "/api/me", "/api/tables", "/api/sessions"} <= set(schema["paths"])


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


def asked(person: Person) -> tuple[str, dict[str, Any]]:
    """A table of one's own where one is asked; its id and the turn."""
    table = person.table()
    with person.socket(table["id"]) as line:
        line.asked()
        return table["id"], line.table["turns"]["0"]


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


# Who asks


def test_without_a_cookie_nothing_is_changed(served: Served) -> None:
    with httpx.Client(base_url=served.base, timeout=SECONDS) as nobody:
        for path, body in (
            ("/api/tables", {"game": "shogunate", "seats": SEATS}),
            ("/api/accounts", {"name": "nobody", "password": "long enough"}),
            ("/api/sessions", {"name": "nobody", "password": "long enough"}),
            ("/api/tokens", {}),
            ("/api/password-resets", {"email": "a@example.org"}),
            ("/api/push-subscriptions", {"endpoint": "https://a", "keys": {}}),
        ):
            answer = nobody.post(path, json=body)
            assert (answer.status_code, error(answer.json())) == (401, "not-signed-in"), path
        assert nobody.patch("/api/me", json={"name": "x"}).status_code == 401
        assert nobody.delete("/api/sessions").status_code == 401
        assert nobody.get("/api/sessions").status_code == 401


@pytest.mark.parametrize("token", [None, "", "0" * 64, "ü"])
def test_without_its_token_a_change_is_forbidden(visit: Visit, token: str | None) -> None:
    person = visit()
    del person.http.headers["x-csrf-token"]
    headers = {} if token is None else {b"x-csrf-token": token.encode()}
    answer = person.http.patch("/api/me", json={"name": "x"}, headers=headers)
    assert (answer.status_code, error(answer.json())) == (403, "forbidden")
    assert person.get("/api/me")["name"] == ""


def test_a_cookie_nobody_gave_is_nobodys(served: Served) -> None:
    with httpx.Client(base_url=served.base, timeout=SECONDS) as stranger:
        stranger.cookies.set("hatamoto", "made up")
        assert stranger.get("/api/sessions").status_code == 401


def test_the_cookie_is_for_the_server_alone(served: Served) -> None:
    answer = httpx.get(f"{served.base}/api/me", timeout=SECONDS)
    cookie = answer.headers["set-cookie"].lower()
    assert "httponly" in cookie
    assert "samesite=lax" in cookie
    assert "secure" not in cookie


# Seats with names


def test_a_game_with_sides_names_its_seats(person: Person) -> None:
    games = {game["id"]: game for game in person.get("/api/games")["games"]}
    assert games["shogunate"]["seat_titles"] == []
    twilight = [title["name"] for title in games["twilight"]["seat_titles"]]
    assert twilight == [
        {"en": "Anti-Bakufu", "ja": "倒幕派"},
        {"en": "Pro-Bakufu", "ja": "佐幕派"},
    ]


def test_an_option_may_decide_what_a_seat_is_called(person: Person) -> None:
    games = {game["id"]: game for game in person.get("/api/games")["games"]}
    first, second = games["battles"]["seat_titles"]
    assert first["name"] is None
    assert first["by_value"]["toba"]["en"] == "Former Shogunate"
    assert second["by_value"]["tabaru"]["ja"] == "西郷軍"


def test_a_lesson_stays_one_whoever_opens_it(person: Person) -> None:
    table = person.table(lesson=True)["id"]
    assert person.get(f"/api/tables/{table}")["lesson"] is True
    assert person.table()["lesson"] is False
