"""The script of a building action: what to build where, and which samurai moves there."""

from typing import Final

from hatamoto.games.edo import actions, board, codes, samurai
from hatamoto.games.edo.content import ids
from hatamoto.games.edo.decisions import building
from hatamoto.games.edo.decisions.building import discount, has_fortress_site
from hatamoto.games.edo.hints import worth
from hatamoto.games.edo.jiin.decisions import has_temple, is_temple_space, temples_left
from hatamoto.games.edo.state import EdoState
from hatamoto.games.edo.tokken import board as tokken_board
from hatamoto.games.edo.tokken.board import held
from hatamoto.kernel import masks

PALACE_WORK: Final = 4
FIRST_SITE: Final = 5
SHARE: Final = 3
"""The approximate income of one more house per round."""
ROADS_WORTH: Final = 200
THRIFT: Final = 2
"""Goods spent on a building are divided by this, since unspent goods are worth less."""


def building_script(state: EdoState, seat: int, count: int, left: int) -> list[int]:
    """The best buildings, chosen greedily: first all moves, then all works."""
    work = Site(state, seat, left)
    moves: list[int] = []
    works: list[int] = []
    for _ in range(count):
        if not work.choose():
            break
        if work.mover >= 0:
            moves += [actions.MOVE + work.mover, actions.TO + work.space]
        works.append(work.action)
        work.pay()
    return moves + works


