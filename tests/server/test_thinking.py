"""Bots at a server: quick ones here, those that search in other processes."""

from multiprocessing import active_children

import pytest

from hatamoto.server.thinking import Thinkers
from tests.server.threads import run_in_thread
from tests.table.room import people


@pytest.mark.parametrize("level", ["random", "greedy"])
def test_a_quick_bot_answers_legally(level: str) -> None:
    state = people(4).match.state
    seat = state.to_act()[0]
    answer = run_in_thread(Thinkers(1).answer(state, seat, level))
    assert state.game.parse(answer) in state.legal(seat)


def test_a_bot_that_searches_thinks_elsewhere_and_survives_a_lost_process() -> None:
    async def twice() -> list[str]:
        thinkers = Thinkers(1)
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
        assert state.game.parse(answer) in state.legal(seat)
