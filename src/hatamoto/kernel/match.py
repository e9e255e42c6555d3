"""One game in progress: state, record, chance, and undo derived from what was learned."""

from typing import Any, Final, Literal, TypeAlias, final

from hatamoto.kernel.chance import SCHEME, Stream, share_of
from hatamoto.kernel.errors import ActionError, BadRecord, GameOver, IllegalAction
from hatamoto.kernel.events import Event
from hatamoto.kernel.game import Game
from hatamoto.kernel.match_positions import RestingStart, position_after, read_position
from hatamoto.kernel.outcome import Outcome, agreed, last_left, with_resigned
from hatamoto.kernel.record import TIMEOUT_DRAW, Line, Record
from hatamoto.kernel.refusals import refused
from hatamoto.kernel.seats import NATURE, is_in
from hatamoto.kernel.state import Branches, State, action_error

FREE: Final = "free"
CONSENT: Final = "consent"
IMPOSSIBLE: Final = "impossible"
UndoAnswer: TypeAlias = Literal["free", "consent", "impossible"]


@final
class Undo:
    """Whether a seat may take back its last action, why, and how many actions that takes."""

    def __init__(self, answer: UndoAnswer, reason: str, actions: int = 0) -> None:
        self.answer = answer
        self.reason = reason
        self.actions = actions


@final
class Move:
    """An action that was not undone, with the state's counters just before it."""

    def __init__(self, seat: int, action: int, rolls: int, learned: int) -> None:
        self.seat = seat
        self.action = action
        self.rolls = rolls
        self.learned = learned


