"""What can be done at a table, by socket or by HTTP: one command, one proposal."""

from __future__ import annotations

import asyncio
from collections.abc import Awaitable, Callable
from typing import Final

from hatamoto.kernel.errors import BadArgument, HatamotoError, NotYourTurn
from hatamoto.kernel.match import Match
from hatamoto.server.answers import Carried
from hatamoto.server.hall import Hall
from hatamoto.server.live import Live, now_ms
from hatamoto.server.wire import Command
from hatamoto.store.people import Holder
from hatamoto.table import proposals
from hatamoto.table.entries import Entry
from hatamoto.table.table import OVER, Table

Doing = Callable[[Hall, Live, Holder, Command], Awaitable[Carried]]
ENTRUSTED: Final = "greedy"
"""Who answers for a seat that asks for it."""
MOST_ENTRUSTED: Final = 100
"""How many answers one command may bring."""


async def act(hall: Hall, live: Live, holder: Holder, command: Command) -> Carried:
    """A seat answers; a bot that stood in for it steps back first."""
    seat = proposals.still_held(live.table, command.seat, holder.id)
    await hall.come_back(live, holder.id)
    await hall.submit(live, lambda t: proposals.act(t, seat, command.action, command.ply, now_ms()))
    return {"ply": live.table.match.ply_for(seat) if live.table.match else 0}


async def entrust(hall: Hall, live: Live, holder: Holder, command: Command) -> Carried:
    """A bot answers for a seat as long as the paragraph that asks it now goes on asking."""
    seat = proposals.still_held(live.table, command.seat, holder.id)
    await hall.come_back(live, holder.id)
    match = proposals.playing(live.table)
    rule = asking(match, seat)
    if rule is None:
        raise NotYourTurn(match.state.idle_refusal(seat))
    for _ in range(MOST_ENTRUSTED):
        await answer_for(hall, live, match, seat)
        if live.table.status == OVER or asking(match, seat) != rule:
            break
    return {"ply": match.ply_for(seat)}


def asking(match: Match, seat: int) -> str | None:
    """The paragraph under which a seat is asked now; None when it is not."""
    frame = match.state.open_frame(seat)
    return None if frame < 0 else str(match.game.kind(frame).rule)


async def answer_for(hall: Hall, live: Live, match: Match, seat: int) -> None:
    """One answer of a seat, as a quick bot gives it."""
    ply = match.ply_for(seat)
    action = await hall.thinkers.answer(match.state, seat, ENTRUSTED)
    await hall.submit(live, lambda t: proposals.act(t, seat, action, ply, now_ms()))


async def explain(hall: Hall, live: Live, holder: Holder, command: Command) -> Carried:
    """Why an action is not allowed now."""
    seat = proposals.held(live.table, command.seat, holder.id)
    match = proposals.playing(live.table)
    refusal = match.state.refusal(seat, live.table.game.parse(command.action or ""))
    if refusal is None:
        return {"legal": True}
    found: Carried = {"legal": False, "rule": refusal.rule, "reason": refusal.reason}
    return {**found, "because": refusal.facts}


def proposing(propose: Callable[[Table, Holder, Command], Entry]) -> Doing:
    """A command that is one proposal and nothing else."""

    async def doing(hall: Hall, live: Live, holder: Holder, command: Command) -> Carried:
        await hall.submit(live, lambda table: propose(table, holder, command))
        return {}

    return doing


async def begin(hall: Hall, live: Live, holder: Holder, command: Command) -> Carried:
    """The host begins once every seat is taken."""
    if holder.id != live.table.host:
        raise BadArgument("the host begins")
    await hall.submit(live, lambda table: proposals.begin(table, now_ms()))
    return {}


async def come_back(hall: Hall, live: Live, holder: Holder, command: Command) -> Carried:
    """A bot that stood in for somebody steps back."""
    await hall.come_back(live, holder.id)
    return {}


async def seen(hall: Hall, live: Live, holder: Holder, command: Command) -> Carried:
    """Somebody has looked so far."""
    moment = command.moment or 0
    if not 0 <= moment <= live.table.moment():
        raise BadArgument(f"this table has moments 0 to {live.table.moment()}")
    await asyncio.wrap_future(hall.store.look(live.table.id, holder.id, moment))
    return {}


DOINGS: Final[dict[str, Doing]] = {
    "act": act,
    "entrust": entrust,
    "explain": explain,
    "begin": begin,
    "return": come_back,
    "seen": seen,
    "undo": proposing(lambda t, h, c: proposals.undo(t, c.seat, h.id, now_ms())),
    "consent": proposing(lambda t, h, c: proposals.consent(t, c.seat, h.id, c.yes, now_ms())),
    "chat": proposing(lambda t, h, c: proposals.chat(t, h.id, h.name, c.text, now_ms())),
    "note": proposing(lambda t, h, c: proposals.note(t, c.seat, h.id, c.text, now_ms())),
    "words": proposing(lambda t, h, c: proposals.add_words(t, c.seat, h.id, c.text, now_ms())),
    "resign": proposing(lambda t, h, c: proposals.resign(t, c.seat, h.id, now_ms())),
    "abandon": proposing(lambda t, h, c: proposals.abandon(t, c.seat, h.id, c.yes, now_ms())),
}


async def carry_out(hall: Hall, live: Live, holder: Holder, command: Command) -> Carried:
    """Do what a command says; raises HatamotoError when it is not done."""
    doing = DOINGS.get(command.do)
    if doing is None:
        raise BadArgument(f"there is no command {command.do!r:.40}; there is {', '.join(DOINGS)}")
    try:
        return await doing(hall, live, holder, command)
    except HatamotoError:
        hall.metrics.count("refusals")
        raise
