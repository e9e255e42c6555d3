"""Daily storage quotas per visitor, table and address.

The rate limits of `limits` restrict how often something may be done; these restrict how much disk
space it takes, in approximate bytes.
"""

from __future__ import annotations

import time
from collections import OrderedDict
from contextlib import suppress
from typing import Final

from hatamoto.server import wire
from hatamoto.server.limits import Limit, TooMany

DAY_SECONDS: Final = 24 * 3600.0
KILOBYTE: Final = 1024
ENTRY: Final = 200
"""Approximate bytes of an entry without its text."""
DELEGATED: Final = 10 * ENTRY
"""Approximate bytes of a `delegate`, which adds many entries."""
TABLE: Final = 10 * ENTRY
BOTS_ONLY: Final = 130 * KILOBYTE
"""Approximate bytes of a whole game at a table where only bots sit: about a thousand entries of 120
bytes and a snapshot. They play it to the end without a command of anybody."""
SHARED: Final = 4
"""The quota of a table or an address, in visitors' quotas."""
MAX_ADDRESSES: Final = 100_000
"""How many visitors' addresses are remembered."""
UNSTORED: Final = (
    wire.PingCommand,
    wire.ExplainCommand,
    wire.ForecastCommand,
    wire.SeenCommand,
)
"""Commands that add nothing to the store."""


def written(command: wire.Command) -> str:
    """The free text of a command."""
    match command:
        case wire.ChatCommand(text=text) | wire.NoteCommand(text=text):
            return text
    return ""


def size(command: wire.Command) -> int:
    """Approximate bytes that a command adds to the store."""
    match command:
        case wire.ActCommand(action=action, actions=actions):
            return ENTRY + len(action or "") + sum(len(one) for one in actions or [])
        case wire.DelegateCommand() | wire.OldDelegateCommand():
            return DELEGATED
    return 0 if isinstance(command, UNSTORED) else ENTRY + len(written(command).encode())


class Quotas:
    """Counts what is stored; `kilobytes` is the daily quota of one visitor."""

    def __init__(self, kilobytes: int) -> None:
        amount = kilobytes * KILOBYTE
        self.visitors = Limit(amount, DAY_SECONDS)
        self.addresses = Limit(SHARED * amount, DAY_SECONDS)
        self.tables = Limit(SHARED * amount, DAY_SECONDS)
        self._address_of: OrderedDict[str, str] = OrderedDict()
        """By visitor, the address they last stored something from, in the order of that."""

    def count(self, holder: str, address: str, table: str, command: wire.Command) -> None:
        """Count what a command stores; raises TooMany.

        For a table only free text counts, so that people who chat cannot stop others from playing.
        """
        self.add(holder, address, size(command))
        if written(command):
            self.tables.spend(table, time.monotonic(), size(command))

    def refund(self, table: str, command: wire.Command) -> None:
        """Return to a table what a refused command took from it.

        The visitor's own quota is not returned: otherwise strangers could use up the talk of a
        table with text that is refused.
        """
        if written(command):
            self.tables.give_back(table, size(command))

    def count_table(self, holder: str, address: str) -> None:
        """Count a new table; raises TooMany."""
        self.add(holder, address, TABLE)

    def count_bots_only(self, holder: str, address: str) -> None:
        """Count a game that only bots will play; raises TooMany."""
        self.add(holder, address, BOTS_ONLY)

    def count_name(self, holder: str, address: str, tables: int) -> None:
        """Count a new name, which is stored at so many tables; raises TooMany."""
        self.add(holder, address, ENTRY * tables)

    def has_enough_for_bots(self, host: str) -> bool:
        """Whether the bots of tables that all people have left may go on: they leave the host a
        quarter of each quota, for moves elsewhere."""
        now = time.monotonic()
        return all(limit.left(key, now) > limit.amount / 4 for limit, key in self._of_bots(host))

    def count_bot(self, host: str) -> None:
        """Count an entry that a bot has written at a table that all its people have left."""
        for limit, key in self._of_bots(host):
            with suppress(TooMany):
                limit.spend(key, time.monotonic(), ENTRY)

    def _of_bots(self, host: str) -> list[tuple[Limit, str]]:
        """What such an entry counts for: the host, and their address if it is known."""
        counted = [(self.visitors, host)]
        if host in self._address_of:
            counted.append((self.addresses, self._address_of[host]))
        return counted

    def add(self, holder: str, address: str, amount: int) -> None:
        """Count bytes for a visitor and their address; raises TooMany."""
        if amount:
            self._address_of[holder] = address
            self._address_of.move_to_end(holder)
            if len(self._address_of) > MAX_ADDRESSES:
                self._address_of.popitem(last=False)
            self.visitors.spend(holder, time.monotonic(), amount)
            self.addresses.spend(address, time.monotonic(), amount)
