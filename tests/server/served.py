"""A real server in a process of its own, quick to start again, and people who visit it."""

import json
import multiprocessing
import os
import resource
import time
from collections.abc import Iterator
from contextlib import ExitStack, contextmanager
from dataclasses import replace
from multiprocessing.connection import Connection
from pathlib import Path
from typing import Any, cast

import httpx
from websockets.exceptions import ConnectionClosed
from websockets.sync.client import ClientConnection, connect

from hatamoto.server.settings import Settings
from tests.store.postgres import free_port

Json = dict[str, Any]
SECONDS = 60
CONTEXT = multiprocessing.get_context("forkserver")
CONTEXT.set_forkserver_preload(
    [
        "hatamoto.server.bench.preload",
        "litestar.plugins.attrs",
    ]
)
"""What a server loads is loaded once; every start then takes a fraction of a second."""
SEATS = [{"who": "me"}, {"who": "bot", "level": "random"}, {"who": "bot", "level": "random"}]


def run(settings: Settings, environment: dict[str, str], log: str, ready: Connection) -> None:
    """The server's process: what it prints goes to the test, what it logs into a file."""
    from hatamoto.server.bench.preload import BARE_APP
    from hatamoto.server.run import serve

    os.environ.update(environment)
    if "FILES" in environment:
        files = int(environment["FILES"])
        resource.setrlimit(resource.RLIMIT_NOFILE, (files, files))
    if "WALL" in environment:
        put_right(Path(environment["WALL"]))

    os.dup2(ready.fileno(), 1)
    os.dup2(os.open(log, os.O_WRONLY | os.O_CREAT | os.O_APPEND), 2)
    serve(settings, BARE_APP)


def put_right(offset: Path) -> None:
    """Let somebody put the wall clock of this process right or wrong: a file has the seconds."""
    true = time.time_ns
    time.time_ns = lambda: true() + int(offset.read_text()) * 1_000_000_000


class Served:
    """A server that can be killed and started again on the same port and database."""

    def __init__(
        self,
        folder: Path,
        database: str = "",
        environment: dict[str, str] | None = None,
        **settings: Any,
    ) -> None:
        url = database or f"sqlite:///{folder / 'tables.db'}"
        plain = {
            "port": free_port(),
            "rate": 100_000,
            "sign_in_rate": 100_000,
            "guest_rate": 100_000,
            "away_seconds": 3600,
            "connections": 100_000,
        }
        self.settings = replace(Settings(database=url), **{**plain, **settings})
        self.environment = environment or {}
        self.log = folder / f"server-{self.settings.port}.log"
        self.base = f"http://127.0.0.1:{self.settings.port}"
        self.start()

    def start(self) -> None:
        """Start it and wait until it can be reached."""
        ours, theirs = CONTEXT.Pipe(duplex=False)
        work = (self.settings, self.environment, str(self.log), theirs)
        self.process = CONTEXT.Process(target=run, args=work, daemon=True)
        self.process.start()
        theirs.close()
        self.printed = ours
        told = os.read(ours.fileno(), 200) if ours.poll(SECONDS) else b""
        assert told.startswith(b"Hatamoto is at"), self.logged()

    def kill(self) -> None:
        """kill -9."""
        self.process.kill()
        self.process.join(SECONDS)
        self.printed.close()

    def stop(self) -> None:
        """Ask it to end, as a service manager would."""
        self.process.terminate()
        self.process.join(SECONDS)
        is_stuck = self.process.is_alive()
        self.kill()
        assert not is_stuck, f"the server did not stop: {self.logged()}"

    def logged(self) -> str:
        """What it has logged."""
        return self.log.read_text() if self.log.exists() else ""


@contextmanager
def serving(folder: Path, database: str = "", **settings: Any) -> Iterator[Served]:
    """A server for as long as it is needed; it has met no fault of its own."""
    served = Served(folder, database, **settings)
    try:
        yield served
    finally:
        served.stop()
    assert "Traceback" not in served.logged(), served.logged()


