"""The pulse of the servers, and when there was none."""

import sqlalchemy as sa
from alembic import op

revision = "0006"
down_revision = "0005"


def upgrade() -> None:
    """The last sign of a running server, and the outages, which no clock counts."""
    op.create_table(
        "pulse",
        sa.Column("id", sa.Integer, primary_key=True),
        sa.Column("at", sa.BigInteger, nullable=False),
        sa.Column("wall", sa.BigInteger, nullable=False),
    )
    op.create_table(
        "outages",
        sa.Column("start", sa.BigInteger, primary_key=True),
        sa.Column("end", sa.BigInteger, nullable=False),
    )
