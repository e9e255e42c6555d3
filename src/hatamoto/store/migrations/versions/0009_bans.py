"""People whom the operator has shut out."""

import sqlalchemy as sa
from alembic import op

revision = "0009"
down_revision = "0008"


def upgrade() -> None:
    """Until when somebody is banned; nothing for everybody else."""
    op.add_column("holders", sa.Column("banned_until", sa.BigInteger))
    op.create_index("holders_by_ban", "holders", ["banned_until"])
