"""Seeded games and their texts have not changed; `tests/contract/pinned.py` says when to renew."""

import pytest

from hatamoto.catalog import GAMES
from tests.contract.pinned import cases, pinned, told

ALL = {case.name: case for game in GAMES.values() for case in cases(game)}


@pytest.mark.parametrize("name", ALL)
def test_a_seeded_game_is_played_and_told_as_before(name: str) -> None:
    case = ALL[name]
    assert told(case) == pinned()[case.game.id][name]


def test_nothing_else_is_pinned() -> None:
    assert {name for names in pinned().values() for name in names} == set(ALL)
