"""Promise: whatever is submitted, exactly the legal notation of a seat that owes is accepted."""

from typing import Final, final

from hatamoto.kernel.conformance.case import Case, ConformanceError, replayable
from hatamoto.kernel.conformance.runs import picked
from hatamoto.kernel.errors import ActionError
from hatamoto.kernel.freezing import fingerprint
from hatamoto.kernel.match import Match
from hatamoto.kernel.record import compact
from hatamoto.kernel.rng import Rng
from hatamoto.kernel.seats import NATURE, NOBODY, WATCHER

PROMISE = "fuzzing"
A_TURN: Final = 16
"""How many submissions a ply sees before somebody plays a legal action."""
ODD_SEATS: Final = (NATURE, WATCHER, NOBODY, 6, 7, 12, 13, 14, 15, 255, -9, 1 << 40, -(1 << 70))
ODD_TEXTS: Final = (
    "", " ", "\n", "\t", "\0", "?", "undo", "resign 0", "null", "-1", "0", "{}", "[]",
    "９", "²", "é", "猫", "🂡", "\u202e", "\ud800", "1e9", "0x1", "01", "+1", "1.0",
    "9" * 30, "-" + "9" * 400, "a" * 5000, "draw", "draw draw", "end",
)  # fmt: skip


@final
class Fault(ConformanceError):
    """A submission that was not judged by the legal list; the record leads to it."""

    def __init__(self, message: str, record: str, seat: int, text: str) -> None:
        super().__init__(message, record)
        self.seat = seat
        self.text = text


@final
class Door:
    """The door where strings come in, and what must be behind it."""

    def __init__(self, case: Case, match: Match) -> None:
        self.case = case
        self.match = match
        self.counts: dict[str, int] = {}
        """How often something was accepted, or refused for a reason."""
        self.notations: dict[int, list[str]] = {}
        self.before = ""
        self.record = ""
        """The record that leads to the next submission."""
        self._look()

    def _look(self) -> None:
        state = self.match.state
        self.notations = {
            seat: [self.case.game.notation(action) for action in state.legal(seat)]
            for seat in state.to_act()
        }
        self.before = self._image()
        self.record = replayable(self.match)

    def _image(self) -> str:
        match = self.match
        counted = [match.ply, len(match.moves), match.stream.counters]
        return compact([fingerprint(match.state), counted])

    def submit(self, seat: int, text: str) -> bool:
        """Whether it was accepted; raises a Fault when that is wrong."""
        wanted = text in self.notations.get(seat, [])
        outcome = self._outcome(seat, text)
        accepted = outcome == "accepted"
        if accepted != wanted:
            raise self.fault(seat, text, f"{outcome}, but legal: {wanted}")
        if outcome not in self.case.expected.reasons and not accepted:
            raise self.fault(seat, text, f"the reason {outcome} has no text")
        if accepted:
            self._look()
        elif self._image() != self.before:
            raise self.fault(seat, text, "it was refused, and something changed")
        self.counts[outcome] = self.counts.get(outcome, 0) + 1
        return accepted

    def _outcome(self, seat: int, text: str) -> str:
        try:
            self.match.act(seat, self.case.game.parse(text))
        except ActionError as error:
            return error.refusal.reason
        except Exception as error:  # whatever it is, it is a fault
            raise self.fault(seat, text, f"it broke: {error!r}") from error
        return "accepted"

    def fault(self, seat: int, text: str, message: str) -> Fault:
        """The error, with the record up to this submission."""
        told = self.case.fault(PROMISE, f"seat {seat}, {text!r:.200}: {message}")
        return Fault(str(told), self.record, seat, text)


@final
class Fuzzer:
    """Submits nonsense, near misses and now and then something right."""

    def __init__(self, cases: list[Case], seed: int) -> None:
        self.cases = cases
        self.rng = Rng(seed)
        self.games = 0
        self.counts: dict[str, int] = {}
        self.stale: list[str] = []
        self.words = vocabulary(cases[0])
        self.door = self._opened()

    def _opened(self) -> Door:
        """The next game; case by case."""
        chosen = self.cases[self.games % len(self.cases)]
        seed = chosen.seed << 20 | self.games
        case = Case(chosen.game, chosen.seats, chosen.options, seed, chosen.expected)
        match = case.match(auto=self.games % 3 != 0)
        match.begin()
        self.games += 1
        self.stale = ["decline"]
        return Door(case, match)

    def go_on(self) -> None:
        """One submission; after some at one ply, a legal one; after a game, the next."""
        if self.rng.below(A_TURN) == 0 and self.door.notations:
            seat = picked(self.rng, sorted(self.door.notations))
            self._submit(seat, self._one(self.door.notations[seat]))
        else:
            self._submit(self._seat(), self._text())
        if not self.door.notations and self.rng.below(A_TURN) == 0:
            self.count()
            self.door = self._opened()

    def count(self) -> None:
        """Add up what the door has counted."""
        for outcome, count in self.door.counts.items():
            self.counts[outcome] = self.counts.get(outcome, 0) + count
        self.door.counts = {}

    def _submit(self, seat: int, text: str) -> None:
        before = self.door.notations
        if self.door.submit(seat, text):
            self.stale = [text for texts in before.values() for text in texts]

    def _seat(self) -> int:
        if self.door.notations and self.rng.below(2) == 0:
            return picked(self.rng, sorted(self.door.notations))
        if self.rng.below(4) == 0:
            return ODD_SEATS[self.rng.below(len(ODD_SEATS))]
        return self.rng.below(self.door.case.seats)

    def _text(self) -> str:
        choice = self.rng.below(14)
        if choice > 11:
            return self._of_the_same_verb()
        if choice < 2:
            return self._legal()
        if choice < 4:
            return self._one(self.stale)
        if choice < 6:
            return self._any_action()
        if choice < 9:
            return self._slip(self._legal() if choice == 8 else self._any_action())
        if choice < 11:
            return " ".join([self._one(self.words) for _ in range(self.rng.below(5))])
        return self._one(list(ODD_TEXTS))

    def _legal(self) -> str:
        """Something legal for somebody, or stale when the game is over."""
        texts = [text for texts in self.door.notations.values() for text in texts]
        return self._one(texts or self.stale)

    def _of_the_same_verb(self) -> str:
        """Any action of a verb somebody may use: the rules decide, not the grammar."""
        game = self.door.case.game
        if not self.door.notations:
            return self._any_action()
        verb = game.verbs.verb(game.parse(self._legal()))
        return game.notation(verb.base + self.rng.below(verb.size))

    def _any_action(self) -> str:
        game = self.door.case.game
        return game.notation(self.rng.below(game.verbs.size))

    def _slip(self, text: str) -> str:
        """A near miss: a word changed, a letter lost, a space too many."""
        words = text.split(" ")
        index = self.rng.below(len(words))
        slips = [
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
        return self._one(slips)

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
    """So many submissions; returns how often each outcome came up, or raises a Fault."""
    fuzzer = Fuzzer(cases, seed)
    for _ in range(amount):
        fuzzer.go_on()
    fuzzer.count()
    return fuzzer.counts
