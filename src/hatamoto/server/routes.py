"""The HTTP routes of the lobby and the tables."""

from __future__ import annotations

import asyncio
import hmac
from collections.abc import Callable, Hashable
from contextlib import suppress
from functools import partial
from typing import Annotated, Any, Final

import msgspec
from litestar import Request, Response, get, post
from litestar.params import Parameter

from hatamoto.kernel.errors import ActionError, BadArgument
from hatamoto.kernel.seats import WATCHER
from hatamoto.kernel.story import Story
from hatamoto.server import lobby, responses
from hatamoto.server.commands import carry_out
from hatamoto.server.container import Container
from hatamoto.server.faults import Forbidden, Refused
from hatamoto.server.invitations import fits
from hatamoto.server.live import Live
from hatamoto.server.server_time import now_ms
from hatamoto.server.visitors import Visitor
from hatamoto.server.wire import Command, NewTable, Rematch, SeatRequest, TakeSeat
from hatamoto.store.store import Conflict
from hatamoto.table import messages, proposals
from hatamoto.table.message_builder import Reader
from hatamoto.table.past import ask
from hatamoto.table.problems import Problem
from hatamoto.table.setup import BOT, HUMAN, OPEN, Seating, Setup, check_guided, read_setup
from hatamoto.table.table import OVER, Table

AnyRequest = Request[Any, Any, Any]
LISTS: Final = ("mine", "open", "live", "finished")
TableId = Annotated[str, Parameter(pattern="^[0-9a-f]{16}$")]
InvitationKey = Annotated[str | None, Parameter(max_length=64)]
Page = Annotated[int, Parameter(ge=0, le=10_000)]


def container_of(request: AnyRequest) -> Container:
    """The server behind a request."""
    container = request.app.state.container
    assert isinstance(container, Container)
    return container


# Games


def same_for_all(request: AnyRequest, key: Hashable, make: Callable[[], object]) -> Response[Any]:
    """A response that never changes while the server runs, so that it is made once."""
    return container_of(request).response_cache.json(key, make).response(request)


def games_body() -> responses.Games:
    """What `GET /api/games` answers."""
    return {"games": lobby.games()}


@get("/api/games", sync_to_thread=True)
def list_games(request: AnyRequest) -> Response[responses.Games]:
    """The games of the catalog."""
    return same_for_all(request, "/api/games", games_body)


@get("/api/games/{id:str}/content", sync_to_thread=True)
def game_content(request: AnyRequest, id: str) -> Response[messages.JsonObject]:
    """The data rows of a game, each with its provenance."""
    return same_for_all(request, ("content", id), lambda: lobby.content(id))


@get("/api/games/{id:str}/texts/{lang:str}", sync_to_thread=True)
def game_texts(request: AnyRequest, id: str, lang: str) -> Response[responses.Texts]:
    """A game's Fluent catalogue."""
    key = ("texts", id, lang)
    return same_for_all(request, key, lambda: {"ftl": lobby.game_texts(id, lang)})


@get("/api/texts/{lang:str}", sync_to_thread=True)
def shared_texts(request: AnyRequest, lang: str) -> Response[responses.Texts]:
    """The Fluent catalogue of the table and the page."""
    key = ("texts", lang)
    return same_for_all(request, key, lambda: {"ftl": lobby.shared_texts(lang)})


@get("/api/games/{id:str}/{page:str}/{lang:str}", sync_to_thread=True)
def game_guide(request: AnyRequest, id: str, page: str, lang: str) -> Response[responses.Page]:
    """How to play (`guide`), the player `aid`, `rulings`, or the `provenance` of the content."""
    names = {
        "guide": "how-to-play",
        "aid": "player-aid",
        "rulings": "rulings",
        "provenance": "provenance",
    }
    if page not in names:
        raise BadArgument(f"there is no page {page!r:.20}; there is {', '.join(names)}")
    guides = container_of(request).guides
    markdown = partial(lobby.guide, guides, id, names[page], lang)
    return same_for_all(request, (page, id, lang), lambda: {"markdown": markdown()})


