"""Bots at a server: quick ones here, those that search in other processes."""

import asyncio
from concurrent.futures.process import BrokenProcessPool
from contextlib import AbstractAsyncContextManager
from itertools import pairwise
from math import ceil
from multiprocessing import active_children
from pathlib import Path

import pytest

from hatamoto import catalog
from hatamoto.bots.search import SECONDS
from hatamoto.bots.team import Opinion
from hatamoto.kernel.match import new_match
from hatamoto.server import registry, wire
from hatamoto.server.bot_pool import MIN_SECONDS, QUICK_MOVES, Answer, BotPool, Work, hurried
from hatamoto.server.commands import carry_out
from hatamoto.server.fair_queue import FairQueue
from hatamoto.server.live import LiveTable
from hatamoto.server.quotas import ENTRY, KILOBYTE, Quotas
from hatamoto.server.registry import Registry
from hatamoto.store.database import Unavailable
from hatamoto.store.people import Holder
from hatamoto.table import proposals
from hatamoto.table.entries import Entry
from hatamoto.table.table import Table
from tests.server.test_interleaved import running
from tests.server.test_late import registry_of
from tests.server.test_upkeep import Past
from tests.server.threads import run_in_thread
from tests.table.room import Room, holder, people


@pytest.mark.parametrize("level", ["random", "greedy"])
def test_a_quick_bot_answers_legally(level: str) -> None:
    state = people(4).match.state
    seat = state.to_act()[0]
    answer = run_in_thread(BotPool(1).answer(state, seat, level))
    assert answer.chance is None
    assert state.game.parse(answer.action) in state.legal(seat)


def test_a_bot_that_searches_thinks_elsewhere_and_survives_a_lost_process() -> None:
    async def twice() -> list[Answer]:
        thinkers = BotPool(1)
        first = await thinkers.answer(state, seat, "search")
        thinking = [p for p in active_children() if p.name.startswith("SpawnProcess")]
        assert thinking
        for process in thinking:
            process.kill()
        second = await thinkers.answer(state, seat, "search")
        thinkers.close()
        return [first, second]

    state = people(3).match.state
    seat = state.to_act()[0]
    for answer in run_in_thread(twice()):
        assert state.game.parse(answer.action) in state.legal(seat)


def test_a_level_whose_process_dies_again_and_again_is_replaced_by_the_one_below(
    monkeypatch: pytest.MonkeyPatch,
) -> None:
    asked: list[str] = []

    async def dying(self: BotPool, work: Work) -> Opinion:
        asked.append(work[3])
        raise BrokenProcessPool

    monkeypatch.setattr(BotPool, "_elsewhere", dying)
    state = people(3).match.state
    seat = state.to_act()[0]
    answer = run_in_thread(BotPool(1).answer(state, seat, "karo"))
    assert asked == ["karo", "samurai", "ashigaru"]
    assert state.game.parse(answer.action) in state.legal(seat)


def test_people_take_turns_however_many_tables_one_has() -> None:
    async def served() -> list[str]:
        turns, order = FairQueue(1), []

        async def think(whose: str) -> None:
            async with turns.turn(whose):
                order.append(whose)
                await asyncio.sleep(0)

        many = [asyncio.create_task(think("many tables")) for _ in range(60)]
        await asyncio.sleep(0)
        one = asyncio.create_task(think("one table"))
        await asyncio.gather(*many, one)
        return order

    order = run_in_thread(served())
    assert len(order) == 61
    assert order.index("one table") <= 3


def test_quick_bots_take_turns_too() -> None:
    """The attack: a hundred tables of quick bots only, while somebody else plays."""

    async def served() -> list[str]:
        thinkers, order = BotPool(1), list[str]()

        async def move(whose: str) -> None:
            async with thinkers.moving("greedy", whose):
                order.append(whose)
                await asyncio.sleep(0)

        many = [asyncio.create_task(move("many tables")) for _ in range(100)]
        await asyncio.sleep(0)
        one = asyncio.create_task(move("one table"))
        await asyncio.gather(*many, one)
        return order

    order = run_in_thread(served())
    assert len(order) == 101
    assert order.index("one table") <= 3 * QUICK_MOVES


class Turns(BotPool):
    """Bots, and whose turn each of their moves used."""

    def __init__(self) -> None:
        super().__init__(1)
        self.used: set[tuple[str, str]] = set()

    def moving(self, level: str, whose: str) -> AbstractAsyncContextManager[None]:
        self.used.add((level, whose))
        return super().moving(level, whose)


def test_bots_at_a_table_use_the_turns_of_its_host(tmp_path: Path) -> None:
    async def play(registry: Registry, live: LiveTable) -> None:
        registry.thinkers = turns
        registry.move_bots(live)
        while live.bots is not None and not live.bots.done():
            await live.bots

    room, turns = Room(["random"] * 3, host="somebody"), Turns()
    room.begin()
    running(tmp_path, room, play)
    assert turns.used == {("random", "somebody")}
    assert turns.quick.busy == 0


def test_what_is_delegated_uses_the_turns_of_who_asked(tmp_path: Path) -> None:
    """The attack: delegate at many tables at once, while somebody else plays."""

    async def delegate(registry: Registry, live: LiveTable) -> None:
        registry.thinkers = turns
        asker = Holder(holder(0), "", "en")
        await carry_out(registry, live, asker, wire.DelegateCommand(seat=0))

    room, turns = people(2, game="battles"), Turns()
    assert room.table.to_act() == [0]
    running(tmp_path, room, delegate)
    assert turns.used == {("greedy", holder(0))}
    assert turns.quick.busy == 0


