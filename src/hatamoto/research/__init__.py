"""Reinforcement-learning environments for every game: PettingZoo, Gymnasium and OpenSpiel.

    from hatamoto.research import pettingzoo_env, vector_env
    env = pettingzoo_env("shogunate", seats=4)
    envs = vector_env("shogunate", num_envs=64, seats=4, opponents="random")

    import hatamoto.research.openspiel, pyspiel
    game = pyspiel.load_game("hatamoto_shogunate(seats=4)")

All need the extra `research`; nothing else in the package does. `fitting` and `training` are what
`hatamoto train` learns with, and need the extra `train`.
"""

from collections.abc import Mapping
from typing import TYPE_CHECKING, Any

if TYPE_CHECKING:
    from hatamoto.research.aec import HatamotoEnv
    from hatamoto.research.vector import HatamotoVectorEnv

__all__ = ["needed", "pettingzoo_env", "vector_env"]


def needed(error: ModuleNotFoundError) -> ModuleNotFoundError:
    """The error for a missing package: one line that names the extra."""
    text = f"hatamoto.research needs {error.name}: pip install hatamoto[research]"
    return ModuleNotFoundError(text, name=error.name)


def pettingzoo_env(
    game: str = "shogunate",
    seats: int | None = None,
    options: Mapping[str, object] | None = None,
    render_mode: str | None = None,
    **behaviour: Any,
) -> "HatamotoEnv":
    """The newest PettingZoo environment; see `hatamoto.research.hatamoto_v2.env` for the rest."""
    from hatamoto.research import hatamoto_v2

    return hatamoto_v2.env(game, seats, options, render_mode, **behaviour)


def vector_env(
    game: str = "shogunate",
    num_envs: int = 64,
    seats: int | None = None,
    options: Mapping[str, object] | None = None,
    opponents: str = "self",
    **behaviour: Any,
) -> "HatamotoVectorEnv":
    """Many games in each call, as a Gymnasium vector environment with action masks.

    Settings: `opponents` ("self": every seat is asked; "random": one seat learns, the others play
    at random), `dtype` ("float32", or "uint8" for whole numbers), `rewards`, `illegal` and `pack`
    as for `pettingzoo_env`.
    """
    try:
        from hatamoto.research.vector import HatamotoVectorEnv
    except ModuleNotFoundError as error:
        raise needed(error) from None

    return HatamotoVectorEnv(game, num_envs, seats, options, opponents, **behaviour)
