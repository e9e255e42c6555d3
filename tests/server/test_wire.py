"""The records of the wire are true: what is sent fits them; the page's types are made of them."""

import json
import os
import subprocess
import sys
from pathlib import Path
from types import UnionType
from typing import (
    Any,
    Literal,
    NotRequired,
    Required,
    Union,
    get_args,
    get_origin,
    get_type_hints,
)

import msgspec
import pytest

from hatamoto.kernel.errors import BadArgument
from hatamoto.server import responses, wire
from hatamoto.server.lobby import games
from hatamoto.table import messages
from hatamoto.table.message_builder import Reader, message, summary
from tests.server.served import Person
from tests.table.room import holder, moment_at, people
from tools.generate import wire_types

TOOL = Path(wire_types.__file__)
SOURCES = wire_types.ROOT / "src"


def fits(hint: Any, sent: Any) -> bool:
    """Whether what is sent has exactly a type's fields, each of its type, however deep."""
    origin, parts = get_origin(hint), get_args(hint)
    if origin in (Union, UnionType):
        return any(fits(part, sent) for part in parts)
    if origin is Literal:
        return sent in parts
    if origin in (Required, NotRequired):
        return fits(parts[0], sent)
    if origin is tuple:
        return len(sent) == len(parts) and all(map(fits, parts, sent))
    if origin is list:
        return isinstance(sent, list) and all(fits(parts[0], one) for one in sent)
    if origin is dict:
        return isinstance(sent, dict) and all(fits(parts[1], one) for one in sent.values())
    return has_fields(hint, sent) if wire_types.is_record(hint) else type_fits(hint, sent)


def type_fits(hint: Any, sent: object) -> bool:
    """The same for a plain type; true is no number."""
    if hint is int:
        return isinstance(sent, int) and not isinstance(sent, bool)
    return isinstance(sent, hint)


def has_fields(record: Any, sent: Any) -> bool:
    """The same for a record."""
    hints = get_type_hints(record, include_extras=True)
    if not isinstance(sent, dict) or set(sent) - set(hints):
        return False
    missing = set(hints) - set(sent) - wire_types.optional(record)
    return not missing and all(fits(hints[name], value) for name, value in sent.items())


def check(record: Any, sent: Any) -> None:
    """Something sent fits its record, after the way through JSON; the first misfit is named."""
    plain = json.loads(json.dumps(sent))
    hints = get_type_hints(record, include_extras=True)
    wrong = [name for name in hints if name in plain and not fits(hints[name], plain[name])]
    assert not wrong, {name: plain[name] for name in wrong}
    assert fits(record, plain), set(hints) ^ set(plain)


def test_the_types_of_the_page_are_fresh() -> None:
    """The generator reads the sources: compiled records have lost what is optional in them."""
    command = [sys.executable, str(TOOL), "--check"]
    done = subprocess.run(command, env={**os.environ, "PYTHONPATH": str(SOURCES)}, check=False)
    assert done.returncode == 0


def test_a_table_tells_what_its_records_say() -> None:
    room = people(4, clock={"kind": "live", "minutes": 5})
    for _ in range(40):
        room.step()
        for who in (holder(0), "nobody"):
            check(messages.Update, message(room.table, Reader(who), room.now))
    check(messages.Summary, summary(room.table))
    check(messages.Moment, moment_at(room.table, 9, 0))
    room.play()
    check(messages.Update, message(room.table, Reader(holder(1)), room.now))


def test_the_routes_answer_what_their_records_say(person: Person) -> None:
    check(responses.Me, person.get("/api/me"))
    check(responses.Games, person.get("/api/games"))
    check(responses.TableMessage, person.table())
    check(responses.Tables, person.get("/api/tables?list=mine"))
    check(responses.Sessions, person.get("/api/sessions"))
    assert len(games()) == 4


def test_the_socket_sends_what_its_records_say(person: Person) -> None:
    id = person.table()["id"]
    with person.socket(id) as line:
        line.asked()
        check(responses.Accepted, line.act(0))
        check(responses.Accepted, line.ask(do="explain", seat=0, action="leader cat", id="a"))
        check(responses.Accepted, line.ask(do="forecast", seat=0, id="b"))
        check(responses.Denied, line.ask(do="dance"))
        check(responses.Pong, line.ask(do="ping", id=3))
    kinds: dict[str, Any] = {"table": responses.TableMessage, "update": responses.UpdateMessage}
    frames = [json.loads(text) for text in line.frames]
    for frame in frames:
        if frame["is"] in kinds:
            check(kinds[frame["is"]], frame)
    assert {"table", "update"} <= {frame["is"] for frame in frames}


COMMANDS: tuple[type[msgspec.Struct], ...] = get_args(wire.Command)


def required(command: type[msgspec.Struct]) -> dict[str, object]:
    """The least a client must send for a command."""
    samples: dict[Any, object] = {int: 0, str: "x", bool: True}
    fields = msgspec.structs.fields(command)
    tag = command.__struct_config__.tag
    return {"do": tag, **{one.name: samples[one.type] for one in fields if one.required}}


@pytest.mark.parametrize("command", COMMANDS, ids=lambda command: command.__name__)
def test_each_command_decodes_to_its_own_record(command: type[msgspec.Struct]) -> None:
    read = msgspec.json.decode(json.dumps(required(command)), type=wire.Command)
    assert type(read) is command


@pytest.mark.parametrize("command", COMMANDS, ids=lambda command: command.__name__)
def test_a_command_takes_its_own_fields_only(command: type[msgspec.Struct]) -> None:
    known = {one.name for one in msgspec.structs.fields(command)}
    for foreign in {"seat", "action", "text", "yes", "moment", "ply"} - known:
        with pytest.raises(msgspec.ValidationError):
            msgspec.convert({**required(command), foreign: None}, wire.Command)


@pytest.mark.parametrize(
    "fields", [{}, {"action": "up 1", "actions": ["up 1"]}, {"actions": []}], ids=str
)
def test_act_takes_one_action_or_a_list(fields: Any) -> None:
    with pytest.raises(BadArgument, match="one action, or a list"):
        wire.ActCommand(seat=0, **fields).lines()
