"""Promise: whatever is submitted, only legal notation of a seat that is to act is accepted."""

from typing import Final, final

from hatamoto.kernel.conformance.case import Case, ConformanceError, replayable
from hatamoto.kernel.conformance.runs import random_choice
from hatamoto.kernel.errors import ActionError
from hatamoto.kernel.freezing import fingerprint
from hatamoto.kernel.match import Match
from hatamoto.kernel.record import compact
from hatamoto.kernel.rng import Rng
from hatamoto.kernel.seats import NATURE, NOBODY, WATCHER

PROMISE = "fuzzing"
SUBMISSIONS_PER_PLY: Final = 16
"""How many submissions are made at a ply, on average, before a legal one."""
ODD_SEATS: Final = (NATURE, WATCHER, NOBODY, 6, 7, 12, 13, 14, 15, 255, -9, 1 << 40, -(1 << 70))
ODD_TEXTS: Final = (
    "", " ", "\n", "\t", "\0", "?", "undo", "resign 0", "null", "-1", "0", "{}", "[]",
    "９", "²", "é", "猫", "🂡", "\u202e", "\ud800", "1e9", "0x1", "01", "+1", "1.0",
    "9" * 30, "-" + "9" * 400, "a" * 5000, "draw", "draw draw", "end",
)  # fmt: skip


@final
class Fault(ConformanceError):
    """A submission that was wrongly accepted or refused, with the record that leads to it."""

    def __init__(self, message: str, record: str, seat: int, text: str) -> None:
        super().__init__(message, record)
        self.seat = seat
        self.text = text


@final
class FuzzTarget:
    """A match that takes strings, and what is expected of it at the current ply."""

    def __init__(self, case: Case, match: Match) -> None:
        self.case = case
        self.match = match
        self.counts: dict[str, int] = {}
        """How often a submission was accepted, or refused for each reason."""
        self.notations: dict[int, list[str]] = {}
        self.before = ""
        self.record = ""
        """The record that leads to the next submission."""
        self._remember()

    def _remember(self) -> None:
        state = self.match.state
        self.notations = {
            seat: [self.case.game.notation(action) for action in state.legal(seat)]
            for seat in state.to_act()
        }
        self.before = self._snapshot()
        self.record = replayable(self.match)

    def _snapshot(self) -> str:
        match = self.match
        counted = [match.ply, len(match.moves), match.stream.counters]
        return compact([fingerprint(match.state), counted])

    def submit(self, seat: int, text: str) -> bool:
        """Submit a string and return whether it was accepted; raises Fault if that is wrong."""
        wanted = text in self.notations.get(seat, [])
        outcome = self._outcome(seat, text)
        accepted = outcome == "accepted"
        if accepted != wanted:
            raise self.fault(seat, text, f"{outcome}, but legal: {wanted}")
        if outcome not in self.case.expected.reasons and not accepted:
            raise self.fault(seat, text, f"the reason {outcome} has no text")
        if accepted:
            self._remember()
        elif self._snapshot() != self.before:
            raise self.fault(seat, text, "it was refused, and something changed")
        self.counts[outcome] = self.counts.get(outcome, 0) + 1
        return accepted

    def _outcome(self, seat: int, text: str) -> str:
        try:
            self.match.act(seat, self.case.game.parse(text))
        except ActionError as error:
            return error.refusal.reason
        except Exception as error:  # any other error is a fault
            raise self.fault(seat, text, f"it raised {error!r}") from error
        return "accepted"

    def fault(self, seat: int, text: str, message: str) -> Fault:
        """The error, with the record up to this submission."""
        error = self.case.fault(PROMISE, f"seat {seat}, {text!r:.200}: {message}")
        return Fault(str(error), self.record, seat, text)


