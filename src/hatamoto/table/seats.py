"""A seat at the table and who holds it."""

from __future__ import annotations

from dataclasses import dataclass
from typing import Final

from hatamoto.table.messages import SeatKind
from hatamoto.table.setup import BOT

STAND_IN: Final = "greedy"
"""The level of the bot that plays for an absent player."""


@dataclass
class Seat:
    kind: SeatKind
    level: str
    name: str
    holder: str = ""
    resigned: bool = False
    standing_in: bool = False
    """Whether a bot plays for the holder until they come back."""

    @property
    def bot(self) -> str:
        """The level of the bot that plays this seat now, or empty."""
        if self.kind == BOT:
            return self.level
        return STAND_IN if self.resigned or self.standing_in else ""
