"""The table: a fold over entries. Commands are checked here and become entries; nothing else acts.

Whoever runs a table asks `propose_*` for the next entry, makes it durable, and only then lets the
table `fold` it. Replaying the entries gives the same table, so none is lost with a process.
"""

from __future__ import annotations

from dataclasses import dataclass
from typing import Any, Final

from hatamoto import catalog
from hatamoto.kernel.chance import Stream
from hatamoto.kernel.errors import BadArgument, GameOver, HatamotoError, IllegalAction, NotYourTurn
from hatamoto.kernel.events import Event
from hatamoto.kernel.game import Game
from hatamoto.kernel.match import CONSENT, IMPOSSIBLE, Match
from hatamoto.kernel.outcome import Outcome
from hatamoto.kernel.refusals import refused
from hatamoto.kernel.seats import EVERYONE, NATURE, bit
from hatamoto.table import entries as e
from hatamoto.table.clock import Clocks
from hatamoto.table.entries import Entry
from hatamoto.table.setup import BOT, HUMAN, NAME_LENGTH, OPEN, Setup, read_setup, read_text

CHAT_LENGTH: Final = 500
NOTE_LENGTH: Final = 4000
WORDS_LENGTH: Final = 100
WAITING, PLAYING, OVER = "waiting", "playing", "over"
STAND_IN: Final = "greedy"


class NotYourSeat(HatamotoError):
    """Somebody acted for a seat they do not hold."""

    slug = "not-your-seat"


@dataclass
class Seat:
    """A place at the table and who holds it."""

    kind: str
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


@dataclass(frozen=True)
class Logged:
    """An event and the moment of the record after which it was seen."""

    moment: int
    event: Event


@dataclass(frozen=True)
class Said:
    """A line of table talk."""

    number: int
    at: int
    seat: int
    name: str
    text: str


