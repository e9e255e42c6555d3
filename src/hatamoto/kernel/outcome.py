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
        """The wire form."""
        return {
            "scores": self.scores,
            "places": self.places,
            "winners": self.winners,
            "reason": self.reason,
        }

    def shares(self) -> list[float]:
        """Each seat's part of one victory: a shared first place is divided."""
        part = 1.0 / len(self.winners)
        return [part if place == 1 else 0.0 for place in self.places]


def agreed(seats: int) -> Outcome:
    """The outcome when all at the table agree to stop: nobody is ahead."""
    return Outcome([0] * seats, [1] * seats, "agreed_draw")


def with_resigned(outcome: Outcome | None, resigned: set[int], seats: int) -> Outcome | None:
    """The outcome once some have resigned: they are last, and the last one left wins."""
    standing = [seat for seat in range(seats) if seat not in resigned]
    if len(standing) <= 1:
        places = [1 if seat in standing else 2 for seat in range(seats)]
        return Outcome([0] * seats, places, "resigned")
    if outcome is None or not resigned:
        return outcome
    places = [len(standing) + 1] * seats
    for seat in standing:
        places[seat] = 1 + sum(1 for s in standing if outcome.places[s] < outcome.places[seat])
    return Outcome(outcome.scores, places, outcome.reason)
