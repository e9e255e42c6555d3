"""Every game of the catalog with every number of seats and every set of options worth a test."""

from typing import Any, Final

from hatamoto.catalog import GAMES
from hatamoto.kernel import COMPILED
from hatamoto.kernel.conformance import Case, Expected, cases_of
from hatamoto.kernel.game import Game
from hatamoto.kernel.kinds import Kind, Together
from tools.fuzz import worded_reasons

SEED: Final = 20
REVEALS: Final = {
    "shogunate": frozenset({"plot_revealed", "loyalty_revealed"}),
    "twilight": frozenset({"card_played"}),
    "battles": frozenset[str](),
}
"""By game, the events that show hidden things to all without anybody's action."""
OPEN_GAMES: Final = [id for id, game in GAMES.items() if game.is_open]
"""Games in which nothing is hidden and nobody answers in secret."""
LOOKS: Final = {"twilight": 120}
"""By game, how often worlds must differ; where hands change every turn they do so less often."""
DEALT: Final = {"twilight": 13}
"""By game, after how many plies its odds are polled, where cards played tell much."""


def expected(game: Game[Any]) -> Expected:
    """What the kernel cannot know of a game: the refusals with texts, and what is revealed."""
    return Expected(worded_reasons(game), REVEALS[game.id])


def case(id: str, seats: int, seed: int = SEED, **options: object) -> Case:
    """One case by name."""
    game = GAMES[id]
    return Case(game, seats, options, seed, expected(game))


def kind(game: str, id: str) -> type[Kind[Any]]:
    """The class of an open decision, wherever it is written."""
    return next(type(kind) for kind in GAMES[game].kinds if kind.id == id)


def answers_together(game: Game[Any]) -> bool:
    """Whether a game has steps that several seats answer at once."""
    return any(isinstance(kind, Together) for kind in game.kinds)


def scaled(compiled: int, plain: int) -> int:
    """An amount that takes about the same time on both."""
    return compiled if COMPILED else plain


CASES: Final = [one for game in GAMES.values() for one in cases_of(game, SEED, expected(game))]
NAMES: Final = [one.name for one in CASES]
CLOSED_CASES: Final = [one for one in CASES if one.game.id not in OPEN_GAMES]
CLOSED_NAMES: Final = [one.name for one in CLOSED_CASES]
TOGETHER_CASES: Final = [one for one in CASES if answers_together(one.game)]
TOGETHER_NAMES: Final = [one.name for one in TOGETHER_CASES]
OPEN_CASES: Final = [one for one in CASES if one.game.id in OPEN_GAMES]
OPEN_NAMES: Final = [one.name for one in OPEN_CASES]
