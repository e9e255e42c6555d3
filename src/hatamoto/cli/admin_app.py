"""The commands of `hatamoto admin`; `server/admin.py` does the work."""

from enum import StrEnum
from pathlib import Path
from typing import Annotated

import typer

from hatamoto.cli.help_text import Json, examples
from hatamoto.extras import requires

admin_app = typer.Typer(
    rich_markup_mode=None,
    help="Run a server: its tables and people, bans, checks, backups.",
)
second_factor_app = typer.Typer(rich_markup_mode=None, help="Second factors of accounts.")
admin_app.add_typer(second_factor_app, name="second-factor")


class Status(StrEnum):
    """The statuses of tables."""

    WAITING = "waiting"
    PLAYING = "playing"
    OVER = "over"


Url = Annotated[
    str | None,
    typer.Option("--database", metavar="URL", help="The database of the server, as for serve."),
]
Person = Annotated[
    str, typer.Argument(metavar="NAME", help="The name of an account or guest, or an id.")
]
TableId = Annotated[str, typer.Argument(metavar="TABLE", help="The id of a table.")]


@admin_app.command(
    epilog=examples(
        "hatamoto admin tables", "hatamoto admin tables --game edo --status playing --json"
    )
)
def tables(
    game: Annotated[
        str | None, typer.Option("--game", metavar="GAME", help="Only tables of this game.")
    ] = None,
    status: Annotated[
        Status | None, typer.Option("--status", help="Only tables with this status.")
    ] = None,
    database: Url = None,
    as_json: Json = False,
) -> int:
    """List the tables, most recently changed first."""
    with requires("server"):
        from hatamoto.server import admin

    return admin.tables(database, game, None if status is None else status.value, as_json)


@admin_app.command(
    epilog=examples("hatamoto admin people", "hatamoto admin people --search oishi --json")
)
def people(
    search: Annotated[
        str, typer.Option("--search", metavar="NAME", help="Only names containing this text.")
    ] = "",
    database: Url = None,
    as_json: Json = False,
) -> int:
    """List accounts and guests, newest first."""
    with requires("server"):
        from hatamoto.server import admin

    return admin.people(database, search, as_json)


@admin_app.command(
    epilog=examples("hatamoto admin ban oishi --days 7", "hatamoto admin ban 0f3a9c21d4e5b6a7")
)
def ban(
    person: Person,
    days: Annotated[
        int | None,
        typer.Option(
            "--days",
            metavar="N",
            min=1,
            max=36_500,
            help="Length of the ban; permanent by default.",
        ),
    ] = None,
    database: Url = None,
) -> int:
    """Ban somebody: they cannot sign in, play or chat.

    Their cookies, tokens and sockets end at once. Their seats stay, and clocks run on. A guest has
    no password and can come back as another guest.
    """
    with requires("server"):
        from hatamoto.server import admin

    return admin.ban(database, person, days)


@admin_app.command(epilog=examples("hatamoto admin unban oishi"))
def unban(person: Person, database: Url = None) -> int:
    """Lift somebody's ban."""
    with requires("server"):
        from hatamoto.server import admin

    return admin.unban(database, person)


@admin_app.command(
    epilog=examples("hatamoto admin check", "hatamoto admin check 0123456789abcdef --json")
)
def check(
    table: Annotated[
        str | None, typer.Argument(metavar="TABLE", help="Only this table; all by default.")
    ] = None,
    database: Url = None,
    as_json: Json = False,
) -> int:
    """Replay stored tables from their first entry and compare snapshots and summaries.

    The exit code is 1 when a table is wrong. Tables played by rules or content that are not here
    are named and left out.
    """
    with requires("server"):
        from hatamoto.server import admin

    return admin.check(database, table, as_json)


@admin_app.command(
    epilog=examples(
        "hatamoto admin editions",
        "hatamoto admin editions --migrate",
        "hatamoto admin editions --add edo=./our-edo-of-may",
    )
)
def editions(
    migrate: Annotated[
        bool,
        typer.Option("--migrate", help="Move unfinished tables to the current editions."),
    ] = False,
    add: Annotated[
        str | None,
        typer.Option("--add", metavar="GAME=FOLDER", help="Keep the edition of a content pack."),
    ] = None,
    database: Url = None,
    as_json: Json = False,
) -> int:
    """List the editions of content that tables are played with, and how many of each.

    A table stays with the edition it began with. --migrate moves those that would be
    exactly the same in the current edition, and names the others. --add brings back a missing
    edition from its data files. The exit code is 1 when an edition is missing.
    """
    with requires("server"):
        from hatamoto.server import admin_editions

    return admin_editions.editions(database, migrate, add, as_json)


@admin_app.command(
    epilog=examples(
        "hatamoto admin export 0123456789abcdef -o evening.record",
        "hatamoto admin export 0123456789abcdef --entries",
    )
)
def export(
    table: TableId,
    entries: Annotated[
        bool,
        typer.Option("--entries", help="Print every entry as a line of JSON, secrets included."),
    ] = False,
    output: Annotated[
        Path | None, typer.Option("-o", "--output", metavar="FILE", help="Where to; else printed.")
    ] = None,
    database: Url = None,
) -> int:
    """Print the record of a finished game, or the entries of any table."""
    with requires("server"):
        from hatamoto.server import admin

    return admin.export(database, table, entries, output)


@admin_app.command(epilog=examples("hatamoto admin purge", "hatamoto admin purge --days 90 --yes"))
def purge(
    days: Annotated[
        int | None,
        typer.Option(
            "--days",
            metavar="N",
            min=1,
            max=36_500,
            help="Unused for this long; by default the server's setting.",
        ),
    ] = None,
    yes: Annotated[bool, typer.Option("--yes", help="Delete instead of only counting.")] = False,
    database: Url = None,
    as_json: Json = False,
) -> int:
    """Count, or delete, the unused data that the server would delete within the hour."""
    with requires("server"):
        from hatamoto.server import admin

    return admin.purge(database, days, yes, as_json)


@admin_app.command(
    "backup",
    epilog=examples(
        "hatamoto admin backup monday.db",
        "hatamoto admin backup monday.dump --database postgresql://hatamoto@localhost/hatamoto",
    ),
)
def back_up(
    file: Annotated[Path, typer.Argument(metavar="FILE", help="A new file.")],
    database: Url = None,
) -> int:
    """Copy the whole database into a file while the server runs.

    The file holds every secret of people and running games: keep it as you keep the database.
    """
    with requires("server"):
        from hatamoto.server import admin

    return admin.back_up(database, file)


@admin_app.command(epilog=examples("hatamoto admin restore monday.db"))
def restore(
    file: Annotated[Path, typer.Argument(metavar="FILE", help="A file written by backup.")],
    database: Url = None,
) -> int:
    """Replace the database with a backup, while no server runs, and check every table in it.

    What was there before is kept aside, and its new name is printed.
    """
    with requires("server"):
        from hatamoto.server import admin

    return admin.restore(database, file)


@second_factor_app.command("remove", epilog=examples("hatamoto admin second-factor remove oishi"))
def remove_second_factor(person: Person, database: Url = None) -> int:
    """Remove somebody's second factor, if they have lost both phone and recovery codes."""
    with requires("server"):
        from hatamoto.server import admin

    return admin.remove_second_factor(database, person)
