"""The PettingZoo parallel environment: all seats act in each step."""

from collections.abc import Mapping
from copy import deepcopy
from typing import Any, SupportsInt

from gymnasium import spaces
from pettingzoo import ParallelEnv

from hatamoto.kernel.errors import BadArgument
from hatamoto.research.env_config import Floats
from hatamoto.research.env_core import EnvCore
from hatamoto.research.episode import Info, Observation


class HatamotoParallelEnv(ParallelEnv):  # type: ignore[misc]  # PettingZoo has no types
    """In each step the seats to act answer, and the others `wait`."""

    def __init__(self, core: EnvCore) -> None:
        self.core = core
        self.metadata = core.metadata()
        self.render_mode = core.render_mode
        self.max_cycles = core.max_cycles
        self.possible_agents = list(core.agents)
        self.wait = core.config.actions
        """The one action more than the game has: for a seat that is not asked."""
        self.action_spaces = core.action_spaces(self.wait + 1)
        self.observation_spaces = core.observation_spaces(self.wait + 1)
        self.state_space = core.state_space()

    def copy(self) -> "HatamotoParallelEnv":
        """A copy in the same state, with the same future random numbers and the same spaces."""
        shared = (self.action_spaces, self.observation_spaces, self.state_space)
        return deepcopy(self, {id(space): space for space in shared})

    def action_space(self, agent: str) -> spaces.Discrete:
        """All actions of the game, and `wait`."""
        return self.action_spaces[agent]

    def observation_space(self, agent: str) -> spaces.Dict:
        """`observation` and `action_mask`."""
        return self.observation_spaces[agent]

    def reset(
        self, seed: int | None = None, options: Mapping[str, Any] | None = None
    ) -> tuple[dict[str, Observation], dict[str, Info]]:
        """Begin a new game, or start from a position with options {"position": ...}."""
        self.core.begin(seed, options)
        self.agents = list(self.possible_agents)
        self.cycles = 0
        return self._observations(), {agent: {} for agent in self.agents}

    def step(
        self, actions: Mapping[str, SupportsInt]
    ) -> tuple[
        dict[str, Observation],
        dict[str, float],
        dict[str, bool],
        dict[str, bool],
        dict[str, Info],
    ]:
        """Apply every seat's action; the answers of one step are hidden from one another."""
        infos: dict[str, Info] = {agent: {} for agent in self.agents}
        for seat in self.core.current.owing if self.agents else []:
            agent = self.possible_agents[seat]
            infos[agent] = self._answer(seat, actions[agent])
        self.core.current.run_chance()
        self.cycles += 1
        payoffs = self.core.current.payoffs()
        over, cut = payoffs is not None, self.cycles == self.max_cycles and payoffs is None
        rewards = dict(zip(self.agents, payoffs or [0.0] * len(self.agents), strict=True))
        ends, cuts = dict.fromkeys(self.agents, over), dict.fromkeys(self.agents, cut)
        observations = self._observations()
        if over or cut:
            self.agents = []
        if self.render_mode == "human":
            self.render()
        return observations, rewards, ends, cuts, infos

    def _answer(self, seat: int, action: SupportsInt) -> Info:
        if int(action) != self.wait:
            return self.core.answer(seat, action)
        if self.core.illegal == "refuse":
            raise BadArgument(f"seat {seat} owes an answer and cannot wait")
        self.core.current.answer_for(seat)
        return {"illegal": {"action": "wait", "rule": "", "reason": "owes_an_answer"}}

    def _observations(self) -> dict[str, Observation]:
        return {agent: self._observe(seat) for seat, agent in enumerate(self.agents)}

    def _observe(self, seat: int) -> Observation:
        mask = self.core.current.mask(seat, self.wait + 1)
        mask[self.wait] = not mask.any()
        return self.core.current.observation(seat, mask)

    def state(self) -> Floats:
        """The observations of all seats, secrets included."""
        return self.core.current.all_sides()

    def render(self) -> str | None:
        """The board as a watcher sees it."""
        return self.core.render()

    def close(self) -> None:
        """Nothing to release."""
