"""The PettingZoo environment that asks one seat at a time, under PettingZoo's own tests."""

import pickle
from copy import deepcopy
from functools import partial
from types import SimpleNamespace
from typing import Any

import numpy as np
import pytest
from pettingzoo.test import api_test, max_cycles_test, render_test, seed_test
from pettingzoo.test.state_test import state_test

from hatamoto.kernel.errors import BadArgument, IllegalAction
from hatamoto.kernel.rng import Rng
from hatamoto.research import hatamoto_v2, pettingzoo_env
from hatamoto.research.aec import HatamotoEnv

OPTIONS = {"pair_scoring": "double", "redeal_pairs": True, "shinobi_binding": "slot"}
TABLES = [
    pytest.param({"seats": 3}, id="3-seats"),
    pytest.param({"seats": 4}, id="4-seats"),
    pytest.param({"seats": 4, "options": OPTIONS, "rewards": "score"}, id="options"),
]
Table = dict[str, Any]

of_masks = pytest.mark.filterwarnings(
    "ignore:Observation is not a NumPy array",
    "ignore:Observation space for each agent probably should be",
)
"""PettingZoo prefers plain arrays, but knows a mask only inside a dictionary."""


def played(env: HatamotoEnv, rng: Rng, steps: int = 10_000) -> list[object]:
    """Go on with any legal actions; returns all that was seen."""
    seen: list[object] = []
    for agent in env.agent_iter(steps):
        observation, reward, terminated, truncated, info = env.last()
        seen += [agent, observation["observation"].tobytes(), reward, terminated, info]
        legal = np.flatnonzero(observation["action_mask"])
        done = terminated or truncated
        env.step(None if done else int(legal[rng.below(len(legal))]))
    return seen


@of_masks
@pytest.mark.parametrize("table", TABLES)
def test_it_passes_the_api_test(table: Table, capsys: pytest.CaptureFixture[str]) -> None:
    api_test(hatamoto_v2.env(**table), num_cycles=1000)
    assert "Passed API test" in capsys.readouterr().out


@pytest.mark.parametrize("table", TABLES)
def test_it_passes_the_seed_test(table: Table) -> None:
    made: list[HatamotoEnv] = []

    def make() -> HatamotoEnv:
        made.append(hatamoto_v2.env(**table))
        return made[-1]

    seed_test(make)
    assert len(made) == 2
    assert np.array_equal(made[0].state(), made[1].state())


@pytest.mark.parametrize("table", TABLES[:2])
def test_it_passes_the_max_cycles_test(table: Table) -> None:
    made = {
        "env": partial(hatamoto_v2.env, **table),
        "parallel_env": partial(hatamoto_v2.parallel_env, **table),
    }
    assert max_cycles_test(SimpleNamespace(**made)) is None


def test_the_module_itself_passes_the_max_cycles_test() -> None:
    assert max_cycles_test(hatamoto_v2) is None


def test_it_passes_the_state_test() -> None:
    assert state_test(hatamoto_v2.env(seats=3), hatamoto_v2.parallel_env(seats=3)) is None


def test_it_passes_the_render_test(capsys: pytest.CaptureFixture[str]) -> None:
    assert render_test(hatamoto_v2.env) is None
    assert "Hatamoto" in capsys.readouterr().out


def test_a_board_shows_no_secret() -> None:
    env = pettingzoo_env(seats=3, render_mode="ansi")
    env.reset(seed=1)
    board = env.render()
    assert board is not None
    assert board.count("[?]") == 6


def test_to_render_without_a_mode_is_warned_of() -> None:
    env = pettingzoo_env(seats=3)
    env.reset(seed=1)
    with pytest.warns(UserWarning, match="render_mode"):
        assert env.render() is None


@pytest.mark.parametrize(
    "copied", [HatamotoEnv.copy, deepcopy, lambda e: pickle.loads(pickle.dumps(e))]
)
@pytest.mark.parametrize("steps", [0, 1, 33])
def test_a_copy_goes_on_exactly(copied: Any, steps: int) -> None:
    env = pettingzoo_env(seats=4)
    env.reset(seed=6)
    played(env, Rng(1), steps)
    twin = copied(env)
    assert np.array_equal(env.state(), twin.state())
    assert played(twin, Rng(2)) == played(env, Rng(2))
    env.reset()
    twin.reset()
    assert played(twin, Rng(3)) == played(env, Rng(3))


