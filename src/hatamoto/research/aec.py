"""The PettingZoo environment that asks one seat at a time."""

from collections.abc import Mapping
from copy import deepcopy
from typing import Any, SupportsInt

import numpy as np
from gymnasium import spaces
from pettingzoo import AECEnv

from hatamoto.research.env_config import Floats
from hatamoto.research.env_core import EnvCore
from hatamoto.research.episode import Info, Observation


class HatamotoEnv(AECEnv):  # type: ignore[misc]  # PettingZoo has no types
    """Whoever owes an answer is served, lowest seat first; chance plays itself in between."""

    def __init__(self, core: EnvCore) -> None:
        super().__init__()
        self.core = core
        self.metadata = core.metadata()
        self.render_mode = core.render_mode
        self.possible_agents = list(core.agents)
        self.action_spaces = core.action_spaces(core.config.actions)
        self.observation_spaces = core.observation_spaces(core.config.actions)
        self.state_space = core.state_space()

    def copy(self) -> "HatamotoEnv":
        """An environment at the same point, with the same future chance and the same spaces."""
        shared = (self.action_spaces, self.observation_spaces, self.state_space)
        return deepcopy(self, {id(space): space for space in shared})

    def action_space(self, agent: str) -> spaces.Discrete:
        """All actions of the game."""
        return self.action_spaces[agent]

    def observation_space(self, agent: str) -> spaces.Dict:
        """`observation` and `action_mask`."""
        return self.observation_spaces[agent]

    def reset(self, seed: int | None = None, options: Mapping[str, Any] | None = None) -> None:
        """Begin a new game, or with options {"position": ...} at a position."""
        self.core.begin(seed, options)
        self.agents = list(self.possible_agents)
        self.answered = dict.fromkeys(self.agents, 0)
        self.rewards = dict.fromkeys(self.agents, 0.0)
        self._cumulative_rewards = dict.fromkeys(self.agents, 0.0)
        self.terminations = dict.fromkeys(self.agents, False)
        self.truncations = dict.fromkeys(self.agents, False)
        self.infos: dict[str, Info] = {agent: {} for agent in self.agents}
        self._skip_agent_selection = None
        self._go_on()

    def step(self, action: SupportsInt | None) -> None:
        """Take the answer of `agent_selection`; a seat that is done says None."""
        agent = self.agent_selection
        if self.terminations[agent] or self.truncations[agent]:
            self._was_dead_step(action)
            return
        self.infos[agent] = self.core.answer(self._seat(agent), action)
        self._clear_rewards()
        self._cumulative_rewards[agent] = 0.0
        self.answered[agent] += 1
        self.truncations[agent] = self.answered[agent] == self.core.max_cycles
        self._go_on()
        self._accumulate_rewards()
        if self.render_mode == "human":
            self.render()

    def _go_on(self) -> None:
        """Play chance and the seats that have left until a live seat is asked or all are done."""
        episode = self.core.current
        alive = [agent for agent in self.agents if not self.truncations[agent]]
        episode.run_chance()
        while alive and episode.owing and self._agent(episode.owing[0]) not in alive:
            episode.answer_for(episode.owing[0])
            episode.run_chance()
        payoffs = episode.payoffs()
        if payoffs is not None:
            self._end(payoffs)
        elif alive:
            self.agent_selection = self._agent(episode.owing[0])
        self._deads_step_first()

    def _end(self, payoffs: list[float]) -> None:
        for agent in self.agents:
            self.rewards[agent] = payoffs[self._seat(agent)]
            self.terminations[agent] = True
            self.truncations[agent] = False
        self.agent_selection = self.agents[0]

    def observe(self, agent: str) -> Observation:
        """A seat's side of the table; the mask is empty unless it is asked now."""
        episode, size = self.core.current, self.core.config.actions
        asked = agent == self.agent_selection and not self.truncations.get(agent, True)
        mask = episode.mask(self._seat(agent), size) if asked else np.zeros(size, dtype=np.int8)
        return episode.observation(self._seat(agent), mask)

    def state(self) -> Floats:
        """The sides of all seats, secrets included."""
        return self.core.current.all_sides()

    def render(self) -> str | None:
        """The board for a watcher."""
        return self.core.render()

    def close(self) -> None:
        """Nothing is held open."""

    def _seat(self, agent: str) -> int:
        return self.possible_agents.index(agent)

    def _agent(self, seat: int) -> str:
        return self.possible_agents[seat]
