"""The socket of a table: commands in, messages out; a bad frame gets an error and nothing else."""

from __future__ import annotations

import asyncio
import time
from typing import Any, Final
from urllib.parse import urlsplit

import msgspec
from litestar import WebSocket, websocket
from litestar.exceptions import WebSocketDisconnect

from hatamoto.kernel.errors import BadArgument, HatamotoError
from hatamoto.server.commands import carry_out
from hatamoto.server.faults import NotSignedIn, fault
from hatamoto.server.hall import Listener, Live, told
from hatamoto.server.house import House
from hatamoto.server.visitors import Visitor
from hatamoto.server.wire import Command
from hatamoto.table.message import Json

MOST_BYTES: Final = 16_384
ENCODER: Final = msgspec.json.Encoder()
DECODER: Final = msgspec.json.Decoder(Command)
Socket = WebSocket[Any, Any, Any]


def is_ours(socket: Socket) -> bool:
    """Whether the page that opens the socket came from this server; programs send no origin."""
    origin = socket.headers.get("origin")
    return origin is None or urlsplit(origin).netloc == socket.headers.get("host")


@websocket("/api/tables/{id:str}/socket")
async def table_socket(socket: Socket, id: str) -> None:
    """Watch a table and, for the seats one holds, play at it."""
    house: House = socket.app.state.house
    await socket.accept()
    try:
        if not is_ours(socket):
            raise NotSignedIn("this page is not from here")
        visitor = await house.visitors.known(socket)
        live = await house.hall.open(id)
    except HatamotoError as error:
        await send(socket, {"is": "reply", "ok": False, "error": fault(error)})
        await socket.close(4004)
        return
    await attend(house, socket, live, visitor)


async def attend(house: House, socket: Socket, live: Live, visitor: Visitor | None) -> None:
    """Serve one socket until it goes."""
    listener = Listener(visitor.holder.id if visitor else "")
    live.join(listener)
    house.hall.metrics.count("sockets")
    if visitor is not None:
        house.notifier.came(visitor.holder.id, live.table.id)
    teller = asyncio.create_task(tell(house, socket, live, listener))
    try:
        await hear(house, socket, live, visitor)
    except WebSocketDisconnect:
        pass
    finally:
        teller.cancel()
        live.leave(listener)
        house.hall.metrics.count("sockets", amount=-1)


async def tell(house: House, socket: Socket, live: Live, listener: Listener) -> None:
    """Send the whole table once, then what is new each time something changes."""
    first = told(live, listener, "table")
    holder = listener.reader.holder
    first["last_seen"] = await asyncio.to_thread(house.store.seen, live.table.id, holder)
    listener.poke.clear()
    await send(socket, first)
    while True:
        await listener.poke.wait()
        listener.poke.clear()
        await send(socket, told(live, listener, "update"))


async def hear(house: House, socket: Socket, live: Live, visitor: Visitor | None) -> None:
    """Carry out what comes in, one after the other."""
    while True:
        frame = await socket.receive_data("text")
        answer = await reply(house, live, visitor, frame)
        await send(socket, answer)


async def reply(house: House, live: Live, visitor: Visitor | None, frame: str | bytes) -> Json:
    """The answer to one frame, whatever it holds."""
    body: Json = {"is": "reply", "id": None}
    try:
        command = read(frame)
        body["id"] = command.id
        if command.do == "ping":
            return {"is": "pong", "id": command.id}
        if visitor is None:
            raise NotSignedIn("ask GET /api/me first")
        house.visitors.commands.spend(visitor.holder.id, time.monotonic())
        done = await carry_out(house.hall, live, visitor.holder, command)
        return {**body, "ok": True, **done}
    except HatamotoError as error:
        return {**body, "ok": False, "error": fault(error, live.table.setup.game)}


def read(frame: str | bytes) -> Command:
    """A frame as a command; raises BadArgument."""
    if len(frame) > MOST_BYTES:
        raise BadArgument(f"a frame has at most {MOST_BYTES} bytes")
    try:
        return DECODER.decode(frame)
    except (msgspec.DecodeError, UnicodeError, RecursionError) as error:
        raise BadArgument(f"this is no command: {error}") from None


async def send(socket: Socket, body: Json) -> None:
    """One message."""
    await socket.send_data(ENCODER.encode(body).decode(), mode="text")
