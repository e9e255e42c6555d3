"""A vectorized Gymnasium environment: many games per call, with action masks in the infos.

    from hatamoto.research import vector_env
    envs = vector_env("shogunate", num_envs=64, opponents="random")
    observations, infos = envs.reset(seed=1)
    observations, rewards, terminations, truncations, infos = envs.step(actions)

With `opponents="random"` one seat of each game learns, a different one in each new game, and a step
is a decision of that seat. With `opponents="self"` every seat acts in turn. With `dtype="uint8"`
observations are whole numbers; divided by `envs.config.floats` they equal those of `"float32"`.
"""

from collections.abc import Mapping, Sequence
from pathlib import Path
from secrets import randbits
from typing import Any, Final, TypeAlias

import numpy as np
from gymnasium import spaces
from gymnasium.vector import AutoresetMode, VectorEnv
from gymnasium.vector.utils import batch_space
from numpy.typing import NDArray

from hatamoto.kernel.batch import ALL_SEATS, Batch
from hatamoto.kernel.errors import BadArgument, IllegalAction
from hatamoto.kernel.rng import Rng
from hatamoto.research.env_config import EnvConfig
from hatamoto.research.env_core import VERSION
from hatamoto.research.episode import ILLEGAL

OPPONENTS: Final = ("self", "random")
DTYPES: Final = ("float32", "uint8")
LARGE_BLOCK: Final = 16 << 20
"""Bytes, more than the rows or masks of a step usually take, less than glibc's limit of 32 MiB."""
Infos: TypeAlias = dict[str, Any]
Rows: TypeAlias = NDArray[np.float32] | NDArray[np.uint8]
Stepped: TypeAlias = tuple[Rows, NDArray[np.float64], NDArray[np.bool_], NDArray[np.bool_], Infos]