@final
class Fuzzer:
    """Submits nonsense, near misses and sometimes legal actions."""

    def __init__(self, cases: list[Case], seed: int) -> None:
        self.cases = cases
        self.rng = Rng(seed)
        self.games = 0
        self.counts: dict[str, int] = {}
        self.stale: list[str] = []
        self.words = vocabulary(cases[0])
        self.target = self._next_game()

    def _next_game(self) -> FuzzTarget:
        """Begin the next game, taking the cases in turn."""
        chosen = self.cases[self.games % len(self.cases)]
        seed = chosen.seed << 20 | self.games
        case = Case(chosen.game, chosen.seats, chosen.options, seed, chosen.expected)
        match = case.match(auto=self.games % 3 != 0)
        match.begin()
        self.games += 1
        self.stale = ["decline"]
        return FuzzTarget(case, match)

    def step(self) -> None:
        """Make one submission; begin the next game some time after the current one has ended."""
        if self.rng.below(SUBMISSIONS_PER_PLY) == 0 and self.target.notations:
            seat = random_choice(self.rng, sorted(self.target.notations))
            self._submit(seat, self._one(self.target.notations[seat]))
        else:
            self._submit(self._seat(), self._text())
        if not self.target.notations and self.rng.below(SUBMISSIONS_PER_PLY) == 0:
            self.count()
            self.target = self._next_game()

    def count(self) -> None:
        """Add the counts of the current target to the totals."""
        for outcome, count in self.target.counts.items():
            self.counts[outcome] = self.counts.get(outcome, 0) + count
        self.target.counts = {}

    def _submit(self, seat: int, text: str) -> None:
        before = self.target.notations
        if self.target.submit(seat, text):
            self.stale = [text for texts in before.values() for text in texts]

    def _seat(self) -> int:
        if self.target.notations and self.rng.below(2) == 0:
            return random_choice(self.rng, sorted(self.target.notations))
        if self.rng.below(4) == 0:
            return ODD_SEATS[self.rng.below(len(ODD_SEATS))]
        return self.rng.below(self.target.case.seats)

    def _text(self) -> str:
        choice = self.rng.below(14)
        if choice > 11:
            return self._same_verb()
        if choice < 2:
            return self._legal()
        if choice < 4:
            return self._one(self.stale)
        if choice < 6:
            return self._any_action()
        if choice < 9:
            return self._near_miss(self._legal() if choice == 8 else self._any_action())
        if choice < 11:
            return " ".join([self._one(self.words) for _ in range(self.rng.below(5))])
        return self._one(list(ODD_TEXTS))

    def _legal(self) -> str:
        """A legal action of some seat, or a stale one when the game is over."""
        texts = [text for texts in self.target.notations.values() for text in texts]
        return self._one(texts or self.stale)

    def _same_verb(self) -> str:
        """Any action of a verb that is legal for some seat, so that the rules decide."""
        game = self.target.case.game
        if not self.target.notations:
            return self._any_action()
        verb = game.verbs.verb(game.parse(self._legal()))
        return game.notation(verb.base + self.rng.below(verb.size))

    def _any_action(self) -> str:
        game = self.target.case.game
        return game.notation(self.rng.below(game.verbs.size))

    def _near_miss(self, text: str) -> str:
        """An almost valid text: a word changed, a letter missing, an extra space."""
        words = text.split(" ")
        index = self.rng.below(len(words))
        misses = [
            " ".join([*words[:index], self._one(self.words), *words[index + 1 :]]),
            " ".join([*words[:index], self._one(list(ODD_TEXTS)), *words[index + 1 :]]),
            " ".join(words[:index] + words[index + 1 :]),
            " ".join([*words, words[index]]),
            text.replace(" ", "  "),
            f" {text}",
            f"{text}\n",
            text.upper(),
            text[:-1],
            text + chr(self.rng.below(0x2FFF)),
        ]
        return self._one(misses)

    def _one(self, texts: list[str]) -> str:
        return texts[self.rng.below(len(texts))]


def vocabulary(case: Case) -> list[str]:
    """Every word of the game's notation, once."""
    words: dict[str, int] = {}
    for verb in case.game.verbs.verbs:
        for word in verb.words.split(" "):
            words[word] = 1
        for domain in verb.domains:
            for token in domain.tokens:
                words[token] = 1
    return list(words)


def fuzz(cases: list[Case], amount: int, seed: int = 0) -> dict[str, int]:
    """Make `amount` submissions; returns how often each outcome came up, or raises Fault."""
    fuzzer = Fuzzer(cases, seed)
    for _ in range(amount):
        fuzzer.step()
    fuzzer.count()
    return fuzzer.counts
