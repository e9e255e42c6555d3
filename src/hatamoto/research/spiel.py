"""A game of the catalog as an OpenSpiel game: explicit chance, one hidden decision at a time."""

import json
from collections.abc import Callable, Mapping
from importlib import import_module
from typing import Any, final

import numpy as np
import pyspiel

from hatamoto.kernel.game import Game
from hatamoto.kernel.rng import Rng
from hatamoto.kernel.seats import NATURE, NOBODY
from hatamoto.research.course import Course, begun, restored
from hatamoto.research.setting import Floats, Rebuilt, Setting, side

PLAYERS = {NATURE: pyspiel.PlayerId.CHANCE, NOBODY: pyspiel.PlayerId.TERMINAL}


def game_type(game: Game[Any]) -> pyspiel.GameType:
    """What OpenSpiel wants to know before it loads the game; options are its parameters."""
    low, high = game.seats
    parameters = {option.id: option.default for option in game.options}
    return pyspiel.GameType(
        short_name=f"hatamoto_{game.id}",
        long_name=f"Hatamoto: {game.id}",
        dynamics=pyspiel.GameType.Dynamics.SEQUENTIAL,
        chance_mode=pyspiel.GameType.ChanceMode.EXPLICIT_STOCHASTIC,
        information=pyspiel.GameType.Information.IMPERFECT_INFORMATION,
        utility=pyspiel.GameType.Utility.ZERO_SUM,
        reward_model=pyspiel.GameType.RewardModel.TERMINAL,
        max_num_players=high,
        min_num_players=low,
        provides_information_state_string=True,
        provides_information_state_tensor=True,
        provides_observation_string=True,
        provides_observation_tensor=True,
        parameter_specification={"seats": low, **parameters},
    )


def game_info(setting: Setting) -> pyspiel.GameInfo:
    """How large the game is; a sole winner gets 1 and the others share -1."""
    return pyspiel.GameInfo(
        num_distinct_actions=setting.actions,
        max_chance_outcomes=setting.actions,
        num_players=setting.seats,
        min_utility=-1.0 / (setting.seats - 1),
        max_utility=1.0,
        utility_sum=0.0,
        max_game_length=setting.shape.decisions,
    )


class HatamotoGame(pyspiel.Game):  # type: ignore[misc]  # OpenSpiel has no types
    """One game of the catalog at some seats and options."""

    catalogued: Game[Any]

    def __init__(self, params: Mapping[str, Any] | None = None) -> None:
        given = dict(params or {})
        seats = given.pop("seats", self.catalogued.seats[0])
        self.setting = Setting(self.catalogued.id, seats, given)
        super().__init__(game_type(self.catalogued), game_info(self.setting), dict(params or {}))

    def __reduce__(self) -> Rebuilt:
        return loaded, (str(self),)

    def new_initial_state(self, position: str | dict[str, Any] | None = None) -> "HatamotoState":
        """The state before the deal, or a position as JSON."""
        if position is None:
            return HatamotoState(self, begun(self.setting))
        fields = json.loads(position) if isinstance(position, str) else position
        return HatamotoState(self, restored(self.setting, fields))

    def max_chance_nodes_in_history(self) -> int:
        """How often chance acts at the very most."""
        return self.setting.shape.draws

    def make_py_observer(
        self, iig_obs_type: Any = None, params: Mapping[str, Any] | None = None
    ) -> "Observer":
        """With perfect recall the moves seen so far stand beside the seat's side."""
        recall = iig_obs_type is not None and iig_obs_type.perfect_recall
        return Observer(self.setting, recall)


def loaded(text: str) -> HatamotoGame:
    """The game a pickle stands for, registered first where it is opened."""
    import_module("hatamoto.research.openspiel")
    game: HatamotoGame = pyspiel.load_game(text)
    return game


