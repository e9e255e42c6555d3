"""Carries out the commands of a table; the socket and HTTP share them."""

from __future__ import annotations

import asyncio

import msgspec

from hatamoto.kernel.errors import BadArgument, HatamotoError, NotYourTurn
from hatamoto.kernel.match import Match
from hatamoto.kernel.record import timeout_lines
from hatamoto.server import wire
from hatamoto.server.command_keys import KeyReused, Repeated, is_same, stored_key
from hatamoto.server.entry_writer import Proposal
from hatamoto.server.live import LiveTable
from hatamoto.server.registry import Registry
from hatamoto.server.responses import CommandResult
from hatamoto.server.seat_names import distinct_name
from hatamoto.server.server_time import now_ms
from hatamoto.store.database import Unavailable, Unknown
from hatamoto.store.people import Holder
from hatamoto.table import proposals, timeouts
from hatamoto.table.delegation import DELEGATE, MAX_DELEGATED
from hatamoto.table.entries import Entry
from hatamoto.table.messages import OVER
from hatamoto.table.table import Table


async def carry_out(
    registry: Registry, live: LiveTable, holder: Holder, command: wire.Command
) -> CommandResult:
    """Carry out a command; raises HatamotoError if it is not done.

    A command that was done before under the same key is only acknowledged again, and another one
    under that key is refused.
    """
    try:
        return await dispatch(registry, live, holder, command)
    except Repeated:
        return done_before(live.table, holder, command)
    except (Unavailable, Unknown, KeyReused):
        raise
    except HatamotoError:
        if await is_done(registry, live, key_of(holder, command)):
            return done_before(live.table, holder, command)
        registry.metrics.count("refusals")
        raise


async def is_done(registry: Registry, live: LiveTable, key: str | None) -> bool:
    """Whether the command of that key was done before; raises KeyReused if another one was."""
    if key is None:
        return False
    return is_same(key, await asyncio.to_thread(registry.store.used_key, live.table.id, key))


def key_of(holder: Holder, command: wire.Command) -> str | None:
    """The key of a command as stored in entries: unique to this person and command."""
    if command.key is None:
        return None
    return stored_key(holder.id, command.key, as_sent(command))


def as_sent(command: wire.Command) -> bytes:
    """What a command asks for, whichever message carries it, and whatever its sender has seen."""
    fields = msgspec.to_builtins(msgspec.structs.replace(command, id=None))
    if isinstance(command, wire.ActCommand):
        del fields["moment"]
    return msgspec.json.encode(fields)


def done_before(table: Table, holder: Holder, command: wire.Command) -> CommandResult:
    """The reply to a repeated command; only a seat's holder is told its ply."""
    if not isinstance(command, (wire.ActCommand, wire.DelegateCommand, wire.OldDelegateCommand)):
        return {}
    if table.match is None or command.seat not in table.held_by(holder.id):
        return {}
    return {"ply": table.match.ply_for(command.seat)}


