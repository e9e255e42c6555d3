"""One episode: a course, the dice of its chance, and a stand-in for whoever does not answer."""

from typing import Final, TypeAlias, final

import numpy as np
from numpy.typing import NDArray

from hatamoto.engine.voices import voice
from hatamoto.kernel.errors import BadArgument
from hatamoto.kernel.rng import Rng
from hatamoto.kernel.seats import NATURE, WATCHER
from hatamoto.research.course import Course, begun, restored
from hatamoto.research.setting import Floats, Rebuilt, Setting

Info: TypeAlias = dict[str, object]
Observation: TypeAlias = dict[str, NDArray[np.float32] | NDArray[np.int8]]
ILLEGAL: Final = ("replace", "refuse")


@final
class Episode:
    """Plays chance, takes answers, and shows each seat its side as numbers."""

    def __init__(self, course: Course, dice: Rng, stand_in: Rng) -> None:
        self.course = course
        self.dice = dice
        self.stand_in = stand_in

    def __deepcopy__(self, memo: dict[int, object]) -> "Episode":
        course = self.course.__deepcopy__(memo)
        return Episode(course, same(self.dice), same(self.stand_in))

    def __reduce__(self) -> Rebuilt:
        dice, other = self.dice, self.stand_in
        return resumed, (self.course, dice.x, dice.y, other.x, other.y)

    @property
    def owing(self) -> list[int]:
        """The seats that owe an answer, lowest first."""
        return self.course.state.to_act()

    def run_chance(self) -> None:
        """Let chance act until a seat is asked or the game is over."""
        state = self.course.state
        while state.actor() == NATURE:
            self.course.act(NATURE, state.draw(self.dice))

    def answer(self, seat: int, action: int, illegal: str) -> Info:
        """Take a seat's answer; one that is not legal is replaced and told, or raises."""
        state = self.course.state
        refusal = None if illegal == "refuse" else state.refusal(seat, action)
        if refusal is None:
            self.course.act(seat, action)
            return {}
        self.answer_for(seat)
        facts = {"rule": refusal.rule, "reason": refusal.reason}
        return {"illegal": {"action": state.game.notation(action), **facts}}

    def answer_for(self, seat: int) -> None:
        """Answer for a seat with any legal action."""
        actions = self.course.state.legal(seat)
        self.course.act(seat, actions[self.stand_in.below(len(actions))])

    def observation(self, seat: int, mask: NDArray[np.int8]) -> Observation:
        """What an environment tells a seat."""
        row = self.course.setting.row(self.course.state, seat)
        return {"observation": row, "action_mask": mask}

    def mask(self, seat: int, size: int) -> NDArray[np.int8]:
        """A 1 for each action the seat may answer with now."""
        mask = np.zeros(size, dtype=np.int8)
        mask[self.course.state.legal(seat)] = 1
        return mask

    def all_sides(self) -> Floats:
        """What all seats know, side by side: with every secret, for critics only."""
        setting, state = self.course.setting, self.course.state
        return np.concatenate([setting.row(state, seat) for seat in range(setting.seats)])

    def payoffs(self) -> list[float] | None:
        """What each seat gets, once the game is over."""
        outcome = self.course.state.outcome()
        return None if outcome is None else self.course.setting.payoffs(outcome)

    def board(self) -> str:
        """The table as a watcher sees it, as text."""
        game = self.course.setting.game
        view = self.course.state.view(WATCHER)
        return "\n".join(game.board_text(view, voice(game, "en").message))


def started(setting: Setting, rng: Rng, position: object = None) -> Episode:
    """A new episode, dealt; from a position if one is given."""
    if position is None:
        course = begun(setting)
    elif isinstance(position, dict):
        course = restored(setting, position)
    else:
        raise BadArgument("a position is an object")
    episode = Episode(course, rng.split(), rng.split())
    episode.run_chance()
    return episode


def resumed(course: Course, *words: int) -> Episode:
    """An episode as it was, from the four words of its generators."""
    return Episode(course, _generator(words[0], words[1]), _generator(words[2], words[3]))


def same(rng: Rng) -> Rng:
    """A generator that will give the same numbers."""
    return _generator(rng.x, rng.y)


def _generator(x: int, y: int) -> Rng:
    rng = Rng(0)
    rng.x, rng.y = x, y
    return rng