def played_by_bots(folder: Path, room: Room, *kilobytes: int) -> list[int]:
    """How many entries the bots of a table write under each of these quotas, one after another."""

    async def run() -> list[int]:
        registry = registry_of(f"sqlite:///{folder / 'tables.db'}", sure=True)
        registry.quotas, counts = Quotas(0), [len(room.history)]
        live = await registry.open(room.table.id)
        for quota in kilobytes:
            registry.quotas = Quotas(quota)
            registry.move_bots(live)
            if live.bots is not None:
                await live.bots
            counts.append(live.table.count)
        registry.close()
        registry.store.database.close()
        return [after - before for before, after in pairwise(counts)]

    past = Past(folder)
    past.keep(room)
    past.database.close()
    return asyncio.run(run())


def test_bots_that_nobody_plays_with_use_up_the_quota_of_the_host(tmp_path: Path) -> None:
    """The attack: resign at once at table after table, and let bots fill the disk."""
    room = Room(["human", "random", "random"], host="somebody")
    room.begin()
    room.put(proposals.resign(room.table, 0, "somebody", room.now))
    few, none, rest = played_by_bots(tmp_path, room, 1, 0, 4000)
    assert (few, none) == (ceil(KILOBYTE * 3 / 4 / ENTRY), 0)
    assert rest > 50


def test_what_bots_try_in_vain_does_not_count(
    tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    tries = iter(range(20))
    real = proposals.act_as_bot

    def refused(table: Table, seat: int, action: str, ply: int, at: int) -> Entry | None:
        if next(tries, None) is not None:
            raise Unavailable("the disk is full")
        return real(table, seat, action, ply, at)

    monkeypatch.setattr(registry, "RETRY_SECONDS", 0)
    monkeypatch.setattr(proposals, "act_as_bot", refused)
    room = Room(["human", "random", "random"], host="somebody")
    room.begin()
    room.put(proposals.resign(room.table, 0, "somebody", room.now))
    assert played_by_bots(tmp_path, room, 1) == [ceil(KILOBYTE * 3 / 4 / ENTRY)]
    assert next(tries, None) is None


def test_bots_play_with_whoever_is_left_beyond_any_quota(tmp_path: Path) -> None:
    room = people(3)
    seat = room.table.to_act()[0]
    room.put(proposals.resign(room.table, seat, holder(seat), room.now))
    assert played_by_bots(tmp_path, room, 0) == [1]


def test_who_stops_waiting_for_a_turn_takes_none() -> None:
    async def served() -> tuple[int, int]:
        turns = FairQueue(1)
        async with turns.turn("first"):
            waiting = [asyncio.create_task(turns.take(f"one {n}")) for n in range(3)]
            await asyncio.sleep(0)
            waiting[0].cancel()
            await asyncio.sleep(0)
        await waiting[1]
        turns.release("one 1")
        await waiting[2]
        return turns.busy, len(turns.waiting)

    assert run_in_thread(served()) == (1, 0)


def test_who_waits_no_more_is_out_of_the_queue() -> None:
    async def served() -> tuple[list[str], float]:
        turns, order = FairQueue(1), list[str]()

        async def think(person: str) -> None:
            async with turns.turn(person):
                order.append(person)

        async with turns.turn("first"):
            gone = asyncio.create_task(think("A"))
            waiting = [asyncio.create_task(think(person)) for person in "ABC"]
            await asyncio.sleep(0)
            gone.cancel()
            await asyncio.wait((gone,))
            load = turns.load
        await asyncio.gather(*waiting)
        return order, load

    assert run_in_thread(served()) == (["A", "B", "C"], 3.0)


def test_a_person_has_only_so_many_turns_at_a_time() -> None:
    async def served() -> tuple[int, int]:
        turns = FairQueue(4, most_each=2)
        waiting = [asyncio.create_task(turns.take("many tables")) for _ in range(9)]
        await asyncio.sleep(0)
        alone = turns.busy
        async with turns.turn("one table"):
            together = turns.busy
        for task in waiting:
            task.cancel()
        return alone, together

    assert run_in_thread(served()) == (2, 3)


def test_bots_think_less_long_where_many_wait() -> None:
    async def served() -> tuple[float, float, float]:
        turns = FairQueue(1)
        alone = hurried(SECONDS, turns.load)
        tasks = [asyncio.create_task(turns.take(str(n))) for n in range(60)]
        await asyncio.sleep(0)
        crowded = hurried(SECONDS, turns.load)
        for task in tasks:
            task.cancel()
        return alone, crowded, MIN_SECONDS

    alone, crowded, least = run_in_thread(served())
    assert (alone, crowded) == (SECONDS, least)


def test_a_bot_thinks_in_the_edition_of_its_table() -> None:
    """The battle is only in that edition, which another process gets with the question."""
    pack = Path(__file__).parents[1] / "packs" / "mill_ford"
    game = catalog.add_edition(catalog.archive_of(catalog.game("battles", pack)))
    match = new_match(game, 2, {"scenario": "mill_ford"}, b"secret")
    match.begin()
    seat = match.state.to_act()[0]

    async def think() -> Answer:
        thinkers = BotPool(1)
        answer = await thinkers.answer(match.state, seat, "search")
        thinkers.close()
        return answer

    assert game.parse(run_in_thread(think()).action) in match.state.legal(seat)


def test_several_processes_think_about_one_choice() -> None:
    async def think() -> tuple[Answer, int]:
        thinkers = BotPool(1, cores=2)
        answer = await thinkers.answer(state, seat, "ashigaru")
        count = len([p for p in active_children() if p.name.startswith("SpawnProcess")])
        thinkers.close()
        return answer, count

    state = people(3).match.state
    seat = state.to_act()[0]
    answer, processes = run_in_thread(think())
    assert state.game.parse(answer.action) in state.legal(seat)
    assert answer.chance is not None
    assert processes == 2
