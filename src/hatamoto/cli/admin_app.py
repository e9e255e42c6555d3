"""The commands of `hatamoto admin`; what they do is in `server/admin.py`."""

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
        str | None, typer.Option("--game", metavar="GAME", help="Of this game only.")
    ] = None,
    status: Annotated[Status | None, typer.Option("--status", help="Of this status only.")] = None,
    database: Url = None,
    as_json: Json = False,
) -> int:
    """List the tables, those that changed last first."""
    with requires("server"):
        from hatamoto.server import admin

    return admin.tables(database, game, None if status is None else status.value, as_json)


@admin_app.command(
    epilog=examples("hatamoto admin people", "hatamoto admin people --search oishi --json")
)
def people(
    search: Annotated[
        str, typer.Option("--search", metavar="NAME", help="Whose name holds these letters.")
    ] = "",
    database: Url = None,
    as_json: Json = False,
) -> int:
    """List accounts and guests, the newest first."""
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
        typer.Option("--days", metavar="N", min=1, max=36_500, help="For so long; else for good."),
    ] = None,
    database: Url = None,
) -> int:
    """Shut somebody out: they cannot sign in, play or talk.

    Their cookies, tokens and sockets end at once. Their seats stay, and clocks run on. A guest has
    no password and can come back as another guest.
    """
    with requires("server"):
        from hatamoto.server import admin

    return admin.ban(database, person, days)


@admin_app.command(epilog=examples("hatamoto admin unban oishi"))
def unban(person: Person, database: Url = None) -> int:
    """Let somebody in again who was banned."""
    with requires("server"):
        from hatamoto.server import admin

    return admin.unban(database, person)


@admin_app.command(
    epilog=examples("hatamoto admin check", "hatamoto admin check 0123456789abcdef --json")
)
def check(
    table: Annotated[
        str | None, typer.Argument(metavar="TABLE", help="One table only; else every one.")
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
        "hatamoto admin export 0123456789abcdef -o evening.record",
        "hatamoto admin export 0123456789abcdef --entries",
    )
)
def export(
    table: TableId,
    entries: Annotated[
        bool, typer.Option("--entries", help="Every entry as a line of JSON, secrets included.")
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
            "--days", metavar="N", min=1, max=36_500, help="Unused for so long; else as the server."
        ),
    ] = None,
    yes: Annotated[
        bool, typer.Option("--yes", help="Delete it, instead of only counting.")
    ] = False,
    database: Url = None,
    as_json: Json = False,
) -> int:
    """Count, or delete, what the server would delete within the hour: what was never used."""
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
    file: Annotated[Path, typer.Argument(metavar="FILE", help="What backup has written.")],
    database: Url = None,
) -> int:
    """Put a backup in place of the database while no server runs, and check every table in it.

    What was there before is kept aside, and its new name is printed.
    """
    with requires("server"):
        from hatamoto.server import admin

    return admin.restore(database, file)


@second_factor_app.command("remove", epilog=examples("hatamoto admin second-factor remove oishi"))
def remove_second_factor(person: Person, database: Url = None) -> int:
    """Let somebody sign in by password alone who has lost both phone and spare codes."""
    with requires("server"):
        from hatamoto.server import admin

    return admin.remove_second_factor(database, person)
