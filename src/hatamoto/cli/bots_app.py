"""The commands in which bots play: simulate, compare, measure."""

from enum import StrEnum
from pathlib import Path
from typing import Annotated

import typer

from hatamoto.cli.bench_parameters import (
    BenchDatabase,
    BenchFile,
    BenchKills,
    BenchOf,
    BenchPace,
    BenchSeconds,
    BenchSubject,
    BenchTables,
    BenchWatchers,
)
from hatamoto.cli.help_text import Json, examples
from hatamoto.cli.parameters import (
    FAILED,
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
from hatamoto.cli.streams import complain

bots_app = typer.Typer(rich_markup_mode=None)


class Question(StrEnum):
    """What `examine` can measure."""

    TIMES = "times"
    BLUNDERS = "blunders"
    FORESEEN = "foreseen"
    STRENGTH = "strength"
    ABLATION = "ablation"


def exit_code(failed: int, failures: list[str]) -> int:
    """The exit code after many games; prints the first failure."""
    if failed:
        complain(f"{failed} games failed; the first: {failures[0]}")
    return FAILED if failed else 0


@bots_app.command(
    epilog=examples(
        "hatamoto sim shogunate -n 2000 --seats 5 --seed 1 --json",
        "hatamoto sim shogunate -n 400 --bots greedy,random,random,random --rotate",
        "hatamoto sim shogunate -n 200 --options pair_scoring=double,redeal_pairs=on",
    )
)
def sim(  # noqa: PLR0913, PLR0917 - every option is an argument
    game: GameName = "shogunate",
    count: Count = 1000,
    seats: Seats = None,
    seed: Seed = 1,
    jobs: Jobs = None,
    on: On = None,
    bots: Bots = "random",
    seconds: Seconds = None,
    iterations: Iterations = None,
    option: Options = None,
    rotate: Annotated[
        bool, typer.Option("--rotate", help="Shift the bots by one seat after each game.")
    ] = False,
    as_json: Json = False,
    content: Content = None,
) -> int:
    """Play many games between bots and count the results."""
    from hatamoto.bots.series import Series
    from hatamoto.cli.arguments import bot_names, chosen_game, chosen_options, seat_count
    from hatamoto.cli.sim import simulate
    from hatamoto.lab.machines import machines

    chosen = chosen_game(game, content)
    players = seat_count(chosen, seats)
    series = Series(
        game,
        players,
        chosen_options(chosen, option or []),
        bot_names(bots, players),
        seed,
        rotate,
        seconds,
        None if content is None else str(content),
        iterations=iterations,
    )
    return exit_code(*simulate(series, count, machines(on, jobs), as_json))


@bots_app.command(
    epilog=examples(
        "hatamoto arena shogunate --bots random,greedy,search -n 200",
        "hatamoto arena --bots greedy,search --seconds 0.2 --seats 5 --json",
    )
)
def arena(  # noqa: PLR0913, PLR0917 - every option is an argument
    game: GameName = "shogunate",
    bots: Annotated[
        str, typer.Option("--bots", metavar="A,B", help="The bots to compare.")
    ] = "random,greedy,search",
    count: Count = 100,
    seats: Seats = None,
    seed: Seed = 1,
    jobs: Jobs = None,
    on: On = None,
    seconds: Seconds = None,
    iterations: Iterations = None,
    option: Options = None,
    as_json: Json = False,
    content: Content = None,
) -> int:
    """Play every bot against every other and rate them by Elo."""
    from hatamoto.bots.series import Series
    from hatamoto.cli.arena import compete
    from hatamoto.cli.arguments import bot_names, chosen_game, chosen_options, seat_count
    from hatamoto.lab.machines import machines

    chosen = chosen_game(game, content)
    series = Series(
        game,
        seat_count(chosen, seats),
        chosen_options(chosen, option or []),
        bot_names(bots, bots.count(",") + 1),
        seed,
        True,
        seconds,
        None if content is None else str(content),
        events=False,
        iterations=iterations,
    )
    return exit_code(*compete(series, count, machines(on, jobs), as_json))


@bots_app.command(
    epilog=examples(
        "hatamoto ladder shogunate",
        "hatamoto ladder twilight --bots greedy-1,search-1,5 --seconds 0.2 -n 200",
        "hatamoto ladder edo --seats 3 --option tokken=off --output edo-3.json --pace 0.1",
        "hatamoto ladder twilight --pace 0.02 --neighbours",
    )
)
def ladder(  # noqa: PLR0913, PLR0917 - every option is an argument
    game: GameName = "shogunate",
    bots: Annotated[
        str, typer.Option("--bots", metavar="A,B", help="The bots, weakest first.")
    ] = "random-1,greedy-1,search-1,1,2,3,4,5",
    count: Annotated[
        int, typer.Option("-n", "--games", metavar="N", min=2, help="Most games per pair.")
    ] = 400,
    seats: Seats = None,
    seed: Seed = 1,
    jobs: Jobs = None,
    on: On = None,
    seconds: Seconds = None,
    pace: Annotated[
        float,
        typer.Option(
            "--pace", metavar="P", min=0.001, max=1.0, help="Multiply all thinking times."
        ),
    ] = 1.0,
    playouts: Annotated[
        int,
        typer.Option("--playouts", metavar="N", min=0, help="Count N playouts as one second."),
    ] = 0,
    neighbours: Annotated[
        bool,
        typer.Option(
            "--neighbours", help="Play only neighbours for now; the same file continues later."
        ),
    ] = False,
    option: Options = None,
    output: Annotated[
        Path | None, typer.Option("-o", "--output", metavar="FILE", help="The ladder file.")
    ] = None,
    as_json: Json = False,
) -> int:
    """Rate levels and yardsticks with a sequential test; continues an unfinished ladder file."""
    from hatamoto.bots import known_as
    from hatamoto.cli.arguments import bot_names, chosen_game, chosen_options, seat_count
    from hatamoto.cli.ladder import Ladder, full_name, run_ladder
    from hatamoto.lab.machines import machines

    chosen = chosen_game(game, None)
    names = tuple(full_name(known_as(name)) for name in bot_names(bots, bots.count(",") + 1))
    places = seat_count(chosen, seats)
    options = chosen_options(chosen, option or [])
    played = Ladder(game, places, options, names, count, seed, seconds, pace, playouts)
    path = Path(f"ladder-{game}-{places}.json") if output is None else output
    return run_ladder(played, path, machines(on, jobs), as_json, neighbours)


@bots_app.command(
    epilog=examples(
        "hatamoto examine times twilight",
        "hatamoto examine blunders shogunate --bots 1,2,3,4 --decisions 1000",
        "hatamoto examine foreseen shogunate --bots 5 --iterations 60 -n 200",
        "hatamoto examine strength edo --bots 5 --against greedy-1 --bar 0.6 -n 400",
        "hatamoto examine strength --bots 5 --against search-1 --against-seconds 0.2 --bar 0.4",
        "hatamoto examine ablation twilight --bots 5 --seconds 0.05 -n 100",
    )
)
def examine(  # noqa: PLR0913, PLR0917 - every option is an argument
    question: Annotated[
        Question,
        typer.Argument(
            metavar="WHAT",
            help="times; blunders; foreseen: can a rival exploit the program? "
            "strength: does one of it reach a share of victories among others? "
            "ablation: what does each part of it bring?",
        ),
    ],
    game: GameName = "shogunate",
    bots: Annotated[
        str, typer.Option("--bots", metavar="A,B", help="The levels to examine.")
    ] = "1,2,3,4,5",
    count: Count = 40,
    decisions: Annotated[
        int, typer.Option("--decisions", metavar="D", min=1, help="Most decisions per level.")
    ] = 400,
    iterations: Annotated[
        int, typer.Option("--iterations", metavar="I", min=0, help="Playouts per choice.")
    ] = 0,
    seconds: Seconds = None,
    against: Annotated[
        str, typer.Option("--against", metavar="BOT", help="Who has all other seats.")
    ] = "greedy-1",
    against_iterations: Annotated[
        int | None,
        typer.Option("--against-iterations", metavar="I", min=1, help="Playouts of those seats."),
    ] = None,
    against_seconds: Annotated[
        float | None,
        typer.Option(
            "--against-seconds",
            metavar="S",
            min=0.001,
            help="How long those seats may think. Usually as long as the level.",
        ),
    ] = None,
    processor_time: Annotated[
        bool,
        typer.Option(
            "--processor-time", help="times: count processor time, on a machine that is busy."
        ),
    ] = False,
    bar: Annotated[
        float,
        typer.Option("--bar", metavar="SHARE", min=0.0, max=1.0, help="The share to reach."),
    ] = 0.5,
    seats: Seats = None,
    seed: Seed = 1,
    option: Options = None,
    as_json: Json = False,
) -> int:
    """Measure the levels: thinking time, blunders, predictability, strength, their parts."""
    from hatamoto.bots.bars import Opponent
    from hatamoto.bots.examination import Examination
    from hatamoto.cli.arguments import chosen_game, chosen_options, parse_levels, seat_count
    from hatamoto.cli.examine import Limits
    from hatamoto.cli.examine import examine as examine_levels

    chosen = chosen_game(game, None)
    options = chosen_options(chosen, option or [])
    if against_iterations is None and against_seconds is None:
        against_iterations, against_seconds = iterations, seconds
    opponent = Opponent(against, against_seconds, against_iterations or 0)
    places, limits = seat_count(chosen, seats), Limits(decisions, opponent, bar)
    examination = Examination(
        game, places, options, seed, count, iterations, seconds, processor_time
    )
    return examine_levels(question.value, examination, parse_levels(bots), limits, as_json)


@bots_app.command(
    epilog=examples(
        "hatamoto bench",
        "hatamoto bench shogunate --seconds 0.5 --json",
        "hatamoto bench server",
        "hatamoto bench server --tables 200 --watchers 50 --pace 0.5 --seconds 30",
        "hatamoto bench page twilight",
        "hatamoto bench environments shogunate --seconds 2",
        "hatamoto bench cluster",
        "hatamoto bench kills -n 10000 --file kills.jsonl",
    )
)
def bench(
    game: BenchSubject = None,
    of: BenchOf = None,
    length: BenchSeconds = None,
    tables: BenchTables = None,
    watchers: BenchWatchers = None,
    pace: BenchPace = None,
    database: BenchDatabase = None,
    kills: BenchKills = 1000,
    file: BenchFile = Path("kills.jsonl"),
    as_json: Json = False,
) -> int:
    """Measure the games against yardsticks, a server under load, or the page in Chromium.

    'bench server' starts a server and loads it in five runs: 50 tables with watchers, 50 tables as
    fast as it answers, 500 and 1,000 tables at a player's pace, and one table with 1,000 watchers.
    With --tables, --watchers or --pace (0 is as fast as it answers) it does a single run. The load
    of the rest of the machine is printed with the figures, and so is what they should be.

    'bench cluster' starts PostgreSQL, nginx and two, then four servers in a scratch folder. People
    play in pairs while a server is killed every ten seconds, then during a rolling restart and a
    restart of the database; every acknowledged answer is compared with what is stored.
    'bench kills' kills a server and its database repeatedly, in all games and on both databases,
    and continues where its file ends. Both exit with code 1 if an acknowledged answer was lost.
    'bench database' measures how many entries per second PostgreSQL stores.

    'bench environments' (or 'bench doors') counts steps per second of the environments for
    reinforcement learning, next to games of PettingZoo and OpenSpiel.
    """
    from hatamoto.cli.bench import BenchSettings, run_bench

    load = {"tables": tables, "watchers": watchers, "pace": pace, "database": database}
    return run_bench(BenchSettings(game, of, length, load, kills, file, as_json))
