"""Positions from real games in which bots played badly; level 3 and above avoid the mistake."""

import pytest

from hatamoto.games.twilight import GAME, ids
from hatamoto.kernel.state import play
from tests.games.kit import level_choices

THOUGHTFUL = ["karo", "daimyo", "shogun"]
OU = {"mito": [1, 2], "aizu": [0, 3], "yonezawa": [2, 0], "shonai": [0, 1], "akita": [1, 0]}
"""Both sides are present in Ou; one influence in Mito would give Pro-Bakufu its domination."""


@pytest.mark.compiled
@pytest.mark.parametrize("level", THOUGHTFUL)
@pytest.mark.rule("9.5(1)(ii)")
def test_an_area_is_not_scored_for_nothing_where_one_action_first_gives_points(level: str) -> None:
    state = GAME.load(
        {
            "turn": 3,
            "round": 2,
            "active": ids.PRO,
            "influence": OU,
            "hands": [
                ["namamugi", "yoshida_toyo", "katsura_anti_treaty"],
                ["ou_situation", "kanrin_maru", "shinsengumi"],
            ],
        }
    )
    play(state, ids.PRO, GAME.parse("play ou_situation"))
    assert level_choices(level, state) == {"use action_first"}
