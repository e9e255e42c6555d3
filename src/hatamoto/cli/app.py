"""The commands, their options and examples; what they do is in the other modules of this package.

Exit codes: 0 done, 1 the thing asked failed, 2 bad usage or bad input.
"""

import errno
import os
import sys
from collections.abc import Sequence
from pathlib import Path
from typing import Annotated, Final

import typer
from typer.exceptions import Abort, TyperException

from hatamoto import __version__
from hatamoto.cli.admin_app import admin_app
from hatamoto.cli.help_text import Json, examples
from hatamoto.cli.streams import complain, drop_output, prepare_streams
from hatamoto.extras import MissingExtra, requires
from hatamoto.kernel import COMPILED
from hatamoto.kernel.errors import BadArgument, BadContent, BadRecord, HatamotoError

FAILED: Final = 1
MISUSED: Final = 2

app = typer.Typer(
    add_completion=False,
    rich_markup_mode=None,
    pretty_exceptions_enable=False,
    context_settings={"help_option_names": ["-h", "--help"], "max_content_width": 100},
)
content_app = typer.Typer(
    rich_markup_mode=None, help="Content packs: a game's data files, replaced by yours."
)
app.add_typer(content_app, name="content")
app.add_typer(admin_app, name="admin")


GameName = Annotated[str, typer.Argument(metavar="GAME", help="The game.")]
Content = Annotated[
    Path | None,
    typer.Option("--content", metavar="PACK", help="A folder of data files that replace ours."),
]
Seats = Annotated[
    int | None, typer.Option("--seats", metavar="K", help="How many play. Usually four.")
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


def version_line() -> str:
    """What `--version` says."""
    return f"hatamoto {__version__} ({'compiled core' if COMPILED else 'plain Python'})"


def show_version(wanted: bool) -> None:
    """Answer `--version` and stop."""
    if wanted:
        typer.echo(version_line())
        raise typer.Exit(0)


@app.callback(invoke_without_command=True)
def hatamoto(
    context: typer.Context,
    version: Annotated[
        bool,
        typer.Option(
            "--version", callback=show_version, is_eager=True, help="Say the version and stop."
        ),
    ] = False,
) -> None:
    """Games of the shogun's Japan, played by the book."""
    if context.invoked_subcommand is None:
        typer.echo(context.get_help())


@app.command(
    epilog=examples(
        "hatamoto play",
        "hatamoto play shogunate --seats 5 --bot 5 --lang ja",
        "hatamoto play --humans 0,2 --option redeal_pairs=on",
        "hatamoto play --load evening.record",
    )
)
def play(  # noqa: PLR0913, PLR0917 - every option is an argument
    game: GameName = "shogunate",
    seats: Seats = None,
    seat: Annotated[int, typer.Option("--seat", metavar="N", help="Your seat, from 0.")] = 0,
    humans: Annotated[
        str | None, typer.Option("--humans", metavar="N,N", help="Several people, one screen.")
    ] = None,
    bots: Annotated[
        str,
        typer.Option("--bots", "--bot", metavar="A,B", help="The others: levels 1 to 5 or names."),
    ] = "greedy",
    seconds: Seconds = None,
    seed: Annotated[
        str | None, typer.Option("--seed", metavar="S", help="The same seed, the same deal.")
    ] = None,
    lang: Lang = "en",
    option: Options = None,
    load: Annotated[
        Path | None,
        typer.Option("--load", metavar="FILE", help="Go on from a record or a position."),
    ] = None,
    content: Content = None,
) -> int:
    """Play a whole game at the terminal, with bots in the other seats."""
    from hatamoto.cli import play as room

    return room.play(
        room.PlaySettings(
            game, seats, seat, humans, bots, seconds, seed, lang, option or [], load, content
        )
    )


@app.command(epilog=examples("hatamoto engine", 'echo \'{"command": "hello"}\' | hatamoto engine'))
def engine(content: Content = None) -> int:
    """Answer a program, one line of JSON for another."""
    from hatamoto.cli.engine import serve

    return serve(content)


Count = Annotated[int, typer.Option("-n", "--games", metavar="N", min=1, help="How many games.")]
Seed = Annotated[int, typer.Option("--seed", metavar="S", help="The same seed, the same games.")]
Jobs = Annotated[
    int | None, typer.Option("--jobs", "-j", metavar="J", min=1, help="How many processes.")
]


@app.command(
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
    bots: Annotated[
        str, typer.Option("--bots", metavar="A,B", help="Bots: one for all, or one each.")
    ] = "random",
    seconds: Seconds = None,
    option: Options = None,
    rotate: Annotated[
        bool, typer.Option("--rotate", help="Move the bots on by one seat after each game.")
    ] = False,
    as_json: Json = False,
    content: Content = None,
) -> int:
    """Play many games between bots and count what came of them."""
    from hatamoto.bots.series import Series
    from hatamoto.cli.arguments import bot_names, chosen_game, chosen_options, seat_count
    from hatamoto.cli.sim import simulate

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
    )
    return closed(*simulate(series, count, jobs or os.cpu_count() or 1, as_json))


