"""The path of a move, where it matters: for what is seized, and for events (ruling 59).

Only the flood fills in `reach` decide what is in reach at what cost; this module reads their marks
and chooses one of the cheapest paths.
"""

from typing import Final, TypeAlias, cast, final

from hatamoto.games.battles.board import marks, reach, steps
from hatamoto.games.battles.board.destinations import prize
from hatamoto.games.battles.board.reach import commander_first_steps, first_steps, move_ends
from hatamoto.games.battles.content import hexes
from hatamoto.games.battles.state import BattlesState
from hatamoto.kernel import masks

Choices: TypeAlias = dict[int, list[int]]
"""Paths by the mask of what they seize and capture; a path excludes its start."""
LEVELS: Final = marks.MAX_LINKS + 1
"""More than the points or road links of any move."""
NOWHERE: Final[Choices] = {0: []}
"""The path that stays where it is."""


@final
class Leg:
    """The flood fill from the start of a move, or from a way point."""

    def __init__(
        self, state: BattlesState, piece: int, start: int, budget: int, links: int, leaving: bool
    ) -> None:
        self.start = start
        self.points: int = state.scenario.allowance[piece]
        self.marks = marks.fresh(start)
        """By hex, the points left plus one and the road links, packed as in `marks`."""
        self.opening = marks.fresh(start)
        """The same after the first step of normal movement only."""
        if piece < state.scenario.units:
            first_steps(state, piece, start, budget, self.opening, leaving)
        else:
            commander_first_steps(state, piece, start, budget, self.opening, [])
        self.found = reach.flood(state, piece, start, budget, links, leaving, self.marks)

    def price(self, hex: int, by_road: bool) -> int:
        """The points of the whole move so far, or the road links of this leg."""
        mark = self.marks[hex]
        return marks.links_of(mark) if by_road else self.points + 1 - marks.rest_of(mark)

    def next_hexes(self, state: BattlesState, hex: int, by_road: bool) -> list[int]:
        """The hexes that a cheapest path can enter from a hex on it."""
        reached = self.marks
        if by_road:
            link = 1 if hex == self.start else marks.links_of(reached[hex]) + 1
            roads = state.ground.roads[hex]
            return [other for other in roads if marks.links_of(reached[other]) == link]
        found: list[int] = []
        for edge in state.ground.edges[hex]:
            other = steps.hex_of(edge)
            rest = marks.rest_of(reached[hex]) - steps.cost_of(edge)
            if hex == self.start:
                rest = self.opening[other]
            if rest > 0 and rest == marks.rest_of(reached[other]):
                found.append(other)
        return found


def first_leg(state: BattlesState, piece: int, start: int, arrives: bool) -> Leg:
    """The first leg of a move, from the hex of the piece or from its entry hex."""
    budget = reach.points_at_start(state, piece, start, arrives)
    return Leg(state, piece, start, budget, 2 * state.scenario.allowance[piece], True)


def next_leg(state: BattlesState, unit: int, before: Leg, via: int) -> Leg:
    """The leg of a move after a way point."""
    mark = before.marks[via]
    used = marks.links_of(mark)
    links = 2 * before.points - used if used else 0
    return Leg(state, unit, via, marks.rest_of(mark), links, False)


def destinations_via(
    state: BattlesState, unit: int, start: int, via: int, arrives: bool
) -> list[int]:
    """The moves of a unit from a hex that pass through another, as actions (ruling 59)."""
    found = next_leg(state, unit, first_leg(state, unit, start, arrives), via).found
    return cast(list[int], found)  # all items are integers, boxed once


def path(
    state: BattlesState,
    piece: int,
    start: int,
    goal: int,
    by_road: bool,
    via: int,
    arrives: bool,
) -> list[int]:
    """The path from the start (excluded) to the goal, past a way point if there is one."""
    leg = first_leg(state, piece, start, arrives)
    if via < 0:  # no way point
        return best(cheapest_paths(state, piece, leg, by_road, goal)[goal], NOWHERE)
    first = cheapest_paths(state, piece, leg, by_road, via)
    onward = cheapest_paths(state, piece, next_leg(state, piece, leg, via), by_road, goal)
    return best(first[via], onward[goal])


def cheapest_paths(
    state: BattlesState, piece: int, leg: Leg, by_road: bool, goal: int = hexes.NO_HEX
) -> dict[int, Choices]:
    """The cheapest paths to every hex in reach; with a goal, only up to its cost.

    Of paths that seize and capture the same, the one with the lowest hex numbers is kept.
    """
    seat = state.scenario.owner[piece]
    takes = piece < state.scenario.units
    found: dict[int, Choices] = {leg.start: NOWHERE}
    levels: list[list[int]] = [[] for _ in range(LEVELS)]
    levels[0].append(leg.start)
    last = LEVELS if goal == hexes.NO_HEX else leg.price(goal, by_road)
    for level in range(last):
        for hex in levels[level]:
            if hex != leg.start and move_ends(state, piece, hex):
                continue
            for other in leg.next_hexes(state, hex, by_road):
                if other not in found:
                    found[other] = {}
                    levels[leg.price(other, by_road)].append(other)
                gain = prize(state, seat, other) if takes else 0
                extend(found[hex], found[other], other, gain)
    return found


def extend(before: Choices, after: Choices, hex: int, gain: int) -> None:
    """Extend each path by a hex, and keep it unless one with lower hex numbers seizes the same."""
    for mask, passed in before.items():
        longer = [*passed, hex]
        known = after.get(mask | gain)
        if known is None or longer < known:
            after[mask | gain] = longer


def best(first: Choices, onward: Choices) -> list[int]:
    """The path with the most seizures and captures on both legs, then with the lowest hex numbers.

    What both legs seize counts once.
    """
    chosen: list[int] = []
    most = -1
    for mask, passed in first.items():
        for other_mask, others in onward.items():
            gains = masks.count(mask | other_mask)
            way = passed + others
            if gains > most or (gains == most and way < chosen):
                chosen, most = way, gains
    return chosen
