"""The work behind `hatamoto admin`: each command prints its result and returns an exit code."""

from __future__ import annotations

import json
import logging
import os
import time
from collections.abc import Callable, Iterator, Sequence
from concurrent.futures import Future
from contextlib import contextmanager, nullcontext
from dataclasses import asdict
from pathlib import Path
from typing import Final

from rich.cells import cell_len

from hatamoto import catalog
from hatamoto.kernel.errors import BadArgument
from hatamoto.kernel.seats import WATCHER
from hatamoto.server.settings import Settings, read_settings
from hatamoto.store import backup
from hatamoto.store.bans import FOREVER, Bans
from hatamoto.store.database import Database
from hatamoto.store.directory import Directory, PersonRow
from hatamoto.store.file_lock import locked
from hatamoto.store.integrity import Integrity, Report
from hatamoto.store.purge import Purge
from hatamoto.store.second_factors import SecondFactors
from hatamoto.store.sessions import DAY_MS
from hatamoto.store.store import NoSuchTable, Store
from hatamoto.store.versions import check_newest
from hatamoto.table.messages import OVER
from hatamoto.texts.printable import escaped, printable

WRONG: Final = 1
"""The exit code when stored data is damaged."""


def database_settings(url: str | None) -> Settings:
    """The settings a server on this database would have."""
    logging.getLogger("hatamoto").addHandler(logging.NullHandler())
    settings = read_settings(database=url)
    catalog.use_packs(settings.packs)
    return settings


@contextmanager
def open_database(settings: Settings) -> Iterator[Database]:
    """The database that settings name; raises BadArgument where there is none of this version."""
    check_newest(settings.database)
    database = Database(settings.database)
    try:
        yield database
    finally:
        database.close()


def now() -> int:
    """The time in milliseconds."""
    return time.time_ns() // 1_000_000


# What is printed


def day(at: int | None) -> str:
    """A time as people read it, in UTC."""
    if at is None:
        return "-"
    return "for good" if at == FOREVER else time.strftime("%Y-%m-%d %H:%M", time.gmtime(at / 1000))


def one_line(text: str) -> str:
    """A user's text as a cell of a row."""
    return printable(" ".join(text.split()))


def show_rows(head: Sequence[str], rows: Sequence[Sequence[object]]) -> None:
    """Print rows in columns just wide enough."""
    lines = [list(head), *([one_line(str(cell)) for cell in row] for row in rows)]
    widths = [max(cell_len(line[index]) for line in lines) for index in range(len(head))]
    for line in lines:
        cells = [
            cell + " " * (width - cell_len(cell)) for cell, width in zip(line, widths, strict=True)
        ]
        print("  ".join(cells).rstrip())


def show_json(body: dict[str, object]) -> None:
    """Print an object for programs."""
    print(escaped(json.dumps(body, ensure_ascii=False, indent=2)))


# Tables and people


def tables(url: str | None, game: str | None, status: str | None, as_json: bool) -> int:
    """List tables."""
    settings = database_settings(url)
    if game is not None:
        catalog.game(game)
    with open_database(settings) as database:
        rows = Directory(database).tables(game, status)
    if as_json:
        show_json({"tables": [asdict(row) for row in rows]})
        return 0
    head = ("id", "game", "status", "entries", "people", "last change", "title")
    show_rows(
        head,
        [(r.id, r.game, r.status, r.entries, r.people, day(r.changed_at), r.title) for r in rows],
    )
    return 0


def people(url: str | None, search: str, as_json: bool) -> int:
    """List people."""
    with open_database(database_settings(url)) as database:
        rows = Directory(database).people(search)
    if as_json:
        show_json({"people": [{**asdict(row), "kind": person_kind(row)} for row in rows]})
        return 0
    head = ("id", "kind", "created", "last seen", "seats", "banned until", "name")
    show_rows(
        head,
        [
            (r.id, person_kind(r), day(r.created_at), day(r.seen_at), r.seats, ban_end(r), r.name)
            for r in rows
        ],
    )
    return 0


def person_kind(row: PersonRow) -> str:
    """Whether somebody has an account."""
    return "guest" if row.account is None else "account"


def ban_end(row: PersonRow) -> str:
    """Until when somebody is banned, or None; expired bans do not count."""
    return day(row.banned_until) if (row.banned_until or 0) > now() else "-"


def display_name(row: PersonRow) -> str:
    """A person's name with their id."""
    return f"{printable(row.name or row.account or 'a guest without a name')} ({row.id})"


def ban(url: str | None, word: str, days: int | None) -> int:
    with open_database(database_settings(url)) as database:
        person = Directory(database).person(word)
        until = FOREVER if days is None else now() + days * DAY_MS
        Bans(database).ban(person.id, until).result()
        Store(database).notify("ended", person.id)
    end = "for good" if days is None else f"until {day(until)} UTC"
    print(f"{display_name(person)} is banned {end}")
    return 0


def unban(url: str | None, word: str) -> int:
    with open_database(database_settings(url)) as database:
        person = Directory(database).person(word)
        if (person.banned_until or 0) <= now():
            raise BadArgument(f"{display_name(person)} is not banned")
        Bans(database).lift(person.id).result()
    print(f"{display_name(person)} is no longer banned")
    return 0


