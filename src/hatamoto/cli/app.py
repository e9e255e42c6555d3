"""The commands, their options and examples; what they do is in the modules beside this one.

Exit codes: 0 done, 1 the thing asked failed, 2 bad usage or bad input.
"""

import os
import sys
from collections.abc import Sequence
from pathlib import Path
from typing import Annotated, Final

import typer
from typer.exceptions import Abort, TyperException

from hatamoto import __version__
from hatamoto.kernel import COMPILED
from hatamoto.kernel.errors import HatamotoError

FAILED: Final = 1
MISUSED: Final = 2

app = typer.Typer(
    add_completion=False,
    rich_markup_mode=None,
    pretty_exceptions_enable=False,
    context_settings={"help_option_names": ["-h", "--help"], "max_content_width": 100},
)
content = typer.Typer(rich_markup_mode=None, help="Content packs: a game's data files, replaced.")
app.add_typer(content, name="content")


def examples(*lines: str) -> str:
    """The closing part of a command's help, kept line by line."""
    return "\b\nExamples:\n" + "\n".join(f"  {line}" for line in lines)


GameName = Annotated[str, typer.Argument(metavar="[GAME]", help="The game.")]
Content = Annotated[
    Path | None,
    typer.Option("--content", metavar="PACK", help="A folder of data files that replace ours."),
]
Seats = Annotated[
    int | None, typer.Option("--seats", metavar="K", help="How many play. Usually four.")
]
Options = Annotated[
    list[str] | None,
    typer.Option("--option", "--options", "-o", metavar="K=V", help="An option of the rules."),
]
Json = Annotated[bool, typer.Option("--json", help="Print one JSON object instead of a table.")]
Lang = Annotated[str, typer.Option("--lang", metavar="LANG", help="The language: en or ja.")]
Seconds = Annotated[
    float | None,
    typer.Option("--seconds", metavar="S", min=0.001, help="How long search may think."),
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
        "hatamoto play shogunate --seats 5 --bots search --lang ja",
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
        str, typer.Option("--bots", metavar="A,B", help="Levels of the others, one or one each.")
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
        room.Wishes(
            game, seats, seat, humans, bots, seconds, seed, lang, option or [], load, content
        )
    )


@app.command(epilog=examples("hatamoto engine", 'echo \'{"command": "hello"}\' | hatamoto engine'))
def engine(content: Content = None) -> int:
    """Answer a program: one JSON request a line in, one JSON answer a line out."""
    from hatamoto.cli.engine import serve

    return serve(content)


def complain(message: str) -> None:
    """One line on the error stream."""
    line = " ".join(message.split())
    print(f"hatamoto: {line}", file=sys.stderr)


def prepare_streams() -> None:
    """Never fail on a sign the terminal cannot show or the input should not have."""
    for stream in (sys.stdin, sys.stdout, sys.stderr):
        reconfigure = getattr(stream, "reconfigure", None)
        if reconfigure is not None:
            reconfigure(errors="replace")


def main(arguments: Sequence[str] | None = None) -> int:
    """Run a command; the exit code."""
    prepare_streams()
    try:
        code = app(args=arguments, prog_name="hatamoto", standalone_mode=False)
        sys.stdout.flush()
        return code if isinstance(code, int) else 0
    except BrokenPipeError:
        os.dup2(os.open(os.devnull, os.O_WRONLY), sys.stdout.fileno())
        return FAILED
    except TyperException as error:
        complain(f"{error.format_message().rstrip('.')}. See 'hatamoto --help'.")
    except HatamotoError as error:
        complain(str(error))
    except UnicodeDecodeError:
        complain("that file is not text in UTF-8")
    except OSError as error:
        complain(f"{error.filename}: {error.strerror}" if error.filename else str(error))
    except Abort:
        return FAILED
    return MISUSED
