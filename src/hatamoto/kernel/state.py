"""The base class of every game's state: a stack of open decisions, counters, and plain data.

A state can be copied, stored and searched at any time. The kernel keeps track of who is to act and
what was learned; the game adds its own attributes and one Kind for each type of frame.
"""

from __future__ import annotations

from collections.abc import Mapping
from typing import TYPE_CHECKING, Any, Final, final

from hatamoto.kernel.errors import ActionError, GameOver, IllegalAction, NotYourTurn
from hatamoto.kernel.events import Event
from hatamoto.kernel.frames import STEP, Frame, bare_frame, seat_of, type_of
from hatamoto.kernel.options import OptionValue
from hatamoto.kernel.refusals import Facts, Refusal, refused
from hatamoto.kernel.seats import BITS, EVERYONE, LOWEST_SEAT, NATURE, NOBODY, seats_in

if TYPE_CHECKING:
    from hatamoto.kernel.game import Game
    from hatamoto.kernel.outcome import Outcome
    from hatamoto.kernel.rng import Rng

NO_ACTIONS: Final[list[int]] = []
NO_EVENTS: Final[list[Event]] = []
NO_OPTIONS: Final[dict[str, OptionValue]] = {}
UNSET: Final[list[int]] = []
"""A shared placeholder that set-up or `clone` replaces; it must never be modified."""


@final
class Branches:
    """An open simultaneous step: for each seat a private stack and its answers so far."""

    def __init__(
        self, frame: Frame, stacks: list[list[int]], answers: list[list[int]], owing: int
    ) -> None:
        self.frame = frame
        """The frame of the step itself, whose kind closes it."""
        self.stacks = stacks
        """Each seat's frames, last one next; NO_ACTIONS for a seat that is not asked."""
        self.answers = answers
        """Each seat's answers; an empty list may be shared, so the first answer makes a new one."""
        self.owing = owing
        """The mask of the seats that have not answered in full."""

    def clone(self) -> Branches:
        """An independent copy."""
        return Branches(
            self.frame,
            [stack.copy() for stack in self.stacks],
            [answers.copy() for answers in self.answers],
            self.owing,
        )


