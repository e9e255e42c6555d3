"""Positions from real games in which bots played badly; level 3 and above avoid the mistake."""

import pytest

from hatamoto.games.shogunate import GAME
from hatamoto.games.shogunate.state import ShogunateState
from hatamoto.kernel.state import play
from tests.games.kit import level_choices

THOUGHTFUL = ["karo", "daimyo", "shogun"]


def at(seat: int, *lines: str, **facts: object) -> ShogunateState:
    """A position in which a seat is to choose, after some lines."""
    state = GAME.load({"rules": 2, "hatamoto": 0, "line": list(GAME.content.leaders), **facts})
    for line in lines:
        play(state, state.actor(), GAME.parse(line))
    assert state.actor() == seat
    return state


@pytest.mark.compiled
@pytest.mark.parametrize("level", THOUGHTFUL)
@pytest.mark.rule("plot/p10")
def test_a_leader_of_its_own_is_not_swapped_onto_the_shinobi(level: str) -> None:
    state = at(
        0,
        options={"shinobi_binding": "slot"},
        plot="p10",
        step="honour",
        shinobi=3,
        honour={"cat": 3, "crane": 3, "wolf": 2, "carp": 2},
        loyalty=[["cat", "crane"], ["rooster", "snake"], ["wolf", "carp"], ["wolf", "carp"]],
    )
    assert "swap 2" not in level_choices(level, state)


@pytest.mark.compiled
@pytest.mark.parametrize("level", THOUGHTFUL)
@pytest.mark.rule("play/arrow")
def test_a_leader_it_was_shown_to_be_a_rivals_is_not_raised(level: str) -> None:
    state = at(
        1,
        "name 1",
        plot="p06",
        played={"1": "arrow", "2": "upstream", "3": "upstream"},
        honour={"cat": 4, "crane": 3, "snake": 8, "wolf": 1},
        loyalty=[["rooster", "carp"], ["cat", "crane"], ["snake", "wolf"], ["rooster", "carp"]],
        notes={"1": [[2, "snake"]]},
    )
    assert "leader snake" not in level_choices(level, state)


@pytest.mark.compiled
@pytest.mark.parametrize("level", THOUGHTFUL)
@pytest.mark.rule("play/arrow")
def test_the_only_hidden_card_it_has_seen_is_not_asked_for_again(level: str) -> None:
    state = at(
        1,
        "name 1",
        "leader crane",
        plot="p06",
        played={"1": "arrow", "2": "upstream", "3": "upstream"},
        honour={"cat": 3, "crane": 2, "snake": 5, "wolf": 1},
        loyalty=[["wolf", "carp"], ["cat", "crane"], ["snake", "rooster"], ["wolf", "carp"]],
        face_up={"2": ["rooster"]},
        notes={"1": [[2, "snake"]]},
    )
    assert "player 2" not in level_choices(level, state)


@pytest.mark.compiled
@pytest.mark.parametrize("level", THOUGHTFUL)
@pytest.mark.rule("play/cloaked")
def test_a_cloaked_player_is_not_given_a_leader_that_wins_at_once(level: str) -> None:
    state = at(
        0,
        "name 2",
        plot="p07",
        played={"2": "cloaked"},
        honour={"cat": 2, "crane": 2, "wolf": 7, "carp": 4},
        loyalty=[["cat", "crane"], ["crane", "snake"], ["wolf", "carp"], ["cat", "rooster"]],
        face_up={"2": ["wolf", "carp"]},
    )
    assert level_choices(level, state).isdisjoint({"leader wolf", "leader carp"})
