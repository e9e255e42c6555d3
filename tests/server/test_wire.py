"""The records of the wire are true: what is sent fits them; the page's types are made of them."""

import json
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

from hatamoto.server import answers, wire
from hatamoto.server.catalogue import games
from hatamoto.server.commands import DOINGS
from hatamoto.table import told
from hatamoto.table.message import Reader, message, moment_at, summary
from tests.server.served import Person
from tests.table.room import holder, people
from tools.generate import wire_types

ORDERS: tuple[Any, ...] = get_args(wire.Order)


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
    assert wire_types.FILE.read_text(encoding="utf-8") == wire_types.page()


def test_a_table_tells_what_its_records_say() -> None:
    room = people(4, clock={"kind": "live", "minutes": 5})
    for _ in range(40):
        room.step()
        for who in (holder(0), "nobody"):
            check(told.Update, message(room.table, Reader(who), room.now))
    check(told.Summary, summary(room.table))
    check(told.Moment, moment_at(room.table, 9, 0))
    room.play()
    check(told.Update, message(room.table, Reader(holder(1)), room.now))


def test_the_routes_answer_what_their_records_say(person: Person) -> None:
    check(answers.Me, person.get("/api/me"))
    check(answers.Games, person.get("/api/games"))
    check(answers.TableFrame, person.table())
    check(answers.Tables, person.get("/api/tables?list=mine"))
    check(answers.Sessions, person.get("/api/sessions"))
    assert len(games()) == 4


def test_the_socket_sends_what_its_records_say(person: Person) -> None:
    id = person.table()["id"]
    with person.socket(id) as line:
        line.asked()
        check(answers.Accepted, line.act(0))
        check(answers.Accepted, line.ask(do="explain", seat=0, action="leader cat", id="a"))
        check(answers.Denied, line.ask(do="dance"))
        check(answers.Pong, line.ask(do="ping", id=3))
    kinds: dict[str, Any] = {"table": answers.TableFrame, "update": answers.UpdateFrame}
    frames = [json.loads(text) for text in line.frames]
    for frame in frames:
        if frame["is"] in kinds:
            check(kinds[frame["is"]], frame)
    assert {"table", "update"} <= {frame["is"] for frame in frames}


def test_every_command_has_its_order() -> None:
    named = [word for order in ORDERS for word in get_args(get_type_hints(order)["do"])]
    assert sorted(named) == sorted([*DOINGS, "ping"])


@pytest.mark.parametrize("order", ORDERS, ids=lambda order: order.__name__)
def test_an_order_has_only_fields_a_command_takes(order: Any) -> None:
    taken = {field.name for field in msgspec.structs.fields(wire.Command)}
    assert set(get_type_hints(order)) <= taken
