"""Random games that look for what no game has reached yet, and for faults.

What a game reaches is told by short strings: branches of the rules (on plain Python), kinds of
events and decisions, verbs, refusals with their paragraphs, reasons for the end. A game that
reached something new is kept. Most games replay a kept game up to some ply and then diverge. Draws
are chosen like actions, so that rare ones come up as often as others.
"""

from __future__ import annotations

from collections.abc import Sequence
from dataclasses import dataclass, field
from pathlib import Path
from typing import Any, Final, Protocol

from hatamoto import catalog
from hatamoto.kernel import COMPILED
from hatamoto.kernel.chance import secret_from_seed
from hatamoto.kernel.conformance import Case, Expected, cases_of
from hatamoto.kernel.conformance.case import replayable
from hatamoto.kernel.frames import Frame
from hatamoto.kernel.game import Game
from hatamoto.kernel.kinds import Kind
from hatamoto.kernel.match import Match, new_match
from hatamoto.kernel.record import Record, parse
from hatamoto.kernel.rng import Rng
from hatamoto.kernel.state import State

MAX_PLIES: Final = 3000
"""Plies after which a game is left."""
LOOK_EVERY: Final = 16
"""Everybody looks at the table at one ply in this many, at random."""
ASK_EVERY: Final = 4
"""Somebody asks why an action is refused at one ply in this many, at random."""


@dataclass
class Kept:
    """A game worth keeping: its record, and what it reached."""

    record: str
    reached: list[str]


@dataclass
class Crash:
    """The record that leads to a fault, and what happens then."""

    record: str
    message: str


@dataclass
class Explored:
    """What one part of the search brought."""

    decisions: int = 0
    kept: list[Kept] = field(default_factory=list)
    crashes: list[Crash] = field(default_factory=list)


class Tracer(Protocol):
    """Tells which branches of the rules ran between start and stop."""

    def start(self) -> None:
        """Begin to watch."""

    def stop(self) -> set[str]:
        """What ran since."""


class Blind:
    """For the compiled core, whose branches cannot be watched."""

    def start(self) -> None:
        """Nothing to begin."""

    def stop(self) -> set[str]:
        """Nothing was seen."""
        return set()


class Branches:
    """Watches the modules of a game, on plain Python."""

    def __init__(self, folder: Path) -> None:
        # Only developers have it, and only they need it.
        import coverage

        self.folder = folder
        self.coverage = coverage.Coverage(
            data_file=None, branch=True, include=[f"{folder}/*"], config_file=False
        )

    def start(self) -> None:
        """Begin with an empty sheet."""
        self.coverage.erase()
        self.coverage.start()

    def stop(self) -> set[str]:
        """The branches that ran, as `module from to`."""
        self.coverage.stop()
        data = self.coverage.get_data()
        seen: set[str] = set()
        for path in data.measured_files():
            name = Path(path).relative_to(self.folder).as_posix()
            seen |= {f"branch {name} {first} {last}" for first, last in data.arcs(path) or ()}
        return seen


def tracer_of(game: Game[Any]) -> Tracer:
    """What watches the rules of a game in this build."""
    return Blind() if COMPILED else Branches(game.folder.parent)


def explore_part(
    id: str, corpus: Sequence[str], known: Sequence[str], seed: int, decisions: int
) -> Explored:
    """One part of the search in a game of the catalog."""
    game = catalog.game(id)
    return Explorer(game, corpus, set(known), seed, tracer_of(game)).explored(decisions)