@get("/api/games/{id:str}/pictures/{lesson:str}/{lang:str}", sync_to_thread=True)
def game_picture(
    request: AnyRequest, id: str, lesson: str, lang: str
) -> Response[responses.Picture]:
    """The board at the end of a guided opening, as the learner sees it."""
    key = ("picture", id, lesson, lang)
    return same_for_all(request, key, lambda: {"svg": lobby.picture(id, lesson, lang)})


# Tables


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
    rows = await asyncio.to_thread(container.store.listed, which, holder, page)
    ids = [row["id"] for row in rows]
    held = await asyncio.to_thread(container.store.holders_of, ids, holder) if holder else {}
    return {"tables": [{**row, "you": held.get(row["id"], [])} for row in rows]}


@post("/api/tables")
async def make_table(request: AnyRequest, data: NewTable) -> responses.TableFrame:
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
        "clock": clock,
        "seats": [seat_row(n, seat, visitor) for n, seat in enumerate(data.seats)],
    }
    await check_names(container, visitor, [seat.name for seat in data.seats])
    requests = enumerate(data.seats)
    bound = {n: seat.commitment for n, seat in requests if seat.commitment is not None}
    once = None if data.key is None else msgspec.json.encode(data)
    live = await made_once(container, check_guided(read_setup(fields)), visitor, once, bound)
    return await full(container, live, visitor)


def seat_row(number: int, seat: SeatRequest, visitor: Visitor) -> messages.JsonObject:
    """Who is to sit there; a bot without a name gets one in the language of the host."""
    name = seat.name
    if seat.who == BOT and not name:
        name = lobby.bot_name(number, visitor.holder.lang)
    level = str(seat.level) if isinstance(seat.level, int) else seat.level
    return {"kind": seat.who, "level": level, "name": name}


async def made_once(
    container: Container,
    setup: Setup,
    visitor: Visitor,
    once: bytes | None,
    commitments: dict[int, str],
) -> Live:
    """A new table; the one that is there when the same request with a key made it before."""
    holder = visitor.holder
    id = hmac.new(holder.id.encode(), once, "sha256").hexdigest()[:16] if once else ""
    try:
        return await container.registry.create(setup, holder.id, holder.name, id, commitments)
    except Conflict:
        live = await container.registry.open(id)
        await container.registry.begin_if_ready(live)
        return live


async def check_names(container: Container, visitor: Visitor, names: list[str | None]) -> None:
    """Raise Problem for a name at the table that looks like somebody else's account."""
    for name in {name for name in names if name and name != visitor.holder.name}:
        if not await asyncio.to_thread(container.people.is_free, visitor.holder.id, name):
            raise Problem("name_taken", "that name is taken")


def check_admitted(table: Table, holder: str, key: str) -> None:
    """Raise Forbidden for whoever may not read or talk at a private table.

    Its host, those who sit at it and those who have an invitation may.
    """
    if table.setup.public or holder == table.host or table.held_by(holder):
        return
    if not any(fits(table, seat, key) for seat in range(len(table.seats))):
        raise Forbidden("this table is private; ask its host for an invitation")


async def opened(request: AnyRequest, id: str, key: str | None) -> tuple[Live, Visitor | None]:
    """A table and who asks for it; raises Forbidden where it is private and they are not in."""
    container = container_of(request)
    visitor = await container.visitors.reader(request)
    live = await container.registry.open(id)
    check_admitted(live.table, visitor.holder.id if visitor else "", key or "")
    return live, visitor


async def full(container: Container, live: Live, visitor: Visitor | None) -> responses.TableFrame:
    """The whole message for one visitor."""
    holder = visitor.holder.id if visitor else ""
    seen = await asyncio.to_thread(container.store.seen, live.table.id, holder)
    return await container.readings.table_frame(live, Reader(holder), seen)


