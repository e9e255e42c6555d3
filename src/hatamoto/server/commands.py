"""Carries out the commands of a table; the socket and HTTP share them."""

from __future__ import annotations

import asyncio
import hashlib
from typing import Final

import msgspec

from hatamoto.kernel.errors import BadArgument, HatamotoError, NotYourTurn
from hatamoto.kernel.match import Match
from hatamoto.server import wire
from hatamoto.server.entry_writer import Repeated
from hatamoto.server.live import Live
from hatamoto.server.registry import Registry
from hatamoto.server.responses import Carried
from hatamoto.server.server_time import now_ms
from hatamoto.store.database import Unavailable, Unknown
from hatamoto.store.people import Holder
from hatamoto.table import proposals
from hatamoto.table.entries import Entry
from hatamoto.table.table import OVER, Table

DELEGATE: Final = "greedy"
"""The bot that answers for a seat that asks for it."""
MOST_DELEGATED: Final = 100
"""How many answers one `delegate` may give."""


async def carry_out(
    registry: Registry, live: Live, holder: Holder, command: wire.Command
) -> Carried:
    """Do what a command says; raises HatamotoError when it is not done.

    What was done before under the same key is not done again: that it was is the answer.
    """
    try:
        return await dispatch(registry, live, holder, command)
    except Repeated:
        return done_before(live.table, holder, command)
    except (Unavailable, Unknown):
        raise
    except HatamotoError:
        if await is_done(registry, live, key_of(holder, command)):
            return done_before(live.table, holder, command)
        registry.metrics.count("refusals")
        raise


async def is_done(registry: Registry, live: Live, key: str | None) -> bool:
    """Whether a command of that key was done before."""
    if key is None:
        return False
    found: bool = await asyncio.to_thread(registry.store.has_key, live.table.id, key)
    return found


def key_of(holder: Holder, command: wire.Command) -> str | None:
    """The key of a command as entries keep it: of this person and for this command alone."""
    if command.key is None:
        return None
    body = msgspec.json.encode(msgspec.structs.replace(command, id=None))
    return hashlib.sha256(b" ".join([holder.id.encode(), body])).hexdigest()[:32]


def done_before(table: Table, holder: Holder, command: wire.Command) -> Carried:
    """What is answered to a command that is sent again; a seat's ply is for its holder alone."""
    if not isinstance(command, (wire.ActCommand, wire.DelegateCommand, wire.OldDelegateCommand)):
        return {}
    if table.match is None or command.seat not in table.held_by(holder.id):
        return {}
    return {"ply": table.match.ply_for(command.seat)}


async def dispatch(
    registry: Registry, live: Live, holder: Holder, command: wire.Command
) -> Carried:
    """The handler of each command; what is left is one proposal and nothing else."""
    match command:
        case wire.ActCommand():
            return await act(registry, live, holder, command)
        case wire.DelegateCommand() | wire.OldDelegateCommand():
            return await delegate(registry, live, holder, command)
        case wire.ExplainCommand():
            return explain(live.table, holder, command)
        case wire.ForecastCommand():
            return forecast(live.table, holder, command)
        case wire.BeginCommand():
            await begin(registry, live, holder, command)
        case wire.ReturnCommand():
            await registry.come_back(live, holder.id)
        case wire.SeenCommand():
            await seen(registry, live, holder, command.moment)
        case wire.PingCommand():
            pass
        case _:
            key = key_of(holder, command)
            await registry.submit(
                live, lambda table: propose(table, holder, command, now_ms()), key
            )
    return {}


Proposing = (
    wire.UndoCommand
    | wire.ConsentCommand
    | wire.ResignCommand
    | wire.AbandonCommand
    | wire.ChatCommand
    | wire.NoteCommand
    | wire.UnderstoodCommand
    | wire.CommitCommand
    | wire.RevealCommand
)