class Site:
    """A simulated building action: the goods left, and where the samurai are."""

    def __init__(self, state: EdoState, seat: int, left: int) -> None:
        self.state = state
        self.seat = seat
        self.left = left
        at = seat * codes.HELD
        self.goods = state.holdings[at : at + ids.GOODS]
        self.houses = state.holdings[at + codes.HOUSES]
        self.has_post = state.holdings[at + codes.POST_AT] != 0
        self.temples = 0
        self.first = held(state, seat, ids.SITE) if state.court else 0
        self.demands = [
            token for token in state.court[: tokken_board.COLUMNS] if token != codes.NO_TOKEN
        ]
        self.added = 0
        """Works already chosen in this turn, as a mask of spaces."""
        self.kind = 0
        self.space = 0
        self.action = 0
        self.mover = -1
        self.price = 0
        self.gain = 0
        self.demand = codes.NO_TOKEN
        self.moved = 0

    def choose(self) -> bool:
        """Find the best affordable work; returns whether there is one."""
        self.gain = 0
        state = self.state
        for space in state.config.side.spaces:
            if space >= ids.BORDER_FIRST:
                break
            mover, price = self._comer(space)
            if price < 0 or price > self.goods[ids.RYO]:
                continue
            if state.config.is_city(space):
                self._consider_city(space, mover, price)
            elif space >= ids.RESOURCE_FIRST:
                self._consider_temple(space, mover, price)
        return self.gain > 0

    def _comer(self, space: int) -> tuple[int, int]:
        """The samurai that could be there (-1 if one already is) and its cost (-1 if none can)."""
        state, seat = self.state, self.seat
        best, price = -1, -1
        for piece in samurai.all_of(state, seat):
            start = samurai.space(piece)
            if start == space or masks.has(self.added, space):
                return -1, 0
            if state.moving and not samurai.is_marked(piece) and not masks.has(self.added, start):
                if masks.has(self.moved, start):
                    continue
                ryo = board.price(state, seat, start, space)
                if price < 0 or ryo < price:
                    best, price = start, ryo
        return best, price

    def _consider_city(self, city: int, mover: int, price: int) -> None:
        state, content = self.state, self.state.config.content
        if masks.has(state.closed, city):
            if city == ids.EDO:
                self._consider_palace(mover, price)
            return
        has_site = board.has_site(state, city)
        share = SHARE * self.left * worth.INCOME_WORTH
        if has_site and self.houses > 0:
            worth_list = content.building_points[ids.HOUSE] * worth.POINT + share
            if city == ids.EDO and not board.is_in_edo(state, self.seat):
                worth_list += worth.EDO_WORTH
            kind = FIRST_SITE if self.first else ids.HOUSE
            self._offer(kind, ids.HOUSE, city, worth_list, mover, price)
        if has_site and not self.has_post and city != ids.EDO and not board.has_post(state, city):
            worth_list = content.building_points[ids.POST] * worth.POINT + 2 * share + ROADS_WORTH
            self._offer(ids.POST, ids.POST, city, worth_list, mover, price)
        if state.fortresses and has_fortress_site(state, city):
            worth_list = content.building_points[ids.FORTRESS] * worth.POINT
            self._offer(ids.FORTRESS, ids.FORTRESS, city, worth_list, mover, price)
        if city == ids.EDO:
            self._consider_palace(mover, price)

    def _consider_temple(self, space: int, mover: int, price: int) -> None:
        state = self.state
        if not any(module.id == "jiin" for module in state.config.modules):
            return
        free = not has_temple(state, space) and not masks.has(self.added, space)
        has_one = temples_left(state, self.seat) > self.temples
        if free and has_one and is_temple_space(state, space):
            worth_list = state.config.content.building_points[ids.TEMPLE] * worth.POINT
            worth_list += ROADS_WORTH if self.left else 0
            self._offer(ids.TEMPLE, ids.TEMPLE, space, worth_list, mover, price)

    def _consider_palace(self, mover: int, price: int) -> None:
        content = self.state.config.content
        for demand in self.demands:
            if content.demand_kind[demand] != ids.PALACE:
                continue
            cost = self._cost(content.demand_price, demand, building.NO_GOOD, price)
            gain = (
                worth.POINT
                + (worth.TOKEN_WORTH if self.left else 0)
                - cost
                - price * worth.RYO_WORTH
            )
            if cost >= 0 and gain > self.gain:
                self._keep(PALACE_WORK, ids.EDO, actions.MEET + demand, mover, price, gain)
                self.demand = demand

    def _offer(
        self, kind: int, building_list: int, space: int, worth_list: int, mover: int, price: int
    ) -> None:
        content = self.state.config.content
        good = discount(self.state, self.seat, building_list)
        cost = self._cost(content.building_price, building_list, good, price)
        gain = worth_list - cost - price * worth.RYO_WORTH
        if cost >= 0 and gain > self.gain:
            self._keep(kind, space, self._built(kind, space, good), mover, price, gain)

    def _cost(self, prices: list[int], row: int, good: int, price: int) -> int:
        """The worth of the goods of a price to the seat, or -1 if it cannot pay."""
        total = 0
        for other in range(4):
            needed = prices[row * ids.GOODS + other] - int(other == good)
            at_hand = self.goods[other] - (price if other == ids.RYO else 0)
            if at_hand < needed:
                return -1
            each = worth.RYO_WORTH if other == ids.RYO else worth.GOOD_WORTH[other]
            total += needed * each // THRIFT
        return total if self.left else 0

    def _built(self, kind: int, space: int, good: int) -> int:
        """The action that builds it."""
        if kind == ids.HOUSE:
            return actions.BUILD_HOUSE + space
        if kind == FIRST_SITE:
            return actions.BUILD_FIRST + space
        if kind == ids.POST:
            return (
                actions.BUILD_POST + space
                if good == building.NO_GOOD
                else actions.BUILD_CHEAPER + space * 2 + good
            )
        if kind == ids.FORTRESS:
            return actions.BUILD_FORTRESS + space
        return actions.BUILD_TEMPLE + space - ids.RESOURCE_FIRST

    def _keep(self, kind: int, space: int, action: int, mover: int, price: int, gain: int) -> None:
        self.kind = kind
        self.space = space
        self.action = action
        self.mover = mover
        self.price = price
        self.gain = gain

    def pay(self) -> None:
        """Pay for the chosen work and move the samurai."""
        content = self.state.config.content
        building_list = ids.HOUSE if self.kind == FIRST_SITE else self.kind
        self.goods[ids.RYO] -= self.price
        for good in range(4):
            if self.kind == PALACE_WORK:
                self.goods[good] -= content.demand_price[self.demand * ids.GOODS + good]
            else:
                self.goods[good] -= content.building_price[building_list * ids.GOODS + good]
        self.added |= masks.one(self.space)
        if self.mover >= 0:
            self.moved |= masks.one(self.mover)
        if self.kind == PALACE_WORK:
            self.demands.remove(self.demand)
        self.houses -= int(building_list == ids.HOUSE)
        self.has_post = self.has_post or self.kind == ids.POST
        self.temples += int(self.kind == ids.TEMPLE)
        self.first -= int(self.kind == FIRST_SITE)
