"""More look-alikes: an l in place of an i, and more digits in place of letters."""

import sqlalchemy as sa
from alembic import op

from hatamoto.store.confusables import skeletons

revision = "0015"
down_revision = "0014"


def upgrade() -> None:
    """Note the looks of all names anew.

    Accounts that look alike now stay; a guest who looks like an account loses the name, as with a
    new account.
    """
    looks = sa.table("looks", sa.column("holder"), sa.column("look"))
    holders = sa.table("holders", sa.column("id"), sa.column("name"), sa.column("account"))
    people = op.get_bind().execute(sa.select(holders)).all()
    found = {row.id: skeletons(row.name) | skeletons(row.account or "") for row in people}
    taken = set().union(*(found[row.id] for row in people if row.account is not None))
    guests = {row.id for row in people if row.account is None and found[row.id] & taken}
    for guest in guests:
        op.execute(sa.update(holders).where(holders.c.id == guest).values(name=""))
    op.execute(sa.delete(looks))
    kept = [
        {"holder": holder, "look": look}
        for holder, every in found.items()
        if holder not in guests
        for look in sorted(every)
    ]
    if kept:
        op.bulk_insert(looks, kept)
