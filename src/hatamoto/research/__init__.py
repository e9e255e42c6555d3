"""Doors for learning programs: PettingZoo and OpenSpiel, for every game of the catalog.

    from hatamoto.research import pettingzoo_env
    env = pettingzoo_env("shogunate", seats=4)

    import hatamoto.research.openspiel, pyspiel
    game = pyspiel.load_game("hatamoto_shogunate(seats=4)")

Both need the extra `research`; nothing else in the package does. `fitting` and `training` are what
`hatamoto train` learns with, and need the extra `train`.
"""

from collections.abc import Mapping
from typing import TYPE_CHECKING, Any

if TYPE_CHECKING:
    from hatamoto.research.aec import HatamotoEnv

__all__ = ["needed", "pettingzoo_env"]


def needed(error: ModuleNotFoundError) -> ModuleNotFoundError:
    """The error for somebody who lacks a package: one line that names the extra."""
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
