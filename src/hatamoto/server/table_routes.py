"""The HTTP routes of the tables."""

from __future__ import annotations

import asyncio
from typing import Annotated, Any, Final

import msgspec
from litestar import Response, get, post
from litestar.params import Parameter

from hatamoto.kernel.errors import ActionError, BadArgument
from hatamoto.kernel.plain_text import stacks_marks
from hatamoto.kernel.seats import WATCHER
from hatamoto.kernel.story_types import Story
from hatamoto.server import lobby, responses
from hatamoto.server.command_keys import HALF, is_same, stored_key
from hatamoto.server.commands import carry_out
from hatamoto.server.container import AnyRequest, Container, container_of
from hatamoto.server.faults import Forbidden, NotFound, Refused
from hatamoto.server.invitations import fits
from hatamoto.server.live import LiveTable
from hatamoto.server.seat_names import distinct_name
from hatamoto.server.server_time import now_ms
from hatamoto.server.visitors import Visitor
from hatamoto.server.wire import MAX_COMMAND_BYTES, Command, NewTable, SeatRequest, TakeSeat
from hatamoto.store.store import Conflict
from hatamoto.table import messages, proposals
from hatamoto.table.entries import Entry
from hatamoto.table.message_builder import Reader, older_talk
from hatamoto.table.messages import OVER
from hatamoto.table.past import moment_request
from hatamoto.table.setup import BOT, Setup, check_guided, read_setup
from hatamoto.table.table import Table

LISTS: Final = ("mine", "open", "live", "finished")
MAX_BEFORE: Final = 1_000_000_000
TableId = Annotated[str, Parameter(pattern="^[0-9a-f]{16}$")]
InvitationKey = Annotated[str | None, Parameter(max_length=64)]
Page = Annotated[int, Parameter(ge=0, le=10_000)]


@get("/api/tables")
async def list_tables(
    request: AnyRequest, which: Annotated[str, Parameter(query="list")] = "open", page: Page = 0
) -> responses.Tables:
    """Tables in a list: mine (those that wait for me first), open, live or finished."""
    if which not in LISTS:
        raise BadArgument(f"there is no list {which!r:.20}; there is {', '.join(LISTS)}")
    container = container_of(request)
    visitor = await container.visitors.reader(request)
    holder = visitor.holder.id if visitor else ""
    rows = await asyncio.to_thread(container.store.list_tables, which, holder, page)
    ids = [row["id"] for row in rows]
    held = await asyncio.to_thread(container.store.seats_held, ids, holder) if holder else {}
    return {"tables": [{**row, "you": held.get(row["id"], [])} for row in rows]}


@post("/api/tables")
async def make_table(request: AnyRequest, data: NewTable) -> responses.TableMessage:
    """A new table; the answer is its full message and the invitations for open seats."""
    container = container_of(request)
    visitor = await container.visitors.must(request)
    container.visitors.count_table(visitor.holder.id, container.visitors.caller(request))
    clock = {
        "kind": data.clock.kind,
        "minutes": data.clock.minutes,
        "increment": data.clock.increment,
        "days": data.clock.days,
        "on_timeout": data.on_timeout,
    }
    fields: messages.JsonObject = {
        "game": data.game,
        "title": data.title,
        "options": data.options,
        "public": data.public,
        "lesson": data.lesson or bool(data.guided),
        "guided": data.guided,
        "bots_resign": data.bots_resign,
        "clock": clock,
        "seats": [seat_row(n, seat, visitor) for n, seat in enumerate(data.seats)],
    }
    setup = check_guided(read_setup(fields))
    if stacks_marks(setup.title):
        raise BadArgument("title must not pile up marks on a letter")
    requests = enumerate(data.seats)
    bound = {n: seat.commitment for n, seat in requests if seat.commitment is not None}
    proposals.first_commitments(setup, {} if setup.guided else bound)
    await check_names(request, visitor, [seat.name for seat in data.seats])
    if all(seat.kind == BOT for seat in setup.seats):
        address = container.visitors.caller(request)
        container.visitors.quotas.count_bots_only(visitor.holder.id, address)
    key = data.key and stored_key(visitor.holder.id, data.key, msgspec.json.encode(data))
    live = await create_once(container, setup, visitor, key, bound)
    return await table_for(container, live, visitor)


def seat_row(number: int, seat: SeatRequest, visitor: Visitor) -> messages.JsonObject:
    """A seat of a new table; an unnamed bot gets a name in the host's language."""
    name = seat.name
    if seat.who == BOT and not name:
        name = lobby.bot_name(number, visitor.holder.lang)
    level = str(seat.level) if isinstance(seat.level, int) else seat.level
    return {"kind": seat.who, "level": level, "name": name}


