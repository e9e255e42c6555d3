"""Replays games of a corpus and compares their rows with the files."""

from __future__ import annotations

from pathlib import Path
from typing import TYPE_CHECKING, Any

from hatamoto import catalog
from hatamoto.kernel.errors import BadRecord
from hatamoto.kernel.game import Game
from hatamoto.kernel.match import new_match
from hatamoto.kernel.record import parse
from hatamoto.kernel.seats import NOBODY
from hatamoto.kernel.verification import verify
from hatamoto.lab.corpus_part import unpack_records
from hatamoto.lab.corpus_plan import CorpusPlan
from hatamoto.lab.decision_rows import DecisionRows

if TYPE_CHECKING:
    import pyarrow as pa

UNREPRODUCIBLE: tuple[str, ...] = ("bot", "estimate")
"""Columns that a replay cannot reproduce: which bot chose, and what it estimated."""


def check_games(
    plan: CorpusPlan, paths: dict[str, Path], part: int, numbers: list[int]
) -> str | None:
    """The first fault found in some games of a part, or None."""
    import pyarrow.compute as pc
    import pyarrow.parquet as pq

    game = catalog.game(plan.game, None if plan.pack is None else Path(plan.pack))
    try:
        texts = unpack_records(paths["records"].read_bytes())
    except BadRecord as error:
        return f"{paths['records'].name}: {error}"
    decisions = pq.read_table(paths["decisions"])
    for number in numbers:
        text = texts[number - plan.numbers(part).start]
        try:
            verify(game, text)
        except BadRecord as error:
            return f"the record of game {number}: {error}"
        kept = decisions.filter(pc.field("game") == number)
        differing = other_columns(kept, replayed_rows(game, plan, number, text))
        if differing:
            return f"game {number}: its rows do not follow from its record: {', '.join(differing)}"
    return None


def replayed_rows(game: Game[Any], plan: CorpusPlan, number: int, text: str) -> pa.Table:
    """The rows that a record produces when replayed."""
    answers: dict[int, list[str]] = {seat: [] for seat in range(plan.seats)}
    for line in parse(text).lines:
        if line.seat in answers:
            answers[line.seat].append(line.action)
    rows = DecisionRows(game, plan.seats)
    match = new_match(game, plan.seats, plan.options, plan.secret(number))
    match.begin()
    while (seat := match.state.actor()) != NOBODY:
        rows.play(match, number, "", game.parse(answers[seat].pop(0)), None)
    outcome = match.outcome()
    assert outcome is not None
    rows.close(outcome.shares())
    return rows.table()


def other_columns(kept: pa.Table, again: pa.Table) -> list[str]:
    """The columns in which two tables differ."""
    if kept.column_names != again.column_names:
        return ["the list of columns"]
    names = [name for name in kept.column_names if name not in UNREPRODUCIBLE]
    return [name for name in names if kept[name].to_pylist() != again[name].to_pylist()]
