"""More look-alikes: symbols, strokes and foreign marks inside a name."""

revision = "0013"
down_revision = "0012"


def upgrade() -> None:
    """Nothing: the next migration notes the looks of all names anew."""