def propose(table: Table, holder: Holder, command: Proposing, at: int) -> Entry | None:
    """The entry of a command that is one proposal; None where it changes nothing."""
    match command:
        case wire.UndoCommand(seat=seat, count=count):
            return proposals.undo(table, seat, holder.id, at, count)
        case wire.ConsentCommand(seat=seat, yes=yes):
            return proposals.consent(table, seat, holder.id, yes, at)
        case wire.ResignCommand(seat=seat):
            return proposals.resign(table, seat, holder.id, at)
        case wire.AbandonCommand(seat=seat, yes=yes):
            return proposals.abandon(table, seat, holder.id, yes, at)
        case wire.ChatCommand(text=text):
            return proposals.chat(table, holder.id, holder.name, text, at)
        case wire.NoteCommand(seat=own, text=text):
            return proposals.note(table, own, holder.id, text, at)
        case wire.UnderstoodCommand(seat=seat, step=step):
            return proposals.understand(table, seat, holder.id, step, at)
        case wire.CommitCommand(seat=seat, commitment=commitment):
            return proposals.commit(table, seat, holder.id, commitment, at)
        case wire.RevealCommand(seat=seat, words=words):
            return proposals.reveal(table, seat, holder.id, words, at)


async def act(registry: Registry, live: Live, holder: Holder, command: wire.ActCommand) -> Carried:
    """A seat answers; a bot that stood in for it steps back first."""
    seat, actions, ply = command.seat, command.lines(), command.ply
    await registry.come_back(live, holder.id)
    await registry.submit(
        live,
        lambda table: proposals.act_as_person(table, seat, holder.id, actions, ply, now_ms()),
        key_of(holder, command),
    )
    return {"ply": live.table.match.ply_for(seat) if live.table.match else 0}


async def delegate(
    registry: Registry,
    live: Live,
    holder: Holder,
    command: wire.DelegateCommand | wire.OldDelegateCommand,
) -> Carried:
    """A bot answers for a seat as long as the paragraph that asks it now goes on asking.

    The first answer bears the key: sent again, the command does not answer another question.
    """
    seat = proposals.still_held(live.table, command.seat, holder.id)
    await registry.come_back(live, holder.id)
    match = proposals.playing(live.table)
    rule = asking_rule(match, seat)
    if rule is None:
        raise NotYourTurn(match.state.idle_refusal(seat))
    for number in range(MOST_DELEGATED):
        key = None if number else key_of(holder, command)
        await answer_for(registry, live, match, seat, key)
        if live.table.status == OVER or asking_rule(match, seat) != rule:
            break
    return {"ply": match.ply_for(seat)}


def asking_rule(match: Match, seat: int) -> str | None:
    """The paragraph under which a seat is asked now; None when it is not."""
    frame = match.state.open_frame(seat)
    return None if frame < 0 else str(match.game.kind(frame).rule)


async def answer_for(
    registry: Registry, live: Live, match: Match, seat: int, key: str | None
) -> None:
    """One answer of a seat, as a quick bot gives it."""
    ply = match.ply_for(seat)
    action = live.table.scripted(seat)
    if action is None:
        action = await registry.thinkers.answer(match.state, seat, DELEGATE)
    actions = [action]
    await registry.submit(live, lambda t: proposals.act(t, seat, actions, ply, now_ms()), key)


def explain(table: Table, holder: Holder, command: wire.ExplainCommand) -> Carried:
    """Why an action is not allowed now."""
    seat = proposals.held(table, command.seat, holder.id)
    match = proposals.playing(table)
    refusal = match.state.refusal(seat, table.game.parse(command.action))
    if refusal is None:
        return {"legal": True}
    found: Carried = {"legal": False, "rule": refusal.rule, "reason": refusal.reason}
    return {**found, "because": refusal.facts}


def forecast(table: Table, holder: Holder, command: wire.ForecastCommand) -> Carried:
    """What a seat may expect of answers it considers."""
    seat = proposals.held(table, command.seat, holder.id)
    match = proposals.playing(table)
    answers = [table.game.parse(line) for line in command.actions]
    return {"forecast": table.game.forecast(match.state, seat, answers)}


async def begin(registry: Registry, live: Live, holder: Holder, command: wire.BeginCommand) -> None:
    """The host begins once every seat is taken."""
    if holder.id != live.table.host:
        raise BadArgument("only the host begins")
    await registry.begin(live, key_of(holder, command))


async def seen(registry: Registry, live: Live, holder: Holder, moment: int) -> None:
    """Somebody has looked so far."""
    if not 0 <= moment <= live.table.moment():
        raise BadArgument(f"this table has moments 0 to {live.table.moment()}")
    await asyncio.wrap_future(registry.store.look(live.table.id, holder.id, moment))
