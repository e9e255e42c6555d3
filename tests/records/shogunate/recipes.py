"""How the finished games beside this file were made: seats, options, and where they began.

`python tools/records.py shogunate` plays them and writes them again, which is needed when the rules
number or the content changes. Where a game no longer shows what its name says, it finds another
seed. Everybody chooses evenly, chance comes from the seed.
"""

from dataclasses import dataclass, field
from pathlib import Path

from hatamoto.games.shogunate import GAME
from hatamoto.games.shogunate.scoring import key
from hatamoto.games.shogunate.state import ShogunateState
from hatamoto.kernel.chance import secret_from_seed
from hatamoto.kernel.match import IMPOSSIBLE, Match, loaded_match, new_match
from hatamoto.kernel.rng import Rng

FOLDER = Path(__file__).parent
EARLIER = FOLDER / "rules_1"
"""Games played by rules number 1, kept as they were written then."""
ALL_OPTIONS: dict[str, object] = {
    "threshold_alt": True,
    "pair_scoring": "double",
    "redeal_pairs": True,
    "shinobi_binding": "slot",
    "first_hatamoto": "seat_3",
}
LAST_PLOT: dict[str, object] = {
    "seats": 3,
    "line": ["wolf", "carp", "cat", "crane", "snake", "rooster"],
    "honour": {"wolf": 2, "cat": 1, "snake": 3},
    "loyalty": [["wolf", "cat"], ["carp", "snake"], ["crane", "rooster"]],
    "plot": "p07",
    "plots_past": [f"p{number:02}" for number in range(1, 19) if number not in (7, 11)],
    "hatamoto": 1,
}
"""The last round but one: one Plot is active and one is left."""
EQUAL_LOYALTY: dict[str, object] = {
    "seats": 4,
    "line": ["cat", "wolf", "carp", "crane", "snake", "rooster"],
    "honour": {"cat": 5, "wolf": 6, "carp": 1},
    "loyalty": [["cat", "wolf"], ["carp", "snake"], ["cat", "wolf"], ["crane", "rooster"]],
    "face_up": {"2": ["wolf"]},
    "plot": "p02",
    "hatamoto": 3,
}
"""Two players with the same clans, one of whom has turned a card up."""


@dataclass(frozen=True)
class Recipe:
    """One game: how many play, by which rules, from where."""

    seats: int
    options: dict[str, object] = field(default_factory=dict)
    start: dict[str, object] | None = None
    takes_back: bool = False
    """Whether the players take back what they may, once in every three choices."""


RECIPES = {
    "threshold": Recipe(5),
    "several_over_the_threshold": Recipe(3),
    "tie_by_best_leader": Recipe(3),
    "tie_by_second_leader": Recipe(3),
    "tie_by_revealed_cards": Recipe(6),
    "shared_victory": Recipe(6),
    "plots_exhausted": Recipe(3),
    "all_options_on": Recipe(4, ALL_OPTIONS),
    "actions_taken_back": Recipe(4, takes_back=True),
    "from_a_position_tie_by_revealed_cards": Recipe(4, start=EQUAL_LOYALTY),
    "from_a_position_shared_victory": Recipe(4, start=EQUAL_LOYALTY),
    "from_a_position_plots_exhausted": Recipe(3, start=LAST_PLOT),
}


def opened(recipe: Recipe, seed: int) -> Match:
    """The game before its first line."""
    secret = secret_from_seed(seed)
    if recipe.start is not None:
        return loaded_match(GAME, recipe.start, secret)
    words: list[str | None] = [f"word {seat}" for seat in range(recipe.seats)]
    return new_match(GAME, recipe.seats, recipe.options, secret, words)


def finished(recipe: Recipe, seed: int) -> Match:
    """The game played to its end."""
    match = opened(recipe, seed)
    match.begin()
    rng = Rng(seed)
    while match.state.to_act():
        seat = match.state.actor()
        actions = match.state.legal(seat)
        match.act(seat, actions[rng.below(len(actions))])
        if recipe.takes_back and rng.below(3) == 0:
            take_back(match, rng.below(match.state.seats))
    return match


def take_back(match: Match, seat: int) -> None:
    """Take the last action of a seat back if the table would let it."""
    if match.undo_answer(seat).answer != IMPOSSIBLE:
        match.undo(seat, consent=True)


def keys_of(match: Match) -> list[tuple[int, int, int, int]]:
    """By seat what decides the game: score, best leader, second leader, cards not revealed."""
    state = match.state
    assert isinstance(state, ShogunateState)
    return [key(state, seat) for seat in range(state.seats)]


def deciding(match: Match) -> int:
    """Which part of the comparison parts the first from the second; 4 when none does."""
    first, second = sorted(keys_of(match), reverse=True)[:2]
    return next((index for index in range(4) if first[index] != second[index]), 4)
