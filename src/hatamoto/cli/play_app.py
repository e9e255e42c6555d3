"""The commands for playing: at the terminal, from a program, in a browser."""

from pathlib import Path
from typing import Annotated

import typer

from hatamoto.cli.help_text import examples
from hatamoto.cli.parameters import Content, GameName, Lang, Options, Seats, Seconds
from hatamoto.extras import requires

play_app = typer.Typer(rich_markup_mode=None)


@play_app.command(
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
    cores: Annotated[
        int,
        typer.Option("--cores", metavar="C", min=1, max=64, help="How many cores a level uses."),
    ] = 1,
    seed: Annotated[
        str | None, typer.Option("--seed", metavar="S", help="The same seed, the same deal.")
    ] = None,
    lang: Lang = "en",
    option: Options = None,
    load: Annotated[
        Path | None,
        typer.Option("--load", metavar="FILE", help="Continue a record or a position."),
    ] = None,
    content: Content = None,
) -> int:
    """Play a whole game at the terminal, with bots in the other seats."""
    from hatamoto.cli.play import PlaySettings
    from hatamoto.cli.play import play as play_game

    return play_game(
        PlaySettings(
            game,
            seats,
            seat,
            humans,
            bots,
            seconds,
            cores,
            seed,
            lang,
            option or [],
            load,
            content,
        )
    )


@play_app.command(
    epilog=examples(
        "hatamoto engine",
        'echo \'{"command": "hello"}\' | hatamoto engine',
        "hatamoto engine --content battles=my-pack",
    )
)
def engine(
    content: Annotated[
        str,
        typer.Option(
            metavar="GAME=PACK", help="Content packs, joined by commas; or one PACK by itself."
        ),
    ] = "",
) -> int:
    """Speak the engine protocol: one line of JSON in, one out."""
    from hatamoto.cli.engine import serve

    return serve(content)


@play_app.command(
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
    """Run a server, to play in a browser."""
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
