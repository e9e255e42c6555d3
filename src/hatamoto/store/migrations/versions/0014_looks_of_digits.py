"""More look-alikes: digits in place of letters."""

import sqlalchemy as sa
from alembic import op

from hatamoto.store.confusables import skeletons

revision = "0014"
down_revision = "0013"


def upgrade() -> None:
    """Note the looks of all names anew."""
    looks = sa.table("looks", sa.column("holder"), sa.column("look"))
    holders = sa.table("holders", sa.column("id"), sa.column("name"), sa.column("account"))
    op.execute(sa.delete(looks))
    for row in op.get_bind().execute(sa.select(holders)).all():
        every = skeletons(row.name) | skeletons(row.account or "")
        if every:
            op.bulk_insert(looks, [{"holder": row.id, "look": look} for look in every])