class HatamotoVectorEnv(VectorEnv[Any, Any, Any]):
    """`num_envs` games; a game that ends is replaced by a new one in the same step.

    `infos` has the `action_mask` and the `seat` that is asked in each game; where games ended also
    `final_obs` and the `payoffs` of all their seats; where an action was not legal, `illegal`.
    """

    def __init__(
        self,
        game: str = "shogunate",
        num_envs: int = 64,
        seats: int | None = None,
        options: Mapping[str, object] | None = None,
        opponents: str = "self",
        rewards: str = "win",
        illegal: str = "replace",
        pack: Path | None = None,
        dtype: str = "float32",
    ) -> None:
        if dtype not in DTYPES:
            raise BadArgument(f"dtype is {' or '.join(DTYPES)}, not {dtype}")
        if opponents not in OPPONENTS:
            raise BadArgument(f"opponents are {' or '.join(OPPONENTS)}, not {opponents}")
        if illegal not in ILLEGAL:
            raise BadArgument(f"illegal is {' or '.join(ILLEGAL)}, not {illegal}")
        if num_envs < 1:
            raise BadArgument(f"num_envs is 1 or more, not {num_envs}")
        self.config = EnvConfig(game, seats, options, rewards, pack)
        self.metadata = {"render_modes": [], "autoreset_mode": AutoresetMode.SAME_STEP}
        self.num_envs = num_envs
        self.opponents = opponents
        self.illegal = illegal
        self.dtype = dtype
        self.single_observation_space = self._space()
        self.single_action_space = spaces.Discrete(self.config.actions)
        self.observation_space = batch_space(self.single_observation_space, num_envs)
        self.action_space = batch_space(self.single_action_space, num_envs)
        config = self.config
        self.batch = Batch(config.game, config.seats, config.options, config.observer)
        # Freeing a large block once makes glibc keep smaller ones. Otherwise it may return those of
        # each step to the system and fetch them again, which can cost a third of the speed.
        bytearray(LARGE_BLOCK)

    def _space(self) -> spaces.Box:
        """Numbers from 0 to 1, or the whole numbers they come from."""
        if self.dtype == "float32":
            return spaces.Box(0, 1, (self.config.size,), np.float32)
        return spaces.Box(np.zeros_like(self.config.maxima), self.config.maxima, dtype=np.uint8)

    def __str__(self) -> str:
        return f"hatamoto_{self.config.game.id}_v{VERSION} x {self.num_envs}"

    def reset(
        self,
        *,
        seed: int | Sequence[int | None] | None = None,
        options: Mapping[str, Any] | None = None,
    ) -> tuple[Rows, Infos]:
        """Start new games; with an integer seed, game n uses seed + n."""
        if options:
            raise BadArgument(f"reset takes no options, not {', '.join(options)}")
        learners = [ALL_SEATS] * self.num_envs
        if self.opponents == "random":
            learners = [index % self.config.seats for index in range(self.num_envs)]
        self.batch.begin([Rng(one) for one in self._seeds(seed)], learners)
        return self._rows(), self._infos()

    def _seeds(self, seed: int | Sequence[int | None] | None) -> list[int]:
        if isinstance(seed, int):
            return [seed + index for index in range(self.num_envs)]
        given = [None] * self.num_envs if seed is None else list(seed)
        if len(given) != self.num_envs:
            raise BadArgument(f"there are {self.num_envs} games, not {len(given)} as seeds")
        return [randbits(64) if one is None else one for one in given]

    def step(self, actions: Any) -> Stepped:
        """Apply an action to each game."""
        if not self.batch.states:
            raise BadArgument("call reset() first")
        wanted: list[int] = np.asarray(actions).tolist()
        if len(wanted) != self.num_envs:
            raise BadArgument(f"there are {self.num_envs} games, not {len(wanted)} as actions")
        if self.illegal == "refuse":
            self._refuse(wanted)
        self.batch.step(wanted)
        rewards = np.zeros(self.num_envs)
        ends = np.zeros(self.num_envs, np.bool_)
        infos = self._infos()
        if self.batch.finished:
            self._note_ends(rewards, ends, infos)
        if self.batch.illegal:
            infos["illegal"] = np.zeros(self.num_envs, np.bool_)
            infos["illegal"][self.batch.illegal] = True
        return self._rows(), rewards, ends, np.zeros(self.num_envs, np.bool_), infos

    def _refuse(self, actions: list[int]) -> None:
        """Raise IllegalAction for the first illegal action, before anything is applied."""
        for index, action in enumerate(actions):
            if action not in self.batch.legal[index]:
                refusal = self.batch.states[index].refusal(self.batch.seats_to_act[index], action)
                assert refusal is not None
                raise IllegalAction(refusal)

    def _note_ends(
        self, rewards: NDArray[np.float64], ends: NDArray[np.bool_], infos: Infos
    ) -> None:
        """Fill in the rewards and final observations of the games that ended."""
        payoffs = np.zeros((self.num_envs, self.config.seats))
        seen = np.full(self.num_envs, None, object)
        for ended in self.batch.finished:
            index = ended.index
            payoffs[index] = self.config.payoffs(ended.outcome)
            rewards[index] = payoffs[index, ended.seat]
            ends[index] = True
            seen[index] = self._written(ended.seen, (self.config.size,))
        infos |= {"payoffs": payoffs, "_payoffs": ends, "final_obs": seen, "_final_obs": ends}

    def _rows(self) -> Rows:
        return self._written(self.batch.rows(), (self.num_envs, self.config.size))

    def _written(self, seen: bytes | bytearray, shape: tuple[int, ...]) -> Rows:
        if self.dtype == "uint8":
            return self.config.capped(seen, shape)
        rows = np.empty(shape, np.float32)
        self.config.write(seen, rows)
        return rows

    def _infos(self) -> Infos:
        marks = np.frombuffer(self.batch.masks(), np.int8)
        everywhere = np.ones(self.num_envs, np.bool_)
        return {
            "action_mask": marks.reshape(self.num_envs, self.config.actions),
            "_action_mask": everywhere,
            "seat": np.array(self.batch.seats_to_act),
            "_seat": everywhere,
        }

    def close_extras(self, **_: Any) -> None:
        """Nothing to release."""
