"""The socket of a table: commands in, messages out; a bad frame gets an error and nothing else."""

from __future__ import annotations

import asyncio
import logging
import time
from contextlib import suppress
from typing import Any, Final
from urllib.parse import urlsplit

import msgspec
from litestar import WebSocket, websocket
from litestar.exceptions import WebSocketDisconnect

from hatamoto.kernel.errors import BadArgument, HatamotoError
from hatamoto.server.commands import carry_out
from hatamoto.server.container import Container
from hatamoto.server.faults import NotSignedIn, fault
from hatamoto.server.limits import TooMany
from hatamoto.server.live import ENCODER, Listener, Live
from hatamoto.server.responses import Denied, Pong, Reply, TableFrame
from hatamoto.server.routes import check_admitted
from hatamoto.server.validation_messages import mismatch
from hatamoto.server.visitors import Visitor
from hatamoto.server.wire import Command, ErrorBody, PingCommand
from hatamoto.store.database import Unavailable

MOST_BYTES: Final = 16_384
LONGEST_KEY: Final = 64
PAUSE: Final = 0.05
"""Seconds before the next frame of a client that floods the socket is read."""
SESSION_SECONDS: Final = 300.0
"""How long a socket may outlive a token or cookie that runs out."""
STORE_SECONDS: Final = 1.0
"""How long to wait before a store that did not answer is asked again."""
SIGNED_OUT: Final = 4001
"""The close code when the session has ended."""
RESTART: Final = 1012
"""The close code when the server is about to end, or the store does not answer."""
CROWDED: Final = 4029
"""The close code when the address has too many sockets."""
GONE: Final = (WebSocketDisconnect, OSError)
"""What is raised once the client has disconnected."""
log = logging.getLogger("hatamoto.socket")
Socket = WebSocket[Any, Any, Any]


def is_ours(socket: Socket, public_url: str) -> bool:
    """Whether the page that opens the socket came from this server; programs send no origin."""
    origin = socket.headers.get("origin")
    ours = (socket.headers.get("host"), urlsplit(public_url).netloc or None)
    return origin is None or urlsplit(origin).netloc in ours


@websocket("/api/tables/{id:str}/socket")
async def table_socket(socket: Socket, id: str) -> None:
    """Watch a table and, for the seats one holds, play at it."""
    container: Container = socket.app.state.container
    await socket.accept()
    try:
        if not is_ours(socket, container.settings.public_url):
            raise NotSignedIn("this page is not from here")
        if container.is_draining:
            raise Unavailable("the server is about to end; open the socket again")
        visitor = await container.visitors.reader(socket)
        live = await container.registry.open(id)
        key = socket.query_params.get("key", "")
        check_admitted(live.table, visitor.holder.id if visitor else "", key[:LONGEST_KEY])
    except HatamotoError as error:
        await send(socket, denied(None, fault(error)))
        await socket.close(RESTART if isinstance(error, Unavailable) else 4004)
        return
    await let_in(container, socket, live, visitor)


async def let_in(container: Container, socket: Socket, live: Live, visitor: Visitor | None) -> None:
    """Serve a socket unless its address has too many."""
    address = container.visitors.caller(socket)
    if not container.sockets.enter(address):
        error = TooMany("this address has too many sockets open")
        await send(socket, denied(None, fault(error)))
        await socket.close(CROWDED)
        return
    try:
        await serve_socket(container, socket, live, visitor)
    finally:
        container.sockets.leave(address)


async def serve_socket(
    container: Container, socket: Socket, live: Live, visitor: Visitor | None
) -> None:
    """Serve one socket until it goes."""
    listener = Listener(visitor.holder.id if visitor else "")
    container.registry.presence.join(live, listener)
    container.registry.metrics.count("sockets")
    tasks = [
        asyncio.create_task(send_updates(container, socket, live, listener)),
        asyncio.create_task(receive_commands(container, socket, live, visitor, listener)),
        asyncio.create_task(sent_away(socket, listener)),
    ]
    if visitor is not None:
        tasks.append(asyncio.create_task(signed_out(container, socket, visitor, listener)))
    try:
        await asyncio.wait(tasks, return_when=asyncio.FIRST_COMPLETED)
    finally:
        for task in tasks:
            task.cancel()
        container.registry.presence.leave(live, listener)
        container.registry.metrics.count("sockets", amount=-1)
    for result in await asyncio.gather(*tasks, return_exceptions=True):
        if isinstance(result, Unavailable):
            with suppress(*GONE):
                await socket.close(RESTART)
        elif isinstance(result, Exception) and not isinstance(result, GONE):
            log.error("a socket failed", exc_info=result)


