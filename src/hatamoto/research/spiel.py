"""A game of the catalog as an OpenSpiel game: explicit chance, one hidden decision at a time."""

import json
from collections.abc import Callable, Mapping
from importlib import import_module
from typing import Any, final

import numpy as np
import pyspiel

from hatamoto.kernel.game import Game
from hatamoto.kernel.observation import observation
from hatamoto.kernel.rng import Rng
from hatamoto.kernel.seats import NATURE, NOBODY
from hatamoto.research.env_config import EnvConfig, Floats, Rebuilt
from hatamoto.research.trajectory import Trajectory, new_trajectory, trajectory_from

PLAYERS = {NATURE: pyspiel.PlayerId.CHANCE, NOBODY: pyspiel.PlayerId.TERMINAL}


def game_type(game: Game[Any]) -> pyspiel.GameType:
    """The GameType of a game; its options are OpenSpiel parameters."""
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


def game_info(config: EnvConfig) -> pyspiel.GameInfo:
    """The GameInfo: sizes and utilities; a sole winner gets 1 and the others share -1."""
    return pyspiel.GameInfo(
        num_distinct_actions=config.actions,
        max_chance_outcomes=config.actions,
        num_players=config.seats,
        min_utility=-1.0 / (config.seats - 1),
        max_utility=1.0,
        utility_sum=0.0,
        max_game_length=config.shape.decisions,
    )


class HatamotoGame(pyspiel.Game):  # type: ignore[misc]  # OpenSpiel has no types
    """A game of the catalog with a number of seats and options."""

    catalogued: Game[Any]

    def __init__(self, params: Mapping[str, Any] | None = None) -> None:
        given = dict(params or {})
        seats = given.pop("seats", self.catalogued.seats[0])
        self.config = EnvConfig(self.catalogued.id, seats, given)
        super().__init__(game_type(self.catalogued), game_info(self.config), dict(params or {}))

    def __reduce__(self) -> Rebuilt:
        return game_from_pickle, (str(self),)

    def new_initial_state(self, position: str | dict[str, Any] | None = None) -> "HatamotoState":
        """The state before the deal, or a position as JSON."""
        if position is None:
            return HatamotoState(self, new_trajectory(self.config))
        fields = json.loads(position) if isinstance(position, str) else position
        return HatamotoState(self, trajectory_from(self.config, fields))

    def max_chance_nodes_in_history(self) -> int:
        """An upper bound on the number of chance nodes."""
        return self.config.shape.draws

    def make_py_observer(
        self, iig_obs_type: Any = None, params: Mapping[str, Any] | None = None
    ) -> "Observer":
        """An observer; with perfect recall it adds the moves seen so far."""
        recall = iig_obs_type is not None and iig_obs_type.perfect_recall
        return Observer(self.config, recall)


def game_from_pickle(text: str) -> HatamotoGame:
    """Load a pickled game, registering it first in this process."""
    import_module("hatamoto.research.openspiel")
    game: HatamotoGame = pyspiel.load_game(text)
    return game


def register(game: Game[Any]) -> None:
    """Register the game with `pyspiel.load_game`.

    OpenSpiel releases what is registered after Python has shut down, which a class survives and a
    function does not; so each game gets a class of its own.
    """
    made = type(f"{game.id.title()}Game", (HatamotoGame,), {"catalogued": game})
    pyspiel.register_game(game_type(game), made)


@final
class HatamotoState(pyspiel.State):  # type: ignore[misc]  # OpenSpiel has no types
    """A state; simultaneous steps are played in seat order and hidden until the last answer."""

    def __init__(self, game: HatamotoGame, trajectory: Trajectory) -> None:
        super().__init__(game)
        self.trajectory = trajectory

    def current_player(self) -> int:
        actor = self.trajectory.state.actor()
        player: int = PLAYERS.get(actor, actor)
        return player

    def is_terminal(self) -> bool:
        """Whether the game is over."""
        return self.trajectory.state.outcome() is not None

    def returns(self) -> list[float]:
        """The utility of each player; zeros before the end."""
        outcome = self.trajectory.state.outcome()
        config = self.trajectory.config
        return [0.0] * config.seats if outcome is None else config.payoffs(outcome)

    def chance_outcomes(self) -> list[tuple[int, float]]:
        """The outcomes with their probabilities, from integer weights."""
        chances = sorted(self.trajectory.state.chance())
        total = sum(weight for _, weight in chances)
        return [(outcome, weight / total) for outcome, weight in chances]

    def _legal_actions(self, player: int) -> list[int]:
        return sorted(self.trajectory.state.legal(player))

    def _apply_action(self, action: int) -> None:
        self.trajectory.act(self.trajectory.state.actor(), action)

    def _action_to_string(self, player: int, action: int) -> str:
        return self.trajectory.config.game.notation(action)

    def resample_from_infostate(self, player: int, sampler: Callable[[], float]) -> "HatamotoState":
        """Sample a state that the player cannot distinguish from this one; it has no history."""
        rng = Rng(int(sampler() * (1 << 53)))
        return HatamotoState(self.get_game(), self.trajectory.sample(player, rng))

    def _to_struct(self) -> dict[str, object]:
        return self.trajectory.state.position()

    def _to_observation_struct(self, player: int) -> dict[str, object]:
        return observation(self.trajectory.state, player)

    def __str__(self) -> str:
        return json.dumps(self.trajectory.state.position())


@final
class Observer:
    """A player's observation in OpenSpiel's form: `tensor`, `dict` and a string."""

    def __init__(self, config: EnvConfig, recall: bool) -> None:
        self.config = config
        self.recall = recall
        self.memory = config.observer.memory()
        self.longest = config.shape.decisions + config.shape.draws if recall else 0
        self.tensor = np.zeros(config.size + self.longest, dtype=np.float32)
        self.dict: dict[str, Floats] = {"side": self.tensor[: config.size]}
        if recall:
            self.dict["moves"] = self.tensor[config.size :]
        words = dict.fromkeys(verb.words.split(" ")[0] for verb in config.game.verbs.verbs)
        self.codes = {word: config.actions + index for index, word in enumerate(words)}

    def set_from(self, state: HatamotoState, player: int) -> None:
        """Write a player's observation; with perfect recall, also a number for each move seen."""
        trajectory = state.trajectory
        self.config.write_row(trajectory.state, player, self.dict["side"], self.memory)
        if self.recall:
            moves = self._moves(trajectory, player)
            self.dict["moves"][:] = 0
            self.dict["moves"][: len(moves)] = moves

    def _moves(self, trajectory: Trajectory, player: int) -> list[float]:
        most = self.config.actions + len(self.codes)
        words = self.config.game.notation
        return [
            (1 + (m.action if shown else self.codes[words(m.action).split(" ")[0]])) / most
            for m, shown in trajectory.moves_seen(player)
        ]

    def string_from(self, state: HatamotoState, player: int) -> str:
        """A player's observation as JSON; with perfect recall, after the moves seen."""
        trajectory = state.trajectory
        text = json.dumps(observation(trajectory.state, player))
        return "\n".join([*trajectory.lines_for(player), text]) if self.recall else text
