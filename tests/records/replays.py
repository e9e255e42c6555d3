"""What the tests of every game's records have in common."""

from collections.abc import Iterable
from pathlib import Path
from typing import Any

from hatamoto.kernel.game import Game
from hatamoto.kernel.match import Match
from hatamoto.kernel.outcome import Outcome
from hatamoto.kernel.record import parse
from hatamoto.kernel.replay import replay
from hatamoto.kernel.verification import verify


def replayed(game: Game[Any], path: Path) -> tuple[Match, Outcome]:
    """A record replayed to its end."""
    match = replay(game, parse(path.read_text(encoding="utf-8")))
    outcome = match.outcome()
    assert outcome is not None
    return match, outcome


def assert_listed(folder: Path, recipes: Iterable[str]) -> None:
    """Every recipe has its record, and the README has a row for every record.

    A record from a position may share the row of the record it is named after.
    """
    names = {path.stem for path in folder.glob("*.record")}
    readme = (folder / "README.md").read_text(encoding="utf-8")
    assert names == set(recipes)
    for name in names:
        assert f"`{name}`" in readme or name.startswith("from_a_position_")


def assert_proven(game: Game[Any], path: Path, rules: int) -> None:
    """A finished record of earlier rules still replays, and its draws follow from its secret."""
    text = path.read_text(encoding="utf-8")
    assert parse(text).header["rules"] == rules
    verdict = verify(game, text)
    assert verdict.is_proven
    assert verdict.outcome is not None