class Person:
    """Somebody with a browser or a program: a cookie, a token for changes, tables."""

    def __init__(self, served: Served, lang: str = "en") -> None:
        self.served = served
        self.http = httpx.Client(base_url=served.base, timeout=SECONDS)
        self.me: Json = self.http.get("/api/me", headers={"accept-language": lang}).json()
        self.http.headers["x-csrf-token"] = self.me["csrf"]

    def close(self) -> None:
        """Leave."""
        self.http.close()

    @property
    def cookie(self) -> str:
        """The cookie as a header."""
        return f"hatamoto={self.http.cookies['hatamoto']}"

    def get(self, path: str, status: int = 200) -> Json:
        """What a route answers."""
        return checked(self.http.get(path), status)

    def post(self, path: str, body: object, status: int = 200) -> Json:
        """What a route answers to a change."""
        return checked(self.http.post(path, json=body), status)

    def table(self, **fields: Any) -> Json:
        """A new table."""
        return self.post("/api/tables", {"game": "shogunate", "seats": SEATS, **fields}, 201)

    def do(self, table: str, status: int = 200, **command: Any) -> Json:
        """A command by HTTP."""
        return self.post(f"/api/tables/{table}/commands", command, status)

    def socket(self, table: str, **headers: str) -> "Line":
        """A socket at a table."""
        return Line(self.served, table, {"Cookie": self.cookie, **headers})


def checked(answer: httpx.Response, status: int) -> Json:
    """The body, after a look at the status."""
    assert answer.status_code == status, (answer.status_code, answer.text)
    return cast(Json, answer.json()) if answer.content else {}


class Line:
    """A socket: the table as it is known here, kept up to date from the frames."""

    def __init__(
        self, served: Served, table: str, headers: dict[str, str] | None = None, key: str = ""
    ) -> None:
        url = f"ws{served.base[4:]}/api/tables/{table}/socket" + (f"?key={key}" if key else "")
        self.open = ExitStack()
        self.raw: ClientConnection = self.open.enter_context(
            connect(url, additional_headers=headers or {}, max_size=None, open_timeout=SECONDS)
        )
        self.frames: list[str] = []
        self.table: Json = {}
        self.events: list[Json] = []
        self.chat: list[Json] = []

    def __enter__(self) -> "Line":
        return self

    def __exit__(self, *_: object) -> None:
        self.open.close()

    def read(self) -> Json:
        """The next frame; what it says of the table is taken in."""
        text = self.raw.recv(SECONDS)
        assert isinstance(text, str)
        self.frames.append(text)
        frame: Json = json.loads(text)
        if frame["is"] in ("table", "update"):
            self.table = {**self.table, **frame}
            self.events += frame["events"]
            self.chat += frame["chat"]
        return frame

    def until(self, key: str, value: object) -> Json:
        """Read until the table says so."""
        while self.table.get(key) != value:
            self.read()
        return self.table

    def send(self, frame: object) -> None:
        """Send anything."""
        self.raw.send(frame if isinstance(frame, (str, bytes)) else json.dumps(frame))

    def ask(self, **command: Any) -> Json:
        """Send a command and wait for its reply."""
        self.send(command)
        while True:
            frame = self.read()
            if frame["is"] in ("reply", "pong"):
                return frame

    def act(self, seat: int, choice: int = 0) -> Json:
        """Answer for a seat with one of its legal actions."""
        turn = self.table["turns"][str(seat)]
        action = turn["legal"][choice % len(turn["legal"])]["action"]
        return self.ask(do="act", seat=seat, ply=turn["ply"], action=action)

    def asked(self) -> list[int]:
        """The seats held here that owe an answer, once any does or the game is over."""
        while True:
            if self.table:
                mine = [seat for seat in self.table["to_act"] if seat in self.table["you"]]
                if mine or self.table["status"] == "over":
                    return mine
            self.read()

    def end(self) -> int:
        """The code the server closes the line with; what still comes before is read."""
        while True:
            try:
                self.read()
            except ConnectionClosed as closed:
                return closed.rcvd.code if closed.rcvd else 0

    def play(self) -> None:
        """Answer for every seat held here, to the end of the game."""
        turn = 0
        while mine := self.asked():
            seat = mine[turn % len(mine)]
            reply = self.act(seat, turn)
            assert reply["ok"], reply
            self.catch_up(seat, reply["ply"])
            turn += 1

    def catch_up(self, seat: int, ply: int) -> None:
        """Read until the table is seen as it was when an answer was acknowledged, or later."""
        while self.table["turns"][str(seat)]["ply"] < ply:
            self.read()
