"""The yardsticks never change: what they choose in fixed positions is held by a checksum."""

from zlib import crc32

import pytest

from hatamoto.bots import OLD_NAMES, YARDSTICKS, bot
from hatamoto.catalog import game
from hatamoto.kernel.rng import Rng
from hatamoto.kernel.seats import NATURE, NOBODY
from hatamoto.kernel.state import State
from hatamoto.kernel.window import Window

GAMES = {
    "shogunate": (4, 120, 12, 72),
    "twilight": (2, 120, 30, 72),
    "battles": (2, 160, 40, 9),
    "edo": (3, 150, 50, 2),
}
"""By game: seats, decisions of a game by greedy-1, every how many of them the yardstick is asked,
and the playouts of search-1."""
SUMS = {
    ("shogunate", "random-1"): 1575773036,
    ("shogunate", "greedy-1"): 1527817453,
    ("shogunate", "search-1"): 2492645279,
    ("twilight", "random-1"): 1133363555,
    ("twilight", "greedy-1"): 3325994294,
    ("twilight", "search-1"): 3341584053,
    ("battles", "random-1"): 308780852,
    ("battles", "greedy-1"): 2000185175,
    ("battles", "search-1"): 59531686,
    ("edo", "random-1"): 1599803102,
    ("edo", "greedy-1"): 3593281430,
    ("edo", "search-1"): 3593281430,
}


def choices(id: str, name: str) -> list[int]:
    """What a yardstick chooses at some decisions of a game of its greedy sister."""
    seats, decisions, every, playouts = GAMES[id]
    played = game(id)
    state: State = played.new(seats)
    rng = Rng(14)
    leader = bot("greedy-1")
    asked = bot(name, iterations=playouts)
    found: list[int] = []
    while decisions and (seat := state.actor()) != NOBODY:
        if seat == NATURE:
            state.apply(NATURE, state.draw(rng))
            continue
        window = Window(played, state, seat)
        decisions -= 1
        if decisions % every == 0:
            found.append(asked.choose(window, Rng(decisions)))
        state.apply(seat, leader.choose(window, rng))
    return found


@pytest.mark.no_cover
@pytest.mark.parametrize("name", YARDSTICKS)
@pytest.mark.parametrize("id", GAMES)
def test_a_yardstick_chooses_what_it_always_chose(id: str, name: str) -> None:
    found = choices(id, name)
    assert len(found) > 2
    assert crc32(repr(found).encode()) == SUMS[id, name]


@pytest.mark.parametrize("name", OLD_NAMES)
def test_an_old_name_is_the_yardstick(name: str) -> None:
    assert type(bot(name)) is type(bot(f"{name}-1"))