@app.command(
    epilog=examples(
        "hatamoto arena shogunate --bots random,greedy,search -n 200",
        "hatamoto arena --bots greedy,search --seconds 0.2 --seats 5 --json",
    )
)
def arena(
    game: GameName = "shogunate",
    bots: Annotated[
        str, typer.Option("--bots", metavar="A,B", help="The bots that meet.")
    ] = "random,greedy,search",
    count: Count = 100,
    seats: Seats = None,
    seed: Seed = 1,
    jobs: Jobs = None,
    seconds: Seconds = None,
    option: Options = None,
    as_json: Json = False,
    content: Content = None,
) -> int:
    """Let every bot meet every other and rate them by Elo."""
    from hatamoto.bots.series import Series
    from hatamoto.cli.arena import compete
    from hatamoto.cli.arguments import bot_names, chosen_game, chosen_options, seat_count

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
    )
    return closed(*compete(series, count, jobs or os.cpu_count() or 1, as_json))


@app.command(
    epilog=examples(
        "hatamoto ladder shogunate",
        "hatamoto ladder twilight --bots greedy-1,search-1,5 --seconds 0.2 -n 200",
        "hatamoto ladder edo --seats 3 --option tokken=off --output edo-3.json",
    )
)
def ladder(
    game: GameName = "shogunate",
    bots: Annotated[
        str, typer.Option("--bots", metavar="A,B", help="Who meets, the weakest first.")
    ] = "random-1,greedy-1,search-1,1,2,3,4,5",
    count: Annotated[
        int, typer.Option("-n", "--games", metavar="N", min=2, help="The most games of a pair.")
    ] = 400,
    seats: Seats = None,
    seed: Seed = 1,
    jobs: Jobs = None,
    seconds: Seconds = None,
    option: Options = None,
    output: Annotated[
        Path | None, typer.Option("-o", "--output", metavar="FILE", help="Where it is kept.")
    ] = None,
    as_json: Json = False,
) -> int:
    """Rate the levels beside the yardsticks, with a test that stops early; resumes what it kept."""
    from hatamoto.bots import known_as
    from hatamoto.cli.arguments import bot_names, chosen_game, chosen_options, seat_count
    from hatamoto.cli.ladder import Ladder, climb, full_name

    chosen = chosen_game(game, None)
    names = tuple(full_name(known_as(name)) for name in bot_names(bots, bots.count(",") + 1))
    places = seat_count(chosen, seats)
    options = chosen_options(chosen, option or [])
    played = Ladder(game, places, options, names, count, seed, seconds)
    path = Path(f"ladder-{game}-{places}.json") if output is None else output
    return climb(played, path, jobs or os.cpu_count() or 1, as_json)


