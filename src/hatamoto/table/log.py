"""The log of a table that readers see: game events and chat."""

from __future__ import annotations

from dataclasses import dataclass

from hatamoto.kernel.events import Event


@dataclass(frozen=True)
class LoggedEvent:
    """An event and the moment of the record after which it was seen."""

    moment: int
    event: Event


@dataclass(frozen=True)
class ChatLine:
    number: int
    at: int
    seat: int
    name: str
    text: str
