"""The error classes, as one tree.

    HatamotoError
    ├── BadArgument        bad-argument      a value of the wrong form
    │   └── UnknownGame    unknown-game      no game of that id
    ├── ActionError
    │   ├── IllegalAction  illegal-action    the rules do not allow it, and say why
    │   ├── NotYourTurn    not-your-turn     this seat is not to act
    │   └── GameOver       game-over         the game has ended
    ├── BadPosition        bad-position      a malformed or impossible position
    ├── BadRecord          bad-record        a record that does not replay
    └── BadContent         bad-content       a data file that contradicts itself

Each class has a slug that is part of the API; the CLI and the server map slugs to exit codes and
HTTP statuses.
"""

from typing import ClassVar

from hatamoto.kernel.refusals import Refusal


class HatamotoError(Exception):
    """The base of all errors that are reported to the user."""

    slug: ClassVar[str] = "error"


class BadArgument(HatamotoError):
    """A value of the wrong form."""

    slug: ClassVar[str] = "bad-argument"


class UnknownGame(BadArgument):
    """No game of that id."""

    slug: ClassVar[str] = "unknown-game"


class ActionError(HatamotoError):
    """A refused action, with the reason."""

    def __init__(self, refusal: Refusal) -> None:
        super().__init__(refusal.reason)
        self.refusal = refusal
        self.index = -1
        """Which action of a list was refused; -1 when there was no list."""


class IllegalAction(ActionError):
    """The rules do not allow it now."""

    slug: ClassVar[str] = "illegal-action"


class NotYourTurn(ActionError):
    """This seat is not to act."""

    slug: ClassVar[str] = "not-your-turn"


class GameOver(ActionError):
    """The game has ended."""

    slug: ClassVar[str] = "game-over"


class BadPosition(HatamotoError):
    """A position that is malformed or impossible."""

    slug: ClassVar[str] = "bad-position"


class BadRecord(HatamotoError):
    """A record that does not replay; `line` is the line number in the text, 0 for all of it."""

    slug: ClassVar[str] = "bad-record"

    def __init__(self, message: str, line: int = 0) -> None:
        super().__init__(f"line {line}: {message}" if line else message)
        self.line = line


class BadContent(HatamotoError):
    """A data file that contradicts itself or its neighbours."""

    slug: ClassVar[str] = "bad-content"
