"""The socket of a table: who may open it. Commands come in and messages go out over it."""

from __future__ import annotations

from typing import Any, Final

from litestar import WebSocket, websocket

from hatamoto.kernel.errors import HatamotoError
from hatamoto.server.container import Container
from hatamoto.server.encoded_message import Outlet, encode_message, line_of
from hatamoto.server.faults import Forbidden, fault
from hatamoto.server.limits import TooMany
from hatamoto.server.live import LiveTable
from hatamoto.server.origins import is_ours
from hatamoto.server.request_context import note_status
from hatamoto.server.socket_replies import denied
from hatamoto.server.table_routes import check_admitted
from hatamoto.server.table_socket import RESTART, TableSocket
from hatamoto.server.visitors import Visitor
from hatamoto.store.database import OUTAGE

MAX_KEY_LENGTH: Final = 64
NOT_ADMITTED: Final = 4004
"""The close code when there is no such table, or the client may not watch it."""
CROWDED: Final = 4029
"""The close code when the address has too many sockets."""
Socket = WebSocket[Any, Any, Any]


@websocket("/api/tables/{id:str}/socket")
async def table_socket(socket: Socket, id: str) -> None:
    """Watch a table and, for the seats one holds, play at it."""
    container: Container = socket.app.state.container
    if container.is_draining:
        note_status(503)
        await line_of(socket).refuse(503, "the server is shutting down; open the socket again")
        return
    await socket.accept()
    try:
        if not is_ours(socket, container.settings.public_url):
            raise Forbidden("requests from another site are refused")
        visitor = await container.visitors.reader(socket)
        live = await container.registry.open(id)
        key = socket.query_params.get("key", "")
        check_admitted(live.table, visitor.holder.id if visitor else "", key[:MAX_KEY_LENGTH])
    except HatamotoError as error:
        await Outlet(socket).send(encode_message(denied(None, fault(error))))
        await socket.close(RESTART if isinstance(error, OUTAGE) else NOT_ADMITTED)
        return
    await let_in(container, socket, live, visitor)


async def let_in(
    container: Container, socket: Socket, live: LiveTable, visitor: Visitor | None
) -> None:
    """Serve a socket unless its address has too many, or reads too little of what it is sent."""
    address = container.visitors.caller(socket)
    if container.unread.has_room(address) and container.sockets.acquire(address):
        await TableSocket(container, Outlet(socket), live, visitor, address).enter()
        return
    error = TooMany("this address has too many sockets open, or reads none of them")
    await Outlet(socket).send(encode_message(denied(None, fault(error))))
    await socket.close(CROWDED)
