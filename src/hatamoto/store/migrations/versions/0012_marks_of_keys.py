"""A key belongs to one command: two commands under the same key cannot both be stored."""

import sqlalchemy as sa
from alembic import op

revision = "0012"
down_revision = "0011"


def upgrade() -> None:
    """The first half of a stored key says whose key it is, and is unique at its table."""
    op.drop_index("entries_by_key", "entries")
    op.create_index(
        "entries_by_key",
        "entries",
        ["table_id", sa.text("substr(key, 1, 16)")],
        unique=True,
        sqlite_where=sa.text("key IS NOT NULL"),
        postgresql_where=sa.text("key IS NOT NULL"),
    )
