"""How a finished game went: what decided it, the score over time, key moments, secrets.

A story is told from the record alone: the lines that were not taken back are played again with
events on, and the game's `Teller` looks at each of them. Nobody is told anything of a running game.
"""

from typing import Any, Final, Generic, TypedDict, TypeVar, final

from hatamoto.kernel.errors import BadArgument
from hatamoto.kernel.events import Event
from hatamoto.kernel.game import Game
from hatamoto.kernel.match import Match
from hatamoto.kernel.outcome import Outcome
from hatamoto.kernel.record import Line
from hatamoto.kernel.refusals import Facts
from hatamoto.kernel.seats import EVERYONE, NATURE
from hatamoto.kernel.state import State

S = TypeVar("S", bound=State)

MOST_MOMENTS: Final = 4
LEAST_SWING: Final = 25
"""A step that changes the prospects of nobody by so many thousandths is no key moment."""
MOST_TOLD: Final = 3
"""How many sentences a key moment has at most."""
RESIGNED: Final = "resigned"
AGREED: Final = "agreed_draw"
DRAWN: Final = "drawn"
"""The checks after which nobody has won: the table agreed, or the rules say so."""
SCORE: Final = "score"
"""The check that compares scores."""
NO_HEADLINES: Final[dict[str, int]] = {}


class Words(TypedDict):
    """A message of the catalogues and the facts it is filled with."""

    id: str
    facts: Facts


class Check(TypedDict):
    """One comparison on the way to the winner; its words are `check-<id>`."""

    id: str
    rule: str
    decides: bool
    """Whether the search for the winner ended here; before it, both were equal."""
    facts: Facts


class Reading(TypedDict):
    """The scores at the end of a round or turn; 0 is the start."""

    at: int
    moment: int
    scores: list[int]


class Curve(TypedDict):
    """The scores over time."""

    unit: str
    """What is counted along the curve: `round` or `turn`."""
    goal: int | None
    """The score that ends or wins the game."""
    mirrored: bool
    """Whether one marker is the score of both sides, so that one curve says all."""
    hidden: bool
    """Whether the players could not see all scores while they played."""
    readings: list[Reading]


class Part(TypedDict):
    """A row of what made up the result, by seat; its words are `part-<id>`."""

    group: str
    """The heading above it: `parts-<group>`."""
    id: str
    facts: Facts
    values: list[int]


class Told(TypedDict):
    """An event with its paragraph."""

    kind: str
    facts: Facts
    rule: str


class KeyMoment(TypedDict):
    """A step that changed the prospects of the players more than most."""

    at: int
    """The round or turn."""
    moment: int
    """The line of the record after which all of it had happened."""
    before: int
    """The line of the record before it began: where a replay of it starts."""
    seat: int
    """Who decided."""
    events: list[Told]
    """What happened; the first is the headline."""
    gain_seat: int
    """Whose prospects rose the most."""
    loss_seat: int
    scores_before: list[int]
    scores_after: list[int]
    board: list[str]
    """Where the game has an order of things that matters, such as the Line: that order."""
    touched: list[str]
    """Which of those things it was about."""


class Span(TypedDict):
    """From a round or turn on: who holds a secret, and who else knows it."""

    at: int
    moment: int
    seat: int
    knowing: list[int]
    open: bool
    """Whether it lay face-up for everybody."""


class Secret(TypedDict):
    """Something that was hidden, turned up at the end, with who knew it when."""

    seat: int
    """Who has it at the end."""
    facts: Facts
    """What it is, by its domain: a clan, a card."""
    spans: list[Span]


class Story(TypedDict):
    """How a finished game went, for one reader."""

    headline: Words
    winners: list[int]
    places: list[int]
    scores: list[int]
    reason: str
    checks: list[Check]
    curve: Curve
    parts: list[Part]
    moments: list[KeyMoment]
    secrets: list[Secret]


@final
class Step:
    """One line of the record that was not taken back, and what it did."""

    def __init__(self, number: int, at: int, seat: int, events: list[Event]) -> None:
        self.moment = number
        """How many lines there are in the record with this one."""
        self.at = at
        """The round or turn in which it was played."""
        self.seat = seat
        self.events = events


