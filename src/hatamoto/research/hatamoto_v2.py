"""PettingZoo environments, version 2, for every game of the catalog.

The version in the name rises with every change that may affect learning results: observations,
actions, rewards or default rules.
"""

from collections.abc import Mapping
from typing import Any

from hatamoto.research import needed

try:
    from hatamoto.research.aec import HatamotoEnv
    from hatamoto.research.env_core import EnvCore
    from hatamoto.research.parallel import HatamotoParallelEnv
except ModuleNotFoundError as error:
    raise needed(error) from None

__all__ = ["env", "parallel_env"]


def env(
    game: str = "shogunate",
    seats: int | None = None,
    options: Mapping[str, object] | None = None,
    render_mode: str | None = None,
    **behaviour: Any,
) -> HatamotoEnv:
    """An AEC environment: one seat acts at a time.

    Settings: `rewards` ("win" or "score"), `illegal` ("replace" or "refuse"), `max_cycles` (how
    often a seat answers before it leaves), `pack` (the folder of a content pack).
    """
    return HatamotoEnv(EnvCore(game, seats, options, render_mode, **behaviour))


def parallel_env(
    game: str = "shogunate",
    seats: int | None = None,
    options: Mapping[str, object] | None = None,
    render_mode: str | None = None,
    **behaviour: Any,
) -> HatamotoParallelEnv:
    """A parallel environment: all seats act in each step; those that are not asked `wait`.

    Settings as for `env`; `max_cycles` is the number of steps.
    """
    return HatamotoParallelEnv(EnvCore(game, seats, options, render_mode, **behaviour))
