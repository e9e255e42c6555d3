"""The commands of the laboratory: train a network, make a corpus, report on balance."""

from pathlib import Path
from typing import Annotated

import typer

from hatamoto.cli.help_text import examples
from hatamoto.cli.parameters import (
    Bots,
    Content,
    Count,
    GameName,
    Iterations,
    Jobs,
    On,
    Options,
    Seats,
    Seconds,
    Seed,
)
from hatamoto.extras import requires
from hatamoto.kernel.errors import BadArgument

lab_app = typer.Typer(rich_markup_mode=None)


@lab_app.command(
    epilog=examples(
        "hatamoto train shogunate",
        "hatamoto train twilight --generations 3 --games 2000 --folder training/twilight --jobs 2",
    )
)
def train(  # noqa: PLR0913, PLR0917 - every option is an argument
    game: GameName = "shogunate",
    folder: Annotated[
        Path | None,
        typer.Option("--folder", metavar="FOLDER", help="Where games and weights are kept."),
    ] = None,
    generations: Annotated[
        int, typer.Option("--generations", metavar="G", min=0, help="Generations of training.")
    ] = 2,
    count: Annotated[
        int, typer.Option("-n", "--games", metavar="N", min=20, help="Games per generation.")
    ] = 1000,
    iterations: Annotated[
        int, typer.Option("--iterations", metavar="I", min=1, help="Playouts per choice.")
    ] = 48,
    hidden: Annotated[
        int,
        typer.Option("--hidden", metavar="H", min=1, max=64, help="Hidden units of the network."),
    ] = 32,
    epochs: Annotated[
        int, typer.Option("--epochs", metavar="E", min=1, help="Passes over the games.")
    ] = 12,
    matches: Annotated[
        int,
        typer.Option(
            "--matches", metavar="M", min=0, help="Test games against the previous generation."
        ),
    ] = 40,
    seed: Seed = 1,
    jobs: Jobs = None,
    on: On = None,
) -> int:
    """Train a game's model by self-play; writes learned.json and report.json, and can resume."""
    from hatamoto.cli.arguments import chosen_game
    from hatamoto.lab.machines import machines

    with requires("train"):
        from hatamoto.cli.train import learn
        from hatamoto.research.training import TrainingConfig

    chosen_game(game, None)
    config = TrainingConfig(game, seed, generations, count, iterations, hidden, epochs, matches)
    return learn(config, folder or Path("training") / game, machines(on, jobs))


@lab_app.command(
    epilog=examples(
        "hatamoto corpus shogunate -n 100000 --bots 3 --iterations 64 -o corpus/shogunate",
        "hatamoto corpus twilight -n 20000 --bots greedy-1 --on ray -o corpus/twilight",
        "hatamoto corpus verify corpus/twilight --sample 200",
    )
)
def corpus(  # noqa: PLR0913, PLR0917 - every option is an argument
    game: Annotated[
        str, typer.Argument(metavar="GAME|verify", help="The game, or verify to check a corpus.")
    ],
    made: Annotated[
        Path | None, typer.Argument(metavar="FOLDER", help="The corpus to check.")
    ] = None,
    output: Annotated[
        Path | None, typer.Option("-o", "--output", metavar="FOLDER", help="The folder to write.")
    ] = None,
    count: Count = 1000,
    seats: Seats = None,
    seed: Seed = 1,
    jobs: Jobs = None,
    on: On = None,
    bots: Bots = "greedy-1",
    seconds: Seconds = None,
    iterations: Iterations = None,
    option: Options = None,
    rotate: Annotated[
        bool, typer.Option(help="Shift the bots by one seat after each game.")
    ] = True,
    sample: Annotated[
        int, typer.Option("--sample", metavar="N", min=0, help="Games that verify replays.")
    ] = 100,
    content: Content = None,
) -> int:
    """Make a corpus of games for training and research; continues an unfinished folder.

    It holds the records of the games, and Parquet files with a row for each decision and game.
    """
    from hatamoto.cli.arguments import bot_names, chosen_game, chosen_options, seat_count
    from hatamoto.cli.corpus import make, verify
    from hatamoto.lab.corpus_plan import CorpusPlan
    from hatamoto.lab.machines import machines

    if game == "verify":
        if made is None:
            raise BadArgument("give the folder of the corpus to check")
        return verify(made, sample, seed)
    if made is not None:
        raise BadArgument(f"give the folder as --output {made}")
    chosen = chosen_game(game, content)
    players = seat_count(chosen, seats)
    plan = CorpusPlan(
        game,
        players,
        chosen_options(chosen, option or []),
        bot_names(bots, players),
        count,
        seed,
        rotate,
        seconds,
        iterations,
        None if content is None else str(content),
    )
    return make(plan, output or Path("corpus") / game, machines(on, jobs))


@lab_app.command(
    epilog=examples(
        "hatamoto lab shogunate -n 2000 --bots 3 --iterations 32 -o report/shogunate",
        "hatamoto lab twilight --corpus corpus/twilight --luck 200 -o report/twilight",
    )
)
def lab(  # noqa: PLR0913, PLR0917 - every option is an argument
    game: GameName,
    output: Annotated[
        Path | None, typer.Option("-o", "--output", metavar="FOLDER", help="Where it goes.")
    ] = None,
    corpus: Annotated[
        Path | None,
        typer.Option("--corpus", metavar="FOLDER", help="The games to tell of; played if absent."),
    ] = None,
    luck: Annotated[
        int,
        typer.Option("--luck", metavar="N", min=0, help="Deals that are played four times each."),
    ] = 50,
    count: Count = 1000,
    seats: Seats = None,
    seed: Seed = 1,
    jobs: Jobs = None,
    on: On = None,
    bots: Bots = "greedy-1",
    seconds: Seconds = None,
    iterations: Iterations = None,
    option: Options = None,
    content: Content = None,
) -> int:
    """Write a balance report: seats, lengths, ends, openings, what things are worth, luck.

    A page that opens without a server or a network, with every figure as CSV and JSON next to it.
    With --corpus it reports on that corpus; otherwise games are played for it.
    """
    from hatamoto.cli.arguments import bot_names, chosen_game, chosen_options, seat_count
    from hatamoto.cli.lab import report
    from hatamoto.lab.corpus_plan import CorpusPlan
    from hatamoto.lab.machines import machines

    chosen = chosen_game(game, content)
    folder = output or Path("report") / game
    if corpus is not None:
        return report(game, None, corpus, folder, luck, machines(on, jobs))
    players = seat_count(chosen, seats)
    plan = CorpusPlan(
        game,
        players,
        chosen_options(chosen, option or []),
        bot_names(bots, players),
        count,
        seed,
        True,
        seconds,
        iterations,
        None if content is None else str(content),
    )
    return report(game, plan, None, folder, luck, machines(on, jobs))
