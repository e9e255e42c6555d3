"""Worlds: replays of a game in which what one observer cannot see is different.

A world follows the lines of a played game, keeps those the observer saw and replaces the others
with any legal action. Sealed answers count as hidden until their step closes and shows them.
"""

from typing import final

from hatamoto.kernel.conformance.case import Case, replayable
from hatamoto.kernel.conformance.perspectives import match_perspective
from hatamoto.kernel.conformance.runs import Run, Step, random_choice
from hatamoto.kernel.events import Event, seen_by
from hatamoto.kernel.freezing import fingerprint
from hatamoto.kernel.match import Match
from hatamoto.kernel.rng import Rng
from hatamoto.kernel.seats import NATURE, is_in


@final
class Truth:
    """A game as it was played, and each observer's perspective of it after every step."""

    def __init__(self, case: Case, observers: list[int], trial: int, sampled: int) -> None:
        self.case = case
        self.sampled = sampled
        self.steps: list[Step] = []
        self.sealed: list[bool] = []
        """By step, whether the answer is pending in an open simultaneous step."""
        self.first: list[int] = []
        """By step, the first ply of the simultaneous step it belongs to, or -1."""
        self.learned: list[bool] = []
        """By step, whether the state counted a roll or something learned."""
        self.to_act: list[list[int]] = []
        self.prints: list[str] = []
        self.perspectives: dict[int, list[dict[str, str]]] = {
            observer: [] for observer in observers
        }
        run = Run(case, trial)
        while not run.is_over:
            self._record_step(run)
        self.text = replayable(run.match)

    def _record_step(self, run: Run) -> None:
        state = run.match.state
        branches = state.branches
        counters = (state.rolls, state.learned)
        ply = len(self.steps)
        continues = ply > 0 and self.sealed[-1]
        self.first.append(-1 if branches is None else self.first[-1] if continues else ply)
        step = run.step()
        self.steps.append(step)
        self.sealed.append(branches is not None and state.branches is branches)
        self.learned.append(counters != (state.rolls, state.learned))
        self.to_act.append(state.to_act())
        self.prints.append(fingerprint(state))
        for observer, perspectives in self.perspectives.items():
            perspectives.append(self.perspective(run.match, observer, step.events, ply))

    def perspective(
        self, match: Match, observer: int, events: list[Event], ply: int
    ) -> dict[str, str]:
        """Everything the observer can see after a step; every `sampled` plies its sample too."""
        perspective = match_perspective(match, observer, events)
        if self.sampled and ply % self.sampled == 0:
            perspective["sample"] = fingerprint(match.state.sample(observer, Rng(ply)))
        return perspective

    def hidden(self, observer: int) -> list[int]:
        """The plies of the lines the observer never saw."""
        return [
            ply
            for ply, step in enumerate(self.steps)
            if step.seat != observer and not is_in(step.audience, observer)
        ]

    def answers(self, seat: int, ply: int) -> list[Step]:
        """A seat's answers in the simultaneous step of this ply, up to this ply."""
        return [step for step in self.steps[self.first[ply] : ply] if step.seat == seat]


@final
class World:
    """A replay for one observer; `changed` has the replaced actions by ply."""

    def __init__(
        self, truth: Truth, observer: int, rng: Rng, overrides: dict[int, int], mutated: set[int]
    ) -> None:
        self.truth = truth
        self.observer = observer
        self.rng = rng
        self.overrides = overrides
        """By ply, replacements of hidden actions; the others stay as they were where possible."""
        self.mutated = mutated
        """The plies at which a hidden action is replaced at random."""
        self.redraws_hidden = False
        """Whether all hidden actions are drawn again: by weight for chance, uniformly for seats."""
        self.odds = 1.0
        """The probability of the visible draws in this world."""
        self.match = truth.case.match()
        self.ply = 0
        self.changed: dict[int, int] = {}
        self.events: list[Event] = []

    def step(self) -> bool:
        """Follow the truth one step; False if what the observer saw is impossible here."""
        ply = self.ply
        closing = self.truth.first[ply] >= 0 and not self.truth.sealed[ply]
        if closing and not self._unseal():
            return False
        action = self._next_action()
        if action < 0:
            return False
        seat = self.truth.steps[ply].seat
        self.events = self.match.force(action) if seat == NATURE else self.match.act(seat, action)
        self.ply += 1
        return True

    def _next_action(self) -> int:
        """The action to play at this ply, or -1 if there is none."""
        step = self.truth.steps[self.ply]
        legal = self.match.state.legal(step.seat)
        seen = is_in(step.audience, self.observer)
        if step.seat == self.observer or (seen and not self.truth.sealed[self.ply]):
            return self._seen(legal, step)
        choices = self._same_verb(legal, step.action)
        if not choices:
            return -1
        if self.redraws_hidden and step.seat == NATURE:
            return legal[self.rng.weighted(self.match.state.weights())]
        even = seen or self.redraws_hidden
        return random_choice(self.rng, choices) if even else self._hidden(choices, step.action)

    def _seen(self, legal: list[int], step: Step) -> int:
        """The visible action itself, or -1 if it is not legal here."""
        if step.action not in legal:
            return -1
        if step.seat == NATURE:
            weights = self.match.state.weights()
            self.odds *= weights[legal.index(step.action)] / sum(weights)
        return step.action

    def _same_verb(self, legal: list[int], action: int) -> list[int]:
        """The actions that look the same when hidden: a record shows the first word of the verb."""
        word = self.truth.case.game.notation(action).split(" ")[0]
        return [one for one in legal if self.truth.case.game.notation(one).split(" ")[0] == word]

    def _hidden(self, choices: list[int], true: int) -> int:
        action = self.overrides.get(self.ply, true)
        if self.ply in self.mutated:
            action = random_choice(
                self.rng, [other for other in choices if other != true] or choices
            )
        elif action not in choices:
            action = random_choice(self.rng, choices)
        if action != true:
            self.changed[self.ply] = action
        return action

    def _unseal(self) -> bool:
        """Before a simultaneous step closes, restore the answers that it will show."""
        for seat in range(self.match.state.seats):
            answers = self.truth.answers(seat, self.ply)
            if seat == self.observer or not any(
                is_in(step.audience, self.observer) for step in answers
            ):
                continue
            while self.match.sealed[seat]:
                self.match.undo(seat)
            for step in answers:
                if step.action not in self.match.state.legal(seat):
                    return False
                self.match.act(seat, step.action)
        return True

    @property
    def has_diverged(self) -> bool:
        """Whether the observer can tell, after this step, that this is not the true game."""
        ply = self.ply - 1
        if self.match.state.to_act() != self.truth.to_act[ply]:
            return True
        return self._revealed(self.events) != self._revealed(self.truth.steps[ply].events)

    def _revealed(self, events: list[Event]) -> list[dict[str, object]]:
        kinds = self.truth.case.expected.reveals
        return [e.as_json() for e in seen_by(events, self.observer) if e.kind in kinds]

    @property
    def is_different(self) -> bool:
        """Whether the states after this step differ at all."""
        return fingerprint(self.match.state) != self.truth.prints[self.ply - 1]
