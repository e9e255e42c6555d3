"""`hatamoto examine`: measures whether the levels keep their promises."""

from __future__ import annotations

import json
from dataclasses import dataclass
from typing import Any

from rich.table import Table

from hatamoto import __version__, catalog
from hatamoto.bots.ablation import ablation, parts_of
from hatamoto.bots.bars import Opponent, strength
from hatamoto.bots.examination import Examination, blunders, exploitability, times
from hatamoto.bots.levels import Level
from hatamoto.cli.screen import new_console
from hatamoto.cli.streams import complain


@dataclass(frozen=True)
class Limits:
    """How far a measurement goes, and what a level has to reach."""

    decisions: int
    against: Opponent
    bar: float


def examine(
    question: str, examination: Examination, levels: list[Level], limits: Limits, as_json: bool
) -> int:
    """Measure each level and print the figures."""
    rows = [row for level in levels for row in measure_level(question, examination, level, limits)]
    report = {
        "question": question,
        "game": examination.game,
        "seats": examination.seats,
        "options": examination.options,
        "seed": examination.seed,
        "iterations": examination.iterations,
        "seconds": examination.seconds,
        "processor_time": examination.counts_processor_time,
        "against_iterations": limits.against.iterations,
        "against_seconds": limits.against.seconds,
        "version": __version__,
        "levels": rows,
    }
    if as_json:
        print(json.dumps(report, indent=2))
    else:
        show(rows)
    return 0


def measure_level(
    question: str, examination: Examination, level: Level, limits: Limits
) -> list[dict[str, Any]]:
    """The figures of one level for one question, in one or more rows."""
    if question == "times":
        return [times(examination, level, limits.decisions)]
    if question == "blunders":
        return [blunders(examination, level, limits.decisions)]
    if question == "strength":
        return [strength(examination, level, limits.against, limits.bar, complain)]
    if question == "ablation":
        parts = parts_of(catalog.game(examination.game), level)
        return [ablation(examination, level, part, complain) for part in parts]
    return [exploitability(examination, level, complain)]


def show(rows: list[dict[str, Any]]) -> None:
    """Print the figures as a table."""
    columns = [name for name in rows[0] if name != "cases"]
    table = Table(*columns)
    for row in rows:
        table.add_row(*[f"{row[name]}" for name in columns])
    new_console().print(table)
    for row in rows:
        for case in row.get("cases", []):
            new_console().print(f"{row['bot']}: {case}")