async def create_once(
    container: Container,
    setup: Setup,
    visitor: Visitor,
    key: str | None,
    commitments: dict[int, str],
) -> LiveTable:
    """Create a table, or return the one that an earlier request with the same key created.

    Its id is the half of the stored key that says whose key it is.
    """
    holder, id = visitor.holder, key[:HALF] if key else ""
    try:
        return await container.registry.create(setup, holder.id, holder.name, id, commitments, key)
    except Conflict:
        assert key is not None
        is_same(key, await asyncio.to_thread(container.store.used_key, id, key))
        live = await container.registry.open(id)
        await container.registry.begin_if_ready(live)
        return live


async def check_names(request: AnyRequest, visitor: Visitor, names: list[str | None]) -> None:
    """Raise Problem for a name at the table that looks like somebody else's account, or mixes
    alphabets.

    Asked last, when nothing else is wrong, and refusals are limited, so that nobody can try out
    which accounts exist. A name counts before it is looked up, so that the limit tells nothing.
    """
    container = container_of(request)
    for name in {name for name in names if name and name != visitor.holder.name}:
        container.authenticator.slow_down(request)
        await asyncio.to_thread(container.people.check_name, visitor.holder.id, name)
        container.authenticator.forgive(request)


def check_admitted(table: Table, holder: str, key: str) -> None:
    """Raise Forbidden if this person may not read or chat at a private table.

    Its host, the people seated at it and those with an invitation to an open seat may.
    """
    if table.setup.public or holder == table.host or table.held_by(holder):
        return
    if not any(fits(table, seat, key) for seat in table.open_seats()):
        raise Forbidden("this table is private; ask its host for an invitation")


async def open_table(
    request: AnyRequest, id: str, key: str | None
) -> tuple[LiveTable, Visitor | None]:
    """A table and the visitor; raises Forbidden if it is private and they are not admitted."""
    container = container_of(request)
    visitor = await container.visitors.reader(request)
    live = await container.registry.open(id)
    check_admitted(live.table, visitor.holder.id if visitor else "", key or "")
    return live, visitor


async def table_for(
    container: Container, live: LiveTable, visitor: Visitor | None
) -> responses.TableMessage:
    """The full table message for one visitor."""
    holder = visitor.holder.id if visitor else ""
    seen = await asyncio.to_thread(container.store.last_seen, live.table.id, holder)
    may_play = visitor is not None and visitor.may_play
    return await container.readings.table_message(live, Reader(holder), seen, may_play)


@get("/api/tables/{id:str}")
async def table_message(
    request: AnyRequest, id: TableId, key: InvitationKey = None
) -> responses.TableMessage:
    """The table as the asker may see it; `key` is that of an invitation to a private one."""
    live, visitor = await open_table(request, id, key)
    return await table_for(container_of(request), live, visitor)


@post("/api/tables/{id:str}/seats", status_code=200)
async def take_seat(request: AnyRequest, id: TableId, data: TakeSeat) -> responses.TableMessage:
    """Take an open seat, with its key or at a public table that is not a rematch."""
    container = container_of(request)
    visitor = await container.visitors.must(request)
    live = await container.registry.open(id)
    setup = live.table.setup
    is_free = setup.public and not setup.reserved
    if not is_free and not fits(live.table, data.seat, data.key or ""):
        raise Forbidden("this seat needs an invitation")
    name = data.name or visitor.holder.name
    who, bound = visitor.holder.id, data.commitment
    if data.seat not in live.table.held_by(who):
        proposals.take_seat(live.table, data.seat, who, name, now_ms(), bound)
        await check_names(request, visitor, [data.name])
        await container.registry.submit(
            live,
            lambda t: take_once(t, data.seat, who, name, bound),
        )
    return await table_for(container, live, visitor)


def take_once(
    table: Table, seat: int, holder: str, name: str, commitment: str | None
) -> Entry | None:
    """Take a seat, or nothing if a request of the same person at the same time has taken it."""
    if seat in table.held_by(holder):
        return None
    chosen = distinct_name(table, holder, name)
    return proposals.take_seat(table, seat, holder, chosen, now_ms(), commitment)