@app.command(
    epilog=examples(
        "hatamoto train shogunate",
        "hatamoto train twilight --generations 3 --games 2000 --folder training/twilight --jobs 2",
    )
)
def train(
    game: GameName = "shogunate",
    folder: Annotated[
        Path | None,
        typer.Option("--folder", metavar="FOLDER", help="Where games and weights are kept."),
    ] = None,
    generations: Annotated[
        int, typer.Option("--generations", metavar="G", min=0, help="How often to learn anew.")
    ] = 2,
    count: Annotated[
        int, typer.Option("-n", "--games", metavar="N", min=20, help="Games of a generation.")
    ] = 1000,
    iterations: Annotated[
        int, typer.Option("--iterations", metavar="I", min=1, help="Playouts of a choice.")
    ] = 48,
    hidden: Annotated[
        int, typer.Option("--hidden", metavar="H", min=1, max=64, help="Units of the network.")
    ] = 32,
    epochs: Annotated[
        int, typer.Option("--epochs", metavar="E", min=1, help="How often the games are read.")
    ] = 12,
    seed: Seed = 1,
    jobs: Jobs = None,
) -> int:
    """Learn a game by playing it; writes learned.json and report.json, and can be resumed."""
    from hatamoto.cli.arguments import chosen_game

    with requires("train"):
        from hatamoto.cli.train import learn
        from hatamoto.research.training import TrainingConfig

    chosen_game(game, None)
    config = TrainingConfig(game, seed, generations, count, iterations, hidden, epochs)
    return learn(config, folder or Path("training") / game, jobs or os.cpu_count() or 1)


def closed(failed: int, failures: list[str]) -> int:
    """The exit code of many games, the first failure named."""
    if failed:
        complain(f"{failed} games failed; the first: {failures[0]}")
    return FAILED if failed else 0


@app.command(
    epilog=examples(
        "hatamoto verify evening.record", "hatamoto verify evening.record --commitment 5f1c..."
    )
)
def verify(
    file: Annotated[Path, typer.Argument(metavar="FILE", help="A record.")],
    commitment: Annotated[
        str, typer.Option(metavar="HEX", help="The commitment you noted before the deal.")
    ] = "",
    content: Content = None,
) -> int:
    """Play a record again and check every line of it.

    Every action must be legal, every draw must follow from the revealed secret and from the words
    that the seats committed to, and the result must be right. A single changed byte is found, and
    its line named. With the commitment that was shown before the deal, a secret that was chosen
    later is found too.
    """
    from hatamoto.cli.verify import check

    try:
        check(file, content, commitment.strip().lower())
    except BadRecord as fault:
        complain(f"{file}: {fault}")
        return FAILED
    return 0


@app.command(
    epilog=examples(
        "hatamoto bench",
        "hatamoto bench shogunate --seconds 0.5 --json",
        "hatamoto bench server --seconds 20 --json",
        "hatamoto bench page twilight",
    )
)
def bench(
    game: Annotated[
        str | None, typer.Argument(metavar="GAME", help="One game only, or 'server', or 'page'.")
    ] = None,
    of: Annotated[
        str | None, typer.Argument(metavar="OF", help="With 'page': one game only.")
    ] = None,
    seconds: Annotated[
        float, typer.Option("--seconds", metavar="S", min=0.01, help="How long each round is.")
    ] = 1.0,
    as_json: Json = False,
) -> int:
    """Measure the games beside yardsticks, a server under load, or the page in Chromium."""
    from hatamoto.cli import bench as benches

    if game == "page":
        return benches.page(of, as_json)
    if of is not None:
        raise BadArgument(f"'{of}' means nothing here: only 'bench page' takes a second word")
    if game == "server":
        return benches.server(seconds, as_json)
    return benches.bench(game, seconds, as_json)


@app.command(
    epilog=examples(
        "hatamoto render evening.record -o board.svg",
        "hatamoto render evening.record --at 60 --seat 2 --lang ja -o board.svg",
    )
)
def render(
    file: Annotated[Path, typer.Argument(metavar="FILE", help="A record.")],
    at: Annotated[
        int | None, typer.Option("--at", metavar="N", min=0, help="After so many lines.")
    ] = None,
    output: Annotated[
        Path | None, typer.Option("-o", "--output", metavar="SVG", help="Where to; else printed.")
    ] = None,
    seat: Annotated[
        int | None, typer.Option("--seat", metavar="S", help="As this seat sees it.")
    ] = None,
    lang: Lang = "en",
    content: Content = None,
) -> int:
    """Draw a moment of a recorded game."""
    from hatamoto.cli.render import render as run

    return run(file, at, output, seat, lang, content)


