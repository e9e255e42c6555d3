"""The OpenSpiel games under OpenSpiel's own tests."""

import pickle
import random
from typing import Any

import numpy as np
import pyspiel
import pytest
from open_spiel.python.observation import make_observation
from open_spiel.python.rl_environment import Environment

import hatamoto.research.openspiel
from hatamoto import catalog
from hatamoto.kernel.errors import BadArgument, BadPosition, IllegalAction

GAMES = [
    "hatamoto_shogunate(seats=3)",
    "hatamoto_shogunate(seats=4)",
    "hatamoto_shogunate(seats=4,pair_scoring=double,redeal_pairs=True,shinobi_binding=slot)",
]


def state_after(game: str, moves: int, seed: int = 1) -> Any:
    """A state some random moves into a game."""
    state, rng = pyspiel.load_game(game).new_initial_state(), random.Random(seed)
    for _ in range(moves):
        state.apply_action(rng.choice(state.legal_actions()))
    return state


def test_every_game_of_the_catalog_is_registered() -> None:
    assert {f"hatamoto_{id}" for id in catalog.GAMES} <= set(pyspiel.registered_names())
    assert hatamoto.research.openspiel.HatamotoGame in type(pyspiel.load_game(GAMES[0])).__mro__


@pytest.mark.parametrize("text", GAMES)
def test_it_passes_the_random_sim_test_with_serialization_and_resampling(text: str) -> None:
    game, rng = pyspiel.load_game(text), random.Random(5)
    resampled: list[int] = []

    def check(state: Any) -> None:
        if state.is_chance_node() or state.is_terminal():
            return
        for player in range(game.num_players()):
            other = state.resample_from_infostate(player, rng.random)
            assert other.information_state_string(player) == state.information_state_string(player)
            assert other.information_state_tensor(player) == state.information_state_tensor(player)
            assert other.observation_tensor(player) == state.observation_tensor(player)
            assert other.current_player() == state.current_player()
            resampled.append(player)

    pyspiel.random_sim_test(game, num_sims=2, serialize=True, verbose=False, state_checker_fn=check)
    assert len(resampled) > 100


def test_chance_is_explicit_and_weighed() -> None:
    state = pyspiel.load_game(GAMES[0]).new_initial_state()
    assert state.is_chance_node()
    state.apply_action(state.legal_actions()[0])
    outcomes = dict(state.chance_outcomes())
    assert sum(outcomes.values()) == pytest.approx(1)
    assert sorted(outcomes.values()) == pytest.approx([1 / 11] + [2 / 11] * 5)


def test_an_information_state_remembers_every_move_its_player_saw() -> None:
    state = state_after(GAMES[0], 60)
    *moves, side = state.information_state_string(0).split("\n")
    assert len(moves) == 60
    assert side == state.observation_string(0)
    assert sum(line == "nature draw ?" for line in moves) >= 4


def test_an_answer_of_a_simultaneous_step_is_hidden_from_the_next_player() -> None:
    state = state_after(GAMES[1], 16)
    first = state.current_player()
    children = [state.child(action) for action in state.legal_actions()]
    assert len(children) == 6
    for player in range(4):
        seen = {child.information_state_string(player) for child in children}
        assert len(seen) == (6 if player == first else 1)


def test_the_move_columns_are_different_for_different_moves() -> None:
    state = state_after(GAMES[0], 60)
    known = [child.information_state_tensor() for child in map(state.child, state.legal_actions())]
    assert len({tuple(tensor) for tensor in known}) == len(known)


def test_a_resampled_state_is_another_world_and_plays_on() -> None:
    state = state_after(GAMES[1], 40)
    rng = random.Random(2)
    worlds = [state.resample_from_infostate(0, rng.random) for _ in range(20)]
    assert len({str(world) for world in worlds}) > 10
    world = worlds[0]
    while not world.is_terminal():
        world.apply_action(rng.choice(world.legal_actions()))
    assert sum(world.returns()) == pytest.approx(0)


def test_the_same_numbers_resample_the_same_world() -> None:
    state = state_after(GAMES[0], 40)
    worlds = [state.resample_from_infostate(1, random.Random(7).random) for _ in range(2)]
    assert str(worlds[0]) == str(worlds[1])


def test_states_and_games_survive_a_pickle() -> None:
    state = state_after(GAMES[2], 40)
    again = pickle.loads(pickle.dumps(state))
    assert (str(again), again.history()) == (str(state), state.history())
    assert pickle.loads(pickle.dumps(state.get_game())) == state.get_game()


def test_a_game_can_begin_at_a_position() -> None:
    state = state_after(GAMES[0], 40)
    game = state.get_game()
    position = state.to_struct().to_dict()
    for start in (position, str(state)):
        assert str(game.new_initial_state(start)) == str(state)
    with pytest.raises(BadPosition):
        game.new_initial_state({**position, "hatamoto": 9})


def test_an_observation_comes_as_a_struct_too() -> None:
    state = state_after(GAMES[0], 40)
    told = state.to_observation_struct(1).to_dict()
    assert told["view"]["you"]["seat"] == 1


def test_observers_and_the_learning_environment_work() -> None:
    game = pyspiel.load_game(GAMES[0])
    observation = make_observation(game)
    state = state_after(GAMES[0], 40)
    observation.set_from(state, 0)
    assert observation.tensor.shape == (game.observation_tensor_size(),)
    assert np.allclose(observation.tensor, state.observation_tensor(0))
    environment = Environment(game)
    environment.seed(3)
    step = environment.reset()
    legal = step.observations["legal_actions"][step.current_player()]
    assert environment.step([legal[0]]).observations["current_player"] != step.current_player()


@pytest.mark.parametrize("text", ["seats=7", "pair_scoring=thrice"])
def test_what_does_not_exist_is_refused(text: str) -> None:
    with pytest.raises(BadArgument):
        pyspiel.load_game(f"hatamoto_shogunate({text})")


def test_an_illegal_action_is_refused() -> None:
    state = state_after(GAMES[0], 40)
    legal = state.legal_actions()
    with pytest.raises(IllegalAction):
        state.apply_action(next(action for action in range(200) if action not in legal))
