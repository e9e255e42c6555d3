"""The story of a finished game: what decided it, the score over time, key moments, secrets.

It is built from the record alone: the lines that were not undone are replayed with events on, and
the game's `Narrator` follows them. A game in progress has no story.
"""

from typing import Any, Final, final

from hatamoto.kernel.errors import BadArgument
from hatamoto.kernel.events import Event
from hatamoto.kernel.game import Game
from hatamoto.kernel.match import Match
from hatamoto.kernel.narrator import DRAWN, SCORE, Narrator, Step, check
from hatamoto.kernel.outcome import Outcome
from hatamoto.kernel.record import TIMEOUT_DRAW, Line, forfeits
from hatamoto.kernel.refusals import Facts
from hatamoto.kernel.seats import EVERYONE, NATURE
from hatamoto.kernel.story_types import Check, KeyMoment, Reading, Story, Words

MAX_MOMENTS: Final = 4
MIN_SWING: Final = 25
"""The smallest change of anybody's prospects, in thousandths of a win, of a key moment."""
MIN_SWING_UNFINISHED: Final = 120
"""The same in a game without a result: what would have come of a small gain is not known."""
MAX_EVENTS: Final = 3
"""The maximum number of events shown for a key moment."""
RESIGNED: Final = "resigned"
TIMEOUT: Final = "timeout"
RESIGNED_TIMEOUT: Final = "resigned_timeout"
FORFEITED: Final = (RESIGNED, TIMEOUT, RESIGNED_TIMEOUT)
"""The results with a winner because everybody else gave up or ran out of time."""
AGREED: Final = "agreed_draw"
UNFINISHED: Final = (AGREED, TIMEOUT_DRAW)
"""Results without a winner that leave the game unfinished: by agreement, or because the last ones
left ran out of time at once."""
NO_HEADLINES: Final[dict[str, int]] = {}


@final
class Beat:
    """A decision and the draws that followed, with everybody's prospects before and after."""

    def __init__(self, seat: int, before: int, values: list[int], scores: list[int]) -> None:
        self.seat = seat
        self.before = before
        """The number of lines in the record before it."""
        self.values_before = values
        """Each seat's prospects before it, in thousandths of a win."""
        self.scores_before = scores
        self.at = 0
        """The round or turn in which it was played."""
        self.moment = before
        """The number of lines in the record after it."""
        self.events: list[Event] = []
        self.values = values
        self.scores = scores
        self.board_before: list[str] = []
        self.board: list[str] = []

    def has_change(self) -> bool:
        """Whether there is a change to show, of the scores or on the board."""
        return self.scores != self.scores_before or self.board != self.board_before

    def swing(self) -> int:
        """The largest absolute change of any seat's prospects."""
        changes = self.changes()
        return max([change if change > 0 else -change for change in changes], default=0)

    def changes(self) -> list[int]:
        """The change of each seat's prospects."""
        pairs = zip(self.values, self.values_before, strict=True)
        return [after - before for after, before in pairs]


# Replaying the record


def build_story(match: Match, seat: int) -> Story:
    """The story of a finished game for one reader; raises BadArgument while it goes on."""
    outcome = match.outcome()
    if outcome is None:
        raise BadArgument("the game is not over yet; its story can be read at the end")
    narrator = match.game.narrator() or Narrator("round", NO_HEADLINES)
    builder = StoryBuilder(match, narrator)
    builder.run()
    checks = checks_of(match, builder.state, narrator, outcome)
    how = checks[-1]["id"]
    least = MIN_SWING_UNFINISHED if how in UNFINISHED else MIN_SWING
    last = [departure(match, builder, outcome)] if how in FORFEITED else []
    moments = key_moments(builder.beats, narrator, seat, least, MAX_MOMENTS - len(last))
    return {
        "headline": headline(outcome, checks, seat),
        "winners": outcome.winners,
        "places": outcome.places,
        "scores": outcome.scores,
        "reason": how if how in (TIMEOUT, TIMEOUT_DRAW) else outcome.reason,
        "checks": checks,
        "curve": {
            "unit": narrator.unit,
            "goal": narrator.goal(builder.state),
            "mirrored": narrator.mirrored,
            "hidden": narrator.hidden,
            "readings": builder.readings(outcome),
        },
        "parts": narrator.parts(builder.state),
        "moments": [*[moment_row(beat, narrator) for beat in moments], *last],
        "secrets": narrator.secrets(builder.state),
    }


def lines_kept(lines: list[Line]) -> list[int]:
    """The indexes of the lines that were not undone."""
    kept: list[int] = []
    for index, line in enumerate(lines):
        if line.word == "undo":
            del kept[len(kept) - line.number :]
        elif not line.word:
            kept.append(index)
    return kept


@final
class StoryBuilder:
    """Replays the record once and collects readings and beats."""

    def __init__(self, match: Match, narrator: Narrator[Any]) -> None:
        self.lines = match.lines
        self.game: Game[Any] = match.game
        self.state = match.first_state.clone()
        self.narrator = narrator
        self.beats: list[Beat] = []
        self._readings: list[Reading] = []
        self._beat: Beat | None = None

    def run(self) -> None:
        """Play all lines that were not undone."""
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
        self.narrator.follow(state, step)
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
            self._beat.board_before = self.narrator.board(self.state)

    def _close(self) -> None:
        beat = self._beat
        if beat is None:
            return
        beat.values = self._values()
        beat.scores = list(self.game.scores(self.state))
        beat.board = self.narrator.board(self.state)
        self.beats.append(beat)
        self._beat = None

    def _values(self) -> list[int]:
        return [self.game.heuristics.value(self.state, seat) for seat in range(self.state.seats)]

    def readings(self, outcome: Outcome) -> list[Reading]:
        """The score curve, which ends with the scores of the outcome."""
        last: Reading = {
            "at": max(self.state.round(), self._readings[-1]["at"] if self._readings else 0),
            "moment": len(self.lines),
            "scores": outcome.scores,
        }
        return [*[row for row in self._readings if row["at"] != last["at"]], last]


