"""The event log of a table: entries are only ever appended, and the table is their fold."""

from __future__ import annotations

from dataclasses import dataclass, field
from typing import Final

CREATED: Final = "created"
SAT: Final = "sat"
RENAMED: Final = "renamed"
WORDS: Final = "words"
"""Only in the first scheme of chance: words that everybody saw at once."""
COMMITTED: Final = "committed"
SEALED: Final = "sealed"
REVEALED: Final = "revealed"
BEGAN: Final = "began"
ACTED: Final = "acted"
UNDO_ASKED: Final = "undo_asked"
UNDO_ANSWERED: Final = "undo_answered"
UNDONE: Final = "undone"
CHAT: Final = "chat"
NOTE: Final = "note"
RESIGNED: Final = "resigned"
TIMED_OUT: Final = "timed_out"
RETURNED: Final = "returned"
ABANDON_ANSWERED: Final = "abandon_answered"
REMATCHED: Final = "rematched"
EXCUSED: Final = "excused"
UNDERSTOOD: Final = "understood"
"""A learner has read a step or a tip."""
MIGRATED: Final = "migrated"
"""The operator has moved the table to another edition of its game."""


@dataclass(frozen=True)
class Entry:
    """One entry of a table's log."""

    number: int
    at: int
    kind: str
    seat: int = -1
    data: dict[str, object] = field(default_factory=dict)
    key: str | None = None
    """The idempotency key of the command; unique at a table."""

    def seats(self, key: str) -> list[int]:
        """Several seats that an entry concerns, by their name in its data."""
        several = self.data.get(key, [])
        assert isinstance(several, list)
        return [int(seat) for seat in several]

    def actions(self) -> list[str]:
        """The actions in notation: one `action`, or several `actions` that came together."""
        several = self.data.get("actions", [self.data.get("action")])
        assert isinstance(several, list)
        return [str(action) for action in several]