class State:
    """What every game's state has; see `docs/explanation/architecture.md` for the contract."""

    derived: tuple[str, ...] = ()
    """Attributes that are derived from the others or from the content; they are not frozen."""

    def __init__(self, game: Game[Any], seats: int) -> None:
        self.game = game
        self.seats = seats
        self.chosen_options: Mapping[str, OptionValue] = NO_OPTIONS
        """The options of the table by id; set when the game creates the state."""
        self.stack: list[Frame] = UNSET
        """The open frames; the last one is answered next."""
        self.branches: Branches | None = None
        """The open simultaneous step; None if one decision is answered at a time."""
        self.ledger: list[int] = UNSET
        """What was learned, in order; the game defines what an entry means."""
        self.rolls = 0
        """The number of draws so far."""
        self.learned = 0
        """How many times somebody has learned something hidden."""
        self.events: list[Event] | None = None
        """The events so far if they are collected, otherwise None."""
        self.opening: list[Event] = NO_EVENTS
        """The events of loading a position; the match reports them when it begins."""

    def copy_common(self, copy: State) -> None:
        """Copy the part that every state has: open decisions, ledger and counters."""
        branches = self.branches
        copy.chosen_options = self.chosen_options
        copy.stack = self.stack.copy()
        copy.branches = None if branches is None else branches.clone()
        copy.ledger = self.ledger.copy()
        copy.rolls = self.rolls
        copy.learned = self.learned

    # Who is to act

    def actor(self) -> int:
        """The seat to act next: the lowest that is to act, NATURE, or NOBODY."""
        branches = self.branches
        if branches is not None:
            return LOWEST_SEAT[branches.owing]
        if not self.stack:
            return NOBODY
        return seat_of(self.stack[-1])

    def next_frame(self) -> Frame:
        """The frame that `actor` answers, or -1 when the game is over."""
        branches = self.branches
        if branches is not None:
            return branches.stacks[LOWEST_SEAT[branches.owing]][-1]
        stack = self.stack
        return stack[-1] if stack else -1

    def to_act(self) -> list[int]:
        """All seats that are to act; only NATURE if a draw is due; empty if the game is over."""
        if self.branches is not None:
            return seats_in(self.branches.owing)
        actor = self.actor()
        return [] if actor == NOBODY else [actor]

    def open_frame(self, seat: int) -> Frame:
        """The frame this seat is to answer, or -1."""
        branches = self.branches
        if branches is not None:
            if seat < 0 or seat >= self.seats:
                return -1
            stack = branches.stacks[seat]
            return stack[-1] if stack else -1
        if not self.stack:
            return -1
        frame = self.stack[-1]
        return frame if seat_of(frame) == seat else -1

    # What is allowed

    def legal(self, seat: int) -> list[int]:
        """The legal actions in a stable order (do not modify the list); for NATURE the outcomes."""
        frame = self.open_frame(seat)
        if frame < 0:
            return NO_ACTIONS
        return self.game.slots[type_of(frame)].kind.legal(self, frame)

    def weights(self) -> list[int]:
        """The integer weights of NATURE's outcomes, in the order of `legal(NATURE)`."""
        frame = self.stack[-1]
        return self.game.slots[type_of(frame)].kind.weights(self, frame)

    def chance(self) -> list[tuple[int, int]]:
        """NATURE's outcomes with their integer weights."""
        return list(zip(self.legal(NATURE), self.weights(), strict=True))

    def draw(self, rng: Rng) -> int:
        """One outcome for NATURE from a playout's generator."""
        frame = self.stack[-1]
        kind = self.game.slots[type_of(frame)].kind
        outcomes = kind.legal(self, frame)
        if kind.is_even:
            return outcomes[rng.below(len(outcomes))]
        return outcomes[rng.weighted(kind.weights(self, frame))]

    def refusal(self, seat: int, action: int) -> Refusal | None:
        """Why an action is refused, None if it is legal; reveals nothing hidden from the seat."""
        frame = self.open_frame(seat)
        if frame < 0:
            return self.idle_refusal(seat)
        kind = self.game.kind(frame)
        if action in kind.legal(self, frame):
            return None
        verb = self.game.verbs.verb(action)
        if verb.words not in kind.verbs:
            return refused(kind.rule, "wrong_verb", {"verb": verb.id, "decision": kind.id})
        return kind.blocker(self, frame, action)

    def idle_refusal(self, seat: int) -> Refusal:
        """Why a seat that is not to act is refused."""
        if self.branches is not None and 0 <= seat < self.seats:
            kind = self.game.kind(self.branches.frame)
            has_answered = len(self.branches.answers[seat]) > 0
            return refused(kind.rule, "already_answered" if has_answered else "not_asked")
        if not self.stack and self.branches is None:
            return refused(self.game.end_rule, "game_over")
        return refused(self.game.kind(self.top()).rule, "not_your_turn", self._waiting())

    def _waiting(self) -> Facts:
        actor = self.actor()
        return {"seat": actor} if actor >= 0 else {}

    def top(self) -> Frame:
        """The frame of the open decision or simultaneous step."""
        return self.stack[-1] if self.branches is None else self.branches.frame

    # What follows

    def apply(self, seat: int, action: int) -> None:
        """Apply an action in place without checking it; `play` is the checked version."""
        branches = self.branches
        if branches is None:
            frame = pop_frame(self.stack)
            if seat == NATURE:
                self.rolls += 1
            self.game.slots[type_of(frame)].kind.apply(self, frame, action)
            if self.events is not None:
                self._cite(frame)
        else:
            self._answer(branches, seat, action)
        self.run_steps()

    def run_steps(self) -> None:
        """Run automatic steps until somebody is asked or the game is over."""
        while self.branches is None and self.stack:
            frame = self.stack[-1]
            if seat_of(frame) != STEP:
                return
            pop_frame(self.stack)
            self.game.slots[type_of(frame)].kind.run(self, frame)
            if self.events is not None:
                self._cite(frame)

    def run_opening_steps(self) -> None:
        """Run automatic steps after loading a position, and keep their events for the match."""
        self.events = []
        self.run_steps()
        self.opening = self.events
        self.events = None

    def _cite(self, frame: Frame) -> None:
        """Set the frame's paragraph on events that have none yet."""
        assert self.events is not None
        rule = self.game.kind(frame).rule
        for event in self.events:
            if not event.rule:
                event.rule = rule

    def _answer(self, branches: Branches, seat: int, action: int) -> None:
        stack = branches.stacks[seat]
        frame = pop_frame(stack)
        answers = branches.answers[seat]
        if answers:
            answers.append(action)
        else:
            branches.answers[seat] = [action]
        self.game.slots[type_of(frame)].kind.apply(self, frame, action)
        if self.events is not None:
            self._cite(frame)
        if stack:
            return
        branches.owing &= ~BITS[seat]
        if branches.owing == 0:
            self.branches = None
            self.learned += 1
            kind = self.game.slots[type_of(branches.frame)].kind
            kind.close(self, branches.frame, branches.answers)
            if self.events is not None:
                self._cite(branches.frame)

    def push(self, frame: Frame) -> None:
        """Push a frame on the shared stack; the last one pushed is next."""
        self.stack.append(frame)

    def ask_simultaneously(self, frame: Frame, seats: int) -> None:
        """Open a simultaneous step in which each seat of the mask answers a private frame."""
        private = self.game.slots[type_of(frame)].kind.private_kind
        stacks = [NO_ACTIONS] * self.seats
        for seat in range(self.seats):
            if seats & BITS[seat]:
                stacks[seat] = [bare_frame(private, seat)]
        self.branches = Branches(frame, stacks, [NO_ACTIONS] * self.seats, seats)

    def take_back(self, seat: int) -> int:
        """Take back a seat's last pending answer in the open step; returns that action."""
        branches = self.branches
        assert branches is not None
        answers = branches.answers[seat]
        self.ask_again(branches, seat)
        for action in answers[:-1]:
            self._answer(branches, seat, action)
        return answers[-1]

    def ask_again(self, branches: Branches, seat: int) -> None:
        """Put a seat back to the start of the open simultaneous step."""
        kind = self.game.kind(branches.frame)
        branches.answers[seat] = []
        branches.stacks[seat] = [bare_frame(kind.private_kind, seat)]
        branches.owing |= BITS[seat]

    def redraw_answers(self, seat: int, rng: Rng) -> None:
        """Replace the other seats' answers in the open step with uniformly random ones."""
        branches = self.branches
        if branches is None:
            return
        for other in range(self.seats):
            if other == seat or not branches.answers[other]:
                continue
            done = not branches.stacks[other]
            self.ask_again(branches, other)
            while done and branches.stacks[other]:
                actions = self.legal(other)
                self._answer(branches, other, actions[rng.below(len(actions))])

    def learn(self, entry: int) -> None:
        """Add an entry to the ledger: somebody learned something."""
        self.ledger.append(entry)
        self.learned += 1

    def emit(self, kind: str, facts: Facts, to: int = EVERYONE, rule: str = "") -> None:
        """Add an event; call it only if `events` is not None. The default rule is the frame's."""
        assert self.events is not None
        event = Event(kind, facts, to)
        event.rule = rule
        self.events.append(event)

    # What each game adds

    def clone(self) -> State:
        """An independent copy, without events."""
        raise NotImplementedError

    def round(self) -> int:
        """The number of rounds (or turns) that have begun."""
        raise NotImplementedError

    def view(self, seat: int) -> dict[str, object]:
        """What one seat, or WATCHER, may know, as JSON; facts are added to it one by one, never
        removed from the full state, so that nothing leaks."""
        return self.game.view(self, seat)

    def sample(self, seat: int, rng: Rng) -> State:
        """A full state this seat cannot tell from the truth."""
        drawn: State = self.game.sample(self, seat, rng)
        return drawn

    def outcome(self) -> Outcome | None:
        """Places and scores, or None while the game goes on."""
        return self.game.outcome(self)

    def position(self, seat: int | None = None) -> dict[str, object]:
        """The current facts for a reader; `Match.position` can be loaded at any moment."""
        return self.game.position(self, seat)


def pop_frame(stack: list[Frame]) -> Frame:
    """Remove and return the last frame of a stack."""
    if len(stack) > 1:
        return stack.pop()
    # Compiled, `clear` is faster than a `pop` that empties the list, which reallocates its memory.
    frame = stack[0]
    stack.clear()
    return frame


def play(state: State, seat: int, action: int) -> None:
    """Apply an action if it is legal, otherwise raise an ActionError with the reason."""
    refusal = state.refusal(seat, action)
    if refusal is not None:
        raise action_error(state, seat, refusal)
    state.apply(seat, action)


def action_error(state: State, seat: int, refusal: Refusal) -> ActionError:
    """The right error class for a refusal."""
    if state.open_frame(seat) >= 0:
        return IllegalAction(refusal)
    return NotYourTurn(refusal) if state.to_act() else GameOver(refusal)
