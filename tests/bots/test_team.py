"""A level on several cores: how opinions are put together, and that the processes answer."""

import pytest

from hatamoto.bots import bot
from hatamoto.bots.levels import ALL
from hatamoto.bots.team import Opinion, Team, agreed, mean_chances
from hatamoto.kernel.rng import Rng
from hatamoto.kernel.window import Window
from tests.table.room import people


def thought(action: int, *chances: float, is_drawn: bool = False) -> Opinion:
    """An opinion on actions 0, 1, 2 and so on with these chances."""
    return Opinion(action, is_drawn, tuple(enumerate(chances)), None)


def test_most_processes_decide() -> None:
    opinions = [thought(0, 0.9, 0.1), thought(1, 0.4, 0.5), thought(1, 0.4, 0.5)]
    assert agreed(opinions, Rng(1)).action == 1


def test_the_higher_mean_chance_decides_a_tie() -> None:
    opinions = [thought(0, 0.60, 0.50), thought(1, 0.52, 0.55)]
    assert mean_chances(opinions) == pytest.approx({0: 0.56, 1: 0.525})
    chosen = agreed(opinions, Rng(1))
    assert chosen.action == 0
    assert chosen.chances[0][0] == 0
    assert chosen.chances[0][1] == pytest.approx(0.56)


def test_drawn_answers_are_played_as_often_as_they_were_drawn() -> None:
    opinions = [thought(0, is_drawn=True), thought(1, is_drawn=True), thought(1, is_drawn=True)]
    rng = Rng(1)
    played = [agreed(opinions, rng).action for _ in range(300)]
    assert 60 < played.count(0) < 140


def test_a_team_answers_legally_and_survives_a_lost_process() -> None:
    state = people(3).match.state
    seat = state.to_act()[0]
    team = bot("3", iterations=20, cores=2)
    assert isinstance(team, Team)
    window = Window(state.game, state, seat)
    try:
        assert team.choose(window, Rng(1)) in state.legal(seat)
        assert team.considered()
        assert team.pool is not None
        for process in team.pool._processes.values():
            process.kill()
        assert team.choose(window, Rng(2)) in state.legal(seat)
    finally:
        team.close()


def test_only_a_level_uses_several_cores() -> None:
    assert not isinstance(bot("greedy-1", cores=2), Team)
    assert not isinstance(bot(ALL[0].id), Team)
