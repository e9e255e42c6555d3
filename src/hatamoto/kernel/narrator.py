"""What a game adds to the story of a finished game: it follows the replay and tells what decided.

`hatamoto.kernel.story` replays the record and builds the story.
"""

from typing import Final, Generic, TypeVar, final

from hatamoto.kernel.events import Event
from hatamoto.kernel.refusals import Facts
from hatamoto.kernel.state import State
from hatamoto.kernel.story_types import Check, Part, Secret

S = TypeVar("S", bound=State)

SCORE: Final = "score"
"""The check that compares scores."""
DRAWN: Final = "drawn"
"""The check of a game that the rules leave without a winner."""


@final
class Step:
    """One line of the record that was not undone, and its events."""

    def __init__(self, moment: int, at: int, seat: int, events: list[Event]) -> None:
        self.moment = moment
        """How many lines the record has up to and including this one."""
        self.at = at
        """The round or turn in which it was played."""
        self.seat = seat
        self.events = events


class Narrator(Generic[S]):
    """Follows the replay of a finished game and adds what only that game knows."""

    def __init__(
        self, unit: str, event_weights: dict[str, int], mirrored: bool = False, hidden: bool = False
    ) -> None:
        self.unit = unit
        """The unit of time, `round` or `turn`."""
        self.event_weights = event_weights
        """The weight of each kind of event that can be a headline; the highest comes first."""
        self.mirrored = mirrored
        """Whether one marker is the score of both sides."""
        self.hidden = hidden
        """Whether some scores are hidden during the game."""

    def follow(self, state: S, step: Step) -> None:
        """Called after each line was played."""

    def goal(self, state: S) -> int | None:
        """The score that ends or wins the game."""
        return None

    def checks(self, state: S, winner: int, rival: int) -> list[Check]:
        """The comparisons between these two seats, in order, until one decides."""
        scores = state.game.scores(state)
        facts: Facts = {"seat": winner, "other_seat": rival}
        facts["score"], facts["other_score"] = scores[winner], scores[rival]
        return [check(SCORE, state.game.end_rule, facts, scores[winner] != scores[rival])]

    def parts(self, state: S) -> list[Part]:
        """The parts that add up to the result, by seat."""
        return []

    def secrets(self, state: S) -> list[Secret]:
        """What was hidden during the game, with who knew it when."""
        return []

    def board(self, state: S) -> list[str]:
        """What a key moment shows, such as the Line, or each space with what stands in it; empty if
        only the scores are shown."""
        return []

    def touched(self, events: list[Event]) -> list[str]:
        """Which of the pieces in `board` these events are about."""
        return []


def check(id: str, rule: str, facts: Facts, decides: bool) -> Check:
    """One comparison; its text is the message `check-<id>`."""
    return {"id": id, "rule": rule, "decides": decides, "facts": facts}


def until_decided(rows: list[Check]) -> list[Check]:
    """The rows up to the deciding one; all of them if none decides."""
    kept: list[Check] = []
    for row in rows:
        kept.append(row)
        if row["decides"]:
            break
    return kept
