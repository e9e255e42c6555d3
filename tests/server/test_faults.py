"""kill -9 again and again: nothing acknowledged is lost, doubled or reordered.

Several people play against bots over sockets while the server is killed again and again, at the
moment something is sent, when something is acknowledged, or at any time between. In the end all
tables are played out, and what was acknowledged is compared with what the store holds.
`HATAMOTO_KILLS=1000 pytest tests/server/test_faults.py` kills more often.
"""

import asyncio
import json
import random
from collections.abc import Awaitable, Callable
from dataclasses import dataclass, field
from pathlib import Path
from typing import Any

import httpx
from websockets.asyncio.client import ClientConnection, connect
from websockets.exceptions import WebSocketException

from hatamoto.store.database import Database
from hatamoto.store.store import Store
from hatamoto.table.entries import ACTED, CHAT, Entry
from hatamoto.table.messages import OVER
from hatamoto.table.table import Table
from tests.amounts import KILLS
from tests.server.served import SEATS, SECONDS, Json, Served
from tests.server.threads import run_in_thread
from tests.store.postgres import PostgresServer

LOST = (OSError, WebSocketException, httpx.HTTPError, EOFError)
"""What a client meets when the server is gone."""
PLAYERS = 4
LONGEST = 600 + 10 * KILLS
"""The seconds a storm may take; a table that stands still would otherwise be asked for ever."""
Act = tuple[int, int, str]


@dataclass
class Kept:
    """What one client has sent to one table, and what of it was acknowledged."""

    sent: set[Act] = field(default_factory=set)
    acknowledged: list[Act] = field(default_factory=list)
    said: list[str] = field(default_factory=list)


class ChaosTest:
    """A server that is killed again and again, and the clients that do not give up."""

    def __init__(self, served: Served, seed: int) -> None:
        self.served = served
        self.rng = random.Random(seed)
        self.tables: dict[str, Kept] = {}
        self.beat = asyncio.Event()
        """Set when something is sent or acknowledged."""
        self.up = asyncio.Event()
        self.up.set()
        self.is_over = False

    # The reaper

    async def kill_again_and_again(self, times: int) -> None:
        """Kill the server at random moments and start it again."""
        for _ in range(times):
            await self._some_moment()
            self.up.clear()
            await asyncio.to_thread(self.served.kill)
            await asyncio.to_thread(self.served.start)
            self.up.set()
        self.is_over = True

    async def _some_moment(self) -> None:
        """After some beats, or at any time before the next."""
        for _ in range(self.rng.randrange(1, 12)):
            self.beat.clear()
            await asyncio.wait_for(self.beat.wait(), SECONDS)
        self.beat.clear()
        try:
            await asyncio.wait_for(self.beat.wait(), self.rng.uniform(0, 0.03))
        except TimeoutError:
            return

    # The clients

    async def player(self, number: int) -> None:
        """Game after game while the storm lasts, and the last one to its end."""
        async with httpx.AsyncClient(base_url=self.served.base, timeout=SECONDS) as http:
            await self._until_done(lambda: self._arrive(http))
            while not self.is_over:
                table: Json = await self._until_done(lambda: self._make(http))
                await self._play(table["id"], f"hatamoto={http.cookies['hatamoto']}")

    async def _play(self, table: str, cookie: str) -> None:
        kept = self.tables.setdefault(table, Kept())
        await self._until_done(lambda: self._attend(table, cookie, kept))

    async def _until_done(self, attempt: Callable[[], Awaitable[Any]]) -> Any:
        while True:
            await self.up.wait()
            try:
                return await attempt()
            except LOST:
                await asyncio.sleep(0)

    async def _arrive(self, http: httpx.AsyncClient) -> None:
        answer = await http.get("/api/me")
        http.headers["x-csrf-token"] = answer.json()["csrf"]

    async def _make(self, http: httpx.AsyncClient) -> Json:
        answer = await http.post("/api/tables", json={"game": "shogunate", "seats": SEATS})
        assert answer.status_code == 201, answer.text
        made: Json = answer.json()
        return made

    async def _attend(self, table: str, cookie: str, kept: Kept) -> None:
        url = f"ws{self.served.base[4:]}/api/tables/{table}/socket"
        headers = {"Cookie": cookie}
        async with connect(url, additional_headers=headers, ping_interval=None) as line:
            shown = await frame(line)
            while shown["status"] != "over":
                turn = shown["turns"]["0"]
                if turn["legal"]:
                    shown = await self._answer(line, turn, kept) or await frame(line)
                else:
                    shown = await frame(line)

    async def _answer(self, line: ClientConnection, turn: Json, kept: Kept) -> Json | None:
        """Act, and chat now and then; returns the last message received."""
        action = self.rng.choice(turn["legal"])["action"]
        if self.rng.random() < 0.2:
            text = f"line {len(kept.said)} {self.rng.random()}"
            await self._ask(line, {"do": "chat", "text": text})
            kept.said.append(text)
        act = (0, turn["ply"], action)
        kept.sent.add(act)
        shown = await self._ask(line, {"do": "act", "seat": 0, "ply": act[1], "action": action})
        kept.acknowledged.append(act)
        return shown

    async def _ask(self, line: ClientConnection, command: Json) -> Json | None:
        await line.send(json.dumps(command))
        self.beat.set()
        shown: Json | None = None
        while True:
            told = await frame(line)
            if told["is"] == "reply":
                assert told["ok"], (command, told)
                self.beat.set()
                return shown
            shown = told


