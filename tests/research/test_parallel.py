"""The PettingZoo environment that takes all actions at once, under PettingZoo's own tests."""

import pickle
from typing import Any

import numpy as np
import pytest
from pettingzoo.test import parallel_api_test, parallel_seed_test

from hatamoto.kernel.errors import BadArgument
from hatamoto.kernel.rng import Rng
from hatamoto.research import hatamoto_v2
from hatamoto.research.parallel import HatamotoParallelEnv


def chosen(observations: dict[str, Any], rng: Rng) -> dict[str, int]:
    """Any allowed action of each seat."""
    actions = {}
    for agent, observation in observations.items():
        legal = np.flatnonzero(observation["action_mask"])
        actions[agent] = int(legal[rng.below(len(legal))])
    return actions


@pytest.mark.parametrize("seats", [3, 4])
def test_it_passes_the_parallel_api_test(seats: int, capsys: pytest.CaptureFixture[str]) -> None:
    parallel_api_test(hatamoto_v2.parallel_env(seats=seats), num_cycles=1000)
    assert "Passed Parallel API test" in capsys.readouterr().out


def test_it_passes_the_parallel_seed_test() -> None:
    made: list[HatamotoParallelEnv] = []

    def make() -> HatamotoParallelEnv:
        made.append(hatamoto_v2.parallel_env(seats=4))
        return made[-1]

    parallel_seed_test(make)
    assert np.array_equal(made[0].state(), made[1].state())


def test_who_is_not_asked_can_only_wait() -> None:
    env = hatamoto_v2.parallel_env(seats=4)
    observations, _ = env.reset(seed=2)
    waiting = {a for a, seen in observations.items() if seen["action_mask"][env.wait]}
    asked = {env.possible_agents[seat] for seat in env.core.current.owing}
    assert len(waiting) == 1
    assert waiting.isdisjoint(asked)
    assert waiting | asked == set(env.agents)


def test_a_simultaneous_step_takes_one_cycle() -> None:
    env = hatamoto_v2.parallel_env(seats=4)
    observations, _ = env.reset(seed=2)
    env.step(chosen(observations, Rng(1)))
    assert env.core.current.state.view(0)["waiting"] == env_asked(env)


def env_asked(env: HatamotoParallelEnv) -> list[int]:
    """All but the Hatamoto."""
    hatamoto = env.core.current.state.view(0)["hatamoto"]
    return [seat for seat in range(4) if seat != hatamoto]


def test_a_whole_game_ends_with_rewards_that_sum_to_nothing() -> None:
    env, rng = hatamoto_v2.parallel_env(seats=3), Rng(1)
    observations, _ = env.reset(seed=2)
    observations, rewards, ends, cuts, _ = env.step(chosen(observations, rng))
    while env.agents:
        observations, rewards, ends, cuts, _ = env.step(chosen(observations, rng))
    assert set(ends.values()) == {True}
    assert set(cuts.values()) == {False}
    assert max(rewards.values()) > 0
    assert sum(rewards.values()) == pytest.approx(0)


def test_copies_and_pickles_go_on_alike() -> None:
    env = hatamoto_v2.parallel_env(seats=3)
    observations, _ = env.reset(seed=2)
    for _ in range(9):
        observations, *_ = env.step(chosen(observations, Rng(1)))
    actions = chosen(observations, Rng(2))
    twins = [env.copy(), pickle.loads(pickle.dumps(env))]
    env.step(actions)
    for twin in twins:
        twin.step(actions)
        assert np.array_equal(twin.state(), env.state())


def test_to_wait_when_asked_is_replaced_or_refused() -> None:
    env = hatamoto_v2.parallel_env(seats=3)
    env.reset(seed=2)
    asked = env.possible_agents[env.core.current.owing[0]]
    *_, infos = env.step(dict.fromkeys(env.agents, env.wait))
    assert infos[asked]["illegal"]["reason"] == "owes_an_answer"  # type: ignore[index]  # a mapping
    strict = hatamoto_v2.parallel_env(seats=3, illegal="refuse")
    strict.reset(seed=2)
    with pytest.raises(BadArgument, match="cannot wait"):
        strict.step(dict.fromkeys(strict.agents, strict.wait))
