"""Search: a tree over the seat's own decisions, grown through worlds it holds possible.

Each iteration samples a world, walks down the tree by upper confidence among the actions that are
available in that world, lets everybody else act as greedy players with some noise, and values the
state a little later. A node belongs to what the seat has decided, not to one world, so all worlds
it cannot tell apart share it.
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
EXPLORE: Final = 180.0
"""How strongly rarely tried actions draw, in thousandths of a win."""
NOISE: Final = 26
"""In how many of 256 decisions of a playout anything may happen."""
ROUNDS: Final = 1
"""How many rounds beyond the present one an iteration looks ahead."""


@final
class Node:
    """The seat's decision after some of its own actions, whatever the world."""

    def __init__(self) -> None:
        self.place: dict[int, int] = {}
        self.actions: list[int] = []
        self.visits: list[int] = []
        self.offered: list[int] = []
        self.totals: list[int] = []
        self.children: list[Node | None] = []

    def add(self, action: int) -> int:
        """The place of an action, a new one if needed."""
        place = self.place.get(action, -1)
        if place < 0:
            place = len(self.actions)
            self.place[action] = place
            self.actions.append(action)
            self.visits.append(0)
            self.offered.append(0)
            self.totals.append(0)
            self.children.append(None)
        return place

    def select(self, actions: list[int], rng: Rng) -> int:
        """The place of the action to try: untried ones first, then by upper confidence."""
        best = -1
        best_bound = -1.0
        fresh = 0
        for action in actions:
            place = self.add(action)
            self.offered[place] += 1
            if self.visits[place] == 0:
                fresh += 1
                if rng.below(fresh) == 0:
                    best = place
            elif fresh == 0:
                bound = self.bound(place)
                if bound > best_bound:
                    best_bound = bound
                    best = place
        return best

    def bound(self, place: int) -> float:
        """The mean value of an action plus how little is known of it."""
        visits = float(self.visits[place])
        mean = self.totals[place] / visits
        return mean + EXPLORE * sqrt(log(float(self.offered[place])) / visits)

    def below(self, place: int) -> Node:
        """The node after an action."""
        child = self.children[place]
        if child is None:
            child = Node()
            self.children[place] = child
        return child

    def most_visited(self) -> int:
        """The action tried most often."""
        best = 0
        for place in range(1, len(self.actions)):
            if self.visits[place] > self.visits[best]:
                best = place
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
        return root.most_visited()


def iterate(game: Game[Any], root: Node, state: State, seat: int, rng: Rng) -> None:
    """Grow the tree by one playout in one world."""
    last = state.round() + ROUNDS
    node: Node | None = root
    path: list[Node] = []
    places: list[int] = []
    while True:
        actor = state.actor()
        if actor == NOBODY or state.round() > last:
            break
        if actor == NATURE:
            state.apply(NATURE, state.draw(rng))
        elif actor == seat and node is not None:
            place = node.select(state.legal(seat), rng)
            path.append(node)
            places.append(place)
            grown = node.visits[place] > 0
            state.apply(seat, node.actions[place])
            node = node.below(place) if grown else None
        else:
            state.apply(actor, urged(game, state, actor, NOISE, rng))
    worth = game.value(state, seat)
    for depth in range(len(path)):
        path[depth].visits[places[depth]] += 1
        path[depth].totals[places[depth]] += worth