class Teller(Generic[S]):
    """Follows a finished game and says of it what only the game knows."""

    def __init__(
        self, unit: str, event_weights: dict[str, int], mirrored: bool = False, hidden: bool = False
    ) -> None:
        self.unit = unit
        self.event_weights = event_weights
        """The events that make a headline, the more telling the higher."""
        self.mirrored = mirrored
        self.hidden = hidden

    def follow(self, state: S, step: Step) -> None:
        """Look at a line after it was played."""

    def goal(self, state: S) -> int | None:
        """The score that ends or wins the game."""
        return None

    def checks(self, state: S, winner: int, rival: int) -> list[Check]:
        """What was compared, in order, until it was decided between these two."""
        scores = state.game.scores(state)
        facts: Facts = {"seat": winner, "other_seat": rival}
        facts["score"], facts["other_score"] = scores[winner], scores[rival]
        return [check(SCORE, state.game.end_rule, facts, scores[winner] != scores[rival])]

    def parts(self, state: S) -> list[Part]:
        """What made up the result."""
        return []

    def secrets(self, state: S) -> list[Secret]:
        """What was hidden."""
        return []

    def board(self, state: S) -> list[str]:
        """The order of things that a key moment shows."""
        return []

    def touched(self, events: list[Event]) -> list[str]:
        """Which of those things some events are about."""
        return []


@final
class Beat:
    """A decision and what chance did after it, with the prospects before and after."""

    def __init__(self, seat: int, before: int, values: list[int], scores: list[int]) -> None:
        self.seat = seat
        self.before = before
        self.values_before = values
        self.scores_before = scores
        self.at = 0
        self.moment = before
        self.events: list[Event] = []
        self.values = values
        self.scores = scores
        self.board: list[str] = []

    def swing(self) -> int:
        """By how much the prospects of the seat that was affected most have changed."""
        changes = self.changes()
        return max([change if change > 0 else -change for change in changes], default=0)

    def changes(self) -> list[int]:
        """By seat, how the prospects have changed."""
        pairs = zip(self.values, self.values_before, strict=True)
        return [after - before for after, before in pairs]


# Playing the record again


def build_story(match: Match, seat: int) -> Story:
    """The story of a finished game for one reader; raises BadArgument while it goes on."""
    outcome = match.outcome()
    if outcome is None:
        raise BadArgument("the game is not over yet, and its story is told at the end")
    teller = match.game.teller() or Teller("round", NO_HEADLINES)
    builder = StoryBuilder(match, teller)
    builder.run()
    checks = checks_of(match, builder.state, teller, outcome)
    return {
        "headline": headline(outcome, checks, seat),
        "winners": outcome.winners,
        "places": outcome.places,
        "scores": outcome.scores,
        "reason": outcome.reason,
        "checks": checks,
        "curve": {
            "unit": teller.unit,
            "goal": teller.goal(builder.state),
            "mirrored": teller.mirrored,
            "hidden": teller.hidden,
            "readings": builder.readings(outcome),
        },
        "parts": teller.parts(builder.state),
        "moments": [moment_row(beat, teller) for beat in chosen(builder.beats, teller, seat)],
        "secrets": teller.secrets(builder.state),
    }


def lines_kept(lines: list[Line]) -> list[int]:
    """The indexes of the lines that were not taken back."""
    kept: list[int] = []
    for index, line in enumerate(lines):
        if line.word == "undo":
            del kept[len(kept) - line.number :]
        elif not line.word:
            kept.append(index)
    return kept


@final
class StoryBuilder:
    """One pass through the record, gathering readings and beats."""

    def __init__(self, match: Match, teller: Teller[Any]) -> None:
        self.lines = match.lines
        self.game: Game[Any] = match.game
        self.state = match.first_state.clone()
        self.teller = teller
        self.beats: list[Beat] = []
        self._readings: list[Reading] = []
        self._beat: Beat | None = None

    def run(self) -> None:
        """Play all lines that were not taken back."""
        if self.state.round() > 0:
            self._read(0, 0)
        for index in lines_kept(self.lines):
            self._play(index)
        self._close()
        self.state.events = None

    def _play(self, index: int) -> None:
        line, state = self.lines[index], self.state
        if line.seat != NATURE:
            self._close()
            self._open(line.seat, index)
        before = state.round()
        state.events = []
        state.apply(line.seat, self.game.parse(line.action))
        step = Step(index + 1, before if before > 0 else state.round(), line.seat, state.events)
        self.teller.follow(state, step)
        if self._beat is not None:
            self._beat.events += step.events
            self._beat.moment = step.moment
            self._beat.at = step.at
        if state.round() != before:
            self._read(before, step.moment)

    def _read(self, at: int, moment: int) -> None:
        scores: list[int] = self.game.scores(self.state)
        self._readings.append({"at": at, "moment": moment, "scores": list(scores)})

    def _open(self, seat: int, index: int) -> None:
        if self.state.round() > 0:
            self._beat = Beat(seat, index, self._values(), list(self.game.scores(self.state)))

    def _close(self) -> None:
        beat = self._beat
        if beat is None:
            return
        beat.values = self._values()
        beat.scores = list(self.game.scores(self.state))
        beat.board = self.teller.board(self.state)
        self.beats.append(beat)
        self._beat = None

    def _values(self) -> list[int]:
        return [self.game.value(self.state, seat) for seat in range(self.state.seats)]

    def readings(self, outcome: Outcome) -> list[Reading]:
        """The curve, which ends at the scores of the outcome."""
        last: Reading = {
            "at": max(self.state.round(), self._readings[-1]["at"] if self._readings else 0),
            "moment": len(self.lines),
            "scores": outcome.scores,
        }
        return [*[row for row in self._readings if row["at"] != last["at"]], last]


