"""The dice rolls of a game: each result, its alternatives, and how lucky it was.

A roll counts if its possible results differ. Its luck is the probability of a worse result plus
half that of an equal one, so 1/2 on average. A player's luck is the percentage of players with
the same rolls who would have been less lucky.
"""

from __future__ import annotations

from collections import Counter
from math import erf, sqrt
from typing import Final

from hatamoto.kernel.kinds import Odds, Rolling
from hatamoto.kernel.match import Match
from hatamoto.kernel.percentages import percentage, percentages
from hatamoto.kernel.record import Line
from hatamoto.kernel.refusals import Facts
from hatamoto.kernel.seats import EVERYONE, NATURE
from hatamoto.kernel.state import State
from hatamoto.table import messages

MAX_ROLLS: Final = 400
"""How many rolls a reply lists; all of them count for the luck."""


class Rolls:
    """The rolls of one match. Lines are read once, as they are added."""

    def __init__(self, match: Match) -> None:
        self.game = match.game
        self.state: State = match.first_state.clone()
        """The state after the last roll, or at the start; rolls are never undone."""
        self.since: list[tuple[int, int]] = []
        """The seats and actions played since then."""
        self.lines = 0
        self.rolls: list[messages.Roll] = []
        self.players = [Tally() for _ in range(match.state.seats)]

    def read(self, lines: list[Line], upto: int) -> None:
        """Process the lines up to a moment."""
        for number in range(self.lines, upto):
            self._read_line(lines[number], number + 1)
        self.lines = max(self.lines, upto)

    def _read_line(self, line: Line, moment: int) -> None:
        if line.word == "undo":
            del self.since[len(self.since) - line.number :]
        elif not line.word:
            action = self.game.parse(line.action)
            if line.seat == NATURE:
                self._draw(line, action, moment)
            else:
                self.since.append((line.seat, action))

    def _draw(self, line: Line, action: int, moment: int) -> None:
        for seat, answer in self.since:
            self.state.apply(seat, answer)
        self.since = []
        frame = self.state.top()
        kind = self.game.kind(frame)
        if isinstance(kind, Rolling) and line.audience == EVERYONE:
            odds = kind.odds(self.state, frame, action)
            if len(set(odds.results)) > 1:
                facts = kind.facts(self.state, frame)
                self.rolls.append(roll_row(moment, kind.purpose, facts, odds))
                self.players[odds.seat].add(odds)
        self.state.apply(NATURE, action)

    def answer(self) -> messages.Rolls:
        """The history so far."""
        players: list[messages.Luck] = [
            {"seat": seat, "rolls": tally.rolls, "luck": tally.luck()}
            for seat, tally in enumerate(self.players)
        ]
        return {"rolls": self.rolls[-MAX_ROLLS:], "players": players}


class Tally:
    """Accumulates a player's luck over all rolls."""

    def __init__(self) -> None:
        self.rolls = 0
        self.total = 0.0
        self.variance = 0.0

    def add(self, odds: Odds) -> None:
        ways = Counter(odds.results)
        shares = {result: luck_of(odds.results, result) for result in ways}
        count = len(odds.results)
        self.rolls += 1
        self.total += shares[odds.result] - 0.5
        self.variance += sum(ways[one] * (shares[one] - 0.5) ** 2 for one in ways) / count

    def luck(self) -> int | None:
        """The percentage of players with the same rolls who would have been less lucky."""
        if self.rolls == 0:
            return None
        return round(50 * (1 + erf(self.total / sqrt(2 * self.variance))))


def luck_of(results: list[int], got: int) -> float:
    """The probability of a worse result plus half that of an equal one."""
    worse = sum(result < got for result in results)
    return (worse + results.count(got) / 2) / len(results)


def roll_row(moment: int, purpose: str, facts: Facts, odds: Odds) -> messages.Roll:
    """A roll with its possible results, best first."""
    ways = Counter(odds.results)
    ranked = sorted(ways, reverse=True)
    shares = percentages([ways[result] for result in ranked])
    good = sum(result >= odds.result for result in odds.results)
    results: list[messages.RollResult] = [
        {"result": result, "percent": percent}
        for result, percent in zip(ranked, shares, strict=True)
    ]
    return {
        "moment": moment,
        "seat": odds.seat,
        "purpose": purpose,
        "facts": facts,
        "dice": odds.dice,
        "got": odds.result,
        "results": results,
        "at_least": percentage(good, len(odds.results)),
        "luck": round(100 * luck_of(odds.results, odds.result)),
    }
