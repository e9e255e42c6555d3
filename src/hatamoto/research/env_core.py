"""What both PettingZoo environments share: configuration, seeds, spaces, the episode."""

from collections.abc import Mapping
from pathlib import Path
from secrets import randbits
from typing import Any, Final, SupportsInt, final

import numpy as np
from gymnasium import spaces
from gymnasium.logger import warn

from hatamoto.kernel.errors import BadArgument
from hatamoto.kernel.rng import Rng
from hatamoto.research.env_config import EnvConfig
from hatamoto.research.episode import ILLEGAL, Episode, Info, new_episode

VERSION: Final = 2
RENDER_MODES: Final = ["human", "ansi"]


@final
class EnvCore:
    """Base of both environments; each adds the interface of its API."""

    def __init__(
        self,
        game: str,
        seats: int | None,
        options: Mapping[str, object] | None,
        render_mode: str | None,
        rewards: str = "win",
        illegal: str = "replace",
        max_cycles: int | None = None,
        pack: Path | None = None,
    ) -> None:
        self.config = EnvConfig(game, seats, options, rewards, pack)
        self.render_mode = render_mode
        self.illegal = illegal
        self.max_cycles = max_cycles
        self._check()
        self.agents = [f"seat_{seat}" for seat in range(self.config.seats)]
        self.seed: int | None = None
        self.episode: Episode | None = None

    def _check(self) -> None:
        if self.render_mode not in (None, *RENDER_MODES):
            raise BadArgument(f"render_mode is {' or '.join(RENDER_MODES)}, not {self.render_mode}")
        if self.illegal not in ILLEGAL:
            raise BadArgument(f"illegal is {' or '.join(ILLEGAL)}, not {self.illegal}")

    @property
    def current(self) -> Episode:
        """The current episode; raises BadArgument before the first reset."""
        if self.episode is None:
            raise BadArgument("call reset() first")
        return self.episode

    def metadata(self) -> dict[str, Any]:
        """The metadata that PettingZoo requires."""
        name = f"hatamoto_{self.config.game.id}_v{VERSION}"
        about = {"name": name, "render_modes": RENDER_MODES, "render_fps": 1}
        return {**about, "is_parallelizable": False}

    def begin(self, seed: int | None, options: Mapping[str, Any] | None) -> Episode:
        """Start an episode; without a seed, the previous generator continues."""
        if seed is not None:
            self.seed = int(seed)
        rng = Rng(randbits(64) if self.seed is None else self.seed)
        self.episode = new_episode(self.config, rng, (options or {}).get("position"))
        self.seed = rng.word() << 32 | rng.word()
        return self.episode

    def answer(self, seat: int, action: SupportsInt | None) -> Info:
        """Apply an answer, which may be any kind of integer."""
        if action is None:
            raise BadArgument("this seat owes an answer; None is for seats that are done")
        return self.current.answer(seat, int(action), self.illegal)

    def action_spaces(self, actions: int) -> dict[str, spaces.Discrete]:
        """The same actions for each seat."""
        return {agent: spaces.Discrete(actions) for agent in self.agents}

    def observation_spaces(self, actions: int) -> dict[str, spaces.Dict]:
        """The same columns for each seat, and a mask over the actions."""
        return {agent: self._observation_space(actions) for agent in self.agents}

    def _observation_space(self, actions: int) -> spaces.Dict:
        row = spaces.Box(0, 1, (self.config.size,), np.float32)
        mask = spaces.Box(0, 1, (actions,), np.int8)
        return spaces.Dict({"observation": row, "action_mask": mask})

    def state_space(self) -> spaces.Box:
        """The observations of all seats, concatenated."""
        return spaces.Box(0, 1, (self.config.size * self.config.seats,), np.float32)

    def render(self) -> str | None:
        """The board as a watcher sees it: returned as text, or printed."""
        if self.render_mode is None:
            warn("render() needs a render_mode: human or ansi")
            return None
        if self.render_mode == "ansi":
            return self.current.board()
        print(self.current.board())
        return None
