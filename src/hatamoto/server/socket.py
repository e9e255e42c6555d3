"""The socket of a table: commands in, messages out; a bad message gets only an error."""

from __future__ import annotations

import asyncio
import logging
import time
from contextlib import suppress
from typing import Any, Final

import msgspec
from litestar import WebSocket, websocket
from litestar.exceptions import WebSocketDisconnect

from hatamoto.kernel.errors import BadArgument, HatamotoError
from hatamoto.server.commands import carry_out
from hatamoto.server.container import Container
from hatamoto.server.encoded_message import Outlet, encode_message
from hatamoto.server.faults import NotSignedIn, fault
from hatamoto.server.limits import TooMany
from hatamoto.server.live import Listener, LiveTable
from hatamoto.server.origins import is_ours
from hatamoto.server.responses import Denied, Pong, Reply
from hatamoto.server.table_routes import check_admitted
from hatamoto.server.validation_messages import mismatch
from hatamoto.server.visitors import Visitor
from hatamoto.server.wire import MAX_COMMAND_BYTES, Command, ErrorBody, PingCommand
from hatamoto.store.database import Unavailable

MAX_KEY_LENGTH: Final = 64
PAUSE: Final = 0.05
"""Seconds before the next message of a client that floods the socket is read."""
SESSION_SECONDS: Final = 300.0
"""How long a socket may outlive an expired token or cookie, in seconds."""
STORE_SECONDS: Final = 1.0
"""Seconds before the store is asked again after it did not answer."""
SIGNED_OUT: Final = 4001
"""The close code when the session has ended."""
NOT_ADMITTED: Final = 4004
"""The close code when there is no such table, or the client may not watch it."""
RESTART: Final = 1012
"""The close code when the server is shutting down, or the store does not answer."""
CROWDED: Final = 4029
"""The close code when the address has too many sockets."""
GONE: Final = (WebSocketDisconnect, OSError)
"""Raised once the client has disconnected."""
log = logging.getLogger("hatamoto.socket")
Socket = WebSocket[Any, Any, Any]


@websocket("/api/tables/{id:str}/socket")
async def table_socket(socket: Socket, id: str) -> None:
    """Watch a table and, for the seats one holds, play at it."""
    container: Container = socket.app.state.container
    await socket.accept()
    try:
        if not is_ours(socket, container.settings.public_url):
            raise NotSignedIn("requests from another site are refused")
        if container.is_draining:
            raise Unavailable("the server is shutting down; open the socket again")
        visitor = await container.visitors.reader(socket)
        live = await container.registry.open(id)
        key = socket.query_params.get("key", "")
        check_admitted(live.table, visitor.holder.id if visitor else "", key[:MAX_KEY_LENGTH])
    except HatamotoError as error:
        await Outlet(socket).send(encode_message(denied(None, fault(error))))
        await socket.close(RESTART if isinstance(error, Unavailable) else NOT_ADMITTED)
        return
    await let_in(container, socket, live, visitor)


async def let_in(
    container: Container, socket: Socket, live: LiveTable, visitor: Visitor | None
) -> None:
    """Serve a socket unless its address has too many."""
    address = container.visitors.caller(socket)
    if not container.sockets.acquire(address):
        error = TooMany("this address has too many sockets open")
        await Outlet(socket).send(encode_message(denied(None, fault(error))))
        await socket.close(CROWDED)
        return
    try:
        await serve_socket(container, socket, live, visitor)
    finally:
        container.sockets.release(address)


async def serve_socket(
    container: Container, socket: Socket, live: LiveTable, visitor: Visitor | None
) -> None:
    """Serve one socket until it closes."""
    listener = Listener(visitor.holder.id if visitor else "", Outlet(socket))
    container.registry.presence.join(live, listener)
    container.registry.metrics.count("sockets")
    tasks = [
        asyncio.create_task(send_updates(container, socket, live, listener)),
        asyncio.create_task(receive_commands(container, socket, live, visitor, listener)),
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
    container: Container, socket: Socket, live: LiveTable, listener: Listener
) -> None:
    """Send the whole table once, then what is new each time something changes."""
    reader, outlet = listener.reader, listener.outlet
    seen: int | None = None
    if reader.holder:
        await container.registry.come_back(live, reader.holder)
        seen = await asyncio.to_thread(container.store.last_seen, live.table.id, reader.holder)
    listener.wake.clear()
    await outlet.send(encode_message(await container.readings.table_message(live, reader, seen)))
    listener.has_table = True
    while True:
        await listener.wake.wait()
        listener.wake.clear()
        if listener.is_sent_away:
            await socket.close(RESTART)
            return
        await outlet.until_free()
        await outlet.send(live.update_message(reader))


async def signed_out(
    container: Container, socket: Socket, visitor: Visitor, listener: Listener
) -> None:
    """Close the socket once the session it was opened with has ended or run out."""
    while await still_holds(container, visitor):
        with suppress(TimeoutError):
            await asyncio.wait_for(listener.recheck.wait(), SESSION_SECONDS)
        listener.recheck.clear()
    await socket.close(SIGNED_OUT)


async def still_holds(container: Container, visitor: Visitor) -> bool:
    """Whether a session still exists; retries until the store answers."""
    while True:
        try:
            return await container.visitors.holds(visitor)
        except Unavailable:
            await asyncio.sleep(STORE_SECONDS)


async def receive_commands(
    container: Container,
    socket: Socket,
    live: LiveTable,
    visitor: Visitor | None,
    listener: Listener,
) -> None:
    """Carry out commands one by one; clients that flood the socket are read more slowly."""
    address = container.visitors.caller(socket)
    who = visitor.holder.id if visitor else f"nobody at {address}"
    while True:
        payload = await socket.receive_data("text")
        answer = await reply(container, live, visitor, (who, address), payload)
        await listener.outlet.send(encode_message(answer))
        if answer["is"] == "reply" and not answer["ok"] and answer["error"].code == TooMany.slug:
            await asyncio.sleep(PAUSE)


async def reply(
    container: Container,
    live: LiveTable,
    visitor: Visitor | None,
    sender: tuple[str, str],
    payload: str | bytes,
) -> Reply | Pong:
    """The reply to one message; malformed messages count towards the limit too.

    `sender` is the visitor and their address, for the limits.
    """
    who, address = sender
    id: int | str | None = None
    try:
        try:
            fields = decoded(payload)
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
        return denied(id, fault(error, live.table.game))


def denied(id: int | str | None, found: ErrorBody) -> Denied:
    """A reply with an error."""
    return {"is": "reply", "id": id, "ok": False, "error": found}


def decoded(payload: str | bytes) -> object:
    """Decode a message to plain values; raises BadArgument."""
    if len(payload) > MAX_COMMAND_BYTES:
        raise BadArgument(f"a frame has at most {MAX_COMMAND_BYTES} bytes")
    try:
        fields: object = msgspec.json.decode(payload)
    except (msgspec.DecodeError, UnicodeError, RecursionError):
        raise BadArgument(
            "not a command: not JSON, not valid Unicode, or nested too deeply"
        ) from None
    return fields


def id_of(fields: object) -> int | str | None:
    """The id for the reply, also if the rest of the message is wrong."""
    id = fields.get("id") if isinstance(fields, dict) else None
    return id if isinstance(id, (int, str)) and not isinstance(id, bool) else None


def read(fields: object) -> Command:
    """Convert plain values to a command; raises BadArgument with the wrong field."""
    try:
        command: Command = msgspec.convert(fields, Command)
    except msgspec.ValidationError:
        wrong = mismatch(Command, fields, "the frame")
        raise BadArgument(f"not a command: {wrong}") from None
    return command
