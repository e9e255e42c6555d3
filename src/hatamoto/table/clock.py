"""Clocks: none, live with an increment, or so many days a move. Times are milliseconds."""

from __future__ import annotations

from collections.abc import Callable, Mapping
from dataclasses import dataclass
from typing import Final

from hatamoto.kernel.errors import BadArgument
from hatamoto.table.messages import ClockKind, OnTimeout

MINUTE: Final = 60_000
DAY: Final = 24 * 60 * MINUTE
NONE: Final = "none"
LIVE: Final = "live"
POST: Final = "post"
NOTHING: Final = "nothing"
BOT_PLAYS: Final = "bot"
FORFEIT: Final = "forfeit"


@dataclass(frozen=True)
class ClockRules:
    """How a table keeps time, and what happens when a seat's time is up."""

    kind: ClockKind = NONE
    minutes: int = 0
    increment: int = 0
    """Seconds added after each answer that stands."""
    days: int = 0
    on_timeout: OnTimeout = NOTHING

    @staticmethod
    def read(fields: object) -> ClockRules:
        """The rules from JSON; raises BadArgument."""
        if isinstance(fields, ClockRules):
            return fields
        if not isinstance(fields, Mapping):
            raise BadArgument("clock must be an object")
        kind = fields.get("kind", NONE)
        if kind not in (NONE, LIVE, POST):
            raise BadArgument("a clock is none, live or post")
        on_timeout = fields.get("on_timeout", NOTHING)
        if on_timeout not in (NOTHING, BOT_PLAYS, FORFEIT):
            raise BadArgument("on_timeout is nothing, bot or forfeit")
        return ClockRules(
            kind,
            read_amount(fields, "minutes", 1 if kind == LIVE else 0, 600),
            read_amount(fields, "increment", 0, 600),
            read_amount(fields, "days", 1 if kind == POST else 0, 30),
            on_timeout,
        )

    def full(self) -> int:
        """What a clock shows at first, or after an answer by post."""
        return self.minutes * MINUTE if self.kind == LIVE else self.days * DAY


def read_amount(fields: Mapping[str, object], key: str, low: int, high: int) -> int:
    """A whole number inside its bounds."""
    value = fields.get(key) or low
    if not isinstance(value, int) or isinstance(value, bool) or not low <= value <= high:
        raise BadArgument(f"clock: {key} must be a whole number from {low} to {high}")
    return value


class Clocks:
    """The time every seat has left, and which seats are thinking since when."""

    def __init__(self, rules: ClockRules, seats: int) -> None:
        self.rules = rules
        self.left = [rules.full()] * seats
        self.since = [0] * seats
        """When the seat's clock was started; 0 while it is stopped."""
        self.granted = [0] * seats
        """For how many standing actions the seat has had its time; undo never lowers this."""

    def turn(self, running: set[int], at: int, standing: Callable[[int], int]) -> None:
        """Let the clocks of exactly these seats run from now on.

        `standing` says how many actions of a seat stand. By post a question has its days once: who
        takes an answer back goes on with what was left.
        """
        if self.rules.kind == NONE:
            return
        for seat, since in enumerate(self.since):
            if since and seat not in running:
                self._withdraw(seat, at)
            elif not since and seat in running:
                self._start(seat, at, standing)

    def _start(self, seat: int, at: int, standing: Callable[[int], int]) -> None:
        self.since[seat] = at
        if self.rules.kind == POST and standing(seat) > self.granted[seat]:
            self.granted[seat] = standing(seat)
            self.left[seat] = self.rules.full()

    def _withdraw(self, seat: int, at: int) -> None:
        """The question was taken from a seat; by post the time it thought does not count."""
        if self.rules.kind == POST:
            self.since[seat] = 0
        else:
            self._stop(seat, at)

    def _stop(self, seat: int, at: int) -> None:
        self.left[seat] = max(0, self.left[seat] - (at - self.since[seat]))
        self.since[seat] = 0

    def answered(self, seat: int, at: int, standing: Callable[[int], int]) -> None:
        """A seat has given an answer: if its clock ran, it stops.

        Live it gets its increment if more of its actions stand now than ever before, so that acting
        and taking back again and again earns nothing.
        """
        if not self.since[seat]:
            return
        self._stop(seat, at)
        if self.rules.kind == LIVE and standing(seat) > self.granted[seat]:
            self.granted[seat] = standing(seat)
            self.left[seat] += self.rules.increment * 1000

    def excuse(self, start: int, end: int) -> None:
        """Running clocks do not count this time."""
        for seat, since in enumerate(self.since):
            if since:
                self.since[seat] += max(0, end - max(start, since))

    def refill(self, seat: int) -> None:
        """Whoever comes back after running out of time has at least a minute."""
        if self.rules.kind != NONE:
            self.left[seat] = max(self.left[seat], MINUTE)

    def left_at(self, seat: int, at: int) -> int:
        """What the seat's clock shows at a moment; by post, while it stands, a whole answer's."""
        since = self.since[seat]
        if not since:
            return self.rules.full() if self.rules.kind == POST else self.left[seat]
        return max(0, self.left[seat] - (at - since))

    def deadline(self, seat: int) -> int | None:
        """When the seat's time will be up, if its clock runs."""
        return self.since[seat] + self.left[seat] if self.since[seat] else None
