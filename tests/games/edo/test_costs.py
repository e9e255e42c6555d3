"""What the page says an action costs and scores is what the rules then take and give."""

import pytest

from hatamoto.games.edo import GAME
from hatamoto.games.edo.state import EdoState
from tests.games.edo.table import PLENTY, goods, offered, points, turn

EDO = {**PLENTY, "samurai": ["edo"]}


def charged(state: EdoState, seat: int) -> set[str]:
    """Check the costs of every action of the turn; returns the verbs that have one."""
    shown = state.view(seat)["turn"]
    assert isinstance(shown, dict)
    for words, cost in shown["costs"].items():
        after = state.clone()
        after.apply(seat, GAME.parse(words))
        pairs = zip(goods(state, seat), goods(after, seat), strict=True)
        assert [max(0, had - has) for had, has in pairs] == cost["price"], words
        assert points(after, seat) - points(state, seat) == cost["points"], words
    return {words.partition(" ")[0] for words in shown["costs"]}


@pytest.mark.parametrize(
    ("face", "modules", "verb"),
    [
        ("court recruit 1", "none", "recruit"),
        ("works authorization 1", "none", "authorize"),
        ("domain building 1", "none", "build"),
        ("court trading 1", "none", "buy"),
        ("court trading 1", "none", "trade"),
        ("court travel 1", "tokken", "meet"),
    ],
)
def test_an_action_takes_what_it_is_said_to_cost(face: str, modules: str, verb: str) -> None:
    assert verb in charged(turn(face, modules=modules, me=EDO), 0)


def test_the_discount_is_taken_off_the_good_that_is_named() -> None:
    me = {**PLENTY, "samurai": ["sakura", "odawara", "kawagoe"], "cards": ["architect"]}
    specials = ["woodcutters", "granary", "caravan", "corvee"]
    state = turn("architect building 2", me=me, specials=specials)
    charged(state, 0)
    named = [words.split(" ")[-1] for words in offered(state, "build cheaper")]
    assert sorted(named) == ["stone"] * 3 + ["wood"] * 3
