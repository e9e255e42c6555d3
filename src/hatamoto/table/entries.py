"""What happened at a table, in order: entries are only ever added, and the table is their fold."""

from __future__ import annotations

from dataclasses import dataclass, field
from typing import Final

CREATED: Final = "created"
SAT: Final = "sat"
RENAMED: Final = "renamed"
WORDS: Final = "words"
"""Of the first scheme of chance only: words that everybody saw at once."""
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


@dataclass(frozen=True)
class Entry:
    """One thing that happened: its number at this table, when, what, whose, and the rest."""

    number: int
    at: int
    kind: str
    seat: int = -1
    data: dict[str, object] = field(default_factory=dict)
    key: str | None = None
    """What tells a command that is sent again from a new one; unique at a table."""

    def actions(self) -> list[str]:
        """The actions in notation: one `action`, or several `actions` that came together."""
        several = self.data.get("actions", [self.data.get("action")])
        assert isinstance(several, list)
        return [str(action) for action in several]
