"""The table: a fold over entries; nothing else changes it.

The caller gets the next entry from `proposals`, makes it durable, and only then folds it into the
table. Replaying the entries gives the same table, so a crash loses nothing.
"""

from __future__ import annotations

from typing import Any, Final

from hatamoto.kernel.game import Game
from hatamoto.kernel.match import Match, Undo
from hatamoto.kernel.outcome import Outcome
from hatamoto.kernel.seats import NOBODY, bit
from hatamoto.table import entries, lessons
from hatamoto.table.clock import Clocks
from hatamoto.table.creation import game_of
from hatamoto.table.dice import FIRST_SCHEME, first_dice
from hatamoto.table.ending import Vote
from hatamoto.table.entries import Entry
from hatamoto.table.folding import FOLDS
from hatamoto.table.lessons import Lesson, Progress
from hatamoto.table.log import ChatLine, LoggedEvent
from hatamoto.table.messages import OVER, PLAYING, WAITING, Chance, Status
from hatamoto.table.seats import Seat
from hatamoto.table.setup import BOT, HUMAN, OPEN, Setup, read_setup
from hatamoto.table.undo import UndoLimits, recorded

PRIVATE: Final = (entries.ACTED, entries.UNDONE, entries.NOTE, entries.UNDERSTOOD)
"""Entries that may concern only their own seat: partial answers, undos, notes, lesson steps."""