class Table:
    """One game in progress."""

    def __init__(self, id: str, first: Entry) -> None:
        assert first.kind == e.CREATED
        setup = first.data["setup"]
        assert isinstance(setup, dict)
        self.id = id
        self.setup: Setup = read_setup(setup)
        self.game: Game[Any] = catalog.game(self.setup.game)
        self.host = str(first.data["host"])
        self.secret = bytes.fromhex(str(first.data["secret"]))
        self.seats = [Seat(row.kind, row.level, row.name) for row in self.setup.seats]
        self.words: list[str | None] = [None] * len(self.seats)
        self.match: Match | None = None
        self.clocks = Clocks(self.setup.clock, len(self.seats))
        self.log: list[Logged] = []
        self.talk: list[Said] = []
        self.notes: dict[int, str] = {}
        self.undo_asked: int | None = None
        self.undo_yes: set[int] = set()
        self.abandon_yes: set[int] = set()
        self.abandoned = False
        self.rematch: str | None = None
        self.count = 1
        """How many entries are folded, so also the number of the next."""
        self.created_at = self.changed_at = first.at
        for number, seat in enumerate(self.seats):
            if seat.kind == HUMAN:
                seat.holder = self.host
                seat.name = seat.name or str(first.data.get("host_name", ""))
            elif seat.kind == BOT:
                seat.name = seat.name or f"{seat.level} {number + 1}"

    # How it stands

    @property
    def status(self) -> str:
        """Waiting for players, playing, or over."""
        if self.match is None:
            return OVER if self.abandoned else WAITING
        return PLAYING if self.outcome() is None else OVER

    def to_act(self) -> list[int]:
        """The seats that owe an answer."""
        if self.match is None or self.status == OVER:
            return []
        return [seat for seat in self.match.state.to_act() if seat >= 0]

    def outcome(self) -> Outcome | None:
        """The result: the game's own, by resignation or by agreement."""
        if self.match is None:
            return None
        return self.match.outcome()

    def held_by(self, holder: str) -> list[int]:
        """The seats somebody holds."""
        return [n for n, seat in enumerate(self.seats) if holder and seat.holder == holder]

    def open_seats(self) -> list[int]:
        """The seats nobody has taken yet."""
        return [n for n, seat in enumerate(self.seats) if seat.kind == OPEN and not seat.holder]

    def people(self) -> list[int]:
        """The seats a person holds and has not left for good."""
        return [n for n, seat in enumerate(self.seats) if seat.holder and not seat.resigned]

    def bot_to_move(self) -> tuple[int, str] | None:
        """A seat a bot must answer for, and its level."""
        for seat in self.to_act():
            if self.seats[seat].bot:
                return seat, self.seats[seat].bot
        return None

    def deadline(self) -> int | None:
        """When the next clock runs out, if that is to have consequences."""
        if self.setup.clock.on_timeout == "nothing" or self.status != PLAYING:
            return None
        times = [self.clocks.deadline(seat) for seat in self.to_act()]
        return min((time for time in times if time is not None), default=None)

    def is_ready(self) -> bool:
        """Whether every seat is taken, so that play can begin."""
        return self.match is None and not self.open_seats() and not self.abandoned

    # What may happen next: each returns an entry, or raises

    def _entry(self, at: int, kind: str, seat: int = -1, **data: object) -> Entry:
        return Entry(self.count, at, kind, seat, data)

    def held(self, seat: object, holder: str) -> int:
        """The seat, if somebody holds it; raises NotYourSeat."""
        if not isinstance(seat, int) or isinstance(seat, bool) or not 0 <= seat < len(self.seats):
            raise BadArgument(f"there is no seat {seat!r:.20} at this table")
        if self.seats[seat].holder != holder or not holder:
            raise NotYourSeat(f"you do not hold seat {seat}")
        return seat

    def playing(self) -> Match:
        """The match while it is on; raises ActionError before and after."""
        if self.match is None:
            raise NotYourTurn(refused("", "not_begun"))
        if self.status == OVER:
            raise GameOver(refused(self.game.end_rule, "game_over"))
        return self.match

    def propose_seat(self, seat: object, holder: str, name: str, at: int) -> Entry:
        """Somebody takes an open seat."""
        if self.match is not None or seat not in self.open_seats():
            raise BadArgument("that seat is taken")
        text = read_text({"name": name}, "name", NAME_LENGTH)
        return self._entry(at, e.SAT, int(str(seat)), holder=holder, name=text)

    def propose_words(self, seat: object, holder: str, text: object, at: int) -> Entry:
        """A seat adds its own words to chance, before play begins."""
        number = self.held(seat, holder)
        if self.match is not None:
            raise BadArgument("words are added before play begins")
        words = read_text({"text": text}, "text", WORDS_LENGTH)
        return self._entry(at, e.WORDS, number, text=words)

    def propose_begin(self, at: int) -> Entry:
        """Play begins once every seat is taken."""
        if not self.is_ready():
            raise BadArgument("play begins once, when every seat is taken")
        return self._entry(at, e.BEGAN)

    def propose_act(self, seat: int, action: object, ply: object, at: int) -> Entry:
        """A seat answers what it is asked; raises ActionError with the reason."""
        match = self.playing()
        if not isinstance(action, str):
            raise BadArgument("action must be notation")
        if ply is not None and ply != match.ply_for(seat):
            raise IllegalAction(refused("", "stale"))
        state = match.state
        if state.open_frame(seat) < 0:
            raise NotYourTurn(state.idle_refusal(seat))
        refusal = state.refusal(seat, self.game.parse(action))
        if refusal is not None:
            raise IllegalAction(refusal)
        return self._entry(at, e.ACTED, seat, action=action)

    def propose_undo(self, seat: object, holder: str, at: int) -> Entry:
        """A seat takes its last action back, or asks the others for consent."""
        number = self.held(seat, holder)
        undo = self.playing().undo_answer(number)
        if undo.answer == IMPOSSIBLE:
            raise IllegalAction(refused("", f"undo_{undo.reason}", {"seat": number}))
        if undo.answer == CONSENT and self.undo_waiting(number):
            return self._entry(at, e.UNDO_ASKED, number)
        return self._entry(at, e.UNDONE, number)

    def undo_waiting(self, asker: int) -> list[int]:
        """The people who must still agree to an undo; who also holds the asking seat need not."""
        own = self.seats[asker].holder
        others = [n for n in self.people() if self.seats[n].holder != own]
        return [n for n in others if n not in self.undo_yes]

    def propose_consent(self, seat: object, holder: str, yes: object, at: int) -> Entry:
        """A seat agrees to the undo that was asked for, or does not."""
        number = self.held(seat, holder)
        if self.undo_asked is None or number not in self.undo_waiting(self.undo_asked):
            raise BadArgument("nobody has asked you for an undo")
        return self._entry(at, e.UNDO_ANSWERED, number, yes=yes is True)

    def propose_chat(self, holder: str, name: str, text: object, at: int) -> Entry:
        """A line of talk, from a seat or from a watcher."""
        line = read_text({"text": text}, "text", CHAT_LENGTH)
        if not line:
            raise BadArgument("there is nothing in this line")
        held = self.held_by(holder)
        who = self.seats[held[0]].name if held else name
        return self._entry(at, e.CHAT, held[0] if held else -1, name=who, text=line)

    def propose_note(self, seat: object, holder: str, text: object, at: int) -> Entry:
        """A seat keeps a note that nobody else sees."""
        number = self.held(seat, holder)
        if not isinstance(text, str) or len(text) > NOTE_LENGTH:
            raise BadArgument(f"a note is text of at most {NOTE_LENGTH} characters")
        return self._entry(at, e.NOTE, number, text=text)

    def propose_resign(self, seat: object, holder: str, at: int) -> Entry:
        """A seat gives up; with more than two at the table a bot plays it to the end."""
        number = self.held(seat, holder)
        self.playing()
        if self.seats[number].resigned:
            raise BadArgument("this seat has resigned")
        return self._entry(at, e.RESIGNED, number)

    def propose_abandon(self, seat: object, holder: str, yes: object, at: int) -> Entry:
        """A seat wants to end the table without a result, or takes that back."""
        number = self.held(seat, holder)
        if self.status == OVER:
            raise GameOver(refused(self.game.end_rule, "game_over"))
        return self._entry(at, e.ABANDON_ANSWERED, number, yes=yes is True)

    def propose_timeout(self, at: int) -> Entry | None:
        """The clock of a seat has run out and has consequences; None when none has."""
        if self.deadline() is None:
            return None
        for seat in self.to_act():
            time = self.clocks.deadline(seat)
            if time is not None and time <= at and not self.seats[seat].bot:
                return self._entry(at, e.TIMED_OUT, seat)
        return None

    def propose_return(self, holder: str, at: int) -> Entry | None:
        """A holder is back at a seat a bot was standing in for."""
        for seat in self.held_by(holder):
            if self.seats[seat].standing_in and not self.seats[seat].resigned:
                return self._entry(at, e.RETURNED, seat)
        return None

    def propose_rematch(self, table: str, at: int) -> Entry:
        """The same players meet again at another table."""
        if self.status != OVER or self.rematch is not None:
            raise BadArgument("a rematch is made once, when the game is over")
        return self._entry(at, e.REMATCHED, table=table)

    # Folding: what an entry does, in every process alike

    def fold(self, entry: Entry) -> None:
        """Take one durable entry into account."""
        assert entry.number == self.count, f"entry {entry.number} where {self.count} was due"
        FOLDS[entry.kind](self, entry)
        self.count += 1
        self.changed_at = entry.at
        self.clocks.turn(self._thinking(), entry.at)

    def _thinking(self) -> set[int]:
        return {seat for seat in self.to_act() if not self.seats[seat].bot}

    def moment(self) -> int:
        """How many lines of the record are settled."""
        return 0 if self.match is None else len(self.match.lines)

    def _tell(self, events: list[Event]) -> None:
        moment = self.moment()
        self.log.extend(Logged(moment, event) for event in events)

    def _fold_sat(self, entry: Entry) -> None:
        seat = self.seats[entry.seat]
        seat.kind = HUMAN
        seat.holder = str(entry.data["holder"])
        seat.name = str(entry.data["name"]) or seat.name

    def _fold_words(self, entry: Entry) -> None:
        self.words[entry.seat] = str(entry.data["text"]) or None

    def _fold_began(self, entry: Entry) -> None:
        state = self.game.new(len(self.seats), self.setup.options)
        start: dict[str, object] = {
            "seats": len(self.seats),
            "options": self.setup.options,
            "players": [seat.name for seat in self.seats],
        }
        self.match = Match(self.game, state, Stream(self.secret, self.words), start)
        self._tell(self.match.begin())

    def _fold_acted(self, entry: Entry) -> None:
        match = self.match
        assert match is not None
        self.clocks.answered(entry.seat, entry.at)
        events = match.act(entry.seat, self.game.parse(str(entry.data["action"])))
        self._tell(events)
        self.undo_asked = None
        self.undo_yes = set()
        self.abandon_yes = set()

    def _fold_undo_asked(self, entry: Entry) -> None:
        self.undo_asked = entry.seat
        self.undo_yes = set()

    def _fold_undo_answered(self, entry: Entry) -> None:
        asker = self.undo_asked
        assert asker is not None
        if not entry.data["yes"]:
            self.undo_asked = None
            self._tell([Event("undo_denied", {"seat": entry.seat})])
            return
        self.undo_yes.add(entry.seat)
        if not self.undo_waiting(asker):
            self._undo(asker)

    def _fold_undone(self, entry: Entry) -> None:
        self._undo(entry.seat)

    def _undo(self, seat: int) -> None:
        match = self.match
        assert match is not None
        pending = bool(match.sealed[seat])
        match.undo(seat, consent=True)
        self.undo_asked = None
        audience = bit(seat) if pending else EVERYONE
        self._tell([Event("undone", {"seat": seat}, audience)])

    def _fold_chat(self, entry: Entry) -> None:
        name, text = str(entry.data["name"]), str(entry.data["text"])
        self.talk.append(Said(len(self.talk), entry.at, entry.seat, name, text))

    def _fold_note(self, entry: Entry) -> None:
        self.notes[entry.seat] = str(entry.data["text"])

    def _fold_resigned(self, entry: Entry) -> None:
        self.seats[entry.seat].resigned = True
        self._record("resign", entry.seat)
        self._tell([Event("resigned", {"seat": entry.seat})])

    def _fold_timed_out(self, entry: Entry) -> None:
        seat = self.seats[entry.seat]
        self._record("timeout", entry.seat)
        self._tell([Event("timed_out", {"seat": entry.seat})])
        if self.setup.clock.on_timeout == "forfeit":
            seat.resigned = True
            self._record("resign", entry.seat)
            self._tell([Event("resigned", {"seat": entry.seat})])
        else:
            seat.standing_in = True
            self._tell([Event("stood_in", {"seat": entry.seat})])

    def _fold_returned(self, entry: Entry) -> None:
        self.seats[entry.seat].standing_in = False
        self._tell([Event("returned", {"seat": entry.seat})])

    def _fold_abandon_answered(self, entry: Entry) -> None:
        if not entry.data["yes"]:
            self.abandon_yes = set()
            return
        own = self.seats[entry.seat].holder
        self.abandon_yes |= {n for n in self.people() if self.seats[n].holder == own}
        if not set(self.people()) - self.abandon_yes:
            self.abandoned = True
            self._record("agreed_draw", NATURE)
            self._tell([Event("abandoned", {})])

    def _fold_rematched(self, entry: Entry) -> None:
        self.rematch = str(entry.data["table"])

    def _record(self, word: str, seat: int) -> None:
        if self.match is not None:
            self.match.write(word, seat)


