"""The parameters of `hatamoto bench`."""

from pathlib import Path
from typing import Annotated

import typer

BenchSubject = Annotated[
    str | None,
    typer.Argument(
        metavar="GAME",
        help="One game, or 'server', 'page', 'environments', 'cluster', 'kills', 'database'.",
    ),
]
BenchOf = Annotated[
    str | None, typer.Argument(metavar="OF", help="With 'page' and 'environments': a game.")
]
BenchSeconds = Annotated[
    float | None,
    typer.Option(
        "--seconds",
        metavar="S",
        min=0.01,
        help="Length of each round: usually 1, 'server' 20, 'cluster' 30, 'database' 5.",
    ),
]
BenchTables = Annotated[
    int | None,
    typer.Option("--tables", metavar="N", min=1, help="With 'server': tables of one run."),
]
BenchWatchers = Annotated[
    int | None,
    typer.Option("--watchers", metavar="N", min=0, help="With 'server': watchers."),
]
BenchPace = Annotated[
    float | None,
    typer.Option(
        "--pace", metavar="X", min=0, help="With 'server': actions per second at each table."
    ),
]
BenchDatabase = Annotated[
    str | None,
    typer.Option("--database", metavar="URL", help="With 'server': an empty database."),
]
BenchKills = Annotated[
    int, typer.Option("-n", metavar="N", min=1, help="With 'kills': how many kills in total.")
]
BenchFile = Annotated[
    Path, typer.Option("--file", metavar="FILE", help="With 'kills': the progress file.")
]