# What decided


def rival_of(match: Match, outcome: Outcome) -> int:
    """Whom the winner is compared with: another winner, or the best who did not resign; -1."""
    winner = outcome.winners[0]
    others = [seat for seat in range(len(outcome.places)) if seat != winner]
    standing = [seat for seat in others if seat not in match.resigned]
    return min(standing, key=lambda seat: (outcome.places[seat], seat), default=-1)


def checks_of(match: Match, state: Any, teller: Teller[Any], outcome: Outcome) -> list[Check]:
    """What decided: the table where it ended the game, else the rules."""
    if match.is_agreed:
        return [check(AGREED, "", {}, True)]
    rival = rival_of(match, outcome)
    if state.outcome() is None or rival < 0:
        return [check(RESIGNED, "", {"seats": sorted(match.resigned)}, True)]
    return list(teller.checks(state, outcome.winners[0], rival))


def check(id: str, rule: str, facts: Facts, decides: bool) -> Check:
    """A row of what was compared."""
    return {"id": id, "rule": rule, "decides": decides, "facts": facts}


def until_decided(rows: list[Check]) -> list[Check]:
    """The rows up to the one that decides; all of them where none does."""
    kept: list[Check] = []
    for row in rows:
        kept.append(row)
        if row["decides"]:
            break
    return kept


def headline(outcome: Outcome, checks: list[Check], seat: int) -> Words:
    """The first thing a reader is told: who won, with how much, and how."""
    last = checks[-1]
    how = last["id"] if last["decides"] else "shared"
    winner = outcome.winners[0]
    facts: Facts = {
        "seat": winner,
        "seats": outcome.winners,
        "score": outcome.scores[winner],
        "how": how,
    }
    if how in (AGREED, DRAWN):
        return {"id": "headline-nobody", "facts": facts}
    side = "you" if seat in outcome.winners else "they"
    if len(outcome.winners) > 1:
        return {"id": f"headline-{side}_share", "facts": facts}
    return {"id": f"headline-{side}_{SCORE if how == SCORE else 'how'}", "facts": facts}


# Key moments


def chosen(beats: list[Beat], teller: Teller[Any], seat: int) -> list[Beat]:
    """The biggest swings in the order of play, one of the reader's own decisions among them."""
    worthy = [beat for beat in beats if is_worthy(beat, teller)]
    worthy.sort(key=lambda beat: (-beat.swing(), beat.moment))
    best = worthy[:MOST_MOMENTS]
    own = [beat for beat in worthy if beat.seat == seat]
    if own and own[0] not in best:
        best = [*best[: MOST_MOMENTS - 1], own[0]]
    return sorted(best, key=lambda beat: beat.moment)


def is_worthy(beat: Beat, teller: Teller[Any]) -> bool:
    """Whether something was seen to happen that changed anybody's prospects."""
    return beat.swing() >= LEAST_SWING and bool(told_events(beat, teller))


def told_events(beat: Beat, teller: Teller[Any]) -> list[Event]:
    """What a beat tells in public, the most telling first, the rest in order."""
    seen = [
        event
        for event in beat.events
        if event.to == EVERYONE and event.kind in teller.event_weights
    ]
    if not seen:
        return []
    first = max(seen, key=lambda event: teller.event_weights[event.kind])
    rest = [event for event in seen if event is not first]
    rest.sort(key=lambda event: -teller.event_weights[event.kind])
    return [first, *rest[: MOST_TOLD - 1]]


def moment_row(beat: Beat, teller: Teller[Any]) -> KeyMoment:
    """A key moment as the reader gets it."""
    changes = beat.changes()
    events = told_events(beat, teller)
    return {
        "at": beat.at,
        "moment": beat.moment,
        "before": beat.before,
        "seat": beat.seat,
        "events": [{"kind": each.kind, "facts": each.facts, "rule": each.rule} for each in events],
        "gain_seat": changes.index(max(changes)),
        "loss_seat": changes.index(min(changes)),
        "scores_before": beat.scores_before,
        "scores_after": beat.scores,
        "board": beat.board,
        "touched": teller.touched(events),
    }
