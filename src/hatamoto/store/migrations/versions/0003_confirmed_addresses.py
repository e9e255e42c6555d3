"""Addresses are confirmed, and mails are counted."""

import sqlalchemy as sa
from alembic import op

revision = "0003"
down_revision = "0002"


def upgrade() -> None:
    """Existing addresses count as unconfirmed: nobody has proved that they are theirs."""
    yes, no = sa.true(), sa.false()
    op.add_column(
        "holders", sa.Column("email_confirmed", sa.Boolean, nullable=False, server_default=no)
    )
    op.add_column(
        "holders", sa.Column("email_notices", sa.Boolean, nullable=False, server_default=yes)
    )
    op.add_column("holders", sa.Column("mail_key", sa.String(32)))
    op.create_index("holders_by_mail_key", "holders", ["mail_key"])
    op.create_table(
        "mails",
        sa.Column("id", sa.Integer, primary_key=True),
        sa.Column("address", sa.String(64), nullable=False),
        sa.Column("holder", sa.String(32), nullable=False),
        sa.Column("kind", sa.String(8), nullable=False),
        sa.Column("at", sa.BigInteger, nullable=False),
    )
    op.create_index("mails_by_address", "mails", ["address", "at"])
    op.create_index("mails_by_holder", "mails", ["holder", "at"])
    op.create_index("mails_by_time", "mails", ["at"])
