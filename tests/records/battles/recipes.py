"""How the finished games beside this file were made: battle, players, and where they began.

`python tools/records.py battles` plays them and writes them again, which is needed when the rules
number or the content changes. Where a game no longer shows what its name says, it finds another
seed. Chance comes from the seed; a greedy player takes what looks best and now and then anything, a
random one chooses evenly.
"""

from dataclasses import dataclass
from pathlib import Path

from hatamoto.bots.greedy import preferred
from hatamoto.games.battles import GAME
from hatamoto.kernel.chance import secret_from_seed
from hatamoto.kernel.match import FREE, Match, loaded_match, new_match
from hatamoto.kernel.rng import Rng

FOLDER = Path(__file__).parent
EARLIER = FOLDER / "rules_1"
"""Games played by rules number 1, kept as they were written then."""
NOISE = 12
"""In how many of 256 choices a greedy player does anything."""
OPEN_YODO: dict[str, object] = {
    "options": {"scenario": "toba"},
    "turn": 6,
    "phase": "move",
    "active": 1,
    "pieces": {"satsuma_1": "h0607", "satsuma_2": "h0910", "shinsengumi": "h1018"},
    "control": {"h0607": 1, "h0910": 1},
}
"""The road to Yodo lies open."""
OPEN_KUMAMOTO: dict[str, object] = {
    "options": {"scenario": "tabaru"},
    "turn": 12,
    "pieces": {"guard_1_1": "h0518", "guard_1_2": "h0426", "saigo_1_1": "h1519", "oyama": "h0518"},
    "control": {"h0518": 0, "h1519": 1},
}
"""The road to Kumamoto lies open."""
OPEN_TAKASE: dict[str, object] = {
    "options": {"scenario": "tabaru"},
    "turn": 12,
    "active": 1,
    "pieces": {"guard_1_1": "h0518", "saigo_1_1": "h2007", "kirino": "h2007"},
    "control": {"h0518": 0},
}
"""The road to Takase lies open."""


@dataclass(frozen=True)
class Recipe:
    """One game: which battle, who plays, from where."""

    scenario: str
    players: str = "greedy greedy"
    start: dict[str, object] | None = None
    takes_back: bool = False
    """Whether the players take back what is free, once in every six choices."""


RECIPES = {
    "toba_shogunate_holds": Recipe("toba"),
    "toba_satcho_takes_seven": Recipe("toba"),
    "toba_at_random": Recipe("toba", "random random"),
    "toba_actions_taken_back": Recipe("toba", "random random", takes_back=True),
    "tabaru_government_wins": Recipe("tabaru"),
    "tabaru_saigo_wins": Recipe("tabaru"),
    "tabaru_drawn": Recipe("tabaru", "random random"),
    "from_a_position_yodo_entered": Recipe("toba", start=OPEN_YODO),
    "from_a_position_kumamoto_entered": Recipe("tabaru", start=OPEN_KUMAMOTO),
    "from_a_position_takase_entered": Recipe("tabaru", start=OPEN_TAKASE),
}


def opened(recipe: Recipe, seed: int) -> Match:
    """The game before its first line."""
    secret = secret_from_seed(seed)
    if recipe.start is not None:
        return loaded_match(GAME, recipe.start, secret)
    options: dict[str, object] = {"scenario": recipe.scenario}
    return new_match(GAME, 2, options, secret, ["word 0", "word 1"])


def finished(recipe: Recipe, seed: int) -> Match:
    """The game played to its end."""
    match = opened(recipe, seed)
    match.begin()
    rng = Rng(seed)
    players = recipe.players.split(" ")
    while match.state.to_act():
        seat = match.state.actor()
        noise = NOISE if players[seat] == "greedy" else 256
        match.act(seat, preferred(GAME, match.state, seat, noise, rng))
        if recipe.takes_back and rng.below(6) == 0 and match.undo_answer(seat).answer == FREE:
            match.undo(seat)
    return match
