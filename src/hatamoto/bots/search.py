"""Search: a tree over the seat's own decisions, grown through worlds it holds possible.

Each iteration samples a world, walks down the tree by upper confidence among the most urgent
actions that are available in that world, lets everybody else act as greedy players with some noise,
and values the state a little later. A node belongs to what the seat has decided, not to one world,
so all worlds it cannot tell apart share it.
"""

from __future__ import annotations

from math import log, sqrt
from time import perf_counter
from typing import Any, Final, final

from hatamoto.bots.bot import Bot
from hatamoto.bots.greedy import urged
from hatamoto.kernel.game import Game
from hatamoto.kernel.rng import Rng
from hatamoto.kernel.seats import NATURE, NOBODY
from hatamoto.kernel.state import State
from hatamoto.kernel.window import Window

SECONDS: Final = 0.2
EXPLORE: Final = 0.7
"""How strongly rarely tried actions draw, in standard deviations of what was found."""
SPREAD: Final = 250.0
"""The standard deviation taken for granted at first, in thousandths of a win."""
TRUST: Final = 3
"""How many tries the game's own judgement of an action counts for."""
WIDTH: Final = 6
"""How many actions are tried at first, the most urgent ones."""
WIDEN: Final = 8
"""After how many tries one more is considered."""
AHEAD: Final = 1
"""How many steps beyond the present one an iteration looks ahead."""


@final
class Node:
    """The seat's decision after some of its own actions, whatever the world."""

    def __init__(self) -> None:
        self.place: dict[int, int] = {}
        self.actions: list[int] = []
        self.urges: list[int] = []
        self.visits: list[int] = []
        self.offered: list[int] = []
        self.totals: list[int] = []
        self.children: list[Node | None] = []
        self.count = 0
        self.sum = 0
        self.squares = 0

    def consider(self, game: Game[Any], state: State, seat: int) -> list[int]:
        """The legal actions of a world, all of them known to the node, the urgent ones first."""
        actions = state.legal(seat)
        for action in actions:
            if action not in self.place:
                self.add_all(actions, game.urges(state, seat))
                break
        return actions

    def add_all(self, actions: list[int], urges: list[int]) -> None:
        """Take up the actions that are new here, in falling order of urge."""
        fresh = [place for place in range(len(actions)) if actions[place] not in self.place]
        fresh.sort(key=lambda place: -urges[place])
        for place in fresh:
            self.place[actions[place]] = len(self.actions)
            self.actions.append(actions[place])
            self.urges.append(urges[place])
            self.visits.append(0)
            self.offered.append(0)
            self.totals.append(0)
            self.children.append(None)

    def select(self, actions: list[int], rng: Rng) -> int:
        """The place of the action to try: by upper confidence among the urgent ones."""
        width = WIDTH + self.count // WIDEN
        best = -1
        best_bound = -1.0
        first = self.place[actions[0]]
        for action in actions:
            place = self.place[action]
            first = min(first, place)
            if place < width:
                self.offered[place] += 1
                bound = self.mean(place) + self.doubt(place) + rng.below(100) / 100.0
                if bound > best_bound:
                    best_bound = bound
                    best = place
        return best if best >= 0 else first

    def mean(self, place: int) -> float:
        """The value found for an action, leaning on how urgent the game thinks it."""
        middle = self.sum / self.count if self.count else 500.0
        guess = middle + self.urges[place] - self.urges[0]
        return (self.totals[place] + TRUST * guess) / (self.visits[place] + TRUST)

    def doubt(self, place: int) -> float:
        """How much better than its mean an action may be."""
        offered = float(self.offered[place] + 1)
        return self.spread() * EXPLORE * sqrt(log(offered) / (self.visits[place] + 1))

    def spread(self) -> float:
        """The standard deviation of what was found below the node."""
        if self.count < TRUST:
            return SPREAD
        middle = self.sum / self.count
        return sqrt(max(1.0, self.squares / self.count - middle * middle))

    def note(self, place: int, worth: int) -> None:
        """An iteration through an action was worth so much."""
        self.visits[place] += 1
        self.totals[place] += worth
        self.count += 1
        self.sum += worth
        self.squares += worth * worth

    def below(self, place: int) -> Node:
        """The node after an action."""
        child = self.children[place]
        if child is None:
            child = Node()
            self.children[place] = child
        return child

    def best(self) -> int:
        """The action that is best even if it was lucky."""
        best = 0
        most = -10000.0
        for place in range(len(self.actions)):
            sure = self.mean(place) - self.spread() * EXPLORE / sqrt(self.visits[place] + 1.0)
            if sure > most:
                best, most = place, sure
        return self.actions[best]


@final
class SearchBot(Bot):
    """Thinks for a time or for a number of iterations."""

    name = "search"

    def __init__(self, seconds: float = SECONDS, iterations: int = 0) -> None:
        self.seconds = seconds
        self.iterations = iterations

    def choose(self, window: Window, rng: Rng) -> int:
        """The action the search comes back to most."""
        actions = window.legal()
        if len(actions) == 1:
            return actions[0]
        root = Node()
        start = perf_counter()
        done = 0
        while done < self.iterations or not self.iterations:
            iterate(window.game, root, window.sample(rng), window.seat, rng)
            done += 1
            if not self.iterations and perf_counter() - start >= self.seconds:
                break
        return root.best()


def iterate(game: Game[Any], root: Node, state: State, seat: int, rng: Rng) -> None:
    """Grow the tree by one playout in one world."""
    last = game.moment(state) + AHEAD
    node: Node | None = root
    path: list[Node] = []
    places: list[int] = []
    while True:
        actor = state.actor()
        if actor == NOBODY or game.moment(state) > last:
            break
        if actor == NATURE:
            state.apply(NATURE, state.draw(rng))
        elif actor == seat and node is not None:
            place = node.select(node.consider(game, state, seat), rng)
            path.append(node)
            places.append(place)
            grown = node.visits[place] > 0
            state.apply(seat, node.actions[place])
            node = node.below(place) if grown else None
        else:
            state.apply(actor, urged(game, state, actor, game.noise(), rng))
    worth = game.value(state, seat)
    for depth in range(len(path)):
        path[depth].note(places[depth], worth)