@app.command(
    epilog=examples(
        "hatamoto story evening.record", "hatamoto story evening.record --seat 2 --lang ja"
    )
)
def story(
    file: Annotated[Path, typer.Argument(metavar="FILE", help="A record of a finished game.")],
    seat: Annotated[
        int | None, typer.Option("--seat", metavar="S", help="Told to this seat.")
    ] = None,
    lang: Lang = "en",
    content: Content = None,
) -> int:
    """Tell how a recorded game went: what decided it, the scores, key moments and secrets."""
    from hatamoto.cli.story import story as run

    return run(file, seat, lang, content)


@content_app.command(
    "check", epilog=examples("hatamoto content check", "hatamoto content check my_copy")
)
def content_check(
    pack: Annotated[
        Path | None, typer.Argument(metavar="PACK", help="A folder; ours when left out.")
    ] = None,
    game: Annotated[
        str, typer.Option("--game", metavar="GAME", help="The game it is for.")
    ] = "shogunate",
) -> int:
    """Check that content can be loaded, named in both languages, and played to the end."""
    from hatamoto.cli.packs import check

    try:
        check(game, pack)
    except BadContent as fault:
        complain(str(fault))
        return FAILED
    return 0


@app.command(
    epilog=examples(
        "hatamoto serve",
        "hatamoto serve --port 9000 --database postgresql://hatamoto@localhost/hatamoto",
    )
)
def serve(
    host: Annotated[str | None, typer.Option(help="The address to listen on.")] = None,
    port: Annotated[int | None, typer.Option(min=1, max=65535, help="The port.")] = None,
    database: Annotated[
        str | None, typer.Option(metavar="URL", help="SQLite or PostgreSQL; a file by default.")
    ] = None,
    public_url: Annotated[
        str | None, typer.Option(metavar="URL", help="How players reach this server.")
    ] = None,
    content: Annotated[
        str | None,
        typer.Option(metavar="GAME=PACK", help="Content packs to play with, joined by commas."),
    ] = None,
) -> int:
    """Run the tables and the page; play in a browser."""
    with requires("server"):
        from hatamoto.server.run import serve as run
        from hatamoto.server.settings import read_settings

    from hatamoto.cli.arguments import chosen_game

    settings = read_settings(
        host=host, port=port, database=database, public_url=public_url, content=content
    )
    for game, pack in settings.packs.items():
        chosen_game(game, Path(pack))
    run(settings)
    return 0


def main(arguments: Sequence[str] | None = None) -> int:
    """Run a command; the exit code."""
    prepare_streams()
    try:
        code = app(args=arguments, prog_name="hatamoto", standalone_mode=False)
        sys.stdout.flush()
        return code if isinstance(code, int) else 0
    except BrokenPipeError:
        drop_output()
        return FAILED
    except TyperException as error:
        context = getattr(error, "ctx", None)
        command = "hatamoto" if context is None else context.command_path
        complain(f"{error.format_message().rstrip('.')}. See '{command} --help'.")
    except MissingExtra as error:
        complain(explained(error))
        return FAILED
    except HatamotoError as error:
        complain(str(error))
    except UnicodeDecodeError:
        complain("that file is not text in UTF-8")
    except OSError as error:
        return failed(error)
    except Abort:
        return FAILED
    return MISUSED


def explained(error: MissingExtra) -> str:
    """What is missing and the command that adds it, in the reader's language."""
    from hatamoto.cli.arguments import preferred_language
    from hatamoto.cli.terminal import TEXTS
    from hatamoto.texts import Voice

    voice = Voice([TEXTS], preferred_language(os.environ))
    return voice.message("missing-extra", {"package": error.package, "command": error.command})


def failed(error: OSError) -> int:
    """Say what the system refused; the exit code: a file that was named, or an output."""
    why = error.strerror or str(error)
    if error.filename:
        complain(f"{error.filename}: {why}")
        return MISUSED
    complain("the output is closed" if error.errno == errno.EBADF else why)
    drop_output()
    return FAILED
