"""Names of accounts and guests: no name may look like that of somebody else's account."""

from __future__ import annotations

import unicodedata
from typing import Any, Final

from sqlalchemy import Connection, Select, and_, delete, insert, select, text, update

from hatamoto.kernel.plain_text import stacks_marks
from hatamoto.store.confusables import FAINT, mixes_alphabets, skeletons, visible
from hatamoto.store.schema import HOLDERS, LOOKS, SEAT_LOOKS, SEATINGS, TABLES
from hatamoto.table.messages import OVER
from hatamoto.table.problems import Problem

NAMES_LOCK: Final = 7183
"""The advisory lock of PostgreSQL under which names are chosen."""


def canonical(account: str) -> str:
    """The form in which account names are compared: width, case and invisible characters are
    ignored.

    >>> canonical("Ｏｉｓｈｉ") == canonical("OISHI") == canonical("Oi\u200bshi")
    True
    """
    seen = "".join(sign for sign in account if unicodedata.category(sign) != "Cf")
    return unicodedata.normalize("NFKC", unicodedata.normalize("NFKC", seen).casefold())


def lock_names(connection: Connection) -> None:
    """Let only one process choose a name until its transaction ends.

    The unique index keeps account names distinct, but not names that look alike. SQLite has only
    one writer.
    """
    if connection.dialect.name == "postgresql":
        connection.execute(text(f"SELECT pg_advisory_xact_lock({NAMES_LOCK})"))


def is_own(connection: Connection, holder: str, name: str) -> bool:
    """Whether a name is that of the person's own account, or the one the account goes by."""
    query = select(HOLDERS.c.account, HOLDERS.c.name).where(HOLDERS.c.id == holder)
    row = connection.execute(query).first()
    if row is None or row.account is None:
        return False
    return canonical(name) in (row.account, canonical(row.name))


def is_taken(connection: Connection, holder: str, name: str) -> bool:
    """Whether a name looks like that of somebody else's account.

    Accounts that were opened before their names counted as alike keep them.
    """
    if is_own(connection, holder, name):
        return False
    others = select(LOOKS.c.holder).join(HOLDERS, HOLDERS.c.id == LOOKS.c.holder)
    alike = and_(LOOKS.c.look.in_(skeletons(name)), HOLDERS.c.account.is_not(None))
    return connection.execute(others.where(alike, LOOKS.c.holder != holder)).first() is not None


def check_free(connection: Connection, holder: str, name: str) -> None:
    """Raise Problem if a name cannot be chosen: it shows nothing, looks like that of somebody
    else's account, mixes alphabets, piles up marks, or ends like those that a table numbers."""
    if name and not visible(name):
        raise Problem("name_short", "a name shows at least one letter")
    if is_taken(connection, holder, name):
        raise Problem("name_taken", "that name is taken")
    if mixes_alphabets(name) or stacks_marks(name):
        raise Problem("name_mixed", "a name does not mix alphabets or pile up marks")
    if has_number_mark(name):
        raise Problem("name_number", "a name does not end with a number in brackets")


def check_seat_name(connection: Connection, holder: str, name: str) -> None:
    """Raise Problem if a name in a seat looks like that of somebody else's account.

    An account of that name opens either before, or after the seat is written, and then takes the
    name from it. The table may have numbered the name.
    """
    if name:
        lock_names(connection)
        if is_taken(connection, holder, name):
            raise Problem("name_taken", "that name is taken")


def has_number_mark(name: str) -> bool:
    """Whether a name ends like those that tables number to tell two players apart.

    >>> [has_number_mark(name) for name in ("Sam (2)", "Sam （２）", "Sam⑵.", "Sam 2")]
    [True, True, True, False]
    """
    shown = visible(name).strip(FAINT)
    opening = max((at for at, sign in enumerate(shown) if is_kind(sign, "Ps")), default=-1)
    return opening >= 0 and is_kind(shown[-1], "Pe") and shown[opening + 1 : -1].isnumeric()


def is_kind(sign: str, category: str) -> bool:
    """Whether a character is of a Unicode category."""
    return unicodedata.category(sign) == category


def set_skeletons(connection: Connection, holder: str, *names: str) -> None:
    """Replace the stored skeletons of a person with those of these names."""
    connection.execute(delete(LOOKS).where(LOOKS.c.holder == holder))
    every = set().union(*(skeletons(name) for name in names))
    if every:
        connection.execute(insert(LOOKS), [{"holder": holder, "look": look} for look in every])


def set_seat_looks(connection: Connection, table: str, seat: int, name: str) -> None:
    """Replace the stored skeletons of the name of somebody in a seat."""
    same = and_(SEAT_LOOKS.c.table_id == table, SEAT_LOOKS.c.seat == seat)
    connection.execute(delete(SEAT_LOOKS).where(same))
    rows = [{"table_id": table, "seat": seat, "look": look} for look in skeletons(name)]
    if rows:
        connection.execute(insert(SEAT_LOOKS), rows)


def tables_naming(owner: str, name: str) -> Select[Any]:
    """The query for the unfinished tables where somebody else has a name that looks like this."""
    looks, sat = SEAT_LOOKS.c, SEATINGS.c
    named = and_(looks.look.in_(skeletons(name)), sat.holder != owner)
    same = and_(sat.table_id == looks.table_id, sat.seat == looks.seat)
    found = select(looks.table_id).join(SEATINGS, same).where(named)
    return select(TABLES.c.id).where(TABLES.c.id.in_(found), TABLES.c.status != OVER)


def rename_guests(connection: Connection, holder: str, name: str) -> None:
    """Remove the names of guests that look like the name of a new account."""
    alike = select(LOOKS.c.holder).where(
        LOOKS.c.look.in_(skeletons(name)), LOOKS.c.holder != holder
    )
    guests = and_(HOLDERS.c.id.in_(alike), HOLDERS.c.account.is_(None))
    connection.execute(update(HOLDERS).where(guests).values(name=""))