def remove_second_factor(url: str | None, word: str) -> int:
    """Let somebody sign in by password alone."""
    with open_database(database_settings(url)) as database:
        person = Directory(database).person(word)
        factors = SecondFactors(database)
        if factors.of(person.id) is None:
            raise BadArgument(f"{display_name(person)} has no second factor")
        factors.drop(person.id).result()
    print(f"{display_name(person)} signs in by password alone")
    return 0


# Checks and exports


def check(url: str | None, id: str | None, as_json: bool) -> int:
    """Replay stored tables; the exit code."""
    with open_database(database_settings(url)) as database:
        return run_checks(database, id, as_json)


def run_checks(database: Database, id: str | None, as_json: bool) -> int:
    """Check one table or all of them and say what is wrong; the exit code."""
    integrity = Integrity(Store(database))
    reports: list[Report] = []
    for one in integrity.every_id() if id is None else [id]:
        reports.append(integrity.check(one))
        if not as_json:
            show_report(reports[-1])
    wrong = [report for report in reports if report.faults]
    skipped = [report for report in reports if report.skipped]
    if as_json:
        body = {
            "wrong": [asdict(one) for one in wrong],
            "skipped": [asdict(one) for one in skipped],
        }
        show_json({"tables": len(reports), **body})
    else:
        print(f"{len(reports)} tables, {len(wrong)} wrong, {len(skipped)} of another edition")
    return WRONG if wrong else 0


def show_report(report: Report) -> None:
    """A line for each fault of a table."""
    for fault in report.faults:
        print(f"{report.id}: {printable(fault)}")
    if report.skipped:
        print(f"{report.id}: not checked: {printable(report.skipped)}")


def export(url: str | None, id: str, entries: bool, output: Path | None) -> int:
    """Print a record or entries."""
    with open_database(database_settings(url)) as database:
        store = Store(database)
        text = entry_lines(store, id) if entries else record(store, id)
    if output is None:
        print(text, end="")
        return 0
    # Entries hold the secret of the dice and of invitations: only the owner reads the file.
    descriptor = os.open(output, os.O_WRONLY | os.O_CREAT | os.O_TRUNC, 0o600)
    with open(descriptor, "w", encoding="utf-8") as file:
        file.write(text)
    return 0


def record(store: Store, id: str) -> str:
    """The record of a finished game."""
    table = store.load(id)
    if table.match is None:
        raise BadArgument("play has not begun at this table; --entries prints what there is")
    if table.status != OVER:
        raise BadArgument("this game is not over; --entries prints what there is")
    return table.match.record_text(WATCHER)


def entry_lines(store: Store, id: str) -> str:
    """The entries of a table, one JSON object a line."""
    history = store.history(id)
    if not history:
        raise NoSuchTable("there is no such table")
    rows = [json.dumps(asdict(entry), ensure_ascii=False) for entry in history]
    return "".join(f"{escaped(row)}\n" for row in rows)


# Backups


def back_up(url: str | None, path: Path) -> int:
    """Copy the database into a new file."""
    backup.back_up(database_settings(url).database, path)
    print(f"{path}: {path.stat().st_size} bytes")
    return 0


def restore(url: str | None, path: Path) -> int:
    """Put a copy in place of the database and check every table in it; the exit code."""
    settings = database_settings(url)
    aside = backup.restore(settings.database, path)
    print(f"{path} is in place; what was there before: {aside}")
    database = Database(settings.database)
    try:
        return run_checks(database, None, as_json=False)
    finally:
        database.close()


# Purging


def purge(url: str | None, days: int | None, yes: bool, as_json: bool) -> int:
    """Count or delete what was never used."""
    settings = database_settings(url)
    unused = days or settings.purge_days
    if not unused:
        raise BadArgument("HATAMOTO_PURGE_DAYS keeps everything; give --days N")
    with open_database(settings) as database:
        found = delete_unused(database, unused) if yes else Purge(database).counts(now(), unused)
    if as_json:
        show_json({"days": unused, "deleted": yes, **found})
        return 0
    what = ", ".join(f"{count} {kind}" for kind, count in found.items())
    print(f"deleted: {what}" if yes else f"would be deleted: {what} (give --yes to delete it)")
    return 0


def delete_unused(database: Database, days: int) -> dict[str, int]:
    """Delete unused data; returns the number deleted by kind.

    Servers on PostgreSQL are notified of deleted tables. A server on SQLite cannot be and might go
    on writing to a table in memory, so none may be running.
    """
    purge, store, at = Purge(database), Store(database), now()
    with nullcontext() if database.file is None else locked(database.file):
        tables = delete_in_batches(lambda: purge.tables(at, days, []))
        for id in tables:
            store.notify("purged", id)
        guests = delete_in_batches(lambda: purge.guests(at, days))
        sessions = delete_in_batches(lambda: purge.sessions(at))
    return {"tables": len(tables), "guests": len(guests), "sessions": len(sessions)}


def delete_in_batches(batch: Callable[[], Future[list[str]]]) -> list[str]:
    """Delete in batches until nothing is left; returns what was deleted."""
    every: list[str] = []
    while gone := batch().result():
        every += gone
    return every