def test_playing_a_copy_leaves_the_original_alone() -> None:
    env = pettingzoo_env(seats=3)
    env.reset(seed=6)
    before = env.state()
    played(env.copy(), Rng(1))
    assert np.array_equal(env.state(), before)
    assert not any(env.terminations.values())


def test_the_name_carries_the_version() -> None:
    assert str(pettingzoo_env()) == "hatamoto_shogunate_v2"


def test_winners_and_losers_sum_to_nothing() -> None:
    env = pettingzoo_env(seats=4)
    env.reset(seed=1)
    while not any(env.terminations.values()):
        played(env, Rng(1), 1)
    assert sum(env.rewards.values()) == pytest.approx(0)
    assert max(env.rewards.values()) > 0
    assert set(env.terminations.values()) == {True}


def test_a_mask_is_open_only_for_the_seat_that_is_asked() -> None:
    env = pettingzoo_env(seats=3)
    env.reset(seed=1)
    masks = {agent: env.observe(agent)["action_mask"].sum() for agent in env.agents}
    assert [agent for agent, legal in masks.items() if legal] == [env.agent_selection]


def test_an_answer_of_a_simultaneous_step_is_hidden_from_the_next_seat() -> None:
    env = pettingzoo_env(seats=4)
    env.reset(seed=1)
    other = env.copy()
    asked = env.agent_selection
    first, *_, last = np.flatnonzero(env.observe(asked)["action_mask"])
    env.step(first)
    other.step(last)
    for agent in env.agents:
        same = np.array_equal(
            env.observe(agent)["observation"], other.observe(agent)["observation"]
        )
        assert same == (agent != asked)


def test_an_illegal_action_is_replaced_and_told() -> None:
    env = pettingzoo_env(seats=3)
    env.reset(seed=1)
    agent = env.agent_selection
    env.step(env.core.config.game.parse("name 0"))
    told = {"action": "name 0", "rule": "play/choose", "reason": "wrong_verb"}
    assert env.infos[agent] == {"illegal": told}
    assert env.agent_selection != agent


def test_an_illegal_action_can_be_refused() -> None:
    env = pettingzoo_env(seats=3, illegal="refuse")
    env.reset(seed=1)
    agent = env.agent_selection
    with pytest.raises(IllegalAction):
        env.step(env.core.config.game.parse("name 0"))
    assert env.agent_selection == agent


@pytest.mark.parametrize("action", [None, -1, 100_000])
def test_what_is_no_action_is_always_refused(action: int | None) -> None:
    env = pettingzoo_env(seats=3)
    env.reset(seed=1)
    with pytest.raises(BadArgument):
        env.step(action)


def test_a_seat_that_has_used_its_cycles_leaves_and_the_others_go_on() -> None:
    env = pettingzoo_env(seats=3, max_cycles=2)
    env.reset(seed=1)
    left: list[str] = []
    for agent in env.agent_iter():
        if env.truncations[agent]:
            left.append(agent)
            env.step(None)
        else:
            env.step(np.flatnonzero(env.observe(agent)["action_mask"])[0])
    assert sorted(left) == env.possible_agents
    assert set(env.answered.values()) == {2}


def test_a_game_can_begin_at_a_position() -> None:
    env = pettingzoo_env(seats=3)
    env.reset(seed=1)
    played(env, Rng(1), 20)
    while not env.core.config.game.is_resting(env.core.current.state):
        played(env, Rng(1), 1)
    position = env.core.current.state.position()
    other = pettingzoo_env(seats=3)
    other.reset(seed=9, options={"position": position})
    assert np.array_equal(env.state(), other.state())
    assert env.agent_selection == other.agent_selection


def test_resets_without_a_seed_follow_from_the_seed_before() -> None:
    one, other = pettingzoo_env(seats=3), pettingzoo_env(seats=3)
    one.reset(seed=1)
    other.reset(seed=1)
    first = one.state()
    one.reset()
    other.reset()
    assert np.array_equal(one.state(), other.state())
    assert not np.array_equal(one.state(), first)


@pytest.mark.parametrize("words", [{"illegal": "shrug"}, {"render_mode": "smell"}])
def test_behaviour_that_does_not_exist_are_refused(words: dict[str, str]) -> None:
    with pytest.raises(BadArgument, match=next(iter(words))):
        pettingzoo_env(**words)  # type: ignore[arg-type]  # wrong on purpose


def test_nothing_can_be_asked_before_the_reset() -> None:
    with pytest.raises(BadArgument, match="reset"):
        pettingzoo_env().state()
