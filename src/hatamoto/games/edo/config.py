"""What is fixed for one table: the side of the board, covered spaces, modules, roads."""

from __future__ import annotations

from typing import final

from hatamoto.games.edo import actions
from hatamoto.games.edo.content import Content, Side, ids
from hatamoto.games.edo.extension_points import Module, Offer
from hatamoto.kernel import masks


@final
class Roads:
    """Distances on one side of the board, as tables.

    A hub is a space whose roads are all free for somebody, so moving between it and its neighbours
    costs nothing.
    """

    def __init__(self, side: Side) -> None:
        self.distance = side.distance
        self.ball: list[int] = []
        """The mask of the spaces within a number of roads, at `space * DISTANCES + roads`."""
        self.near = [0] * ids.SPACES
        """The mask of a space and its neighbours."""
        self.gap: list[int] = []
        """The roads from a space to a hub or its neighbours, at `space * SPACES + hub`."""
        self.hub_ball: list[int] = []
        """The mask of the spaces within a number of roads of a hub and its neighbours."""
        self.moves_within: list[list[int]] = []
        """Like `ball`, but as actions that move there, without the space itself."""
        self._measure(side)

    def _measure(self, side: Side) -> None:
        for space in range(ids.SPACES):
            for roads in range(ids.DISTANCES):
                mask = within(self.distance, space, roads)
                self.ball.append(mask)
                self.moves_within.append(move_actions(mask & ~masks.one(space)))
            if side.is_on[space]:
                self.near[space] = self.ball[space * ids.DISTANCES + 1]
        for hub in range(ids.SPACES):
            for roads in range(ids.DISTANCES):
                self.hub_ball.append(joined(self.ball, self.near[hub], roads))
        for space in range(ids.SPACES):
            for hub in range(ids.SPACES):
                self.gap.append(nearest(self.ball, space, self.near[hub]))


def within(distance: list[int], space: int, roads: int) -> int:
    """The mask of the spaces within a number of roads."""
    mask = 0
    for other in range(ids.SPACES):
        if distance[space * ids.SPACES + other] <= roads:
            mask |= masks.one(other)
    return mask


def joined(ball: list[int], spaces: int, roads: int) -> int:
    """The mask of the spaces within a number of roads of any of these spaces."""
    mask = 0
    for space in range(ids.SPACES):
        if masks.has(spaces, space):
            mask |= ball[space * ids.DISTANCES + roads]
    return mask


def nearest(ball: list[int], space: int, spaces: int) -> int:
    """The number of roads from a space to the nearest of these spaces."""
    roads = 0
    while roads < ids.MAX_DISTANCE and not ball[space * ids.DISTANCES + roads] & spaces:
        roads += 1
    return roads


def move_actions(mask: int) -> list[int]:
    """The actions that move to the spaces of a mask."""
    return [
        actions.NUMBERS[actions.TO + space] for space in range(ids.SPACES) if masks.has(mask, space)
    ]


@final
class Config:
    """The seats and modules of a table, with everything that depends on them."""

    def __init__(
        self,
        content: Content,
        roads: Roads,
        seats: int,
        choice: str,
        modules: list[Module],
        offers: list[list[Offer]],
        offer_of: list[Offer],
        anytime: list[Offer],
        anytime_of: list[Offer | None],
    ) -> None:
        opens_land = any(module.opens_land for module in modules)
        setup = content.setup(seats, opens_land)
        self.content = content
        self.seats = seats
        self.choice = choice
        """The value of the option `modules`."""
        self.modules = modules
        self.offers = offers
        """By action: the offers of a turn, in the order of the legal list."""
        self.offer_of = offer_of
        """The offer of each action number, whatever the modules."""
        self.anytime = anytime
        """The offers that every decision of a turn has in addition to its own answers."""
        self.anytime_of = anytime_of
        """The anytime offer of each action number, whatever the modules; None if it has none."""
        self.side = content.sides[setup.side]
        self.roads = roads
        self.setup = setup
        self.covered = masks.of([s for s in range(ids.SPACES) if setup.covered[s]])
        self.on_side = masks.of(self.side.spaces)
        self.cities = [ids.EDO, *setup.open_towns]
        """The cities in use, Edo first."""
        self.open_cities = masks.of(self.cities)
        self.open_resources = masks.of(setup.open_resources)
        self.ronin_spaces = [self._ronin_spaces(kind) for kind in range(ids.RONIN_KINDS)]
        """By kind, the mask of the spaces a Ronin may go to (§ronin/relocation/1,
        §ronin/relocation/4)."""
        self.outsiders = self.open_resources if opens_land and seats == 2 else 0
        """The spaces with a samurai of an unused colour (§ronin/two_players)."""
        self._list_actions()

    def _ronin_spaces(self, kind: int) -> int:
        if kind == ids.RONIN_KINDS - 1:
            return self.open_cities & ~masks.one(ids.EDO)
        first = ids.RESOURCE_FIRST + kind * ids.EACH_RESOURCE
        return self.open_resources & masks.of(list(range(first, first + ids.EACH_RESOURCE)))

    def _list_actions(self) -> None:
        spaces = self.side.spaces
        borders = [space for space in spaces if space >= ids.BORDER_FIRST]
        self.enter = [
            actions.NUMBERS[actions.ENTER + space - ids.BORDER_FIRST] for space in borders
        ]
        self.enter_black = [
            actions.NUMBERS[actions.ENTER_BLACK + space - ids.BORDER_FIRST] for space in borders
        ]
        self.elsewhere = [
            move_actions(self.on_side & ~masks.one(space)) for space in range(ids.SPACES)
        ]
        """By space: the actions that move anywhere else."""
        self.faces = [
            self._faces(slot, card) for slot in range(actions.SLOTS) for card in range(ids.CARDS)
        ]
        """The actions that plan a card, at `slot * CARDS + card`."""

    def _faces(self, slot: int, card: int) -> list[int]:
        base = actions.PLAN + slot * actions.FACES + card * ids.ACTIONS
        return [actions.NUMBERS[base + action] for action in self.content.card_actions[card]]

    def is_resource(self, space: int) -> bool:
        """Whether a space is a resource space in use (§setup/covers)."""
        return ids.RESOURCE_FIRST <= space <= ids.RESOURCE_LAST and masks.has(
            self.open_resources, space
        )

    def has_module(self, id: str) -> bool:
        """Whether the table plays with a module of the expansion."""
        return any(module.id == id for module in self.modules)

    def is_city(self, space: int) -> bool:
        """Whether a space is a city in use (§setup/covers)."""
        return space < ids.CITIES and masks.has(self.open_cities, space)
