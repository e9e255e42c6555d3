"""The vectorised environment: many games in each call, with the observations of the single one."""

from typing import Any

import numpy as np
import pytest
from gymnasium.vector import AutoresetMode

from hatamoto import catalog
from hatamoto.kernel.errors import BadArgument, IllegalAction
from hatamoto.research import vector_env
from hatamoto.research.env_speed import any_legal
from hatamoto.research.vector import HatamotoVectorEnv

Seen = list[Any]


def played(envs: HatamotoVectorEnv, steps: int, seed: int = 5) -> Seen:
    """Reset and go on with any legal actions; returns all that was seen."""
    rng = np.random.default_rng(seed)
    rows, infos = envs.reset(seed=seed)
    seen: Seen = [(rows, np.zeros(envs.num_envs), np.zeros(envs.num_envs, bool), infos)]
    for _ in range(steps):
        rows, rewards, ends, cuts, infos = envs.step(any_legal(infos["action_mask"], rng))
        assert not cuts.any()
        seen.append((rows, rewards, ends, infos))
    return seen


@pytest.mark.parametrize("id", catalog.GAMES)
@pytest.mark.parametrize("opponents", ["self", "random"])
def test_rows_and_masks_are_those_of_the_seat_that_is_asked(id: str, opponents: str) -> None:
    envs = vector_env(id, 3, opponents=opponents)
    rng = np.random.default_rng(1)
    rows, infos = envs.reset(seed=1)
    for _ in range(60):
        for index, state in enumerate(envs.batch.states):
            seat = int(infos["seat"][index])
            assert seat in state.to_act()
            assert np.array_equal(rows[index], envs.config.row(state, seat))
            legal = np.flatnonzero(infos["action_mask"][index])
            assert legal.tolist() == sorted(state.legal(seat))
        rows, _, _, _, infos = envs.step(any_legal(infos["action_mask"], rng))
        assert rows.shape == envs.observation_space.shape
        assert rows.dtype == np.float32


def test_arrays_fit_the_spaces() -> None:
    envs = vector_env("shogunate", 4, seats=3)
    for rows, _, _, infos in played(envs, 20):
        assert envs.observation_space.contains(rows)
        assert envs.action_space.contains(any_legal(infos["action_mask"], np.random.default_rng()))
    assert envs.metadata["autoreset_mode"] == AutoresetMode.SAME_STEP
    assert str(envs) == "hatamoto_shogunate_v2 x 4"


@pytest.mark.parametrize("id", catalog.GAMES)
def test_whole_numbers_are_the_same_observations(id: str) -> None:
    floats, wholes = vector_env(id, 3), vector_env(id, 3, dtype="uint8")
    for first, second in zip(played(floats, 90), played(wholes, 90), strict=True):
        assert wholes.observation_space.contains(second[0])
        assert np.array_equal(first[0], second[0] / wholes.config.floats)
        for ended in np.flatnonzero(second[2]):
            whole = second[3]["final_obs"][ended]
            assert whole.dtype == np.uint8
            assert np.array_equal(first[3]["final_obs"][ended], whole / wholes.config.floats)


def test_the_same_seed_plays_the_same_games_and_another_does_not() -> None:
    one, other = (played(vector_env("shogunate", 4, seats=3), 80) for _ in range(2))
    for first, second in zip(one, other, strict=True):
        assert all(np.array_equal(a, b) for a, b in zip(first[:3], second[:3], strict=True))
    third = played(vector_env("shogunate", 4, seats=3), 80, seed=6)
    assert not np.array_equal(one[-1][0], third[-1][0])


def test_what_was_returned_does_not_change_later() -> None:
    envs = vector_env("shogunate", 2, seats=3)
    rows, infos = envs.reset(seed=1)
    before, mask = rows.copy(), infos["action_mask"].copy()
    envs.step(any_legal(mask, np.random.default_rng(1)))
    assert np.array_equal(rows, before)
    assert np.array_equal(infos["action_mask"], mask)


def test_a_game_that_ends_pays_and_is_followed_by_the_next_at_once() -> None:
    envs = vector_env("shogunate", 3, seats=3)
    ended = [step for step in played(envs, 300) if step[2].any()]
    assert len(ended) > 3
    for rows, rewards, ends, infos in ended:
        assert np.array_equal(infos["_final_obs"], ends)
        for index in np.flatnonzero(ends):
            payoffs = infos["payoffs"][index]
            assert sum(payoffs) == pytest.approx(0)
            assert rewards[index] in payoffs
            final = infos["final_obs"][index]
            over = [name for name in envs.config.labels() if name.startswith("view/ended=")]
            at = [envs.config.labels().index(name) for name in over]
            assert final[at].sum() == 1
            assert rows[index][at].sum() == 0
        assert not rewards[~ends].any()


def test_the_learner_changes_its_seat_from_game_to_game() -> None:
    envs = vector_env("shogunate", 2, seats=3, opponents="random")
    seats: list[set[int]] = [set(), set()]
    for _, _, _, infos in played(envs, 250):
        for index in range(2):
            seats[index].add(int(infos["seat"][index]))
    assert seats == [{0, 1, 2}, {0, 1, 2}]


def test_an_illegal_action_is_replaced_and_told() -> None:
    envs = vector_env("shogunate", 2, seats=3)
    _, infos = envs.reset(seed=1)
    legal = any_legal(infos["action_mask"], np.random.default_rng(1))
    wrong = [int(legal[0]), int(np.flatnonzero(infos["action_mask"][1] == 0)[0])]
    infos = envs.step(wrong)[4]
    assert infos["illegal"].tolist() == [False, True]
    assert "illegal" not in envs.step(any_legal(infos["action_mask"], np.random.default_rng(1)))[4]


def test_an_illegal_action_can_be_refused_and_then_nothing_has_happened() -> None:
    envs = vector_env("shogunate", 2, seats=3, illegal="refuse")
    rows, infos = envs.reset(seed=1)
    legal = any_legal(infos["action_mask"], np.random.default_rng(1))
    wrong = [int(legal[0]), int(np.flatnonzero(infos["action_mask"][1] == 0)[0])]
    with pytest.raises(IllegalAction):
        envs.step(wrong)
    assert np.array_equal(envs._rows(), rows)


@pytest.mark.parametrize(
    "wrong", [{"opponents": "friends"}, {"illegal": "shrug"}, {"num_envs": 0}, {"rewards": "rice"}]
)
def test_what_does_not_exist_is_refused(wrong: dict[str, Any]) -> None:
    with pytest.raises(BadArgument, match=next(iter(wrong))):
        vector_env("shogunate", **wrong)


def test_wrong_numbers_of_seeds_and_actions_are_refused() -> None:
    envs = vector_env("shogunate", 2, seats=3)
    with pytest.raises(BadArgument, match="reset"):
        envs.step([0, 0])
    with pytest.raises(BadArgument, match="seeds"):
        envs.reset(seed=[1])
    envs.reset(seed=[1, None])
    with pytest.raises(BadArgument, match="actions"):
        envs.step([0])
    with pytest.raises(BadArgument, match="options"):
        envs.reset(options={"position": {}})
