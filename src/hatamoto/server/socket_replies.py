"""Reads a message of a client at a table, carries it out, and makes the reply."""

from __future__ import annotations

import time
from dataclasses import dataclass

import msgspec

from hatamoto.kernel.errors import BadArgument, HatamotoError
from hatamoto.kernel.json_keys import repeated_key
from hatamoto.server.commands import carry_out
from hatamoto.server.container import Container
from hatamoto.server.faults import NotSignedIn, fault
from hatamoto.server.live import LiveTable
from hatamoto.server.responses import Denied, Pong, Reply
from hatamoto.server.validation_messages import mismatch
from hatamoto.server.visitors import Visitor
from hatamoto.server.wire import MAX_COMMAND_BYTES, Command, ErrorBody, PingCommand


@dataclass(frozen=True, slots=True)
class Sender:
    """Who sends a message, as limits count them."""

    visitor: Visitor | None
    who: str
    address: str


async def reply(
    container: Container, live: LiveTable, sender: Sender, payload: str | bytes
) -> Reply | Pong:
    """The reply to one message; malformed messages count towards the limit too."""
    visitor, who = sender.visitor, sender.who
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
        with container.visitors.counting(who, sender.address, live.table.id, command):
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
    twice = repeated_key(payload, fields)
    if twice is not None:
        raise BadArgument(f"not a command: the frame has '{twice}' twice")
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
