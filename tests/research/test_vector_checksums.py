"""What the vectorised environment returns is the same, byte for byte, in every version and build.

A change that only makes it faster leaves these sums alone. A change of the rules, of the columns or
of the actions changes them, and `hatamoto_v2` with them if a trained policy no longer fits.
"""

import hashlib

import numpy as np
import pytest
from numpy.typing import NDArray

from hatamoto import catalog
from hatamoto.bots.measure import seats_of
from hatamoto.research import vector_env
from hatamoto.research.env_speed import any_legal

GAMES_AT_ONCE = 8
STEPS = 500
SUMS = {
    "shogunate": ("c2419bcd6e02fb40", "ef4813e96a2fa86c"),
    "twilight": ("812d5455fb2d2d50", "4caf309acbb762f8"),
    "battles": ("b83b5e4827c125fa", "03c2ec2eab094ddb"),
    "edo": ("aec34223f5a15f84", "2e23099239b862cc"),
}
"""By game: those of numbers from 0 to 1 where all seats learn, and of whole ones where one does."""


def checksum(id: str, dtype: str, opponents: str) -> str:
    """The hash of all rows, masks, seats, rewards and ends of some hundred steps."""
    envs = vector_env(id, GAMES_AT_ONCE, seats_of(catalog.game(id)), None, opponents, dtype=dtype)
    rng, total, ended = np.random.default_rng(1), hashlib.sha256(), 0

    def add(array: NDArray[np.generic]) -> None:
        total.update(np.ascontiguousarray(array).tobytes())

    rows, infos = envs.reset(seed=1)
    for _ in range(STEPS):
        add(rows)
        add(infos["action_mask"])
        add(infos["seat"].astype(np.int8))
        rows, rewards, ends, _, infos = envs.step(any_legal(infos["action_mask"], rng))
        add(rewards)
        add(ends)
        for index in np.flatnonzero(ends):
            ended += 1
            add(infos["payoffs"][index])
            add(infos["final_obs"][index])
    assert ended
    return total.hexdigest()[:16]


@pytest.mark.parametrize("id", catalog.GAMES)
def test_rows_masks_and_rewards_are_those_of_earlier_versions(id: str) -> None:
    floats, wholes = checksum(id, "float32", "self"), checksum(id, "uint8", "random")
    assert (floats, wholes) == SUMS[id]