class Table:
    """One game in progress."""

    def __init__(self, id: str, first: Entry) -> None:
        assert first.kind == entries.CREATED
        setup = first.data["setup"]
        assert isinstance(setup, dict)
        self.id = id
        self.game: Game[Any] = game_of(first)
        self.setup: Setup = read_setup(setup, first.data.get("rules"), self.game)
        self.host = str(first.data["host"])
        secret = first.data.get("secret")
        self.key = bytes.fromhex(str(first.data.get("key", secret)))
        """Secret from which invitations and the rematch id are derived; never sent to clients."""
        self.seats = [Seat(row.kind, row.level, row.name) for row in self.setup.seats]
        self.dice = first_dice(len(self.seats), secret, first.data.get("commitments"))
        self.shown_chance: Chance | None = None
        """What is shown of the dice while the game is played; made once, since nothing changes."""
        self.match: Match | None = None
        self._outcome: Outcome | None = None
        self.clocks = Clocks(
            self.setup.clock,
            len(self.seats),
            is_per_answer=self.has_first_rules,
            has_free_plans="table_rules" not in first.data,
        )
        self.log: list[LoggedEvent] = []
        self.talk: list[ChatLine] = []
        self.notes: dict[int, str] = {}
        self.lesson: Lesson | None = lessons.lessons(self.game.id).get(self.setup.guided)
        self.understood: list[str] = []
        """The steps and tips the learner has read."""
        self.undo_limits = UndoLimits(len(self.seats))
        self.undo_asked: int | None = None
        self.undo_yes: set[int] = set()
        self.vote = Vote()
        self.is_cancelled = False
        """Whether everybody agreed to end it before the deal."""
        self.rematch: str | None = None
        self.excused_until = 0
        """Outages before this time have been credited to the clocks."""
        self.count = 1
        """How many entries are folded, and so the number of the next one."""
        self.is_private = False
        """Whether the last entry changed nothing that others may see."""
        self.changed_at = first.at
        self.latest = first.at
        """The time of the last entry."""
        self._seat_first(str(first.data.get("host_name", "")))

    def _seat_first(self, host_name: str) -> None:
        for number, seat in enumerate(self.seats):
            if seat.kind == HUMAN:
                seat.holder = self.host
                seat.name = seat.name or host_name
            elif seat.kind == BOT:
                seat.name = seat.name or f"{seat.level} {number + 1}"

    @property
    def has_first_rules(self) -> bool:
        """Whether it was created by version 0.1.0, and keeps its rules for clocks and requests.

        By others, what was done there could mean something else, and a clock could run out at once.
        """
        return self.dice.scheme == FIRST_SCHEME

    # The current situation

    @property
    def status(self) -> Status:
        """Waiting for players, playing, or over."""
        if self.match is None:
            return OVER if self.is_cancelled else WAITING
        return PLAYING if self.outcome() is None else OVER

    def to_act(self) -> list[int]:
        """The seats that are to act."""
        if self.match is None or self.status == OVER:
            return []
        return [seat for seat in self.match.state.to_act() if seat >= 0]

    def thinking(self) -> set[int]:
        """The seats that are to act and are not played by a bot."""
        return {seat for seat in self.to_act() if not self.seats[seat].bot}

    def outcome(self) -> Outcome | None:
        """The result: by the rules, by resignation or by agreement."""
        return self._outcome

    def names(self) -> list[str]:
        """The names of the seats."""
        return [seat.name for seat in self.seats]

    def held_by(self, holder: str) -> list[int]:
        """The seats a person holds."""
        return [n for n, seat in enumerate(self.seats) if holder and seat.holder == holder]

    def open_seats(self) -> list[int]:
        """The seats nobody has taken yet."""
        return [n for n, seat in enumerate(self.seats) if seat.kind == OPEN and not seat.holder]

    def people(self) -> list[int]:
        """The seats a person holds and has not left for good."""
        return [n for n, seat in enumerate(self.seats) if seat.holder and not seat.resigned]

    def others(self, seat: int) -> list[int]:
        """The seats of people other than the one who holds this seat."""
        own = self.seats[seat].holder
        return [other for other in self.people() if self.seats[other].holder != own]

    def has_lost_others(self, seat: int) -> bool:
        """Whether people other than the one who holds this seat have resigned."""
        own = self.seats[seat].holder
        return any(row.resigned and row.holder not in ("", own) for row in self.seats)

    def is_left_to_bots(self) -> bool:
        """Whether people have seats here, and bots play all of them now."""
        held = [seat for seat in self.seats if seat.holder]
        return bool(held) and all(seat.bot for seat in held)

    def can_return(self, seat: int) -> bool:
        """Whether the holder can take the seat back from the bot that stands in for them."""
        row = self.seats[seat]
        is_away = row.standing_in and not row.resigned and self.status == PLAYING
        return is_away and self.clocks.can_return(seat, seat in self.to_act())

    def standing(self, seat: int) -> int:
        """How many actions of a seat were not undone, including pending ones."""
        match = self.match
        if match is None:
            return 0
        return sum(move.seat == seat for move in match.moves) + len(match.sealed[seat])

    def recorded(self, seat: int) -> int:
        """The same without pending ones, which are secret."""
        return 0 if self.match is None else recorded(self.match, seat)

    def undo_answer(self, seat: int) -> Undo:
        """Whether a seat may undo its last action once play has begun."""
        match, others = self.match, self.others(seat)
        assert match is not None
        asked = self.asked_since(seat)
        return self.undo_limits.answer(match, seat, self.standing(seat), asked, others)

    def asked_since(self, seat: int) -> list[int]:
        """The other people whose question would be withdrawn if the seat took back its action."""
        if self.match is None or self.match.sealed[seat]:
            return []
        thinking = self.thinking()
        return [other for other in self.others(seat) if other in thinking]

    def undo_waiting(self) -> list[int]:
        """The seats that have not yet agreed to the requested undo."""
        if self.undo_asked is None:
            return []
        return [seat for seat in self.others(self.undo_asked) if seat not in self.undo_yes]

    def bot_mask(self) -> int:
        """The mask of the seats that a bot plays now: they answer without waiting."""
        return sum(bit(number) for number, seat in enumerate(self.seats) if seat.bot)

    def bot_to_move(self) -> tuple[int, str] | None:
        """A seat whose bot is to act, and its level; None while a learner is reading."""
        progress = self.progress()
        if progress is not None and progress.is_reading:
            return None
        for seat in self.to_act():
            if self.seats[seat].bot:
                return seat, self.seats[seat].bot
        return None

    def progress(self) -> Progress | None:
        """The learner's progress in a guided game; None once they have left the script."""
        if self.lesson is None or self.match is None or self.status == OVER:
            return None
        return lessons.progress(self.lesson, self.match, self.understood)

    def scripted(self, seat: int) -> str | None:
        """A bot's scripted answer in a guided game; None if it chooses itself."""
        if self.lesson is None or self.match is None:
            return None
        return lessons.line_of(self.lesson, self.match, seat)

    def deadline(self) -> int | None:
        """When the next clock or the time to reveal runs out; None if that has no consequences."""
        if self.is_revealing():
            return self.dice.sealed_at + self.dice.wait
        if self.setup.clock.on_timeout == "nothing" or self.status != PLAYING:
            return None
        times = [self.clocks.deadline(seat) for seat in self.to_act()]
        return min((time for time in times if time is not None), default=None)

    def is_ready(self) -> bool:
        """Whether every seat is taken and play can begin."""
        is_waiting = self.status == WAITING and not self.is_revealing()
        return is_waiting and not self.open_seats()

    def is_revealing(self) -> bool:
        """Whether seats are revealing their words: after the secret is chosen, before the deal."""
        return self.status == WAITING and self.dice.sealed_at > 0

    def moment(self) -> int:
        """The number of lines in the record."""
        return 0 if self.match is None else len(self.match.lines)

    # Folding

    def fold(self, entry: Entry) -> None:
        """Apply the next durable entry."""
        assert entry.number == self.count, f"entry {entry.number} where {self.count} was due"
        before = self._in_public()
        FOLDS[entry.kind](self, entry)
        self.update_outcome()
        self._unpark()
        self.count += 1
        self.latest = max(self.latest, entry.at)
        self.is_private = entry.kind in PRIVATE and self._in_public() == before
        if not self.is_private:
            self.changed_at = entry.at
        undoing = entry.seat if entry.kind == entries.UNDONE else NOBODY
        self.clocks.turn(self.thinking(), entry.at, undoing)

    def _unpark(self) -> None:
        """Forget since when a part of a simultaneous step was pending that no longer is."""
        parked = self.clocks.parked
        for seat, since in enumerate(parked):
            if since and (self.match is None or not self.match.sealed[seat]):
                parked[seat] = 0

    def _in_public(self) -> tuple[int, list[int]]:
        """What others can see of a seat's action."""
        return self.moment(), self.to_act()

    def update_outcome(self) -> None:
        """Update the cached result."""
        self._outcome = None if self.match is None else self.match.outcome()

    def new_match(self) -> Match:
        """The match before chance has dealt anything."""
        state = self.game.new(len(self.seats), self.setup.options)
        start: dict[str, object] = {
            "seats": len(self.seats),
            "options": self.setup.options,
            "players": self.names(),
        }
        return Match(self.game, state, self.dice.stream(), start)


def fold_entries(id: str, history: list[Entry]) -> Table:
    """Build a table from all its entries."""
    table = Table(id, history[0])
    for entry in history[1:]:
        table.fold(entry)
    return table