async def send_updates(
    container: Container, socket: Socket, live: Live, listener: Listener
) -> None:
    """Send the whole table once, then what is new each time something changes."""
    reader = listener.reader
    seen: int | None = None
    if reader.holder:
        await container.registry.come_back(live, reader.holder)
        seen = await asyncio.to_thread(container.store.seen, live.table.id, reader.holder)
    listener.poke.clear()
    await send(socket, await container.readings.table_frame(live, reader, seen))
    while True:
        await listener.poke.wait()
        listener.poke.clear()
        await socket.send_data(live.update_frame(reader).decode(), mode="text")


async def signed_out(
    container: Container, socket: Socket, visitor: Visitor, listener: Listener
) -> None:
    """Close the socket once the session it was opened with has ended or run out."""
    while await still_holds(container, visitor):
        with suppress(TimeoutError):
            await asyncio.wait_for(listener.doubt.wait(), SESSION_SECONDS)
        listener.doubt.clear()
    await socket.close(SIGNED_OUT)


async def still_holds(container: Container, visitor: Visitor) -> bool:
    """Whether a session still holds, asked until the store answers."""
    while True:
        try:
            return await container.visitors.holds(visitor)
        except Unavailable:
            await asyncio.sleep(STORE_SECONDS)


async def sent_away(socket: Socket, listener: Listener) -> None:
    """Close the socket once the server is about to end; what was begun is finished."""
    await listener.away.wait()
    await socket.close(RESTART)


async def receive_commands(
    container: Container, socket: Socket, live: Live, visitor: Visitor | None, listener: Listener
) -> None:
    """Carry out commands one by one; clients that flood the socket are read more slowly."""
    who = visitor.holder.id if visitor else f"nobody {id(listener)}"
    address = container.visitors.caller(socket)
    while True:
        frame = await socket.receive_data("text")
        answer = await reply(container, live, visitor, (who, address), frame)
        await send(socket, answer)
        if answer["is"] == "reply" and not answer["ok"] and answer["error"].code == TooMany.slug:
            await asyncio.sleep(PAUSE)


async def reply(
    container: Container,
    live: Live,
    visitor: Visitor | None,
    sender: tuple[str, str],
    frame: str | bytes,
) -> Reply | Pong:
    """The reply to one frame; malformed frames count towards the limit too.

    `sender` is who sends, for the limits, and the address it comes from.
    """
    who, address = sender
    id: int | str | None = None
    try:
        try:
            fields = decoded(frame)
            id = id_of(fields)
            command = read(fields)
        finally:
            container.visitors.commands.spend(who, time.monotonic())
        if isinstance(command, PingCommand):
            return {"is": "pong", "id": id}
        if visitor is None:
            raise NotSignedIn("ask GET /api/me first")
        visitor.check_play()
        container.visitors.count(who, address, live.table.id, command)
        done = await carry_out(container.registry, live, visitor.holder, command)
        return {"is": "reply", "id": id, "ok": True, **done}
    except HatamotoError as error:
        return denied(id, fault(error, live.table.setup.game))


def denied(id: int | str | None, found: ErrorBody) -> Denied:
    """A reply that says why not."""
    return {"is": "reply", "id": id, "ok": False, "error": found}


def decoded(frame: str | bytes) -> object:
    """A frame as plain values; raises BadArgument."""
    if len(frame) > MOST_BYTES:
        raise BadArgument(f"a frame has at most {MOST_BYTES} bytes")
    try:
        fields: object = msgspec.json.decode(frame)
    except (msgspec.DecodeError, UnicodeError, RecursionError):
        raise BadArgument("this is no command: not JSON, not valid Unicode, or too deep") from None
    return fields


def id_of(fields: object) -> int | str | None:
    """The id a reply goes back with, also when the rest is wrong."""
    id = fields.get("id") if isinstance(fields, dict) else None
    return id if isinstance(id, (int, str)) and not isinstance(id, bool) else None


def read(fields: object) -> Command:
    """Plain values as a command; raises BadArgument that names the field."""
    try:
        command: Command = msgspec.convert(fields, Command)
    except msgspec.ValidationError:
        wrong = mismatch(Command, fields, "the frame")
        raise BadArgument(f"this is no command: {wrong}") from None
    return command


async def send(socket: Socket, body: TableFrame | Reply | Pong) -> None:
    await socket.send_data(ENCODER.encode(body).decode(), mode="text")