class Explorer:
    """Plays one game after another, each from a kept one or from the start."""

    def __init__(
        self, game: Game[Any], corpus: Sequence[str], known: set[str], seed: int, tracer: Tracer
    ) -> None:
        self.game = game
        self.corpus = list(corpus)
        self.known = set(known)
        self.rng = Rng(seed)
        self.tracer = tracer
        self.cases = cases_of(game, seed, Expected(frozenset(), frozenset()))
        self.found = Explored()
        self.reached: set[str] = set()
        self.script: list[str] = []
        """What the second of two spliced games did, still to be done."""

    def explored(self, decisions: int) -> Explored:
        """Play until this many decisions are made."""
        while self.found.decisions < decisions:
            self._play()
        return self.found

    def _play(self) -> None:
        """One game; it is kept if it reached something new."""
        match = self._begun()
        self.reached = set()
        self.tracer.start()
        try:
            for _ in range(MAX_PLIES):
                if not self._step(match):
                    break
        finally:
            self.reached |= self.tracer.stop()
        new = self.reached - self.known
        if new:
            self.known |= new
            text = replayable(match)
            self.corpus.append(text)
            self.found.kept.append(Kept(text, sorted(new)))

    # Where a game begins

    def _begun(self) -> Match:
        """A new game, a kept one cut off at some ply, or one that continues like another."""
        self.script = []
        way = self.rng.below(4) if self.corpus else 0
        if way == 0:
            return self._new(self.cases[self.rng.below(len(self.cases))])
        record = parse(self._one(self.corpus))
        if way == 1:
            other = parse(self._one(self.corpus))
            first = self.rng.below(len(other.lines) + 1)
            self.script = [line.action for line in other.lines[first:] if line.action][::-1]
        return self._cut(record, self.rng.below(len(record.lines) + 1))

    def _new(self, case: Case) -> Match:
        match = case.match(auto=False)
        match.begin()
        return match

    def _cut(self, record: Record, plies: int) -> Match:
        """A kept game again, up to a ply."""
        seats, options = record.header["seats"], record.header["options"]
        assert isinstance(seats, int)
        assert isinstance(options, dict)
        match = new_match(self.game, seats, options, secret_from_seed(1), auto=False)
        match.begin()
        match.follow(record, plies)
        return match

    def _one(self, texts: list[str]) -> str:
        return texts[self.rng.below(len(texts))]

    # Choosing actions

    def _step(self, match: Match) -> bool:
        """Let somebody act; returns whether the game continues."""
        state = match.state
        seats = state.to_act()
        if not seats:
            outcome = match.outcome()
            self.reached.add(f"end {'none' if outcome is None else outcome.reason}")
            return False
        seat = seats[self.rng.below(len(seats))]
        doing = f"seat {seat}"
        self.found.decisions += 1
        try:
            self._look(state, seat)
            action = self._choice(state, seat)
            doing = f"seat {seat} submits {self.game.notation(action)}"
            self._act(match, seat, action)
        except Exception as error:  # whatever it is, it is a fault of the rules
            self.found.crashes.append(Crash(replayable(match), f"{doing}: {error!r}"))
            return False
        return True

    def _look(self, state: State, seat: int) -> None:
        """Ask why some action is refused, and let the seats see the table."""
        if self.rng.below(ASK_EVERY) == 0:
            refusal = state.refusal(seat, self.rng.below(self.game.verbs.size))
            if refusal is not None:
                self.reached |= {f"refusal {refusal.reason}", f"paragraph {refusal.rule}"}
        if self.rng.below(LOOK_EVERY) == 0:
            for each in range(state.seats):
                state.view(each)

    def _choice(self, state: State, seat: int) -> int:
        """Any legal action; after a splice what the other game did, where that is legal."""
        legal = state.legal(seat)
        if not legal:
            raise AssertionError("a seat is asked and nothing is legal")
        if self.script:
            scripted = self.game.parse(self.script.pop())
            if scripted in legal:
                return scripted
        return legal[self.rng.below(len(legal))]

    def _act(self, match: Match, seat: int, action: int) -> None:
        """Act, and note what was asked, done and told."""
        frame: Frame = match.state.open_frame(seat)
        kind: Kind[Any] = self.game.kind(frame)
        verb = self.game.verbs.verb(action)
        self.reached |= {f"decision {kind.id}", f"verb {verb.id}", f"paragraph {kind.rule}"}
        for event in match.act(seat, action):
            self.reached |= {f"event {event.kind}", f"paragraph {event.rule}"}
