"""Clients for chaos tests: they keep playing through crashes and log every answer they get.

Each command has an idempotency key, and one that was not answered is sent again with the same key.
At the end the logged answers are compared with the database.
"""

from __future__ import annotations

import asyncio
import http.client
import json
import random
import secrets
import time
from collections.abc import Callable
from dataclasses import dataclass, field
from typing import Final

import msgspec
from websockets.asyncio.client import ClientConnection, connect
from websockets.exceptions import WebSocketException

from hatamoto import catalog
from hatamoto.server.bench.clients import Json, PlayerMessage, decode_message, request
from hatamoto.server.command_keys import stored_key
from hatamoto.server.commands import as_sent
from hatamoto.server.wire import Command
from hatamoto.store.store import Store
from hatamoto.table.entries import ACTED, CHAT, EXCUSED, TIMED_OUT
from hatamoto.table.table import fold_entries

LOST: Final = (
    OSError,
    WebSocketException,
    EOFError,
    TimeoutError,
    http.client.HTTPException,
    json.JSONDecodeError,
)
"""The errors a client sees when a server is gone."""
UNDECIDED: Final = ("unavailable", "unknown", "too-many-requests", "internal")
"""Answers after which a command is sent again."""
ANSWER_SECONDS: Final = 3.0
"""Seconds a player waits for an answer before opening another socket."""
PAUSE: Final = 0.05
CHAT_RATE: Final = 0.1
"""How often a player chats before acting."""
USUAL_SEATS: Final = 3
GAMES: Final = {
    id: max(game.seats[0], min(game.seats[1], USUAL_SEATS)) for id, game in catalog.GAMES.items()
}
"""The games played, with their number of seats: three, or the nearest the game allows."""


@dataclass
class AnswerLog:
    """The commands sent for one seat of a table, by key, and their answers."""

    table: str
    seat: int
    holder: str = ""
    """Known once the table is read from the store."""
    sent: list[Json] = field(default_factory=list)
    acknowledged: list[Json] = field(default_factory=list)
    refused: list[Json] = field(default_factory=list)


@dataclass
class Verdict:
    """The result of comparing the answer logs with the database."""

    tables: int = 0
    entries: int = 0
    acknowledged: int = 0
    refused: int = 0
    lost: int = 0
    doubled: int = 0
    misordered: int = 0
    wrongly_answered: int = 0
    timed_out: int = 0
    excused: int = 0

    @property
    def is_clean(self) -> bool:
        """Whether every answer was true, and nothing acknowledged was lost."""
        wrong = self.lost + self.doubled + self.misordered + self.wrongly_answered
        return wrong + self.timed_out == 0


def stored_as(account: AnswerLog, commands: list[Json]) -> list[str]:
    """The keys that entries of these commands have."""
    return [
        stored_key(account.holder, command["key"], as_sent(msgspec.convert(command, Command)))
        for command in commands
    ]


def compare(store: Store, accounts: list[AnswerLog]) -> Verdict:
    """Compare the answer logs with the database."""
    verdict = Verdict(tables=len({account.table for account in accounts}))
    for id in {account.table for account in accounts}:
        history = store.history(id)
        verdict.entries += len(history)
        verdict.misordered += [entry.number for entry in history] != list(range(len(history)))
        table = fold_entries(id, history)
        verdict.timed_out += sum(entry.kind == TIMED_OUT for entry in history)
        verdict.excused += sum(entry.kind == EXCUSED for entry in history)
        keys = [entry.key for entry in history if entry.key and entry.kind in (ACTED, CHAT)]
        verdict.doubled += len(keys) - len(set(keys))
        own = [account for account in accounts if account.table == id]
        for account in own:
            account.holder = table.seats[account.seat].holder
        known = {key for account in own for key in stored_as(account, account.sent)}
        verdict.wrongly_answered += len(set(keys) - known)
        for account in own:
            judge(account, keys, verdict)
    return verdict


def judge(account: AnswerLog, keys: list[str], verdict: Verdict) -> None:
    """Check one log: what was acknowledged is stored, in order; what was refused is not."""
    acknowledged = stored_as(account, account.acknowledged)
    verdict.acknowledged += len(acknowledged)
    verdict.refused += len(account.refused)
    verdict.lost += len(set(acknowledged) - set(keys))
    found = [key for key in keys if key in set(acknowledged)]
    verdict.misordered += found != [key for key in acknowledged if key in set(keys)]
    verdict.wrongly_answered += len(set(stored_as(account, account.refused)) & set(keys))


class Guest:
    """A guest visitor of the servers behind a port."""

    def __init__(self, port: Callable[[], int]) -> None:
        self.port = port
        self.headers: dict[str, str] = {}

    async def arrive(self) -> None:
        """Become a guest."""
        _, me, cookie = await self.ask("GET", "/api/me")
        self.headers = {"Cookie": cookie, "X-CSRF-Token": me["csrf"]}

    async def ask(self, method: str, path: str, body: object = None) -> tuple[int, Json, str]:
        """Send a request until it is answered; those that create something carry a key."""
        while True:
            try:
                given = await asyncio.to_thread(
                    request, self.port(), method, path, body, **self.headers
                )
            except LOST:
                await asyncio.sleep(PAUSE)
                continue
            if given[0] < 500:
                return given
            await asyncio.sleep(PAUSE)


