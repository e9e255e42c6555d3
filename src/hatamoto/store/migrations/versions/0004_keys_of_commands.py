"""Keys of commands, so that a repeated command is done once."""

import sqlalchemy as sa
from alembic import op

revision = "0004"
down_revision = "0003"


def upgrade() -> None:
    """A key for an entry, unique at its table."""
    op.add_column("entries", sa.Column("key", sa.String(32)))
    op.create_index(
        "entries_by_key",
        "entries",
        ["table_id", "key"],
        unique=True,
        sqlite_where=sa.text("key IS NOT NULL"),
        postgresql_where=sa.text("key IS NOT NULL"),
    )
