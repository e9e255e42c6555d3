"""The script of a harvest: which samurai produce where, and which move there."""

from typing import Final, final

from hatamoto.games.edo import actions, board, codes, samurai
from hatamoto.games.edo.content import ids
from hatamoto.games.edo.hints import worth
from hatamoto.games.edo.hints.worth import rounds_left
from hatamoto.games.edo.state import EdoState
from hatamoto.games.edo.tokken.board import held
from hatamoto.kernel import masks

LATE: Final = 3
"""With this many rounds left, or fewer, a privilege is used for a single extra good."""


def harvest_script(state: EdoState, seat: int, good: int, count: int) -> list[int]:
    """Move samurai to spaces of the good if it is worth it, then let them produce."""
    field = Field(state, seat, good)
    moves: list[int] = []
    harvests: list[int] = []
    for _ in range(count):
        if not field.choose():
            break
        if field.start != field.space:
            moves += [actions.MOVE + field.start, actions.TO + field.space]
        harvests.append(field.produce())
    return moves + harvests


@final
class Field:
    """A simulated harvest: who has produced, where the samurai are, the money left."""

    def __init__(self, state: EdoState, seat: int, good: int) -> None:
        self.state = state
        self.seat = seat
        self.good = good
        self.crowd = state.crowd.copy()
        self.ryo = state.holdings[seat * codes.HELD + ids.RYO]
        self.full = held(state, seat, state.config.content.full_privilege[good])
        self.poor = state.config.content.harvest[0] - int(rounds_left(state) > LATE)
        """A privilege is used for a harvest below this."""
        self.used = 0
        """The mask of the indexes of samurai that have produced."""
        self.index = 0
        self.start = 0
        self.space = 0
        self.price = 0
        self.gain = 0

    def choose(self) -> bool:
        """Find the best samurai and space; returns whether there is one."""
        state = self.state
        self.gain = 0
        for index, piece in enumerate(samurai.all_of(state, self.seat)):
            done = samurai.is_marked(piece) and not state.moving
            if not done and not masks.has(self.used, index):
                self._consider(index, piece)
        return self.gain > 0

    def _consider(self, index: int, piece: int) -> None:
        first = ids.RESOURCE_FIRST + self.good * ids.EACH_RESOURCE
        for space in range(first, first + ids.EACH_RESOURCE):
            if not masks.has(self.state.config.open_resources, space):
                continue
            price = self._way(piece, space)
            if not 0 <= price <= self.ryo:
                continue
            amount = self._amount(space, samurai.space(piece) == space)
            if self.full and amount < self.poor:
                amount = self.poor
            gain = amount * worth.GOOD_WORTH[self.good] - price * worth.RYO_WORTH
            if gain > self.gain:
                self.index, self.start, self.space = index, samurai.space(piece), space
                self.price, self.gain = price, gain

    def _way(self, piece: int, space: int) -> int:
        """The cost of having a samurai on a space for the action, or -1 if impossible."""
        if samurai.space(piece) == space:
            return 0
        if not self.state.moving or samurai.is_marked(piece):
            return -1
        return board.price(self.state, self.seat, samurai.space(piece), space)

    def _amount(self, space: int, is_there: bool) -> int:
        """What one more samurai would produce on a space."""
        chart = self.state.config.content.harvest
        others = self.crowd[space] - int(is_there)
        return chart[others] if others < len(chart) else 0

    def produce(self) -> int:
        """Apply the choice; returns the action."""
        self.used |= masks.one(self.index)
        if self.start != self.space:
            self.crowd[self.start] -= 1
            self.crowd[self.space] += 1
            self.ryo -= self.price
        if self.full and self._amount(self.space, True) < self.poor:
            self.full -= 1
            return actions.PRODUCE_FULL + self.space - ids.RESOURCE_FIRST
        return actions.PRODUCE + self.space - ids.RESOURCE_FIRST
