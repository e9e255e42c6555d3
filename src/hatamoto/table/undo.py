"""What limits undo at a table, besides what was learned in the match."""

from __future__ import annotations

from collections.abc import Callable, Sequence
from typing import Final

from hatamoto.kernel.match import CONSENT, FREE, IMPOSSIBLE, Match, Undo

MAX_WITHDRAWN: Final = 10
"""How often a player's question may be withdrawn by free undos before that player has acted.

Without a limit, whoever takes a turn back and plays it again all the time keeps the next player
from ever answering."""
MAX_REFUSED: Final = 3
"""How often the others may refuse a seat an undo before that seat has played on.

Otherwise a player could repeat a refused request forever."""
MAX_OFFERED: Final = 3
"""How often a seat may propose to end the game before it has played on."""
Standing = Callable[[int], int]
"""By seat, how many of its actions were not undone, including pending ones."""


def recorded(match: Match, seat: int) -> int:
    """How many actions of a seat were not undone, without pending ones, which are secret."""
    return sum(move.seat == seat for move in match.moves)


class UndoLimits:
    """What bots chose for absent players, how often questions were withdrawn and undos refused."""

    def __init__(self, seats: int) -> None:
        self.by_stand_in: list[list[int]] = [[] for _ in range(seats)]
        """By seat, its number of actions after each one that a bot chose while standing in."""
        self.withdrawn = [0] * seats
        """How often an undo has withdrawn a seat's question since that seat last acted."""
        self.refused: list[list[int]] = [[] for _ in range(seats)]
        """By seat, its number of recorded actions each time the others refused it an undo."""
        self.offered: list[list[int]] = [[] for _ in range(seats)]
        """By seat, its number of recorded actions each time it proposed to end the game. An undo
        keeps them: it could be free, and would bring three more."""

    def answer(
        self,
        match: Match,
        seat: int,
        standing: int,
        asked: Sequence[int],
        others: Sequence[int],
    ) -> Undo:
        """Whether a seat may take back its last action.

        `asked` are the seats whose question this would withdraw, `others` those who may refuse.
        """
        undo = match.undo_answer(seat)
        if undo.answer == IMPOSSIBLE:
            return undo
        if self.has_bot_choice(seat, standing, 1):
            return Undo(IMPOSSIBLE, "stand_in_chose")
        if undo.answer == FREE and any(self.withdrawn[one] >= MAX_WITHDRAWN for one in asked):
            undo = Undo(CONSENT, "withdrawn_often", undo.actions)
        if undo.answer == CONSENT and others and not self.can_ask(seat, recorded(match, seat)):
            return Undo(IMPOSSIBLE, "refused_often")
        return undo

    def can_ask(self, seat: int, recorded: int) -> bool:
        """Whether a seat with so many recorded actions may still ask the others for an undo."""
        return sum(count >= recorded for count in self.refused[seat]) < MAX_REFUSED

    def can_offer(self, seat: int, recorded: int) -> bool:
        """Whether a seat with so many recorded actions may still propose to end the game."""
        return sum(count >= recorded for count in self.offered[seat]) < MAX_OFFERED

    def has_bot_choice(self, seat: int, standing: int, count: int) -> bool:
        """Whether a bot that stood in chose any of the seat's last actions."""
        chosen = self.by_stand_in[seat]
        return bool(chosen) and chosen[-1] > standing - count

    def forget_undone(self, match: Match, standing: Standing) -> None:
        """Forget the bots' choices, and the refusals, that were undone because others agreed."""
        for seat, chosen in enumerate(self.by_stand_in):
            while chosen and chosen[-1] > standing(seat):
                chosen.pop()
        for seat, refused in enumerate(self.refused):
            while refused and refused[-1] > recorded(match, seat):
                refused.pop()