@final
class Match:
    """A game in progress. With `auto`, draws are made from the stream without being called."""

    def __init__(
        self,
        game: Game[Any],
        state: State,
        stream: Stream,
        header: dict[str, object],
        auto: bool = True,
    ) -> None:
        self.game = game
        self.state = state
        self.stream = stream
        self.header = header
        """How the game began, for the record's header: seats and options, or a position."""
        self.auto = auto
        self.lines: list[Line] = []
        self.moves: list[Move] = []
        self.first_state = state.clone()
        """The state before the first line of the record."""
        self.resting_start = RestingStart(self.first_state, [])
        """Where positions start from: a resting state, and the actions up to the first state."""
        self.sealed: list[list[Line]] = [[] for _ in range(state.seats)]
        """Pending answers of the open simultaneous step, by seat."""
        self.resigned: set[int] = set()
        self.is_agreed = False
        """Whether the table has agreed to stop."""
        self._open_step: Branches | None = None

    # Playing

    @property
    def ply(self) -> int:
        """The number of lines in the record, pending answers included."""
        return len(self.lines) + sum(len(lines) for lines in self.sealed)

    def ply_for(self, seat: int) -> int:
        """The ply as a seat sees it: pending answers of others do not count."""
        own = len(self.sealed[seat]) if 0 <= seat < self.state.seats else 0
        return len(self.lines) + own

    def begin(self) -> list[Event]:
        """Make the first draws; returns the events, including those from loading."""
        self.state.events = self.state.opening.copy() if self.ply == 0 else []
        self._run_chance()
        return self._take_events()

    def act(self, seat: int, action: int) -> list[Event]:
        """Play an action and the draws that follow; raises ActionError if it is illegal."""
        self._check_open()
        if seat == NATURE:
            return self.force(action)
        self._check(self.state, seat, action)
        return self.play_checked(seat, action)

    def play_checked(self, seat: int, action: int) -> list[Event]:
        """Play an action that has already been checked, and the draws that follow."""
        self.state.events = []
        self._move(seat, action, "", -1)
        self._run_chance()
        return self._take_events()

    def act_all(self, seat: int, lines: list[str]) -> list[Event]:
        """Play several actions of one seat, all or none; raises what `check_all` raises."""
        events: list[Event] = []
        for action in self.check_all(seat, lines):
            events += self.force(action) if seat == NATURE else self.play_checked(seat, action)
        return events

    def check_all(self, seat: int, lines: list[str]) -> list[int]:
        """Parse these lines and check that the seat may play all of them in order.

        Raises ActionError with the `index` of the refused line. Several actions are tried on a
        copy. A list stops before anything the seat cannot know yet; otherwise a list refused at its
        end would reveal what chance or the others do next.
        """
        self._check_open()
        trial = self.state.clone() if len(lines) > 1 else self.state
        actions: list[int] = []
        for index, line in enumerate(lines):
            try:
                if index > 0:
                    trial.apply(seat, actions[-1])
                    self._check_unbroken(trial, seat)
                action = self.game.verbs.parse(line)
                self._check(trial, seat, action)
            except ActionError as error:
                error.index = index
                raise
            actions.append(action)
        return actions

    def _check(self, state: State, seat: int, action: int) -> None:
        """Raise ActionError unless the action is legal; every action is checked here, once."""
        refusal = state.refusal(seat, action)
        if refusal is not None:
            raise action_error(state, seat, refusal)

    def _check_unbroken(self, trial: State, seat: int) -> None:
        """Raise IllegalAction if a draw is due or somebody has learned something since."""
        if seat == NATURE:
            return
        if trial.actor() == NATURE or trial.learned != self.state.learned:
            raise IllegalAction(refused("", "list_interrupted"))

    def _check_open(self) -> None:
        """Raise GameOver if the game has ended, by its rules or by the table."""
        if self.outcome() is not None:
            raise GameOver(refused(self.game.end_rule, "game_over"))

    def _take_events(self) -> list[Event]:
        events = self.state.events
        self.state.events = None
        return [] if events is None else events

    def _move(self, seat: int, action: int, purpose: str, counter: int, share: str = "") -> None:
        """Apply a checked action and add it to the record."""
        state = self.state
        frame = state.open_frame(seat)
        audience = self.game.kind(frame).audience(state, frame, action)
        self._open_step = state.branches
        move = Move(seat, action, state.rolls, state.learned)
        state.apply(seat, action)
        notation = self.game.notation(action)
        line = Line(seat, notation, purpose, counter, audience, share=share)
        if self._open_step is not None:
            self._seal(line, move)
        else:
            self.lines.append(line)
            self.moves.append(move)

    def _seal(self, line: Line, last: Move) -> None:
        """Store a pending answer; once the step has closed, record all of them in seat order."""
        self.sealed[line.seat].append(line)
        if self.state.branches is not None and self.state.branches is self._open_step:
            return
        for seat in range(self.state.seats):
            for answer in self.sealed[seat]:
                self.lines.append(answer)
                action = self.game.parse(answer.action)
                self.moves.append(Move(seat, action, last.rolls, last.learned))
            self.sealed[seat] = []

    def _run_chance(self) -> None:
        while self.auto and self.state.actor() == NATURE and self.outcome() is None:
            self.roll()

    def roll(self) -> int:
        """Make one draw from the stream; returns the outcome."""
        kind = self.game.kind(self.state.top())
        weights = self.state.weights()
        index, counter = self.stream.draw(kind.purpose, weights)
        action = self.state.legal(NATURE)[index]
        share = "" if self.stream.commitments is None else share_of(weights, index)
        self._move(NATURE, action, kind.purpose, counter, share)
        return action

    def force(self, action: int) -> list[Event]:
        """Apply a given chance outcome, using up a word like a draw; raises ActionError."""
        self._check(self.state, NATURE, action)
        self.state.events = []
        purpose = self.game.kind(self.state.top()).purpose
        counter = self.stream.counters.get(purpose, 0)
        self._move(NATURE, action, purpose, counter)
        self.stream.counters[purpose] = counter + 1
        return self._take_events()

    # Undo

    def undo_answer(self, seat: int) -> Undo:
        """Whether undo is free, needs consent or is impossible, for the seat's last answer."""
        if 0 <= seat < self.state.seats and self.sealed[seat] and self.outcome() is None:
            return Undo(FREE, "own_pending", 1)
        return self.played_undo(seat)

    def played_undo(self, seat: int) -> Undo:
        """The same for its last recorded action; depends on facts that everybody knows."""
        if self.outcome() is not None:
            return Undo(IMPOSSIBLE, "game_over")
        back = self._moves_back(seat)
        if back == 0:
            return Undo(IMPOSSIBLE, "nothing_to_undo")
        move = self.moves[-back]
        if move.rolls != self.state.rolls:
            return Undo(IMPOSSIBLE, "chance_decided")
        if move.learned != self.state.learned:
            return Undo(IMPOSSIBLE, "something_learned")
        others = any(later.seat != seat for later in self.moves[-back:])
        # An open step counts even if nobody has answered yet, because that is secret.
        if others or self.state.branches is not None:
            return Undo(CONSENT, "others_acted", back)
        return Undo(FREE, "nothing_learned", back)

    def _moves_back(self, seat: int) -> int:
        for back, move in enumerate(reversed(self.moves), 1):
            if move.seat == seat:
                return back
        return 0

    def undo(self, seat: int, consent: bool = False) -> None:
        """Undo the seat's last answer; raises ActionError if it may not."""
        self._check_open()
        undo = self.undo_answer(seat)
        if undo.answer == IMPOSSIBLE or (undo.answer == CONSENT and not consent):
            raise IllegalAction(refused("", f"undo_{undo.reason}", {"seat": seat}))
        self.take_back(seat)

    def take_back(self, seat: int, played: bool = False) -> None:
        """Undo the seat's last answer, or its last recorded action if only `played` ones count.

        It must be allowed. The others who agree to an undo do not know of pending answers, so what
        they agreed to is the recorded action.
        """
        if self.sealed[seat] and not played:
            self.state.take_back(seat)
            self.sealed[seat].pop()
            return
        back = self._moves_back(seat)
        assert back > 0, f"seat {seat} has nothing to take back"
        self._rewind(back)
        self.lines.append(Line(seat, "", word="undo", number=back))

    def _rewind(self, actions: int) -> None:
        kept = self.moves[:-actions]
        state = self.first_state.clone()
        for move in kept:
            state.apply(move.seat, move.action)
        self.state = state
        self.moves = kept
        self.sealed = [[] for _ in range(state.seats)]

    # The position and the record

    def position(self, seat: int | None = None) -> dict[str, object]:
        """The position from which this moment can be loaded; with a seat, only what it may know."""
        moves = [(move.seat, move.action) for move in self.moves]
        return position_after(self.resting_start, moves, self.sealed, seat)

    def outcome(self) -> Outcome | None:
        """The outcome by the rules, by agreement or by resignation; None during the game."""
        seats = self.state.seats
        if self.is_agreed:
            return agreed(self.resigned, self.game.scores(self.state))
        if len(self.resigned) >= seats - 1:
            return last_left(self.resigned, self.game.scores(self.state))
        outcome = self.state.outcome()
        return None if outcome is None else with_resigned(outcome, self.resigned)

    def write(self, word: str, seat: int = NATURE) -> None:
        """Record an event of the table, such as a resignation or an agreed draw."""
        self.lines.append(Line(seat, "", word=word))
        if word == "resign":
            self.resigned.add(seat)
        self.is_agreed = self.is_agreed or word in ("agreed_draw", TIMEOUT_DRAW)

    def record(self) -> Record:
        """The record so far; it includes the secret once the game is over."""
        outcome = self.outcome()
        header: dict[str, object] = {
            "game": self.game.id,
            "rules": self.game.rules_number,
            "content": self.game.content_hash,
            "commitment": self.stream.commitment,
            "words": self.stream.words,
            "result": None if outcome is None else outcome.as_json(),
        }
        if self.stream.commitments is not None:
            header["chance"] = SCHEME
            header["commitments"] = self.stream.commitments
            header["unrevealed"] = self.stream.unrevealed
        for key, value in self.header.items():
            header[key] = value
        if outcome is not None:
            header["secret"] = self.stream.secret.hex()
        return Record(header, self.lines)

    def record_text(self, seat: int | None = None) -> str:
        """The record as text; for a seat (or WATCHER) during the game, only what it may know."""
        record = self.record()
        if seat is None or self.outcome() is not None:
            return record.text()
        if "start" in record.header:
            record.header["start"] = None
        return record.text([is_in(line.audience, seat) for line in self.lines])

    # Replaying

    def follow(self, record: Record, upto: int | None = None, first_row: int = 0) -> None:
        """Play a record's lines in this match; raises BadRecord with the line."""
        lines = record.lines if upto is None else record.lines[:upto]
        for index, line in enumerate(lines):
            row = first_row + index if first_row else 0
            self._check_line(line, row)
            try:
                self._follow_line(line)
            except ActionError as error:
                reason = error.refusal.reason
                raise BadRecord(f"'{line.text()}' is not legal here: {reason}", row) from None

    def _check_line(self, line: Line, row: int) -> None:
        """Raise BadRecord for a line after the end, or with a seat that is not there or has
        resigned."""
        if self.outcome() is not None:
            raise BadRecord(f"'{line.text()}' comes after the end of the game", row)
        if line.seat >= self.state.seats:
            last = self.state.seats - 1
            raise BadRecord(f"'{line.text()}': the seats are 0 to {last}", row)
        if line.word in ("resign", "timeout") and line.seat in self.resigned:
            raise BadRecord(f"'{line.text()}': seat {line.seat} has resigned before", row)

    def _follow_line(self, line: Line) -> None:
        if line.word == "undo":
            self.undo(line.seat, consent=True)
            if self.lines[-1].number != line.number:
                raise IllegalAction(refused("", "malformed", {"word": line.text()}))
        elif line.word:
            self.write(line.word, line.seat)
        else:
            action = self.game.parse(line.action)
            self._check(self.state, line.seat, action)
            self._move(line.seat, action, line.purpose, line.counter, line.share)
            if line.seat == NATURE:
                self.stream.counters[line.purpose] = line.counter + 1


def new_match(
    game: Game[Any],
    seats: int,
    options: dict[str, object] | None = None,
    secret: bytes = b"",
    words: list[str | None] | None = None,
    auto: bool = True,
) -> Match:
    """A new game; call `begin` to let chance deal."""
    state = game.new(seats, options)
    stream = Stream(secret, words or [None] * seats)
    header: dict[str, object] = {"seats": seats, "options": game.resolve_options(options or {})}
    return Match(game, state, stream, header, auto)


def loaded_match(
    game: Game[Any], position: dict[str, object], secret: bytes = b"", auto: bool = True
) -> Match:
    """A game from a position; raises BadPosition."""
    start = read_position(game, position)
    header: dict[str, object] = {"start": position_after(start, [], [])}
    state = start.state()
    match = Match(game, state, Stream(secret, [None] * state.seats), header, auto)
    match.resting_start = start
    return match
