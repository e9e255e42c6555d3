"""`hatamoto train`: learn a game, say how it goes, and what came of it."""

from __future__ import annotations

from pathlib import Path
from typing import TYPE_CHECKING, Any

from rich.table import Table

from hatamoto import catalog
from hatamoto.cli.streams import complain
from hatamoto.cli.terminal import screen
from hatamoto.kernel.errors import BadArgument

if TYPE_CHECKING:
    from hatamoto.research.training import TrainingConfig


def learn(config: TrainingConfig, folder: Path, jobs: int) -> int:
    """Train, and show the report; raises BadArgument for a game without features."""
    from hatamoto.research.training import train

    if not catalog.game(config.game).feature_names():
        raise BadArgument(f"{config.game} has no features yet, so there is nothing to learn from")
    show(train(config, folder, jobs, complain))
    complain(f"{folder / 'learned.json'}")
    return 0


def show(report: dict[str, Any]) -> None:
    """What each generation learned."""
    table = Table("generation", "games", "rows judged", "loss", "without looking", "seconds")
    for row in report["generations"]:
        network = row["network"]
        table.add_row(
            str(row["generation"]),
            str(row["games"]),
            str(network["rows"]),
            f"{network['loss']:.4f}",
            f"{network['loss_without_looking']:.4f}",
            f"{row['seconds']:.0f}",
        )
    screen().print(table)
