"""A game at one terminal: people and bots in the seats, and a log of what each seat saw."""

from collections.abc import Mapping
from typing import Any, final

from hatamoto.bots import Bot, bot
from hatamoto.kernel.events import Event
from hatamoto.kernel.game import Game
from hatamoto.kernel.match import Match, Undo
from hatamoto.kernel.record import Record
from hatamoto.kernel.rng import Rng
from hatamoto.kernel.seats import is_in
from hatamoto.kernel.window import Window
from hatamoto.table.delegation import DELEGATE, MAX_DELEGATED

TAKEN_BACK = "taken_back"
"""The kind of the log entry for an undo."""


@final
class PlaySession:
    """A match, the bots in their seats, and a log filtered for each seat."""

    def __init__(self, game: Game[Any], match: Match, bots: Mapping[int, Bot], rng: Rng) -> None:
        self.game = game
        self.match = match
        self.bots = bots
        self.humans = [seat for seat in range(match.state.seats) if seat not in bots]
        self.log: list[Event] = []
        self._rng = rng
        self._shown: dict[int, int] = {}

    def begin(self) -> None:
        """Deal, or continue where a record stopped."""
        self.log += self.match.begin()

    def recall(self, record: Record, row: int) -> None:
        """Play the lines of a record from `row` on and log their events; raises BadRecord."""
        for index, line in enumerate(record.lines):
            self.match.state.events = []
            self.match.follow(Record({}, [line]), None, row + index)
            self.log += self.match.state.events or []
        self.match.state.events = None

    def next_person(self) -> int | None:
        """Let the bots answer until a person is asked; the seat, or None when the game is over."""
        while self.match.outcome() is None:
            owing = self.match.state.to_act()
            bots = [seat for seat in owing if seat in self.bots]
            if not bots:
                return owing[0]
            self.act(bots[0], self._choice(bots[0]))
        return None

    def _choice(self, seat: int) -> int:
        window = Window(self.game, self.match.state, seat)
        return self.bots[seat].choose(window, self._rng)

    def act(self, seat: int, action: int) -> None:
        """Play an action; raises ActionError."""
        self.log += self.match.act(seat, action)

    def delegate(self, seat: int) -> None:
        """Let a bot answer for a seat until the current paragraph asks nothing more."""
        state, helper = self.match.state, bot(DELEGATE)
        rule = self.game.kind(state.open_frame(seat)).rule
        for _ in range(MAX_DELEGATED):
            window = Window(self.game, self.match.state, seat)
            self.act(seat, helper.choose(window, self._rng))
            if self.match.outcome() is not None or seat not in self.match.state.to_act():
                return
            if self.game.kind(self.match.state.open_frame(seat)).rule != rule:
                return

    def undo_needs(self, seat: int) -> Undo:
        """Whether a seat may undo; bots always agree, other people are asked."""
        return self.match.undo_answer(seat)

    def others_concerned(self, seat: int, undo: Undo) -> list[int]:
        """The people whose actions would be undone along with the seat's."""
        moves = self.match.moves[-undo.actions :] if undo.actions else []
        pending = [other for other in self.humans if self.match.sealed[other]]
        seats = {move.seat for move in moves} | set(pending)
        return [other for other in self.humans if other != seat and other in seats]

    def undo(self, seat: int) -> None:
        """Undo the last action of a seat; all concerned must have agreed. Raises IllegalAction."""
        self.match.undo(seat, consent=True)
        self.log.append(Event(TAKEN_BACK, {"seat": seat}))

    # What a seat may know

    def story(self, seat: int) -> list[Event]:
        """All events that a seat (or WATCHER) may see."""
        return [event for event in self.log if is_in(event.to, seat)]

    def unseen_events(self, seat: int) -> list[Event]:
        """The events that a seat may see and has not been shown."""
        fresh = self.log[self._shown.get(seat, 0) :]
        self._shown[seat] = len(self.log)
        return [event for event in fresh if is_in(event.to, seat)]

    def has_pending(self) -> bool:
        """Whether there are answers in a simultaneous step that is still open."""
        return any(self.match.sealed)

    def saved(self) -> str:
        """The game as a record that can be continued, so it contains the secret."""
        record = self.match.record()
        record.header["secret"] = self.match.stream.secret.hex()
        return record.text()
