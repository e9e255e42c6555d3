"""`hatamoto train`: trains a game's model, with progress and a final report."""

from __future__ import annotations

from pathlib import Path
from typing import TYPE_CHECKING, Any

from rich.table import Table

from hatamoto import catalog
from hatamoto.cli.screen import new_console
from hatamoto.cli.streams import complain
from hatamoto.kernel.errors import BadArgument
from hatamoto.lab.machines import Machines

if TYPE_CHECKING:
    from hatamoto.research.training import TrainingConfig


def learn(config: TrainingConfig, folder: Path, where: Machines) -> int:
    """Train, and show the report; raises BadArgument for a game without features."""
    from hatamoto.research.training import train

    if not catalog.game(config.game).heuristics.feature_names():
        raise BadArgument(f"{config.game} has no features yet, so there is nothing to learn from")
    show(train(config, folder, where, complain))
    complain(f"{folder / 'learned.json'}")
    return 0


def show(report: dict[str, Any]) -> None:
    """Print what each generation learned."""
    table = Table(
        "generation", "games", "rows judged", "loss", "without looking", "wins", "seconds"
    )
    for row in report["generations"]:
        network = row["network"]
        table.add_row(
            str(row["generation"]),
            str(row["games"]),
            str(network["rows"]),
            f"{network['loss']:.4f}",
            f"{network['loss_without_looking']:.4f}",
            won(row.get("strength")),
            f"{row['seconds']:.0f}",
        )
    new_console().print(table)


def won(strength: dict[str, Any] | None) -> str:
    """The share of wins over the previous generation, with its 95 % interval."""
    if strength is None:
        return ""
    return f"{strength['share']:.1%} ({strength['low']:.0%} - {strength['high']:.0%})"
