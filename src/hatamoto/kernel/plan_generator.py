"""Generates plans: complete answers of one seat to an open simultaneous step."""

from typing import final


@final
class CandidatePlan:
    """All answers a seat still owes in the open step, with an estimate of their worth."""

    def __init__(self, answers: list[int], worth: float) -> None:
        self.answers = answers
        self.worth = worth
        """In thousandths of a win; only differences matter."""


class PlanGenerator:
    """Generates plans a little at a time, so that the caller can check the clock in between."""

    def work(self) -> bool:
        """Do a little more work; returns whether there is more to do."""
        raise NotImplementedError

    def plans(self, count: int) -> list[CandidatePlan]:
        """Up to `count` of the best plans found so far, varied, best first.

        There is always at least one, even before any work.
        """
        raise NotImplementedError
