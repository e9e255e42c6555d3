"""More look-alikes: digits in place of letters."""

revision = "0014"
down_revision = "0013"


def upgrade() -> None:
    """Nothing: the next migration notes the looks of all names anew."""