# What decided


def rival_of(match: Match, outcome: Outcome) -> int:
    """The seat the winner is compared with: another winner, or the best loser; -1 if none.

    Seats that resigned are left out.
    """
    winner = outcome.winners[0]
    others = [seat for seat in range(len(outcome.places)) if seat != winner]
    standing = [seat for seat in others if seat not in match.resigned]
    return min(standing, key=lambda seat: (outcome.places[seat], seat), default=-1)


def checks_of(match: Match, state: Any, narrator: Narrator[Any], outcome: Outcome) -> list[Check]:
    """What decided the game: the table, if it ended it, otherwise the rules."""
    if match.is_agreed:
        if match.lines[-1].word == TIMEOUT_DRAW:
            late = set(range(match.state.seats)) - match.resigned
            return [check(TIMEOUT_DRAW, "", {"late_seats": sorted(late)}, True)]
        return [check(AGREED, "", {}, True)]
    rival = rival_of(match, outcome)
    if state.outcome() is None or rival < 0:
        return [forfeit(match)]
    return list(narrator.checks(state, outcome.winners[0], rival))


def late_seats(match: Match) -> set[int]:
    """The seats that left by running out of time."""
    return {line.seat for line in forfeits(match.lines)}


def forfeit(match: Match) -> Check:
    """Who left the game to the winner: by resigning, or by running out of time."""
    late = late_seats(match)
    facts: Facts = {"resigned_seats": sorted(match.resigned - late), "late_seats": sorted(late)}
    how = RESIGNED if not late else TIMEOUT if late == match.resigned else RESIGNED_TIMEOUT
    return check(how, "", facts, True)


def headline(outcome: Outcome, checks: list[Check], seat: int) -> Words:
    """Who won, with what score, and how."""
    last = checks[-1]
    how = last["id"] if last["decides"] else "shared"
    winner = outcome.winners[0]
    facts: Facts = {
        "seat": winner,
        "seats": outcome.winners,
        "score": outcome.scores[winner],
        "how": how,
    }
    if how in UNFINISHED or how == DRAWN:
        return {"id": "headline-nobody", "facts": facts}
    if how in FORFEITED:
        return {"id": f"headline-{how}", "facts": {**last["facts"], "seat": winner}}
    side = "you" if seat in outcome.winners else "they"
    if len(outcome.winners) > 1:
        return {"id": f"headline-{side}_share", "facts": facts}
    return {"id": f"headline-{side}_{SCORE if how == SCORE else 'how'}", "facts": facts}


# Key moments


def key_moments(
    beats: list[Beat],
    narrator: Narrator[Any],
    seat: int,
    least: int = MIN_SWING,
    most: int = MAX_MOMENTS,
) -> list[Beat]:
    """The biggest swings in order of play, including one of the reader's own decisions.

    `least` is the smallest swing that counts, `most` how many moments there may be.
    """
    candidates = [beat for beat in beats if is_key_moment(beat, narrator, least)]
    candidates.sort(key=lambda beat: (-beat.swing(), beat.moment))
    best = candidates[:most]
    own = [beat for beat in candidates if beat.seat == seat]
    if own and own[0] not in best:
        best = [*best[: most - 1], own[0]]
    return sorted(best, key=lambda beat: beat.moment)


def is_key_moment(beat: Beat, narrator: Narrator[Any], least: int) -> bool:
    """Whether it changed anybody's prospects enough, with a public event and a change to show."""
    return beat.swing() >= least and beat.has_change() and bool(headline_events(beat, narrator))


def headline_events(beat: Beat, narrator: Narrator[Any]) -> list[Event]:
    """The public events of a beat that the narrator gives a weight, heaviest first."""
    seen = [
        event
        for event in beat.events
        if event.to == EVERYONE and event.kind in narrator.event_weights
    ]
    if not seen:
        return []
    first = max(seen, key=lambda event: narrator.event_weights[event.kind])
    rest = [event for event in seen if event is not first]
    rest.sort(key=lambda event: -narrator.event_weights[event.kind])
    return [first, *rest[: MAX_EVENTS - 1]]


def departure(match: Match, builder: StoryBuilder, outcome: Outcome) -> KeyMoment:
    """The moment at which the last seat left the game to the winner."""
    index = max(at for at, line in enumerate(match.lines) if line.word == "resign")
    seat = match.lines[index].seat
    is_late = seat in late_seats(match)
    scores = list(match.game.scores(builder.state))
    facts: Facts = {"seat": seat}
    return {
        "at": max(1, builder.state.round()),
        "moment": index + 1,
        "before": index - 1 if is_late else index,
        "seat": seat,
        "events": [{"kind": "timed_out" if is_late else "resigned", "facts": facts, "rule": ""}],
        "gain_seat": outcome.winners[0],
        "loss_seat": seat,
        "scores_before": scores,
        "scores_after": scores,
        "board_before": [],
        "board": [],
        "touched": [],
    }


def moment_row(beat: Beat, narrator: Narrator[Any]) -> KeyMoment:
    """A key moment as a typed record."""
    changes = beat.changes()
    events = headline_events(beat, narrator)
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
        "board_before": beat.board_before,
        "board": beat.board,
        "touched": narrator.touched(events),
    }
