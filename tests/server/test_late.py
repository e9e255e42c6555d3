"""Answers that arrive after a clock has run out, and clocks that run out together."""

import asyncio
from contextlib import suppress
from pathlib import Path

import pytest
from msgspec.structs import replace

from hatamoto.kernel.errors import HatamotoError, IllegalAction
from hatamoto.server import wire
from hatamoto.server.bot_pool import BotPool
from hatamoto.server.commands import AnswerProposals, carry_out
from hatamoto.server.metrics import Metrics
from hatamoto.server.notify import Notifier
from hatamoto.server.quotas import Quotas
from hatamoto.server.registry import Registry
from hatamoto.server.settings import Settings
from hatamoto.server.upkeep import Upkeep
from hatamoto.store.database import Database
from hatamoto.store.people import Holder, People
from hatamoto.store.store import Store
from hatamoto.table import timeouts
from hatamoto.table.clock import MINUTE_MS
from hatamoto.table.entries import Entry
from tests.server.served import SECONDS
from tests.server.test_upkeep import Past, now
from tests.store.postgres import PostgresServer
from tests.table.room import Room, holder, people


def just_late(on_timeout: str) -> Room:
    """A table where several clocks have run out in this second."""
    clock = {"kind": "live", "minutes": 1, "increment": 30, "on_timeout": on_timeout}
    room = people(6, clock=clock, at=now() - MINUTE_MS - 500)
    assert len(room.table.to_act()) > 1
    return room


def registry_of(url: str, sure: bool) -> Registry:
    """The tables of a server that is `sure` that all could play."""
    database = Database(url)
    notifier = Notifier(Settings(database=url), People(database), Metrics())
    registry = Registry(Store(database), notifier, BotPool(1), Metrics(), Quotas(4000))
    registry.sure_until = float("inf") if sure else 0.0
    return registry


async def sent(folder: Path, id: str, command: wire.Command | None, sure: bool, who: int) -> None:
    """A server that is `sure` that all could play gets a command, or looks at the clocks."""
    registry = registry_of(f"sqlite:///{folder / 'tables.db'}", sure)
    live = await registry.open(id)
    if command is None:
        await Upkeep(registry).tend(live)
    else:
        with suppress(HatamotoError):
            await carry_out(registry, live, Holder(holder(who), "", "en"), command)
    registry.close()
    registry.store.database.close()


def written(
    folder: Path,
    room: Room,
    command: wire.Command | None = None,
    sure: bool = True,
    who: int = 0,
) -> list[Entry]:
    """The entries that follow a command of a seat's holder."""
    past = Past(folder)
    id = past.keep(room)
    seat = command.seat if isinstance(command, wire.ActCommand) else who
    asyncio.run(sent(folder, id, command, sure, seat))
    found = past.store.history(id)[len(room.history) :]
    past.database.close()
    return found


def answer(room: Room, seat: int) -> wire.ActCommand:
    """Any legal answer of a seat."""
    action = room.table.game.notation(room.match.state.legal(seat)[0])
    return wire.ActCommand(seat=seat, action=action, ply=room.match.ply_for(seat))


@pytest.mark.parametrize("on_timeout", ["bot", "forfeit"])
def test_all_clocks_that_ran_out_are_noticed_together(tmp_path: Path, on_timeout: str) -> None:
    room = just_late(on_timeout)
    late = room.table.to_act()
    first = written(tmp_path, room)[0]
    assert (first.kind, first.data["seats"]) == ("timed_out", late)


def test_who_answers_late_is_out_of_time_though_nobody_has_noticed(tmp_path: Path) -> None:
    room = just_late("bot")
    late = room.table.to_act()
    seat = late[-1]
    found = written(tmp_path, room, answer(room, seat))[:3]
    assert [entry.kind for entry in found] == ["timed_out", "returned", "acted"]
    assert (found[0].data["seats"], found[1].seat, found[2].seat) == (late, seat, seat)
    for entry in found:
        room.put(entry)
    assert room.table.clocks.has_returned[seat]
    assert room.table.seats[late[0]].standing_in


def test_who_answers_late_forfeits_where_that_is_agreed(tmp_path: Path) -> None:
    room = just_late("forfeit")
    late = room.table.to_act()
    (only,) = written(tmp_path, room, answer(room, late[-1]))
    assert (only.kind, only.data["seats"]) == ("timed_out", late)


