"""Writes a balance report: two pages, and every figure as CSV and JSON."""

from __future__ import annotations

import csv
import io
import json
from dataclasses import asdict, fields
from pathlib import Path
from typing import Any

from hatamoto import catalog
from hatamoto.kernel.game import Game
from hatamoto.lab.corpus import read_about
from hatamoto.lab.luck import Luck
from hatamoto.lab.report_figures import Figures, Worth, figures
from hatamoto.lab.report_page import Page
from hatamoto.lab.report_rows import plan_of, read_rows
from hatamoto.lab.report_text import pages


def game_of(about: dict[str, Any]) -> Game[Any]:
    """The game of a corpus, with its content pack."""
    plan = plan_of(about)
    return catalog.game(plan.game, None if plan.pack is None else Path(plan.pack))


def write_report(corpus: Path, folder: Path, luck: Luck | None) -> Figures:
    """Read a corpus and write its report; the same corpus gives the same bytes."""
    about = read_about(corpus)
    game, plan = game_of(about), plan_of(about)
    rows = read_rows(game, corpus)
    factors = game.factors(plan.seats, game.resolve_options(plan.options, plan.seats))
    assert factors is not None
    found = figures(game, factors, rows, luck)
    folder.mkdir(parents=True, exist_ok=True)
    downloads = {
        "figures.json": json.dumps({"corpus": about["plan"], **found.as_json()}, indent=1) + "\n",
        **tables(game, found),
    }
    for name, text in downloads.items():
        (folder / name).write_text(text, encoding="utf-8", newline="\n")
    for lang, name in pages().items():
        page = Page(game, factors, found, about, lang).html(list(downloads))
        (folder / name).write_text(page, encoding="utf-8", newline="\n")
    return found


def tables(game: Game[Any], found: Figures) -> dict[str, str]:
    """Every figure as CSV, by file name."""
    openings = [
        {
            "decision": opening.decision,
            "seat": "" if opening.seat is None else opening.seat,
            "action": game.notation(opening.action),
            "chosen": opening.chosen,
            **{key: value for key, value in asdict(opening.worth).items() if key != "name"},
        }
        for opening in found.openings
    ]
    worths = [
        {"factor": factor, **asdict(worth)}
        for factor, some in found.worths.items()
        for worth in some
    ]
    made = {
        "balance.csv": [asdict(share) for share in found.seats],
        "bots.csv": [asdict(share) for share in found.bots],
        "lengths.csv": [asdict(share) for share in found.rounds],
        "ends.csv": [asdict(share) for share in found.ends],
        "openings.csv": openings,
        "worths.csv": worths,
        "luck.csv": [] if found.luck is None else [asdict(found.luck)],
    }
    heads = {name: list(rows[0]) for name, rows in made.items() if rows}
    heads.setdefault("worths.csv", ["factor", *(field.name for field in fields(Worth))])
    return {name: csv_text(rows, heads[name]) for name, rows in made.items() if name in heads}


def csv_text(rows: list[dict[str, Any]], head: list[str]) -> str:
    """Rows as CSV with a header."""
    target = io.StringIO()
    writer = csv.DictWriter(target, head, lineterminator="\n")
    writer.writeheader()
    writer.writerows(rows)
    return target.getvalue()
