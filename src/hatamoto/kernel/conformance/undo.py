"""Promise: undo is offered when nothing was rolled or learned, and restores the exact state.

The match's answers are compared with a model that is built from lines and events only.
"""

from typing import Final, final

from hatamoto.kernel.conformance.case import Case
from hatamoto.kernel.conformance.records import check_record
from hatamoto.kernel.conformance.runs import Run, Step, random_choice
from hatamoto.kernel.errors import IllegalAction
from hatamoto.kernel.finality import final_reason
from hatamoto.kernel.freezing import fingerprint
from hatamoto.kernel.match import CONSENT, FREE, IMPOSSIBLE, Undo
from hatamoto.kernel.record import compact
from hatamoto.kernel.seats import EVERYONE, NATURE
from hatamoto.kernel.state import State

PROMISE = "undo"
UNDO_EVERY: Final = 3
"""How many plies pass, on average, between two undos."""
STEPS_UNTIL_RARER: Final = 100
"""Undos get rarer by one ply per this many steps, so that a game without secrets ends."""


@final
class Entry:
    """An action that was not undone: its seat, whether it revealed anything, the state before."""

    def __init__(self, seat: int, is_revealing: bool, before: State) -> None:
        self.seat = seat
        self.is_revealing = is_revealing
        self.before = before


@final
class UndoModel:
    """A random game with undos, and what the match should answer to each."""

    def __init__(self, case: Case, trial: int) -> None:
        self.case = case
        self.run = Run(case, trial)
        self.entries: list[Entry] = []
        self.pending: list[list[int]] = [[] for _ in range(case.seats)]
        self.opened: State | None = None
        """The state when the open simultaneous step began."""
        self.answers: dict[str, int] = {}
        """How often each answer was given."""

    def step(self) -> None:
        """Play one step and add it to the model."""
        before = self.run.match.state.clone()
        step = self.run.step()
        self._check_final(step, before)
        if before.branches is None:
            is_revealing = step.audience != EVERYONE or self._is_revealing(step, before)
            self.entries.append(Entry(step.seat, is_revealing, before))
            return
        if not any(self.pending):
            self.opened = before
        self.pending[step.seat].append(step.action)
        if not any(self.run.match.sealed):
            self._close(before)

    def _check_final(self, step: Step, before: State) -> None:
        """Check that `final_reason` agrees with the match's answer."""
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

    def _is_revealing(self, step: Step, before: State) -> bool:
        """Whether a step revealed something: by its events or in the ledger."""
        if len(self.run.match.state.ledger) != len(before.ledger):
            return True
        reveals = self.case.expected.reveals
        return any(event.to != EVERYONE or event.kind in reveals for event in step.events)

    def _close(self, before: State) -> None:
        for seat, answers in enumerate(self.pending):
            self.entries.extend([Entry(seat, True, before)] * len(answers))
        self.pending = [[] for _ in range(self.case.seats)]

    # Expected answers

    def expected(self, seat: int) -> tuple[str, str, int]:
        """The answer, its reason and the number of actions to undo."""
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
        if any(entry.is_revealing for entry in since):
            return IMPOSSIBLE, "something_learned", 0
        if len(since) > 1 or self.run.match.state.branches is not None:
            return CONSENT, "others_acted", len(since)
        return FREE, "nothing_learned", 1

    def check_answers(self) -> None:
        """Check that the match gives the expected answer for every seat."""
        for seat in range(self.case.seats):
            undo = self.run.match.undo_answer(seat)
            given = (undo.answer, undo.reason, undo.actions)
            if given != self.expected(seat):
                message = f"seat {seat}: {given}, but it should be {self.expected(seat)}"
                raise self.case.fault(PROMISE, message, self.run.match)

    # Taking back

    def take_back(self, seat: int) -> None:
        """Undo a seat's action; check that the earlier state is back, or that nothing changed."""
        match = self.run.match
        undo = match.undo_answer(seat)
        self.answers[undo.answer] = self.answers.get(undo.answer, 0) + 1
        if undo.answer != FREE:
            self._check_refused(seat, undo.answer == IMPOSSIBLE)
        if undo.answer == IMPOSSIBLE:
            return
        wanted = fingerprint(self._state_without(seat, undo))
        lines = [line.text() for line in match.lines]
        counters = compact(match.stream.counters)
        match.undo(seat, consent=True)
        if fingerprint(match.state) != wanted:
            raise self.case.fault(PROMISE, f"seat {seat} gets another state", match)
        if [line.text() for line in match.lines][: len(lines)] != lines:
            raise self.case.fault(PROMISE, "the record has lost lines", match)
        if compact(match.stream.counters) != counters:
            raise self.case.fault(PROMISE, "the counters of chance have changed", match)

    def _check_refused(self, seat: int, consent: bool) -> None:
        match = self.run.match
        before = fingerprint(match.state)
        try:
            match.undo(seat, consent=consent)
        except IllegalAction as error:
            if error.refusal.reason not in self.case.expected.reasons:
                message = f"{error.refusal.reason} has no text"
                raise self.case.fault(PROMISE, message, match) from None
            if fingerprint(match.state) != before:
                raise self.case.fault(
                    PROMISE, "a refused undo has changed the state", match
                ) from None
            return
        raise self.case.fault(PROMISE, f"seat {seat} was not refused", match)

    def _state_without(self, seat: int, undo: Undo) -> State:
        """The state without a seat's last action, built by replaying; the model follows."""
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
    """Check random games with undos; returns how often each answer came up."""
    answers: dict[str, int] = {}
    for trial in range(games):
        model = UndoModel(case, trial)
        while not model.run.is_over:
            model.check_answers()
            if model.run.rng.below(UNDO_EVERY + model.run.count // STEPS_UNTIL_RARER) == 0:
                model.take_back(random_choice(model.run.rng, list(range(case.seats))))
                model.check_answers()
            else:
                model.step()
        model.check_answers()
        check_record(case, model.run.match)
        for answer, count in model.answers.items():
            answers[answer] = answers.get(answer, 0) + count
    return answers
