"""How a game ended."""

from typing import final


@final
class Outcome:
    """Scores and places by seat, and the reason the game ended."""

    def __init__(self, scores: list[int], places: list[int], reason: str) -> None:
        self.scores = scores
        self.places = places
        self.reason = reason
        self.winners = [seat for seat, place in enumerate(places) if place == 1]

    def as_json(self) -> dict[str, object]:
        """The wire form, as in the `result` of a record."""
        return {
            "scores": self.scores,
            "places": self.places,
            "winners": self.winners,
            "reason": self.reason,
        }

    def shares(self) -> list[float]:
        """Each seat's share of one win: winners of a tie divide it."""
        part = 1.0 / len(self.winners)
        return [part if place == 1 else 0.0 for place in self.places]


def agreed(resigned: set[int], scores: list[int]) -> Outcome:
    """The outcome when all who are left agree to a draw: they share it and the scores are kept."""
    return with_resigned(Outcome(scores, [1] * len(scores), "agreed_draw"), resigned)


def last_left(resigned: set[int], scores: list[int]) -> Outcome:
    """The outcome when all but one have resigned: the last player wins, the scores are kept."""
    return with_resigned(Outcome(scores, [1] * len(scores), "resigned"), resigned)


def with_resigned(outcome: Outcome, resigned: set[int]) -> Outcome:
    """An outcome with those who resigned placed last."""
    if not resigned:
        return outcome
    seats = len(outcome.places)
    standing = [seat for seat in range(seats) if seat not in resigned]
    places = [len(standing) + 1] * seats
    for seat in standing:
        places[seat] = 1 + sum(1 for s in standing if outcome.places[s] < outcome.places[seat])
    return Outcome(outcome.scores, places, outcome.reason)
