"""Game clocks: none, live with an increment, or days per move. Times are in milliseconds."""

from __future__ import annotations

from collections.abc import Callable, Mapping
from dataclasses import dataclass
from typing import Final

from hatamoto.kernel.errors import BadArgument
from hatamoto.kernel.seats import NOBODY
from hatamoto.table.messages import ClockKind, OnTimeout

MINUTE_MS: Final = 60_000
DAY_MS: Final = 24 * 60 * MINUTE_MS
NONE: Final = "none"
LIVE: Final = "live"
POST: Final = "post"
NOTHING: Final = "nothing"
BOT_PLAYS: Final = "bot"
FORFEIT: Final = "forfeit"
NEVER_LATE: Final = 0
STILL_LATE: Final = -1


@dataclass(frozen=True)
class ClockRules:
    """How a table keeps time, and what happens when a seat's time is up."""

    kind: ClockKind = NONE
    minutes: int = 0
    increment: int = 0
    """Seconds added at the end of each step that is not undone."""
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
        """The time on a clock at the start, or for each step in correspondence play."""
        return self.minutes * MINUTE_MS if self.kind == LIVE else self.days * DAY_MS


def read_amount(fields: Mapping[str, object], key: str, low: int, high: int) -> int:
    """A whole number inside its bounds; it may be left out only if it may be 0."""
    value = fields.get(key, 0)
    if not isinstance(value, int) or isinstance(value, bool) or not low <= value <= high:
        raise BadArgument(f"clock: {key} must be a whole number from {low} to {high}")
    return value


