"""Promise: undo is derived from what was rolled and learned, and returns the exact state.

What the match answers is held against an account of its own, kept from lines and events.
"""

from typing import Final, final

from hatamoto.kernel.conformance.case import Case
from hatamoto.kernel.conformance.records import check_record
from hatamoto.kernel.conformance.runs import Run, Step, picked
from hatamoto.kernel.errors import IllegalAction
from hatamoto.kernel.finality import final_reason
from hatamoto.kernel.freezing import fingerprint
from hatamoto.kernel.match import CONSENT, FREE, IMPOSSIBLE, Undo
from hatamoto.kernel.record import compact
from hatamoto.kernel.seats import EVERYONE, NATURE
from hatamoto.kernel.state import State

PROMISE = "undo"
OFTEN: Final = 3
"""Somebody tries to take something back once in so many plies."""
LONG: Final = 100
"""After each so many steps more rarely, so that a game without secrets comes to its end."""


@final
class Entry:
    """An action that stands: whose, whether it taught anybody something, the state before it."""

    def __init__(self, seat: int, taught: bool, before: State) -> None:
        self.seat = seat
        self.taught = taught
        self.before = before


@final
class Account:
    """A random game with undos, and what the table would say of each."""

    def __init__(self, case: Case, luck: int) -> None:
        self.case = case
        self.run = Run(case, luck)
        self.entries: list[Entry] = []
        self.pending: list[list[int]] = [[] for _ in range(case.seats)]
        self.opened: State | None = None
        """The state when the open simultaneous step began."""
        self.answers: dict[str, int] = {}
        """How often each answer was carried out or refused."""

    def step(self) -> None:
        """Play on, and note what it was."""
        before = self.run.match.state.clone()
        step = self.run.step()
        self._check_final(step, before)
        if before.branches is None:
            taught = step.audience != EVERYONE or self._told(step, before)
            self.entries.append(Entry(step.seat, taught, before))
            return
        if not any(self.pending):
            self.opened = before
        self.pending[step.seat].append(step.action)
        if not any(self.run.match.sealed):
            self._close(before)

    def _check_final(self, step: Step, before: State) -> None:
        """What was said to be final is, and nothing else."""
        if step.seat == NATURE:
            return
        match = self.run.match
        is_final = match.state.actor() == NATURE
        if not is_final:
            is_final = match.undo_answer(step.seat).answer == IMPOSSIBLE
        reason = final_reason(before, step.seat, step.action)
        if is_final != (reason is not None):
            message = f"seat {step.seat}: final is {reason}, but undo says otherwise"
            raise self.case.fault(PROMISE, message, match)

    def _told(self, step: Step, before: State) -> bool:
        """Whether somebody was told something hidden, or wrote something down."""
        if len(self.run.match.state.ledger) != len(before.ledger):
            return True
        reveals = self.case.expected.reveals
        return any(event.to != EVERYONE or event.kind in reveals for event in step.events)

    def _close(self, before: State) -> None:
        for seat, answers in enumerate(self.pending):
            self.entries.extend([Entry(seat, True, before)] * len(answers))
        self.pending = [[] for _ in range(self.case.seats)]

    # What the table would say

    def expected(self, seat: int) -> tuple[str, str, int]:
        """The answer, its reason and how many actions go."""
        if self.run.match.outcome() is not None:
            return IMPOSSIBLE, "game_over", 0
        if self.pending[seat]:
            return FREE, "own_pending", 1
        own = [index for index, entry in enumerate(self.entries) if entry.seat == seat]
        if not own:
            return IMPOSSIBLE, "nothing_to_undo", 0
        since = self.entries[own[-1] :]
        if any(entry.seat == NATURE for entry in since):
            return IMPOSSIBLE, "chance_decided", 0
        if any(entry.taught for entry in since):
            return IMPOSSIBLE, "something_learned", 0
        if len(since) > 1 or self.run.match.state.branches is not None:
            return CONSENT, "others_acted", len(since)
        return FREE, "nothing_learned", 1

    def check_answers(self) -> None:
        """The match says the same for every seat."""
        for seat in range(self.case.seats):
            undo = self.run.match.undo_answer(seat)
            given = (undo.answer, undo.reason, undo.actions)
            if given != self.expected(seat):
                message = f"seat {seat}: {given}, but it should be {self.expected(seat)}"
                raise self.case.fault(PROMISE, message, self.run.match)

    # Taking back

    def take_back(self, seat: int) -> None:
        """Let a seat undo; the state is the one before, or it is refused and nothing changes."""
        match = self.run.match
        undo = match.undo_answer(seat)
        self.answers[undo.answer] = self.answers.get(undo.answer, 0) + 1
        if undo.answer != FREE:
            self._refused(seat, undo.answer == IMPOSSIBLE)
        if undo.answer == IMPOSSIBLE:
            return
        wanted = fingerprint(self._state_without(seat, undo))
        lines = [line.text() for line in match.lines]
        counters = compact(match.stream.counters)
        match.undo(seat, consent=True)
        if fingerprint(match.state) != wanted:
            raise self.case.fault(PROMISE, f"seat {seat} comes back to another state", match)
        if [line.text() for line in match.lines][: len(lines)] != lines:
            raise self.case.fault(PROMISE, "the record has lost lines", match)
        if compact(match.stream.counters) != counters:
            raise self.case.fault(PROMISE, "chance has gone back", match)

    def _refused(self, seat: int, consent: bool) -> None:
        match = self.run.match
        before = fingerprint(match.state)
        try:
            match.undo(seat, consent=consent)
        except IllegalAction as error:
            if error.refusal.reason not in self.case.expected.reasons:
                message = f"{error.refusal.reason} has no text"
                raise self.case.fault(PROMISE, message, match) from None
            if fingerprint(match.state) != before:
                raise self.case.fault(PROMISE, "a refused undo changes things", match) from None
            return
        raise self.case.fault(PROMISE, f"seat {seat} was not refused", match)

    def _state_without(self, seat: int, undo: Undo) -> State:
        """The state without a seat's last action, made anew; the account goes back with it."""
        if not self.pending[seat]:
            before = self.entries[-undo.actions].before
            self.entries = self.entries[: -undo.actions]
            self.pending = [[] for _ in range(self.case.seats)]
            return before
        self.pending[seat].pop()
        assert self.opened is not None
        state = self.opened.clone()
        for other, answers in enumerate(self.pending):
            for action in answers:
                state.apply(other, action)
        return state


def check_undo(case: Case, games: int) -> dict[str, int]:
    """Random games with undos; returns how often each answer came up."""
    answers: dict[str, int] = {}
    for luck in range(games):
        account = Account(case, luck)
        while not account.run.is_over:
            account.check_answers()
            if account.run.rng.below(OFTEN + account.run.count // LONG) == 0:
                account.take_back(picked(account.run.rng, list(range(case.seats))))
                account.check_answers()
            else:
                account.step()
        account.check_answers()
        check_record(case, account.run.match)
        for answer, count in account.answers.items():
            answers[answer] = answers.get(answer, 0) + count
    return answers