@get("/api/tables/{id:str}")
async def table_message(
    request: AnyRequest, id: TableId, key: InvitationKey = None
) -> responses.TableFrame:
    """The table as the asker may see it; `key` is that of an invitation to a private one."""
    live, visitor = await opened(request, id, key)
    return await full(container_of(request), live, visitor)


@post("/api/tables/{id:str}/seats", status_code=200)
async def take_seat(request: AnyRequest, id: TableId, data: TakeSeat) -> responses.TableFrame:
    """Take an open seat, by its key or at a public table that is no rematch."""
    container = container_of(request)
    visitor = await container.visitors.must(request)
    live = await container.registry.open(id)
    setup = live.table.setup
    is_free = setup.public and not setup.reserved
    if not is_free and not fits(live.table, data.seat, data.key or ""):
        raise Forbidden("this seat is by invitation")
    await check_names(container, visitor, [data.name])
    name = data.name or visitor.holder.name
    who, bound = visitor.holder.id, data.commitment
    if data.seat not in live.table.held_by(who):
        await container.registry.submit(
            live, lambda t: proposals.take_seat(t, data.seat, who, name, now_ms(), bound)
        )
    return await full(container, live, visitor)


@post("/api/tables/{id:str}/commands", status_code=200)
async def command(
    request: AnyRequest, id: TableId, data: Command, key: InvitationKey = None
) -> responses.CarriedOut:
    """Do something at the table; the socket takes the same commands."""
    container = container_of(request)
    visitor = await container.visitors.must(request)
    container.visitors.count(visitor.holder.id, container.visitors.caller(request), id, data)
    live = await container.registry.open(id)
    check_admitted(live.table, visitor.holder.id, key or "")
    try:
        return {"ok": True, **await carry_out(container.registry, live, visitor.holder, data)}
    except ActionError as error:
        raise Refused(error, live.table.setup.game) from None


@get("/api/tables/{id:str}/moments/{moment:int}")
async def moment(
    request: AnyRequest,
    id: TableId,
    moment: int,
    seat: int | None = None,
    key: InvitationKey = None,
) -> Response[messages.Moment]:
    """The table after so many lines of its record, as a seat of mine knew it then."""
    live, visitor = await opened(request, id, key)
    asked = ask(live.table, moment, seat_asked(visitor, live.table, seat))
    body: Any = await container_of(request).readings.moment(live, asked)
    return Response(body)


@get("/api/tables/{id:str}/moments/{moment:int}/overlays")
async def overlays(
    request: AnyRequest, id: TableId, moment: int, key: InvitationKey = None
) -> Response[messages.Overlays]:
    """What can be laid over the board after so many lines: the same for whoever looks."""
    live, _ = await opened(request, id, key)
    asked = ask(live.table, moment, WATCHER)
    body: Any = await container_of(request).readings.overlays(live, asked)
    return Response(body)


@get("/api/tables/{id:str}/story")
async def story(
    request: AnyRequest, id: TableId, seat: int | None = None, key: InvitationKey = None
) -> Response[Story]:
    """How a finished game went, told to a seat: what decided, scores, key moments, secrets."""
    live, visitor = await opened(request, id, key)
    viewer = seat_asked(visitor, live.table, seat)
    body: Any = await container_of(request).readings.story(live, viewer)
    return Response(body)


@get("/api/tables/{id:str}/rolls")
async def rolls(
    request: AnyRequest, id: TableId, key: InvitationKey = None
) -> Response[messages.Rolls]:
    """What was rolled, the odds it had, and how lucky everybody was."""
    live, _ = await opened(request, id, key)
    body: Any = await container_of(request).readings.rolls(live)
    return Response(body)


def seat_asked(visitor: Visitor | None, table: Table, seat: int | None) -> int:
    """The seat to look from: one the visitor holds, any once it is over, else a watcher's place."""
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
    live, visitor = await opened(request, id, key)
    viewer = seat_asked(visitor, live.table, seat)
    match = live.table.match
    if match is None:
        raise BadArgument("play has not begun")
    name = f"{live.table.setup.game}-{live.table.id}.record"
    headers = {"Content-Disposition": f'attachment; filename="{name}"'}
    return Response(match.record_text(viewer), media_type="text/plain", headers=headers)


