"""The HTTP routes of a rematch: the same players at a new table."""

from __future__ import annotations

import asyncio
import hmac
from contextlib import suppress
from functools import partial
from typing import Final

from litestar import get, post

from hatamoto.kernel.errors import BadArgument
from hatamoto.server import responses
from hatamoto.server.container import AnyRequest, Container, container_of
from hatamoto.server.faults import Forbidden
from hatamoto.server.live import LiveTable
from hatamoto.server.seat_names import distinct_name
from hatamoto.server.server_time import now_ms
from hatamoto.server.table_routes import (
    InvitationKey,
    TableId,
    check_admitted,
    open_table,
    table_for,
)
from hatamoto.server.visitors import Visitor
from hatamoto.server.wire import Rematch
from hatamoto.store.store import Conflict, NoSuchTable
from hatamoto.table import proposals
from hatamoto.table.entries import Entry
from hatamoto.table.problems import Problem
from hatamoto.table.setup import BOT, HUMAN, OPEN, Seating, read_setup
from hatamoto.table.table import Table


@post("/api/tables/{id:str}/rematch")
async def rematch(
    request: AnyRequest, id: TableId, data: Rematch | None = None
) -> responses.TableMessage:
    """A rematch in which the caller keeps their seats; it begins when everybody has joined."""
    container = container_of(request)
    visitor = await container.visitors.must(request)
    live = await container.registry.open(id)
    table = live.table
    if not table.held_by(visitor.holder.id):
        raise Forbidden("only players can ask for a rematch")
    given = data.commitments if data else {}
    if foreign := set(given) - {str(seat) for seat in table.held_by(visitor.holder.id)}:
        raise BadArgument(f"commitments: seat {min(foreign)} is not yours")
    again = await existing_rematch(container, table)
    if again is None:
        if table.rematch is None:
            proposals.rematch(table, "", now_ms())
        container.visitors.count_table(visitor.holder.id, container.visitors.caller(request))
        again = await create_rematch(container, table, visitor, given)
        link = partial(proposals.rematch, other=again.table.id, at=now_ms())
        with suppress(BadArgument):  # Somebody else was quicker.
            await container.registry.submit(live, link)
    await rejoin(container, table, again, visitor, given)
    check_may_read(again.table, visitor.holder.id)
    return await table_for(container, again, visitor)


def check_may_read(again: Table, holder: str) -> None:
    """Raise Forbidden for somebody who did not get their seat back at a private rematch."""
    try:
        check_admitted(again, holder, "")
    except Forbidden:
        raise Forbidden("your seat at the rematch was given to somebody else") from None


async def existing_rematch(container: Container, table: Table) -> LiveTable | None:
    """The rematch of a table; None if there is none yet, or if it was deleted unplayed."""
    if table.rematch is None:
        return None
    with suppress(NoSuchTable):
        return await container.registry.open(table.rematch)
    return None


async def rejoin(
    container: Container, table: Table, again: LiveTable, visitor: Visitor, given: dict[str, str]
) -> None:
    """Take the caller's old seats; play begins when the last player has joined.

    A player who already has the seat, but did not commit to words then, can do so until play
    begins.
    """
    holder = visitor.holder.id
    names = await present_names(container, table, visitor)
    for seat in table.held_by(holder):
        if seat in again.table.held_by(holder):
            await commit_late(container, again, seat, holder, given.get(str(seat)))
            continue
        proposal = partial(sit_again, seat, holder, names[seat], given.get(str(seat)))
        with suppress(Problem):
            await container.registry.submit(again, proposal)
    await container.registry.begin_if_ready(again)


def sit_again(seat: int, holder: str, name: str, commitment: str | None, again: Table) -> Entry:
    """Take a seat of a rematch, under a name that no other there looks like."""
    distinct = distinct_name(again, holder, name)
    return proposals.take_seat(again, seat, holder, distinct, now_ms(), commitment)


async def present_names(container: Container, table: Table, visitor: Visitor) -> dict[int, str]:
    """The caller's names in their old seats; their own where the old one is by now an account's."""
    names: dict[int, str] = {}
    for seat in table.held_by(visitor.holder.id):
        names[seat] = table.seats[seat].name
        try:
            await asyncio.to_thread(container.people.check_name, visitor.holder.id, names[seat])
        except Problem:
            names[seat] = visitor.holder.name
    return names


async def commit_late(
    container: Container, again: LiveTable, seat: int, holder: str, commitment: str | None
) -> None:
    """Commit a seat of a rematch to words, unless it has these already or play has begun."""
    dice = again.table.dice
    if commitment is None or dice.is_sealed or dice.commitments[seat] == commitment:
        return
    proposal = partial(
        proposals.commit, seat=seat, holder=holder, commitment=commitment, at=now_ms()
    )
    await container.registry.submit(again, proposal)


@get("/api/tables/{id:str}/rematch")
async def rematch_state(
    request: AnyRequest, id: TableId, key: InvitationKey = None
) -> responses.RematchState:
    """How many of the players have joined the rematch."""
    container = container_of(request)
    live, _ = await open_table(request, id, key)
    people = {row.holder for row in live.table.seats if row.holder}
    again = await existing_rematch(container, live.table)
    if again is None:
        return {"ready": 0, "people": len(people)}
    awaited = {live.table.seats[seat].holder for seat in again.table.open_seats()}
    return {"ready": len(people - awaited), "people": len(people)}


async def create_rematch(
    container: Container, table: Table, visitor: Visitor, given: dict[str, str]
) -> LiveTable:
    """The rematch table; the first request creates it, since its id is derived from the old one."""
    id = hmac.new(table.key, b"rematch", "sha256").hexdigest()[:16]
    mine = table.held_by(visitor.holder.id)
    bound = {seat: given[str(seat)] for seat in mine if str(seat) in given}
    names = await present_names(container, table, visitor)
    seats = [rematch_seat(row, names.get(n)) for n, row in enumerate(table.setup.seats)]
    changed = {"seats": seats, "reserved": True, "lesson": False, "guided": ""}
    setup = read_setup({**table.setup.as_json(), **changed})
    try:
        return await container.registry.create(
            setup, visitor.holder.id, visitor.holder.name, id, bound
        )
    except Conflict:
        return await container.registry.open(id)


def rematch_seat(row: Seating, mine: str | None) -> dict[str, str]:
    """A seat of the rematch: a bot again, mine under a name, or open for whoever sat there."""
    if row.kind == BOT:
        return {"kind": BOT, "level": row.level, "name": row.name}
    return {"kind": OPEN} if mine is None else {"kind": HUMAN, "name": mine}


ROUTES: Final = [rematch, rematch_state]
