"""What to build, where, and who goes there for it."""

from typing import Final

from hatamoto.games.edo import board
from hatamoto.games.edo.actions import (
    BUILD_CHEAPER,
    BUILD_FIRST,
    BUILD_FORTRESS,
    BUILD_HOUSE,
    BUILD_POST,
    BUILD_TEMPLE,
    MEET,
    MOVE,
    TO,
)
from hatamoto.games.edo.content import (
    BORDER_FIRST,
    EDO,
    FORTRESS,
    HOUSE,
    PALACE,
    POST,
    RESOURCE_FIRST,
    RYO,
    SITE,
    TEMPLE,
)
from hatamoto.games.edo.decisions.building import NO_GOOD, discount, has_fortress_site
from hatamoto.games.edo.hints.worth import (
    EDO_WORTH,
    GOOD_WORTH,
    INCOME_WORTH,
    POINT,
    RYO_WORTH,
    TOKEN_WORTH,
)
from hatamoto.games.edo.jiin.decisions import has_temple, is_temple_space, temples_left
from hatamoto.games.edo.state import (
    HELD,
    HOME,
    HOUSES,
    MARKED,
    NO_TOKEN,
    PIECES,
    POST_AT,
    EdoState,
)
from hatamoto.games.edo.tokken.board import COLUMNS, held

KINDS: Final = 6
PALACE_WORK: Final = 4
FIRST_SITE: Final = 5
SHARE: Final = 3
"""About what one more house earns a round."""
ROADS_WORTH: Final = 200
THRIFT: Final = 2
"""A good that is spent on a building counts for half of what it is worth."""


def building_script(state: EdoState, seat: int, count: int, left: int) -> list[int]:
    """The best buildings one after the other: first all moves, then all works."""
    work = Site(state, seat, left)
    moves: list[int] = []
    works: list[int] = []
    for _ in range(count):
        if not work.choose():
            break
        if work.mover >= 0:
            moves += [MOVE + work.mover, TO + work.space]
        works.append(work.action)
        work.pay()
    return moves + works