class Clocks:
    """The time every seat has left, and which seats are thinking since when.

    A step is what a seat answers until somebody else or chance has a say, or its part of a
    simultaneous step, whether the answers come one by one or in lists. A step that is not undone
    brings time once.
    """

    def __init__(
        self,
        rules: ClockRules,
        seats: int,
        is_per_answer: bool = False,
        has_free_plans: bool = False,
    ) -> None:
        self.rules = rules
        self.is_per_answer = is_per_answer
        """Whether every answer brings time, undone or not, as up to version 0.1.0."""
        self.has_free_plans = has_free_plans
        """Whether taking back one's part of a simultaneous step costs nothing, as at first."""
        self.left = [rules.full()] * seats
        self.since = [0] * seats
        """When the seat's clock was started; 0 while it is stopped."""
        self.granted = [0] * seats
        """In correspondence play, for how many steps the seat was given days; undo keeps it."""
        self.earned: list[list[int]] = [[] for _ in range(seats)]
        """The seat's number of actions at the end of each step that brings time: an increment in
        live play, days for the next step in correspondence play."""
        self.has_returned = [False] * seats
        """Whether the seat has used up the minute for returning after a timeout."""
        self.late = [NEVER_LATE] * seats
        """In live play, the seat's number of actions at the end of the step for which it returned
        after a timeout; STILL_LATE until then, and again if that step is undone."""
        self.parked = [0] * seats
        """In live play, when the clock of a seat was stopped by its part of a simultaneous step;
        0 unless that is pending. Who takes it back pays for the time since then."""

    def turn(self, running: set[int], at: int, undoing: int = NOBODY) -> None:
        """Run the clocks of exactly these seats from now on.

        In correspondence play a question gets its days once: after an undo the clock continues
        with what was left. In live play the seat that is `undoing` pays for the time the others had
        thought by then. Otherwise a player who takes a turn back over and over would win on time.
        """
        if self.rules.kind == NONE:
            return
        if undoing != NOBODY and self.rules.kind == LIVE and not self.is_per_answer:
            self._charge(undoing, running, at)
        for seat, since in enumerate(self.since):
            if since and seat not in running:
                self._withdraw(seat, at)
            elif not since and seat in running:
                self._start(seat, at)

    def _charge(self, undoing: int, running: set[int], at: int) -> None:
        """Charge a seat for the time of those whose question it has withdrawn."""
        wasted = 0
        for seat, since in enumerate(self.since):
            if since and seat != undoing and seat not in running:
                wasted = max(wasted, at - since)
                self.since[seat] = 0
        self.left[undoing] = max(0, self.left[undoing] - wasted)

    def park(self, seat: int, at: int) -> None:
        """Remember since when a seat waits with its part of a simultaneous step done."""
        if self.rules.kind == LIVE and not self.has_free_plans and not self.is_per_answer:
            self.parked[seat] = at

    def resume(self, seat: int, at: int) -> None:
        """Charge a seat that takes back such a part for the time it could think meanwhile."""
        if self.parked[seat]:
            self.left[seat] = max(0, self.left[seat] - max(0, at - self.parked[seat]))
            self.parked[seat] = 0

    def take_back(self, standing: Callable[[int], int]) -> None:
        """Take back the time of steps that were undone.

        `standing` is how many actions of each seat have not been undone.
        """
        for seat, earned in enumerate(self.earned):
            while earned and earned[-1] > standing(seat):
                earned.pop()
                if self.rules.kind == LIVE:
                    self.left[seat] = max(0, self.left[seat] - self.rules.increment * 1000)
            if self.late[seat] > standing(seat):
                self.late[seat] = STILL_LATE

    def _start(self, seat: int, at: int) -> None:
        self.since[seat] = at
        if self.rules.kind != POST:
            return
        if self.is_per_answer or len(self.earned[seat]) > self.granted[seat]:
            self.granted[seat] = len(self.earned[seat])
            self.left[seat] = self.rules.full()

    def _withdraw(self, seat: int, at: int) -> None:
        """Stop the clock of a seat whose question was withdrawn; in correspondence play its
        thinking time does not count."""
        if self.rules.kind == POST:
            self.since[seat] = 0
        else:
            self._stop(seat, at)

    def _stop(self, seat: int, at: int) -> None:
        self.left[seat] = max(0, self.left[seat] - (at - self.since[seat]))
        self.since[seat] = 0

    def end_step(self, seat: int, at: int, standing: int, is_pending: bool = False) -> None:
        """Stop the clock of a seat at the end of its step, after so many actions; `is_pending` if
        others still have to do their parts of it.

        In live play a person gets the increment, which an undo takes back, unless they returned
        for this step after their time was up. In correspondence play the step of a bot that stands
        in counts too: the next one has its own days.
        """
        is_running = self.since[seat] != 0
        if is_running:
            self._stop(seat, at)
            if is_pending:
                self.park(seat, at)
        if self.late[seat] == STILL_LATE:
            self.late[seat] = standing
            return
        if not self.is_per_answer and (self.rules.kind == POST or is_running):
            self.earned[seat].append(standing)
        if self.rules.kind == LIVE and is_running:
            self.left[seat] += self.rules.increment * 1000

    def excuse(self, start: int, end: int) -> None:
        """Do not count this time on running clocks, because of an outage."""
        for seat, since in enumerate(self.since):
            if since:
                self.since[seat] += max(0, end - max(start, since))
        for seat, parked in enumerate(self.parked):
            if parked:
                self.parked[seat] += max(0, end - max(start, parked))

    def run_out(self, seat: int) -> None:
        """Leave a seat that is out of time with none, in correspondence play too."""
        self.left[seat] = self.since[seat] = 0

    def can_return(self, seat: int, is_asked: bool) -> bool:
        """Whether a seat that was out of time has any time to come back to.

        In correspondence play it has days for the next question, but not for the one it missed.
        """
        return not self.has_returned[seat] or (self.rules.kind == POST and not is_asked)

    def come_back(self, seat: int, is_asked: bool) -> None:
        """Let a seat return, once in a game with a minute for the question it missed."""
        if self.rules.kind == LIVE or is_asked:
            self.has_returned[seat] = True
            self.left[seat] = max(self.left[seat], MINUTE_MS)
        if self.rules.kind == LIVE and is_asked and not self.is_per_answer:
            self.late[seat] = STILL_LATE

    def left_at(self, seat: int, at: int) -> int:
        """The time on a seat's clock; a stopped clock in correspondence play shows it full."""
        since = self.since[seat]
        if not since:
            return self.rules.full() if self.rules.kind == POST else self.left[seat]
        return max(0, self.left[seat] - (at - since))

    def deadline(self, seat: int) -> int | None:
        """When the seat's time will be up, if its clock runs."""
        return self.since[seat] + self.left[seat] if self.since[seat] else None
