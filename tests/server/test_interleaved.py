"""Commands between whose steps something else is written: by a clock, or by another process."""

import asyncio
from collections.abc import Awaitable, Callable
from dataclasses import replace
from pathlib import Path
from typing import TypeVar

import pytest
from sqlalchemy import delete

from hatamoto.server import wire
from hatamoto.server.commands import carry_out, key_of
from hatamoto.server.live import LiveTable
from hatamoto.server.registry import Registry
from hatamoto.server.responses import CommandResult
from hatamoto.server.upkeep import Upkeep
from hatamoto.store.people import Holder
from hatamoto.store.schema import TABLES
from hatamoto.store.store import NoSuchTable
from hatamoto.table import proposals, timeouts
from hatamoto.table.clock import MINUTE_MS
from hatamoto.table.entries import ACTED, CHAT, RETURNED, TIMED_OUT, Entry
from tests.server.served import SECONDS
from tests.server.test_late import answer, just_late, registry_of
from tests.server.test_upkeep import Past, now
from tests.table.room import Room, holder, people

KEY = "a command of mine"
T = TypeVar("T")


def person(seat: int) -> Holder:
    """Who sits there."""
    return Holder(holder(seat), "", "en")


def running(folder: Path, room: Room, work: Callable[[Registry, LiveTable], Awaitable[T]]) -> T:
    """Do something at a server that has this table."""

    async def run() -> T:
        registry = registry_of(f"sqlite:///{folder / 'tables.db'}", sure=True)
        live = await registry.open(room.table.id)
        result = await work(registry, live)
        registry.close()
        registry.store.database.close()
        return result

    past = Past(folder)
    past.keep(room)
    past.database.close()
    return asyncio.run(run())


def later(room: Room, count: int) -> list[Entry]:
    """Take back the entries of a room after the first ones, for another process to write."""
    found = room.history[count:]
    del room.history[count:]
    return found


def write(registry: Registry, id: str, entries: list[Entry]) -> None:
    """Another process writes entries."""
    for entry in entries:
        registry.store.append(id, entry).result(SECONDS)


def kinds(registry: Registry, room: Room) -> list[str]:
    """The kinds of the entries after those of the room, without those of bots elsewhere."""
    return [entry.kind for entry in registry.store.history(room.table.id)[len(room.history) :]]


async def until_waiting() -> None:
    """Let a command go on until it waits for the lock of its table."""
    for _ in range(10):
        await asyncio.sleep(0)


def test_an_answer_counts_though_the_clock_is_noticed_while_it_waits(tmp_path: Path) -> None:
    room = just_late("bot")
    seat = room.table.to_act()[-1]

    async def work(registry: Registry, live: LiveTable) -> list[str]:
        async with live.lock:
            tending = asyncio.create_task(Upkeep(registry).tend(live))
            await until_waiting()
            sent = carry_out(registry, live, person(seat), replace_key(answer(room, seat)))
            acting = asyncio.create_task(sent)
            await until_waiting()
        await asyncio.gather(tending, acting)
        return kinds(registry, room)

    assert running(tmp_path, room, work)[:3] == [TIMED_OUT, RETURNED, ACTED]


def replace_key(command: wire.ActCommand) -> wire.ActCommand:
    """The same command with a key."""
    return wire.ActCommand(seat=command.seat, action=command.action, ply=command.ply, key=KEY)


def test_a_clock_that_another_process_started_is_overdue_here_too(tmp_path: Path) -> None:
    room = just_late("bot")
    seat = room.table.to_act()[-1]
    began = later(room, len(room.history) - 1)

    async def work(registry: Registry, live: LiveTable) -> list[str]:
        registry.writer.has_others = True
        write(registry, live.table.id, began)
        await carry_out(registry, live, person(seat), answer(room, seat))
        return kinds(registry, room)[1:]

    assert running(tmp_path, room, work)[:3] == [TIMED_OUT, RETURNED, ACTED]