@post("/api/tables/{id:str}/rematch")
async def rematch(
    request: AnyRequest, id: TableId, data: Rematch | None = None
) -> responses.TableFrame:
    """The same table again, where the asker sits as before; play begins when all have asked."""
    container = container_of(request)
    visitor = await container.visitors.must(request)
    live = await container.registry.open(id)
    table = live.table
    if not table.held_by(visitor.holder.id):
        raise Forbidden("only who played makes a rematch")
    given = data.commitments if data else {}
    if strange := set(given) - {str(seat) for seat in table.held_by(visitor.holder.id)}:
        raise BadArgument(f"commitments: seat {min(strange)} is not yours")
    if table.rematch is not None:
        again = await container.registry.open(table.rematch)
        await sit_again(container, table, again, visitor, given)
        return await full(container, again, visitor)
    proposals.rematch(table, "", now_ms())
    container.visitors.count_table(visitor.holder.id, container.visitors.caller(request))
    again = await made_again(container, table, visitor, given)
    with suppress(BadArgument):
        await container.registry.submit(
            live, lambda t: proposals.rematch(t, again.table.id, now_ms())
        )
    await sit_again(container, table, again, visitor, given)
    return await full(container, again, visitor)


async def sit_again(
    container: Container, table: Table, again: Live, visitor: Visitor, given: dict[str, str]
) -> None:
    """Take the seats one had in the first game; play begins when the last has done so."""
    holder = visitor.holder.id
    for seat in table.held_by(holder):
        proposal = partial(
            proposals.take_seat,
            seat=seat,
            holder=holder,
            name=table.seats[seat].name,
            at=now_ms(),
            commitment=given.get(str(seat)),
        )
        with suppress(Problem):
            await container.registry.submit(again, proposal)
    await container.registry.begin_if_ready(again)


@get("/api/tables/{id:str}/rematch")
async def rematch_state(
    request: AnyRequest, id: TableId, key: InvitationKey = None
) -> responses.RematchState:
    """How many of the people who played sit at the table of the rematch."""
    container = container_of(request)
    live, _ = await opened(request, id, key)
    people = [seat for seat, row in enumerate(live.table.seats) if row.kind != BOT]
    if live.table.rematch is None:
        return {"ready": 0, "people": len(people)}
    again = (await container.registry.open(live.table.rematch)).table
    free = set(again.open_seats())
    return {"ready": len([seat for seat in people if seat not in free]), "people": len(people)}


async def made_again(
    container: Container, table: Table, visitor: Visitor, given: dict[str, str]
) -> Live:
    """The table of the rematch; whoever asks first makes it, for its id is made from the old."""
    id = hmac.new(table.key, b"rematch", "sha256").hexdigest()[:16]
    mine = table.held_by(visitor.holder.id)
    bound = {seat: given[str(seat)] for seat in mine if str(seat) in given}
    seats = [again_row(row, n in mine) for n, row in enumerate(table.setup.seats)]
    changed = {"seats": seats, "reserved": True, "lesson": False, "guided": ""}
    setup = read_setup({**table.setup.as_json(), **changed})
    try:
        return await container.registry.create(
            setup, visitor.holder.id, visitor.holder.name, id, bound
        )
    except Conflict:
        return await container.registry.open(id)


def again_row(row: Seating, mine: bool) -> dict[str, str]:
    """A seat of the rematch: a bot again, mine again, or open for whoever sat there."""
    kind = row.kind if row.kind == BOT else HUMAN if mine else OPEN
    return {"kind": kind, "level": row.level, "name": row.name if kind != OPEN else ""}


ROUTES: Final = [
    list_games,
    game_content,
    game_texts,
    shared_texts,
    game_guide,
    game_picture,
    list_tables,
    make_table,
    table_message,
    take_seat,
    command,
    moment,
    overlays,
    story,
    rolls,
    record,
    rematch,
    rematch_state,
]
