"""A race between candidate actions: the budget, and each candidate's results so far."""

from __future__ import annotations

from math import sqrt
from typing import Final, final

from hatamoto.bots.thinking_clock import now

SEATS: Final = 16
"""More seats than any table has."""
NO_REPLY: Final = -1


def pack_reply(seat: int, action: int) -> int:
    """A reply as one number, a dictionary key that needs no tuple for every playout."""
    return action * SEATS + seat


@final
class Clock:
    """The budget of one choice: a deadline, or a number of playouts if `iterations` is not 0."""

    def __init__(self, seconds: float, iterations: int) -> None:
        self.end = now() + seconds
        self.iterations = iterations
        self.done = 0

    def is_spent(self) -> bool:
        if self.iterations:
            return self.done >= self.iterations
        return now() >= self.end

    def is_late(self) -> bool:
        """Whether to abort a playout; with a budget of playouts each one is finished."""
        return not self.iterations and now() >= self.end

    def left(self) -> float:
        """Seconds to the deadline."""
        return self.end - now()


@final
class Candidate:
    """An action in the race: its prior from the hints, and its value in each trial."""

    def __init__(self, action: int, hint: float, information_gain: float = 0.0) -> None:
        self.action = action
        self.hint = hint
        self.information_gain = information_gain
        """See `Heuristics.information_gain`; playouts in fully known worlds cannot show it."""
        self.worths: list[float] = []
        self.sum = 0.0
        self.replies: dict[int, list[float]] = {}
        """By the first reply of another seat, packed: how often it came, and the sum of worths."""

    def note(self, worth: float, reply: int = NO_REPLY) -> None:
        """Add the result of a trial, with the first reply in it."""
        self.worths.append(worth)
        self.sum += worth
        if reply != NO_REPLY:
            row = self.replies.get(reply)
            if row is None:
                self.replies[reply] = [1.0, worth]
            else:
                row[0] += 1.0
                row[1] += worth

    def most_feared(self) -> list[float]:
        """The worst reply as [seat, action, worth]; empty if none is worse than the average.

        Only replies that came at least twice and in at least a tenth of the trials count.
        """
        found: list[float] = []
        count = len(self.worths)
        if count == 0:
            return found
        least = self.sum / count
        for reply, row in self.replies.items():
            worth = row[1] / row[0]
            if row[0] >= 2.0 and 10.0 * row[0] >= count and worth < least:
                least = worth
                found = [float(reply % SEATS), float(reply // SEATS), worth]
        return found

    def trial_mean(self) -> float:
        """The mean of the trials alone."""
        return self.sum / len(self.worths)

    def mean(self, trust: float) -> float:
        """The mean of the trials with the hint as a prior of `trust` trials, plus information."""
        return (self.sum + trust * self.hint) / (len(self.worths) + trust) + self.information_gain

    def is_beaten(self, leader: Candidate, doubt: float, trust: float) -> bool:
        """Whether the leader is ahead by more than `doubt` standard errors, with and without hints.

        Candidates share worlds and seeds, so the error is that of the paired differences. If a few
        trials did not differ, that is no evidence, a single trial is none either, and the hints
        alone drop nobody.
        """
        trials = len(self.worths)
        if trials < 2:
            return False
        mean = (leader.sum - self.sum) / trials
        squares = 0.0
        for trial in range(trials):
            squares += (leader.worths[trial] - self.worths[trial] - mean) ** 2
        error = sqrt((squares / (trials - 1) + 1.0) / trials)
        return min(mean, leader.mean(trust) - self.mean(trust)) > doubt * error
