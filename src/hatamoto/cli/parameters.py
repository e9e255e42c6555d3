"""Arguments and exit codes shared by several commands."""

from pathlib import Path
from typing import Annotated, Final

import typer

FAILED: Final = 1
MISUSED: Final = 2

GameName = Annotated[str, typer.Argument(metavar="GAME", help="The game.")]
Content = Annotated[
    Path | None,
    typer.Option("--content", metavar="PACK", help="A folder of data files that replace ours."),
]
Seats = Annotated[
    int | None, typer.Option("--seats", metavar="K", help="Number of seats. Usually four.")
]
Options = Annotated[
    list[str] | None,
    typer.Option("--option", "--options", metavar="K=V", help="An option of the rules."),
]
Lang = Annotated[str, typer.Option("--lang", metavar="LANG", help="The language: en or ja.")]
Seconds = Annotated[
    float | None,
    typer.Option("--seconds", metavar="S", min=0.001, help="How long a bot may think."),
]
Count = Annotated[int, typer.Option("-n", "--games", metavar="N", min=1, help="How many games.")]
Seed = Annotated[int, typer.Option("--seed", metavar="S", help="The same seed, the same games.")]
Jobs = Annotated[
    int | None, typer.Option("--jobs", "-j", metavar="J", min=1, help="How many processes.")
]
On = Annotated[
    str | None,
    typer.Option("--on", metavar="WHERE", help="local:8, ray or ray://host:10001. Usually local."),
]
Iterations = Annotated[
    int | None,
    typer.Option(
        "--iterations", metavar="I", min=1, help="Playouts per choice instead of seconds."
    ),
]
Bots = Annotated[
    str, typer.Option("--bots", metavar="A,B", help="Bots: one for all seats, or one each.")
]
