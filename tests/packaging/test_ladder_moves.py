"""A level that moved by more than its interval is named in the changelog, or the tool names it."""

import json

from tools.ladder_moves import moved, silent_moves, strength, unreleased

SAID = (
    "## Unreleased\n\n- Shogunate: `karo` has learned\n  from more games.\n\n## 1.0\n\n- `shogun`\n"
)


def ladder(**elo: int) -> str:
    """The text of a ladder file in which every interval is 30 wide."""
    rows = [{"bot": bot, "elo": at, "low": at - 15, "high": at + 15} for bot, at in elo.items()]
    return json.dumps({"strength": rows})


def test_a_bot_has_moved_when_its_intervals_do_not_meet() -> None:
    before = strength(ladder(karo=1100, daimyo=1200, shogun=1300))
    after = strength(ladder(karo=1140, daimyo=1229, shogun=1250))
    assert moved(before, after) == ["karo", "shogun"]


def test_a_move_that_the_changelog_tells_of_is_not_silent() -> None:
    before, after = ladder(karo=1100, shogun=1300), ladder(karo=1200, shogun=1200)
    assert unreleased(SAID) == ["- Shogunate: `karo` has learned from more games."]
    found = silent_moves("shogunate", before, after, SAID)
    assert len(found) == 1
    assert found[0].startswith("shogunate: shogun was 1300")
    assert len(silent_moves("edo", before, after, SAID)) == 2


def test_a_bot_that_is_new_has_not_moved() -> None:
    assert silent_moves("edo", ladder(karo=1), ladder(karo=1, shogun=500), SAID) == []
