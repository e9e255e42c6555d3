"""A table for tests, with its history and a clock that stands until it is moved."""

from collections.abc import Callable
from typing import Any

from hatamoto.kernel.chance import secret_from_seed
from hatamoto.kernel.match import Match
from hatamoto.kernel.rng import Rng
from hatamoto.table import messages, proposals
from hatamoto.table.creation import creation_entry
from hatamoto.table.entries import Entry
from hatamoto.table.message_builder import Reader, message, moment_row
from hatamoto.table.messages import Moment
from hatamoto.table.past import Past, moment_request
from hatamoto.table.setup import read_setup
from hatamoto.table.table import Table, fold_entries

START = 1_000_000_000_000


def holder(seat: int) -> str:
    """Who sits there when every seat has a person of its own."""
    return f"person-{seat}"


class Room:
    """A table, all entries that made it, and the time."""

    def __init__(
        self,
        seats: list[str],
        seed: int = 1,
        host: str = "host",
        at: int = START,
        commitments: dict[int, str] | None = None,
        **fields: Any,
    ) -> None:
        rows = [{"kind": "bot", "level": who} if who in LEVELS else {"kind": who} for who in seats]
        setup = read_setup({"game": "shogunate", "seats": rows, **fields})
        self.now = at
        self.secret = secret_from_seed(seed)
        first = creation_entry(setup, host, "Host", b"key", self.now, commitments)
        self.history = [first]
        self.table = Table("0123456789abcdef", first)
        self.rng = Rng(seed)

    @property
    def match(self) -> Match:
        """The running match."""
        assert self.table.match is not None
        return self.table.match

    def put(self, entry: Entry | None) -> Entry:
        """Fold an entry that was proposed."""
        assert entry is not None
        self.history.append(entry)
        self.table.fold(entry)
        return entry

    def sit(self, seat: int, who: str, name: str = "") -> None:
        """Somebody takes an open seat."""
        self.put(proposals.take_seat(self.table, seat, who, name or who, self.now))

    def begin(self) -> None:
        """Play begins."""
        self.put(proposals.begin(self.table, self.secret, self.now))

    def act(self, seat: int, action: str | None = None) -> str:
        """A seat answers, with any legal action unless told which."""
        legal = self.match.state.legal(seat)
        if action is None:
            action = self.table.game.notation(legal[self.rng.below(len(legal))])
        self.put(proposals.act(self.table, seat, [action], self.match.ply_for(seat), self.now))
        return action

    def step(self) -> int:
        """Anybody who owes an answer gives one; returns who."""
        asked = self.table.to_act()
        seat = asked[self.rng.below(len(asked))]
        self.act(seat)
        return seat

    def play(self, until: Callable[[], bool] = lambda: False) -> None:
        """Answers by anybody until something holds or the game is over."""
        while self.table.to_act() and not until():
            self.step()

    def until_undo(self, answer: str, reason: str) -> int:
        """Play until some seat has this answer to its wish for an undo; returns the seat."""
        found: list[int] = []

        def is_found() -> bool:
            for seat in range(len(self.table.seats)):
                undo = self.match.undo_answer(seat)
                if (undo.answer, undo.reason) == (answer, reason):
                    found.append(seat)
            return bool(found)

        self.play(is_found)
        return found[0]

    def message(self, who: str, reader: Reader | None = None) -> messages.Update:
        """Somebody's message, complete unless their reader says otherwise."""
        return message(self.table, reader or Reader(who), self.now)

    def again(self) -> Table:
        """The table rebuilt from its entries."""
        return fold_entries(self.table.id, self.history)

    def kinds(self, who: str) -> list[object]:
        """The kinds of the events in somebody's message."""
        return [event["kind"] for event in self.message(who)["events"]]


LEVELS = ("random", "greedy", "search")


def people(seats: int, seed: int = 1, **fields: Any) -> Room:
    """A table in play with a person of its own in every seat."""
    room = Room(["human"] + ["open"] * (seats - 1), seed, holder(0), **fields)
    for seat in range(1, seats):
        room.sit(seat, holder(seat))
    room.begin()
    return room


def moment_at(table: Table, moment: int, seat: int) -> Moment:
    """What a seat (or WATCHER) knew after this many lines of the record."""
    wanted = moment_request(table, moment, seat)
    assert table.match is not None
    return moment_row(Past(table.match), wanted)