def register(game: Game[Any]) -> None:
    """Make the game known to `pyspiel.load_game`.

    OpenSpiel lets go of what is registered only after Python has ended, which a class survives and
    a function does not; so each game has its class.
    """
    made = type(f"{game.id.title()}Game", (HatamotoGame,), {"catalogued": game})
    pyspiel.register_game(game_type(game), made)


@final
class HatamotoState(pyspiel.State):  # type: ignore[misc]  # OpenSpiel has no types
    """A state; simultaneous steps are decisions in seat order that nobody sees until the close."""

    def __init__(self, game: HatamotoGame, course: Course) -> None:
        super().__init__(game)
        self.course = course

    def current_player(self) -> int:
        """Whoever is served next."""
        actor = self.course.state.actor()
        player: int = PLAYERS.get(actor, actor)
        return player

    def is_terminal(self) -> bool:
        """Whether the game is over."""
        return self.course.state.outcome() is not None

    def returns(self) -> list[float]:
        """What each seat got; nothing before the end."""
        outcome = self.course.state.outcome()
        setting = self.course.setting
        return [0.0] * setting.seats if outcome is None else setting.payoffs(outcome)

    def chance_outcomes(self) -> list[tuple[int, float]]:
        """The outcomes with their probabilities, from integer weights."""
        chances = sorted(self.course.state.chance())
        total = sum(weight for _, weight in chances)
        return [(outcome, weight / total) for outcome, weight in chances]

    def _legal_actions(self, player: int) -> list[int]:
        return sorted(self.course.state.legal(player))

    def _apply_action(self, action: int) -> None:
        self.course.act(self.course.state.actor(), action)

    def _action_to_string(self, player: int, action: int) -> str:
        return self.course.setting.game.notation(action)

    def resample_from_infostate(self, player: int, sampler: Callable[[], float]) -> "HatamotoState":
        """A state the player cannot tell from this one; it has no history of its own."""
        rng = Rng(int(sampler() * (1 << 53)))
        return HatamotoState(self.get_game(), self.course.sampled(player, rng))

    def _to_struct(self) -> dict[str, object]:
        return self.course.state.position()

    def _to_observation_struct(self, player: int) -> dict[str, object]:
        return side(self.course.state, player)

    def __str__(self) -> str:
        return json.dumps(self.course.state.position())


@final
class Observer:
    """What a player sees, as OpenSpiel's observers tell it: `tensor`, `dict` and a string."""

    def __init__(self, setting: Setting, recall: bool) -> None:
        self.setting = setting
        self.recall = recall
        self.longest = setting.shape.decisions + setting.shape.draws if recall else 0
        self.tensor = np.zeros(setting.size + self.longest, dtype=np.float32)
        self.dict: dict[str, Floats] = {"side": self.tensor[: setting.size]}
        if recall:
            self.dict["moves"] = self.tensor[setting.size :]
        words = dict.fromkeys(verb.words.split(" ")[0] for verb in setting.game.verbs.verbs)
        self.codes = {word: setting.actions + place for place, word in enumerate(words)}

    def set_from(self, state: HatamotoState, player: int) -> None:
        """Write a player's side, and with perfect recall a number for each move it saw."""
        course = state.course
        self.dict["side"][:] = self.setting.row(course.state, player)
        if self.recall:
            moves = self._moves(course, player)
            self.dict["moves"][:] = 0
            self.dict["moves"][: len(moves)] = moves

    def _moves(self, course: Course, player: int) -> list[float]:
        most = self.setting.actions + len(self.codes)
        words = self.setting.game.notation
        return [
            (1 + (m.action if shown else self.codes[words(m.action).split(" ")[0]])) / most
            for m, shown in course.seen(player)
        ]

    def string_from(self, state: HatamotoState, player: int) -> str:
        """A player's side as JSON, with perfect recall below the moves it saw."""
        course = state.course
        text = json.dumps(side(course.state, player))
        return "\n".join([*course.told(player), text]) if self.recall else text