class Site:
    """A building action thought through: what is left to spend, who stands where."""

    def __init__(self, state: EdoState, seat: int, left: int) -> None:
        self.state = state
        self.seat = seat
        self.left = left
        at = seat * HELD
        self.goods = state.hold[at : at + 4]
        self.houses = state.hold[at + HOUSES]
        self.has_post = state.hold[at + POST_AT] != 0
        self.temples = 0
        self.first = held(state, seat, SITE) if state.court else 0
        self.demands = [token for token in state.court[:COLUMNS] if token != NO_TOKEN]
        self.added = 0
        """Works already chosen in this turn, as a mask of spaces."""
        self.kind = 0
        self.space = 0
        self.action = 0
        self.mover = -1
        self.price = 0
        self.gain = 0
        self.demand = NO_TOKEN
        self.moved = 0

    def choose(self) -> bool:
        """Find the best work that can be paid; whether there is one."""
        self.gain = 0
        state = self.state
        for space in state.setting.side.spaces:
            if space >= BORDER_FIRST:
                break
            mover, price = self._comer(space)
            if price < 0 or price > self.goods[RYO]:
                continue
            if state.setting.is_city(space):
                self._consider_city(space, mover, price)
            elif space >= RESOURCE_FIRST:
                self._consider_temple(space, mover, price)
        return self.gain > 0

    def _comer(self, space: int) -> tuple[int, int]:
        """Who could be there, -1 for somebody who is, and for what price; -1 for nobody."""
        state, seat = self.state, self.seat
        best, price = -1, -1
        for place in range(seat * PIECES, seat * PIECES + PIECES):
            piece = state.pieces[place]
            if piece >= HOME:
                break
            start = piece >> 2
            if start == space or self.added >> space & 1:
                return -1, 0
            if state.moving and not piece & MARKED and not self.added >> start & 1:
                if self.moved >> start & 1:
                    continue
                ryo = board.price(state, seat, start, space)
                if price < 0 or ryo < price:
                    best, price = start, ryo
        return best, price

    def _consider_city(self, city: int, mover: int, price: int) -> None:
        state, content = self.state, self.state.setting.content
        if state.closed >> city & 1:
            if city == EDO:
                self._consider_palace(mover, price)
            return
        has_site = board.has_site(state, city)
        share = SHARE * self.left * INCOME_WORTH
        if has_site and self.houses > 0:
            worth = content.building_points[HOUSE] * POINT + share
            if city == EDO and not board.is_in_edo(state, self.seat):
                worth += EDO_WORTH
            kind = FIRST_SITE if self.first else HOUSE
            self._offer(kind, HOUSE, city, worth, mover, price)
        if has_site and not self.has_post and city != EDO and not board.has_post(state, city):
            worth = content.building_points[POST] * POINT + 2 * share + ROADS_WORTH
            self._offer(POST, POST, city, worth, mover, price)
        if state.fortresses and has_fortress_site(state, city):
            worth = content.building_points[FORTRESS] * POINT
            self._offer(FORTRESS, FORTRESS, city, worth, mover, price)
        if city == EDO:
            self._consider_palace(mover, price)

    def _consider_temple(self, space: int, mover: int, price: int) -> None:
        state = self.state
        if not any(module.id == "jiin" for module in state.setting.modules):
            return
        free = not has_temple(state, space) and not self.added >> space & 1
        has_one = temples_left(state, self.seat) > self.temples
        if free and has_one and is_temple_space(state, space):
            worth = state.setting.content.building_points[TEMPLE] * POINT
            worth += ROADS_WORTH if self.left else 0
            self._offer(TEMPLE, TEMPLE, space, worth, mover, price)

    def _consider_palace(self, mover: int, price: int) -> None:
        content = self.state.setting.content
        for demand in self.demands:
            if content.demand_kind[demand] != PALACE:
                continue
            cost = self._cost(content.demand_price, demand, NO_GOOD, price)
            gain = POINT + (TOKEN_WORTH if self.left else 0) - cost - price * RYO_WORTH
            if cost >= 0 and gain > self.gain:
                self._keep(PALACE_WORK, EDO, MEET + demand, mover, price, gain)
                self.demand = demand

    def _offer(
        self, kind: int, building: int, space: int, worth: int, mover: int, price: int
    ) -> None:
        content = self.state.setting.content
        good = discount(self.state, self.seat, building)
        cost = self._cost(content.building_price, building, good, price)
        gain = worth - cost - price * RYO_WORTH
        if cost >= 0 and gain > self.gain:
            self._keep(kind, space, self._built(kind, space, good), mover, price, gain)

    def _cost(self, prices: list[int], row: int, good: int, price: int) -> int:
        """What the goods of a price are worth to the seat, or -1 if it has too few."""
        total = 0
        for other in range(4):
            needed = prices[row * 4 + other] - int(other == good)
            at_hand = self.goods[other] - (price if other == RYO else 0)
            if at_hand < needed:
                return -1
            each = RYO_WORTH if other == RYO else GOOD_WORTH[other]
            total += needed * each // THRIFT
        return total if self.left else 0

    def _built(self, kind: int, space: int, good: int) -> int:
        """The action that builds it."""
        if kind == HOUSE:
            return BUILD_HOUSE + space
        if kind == FIRST_SITE:
            return BUILD_FIRST + space
        if kind == POST:
            return BUILD_POST + space if good == NO_GOOD else BUILD_CHEAPER + space * 2 + good
        if kind == FORTRESS:
            return BUILD_FORTRESS + space
        return BUILD_TEMPLE + space - RESOURCE_FIRST

    def _keep(self, kind: int, space: int, action: int, mover: int, price: int, gain: int) -> None:
        self.kind = kind
        self.space = space
        self.action = action
        self.mover = mover
        self.price = price
        self.gain = gain

    def pay(self) -> None:
        """Take the goods of the chosen work away, and note who has gone there."""
        content = self.state.setting.content
        building = HOUSE if self.kind == FIRST_SITE else self.kind
        self.goods[RYO] -= self.price
        for good in range(4):
            if self.kind == PALACE_WORK:
                self.goods[good] -= content.demand_price[self.demand * 4 + good]
            else:
                self.goods[good] -= content.building_price[building * 4 + good]
        self.added |= 1 << self.space
        if self.mover >= 0:
            self.moved |= 1 << self.mover
        if self.kind == PALACE_WORK:
            self.demands.remove(self.demand)
        self.houses -= int(building == HOUSE)
        self.has_post = self.has_post or self.kind == POST
        self.temples += int(self.kind == TEMPLE)
        self.first -= int(self.kind == FIRST_SITE)
