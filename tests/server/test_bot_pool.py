"""Bots at a server: quick ones here, those that search in other processes."""

import asyncio
from concurrent.futures.process import BrokenProcessPool
from contextlib import AbstractAsyncContextManager
from multiprocessing import active_children
from pathlib import Path

import pytest

from hatamoto import catalog
from hatamoto.bots.search import SECONDS
from hatamoto.bots.team import Opinion
from hatamoto.kernel.match import new_match
from hatamoto.server.bot_pool import MIN_SECONDS, QUICK_MOVES, Answer, BotPool, FairQueue, Work
from hatamoto.server.live import LiveTable
from hatamoto.server.registry import Registry
from tests.server.test_interleaved import running
from tests.server.threads import run_in_thread
from tests.table.room import Room, people


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
    assert turns.quick.running == 0


def test_who_stops_waiting_for_a_turn_takes_none() -> None:
    async def served() -> tuple[int, int]:
        turns = FairQueue(1)
        async with turns.turn("first"):
            waiting = [asyncio.create_task(turns._take(f"one {n}")) for n in range(3)]
            await asyncio.sleep(0)
            waiting[0].cancel()
            await asyncio.sleep(0)
        await waiting[1]
        turns.running -= 1
        turns._call_next()
        await waiting[2]
        return turns.running, len(turns.waiting)

    assert run_in_thread(served()) == (1, 0)


def test_bots_think_less_long_where_many_wait() -> None:
    async def served() -> tuple[float, float, float]:
        turns = FairQueue(1)
        alone = turns.seconds(SECONDS)
        tasks = [asyncio.create_task(turns._take(str(n))) for n in range(60)]
        await asyncio.sleep(0)
        crowded = turns.seconds(SECONDS)
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
