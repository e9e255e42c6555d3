"""The PettingZoo AEC environment: one seat acts at a time."""

from collections.abc import Mapping
from copy import deepcopy
from typing import Any, SupportsInt

import numpy as np
from gymnasium import spaces
from pettingzoo import AECEnv

from hatamoto.kernel.seats import NOBODY
from hatamoto.research.env_config import Floats
from hatamoto.research.env_core import EnvCore
from hatamoto.research.episode import Episode, Info, Observation


class HatamotoEnv(AECEnv):  # type: ignore[misc]  # PettingZoo has no types
    """Serves the seats to act, lowest first; chance plays itself in between."""

    def __init__(self, core: EnvCore) -> None:
        super().__init__()
        self.core = core
        self.metadata = core.metadata()
        self.render_mode = core.render_mode
        self.possible_agents = list(core.agents)
        self.seats = {agent: seat for seat, agent in enumerate(self.possible_agents)}
        self.action_spaces = core.action_spaces(core.config.actions)
        self.observation_spaces = core.observation_spaces(core.config.actions)
        self.state_space = core.state_space()

    def copy(self) -> "HatamotoEnv":
        """A copy in the same state, with the same future random numbers and the same spaces."""
        shared = (self.action_spaces, self.observation_spaces, self.state_space)
        return deepcopy(self, {id(space): space for space in shared})

    def action_space(self, agent: str) -> spaces.Discrete:
        """All actions of the game."""
        return self.action_spaces[agent]

    def observation_space(self, agent: str) -> spaces.Dict:
        """`observation` and `action_mask`."""
        return self.observation_spaces[agent]

    def reset(self, seed: int | None = None, options: Mapping[str, Any] | None = None) -> None:
        """Begin a new game, or start from a position with options {"position": ...}."""
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
        """Apply the action of `agent_selection`; None for an agent that is done."""
        agent = self.agent_selection
        if self.terminations[agent] or self.truncations[agent]:
            self._was_dead_step(action)
            return
        self.infos[agent] = self.core.answer(self.seats[agent], action)
        self.answered[agent] += 1
        if self.answered[agent] == self.core.max_cycles:
            self.truncations[agent] = True
        self._go_on()
        if self.render_mode == "human":
            self.render()

    def _go_on(self) -> None:
        """Play chance and the seats that have left until a live seat is asked or all are done.

        Nobody is rewarded before the end, so that there is nothing to add up on the way.
        """
        episode = self.core.current
        seat = episode.run_chance()
        if self.core.max_cycles is None:
            if seat != NOBODY:
                self.agent_selection = self.possible_agents[seat]
                return
        else:
            seat = self._without_the_left(episode, seat)
        if seat == NOBODY:
            self._end(episode)
        self._deads_step_first()

    def _without_the_left(self, episode: Episode, seat: int) -> int:
        """Answer for truncated seats until a live one is to act; returns whom to serve next."""
        alive = [agent for agent in self.agents if not self.truncations[agent]]
        while alive and seat != NOBODY and self.possible_agents[seat] not in alive:
            episode.answer_for(seat)
            seat = episode.run_chance()
        if alive and seat != NOBODY:
            self.agent_selection = self.possible_agents[seat]
        return seat

    def _end(self, episode: Episode) -> None:
        payoffs = episode.payoffs()
        assert payoffs is not None
        for agent in self.agents:
            self.rewards[agent] = payoffs[self.seats[agent]]
            self.terminations[agent] = True
            self.truncations[agent] = False
        self.agent_selection = self.agents[0]
        self._accumulate_rewards()

    def observe(self, agent: str) -> Observation:
        """An agent's observation; its mask is all zeros unless it is to act."""
        episode, size = self.core.current, self.core.config.actions
        asked = agent == self.agent_selection and not self.truncations.get(agent, True)
        seat = self.seats[agent]
        mask = episode.mask(seat, size) if asked else np.zeros(size, dtype=np.int8)
        return episode.observation(seat, mask)

    def state(self) -> Floats:
        """The observations of all seats, secrets included."""
        return self.core.current.all_sides()

    def render(self) -> str | None:
        """The board as a watcher sees it."""
        return self.core.render()

    def close(self) -> None:
        """Nothing to release."""
