"""Tokens say what they are for, and end within a year."""

import time

import sqlalchemy as sa
from alembic import op

revision = "0005"
down_revision = "0004"
YEAR = 365 * 24 * 60 * 60 * 1000


def upgrade() -> None:
    """Existing tokens may still play, for a year at most."""
    op.add_column("sessions", sa.Column("scope", sa.String(8), nullable=False, server_default=""))
    sessions = sa.table("sessions", sa.column("kind"), sa.column("scope"), sa.column("expires_at"))
    tokens = sa.update(sessions).where(sessions.c.kind == "token")
    op.execute(tokens.values(scope="play"))
    end = time.time_ns() // 1_000_000 + YEAR
    op.execute(tokens.where(sessions.c.expires_at > end).values(expires_at=end))
