"""How the finished games beside this file were made: seats, modules, and where they began.

`python tools/records.py edo` plays them and writes them again, which is needed when the rules
number or the content changes. Where a game no longer shows what its name says, it finds another
seed. Sensible players do what the hints say and now and then anything; the others choose evenly.
Chance comes from the seed.
"""

from dataclasses import dataclass, field
from pathlib import Path

from hatamoto.games.edo import GAME
from hatamoto.kernel.chance import secret_from_seed
from hatamoto.kernel.match import IMPOSSIBLE, Match, loaded_match, new_match
from hatamoto.kernel.rng import Rng

FOLDER = Path(__file__).parent
EARLIER = FOLDER / "rules_1"
"""Games played by rules number 1; only the positions they begin with are written as today."""
ODDLY: int = 16
"""A sensible player does anything at all once in this many choices."""
LAST_ROUND: dict[str, object] = {
    "seats": 3,
    "round": 10,
    "start": 1,
    "tiles": {"edo": "edo_9", "sakura": "town_5", "odawara": "town_6", "kawagoe": "town_8"},
    "merchant_card": "m04",
    "merchant_top": None,
    "merchants_past": [f"m{number:02}" for number in range(1, 11) if number != 4],
    "specials": ["granary", "caravan"],
    "step": "limit",
}
"""The tenth merchant card, when all have paid and earned."""
WITHOUT_EDO: dict[str, object] = {
    **LAST_ROUND,
    "cities": {"edo": {"buildings": ["house 1"]}},
    "players": [{"points": 15, "wood": 11}, {"points": 13}, {"points": 4}],
}
"""The leader has no house in Edo."""
EQUALS: dict[str, object] = {
    **LAST_ROUND,
    "cities": {"edo": {"buildings": ["house 0", "house 2"]}},
    "players": [{"points": 9, "stone": 12}, {"points": 3}, {"points": 9}],
}
"""Two players with the same points, money and samurai."""
RICHER: dict[str, object] = {
    **LAST_ROUND,
    "cities": {"edo": {"buildings": ["house 0", "house 2"]}},
    "players": [{"points": 9, "rice": 12}, {"points": 3}, {"points": 9, "ryo": 11}],
}
"""Two players with the same score, one of whom is richer."""


@dataclass(frozen=True)
class Recipe:
    """One game: how many play, with which modules, from where."""

    seats: int
    modules: str = "none"
    sensible: bool = True
    start: dict[str, object] | None = field(default=None)
    takes_back: bool = False
    """Whether the players take back what they may, once in every three choices."""


RECIPES = {
    "points": Recipe(3),
    "merchants": Recipe(4, sensible=False),
    "two_players": Recipe(2),
    "five_players": Recipe(5),
    "jiin": Recipe(4, "jiin"),
    "tokken": Recipe(3, "tokken"),
    "ronin": Recipe(4, "ronin"),
    "ronin_two_players": Recipe(2, "ronin"),
    "all_modules": Recipe(4, "all"),
    "actions_taken_back": Recipe(3, "all", sensible=False, takes_back=True),
    "from_a_position_no_house_in_edo": Recipe(3, sensible=False, start=WITHOUT_EDO),
    "from_a_position_tie_by_money": Recipe(3, sensible=False, start=RICHER),
    "from_a_position_shared_victory": Recipe(3, sensible=False, start=EQUALS),
}


def opened(recipe: Recipe, seed: int) -> Match:
    """The game before its first line."""
    secret = secret_from_seed(seed)
    if recipe.start is not None:
        return loaded_match(GAME, recipe.start, secret)
    words: list[str | None] = [f"word {seat}" for seat in range(recipe.seats)]
    return new_match(GAME, recipe.seats, {"modules": recipe.modules}, secret, words)


def finished(recipe: Recipe, seed: int) -> Match:
    """The game played to its end."""
    match = opened(recipe, seed)
    match.begin()
    rng = Rng(seed)
    while match.state.to_act():
        seat = match.state.actor()
        match.act(seat, chosen(match, seat, rng, recipe.sensible))
        if recipe.takes_back and rng.below(3) == 0:
            take_back(match, rng.below(match.state.seats))
    return match


def chosen(match: Match, seat: int, rng: Rng, sensible: bool) -> int:
    """What a player does."""
    actions = match.state.legal(seat)
    if not sensible or rng.below(ODDLY) == 0:
        return actions[rng.below(len(actions))]
    state = match.state
    priorities = GAME.heuristics.priorities(state, seat)  # type: ignore[arg-type]  # a match of this game
    return actions[priorities.index(max(priorities))]


def take_back(match: Match, seat: int) -> None:
    """Take the last action of a seat back if the table would let it."""
    if match.undo_answer(seat).answer != IMPOSSIBLE:
        match.undo(seat, consent=True)