class ChaosTest:
    """The players of a run, their answer logs and their waiting times."""

    def __init__(self, port: Callable[[], int], seed: int, pace: float = 0.0) -> None:
        self.port = port
        self.rng = random.Random(seed)
        self.pace = pace
        self.accounts: list[AnswerLog] = []
        self.waits: list[tuple[float, float]] = []
        """The time of each answer, and how long it took."""
        self.beat = asyncio.Event()
        self.is_over = False

    async def play_tables(self, game: str, people: int, clock: Json | None = None) -> None:
        """Play table after table of a game until the run ends, with bots in the other seats."""
        guests = [Guest(self.port) for _ in range(people)]
        for guest in guests:
            await guest.arrive()
        while not self.is_over:
            table = await self._seat(game, guests, clock or {})
            await asyncio.gather(
                *(self._attend(table, seat, guest) for seat, guest in enumerate(guests))
            )

    async def _seat(self, game: str, guests: list[Guest], clock: Json) -> str:
        others: list[Json] = [{"who": "open"}] * (len(guests) - 1)
        bots: list[Json] = [{"who": "bot", "level": "random"}] * (GAMES[game] - len(guests))
        seats = [{"who": "me"}, *others, *bots]
        body = {"game": game, "seats": seats, "key": secrets.token_hex(8), **clock}
        status, made, _ = await guests[0].ask("POST", "/api/tables", body)
        assert status in (200, 201), made
        table = str(made["id"])
        for seat, guest in enumerate(guests[1:], 1):
            await guest.ask("POST", f"/api/tables/{table}/seats", {"seat": seat})
        if others:
            await guests[0].ask("POST", f"/api/tables/{table}/commands", {"do": "begin"})
        return table

    async def _attend(self, table: str, seat: int, guest: Guest) -> None:
        """Play one seat to the end of the game or the run; waits for the last answer."""
        account = AnswerLog(table, seat)
        self.accounts.append(account)
        visit = SeatClient(self, account, seat)
        while not visit.is_over:
            url = f"ws://127.0.0.1:{self.port()}/api/tables/{table}/socket"
            headers = {"Cookie": guest.headers["Cookie"]}
            try:
                async with connect(
                    url,
                    additional_headers=headers,
                    max_size=None,
                    ping_interval=None,
                    open_timeout=ANSWER_SECONDS,
                    close_timeout=0.2,
                ) as line:
                    await visit.stay(line)
            except LOST:
                await asyncio.sleep(PAUSE)


class SeatClient:
    """Plays one seat at one table over as many sockets as it takes."""

    def __init__(self, chaos: ChaosTest, account: AnswerLog, seat: int) -> None:
        self.chaos = chaos
        self.account = account
        self.seat = seat
        self.pending: Json | None = None
        self.since = 0.0
        self.is_over = False

    async def stay(self, line: ClientConnection) -> None:
        """Play over one socket until it goes, or there is nothing left to do."""
        shown = await self._next(line)
        if shown.is_ != "table":
            raise EOFError("the socket was refused")
        while True:
            if self.pending is not None:
                shown = await self._ask(line, self.pending) or shown
            elif self.chaos.is_over or shown.status == "over":
                self.is_over = True
                return
            elif self.seat in shown.to_act and shown.turns[str(self.seat)].legal:
                await self._choose(shown)
            else:
                shown = await self._look(line) or shown

    async def _look(self, line: ClientConnection) -> PlayerMessage | None:
        """The next message, if one comes soon."""
        try:
            return await asyncio.wait_for(self._next(line), ANSWER_SECONDS)
        except TimeoutError:
            return None

    async def _next(self, line: ClientConnection) -> PlayerMessage:
        return decode_message(await line.recv())

    async def _choose(self, shown: PlayerMessage) -> None:
        """Decide on an action, or on something to say."""
        rng = self.chaos.rng
        if self.chaos.pace:
            await asyncio.sleep(rng.expovariate(self.chaos.pace))
        turn = shown.turns[str(self.seat)]
        command: Json = {"key": secrets.token_hex(8)}
        if rng.random() < CHAT_RATE:
            command |= {"do": "chat", "text": f"line {len(self.account.sent)}"}
        else:
            action = rng.choice(turn.legal).action
            command |= {"do": "act", "seat": self.seat, "ply": turn.ply, "action": action}
        self.pending, self.since = command, time.monotonic()
        self.account.sent.append(command)

    async def _ask(self, line: ClientConnection, command: Json) -> PlayerMessage | None:
        """Send a command; returns the latest table once it is answered, or None to reconnect."""
        await line.send(json.dumps(command))
        self.chaos.beat.set()
        shown: PlayerMessage | None = None
        while True:
            message = decode_message(await asyncio.wait_for(line.recv(), ANSWER_SECONDS))
            if message.is_ != "reply":
                shown = message
            elif not message.ok and message.error.code in UNDECIDED:
                await asyncio.sleep(PAUSE)
                return shown
            else:
                return await self._answered(line, command, message, shown)

    async def _answered(
        self,
        line: ClientConnection,
        command: Json,
        reply: PlayerMessage,
        shown: PlayerMessage | None,
    ) -> PlayerMessage | None:
        """Log the answer; waits until an action is visible before the next one."""
        self.pending = None
        self.chaos.waits.append((time.monotonic(), time.monotonic() - self.since))
        self.chaos.beat.set()
        kept = self.account.acknowledged if reply.ok else self.account.refused
        kept.append(command)
        if not reply.ok:
            return shown or await self._look(line)
        while command["do"] == "act" and (shown is None or not self._is_past(shown, reply.ply)):
            shown = await asyncio.wait_for(self._next(line), ANSWER_SECONDS)
            if shown.is_ != "update":
                raise EOFError("an answer to nothing")
        return shown

    def _is_past(self, shown: PlayerMessage, ply: int) -> bool:
        return shown.status == "over" or shown.turns[str(self.seat)].ply >= ply
