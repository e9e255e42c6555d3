"""The commands that read files: records, positions and content packs."""

from pathlib import Path
from typing import Annotated

import typer

from hatamoto.cli.help_text import examples
from hatamoto.cli.parameters import FAILED, Content, Lang
from hatamoto.cli.streams import complain
from hatamoto.kernel.errors import BadArgument, BadContent, BadRecord

files_app = typer.Typer(rich_markup_mode=None)
content_app = typer.Typer(
    rich_markup_mode=None, help="Content packs: a game's data files, replaced by yours."
)


@files_app.command(
    epilog=examples(
        "hatamoto verify evening.record", "hatamoto verify evening.record --commitment 5f1c..."
    )
)
def verify(
    file: Annotated[Path, typer.Argument(metavar="FILE", help="A record.")],
    commitment: Annotated[
        str | None, typer.Option(metavar="HEX", help="The commitment you noted before the deal.")
    ] = None,
    content: Content = None,
) -> int:
    """Replay a record and check every line of it.

    Every action must be legal, every draw must follow from the revealed secret and from the words
    that the seats committed to, and the result must be right. A single changed byte is found, and
    its line named. With the commitment that was shown before the deal, a secret that was chosen
    later is found too.
    """
    from hatamoto.cli.verify import check

    noted = (commitment or "").strip().lower()
    if commitment is not None and not noted:
        raise BadArgument("--commitment is empty: give the commitment you noted, or leave it out")
    try:
        check(file, content, noted)
    except BadRecord as fault:
        complain(f"{file}: {fault}")
        return FAILED
    return 0


@files_app.command(
    epilog=examples(
        "hatamoto render evening.record -o board.svg",
        "hatamoto render evening.record --at 60 --seat 2 --lang ja -o board.svg",
    )
)
def render(
    file: Annotated[Path, typer.Argument(metavar="FILE", help="A record.")],
    at: Annotated[
        int | None, typer.Option("--at", metavar="N", min=0, help="After this many lines.")
    ] = None,
    output: Annotated[
        Path | None,
        typer.Option("-o", "--output", metavar="SVG", help="The file to write; printed otherwise."),
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


@files_app.command(
    epilog=examples(
        "hatamoto story evening.record", "hatamoto story evening.record --seat 2 --lang ja"
    )
)
def story(
    file: Annotated[Path, typer.Argument(metavar="FILE", help="A record of a finished game.")],
    seat: Annotated[
        int | None, typer.Option("--seat", metavar="S", help="As this seat may know it.")
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
        Path | None,
        typer.Argument(metavar="PACK", help="The pack's folder; the built-in content by default."),
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
