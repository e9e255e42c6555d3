"""How the finished games beside this file were made: options, and where they began.

`python tools/records.py twilight` plays them and writes them again, which is needed when the rules
number or the content changes. Where a game no longer shows what its name says, it finds another
seed. Everybody chooses evenly, chance comes from the seed.
"""

from dataclasses import dataclass, field
from pathlib import Path

from hatamoto.games.twilight import GAME
from hatamoto.kernel.chance import secret_from_seed
from hatamoto.kernel.match import IMPOSSIBLE, Match, loaded_match, new_match
from hatamoto.kernel.rng import Rng

FOLDER = Path(__file__).parent
ALL_OPTIONS: dict[str, object] = {"navy": True, "joi_by_treaty_level": True}
BANNER: dict[str, object] = {
    "turn": 6,
    "round": 3,
    "treaty": 3,
    "opened": True,
    "court": [4, 1],
    "intervention": 1,
    "vp": -4,
    "hands": [["emperor_flags"], ["ikkaiso"]],
}
"""Anti-Bakufu holds the banner and may raise it."""
POWERS: dict[str, object] = {
    "turn": 2,
    "round": 5,
    "intervention": 5,
    "card": "sonno_joi",
    "hands": [["shuseikan"], ["kobu_gattai"]],
    "ended": "intervention",
    "winner": 1,
}
"""At the table Anti-Bakufu made a coup by oversight, and the Powers came in."""
LAST_CARDS: dict[str, object] = {
    "turn": 8,
    "round": 11,
    "treaty": 2,
    "opened": True,
    "first": 1,
    "vp": 3,
    "hands": [["tenchugumi"], ["leon_roches"]],
}
"""The last round of each side."""


@dataclass(frozen=True)
class Recipe:
    """One game: by which rules, from where."""

    options: dict[str, object] = field(default_factory=dict)
    start: dict[str, object] | None = None
    takes_back: bool = False
    """Whether the players take back what they may, once in every three choices."""
    resigns: int = 0
    """After how many lines Pro-Bakufu resigns; 0 for never."""


RECIPES = {
    "sudden_death_anti": Recipe(),
    "sudden_death_pro": Recipe(),
    "final_scoring_anti": Recipe(),
    "final_scoring_pro": Recipe(),
    "zero_to_the_first_player": Recipe(),
    "emperor_flags_won": Recipe(),
    "resigned": Recipe(resigns=150),
    "all_options_on": Recipe(ALL_OPTIONS),
    "actions_taken_back": Recipe(takes_back=True),
    "from_a_position_emperor_flags_lost": Recipe(start=BANNER),
    "from_a_position_emperor_flags_at_zero": Recipe(start=BANNER),
    "from_a_position_intervention": Recipe(start=POWERS),
    "from_a_position_zero": Recipe(start=LAST_CARDS),
}


def opened(recipe: Recipe, seed: int) -> Match:
    """The game before its first line."""
    secret = secret_from_seed(seed)
    if recipe.start is not None:
        return loaded_match(GAME, recipe.start, secret)
    return new_match(GAME, 2, recipe.options, secret, ["word 0", "word 1"])


def finished(recipe: Recipe, seed: int) -> Match:
    """The game played to its end."""
    match = opened(recipe, seed)
    match.begin()
    rng = Rng(seed)
    while match.state.to_act():
        if recipe.resigns and len(match.lines) >= recipe.resigns:
            match.write("resign", 1)
            break
        seat = match.state.actor()
        actions = match.state.legal(seat)
        match.act(seat, actions[rng.below(len(actions))])
        if recipe.takes_back and rng.below(3) == 0:
            take_back(match, rng.below(2))
    return match


def take_back(match: Match, seat: int) -> None:
    """Take the last action of a seat back if the table would let it."""
    if match.undo_answer(seat).answer != IMPOSSIBLE:
        match.undo(seat, consent=True)