def test_nobody_is_late_while_it_is_not_sure_that_all_could_play(tmp_path: Path) -> None:
    room = just_late("forfeit")
    seat = room.table.to_act()[-1]
    (only,) = written(tmp_path, room, answer(room, seat), sure=False)
    assert (only.kind, only.seat) == ("acted", seat)


def test_who_is_in_time_is_not_stale_because_another_has_forfeited() -> None:
    room = just_late("forfeit")
    late, *_, seat = room.table.to_act()
    room.table.clocks.left[seat] += MINUTE_MS
    answering = AnswerProposals(holder(seat), answer(room, seat), room.table.moment())
    room.put(timeouts.time_out(room.table, now()))
    assert room.table.seats[late].resigned
    assert answering.act(room.table).seat == seat


def test_an_answer_counts_though_its_timeout_was_noticed_before_it_arrived() -> None:
    room = just_late("bot")
    seat = room.table.to_act()[-1]
    sent = replace(answer(room, seat), moment=room.table.moment())
    room.put(timeouts.time_out(room.table, now()))
    answering = AnswerProposals(holder(seat), sent, room.table.moment())
    assert room.put(answering.come_back(room.table)).kind == "returned"
    room.put(answering.act(room.table))
    with pytest.raises(IllegalAction, match="stale"):
        answering.act(room.table)


def test_a_client_that_does_not_say_what_it_has_seen_is_stale_after_a_timeout() -> None:
    room = just_late("bot")
    seat = room.table.to_act()[-1]
    sent = answer(room, seat)
    room.put(timeouts.time_out(room.table, now()))
    answering = AnswerProposals(holder(seat), sent, room.table.moment())
    with pytest.raises(IllegalAction, match="stale"):
        answering.come_back(room.table)


@pytest.mark.parametrize("is_named", [True, False])
def test_who_returns_before_the_timeout_is_noticed_has_timed_out_first(
    tmp_path: Path, is_named: bool
) -> None:
    room = just_late("bot")
    late = room.table.to_act()
    command = wire.ReturnCommand(seat=late[-1] if is_named else None)
    found = written(tmp_path, room, command, who=late[-1])
    assert [entry.kind for entry in found][:2] == ["timed_out", "returned"]
    assert (found[0].data["seats"], found[1].seat) == (late, late[-1])


# Two processes: one does not know yet that the other has noticed a timeout


async def overtaken(url: str, room: Room, command: wire.Command, sure: bool) -> None:
    """A server gets a command right after another process has noticed a timeout."""
    registry = registry_of(url, sure)
    live = await registry.open(room.table.id)
    noticed = timeouts.time_out(room.table, now())
    assert noticed is not None
    registry.store.append(room.table.id, noticed).result(SECONDS)
    seat = noticed.seats("seats")[-1]
    await carry_out(registry, live, Holder(holder(seat), "", "en"), command)
    registry.close()
    registry.store.database.close()


def written_by_two(postgres: PostgresServer, command: str, sure: bool) -> list[Entry]:
    """The entries after a table at which several were late, and one of them sends a command."""
    room = just_late("bot")
    url = postgres.emptied()
    past = Past(url)
    past.keep(room)
    seat = room.table.to_act()[-1]
    sending = answer(room, seat) if command == "act" else wire.ReturnCommand(seat=seat)
    asyncio.run(overtaken(url, room, sending, sure))
    found = past.store.history(room.table.id)[len(room.history) :]
    past.database.close()
    return [entry for entry in found if entry.seat in (seat, room.table.to_act()[0])]


@pytest.mark.parametrize("sure", [False, True])
def test_an_answer_takes_the_seat_back_though_another_process_noticed(
    postgres: PostgresServer, sure: bool
) -> None:
    found = written_by_two(postgres, "act", sure)
    kinds = [entry.kind for entry in found]
    assert kinds[:3] == ["timed_out", "returned", "acted"]
    assert found[1].seat == found[2].seat


def test_a_player_returns_though_another_process_noticed(postgres: PostgresServer) -> None:
    found = written_by_two(postgres, "return", True)
    assert [entry.kind for entry in found][:2] == ["timed_out", "returned"]
