"""One episode: a state, its generator for chance, and one for seats that do not answer."""

from typing import Final, TypeAlias, final

import numpy as np
from numpy.typing import NDArray

from hatamoto.engine.voices import voice
from hatamoto.kernel.columns import mark
from hatamoto.kernel.errors import BadArgument
from hatamoto.kernel.freezing import freeze, thaw
from hatamoto.kernel.rng import Rng
from hatamoto.kernel.seats import NATURE, NOBODY, WATCHER
from hatamoto.kernel.state import State, action_error
from hatamoto.research.env_config import EnvConfig, Floats, Rebuilt
from hatamoto.research.trajectory import new_trajectory, trajectory_from

Info: TypeAlias = dict[str, object]
Observation: TypeAlias = dict[str, NDArray[np.float32] | NDArray[np.int8]]
ILLEGAL: Final = ("replace", "refuse")


@final
class Episode:
    """Plays chance, applies answers, and encodes each seat's observation."""

    def __init__(self, config: EnvConfig, state: State, dice: Rng, stand_in: Rng) -> None:
        self.config = config
        self.state = state
        self.dice = dice
        self.stand_in = stand_in
        self._memory = config.observer.memory()
        self._asked = NOBODY
        self._legal: list[int] = []
        """The legal actions of the seat `_asked`, once listed."""

    def __deepcopy__(self, memo: dict[int, object]) -> "Episode":
        return Episode(
            self.config, self.state.clone(), copy_rng(self.dice), copy_rng(self.stand_in)
        )

    def __reduce__(self) -> Rebuilt:
        dice, other = self.dice, self.stand_in
        words = (dice.x, dice.y, other.x, other.y)
        return restore_episode, (self.config, freeze(self.state), *words)

    @property
    def owing(self) -> list[int]:
        """The seats to act, lowest first."""
        return self.state.to_act()

    def run_chance(self) -> int:
        """Play chance until a seat is to act or the game is over; returns whom to serve next."""
        state = self.state
        while (seat := state.actor()) == NATURE:
            state.apply(NATURE, state.draw(self.dice))
        return seat

    def legal(self, seat: int) -> list[int]:
        """The legal actions of a seat, cached until the next answer."""
        if seat != self._asked:
            self._legal = self.state.legal(seat)
            self._asked = seat
        return self._legal

    def _apply(self, seat: int, action: int) -> None:
        self._asked = NOBODY
        self.state.apply(seat, action)

    def answer(self, seat: int, action: int, illegal: str) -> Info:
        """Apply a seat's answer; an illegal one is replaced and reported, or raises."""
        if action in self.legal(seat):
            self._apply(seat, action)
            return {}
        state = self.state
        refusal = state.refusal(seat, action)
        assert refusal is not None
        if illegal == "refuse":
            raise action_error(state, seat, refusal)
        self.answer_for(seat)
        facts = {"rule": refusal.rule, "reason": refusal.reason}
        return {"illegal": {"action": state.game.notation(action), **facts}}

    def answer_for(self, seat: int) -> None:
        """Answer for a seat with a random legal action."""
        actions = self.legal(seat)
        self._apply(seat, actions[self.stand_in.below(len(actions))])

    def observation(self, seat: int, mask: NDArray[np.int8]) -> Observation:
        """A seat's observation and action mask."""
        row = self.config.row(self.state, seat, self._memory)
        return {"observation": row, "action_mask": mask}

    def mask(self, seat: int, size: int) -> NDArray[np.int8]:
        """An array with 1 for each legal action of the seat."""
        marks = bytearray(size)
        mark(marks, 0, self.legal(seat))
        return np.frombuffer(marks, np.int8)

    def all_sides(self) -> Floats:
        """The observations of all seats, concatenated: includes every secret, for critics only."""
        config = self.config
        rows = [config.row(self.state, seat, self._memory) for seat in range(config.seats)]
        return np.concatenate(rows)

    def payoffs(self) -> list[float] | None:
        """The final reward of each seat; None before the end."""
        outcome = self.state.outcome()
        return None if outcome is None else self.config.payoffs(outcome)

    def board(self) -> str:
        """The table as a watcher sees it, as text."""
        game, view = self.config.game, self.state.view(WATCHER)
        return "\n".join(game.renderer.text(view, voice(game, "en").message))


def new_episode(config: EnvConfig, rng: Rng, position: object = None) -> Episode:
    """A new episode after the deal, or from a position."""
    if position is None:
        trajectory = new_trajectory(config)
    elif isinstance(position, dict):
        trajectory = trajectory_from(config, position)
    else:
        raise BadArgument("a position is an object")
    episode = Episode(config, trajectory.state, rng.split(), rng.split())
    episode.run_chance()
    return episode


def restore_episode(config: EnvConfig, frozen: dict[str, object], *words: int) -> Episode:
    """Restore an episode from its frozen state and the four words of its generators."""
    dice, stand_in = _generator(words[0], words[1]), _generator(words[2], words[3])
    return Episode(config, thaw(config.game, frozen), dice, stand_in)


def copy_rng(rng: Rng) -> Rng:
    """A generator that yields the same numbers."""
    return _generator(rng.x, rng.y)


def _generator(x: int, y: int) -> Rng:
    rng = Rng(0)
    rng.x, rng.y = x, y
    return rng
