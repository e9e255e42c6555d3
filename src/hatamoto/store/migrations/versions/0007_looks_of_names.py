"""How names look, so that nobody takes a name that looks like an account's."""

import sqlalchemy as sa
from alembic import op

from hatamoto.store.confusables import skeletons

revision = "0007"
down_revision = "0006"


def upgrade() -> None:
    """Store the skeletons of existing names; accounts that already look alike stay."""
    table = op.create_table(
        "looks",
        sa.Column("holder", sa.String(32), nullable=False),
        sa.Column("look", sa.String(120), nullable=False),
        sa.PrimaryKeyConstraint("holder", "look"),
    )
    op.create_index("looks_by_look", "looks", ["look"])
    holders = sa.table("holders", sa.column("id"), sa.column("name"), sa.column("account"))
    for row in op.get_bind().execute(sa.select(holders)).all():
        every = skeletons(row.name) | skeletons(row.account or "")
        if every:
            op.bulk_insert(table, [{"holder": row.id, "look": look} for look in every])
