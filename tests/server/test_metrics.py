"""The metrics count every answer, so they are for the operator and for nobody at a table."""

import asyncio
import warnings
from collections.abc import Iterator
from pathlib import Path
from typing import Any

import httpx
import pytest
from litestar import Litestar

from hatamoto.server.app import make_app
from hatamoto.server.settings import Settings
from tests.server.served import Person, serving

KEY = "one-key-for-the-figures"
STRANGERS = ["203.0.113.9", "10.0.0.7", "2001:db8::7", "::ffff:203.0.113.9", ""]
OURS = ["127.0.0.1", "127.8.8.8", "::1", "::ffff:127.0.0.1"]


@pytest.fixture(scope="module")
def bare(tmp_path_factory: pytest.TempPathFactory) -> Iterator[Litestar]:
    """An application that can be asked from any address, with no proxy in front."""
    folder = tmp_path_factory.mktemp("bare")
    with warnings.catch_warnings():
        warnings.simplefilter("ignore", DeprecationWarning)  # How routes name parameters.
        app = make_app(Settings(database=f"sqlite:///{folder / 'tables.db'}"))
    yield app
    asyncio.run(app.state.container.close())


def asked(
    app: Litestar, address: str, host: str = "localhost:8000", **headers: str
) -> httpx.Response:
    """What somebody at an address reads of the metrics."""

    async def ask() -> httpx.Response:
        asked_app: Any = app
        line = httpx.ASGITransport(app=asked_app, client=(address, 4711))
        async with httpx.AsyncClient(transport=line, base_url="http://bare") as client:
            return await client.get("/metrics", headers={"Host": host, **headers})

    return asyncio.run(ask())


@pytest.mark.parametrize("address", STRANGERS)
def test_a_bare_server_tells_no_stranger(bare: Litestar, address: str) -> None:
    answer = asked(bare, address)
    assert answer.status_code == 403
    assert "hatamoto_" not in answer.text


@pytest.mark.parametrize("address", OURS)
def test_the_machine_itself_reads_them(bare: Litestar, address: str) -> None:
    answer = asked(bare, address)
    assert answer.status_code == 200
    assert "hatamoto_actions" in answer.text


@pytest.mark.parametrize("host", ["127.0.0.1", "127.0.0.1:8000", "[::1]:8000", "LOCALHOST"])
def test_the_machine_itself_asks_for_itself(bare: Litestar, host: str) -> None:
    assert asked(bare, "127.0.0.1", host).status_code == 200


@pytest.mark.parametrize(
    "host",
    ["rebound.example:8000", "localhost.rebound.example", "203.0.113.9", "[", "", "x@localhost:y"],
)
def test_a_foreign_page_whose_name_leads_here_reads_nothing(bare: Litestar, host: str) -> None:
    """The attack: DNS rebinding, by which a browser on this machine asks for a foreign host."""
    assert asked(bare, "127.0.0.1", host).status_code == 403


@pytest.mark.parametrize("header", ["Forwarded", "Via", "X-Forwarded-For", "X-Real-IP"])
def test_who_comes_through_a_proxy_is_not_the_machine_itself(bare: Litestar, header: str) -> None:
    assert asked(bare, "127.0.0.1", **{header: "127.0.0.1"}).status_code == 403


def test_a_watcher_does_not_see_that_a_seat_has_answered(tmp_path: Path) -> None:
    """The attack: count the answers of a simultaneous step while it is planned."""
    with serving(tmp_path, proxies=1) as served:
        player = Person(served)
        table = player.table(game="edo")
        path, watcher = f"{served.base}/metrics", {"X-Forwarded-For": "203.0.113.9"}
        seen = [httpx.get(path, headers=watcher).text]
        legal = player.get(f"/api/tables/{table['id']}")["turns"]["0"]["legal"]
        player.do(table["id"], do="act", seat=0, action=legal[0]["action"])
        seen.append(httpx.get(path, headers=watcher).text)
        player.close()
        assert seen[0] == seen[1]
        assert "hatamoto_" not in seen[0]


def test_with_a_key_they_are_read_from_anywhere_and_only_with_it(tmp_path: Path) -> None:
    with serving(tmp_path, metrics_key=KEY) as served:
        path = f"{served.base}/metrics"
        assert httpx.get(path).status_code == 403
        for wrong in ("Bearer", f"Basic {KEY}", f"Bearer {KEY}x", "Bearer ключ"):
            headers = {b"Authorization": wrong.encode()}
            assert httpx.get(path, headers=headers).status_code == 403
        far = {"Authorization": f"bearer {KEY}", "X-Forwarded-For": "203.0.113.9"}
        assert "hatamoto_actions" in httpx.get(path, headers=far).text
