"""How much a visitor may have stored in a day: counted by visitor, by table and by address.

The limits of `limits` say how often something may be done; these say how much of the disk it may
take. They are counted in bytes, roughly.
"""

from __future__ import annotations

import time
from typing import Final

from hatamoto.server import wire
from hatamoto.server.limits import Limit

DAY: Final = 24 * 3600.0
KILOBYTE: Final = 1024
ENTRY: Final = 200
"""Roughly the bytes of an entry without its text."""
DELEGATED: Final = 10 * ENTRY
"""For `delegate`, which stands for many entries."""
TABLE: Final = 10 * ENTRY
SHARED: Final = 4
"""A table or an address may take as much as so many visitors."""
UNSTORED: Final = (
    wire.PingCommand,
    wire.ExplainCommand,
    wire.ForecastCommand,
    wire.SeenCommand,
)
"""Commands that add nothing to the store."""


def written(command: wire.Command) -> str:
    """The free text of a command, which anybody can make as long as its limit."""
    match command:
        case wire.ChatCommand(text=text) | wire.NoteCommand(text=text):
            return text
    return ""


def size(command: wire.Command) -> int:
    """Roughly how many bytes a command adds to the store."""
    match command:
        case wire.ActCommand(action=action, actions=actions):
            return ENTRY + len(action or "") + sum(len(one) for one in actions or [])
        case wire.DelegateCommand() | wire.OldDelegateCommand():
            return DELEGATED
    return 0 if isinstance(command, UNSTORED) else ENTRY + len(written(command).encode())


class Quotas:
    """What has been stored today, in kilobytes of `most` for one visitor."""

    def __init__(self, most: int) -> None:
        bytes = most * KILOBYTE
        self.visitors = Limit(bytes, DAY)
        self.addresses = Limit(SHARED * bytes, DAY)
        self.tables = Limit(SHARED * bytes, DAY)

    def count(self, holder: str, address: str, table: str, command: wire.Command) -> None:
        """Count what a command stores; raises TooMany.

        A table counts free text only, so that people who talk never keep others from playing.
        """
        if written(command):
            self.tables.spend(table, time.monotonic(), size(command))
        self.add(holder, address, size(command))

    def count_table(self, holder: str, address: str) -> None:
        """Count a new table; raises TooMany."""
        self.add(holder, address, TABLE)

    def add(self, holder: str, address: str, amount: int) -> None:
        """Count so many bytes for a visitor and their address; raises TooMany."""
        if amount:
            self.visitors.spend(holder, time.monotonic(), amount)
            self.addresses.spend(address, time.monotonic(), amount)
