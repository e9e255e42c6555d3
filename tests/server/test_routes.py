"""The routes of the lobby and of visitors, asked well and asked badly."""

import httpx
import pytest

from hatamoto import catalog
from tests.server.route_kit import Visit, error, play
from tests.server.served import SEATS, SECONDS, Person, Served

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
        ("/api/tables/0123456789abcdef/moments/+3", 404, "not-found"),
        ("/api/tables/0123456789abcdef/moments/%2B3/overlays", 404, "not-found"),
        ("/api/tables/0123456789abcdef/moments/1_0", 404, "not-found"),
        ("/api/tables/0123456789abcdef/moments/03", 404, "not-found"),
        ("/api/tables/0123456789abcdef/moments/%203", 404, "not-found"),
        ("/api/tables/0123456789abcdef/moments/3%20/overlays", 404, "not-found"),
        ("/api/tables/0123456789abcdef/moments/0?seat=%2B1", 400, "bad-argument"),
        ("/api/tables/0123456789abcdef/moments/0?seat=+1", 400, "bad-argument"),
        ("/api/tables?page=+1", 400, "bad-argument"),
        ("/api/tables/0123456789abcdef/moments/\uff13", 404, "not-found"),
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
