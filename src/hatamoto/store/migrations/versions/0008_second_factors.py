"""Second factors of accounts."""

import sqlalchemy as sa
from alembic import op

revision = "0008"
down_revision = "0007"


def upgrade() -> None:
    """One row for each account that has one."""
    op.create_table(
        "second_factors",
        sa.Column("holder", sa.String(32), primary_key=True),
        sa.Column("secret", sa.LargeBinary, nullable=False),
        sa.Column("is_on", sa.Boolean, nullable=False),
        sa.Column("last", sa.BigInteger, nullable=False),
        sa.Column("codes", sa.JSON, nullable=False),
    )