def test_what_another_process_writes_within_a_command_comes_before_the_rest(
    tmp_path: Path,
) -> None:
    room = just_late("bot")
    seat = room.table.to_act()[-1]

    async def work(registry: Registry, live: LiveTable) -> list[str]:
        after = registry.summaries.note

        def note(noted: LiveTable) -> None:
            """Another process is first right after the timeout."""
            if noted.table.count == len(room.history) + 1:
                said = proposals.chat(noted.table, holder(0), "", "meanwhile", now())
                write(registry, noted.table.id, [said])
            after(noted)

        registry.summaries.note = note  # type: ignore[method-assign, assignment]  # The moment between two.
        await carry_out(registry, live, person(seat), answer(room, seat))
        return kinds(registry, room)

    found = running(tmp_path, room, work)
    assert found[:2] == [TIMED_OUT, CHAT]
    assert [kind for kind in found if kind in (RETURNED, CHAT)] == [CHAT, RETURNED]


def done_elsewhere(
    tmp_path: Path, command: Callable[[Room, int], wire.ActCommand | wire.DelegateCommand]
) -> tuple[CommandResult, list[str]]:
    """Another process has begun the game and carried out a command that is sent again here."""
    room = people(3, at=now())
    seat = room.table.to_act()[0]
    sent = command(room, seat)
    room.act(seat)
    room.history[-1] = replace(room.history[-1], key=key_of(person(seat), sent))
    unseen = later(room, len(room.history) - 2)

    async def work(registry: Registry, live: LiveTable) -> tuple[CommandResult, list[str]]:
        registry.writer.has_others = True
        write(registry, live.table.id, unseen)
        reply = await carry_out(registry, live, person(seat), sent)
        return reply, kinds(registry, room)[len(unseen) :]

    return running(tmp_path, room, work)


def test_an_answer_that_another_process_has_taken_is_only_acknowledged(tmp_path: Path) -> None:
    reply, more = done_elsewhere(tmp_path, lambda room, seat: replace_key(answer(room, seat)))
    assert ("ply" in reply, more) == (True, [])


def test_what_was_delegated_at_another_process_is_only_acknowledged(tmp_path: Path) -> None:
    reply, more = done_elsewhere(
        tmp_path, lambda room, seat: wire.DelegateCommand(seat=seat, key=KEY)
    )
    assert (reply, more) == ({}, [])


def test_a_repeated_delegation_does_not_spend_the_minute_for_returning(tmp_path: Path) -> None:
    clock = {"kind": "live", "minutes": 5, "on_timeout": "bot"}
    room = people(3, at=now(), clock=clock)
    begun = len(room.history)
    seat = room.table.to_act()[0]
    command = wire.DelegateCommand(seat=seat, key=KEY)
    room.act(seat)
    room.history[-1] = replace(room.history[-1], key=key_of(person(seat), command))
    room.play(lambda: room.table.to_act() == [seat])
    room.put(timeouts.time_out(room.table, room.now + 9 * MINUTE_MS))
    assert room.table.can_return(seat)
    unseen = later(room, begun)

    async def work(registry: Registry, live: LiveTable) -> list[str]:
        async with live.lock:
            sent = asyncio.create_task(carry_out(registry, live, person(seat), command))
            await until_waiting()
            write(registry, live.table.id, unseen)
            for entry in unseen:
                live.fold(entry)
        assert "ply" in await sent
        return kinds(registry, room)[len(unseen) :]

    assert RETURNED not in running(tmp_path, room, work)


def test_a_table_that_is_made_while_it_is_loaded_is_in_memory_once(tmp_path: Path) -> None:
    room = people(3, at=now())

    async def work(registry: Registry, live: LiveTable) -> bool:
        registry.forget(live.table.id)
        loading = asyncio.create_task(registry.open(live.table.id))
        await asyncio.sleep(0)
        registry.live[live.table.id] = live
        return await loading is live

    assert running(tmp_path, room, work)


def test_a_table_that_another_process_has_deleted_is_not_there(tmp_path: Path) -> None:
    """The attack: play on at a table that was just deleted as unused."""

    async def play(registry: Registry, live: LiveTable) -> None:
        gone = delete(TABLES).where(TABLES.c.id == live.table.id)
        registry.store.database.write(lambda c: c.execute(gone)).result(SECONDS)
        with pytest.raises(NoSuchTable):
            await carry_out(registry, live, person(0), wire.ChatCommand(text="hello"))
        assert live.table.id not in registry.live

    running(tmp_path, people(3), play)
