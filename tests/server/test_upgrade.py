"""A database of the first version (commit 443c316, made by its own code) opens and is played on.

It holds an account and tables of every game at five moments. How it was made is told by
`tests/store/old/make.py.txt`.
"""

import gzip
import subprocess
import time
from collections.abc import Iterator
from contextlib import closing
from hashlib import sha256
from pathlib import Path

import httpx
import pytest

from hatamoto import catalog
from hatamoto.kernel.record import parse
from hatamoto.kernel.verification import verify
from hatamoto.store.database import Database
from hatamoto.store.integrity import Integrity
from hatamoto.store.store import Store
from tests.server.served import Person, Served, serving
from tests.store.postgres import PostgresServer, program

OLD = Path(__file__).parents[1] / "store" / "old"
OLD_TIME = {
    "1665f6289f713301": (
        "the summary has changed_at 1760000012000, the entries have 1760000006000",
        "the summary has another changed_at than the entries",
    )
}
"""What the first version noted as the time of the last change of a table."""
GAMES = ("shogunate", "twilight", "battles", "edo")
MOMENTS = ("waiting", "begun", "early", "late", "over")


def id_of(game: str, moment: str) -> str:
    """The id of an old table."""
    return sha256(f"{game} {moment}".encode()).hexdigest()[:16]


@pytest.fixture(params=["sqlite", "postgresql"], scope="module")
def url(request: pytest.FixtureRequest, tmp_path_factory: pytest.TempPathFactory) -> str:
    """The old database, unpacked."""
    if request.param == "sqlite":
        path = tmp_path_factory.mktemp("old") / "tables.db"
        path.write_bytes(gzip.decompress((OLD / "tables.db.gz").read_bytes()))
        return f"sqlite:///{path}"
    running: PostgresServer = request.getfixturevalue("postgres")
    url = running.emptied()
    command = [program("psql"), "-q", "-v", "ON_ERROR_STOP=1", "-d", url]
    script = b"DROP SCHEMA public;" + gzip.decompress((OLD / "tables.sql.gz").read_bytes())
    if b"CREATE SCHEMA public" not in script:
        script = script.replace(b"DROP SCHEMA public;", b"")
    subprocess.run(command, input=script, check=True, capture_output=True, timeout=60)
    return url


@pytest.fixture(scope="module")
def served(url: str, tmp_path_factory: pytest.TempPathFactory) -> Iterator[Served]:
    """Today's server on the old database."""
    with serving(tmp_path_factory.mktemp("served"), url, purge_days=0) as running:
        yield running


@pytest.fixture(scope="module")
def owner(served: Served) -> Iterator[Person]:
    """The account of the old database, signed in by its old password."""
    with closing(Person(served)) as person:
        person.post("/api/sessions", {"name": "Oishi", "password": "a long password"}, 201)
        person.http.headers["x-csrf-token"] = person.get("/api/me")["csrf"]
        yield person


@pytest.mark.parametrize("game", GAMES)
def test_tables_of_every_moment_open(owner: Person, game: str) -> None:
    for moment in MOMENTS:
        table = owner.get(f"/api/tables/{id_of(game, moment)}")
        assert (table["game"], table["you"], table["title"]) == (game, [0], f"{game} {moment}")
        if moment != "waiting":
            owner.get(f"/api/tables/{id_of(game, moment)}/moments/0")
    listed = owner.get("/api/tables?list=mine")["tables"]
    assert id_of(game, "early") in [row["id"] for row in listed]


@pytest.mark.parametrize("game", GAMES)
def test_running_games_are_played_on(owner: Person, game: str) -> None:
    for moment in ("begun", "early"):
        with owner.socket(id_of(game, moment)) as line:
            for _ in range(3):
                assert line.act(line.asked()[0])["ok"]
            record = owner.http.get(f"/api/tables/{id_of(game, moment)}/record")
            assert record.status_code == 200


@pytest.mark.parametrize("game", GAMES)
def test_a_table_that_waited_begins(served: Served, owner: Person, game: str) -> None:
    id = id_of(game, "waiting")
    with closing(Person(served)) as guest:
        guest.post(f"/api/tables/{id}/seats", {"seat": 1})
    owner.do(id, do="begin")
    assert owner.get(f"/api/tables/{id}")["status"] == "playing"


@pytest.mark.parametrize("game", GAMES)
def test_finished_games_replay_and_verify(served: Served, game: str) -> None:
    text = httpx.get(f"{served.base}/api/tables/{id_of(game, 'over')}/record", timeout=60).text
    header = parse(text).header
    verdict = verify(catalog.nearest_edition(header["game"], header["content"]), text)
    assert verdict.is_proven
    assert verdict.outcome is not None
    assert httpx.get(f"{served.base}/api/tables/{id_of(game, 'over')}/story").status_code == 200


def test_every_table_is_in_order(served: Served) -> None:
    """Last: what today's server has added is in order, too."""
    database = Database(served.settings.database)
    integrity = Integrity(Store(database))
    reports = [integrity.check(id) for id in integrity.every_id()]
    database.close()
    assert len(reports) >= len(GAMES) * len(MOMENTS)
    assert {report.id: report.faults for report in reports if report.faults} == {}
    assert [report.id for report in reports if report.skipped] == []


def metrics(base: str) -> str:
    """What the server counts."""
    return httpx.get(f"{base}/metrics", timeout=60).text


def faults_in(url: str) -> dict[str, tuple[str, ...]]:
    """What is wrong with the tables of a database."""
    database = Database(url)
    integrity = Integrity(Store(database))
    found = {id: integrity.check(id).faults for id in integrity.every_id()}
    database.close()
    return {id: faults for id, faults in found.items() if faults}


def test_no_bot_writes_to_a_table_that_is_deleted(tmp_path: Path) -> None:
    """Years have gone by: what was never played is deleted while the others are woken.

    The only fault allowed is OLD_TIME, while no bot has moved at that table.
    """
    (tmp_path / "tables.db").write_bytes(gzip.decompress((OLD / "tables.db.gz").read_bytes()))
    assert faults_in(f"sqlite:///{tmp_path / 'tables.db'}") == OLD_TIME
    with serving(tmp_path, purge_days=30) as running:
        waiting = f"{running.base}/api/tables/{id_of('edo', 'waiting')}"
        # Asking for the table before it is deleted would wake it, and keep it for an hour.
        end = time.monotonic() + 120
        while 'purged{label="tables"}' not in metrics(running.base) and time.monotonic() < end:
            time.sleep(0.1)
        assert httpx.get(waiting, timeout=60).status_code == 404
    found = faults_in(running.settings.database)
    assert found in ({}, OLD_TIME)
