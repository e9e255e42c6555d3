"""Every game of the catalog with every number of seats and every set of options worth a test."""

from functools import cache
from typing import Any, Final

from hatamoto.catalog import GAMES
from hatamoto.kernel import COMPILED
from hatamoto.kernel.conformance import Case, Expected, cases_of
from hatamoto.kernel.game import Game
from hatamoto.kernel.kinds import Kind, Simultaneous
from hatamoto.kernel.options import Option, OptionValue
from tools.fuzz import worded_reasons

SEED: Final = 20
REVEALS: Final = {
    "shogunate": frozenset({"plot_revealed", "loyalty_revealed"}),
    "twilight": frozenset({"card_played"}),
    "battles": frozenset[str](),
    "edo": frozenset({"card_shown", "support_called"}),
}
"""By game, the events that show hidden things to all without anybody's action."""
OPEN_GAMES: Final = [id for id, game in GAMES.items() if game.is_open]
"""Games in which nothing is hidden and nobody answers in secret."""
LOOKS: Final = {"twilight": 120, "edo": 60}
"""By game, how often worlds must differ; where hands change every turn they do so less often."""
DEALT: Final = {"twilight": 13, "edo": 14}
"""By game, after how many plies its odds are polled, where cards played tell much."""
LATE: Final = {"edo": 2}
"""By game, how often worlds must differ in the last third, for each observer; plans do
so only until they are shown."""
ALIKE: Final = {"edo": 0}
"""By game, how often an action must look like another; where all actions are seen they never do."""
WORLDS: Final = {"edo": 3}
"""By game, how many worlds each observer is shown as plain Python, where views are large."""


def changed(option: Option) -> OptionValue:
    """Another value than the default."""
    others = [value for value in option.values if value != option.default]
    return others[0] if others else not option.default


ALL_CHANGED: Final = {option.id: changed(option) for option in GAMES["shogunate"].options}
COVERING: Final[dict[str, list[tuple[int, dict[str, object]]]]] = {
    "shogunate": [
        (3, {}),
        (3, {**ALL_CHANGED, "first_hatamoto": "seat_2"}),
        (4, {}),
        (4, {"shinobi_binding": "slot"}),
        (5, {"threshold_alt": True, "first_hatamoto": "seat_4"}),
        (5, {"pair_scoring": "double", "redeal_pairs": True}),
        (6, {}),
        (6, {**ALL_CHANGED, "first_hatamoto": "seat_5"}),
    ],
    "edo": [
        (2, {"modules": "jiin_tokken"}),
        (2, {"modules": "ronin"}),
        (3, {"modules": "none"}),
        (3, {"modules": "all"}),
        (4, {"modules": "tokken_ronin"}),
        (5, {"modules": "jiin"}),
    ],
}
"""By game with many options: seats and options, each seat count and each value in some case.

Fuzzing and the checksums go through every set of options; the promises below take longer.
"""


@cache
def expected(game: Game[Any]) -> Expected:
    """What the kernel cannot know of a game: the refusals with texts, and what is revealed."""
    return Expected(worded_reasons(game), REVEALS.get(game.id, frozenset()))


def case(id: str, seats: int, seed: int = SEED, **options: object) -> Case:
    """One case by name."""
    game = GAMES[id]
    return Case(game, seats, options, seed, expected(game))


def kind(game: str, id: str) -> type[Kind[Any]]:
    """The class of an open decision, wherever it is written."""
    return next(type(kind) for kind in GAMES[game].kinds if kind.id == id)


def answers_together(game: Game[Any]) -> bool:
    """Whether a game has steps that several seats answer at once."""
    return any(isinstance(kind, Simultaneous) for kind in game.kinds)


def cases_for(game: Game[Any]) -> list[Case]:
    """All cases of a game, or those that cover its options."""
    if game.id not in COVERING:
        return cases_of(game, SEED, expected(game))
    return [
        Case(game, seats, options, SEED, expected(game)) for seats, options in COVERING[game.id]
    ]


def chosen_for(game: Game[Any]) -> list[Case]:
    """The cases that are played: as plain Python the first and the last, for it takes longer."""
    cases = cases_for(game)
    return cases if COMPILED else [cases[0], cases[-1]]


NUMBERED: Final = [one.name for game in GAMES.values() for one in cases_for(game)]
"""Every case by name; its place gives its seed, whether or not all of them are played."""
CASES: Final = [one for game in GAMES.values() for one in chosen_for(game)]
NAMES: Final = [one.name for one in CASES]
CLOSED_CASES: Final = [one for one in CASES if one.game.id not in OPEN_GAMES]
CLOSED_NAMES: Final = [one.name for one in CLOSED_CASES]
TOGETHER_CASES: Final = [one for one in CASES if answers_together(one.game)]
TOGETHER_NAMES: Final = [one.name for one in TOGETHER_CASES]
OPEN_CASES: Final = [one for one in CASES if one.game.id in OPEN_GAMES]
OPEN_NAMES: Final = [one.name for one in OPEN_CASES]