async def dispatch(
    registry: Registry, live: LiveTable, holder: Holder, command: wire.Command
) -> CommandResult:
    """Call the handler of a command; a command without one is a single proposal."""
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
            await registry.come_back(live, holder.id, command.seat)
        case wire.SeenCommand():
            await seen(registry, live, holder, command.moment)
        case wire.PingCommand():
            pass
        case _:
            key = key_of(holder, command)
            await registry.submit(
                live,
                lambda table: propose(table, holder, command, now_ms()),
                key,
                registry.overdue(live, now_ms()),
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
    """The entry of a command that is a single proposal; None if it changes nothing."""
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
            return proposals.chat(
                table, holder.id, distinct_name(table, holder.id, holder.name), text, at
            )
        case wire.NoteCommand(seat=own, text=text):
            return proposals.note(table, own, holder.id, text, at)
        case wire.UnderstoodCommand(seat=seat, step=step):
            return proposals.understand(table, seat, holder.id, step, at)
        case wire.CommitCommand(seat=seat, commitment=commitment):
            return proposals.commit(table, seat, holder.id, commitment, at)
        case wire.RevealCommand(seat=seat, words=words):
            return proposals.reveal(table, seat, holder.id, words, at)


async def act(
    registry: Registry, live: LiveTable, holder: Holder, command: wire.ActCommand
) -> CommandResult:
    """A seat answers; a bot that stands in for it steps back first.

    An answer that arrives after the seat's time was up comes from somebody who is out of time,
    whether the server has noticed that or not.
    """
    answer = AnswerProposals(holder.id, command, live.table.moment())
    before: list[Proposal] = [*registry.overdue(live, now_ms()), answer.come_back]
    await registry.submit(live, answer.act, key_of(holder, command), before)
    return {"ply": live.table.match.ply_for(command.seat) if live.table.match else 0}


class AnswerProposals:
    """The proposals of an `act` command: return to the seat if a bot plays it, then answer."""

    def __init__(self, holder: str, command: wire.ActCommand, moment: int) -> None:
        self.holder = holder
        self.seat = command.seat
        self.actions = command.lines()
        self.ply = command.ply
        self.moment = moment if command.moment is None else command.moment
        """How many lines of the record its sender had seen, or else those when it arrived."""

    def come_back(self, table: Table) -> Entry | None:
        return timeouts.return_to_act(
            table, self.seat, self.holder, self.actions, self.expected_ply(table), now_ms()
        )

    def act(self, table: Table) -> Entry:
        return proposals.act_as_person(
            table, self.seat, self.holder, self.actions, self.expected_ply(table), now_ms()
        )

    def expected_ply(self, table: Table) -> int | None:
        """The ply it is meant for: timeouts its sender had not seen do not make it stale."""
        if self.ply is None or table.match is None:
            return self.ply
        return self.ply + timeout_lines(table.match.lines[self.moment :])


async def delegate(
    registry: Registry,
    live: LiveTable,
    holder: Holder,
    command: wire.DelegateCommand | wire.OldDelegateCommand,
) -> CommandResult:
    """Let a bot answer the rest of the questions of the current paragraph for a seat.

    The first answer carries the key, so that repeating the command answers nothing else.
    """
    await registry.submit(
        live,
        lambda table: timeouts.return_to_delegate(table, command.seat, holder.id, now_ms()),
        before=registry.overdue(live, now_ms()),
        command_key=key_of(holder, command),
    )
    seat = proposals.playing_seat(live.table, command.seat, holder.id)
    match = proposals.running_match(live.table)
    rule = asking_rule(match, seat)
    if rule is None:
        raise NotYourTurn(match.state.idle_refusal(seat))
    for number in range(MAX_DELEGATED):
        key = None if number else key_of(holder, command)
        async with registry.thinkers.moving(DELEGATE, holder.id):
            await answer_for(registry, live, match, seat, key)
        if live.table.status == OVER or asking_rule(match, seat) != rule:
            break
    return {"ply": match.ply_for(seat)}


def asking_rule(match: Match, seat: int) -> str | None:
    """The paragraph of the question a seat is asked, or None."""
    frame = match.state.open_frame(seat)
    return None if frame < 0 else str(match.game.kind(frame).rule)


async def answer_for(
    registry: Registry, live: LiveTable, match: Match, seat: int, key: str | None
) -> None:
    """One answer of a seat, as a quick bot gives it."""
    ply = match.ply_for(seat)
    action = live.table.scripted(seat)
    if action is None:
        action = (await registry.thinkers.answer(match.state, seat, DELEGATE)).action
    actions = [action]
    await registry.submit(live, lambda t: proposals.act(t, seat, actions, ply, now_ms()), key)


def explain(table: Table, holder: Holder, command: wire.ExplainCommand) -> CommandResult:
    """Why an action is not allowed now."""
    seat = proposals.held_seat(table, command.seat, holder.id)
    match = proposals.running_match(table)
    refusal = match.state.refusal(seat, table.game.parse(command.action))
    if refusal is None:
        return {"legal": True}
    found: CommandResult = {"legal": False, "rule": refusal.rule, "reason": refusal.reason}
    return {**found, "because": refusal.facts}


def forecast(table: Table, holder: Holder, command: wire.ForecastCommand) -> CommandResult:
    """The game's forecast for answers that a seat considers."""
    seat = proposals.held_seat(table, command.seat, holder.id)
    match = proposals.running_match(table)
    answers = [table.game.parse(line) for line in command.actions]
    return {"forecast": table.game.forecast(match.state, seat, answers)}


async def begin(
    registry: Registry, live: LiveTable, holder: Holder, command: wire.BeginCommand
) -> None:
    """The host begins once every seat is taken."""
    if holder.id != live.table.host:
        raise BadArgument("only the host can start the game")
    await registry.begin(live, key_of(holder, command))


async def seen(registry: Registry, live: LiveTable, holder: Holder, moment: int) -> None:
    """Record how far somebody has seen the game."""
    if not 0 <= moment <= live.table.moment():
        raise BadArgument(f"this table has moments 0 to {live.table.moment()}")
    await asyncio.wrap_future(registry.store.mark_seen(live.table.id, holder.id, moment))
