"""A place at the table and who holds it."""

from __future__ import annotations

from dataclasses import dataclass
from typing import Final

from hatamoto.table.messages import SeatKind
from hatamoto.table.setup import BOT

STAND_IN: Final = "greedy"
"""The level of the bot that plays for somebody who is away."""


@dataclass
class Seat:
    """A place at the table and who holds it."""

    kind: SeatKind
    level: str
    name: str
    holder: str = ""
    resigned: bool = False
    standing_in: bool = False
    """A bot plays on for the holder until they come back."""

    @property
    def bot(self) -> str:
        """The level of the bot that plays this seat now, or nothing."""
        if self.kind == BOT:
            return self.level
        return STAND_IN if self.resigned or self.standing_in else ""
