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
