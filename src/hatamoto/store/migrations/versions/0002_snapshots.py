"""Snapshots next to the entries."""

import sqlalchemy as sa
from alembic import op

revision = "0002"
down_revision = "0001"


def upgrade() -> None:
    """One snapshot per table, the newest."""
    op.create_table(
        "snapshots",
        sa.Column("table_id", sa.String(32), primary_key=True),
        sa.Column("entries", sa.Integer, nullable=False),
        sa.Column("data", sa.LargeBinary, nullable=False),
    )
