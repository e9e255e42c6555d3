"""The looks of the names in seats, so that a new account finds who else has its name."""

import json

import sqlalchemy as sa
from alembic import op

from hatamoto.store.confusables import skeletons

revision = "0016"
down_revision = "0015"


def name_in(summary: str, seat: int) -> str:
    """The name in a seat; empty at a table whose row is damaged."""
    try:
        return str(json.loads(summary)["seats"][seat]["name"])
    except (ValueError, TypeError, KeyError, IndexError):
        return ""


def upgrade() -> None:
    """Note the looks of the people at unfinished tables."""
    op.create_table(
        "seat_looks",
        sa.Column("table_id", sa.String(32), nullable=False),
        sa.Column("seat", sa.Integer, nullable=False),
        sa.Column("look", sa.String(120), nullable=False),
        sa.PrimaryKeyConstraint("table_id", "seat", "look"),
    )
    op.create_index("seat_looks_by_look", "seat_looks", ["look"])
    seatings = sa.table("seatings", sa.column("table_id"), sa.column("seat"))
    tables = sa.table("tables", sa.column("id"), sa.column("status"), sa.column("summary", sa.JSON))
    summary = sa.cast(tables.c.summary, sa.Text)
    query = sa.select(seatings.c.table_id, seatings.c.seat, summary.label("summary"))
    query = query.join(tables, tables.c.id == seatings.c.table_id)
    people = op.get_bind().execute(query.where(tables.c.status != "over"))
    looks = sa.table("seat_looks", sa.column("table_id"), sa.column("seat"), sa.column("look"))
    for rows in people.partitions(1000):
        found = [
            {"table_id": row.table_id, "seat": row.seat, "look": look}
            for row in rows
            for look in sorted(skeletons(name_in(row.summary, row.seat)))
        ]
        if found:
            op.bulk_insert(looks, found)