@post("/api/tables/{id:str}/commands", status_code=200, request_max_body_size=MAX_COMMAND_BYTES)
async def command(
    request: AnyRequest, id: TableId, data: Command, key: InvitationKey = None
) -> responses.HttpCommandResult:
    """Do something at the table; the socket takes the same commands."""
    container = container_of(request)
    visitor = await container.visitors.must(request)
    live = await container.registry.open(id)
    check_admitted(live.table, visitor.holder.id, key or "")
    address = container.visitors.caller(request)
    try:
        with container.visitors.counting(visitor.holder.id, address, id, data):
            return {"ok": True, **await carry_out(container.registry, live, visitor.holder, data)}
    except ActionError as error:
        raise Refused(error, live.table.game) from None


def check_number(request: AnyRequest, number: int) -> None:
    """Raise NotFound unless the path has the number as digits: int() also takes +3, 03 and 1_0."""
    if str(number) not in request.url.path.split("/"):
        raise NotFound("a moment is a whole number, written in digits")


@get("/api/tables/{id:str}/moments/{moment:int}")
async def moment(
    request: AnyRequest,
    id: TableId,
    moment: int,
    seat: int | None = None,
    key: InvitationKey = None,
) -> Response[messages.Moment]:
    """The table after a number of lines of its record, as one of my seats knew it then."""
    check_number(request, moment)
    live, visitor = await open_table(request, id, key)
    wanted = moment_request(live.table, moment, viewing_seat(visitor, live.table, seat))
    body: Any = await container_of(request).readings.moment(live, wanted)
    return Response(body)


@get("/api/tables/{id:str}/moments/{moment:int}/overlays")
async def overlays(
    request: AnyRequest, id: TableId, moment: int, key: InvitationKey = None
) -> Response[messages.Overlays]:
    """The board overlays after a number of lines; the same for everybody."""
    check_number(request, moment)
    live, _ = await open_table(request, id, key)
    wanted = moment_request(live.table, moment, WATCHER)
    body: Any = await container_of(request).readings.overlays(live, wanted)
    return Response(body)


@get("/api/tables/{id:str}/story")
async def story(
    request: AnyRequest, id: TableId, seat: int | None = None, key: InvitationKey = None
) -> Response[Story]:
    """The story of a finished game for a seat: what decided it, scores, key moments, secrets."""
    live, visitor = await open_table(request, id, key)
    viewer = viewing_seat(visitor, live.table, seat)
    body: Any = await container_of(request).readings.story(live, viewer)
    return Response(body)


@get("/api/tables/{id:str}/chat")
async def older_chat(
    request: AnyRequest,
    id: TableId,
    before: Annotated[int, Parameter(ge=0, le=MAX_BEFORE)] = MAX_BEFORE,
    key: InvitationKey = None,
) -> responses.Talk:
    """The chat lines before a number, without which the last ones."""
    live, _ = await open_table(request, id, key)
    return {"chat": older_talk(live.table, before)}


@get("/api/tables/{id:str}/rolls")
async def rolls(
    request: AnyRequest, id: TableId, key: InvitationKey = None
) -> Response[messages.Rolls]:
    """The dice rolled so far, their odds, and how lucky each seat was."""
    live, _ = await open_table(request, id, key)
    body: Any = await container_of(request).readings.rolls(live)
    return Response(body)


def viewing_seat(visitor: Visitor | None, table: Table, seat: int | None) -> int:
    """The seat to look from: one the visitor holds, any after the game, otherwise a watcher."""
    held = table.held_by(visitor.holder.id) if visitor else []
    if seat is None:
        return held[0] if held else WATCHER
    if not 0 <= seat < len(table.seats):
        raise BadArgument(f"there is no seat {seat} at this table")
    if seat not in held and table.status != OVER:
        raise Forbidden("you do not hold that seat")
    return seat


@get("/api/tables/{id:str}/record", media_type="text/plain")
async def record(
    request: AnyRequest, id: TableId, seat: int | None = None, key: InvitationKey = None
) -> Response[str]:
    """The record as text; until the game is over only with what the seat may know."""
    live, visitor = await open_table(request, id, key)
    viewer = viewing_seat(visitor, live.table, seat)
    match = live.table.match
    if match is None:
        raise BadArgument("play has not begun")
    name = f"{live.table.setup.game}-{live.table.id}.record"
    headers = {"Content-Disposition": f'attachment; filename="{name}"'}
    return Response(match.record_text(viewer), media_type="text/plain", headers=headers)


ROUTES: Final = [
    list_tables,
    make_table,
    table_message,
    take_seat,
    command,
    moment,
    overlays,
    story,
    older_chat,
    rolls,
    record,
]