async def frame(line: ClientConnection) -> Json:
    """The next frame."""
    told: Json = json.loads(await asyncio.wait_for(line.recv(), SECONDS))
    return told


async def weather(storm: ChaosTest, times: int) -> None:
    """The storm and those in it, to the end."""
    async with asyncio.timeout(LONGEST), asyncio.TaskGroup() as group:
        group.create_task(storm.kill_again_and_again(times))
        for number in range(PLAYERS):
            group.create_task(storm.player(number))


def played(table: str, history: list[Entry]) -> tuple[Table, list[Act]]:
    """The table and what the person in seat 0 did there, each with the ply it answered."""
    made = Table(table, history[0])
    acts: list[Act] = []
    for entry in history[1:]:
        if entry.kind == ACTED and entry.seat == 0:
            assert made.match is not None
            acts.append((0, made.match.ply_for(0), str(entry.data["action"])))
        made.fold(entry)
    return made, acts


def check(table: str, history: list[Entry], kept: Kept) -> None:
    """Nothing was lost, duplicated, reordered or made up, and the game has ended."""
    made, acts = played(table, history)
    assert [entry.number for entry in history] == list(range(len(history)))
    assert made.status == OVER
    assert len(set(acts)) == len(acts)
    assert set(acts) <= kept.sent
    assert [act for act in acts if act in set(kept.acknowledged)] == kept.acknowledged
    said = [str(entry.data["text"]) for entry in history if entry.kind == CHAT]
    assert len(set(said)) == len(said)
    assert [text for text in said if text in set(kept.said)] == kept.said


def survive(served: Served, seed: int, times: int) -> None:
    """Kill the server this many times and check every table that was played meanwhile."""
    storm = ChaosTest(served, seed)
    try:
        run_in_thread(weather(storm, times))
    except TimeoutError:
        raise AssertionError(f"a table stands still: {served.logged()}") from None
    finally:
        served.stop()
    assert "Traceback" not in served.logged(), served.logged()
    database = Database(served.settings.database)
    store = Store(database)
    for table, kept in storm.tables.items():
        check(table, store.history(table), kept)
    database.close()
    assert sum(len(kept.acknowledged) for kept in storm.tables.values()) > times


def test_kills_on_sqlite(tmp_path: Path) -> None:
    survive(Served(tmp_path), 1, KILLS)


def test_kills_on_postgresql(tmp_path: Path, postgres: PostgresServer) -> None:
    survive(Served(tmp_path, postgres.emptied()), 4, KILLS)
