"""The ground of a scenario: tables computed once from the content's map."""

from typing import Final, final

from hatamoto.games.battles.actions import PieceActions
from hatamoto.games.battles.board import steps
from hatamoto.games.battles.board.nearby import nearby
from hatamoto.games.battles.board.odds import Odds
from hatamoto.games.battles.content import Content, Scenario, hexes, tables
from hatamoto.kernel import masks

TOO_FAR: Final = 99
SOON: Final = 6
"""The maximum distance in hexes of a unit that counts as near a victory hex."""


@final
class Ground:
    """Flat, read-only tables by hex."""

    def __init__(self, content: Content, scenario: Scenario, first: int, act: PieceActions) -> None:
        self.first = first
        """The number of the scenario's first piece among the pieces of all battles."""
        self.act = act
        self.edges = [step_list(scenario, hex) for hex in range(hexes.HEXES)]
        """The steps out of each hex, packed as in `steps` (§8-1(1), §8-1(2)).

        The terrain sets the price (§8-1(1).1, §8-1(1).2, §8-1(1).3), a stream adds one
        (§8-1(2).1), and along a road a step costs one (§8-1(2).3).
        """
        self.roads = [road_list(scenario, hex) for hex in range(hexes.HEXES)]
        """The neighbours along a road (§8-2(3))."""
        self.dry = [dry_list(scenario, hex) for hex in range(hexes.HEXES)]
        """The neighbours not behind a river or pond: zones of control, melee, retreat (§3-2(2))."""
        self.beside = [neighbour_list(scenario, hex) for hex in range(hexes.HEXES)]
        """All neighbours on the map (§9-1(1))."""
        self.wet = [len(self.beside[hex]) > len(self.dry[hex]) for hex in range(hexes.HEXES)]
        """Whether a river or pond separates the hex from a neighbour."""
        goals = scenario.victory_hexes
        into = reversed_steps(self.edges)
        self.far = [points for goal in goals for points in far_list(into, goal)]
        """The movement points to each victory hex, at `victory * HEXES + hex`."""
        self.onward = [points for goal in goals for points in far_list(self.edges, goal)]
        """The movement points from each victory hex, at the same indexes."""
        links = [[steps.step(other, 1) for other in around] for around in self.roads]
        self.links = [points for goal in goals for points in far_list(links, goal)]
        """The road links to or from each victory hex, at the same indexes."""
        self.near = [near_list(goals, hex) for hex in range(hexes.HEXES)]
        """The victory hexes within SOON, packed as in `nearby`."""
        self.odds = Odds(content)
        most = max(scenario.allowance)
        self.on_foot = [near_mask(self.far, hex, most) for hex in range(hexes.HEXES)]
        """The mask of the victory hexes that some piece could reach from here."""
        self.by_road = [near_mask(self.links, hex, 2 * most) for hex in range(hexes.HEXES)]
        """The same for road movement."""


def neighbour_list(scenario: Scenario, hex: int) -> list[int]:
    """The neighbours on the map, by direction."""
    around = [scenario.next[hex * hexes.DIRS + way] for way in range(hexes.DIRS)]
    return [other for other in around if other != hexes.NO_HEX]


def step_list(scenario: Scenario, hex: int) -> list[int]:
    """The neighbours a unit can enter, each with its cost, cheapest first."""
    found: list[int] = []
    for way in range(hexes.DIRS):
        cost = scenario.step[hex * hexes.DIRS + way]
        if cost:
            found.append(steps.step(scenario.next[hex * hexes.DIRS + way], cost))
    found.sort(key=steps.cost_of)
    return found


def road_list(scenario: Scenario, hex: int) -> list[int]:
    """The neighbours connected by a road."""
    return [
        scenario.next[hex * hexes.DIRS + way]
        for way in range(hexes.DIRS)
        if scenario.road[hex * hexes.DIRS + way]
    ]


def dry_list(scenario: Scenario, hex: int) -> list[int]:
    """The neighbours on the same side of the water."""
    found: list[int] = []
    for way in range(hexes.DIRS):
        other = scenario.next[hex * hexes.DIRS + way]
        if other != hexes.NO_HEX and scenario.side[hex * hexes.DIRS + way] < tables.RIVER:
            found.append(other)
    return found


def near_list(goals: list[int], hex: int) -> list[int]:
    """The victory hexes near a hex, each with its distance."""
    away = [hexes.distance(hex, goal) for goal in goals]
    return [nearby(index, steps) for index, steps in enumerate(away) if steps <= SOON]


def near_mask(far: list[int], hex: int, radius: int) -> int:
    """The mask of the victory hexes within `radius` of a hex."""
    mask = 0
    for index in range(len(far) // hexes.HEXES):
        if far[index * hexes.HEXES + hex] <= radius:
            mask |= masks.one(index)
    return mask


def reversed_steps(edges: list[list[int]]) -> list[list[int]]:
    """The steps into each hex, from those out of each hex."""
    into: list[list[int]] = [[] for _ in range(hexes.HEXES)]
    for hex in range(hexes.HEXES):
        for edge in edges[hex]:
            into[steps.hex_of(edge)].append(steps.step(hex, steps.cost_of(edge)))
    return into


def far_list(edges: list[list[int]], start: int) -> list[int]:
    """The points from a hex to every other on an empty map; TOO_FAR if unreachable."""
    points = [TOO_FAR] * hexes.HEXES
    points[start] = 0
    levels: list[list[int]] = [[] for _ in range(TOO_FAR)]
    levels[0].append(start)
    for level in range(TOO_FAR):
        for hex in levels[level]:
            if points[hex] == level:
                for edge in edges[hex]:
                    other, cost = steps.hex_of(edge), level + steps.cost_of(edge)
                    if cost < points[other]:
                        points[other] = cost
                        levels[cost].append(other)
    return points
