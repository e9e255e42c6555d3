"""Whatever is submitted, exactly the legal list is accepted."""

import pytest

from hatamoto.catalog import GAMES
from hatamoto.kernel.conformance import fuzz
from tests.amounts import scaled
from tests.contract.cases import CASES, answers_together

PARTS = scaled(4, 1)
AMOUNT = 25_000
"""How many submissions each game gets in each part: a hundred thousand on the compiled core."""
REASONS = {
    "accepted",
    "already_answered",
    "game_over",
    "malformed",
    "no_such_argument",
    "not_asked",
    "not_your_turn",
    "unknown_verb",
    "wrong_verb",
}
"""Besides these there are the reasons of the game itself."""
SIMULTANEOUS = {"already_answered", "not_asked"}
"""What is said only where several answer at once."""
UNSAID = {"edo": {"not_asked"}}
"""By game, what is never said: where all are asked, nobody is not."""


@pytest.mark.parametrize("id", GAMES)
@pytest.mark.parametrize("part", range(PARTS))
def test_submissions_by_the_thousand_are_judged_by_the_legal_list(id: str, part: int) -> None:
    cases = [case for case in CASES if case.game.id == id]
    counts = fuzz(cases, AMOUNT, seed=part)
    assert sum(counts.values()) == AMOUNT
    assert len(set(counts) - REASONS) > 10
    unsaid = UNSAID.get(id, set()) if answers_together(GAMES[id]) else SIMULTANEOUS
    assert set(counts) >= REASONS - unsaid
    assert counts["accepted"] > AMOUNT // 25
