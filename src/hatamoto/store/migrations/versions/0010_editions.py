"""Editions of content: a table stays with the one it began with."""

import sqlalchemy as sa
from alembic import op

revision = "0010"
down_revision = "0009"


def upgrade() -> None:
    """The data files of games, by the hash of their facts."""
    op.create_table(
        "editions",
        sa.Column("game", sa.String(32), nullable=False),
        sa.Column("content", sa.String(32), nullable=False),
        sa.Column("archive", sa.LargeBinary, nullable=False),
        sa.PrimaryKeyConstraint("game", "content"),
    )
