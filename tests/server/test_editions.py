"""Changing a number in a data file locks no table: each stays with the edition it began with."""

import json
from collections.abc import Iterator
from pathlib import Path
from typing import Any

import pytest
from sqlalchemy import delete

from hatamoto import catalog
from hatamoto.editions import released
from hatamoto.store.database import Database
from hatamoto.store.schema import EDITIONS
from tests.cli.running import run
from tests.packs.editions import CHANGES, changed_pack
from tests.server.served import Line, Person, Served
from tests.store.postgres import PostgresServer

GAMES = list(CHANGES)
SEATS = {"shogunate": 3, "twilight": 2, "battles": 2, "edo": 2}


def seats(game: str) -> list[dict[str, str]]:
    """Me against bots."""
    return [{"who": "me"}, *[{"who": "bot", "level": "random"}] * (SEATS[game] - 1)]


class Server:
    """A server on one database that is started again with other content."""

    def __init__(self, folder: Path, url: str) -> None:
        self.packs = ",".join(f"{game}={changed_pack(folder, game)}" for game in GAMES)
        self.served = Served(folder, url, content=self.packs)
        self.host = Person(self.served)

    def restart(self, packs: str) -> None:
        """The same database with other data files."""
        self.served.stop()
        self.served.settings.__dict__["content"] = packs
        self.served.start()

    def admin(self, *words: str) -> Any:
        """What `hatamoto admin editions` tells programs, and its exit code."""
        url = self.served.settings.database
        done = run("admin", "editions", *words, "--database", url, "--json")
        assert done.err == "", done
        return done.code, json.loads(done.out)


@pytest.fixture(params=["sqlite", "postgresql"])
def server(request: pytest.FixtureRequest, tmp_path: Path) -> Iterator[Server]:
    """A server that plays with changed data files."""
    url = ""
    if request.param == "postgresql":
        running: PostgresServer = request.getfixturevalue("postgres")
        url = running.emptied()
    made = Server(tmp_path, url)
    yield made
    made.host.close()
    made.served.stop()
    assert "Traceback" not in made.served.logged(), made.served.logged()


def act(line: Line) -> None:
    """One answer of mine."""
    [seat, *_] = line.asked()
    reply = line.act(seat)
    assert reply["ok"], reply


def test_tables_of_every_game_go_on_after_a_number_was_changed(server: Server) -> None:
    host = server.host
    playing = {game: host.table(game=game, seats=seats(game))["id"] for game in GAMES}
    ended = {game: host.table(game=game, seats=seats(game))["id"] for game in GAMES}
    for game in GAMES:
        with host.socket(playing[game]) as line:
            act(line)
        host.do(ended[game], do="abandon", seat=0, yes=True)
    editions = {game: host.get(f"/api/tables/{id}")["edition"] for game, id in playing.items()}
    records = {game: host.http.get(f"/api/tables/{ended[game]}/record").text for game in GAMES}
    server.restart("")
    for game in GAMES:
        ours = catalog.game(game).content_hash
        assert editions[game] != ours
        table = host.get(f"/api/tables/{playing[game]}")
        assert (table["edition"], table["status"]) == (editions[game], "playing")
        with host.socket(playing[game]) as line:
            act(line)
            act(line)
        host.get(f"/api/tables/{playing[game]}/moments/1")
        again = host.http.get(f"/api/tables/{ended[game]}/record")
        assert (again.status_code, again.text) == (200, records[game])
        content = host.get(f"/api/games/{game}/content?edition={editions[game]}")
        assert content != host.get(f"/api/games/{game}/content")
        host.do(playing[game], do="abandon", seat=0, yes=True)
        assert host.get(f"/api/tables/{playing[game]}")["status"] == "over"
        assert host.table(game=game, seats=seats(game))["edition"] == ours


def test_tables_of_a_released_edition_go_on_under_a_pack(server: Server) -> None:
    """Also in a database that has no editions yet, as before they were kept."""
    server.restart("")
    host = server.host
    made = {game: host.table(game=game, seats=seats(game))["id"] for game in GAMES}
    forget_editions(server)
    server.restart(server.packs)
    for game, id in made.items():
        assert host.get(f"/api/tables/{id}")["edition"] == released()["0.1.0"][game]
        with host.socket(id) as line:
            act(line)


def forget_editions(server: Server) -> None:
    """Leave no edition in the database."""
    database = Database(server.served.settings.database)
    database.write(lambda connection: connection.execute(delete(EDITIONS))).result()
    database.close()


def test_an_edition_that_is_nowhere_is_said_to_be_missing_and_can_be_added(
    server: Server, tmp_path: Path
) -> None:
    host = server.host
    table = host.table(game="edo", seats=seats("edo"))
    server.served.stop()
    forget_editions(server)
    server.served.settings.__dict__["content"] = ""
    server.served.start()
    told = host.get(f"/api/tables/{table['id']}", status=409)["error"]
    assert told["code"] == "bad-record"
    assert table["edition"] in told["message"]
    code, found = server.admin()
    assert (code, found["editions"][0]["edition"]) == (1, "missing")
    code, found = server.admin("--add", f"edo={tmp_path / 'edo'}")
    assert (code, found["editions"][0]["edition"]) == (0, "stored")
    assert host.get(f"/api/tables/{table['id']}")["status"] == "playing"


def test_an_edition_nobody_has_is_refused(server: Server) -> None:
    for name in ("0000000000000000", "..%2Fedo", "%00", "x" * 500):
        answer = server.host.http.get(f"/api/games/edo/content?edition={name}")
        assert answer.status_code == 409, answer.text


def test_the_operator_sees_who_plays_what_and_moves_what_can_be_moved(server: Server) -> None:
    host = server.host
    ids = {game: host.table(game=game, seats=seats(game))["id"] for game in GAMES}
    waiting = host.table(game="edo", seats=[{"who": "me"}, {"who": "open"}])["id"]
    done = host.table(game="shogunate", seats=seats("shogunate"))["id"]
    host.do(done, do="abandon", seat=0, yes=True)
    server.restart("")
    code, found = server.admin()
    rows = {row["game"]: row for row in found["editions"]}
    assert code == 0
    assert {row["edition"] for row in rows.values()} == {"stored"}
    counts = [rows["edo"][status] for status in ("waiting", "playing", "over")]
    assert counts == [1, 1, 0]
    server.served.stop()
    code, found = server.admin("--migrate")
    moved = {row["id"]: row["moved"] for row in found["tables"]}
    assert moved == dict.fromkeys([*ids.values(), waiting], True)
    server.served.start()
    assert host.get(f"/api/tables/{waiting}")["edition"] == catalog.game("edo").content_hash
    with host.socket(ids["edo"]) as line:
        act(line)
        assert line.table["edition"] == catalog.game("edo").content_hash
    assert host.http.get(f"/api/tables/{done}/record").status_code == 200
