"""One episode: a trajectory, the dice of its chance, and a stand-in for whoever does not answer."""

from typing import Final, TypeAlias, final

import numpy as np
from numpy.typing import NDArray

from hatamoto.engine.voices import voice
from hatamoto.kernel.errors import BadArgument
from hatamoto.kernel.rng import Rng
from hatamoto.kernel.seats import NATURE, WATCHER
from hatamoto.research.env_config import EnvConfig, Floats, Rebuilt
from hatamoto.research.trajectory import Trajectory, begun, trajectory_from

Info: TypeAlias = dict[str, object]
Observation: TypeAlias = dict[str, NDArray[np.float32] | NDArray[np.int8]]
ILLEGAL: Final = ("replace", "refuse")


@final
class Episode:
    """Plays chance, takes answers, and shows each seat its side as numbers."""

    def __init__(self, trajectory: Trajectory, dice: Rng, stand_in: Rng) -> None:
        self.trajectory = trajectory
        self.dice = dice
        self.stand_in = stand_in

    def __deepcopy__(self, memo: dict[int, object]) -> "Episode":
        trajectory = self.trajectory.__deepcopy__(memo)
        return Episode(trajectory, same(self.dice), same(self.stand_in))

    def __reduce__(self) -> Rebuilt:
        dice, other = self.dice, self.stand_in
        return resumed, (self.trajectory, dice.x, dice.y, other.x, other.y)

    @property
    def owing(self) -> list[int]:
        """The seats that owe an answer, lowest first."""
        return self.trajectory.state.to_act()

    def run_chance(self) -> None:
        """Let chance act until a seat is asked or the game is over."""
        state = self.trajectory.state
        while state.actor() == NATURE:
            self.trajectory.act(NATURE, state.draw(self.dice))

    def answer(self, seat: int, action: int, illegal: str) -> Info:
        """Take a seat's answer; an illegal one is replaced and reported, or raises."""
        state = self.trajectory.state
        refusal = None if illegal == "refuse" else state.refusal(seat, action)
        if refusal is None:
            self.trajectory.act(seat, action)
            return {}
        self.answer_for(seat)
        facts = {"rule": refusal.rule, "reason": refusal.reason}
        return {"illegal": {"action": state.game.notation(action), **facts}}

    def answer_for(self, seat: int) -> None:
        """Answer for a seat with any legal action."""
        actions = self.trajectory.state.legal(seat)
        self.trajectory.act(seat, actions[self.stand_in.below(len(actions))])

    def observation(self, seat: int, mask: NDArray[np.int8]) -> Observation:
        """What an environment tells a seat."""
        row = self.trajectory.config.row(self.trajectory.state, seat)
        return {"observation": row, "action_mask": mask}

    def mask(self, seat: int, size: int) -> NDArray[np.int8]:
        """A 1 for each action the seat may answer with now."""
        mask = np.zeros(size, dtype=np.int8)
        mask[self.trajectory.state.legal(seat)] = 1
        return mask

    def all_sides(self) -> Floats:
        """What all seats know, side by side: with every secret, for critics only."""
        config, state = self.trajectory.config, self.trajectory.state
        return np.concatenate([config.row(state, seat) for seat in range(config.seats)])

    def payoffs(self) -> list[float] | None:
        """What each seat gets, once the game is over."""
        outcome = self.trajectory.state.outcome()
        return None if outcome is None else self.trajectory.config.payoffs(outcome)

    def board(self) -> str:
        """The table as a watcher sees it, as text."""
        game = self.trajectory.config.game
        view = self.trajectory.state.view(WATCHER)
        return "\n".join(game.board_text(view, voice(game, "en").message))


def started(config: EnvConfig, rng: Rng, position: object = None) -> Episode:
    """A new episode, dealt; from a position if one is given."""
    if position is None:
        trajectory = begun(config)
    elif isinstance(position, dict):
        trajectory = trajectory_from(config, position)
    else:
        raise BadArgument("a position is an object")
    episode = Episode(trajectory, rng.split(), rng.split())
    episode.run_chance()
    return episode


def resumed(trajectory: Trajectory, *words: int) -> Episode:
    """An episode as it was, from the four words of its generators."""
    return Episode(trajectory, _generator(words[0], words[1]), _generator(words[2], words[3]))


def same(rng: Rng) -> Rng:
    """A generator that will give the same numbers."""
    return _generator(rng.x, rng.y)


def _generator(x: int, y: int) -> Rng:
    rng = Rng(0)
    rng.x, rng.y = x, y
    return rng
