"""The same game with other things where one pair of eyes could not see.

This is the replacer of the secrecy check. It knows no game: it re-plays the lines of a game that
was played, keeps those the eyes saw, and puts any legal action in the place of the others. Answers
that lie sealed are others too, until the step closes and shows them.
"""

from typing import final

from hatamoto.kernel.conformance.case import Case, replayable
from hatamoto.kernel.conformance.runs import Run, Step, picked
from hatamoto.kernel.conformance.sides import side_of_match
from hatamoto.kernel.events import Event, seen_by
from hatamoto.kernel.freezing import fingerprint
from hatamoto.kernel.match import Match
from hatamoto.kernel.rng import Rng
from hatamoto.kernel.seats import NATURE, is_in


@final
class Truth:
    """A game as it went, and each pair of eyes' side of it after every step."""

    def __init__(self, case: Case, eyes: list[int], luck: int, sampled: int) -> None:
        self.case = case
        self.sampled = sampled
        self.steps: list[Step] = []
        self.sealed: list[bool] = []
        """By step, whether the answer then waits in an open simultaneous step."""
        self.first: list[int] = []
        """By step, the first of the simultaneous step it belongs to, or -1."""
        self.taught: list[bool] = []
        """By step, whether by the state's own account chance acted or something was learned."""
        self.to_act: list[list[int]] = []
        self.prints: list[str] = []
        self.sides: dict[int, list[dict[str, str]]] = {eye: [] for eye in eyes}
        run = Run(case, luck)
        while not run.is_over:
            self._follow(run)
        self.text = replayable(run.match)

    def _follow(self, run: Run) -> None:
        state = run.match.state
        branches = state.branches
        counters = (state.rolls, state.learned)
        ply = len(self.steps)
        goes_on = ply > 0 and self.sealed[-1]
        self.first.append(-1 if branches is None else self.first[-1] if goes_on else ply)
        step = run.step()
        self.steps.append(step)
        self.sealed.append(branches is not None and state.branches is branches)
        self.taught.append(counters != (state.rolls, state.learned))
        self.to_act.append(state.to_act())
        self.prints.append(fingerprint(state))
        for eye, sides in self.sides.items():
            sides.append(self.side(run.match, eye, step.events, ply))

    def side(self, match: Match, eye: int, events: list[Event], ply: int) -> dict[str, str]:
        """Everything these eyes could be shown after a step; now and then what they sample too."""
        side = side_of_match(match, eye, events)
        if self.sampled and ply % self.sampled == 0:
            side["sample"] = fingerprint(match.state.sample(eye, Rng(ply)))
        return side

    def hidden(self, eye: int) -> list[int]:
        """The plies of the lines these eyes never saw."""
        return [
            ply
            for ply, step in enumerate(self.steps)
            if step.seat != eye and not is_in(step.audience, eye)
        ]

    def answers(self, seat: int, ply: int) -> list[Step]:
        """What a seat had answered in the simultaneous step before this ply."""
        return [step for step in self.steps[self.first[ply] : ply] if step.seat == seat]


@final
class World:
    """The game once more for one pair of eyes; `changed` is what they could not see, by ply."""

    def __init__(
        self, truth: Truth, eye: int, rng: Rng, wished: dict[int, int], stirred: set[int]
    ) -> None:
        self.truth = truth
        self.eye = eye
        self.rng = rng
        self.wished = wished
        """By ply, what hidden lines are to be; the rest stays as it was where it can."""
        self.stirred = stirred
        """The plies at which a hidden line is to be anything else."""
        self.is_fair = False
        """Whether hidden lines come as in a game instead: by weight from chance, else evenly."""
        self.odds = 1.0
        """How likely the visible draws are here."""
        self.match = truth.case.match()
        self.ply = 0
        self.changed: dict[int, int] = {}
        self.events: list[Event] = []

    def step(self) -> bool:
        """Follow the truth one step; False when what the eyes saw cannot happen here."""
        ply = self.ply
        closing = self.truth.first[ply] >= 0 and not self.truth.sealed[ply]
        if closing and not self._unseal():
            return False
        action = self._chosen()
        if action < 0:
            return False
        seat = self.truth.steps[ply].seat
        self.events = self.match.force(action) if seat == NATURE else self.match.act(seat, action)
        self.ply += 1
        return True

    def _chosen(self) -> int:
        """The action in the place of the truth's next, or -1 when there is none."""
        step = self.truth.steps[self.ply]
        legal = self.match.state.legal(step.seat)
        seen = is_in(step.audience, self.eye)
        if step.seat == self.eye or (seen and not self.truth.sealed[self.ply]):
            return self._seen(legal, step)
        choices = self._of_one_verb(legal, step.action)
        if not choices:
            return -1
        if self.is_fair and step.seat == NATURE:
            return legal[self.rng.weighted(self.match.state.weights())]
        even = seen or self.is_fair
        return picked(self.rng, choices) if even else self._hidden(choices, step.action)

    def _seen(self, legal: list[int], step: Step) -> int:
        """The visible action itself, if it can be."""
        if step.action not in legal:
            return -1
        if step.seat == NATURE:
            weights = self.match.state.weights()
            self.odds *= weights[legal.index(step.action)] / sum(weights)
        return step.action

    def _of_one_verb(self, legal: list[int], action: int) -> list[int]:
        """The actions a record hides in the same way: it shows the first word of the verb."""
        word = self.truth.case.game.notation(action).split(" ")[0]
        return [one for one in legal if self.truth.case.game.notation(one).split(" ")[0] == word]

    def _hidden(self, choices: list[int], true: int) -> int:
        action = self.wished.get(self.ply, true)
        if self.ply in self.stirred:
            action = picked(self.rng, [other for other in choices if other != true] or choices)
        elif action not in choices:
            action = picked(self.rng, choices)
        if action != true:
            self.changed[self.ply] = action
        return action

    def _unseal(self) -> bool:
        """Before a simultaneous step closes: put the answers that it will show to the truth."""
        for seat in range(self.match.state.seats):
            answers = self.truth.answers(seat, self.ply)
            if seat == self.eye or not any(is_in(step.audience, self.eye) for step in answers):
                continue
            while self.match.sealed[seat]:
                self.match.undo(seat)
            for step in answers:
                if step.action not in self.match.state.legal(seat):
                    return False
                self.match.act(seat, step.action)
        return True

    @property
    def is_parted(self) -> bool:
        """Whether after this step the eyes know that this is another game."""
        ply = self.ply - 1
        if self.match.state.to_act() != self.truth.to_act[ply]:
            return True
        return self._revealed(self.events) != self._revealed(self.truth.steps[ply].events)

    def _revealed(self, events: list[Event]) -> list[dict[str, object]]:
        kinds = self.truth.case.expected.reveals
        return [e.as_json() for e in seen_by(events, self.eye) if e.kind in kinds]

    @property
    def is_different(self) -> bool:
        """Whether the states after this step differ at all."""
        return fingerprint(self.match.state) != self.truth.prints[self.ply - 1]
