"""What is played and how it becomes numbers."""

import hashlib
import pickle
from copy import deepcopy

import numpy as np
import pytest

from hatamoto import catalog
from hatamoto.games.shogunate import GAME
from hatamoto.kernel.errors import BadArgument, UnknownGame
from hatamoto.kernel.observation import observation
from hatamoto.kernel.outcome import Outcome
from hatamoto.kernel.rng import Rng
from hatamoto.kernel.seats import NATURE
from hatamoto.research.env_config import EnvConfig

VERSION_2 = "a7757adaaec6b50a"
"""The columns and actions of version 2, in short."""


def test_every_game_of_the_catalog_has_columns() -> None:
    for id, game in catalog.GAMES.items():
        for seats in range(game.seats[0], game.seats[1] + 1):
            config = EnvConfig(id, seats)
            assert len(set(config.labels())) == config.size
            assert config.actions == game.verbs.size


def test_version_2_has_the_columns_and_actions_it_was_published_with() -> None:
    """When this fails, a trained policy no longer fits: `hatamoto_v2` becomes `hatamoto_v3`."""
    words = [label for seats in range(3, 7) for label in EnvConfig("shogunate", seats).labels()]
    words += [GAME.notation(action) for action in range(GAME.verbs.size)]
    assert hashlib.sha256("\n".join(words).encode()).hexdigest()[:16] == VERSION_2


def test_a_seat_is_told_who_is_asked_and_what() -> None:
    position: dict[str, object] = {
        "seats": 3,
        "line": ["wolf", "cat", "crane", "carp", "snake", "rooster"],
        "loyalty": [["wolf", "cat"], ["crane", "carp"], ["snake", "cat"]],
        "plot": "p03",
        "hatamoto": 0,
        "played": {"1": "cloaked"},
    }
    state = GAME.load(position)
    leader = GAME.content.leaders[2]
    for seat, words in [(0, "name 1"), (0, f"leader {leader}")]:
        state.apply(seat, GAME.parse(words))
    told = observation(state, 2)
    assert (told["asked"], told["decision"], told["facts"]) == (
        [1],
        "cloaked_slot",
        {"leader": leader},
    )
    config = EnvConfig("shogunate", 3)
    row = dict(zip(config.labels(), config.row(state, 2).tolist(), strict=True))
    assert row["asked=1"] == row["decision=cloaked_slot"] == row[f"facts/leader={leader}"] == 1


def test_in_a_simultaneous_step_who_has_answered_sees_only_the_step() -> None:
    state, rng = GAME.new(3), Rng(5)
    while state.actor() == NATURE:
        state.apply(NATURE, state.draw(rng))
    first, second = state.to_act()
    state.apply(first, state.legal(first)[0])
    assert observation(state, first)["decision"] == "choose"
    assert observation(state, second)["decision"] == "choose_card"
    assert observation(state, first)["asked"] == observation(state, second)["asked"] == [second]


@pytest.mark.parametrize(
    ("places", "payoffs"),
    [
        ([1, 2, 2, 4], [1, -1 / 3, -1 / 3, -1 / 3]),
        ([1, 1, 3, 4], [1 / 3, 1 / 3, -1 / 3, -1 / 3]),
        ([1, 1, 1, 1], [0, 0, 0, 0]),
    ],
)
def test_victories_are_shared_and_sum_to_nothing(places: list[int], payoffs: list[float]) -> None:
    outcome = Outcome([9, 9, 9, 9], places, "threshold")
    assert EnvConfig("shogunate", 4).payoffs(outcome) == pytest.approx(payoffs)
    assert sum(EnvConfig("shogunate", 4).payoffs(outcome)) == pytest.approx(0)


def test_scores_can_be_the_reward() -> None:
    outcome = Outcome([9, 12, 3], [2, 1, 3], "threshold")
    assert EnvConfig("shogunate", 3, rewards="score").payoffs(outcome) == [9, 12, 3]


@pytest.mark.parametrize("id", catalog.GAMES)
def test_every_column_is_divided_by_its_maximum(id: str) -> None:
    config = EnvConfig(id)
    whole = np.random.default_rng(1).integers(0, config.maxima, (3, config.size), endpoint=True)
    rows = np.empty(whole.shape, np.float32)
    config.write(bytearray(whole.astype(np.uint8).tobytes()), rows)
    assert np.array_equal(rows, (whole / config.floats).astype(np.float32))


def test_a_config_is_shared_by_copies_and_survives_a_pickle() -> None:
    config = EnvConfig("shogunate", 5, {"pair_scoring": "double"}, "score")
    again = pickle.loads(pickle.dumps(config))
    assert deepcopy(config) is config
    assert (again.seats, again.options, again.rewards) == (5, config.options, "score")


@pytest.mark.parametrize(
    ("words", "error"),
    [
        ({"game": "go"}, UnknownGame),
        ({"game": "shogunate", "seats": 7}, BadArgument),
        ({"game": "shogunate", "options": {"komi": 7}}, BadArgument),
        ({"game": "shogunate", "rewards": "glory"}, BadArgument),
    ],
)
def test_what_does_not_exist_is_refused(words: dict[str, object], error: type[BadArgument]) -> None:
    with pytest.raises(error):
        EnvConfig(**words)  # type: ignore[arg-type]  # wrong on purpose