FOLDS: Final = {
    e.SAT: Table._fold_sat,
    e.WORDS: Table._fold_words,
    e.BEGAN: Table._fold_began,
    e.ACTED: Table._fold_acted,
    e.UNDO_ASKED: Table._fold_undo_asked,
    e.UNDO_ANSWERED: Table._fold_undo_answered,
    e.UNDONE: Table._fold_undone,
    e.CHAT: Table._fold_chat,
    e.NOTE: Table._fold_note,
    e.RESIGNED: Table._fold_resigned,
    e.TIMED_OUT: Table._fold_timed_out,
    e.RETURNED: Table._fold_returned,
    e.ABANDON_ANSWERED: Table._fold_abandon_answered,
    e.REMATCHED: Table._fold_rematched,
}


def created(setup: Setup, host: str, host_name: str, secret: bytes, at: int) -> Entry:
    """The first entry of a table."""
    data: dict[str, object] = {
        "setup": setup.as_json(),
        "host": host,
        "host_name": host_name,
        "secret": secret.hex(),
    }
    return Entry(0, at, e.CREATED, -1, data)


def loaded(id: str, history: list[Entry]) -> Table:
    """The table its entries make."""
    table = Table(id, history[0])
    for entry in history[1:]:
        table.fold(entry)
    return table
