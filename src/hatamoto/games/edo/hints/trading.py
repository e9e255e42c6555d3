"""The script of a trading action: how to meet the merchant, and which offers to take."""

from hatamoto.games.edo import actions, board, codes, samurai
from hatamoto.games.edo.content import ids
from hatamoto.games.edo.decisions.trading import merchant_of
from hatamoto.games.edo.hints import worth
from hatamoto.games.edo.state import EdoState
from hatamoto.games.edo.tokken import board as tokken_board
from hatamoto.games.edo.tokken.board import held

THRIFT = 2
"""Goods spent on a point are divided by this, since unspent goods are worth less."""


def trading_script(state: EdoState, seat: int, left: int) -> list[int]:
    """Bring a samurai and the merchant together, then take the best offers."""
    if not state.repeats_left and not board.officials_left(state):
        return []
    moves: list[int] = []
    price = 0
    if not samurai.stands_at(state, seat, state.merchant):
        moves = meeting(state, seat)
        if not moves:
            return []
        price = meeting_price(state, seat, moves)
    elif state.moving and not state.merchant_moved:
        moves = to_own_post(state, seat)
        price = meeting_price(state, seat, moves) if moves else 0
    offers = offer_script(state, seat, left, price, moves)
    return moves + offers if offers else []


def meeting(state: EdoState, seat: int) -> list[int]:
    """The cheapest moves that bring a samurai and the merchant together."""
    if not state.moving:
        return []
    ryo = state.holdings[seat * codes.HELD + ids.RYO]
    own = to_own_post(state, seat)
    if own:
        return own
    best: list[int] = []
    least = ryo + 1
    for piece in samurai.all_of(state, seat):
        space = samurai.space(piece)
        price = board.price(state, seat, space, state.merchant)
        if price < least and not samurai.is_marked(piece):
            best, least = [actions.MOVE + space, actions.TO + state.merchant], price
        elif price < least and not state.merchant_moved:
            best, least = [actions.MOVE_MERCHANT, actions.TO + space], price
    return best


def to_own_post(state: EdoState, seat: int) -> list[int]:
    """Move the merchant to the own trading post, if a samurai is there."""
    city = state.holdings[seat * codes.HELD + codes.POST_AT] - 1
    if (
        city < 0
        or state.merchant_moved
        or city == state.merchant
        or not samurai.stands_at(state, seat, city)
    ):
        return []
    price = board.price(state, seat, state.merchant, city)
    return (
        [actions.MOVE_MERCHANT, actions.TO + city]
        if price <= state.holdings[seat * codes.HELD + ids.RYO] - 4
        else []
    )


def meeting_price(state: EdoState, seat: int, moves: list[int]) -> int:
    """The cost of the moves of a meeting."""
    start = state.merchant if moves[0] == actions.MOVE_MERCHANT else moves[0] - actions.MOVE
    return board.price(state, seat, start, moves[1] - actions.TO)


def offer_script(state: EdoState, seat: int, left: int, price: int, moves: list[int]) -> list[int]:
    """The offers to take, best first, until officials or goods run out."""
    space = (
        state.merchant if not moves or moves[0] != actions.MOVE_MERCHANT else moves[1] - actions.TO
    )
    stall = Stall(state, seat, left, state.holdings[seat * codes.HELD + codes.POST_AT] == space + 1)
    stall.goods[ids.RYO] -= price
    while stall.repeats_left or stall.count:
        if not stall.step():
            break
    return stall.actions


class Stall:
    """A simulated trading action: the goods and officials left."""

    def __init__(self, state: EdoState, seat: int, left: int, at_post: bool) -> None:
        self.state = state
        self.left = left
        self.at_post = at_post
        self.goods = state.holdings[seat * codes.HELD : seat * codes.HELD + 4]
        self.repeats_left = state.repeats_left
        self.count = board.officials_left(state)
        self.demands = [
            token for token in state.court[: tokken_board.COLUMNS] if token != codes.NO_TOKEN
        ]
        self.token = held(state, seat, ids.TRADE) if state.coming != codes.NO_MERCHANT else 0
        self.covered = state.top_open != 0
        self.actions: list[int] = []

    def step(self) -> bool:
        """Take the best offer or demand; returns whether one was worth it."""
        state = self.state
        action, gain = best_offer(state, self.goods, self.left, state.current)
        if self.token or (self.covered and self.repeats_left):
            other, more = best_offer(state, self.goods, self.left, state.coming)
            if more - (0 if self.covered else worth.TOKEN_WORTH // 2) > gain:
                action, gain = other, more
        demand = codes.NO_TOKEN
        if self.count:
            demand = best_demand(state, self.goods, self.left, self.demands)
        if demand != codes.NO_TOKEN and gain - worth.TOKEN_WORTH < worth.POINT:
            self._meet(demand)
            return True
        if gain > 0:
            self._take(action)
        return gain > 0

    def _meet(self, demand: int) -> None:
        self.repeats_left = 0
        self.count -= 1
        self.demands.remove(demand)
        spend(self.goods, self.state.config.content.demand_price, demand)
        self.actions.append(actions.MEET + demand)

    def _take(self, action: int) -> None:
        if self.repeats_left:
            self.repeats_left -= 1
        else:
            self.count -= 1
            self.repeats_left = 1 if self.at_post else 0
            self.covered = False
        if merchant_of(action) != self.state.current and not self.covered:
            self.token -= 1
            self.covered = True
        take(self.state, self.goods, action)
        self.actions.append(action)


def cost(goods: list[int], prices: list[int], row: int, left: int) -> int:
    """The worth of the goods of a price, or -1 if it cannot be paid."""
    total = 0
    for good in range(4):
        needed = prices[row * ids.GOODS + good]
        if goods[good] < needed:
            return -1
        total += needed * (worth.RYO_WORTH if good == ids.RYO else worth.GOOD_WORTH[good]) // THRIFT
    return total if left else 0


def best_demand(state: EdoState, goods: list[int], left: int, demands: list[int]) -> int:
    """The cheapest affordable open demand for local goods."""
    content = state.config.content
    best, least = codes.NO_TOKEN, worth.POINT + worth.TOKEN_WORTH
    for demand in demands:
        if content.demand_kind[demand] == ids.LOCAL:
            price = cost(goods, content.demand_price, demand, left)
            if 0 <= price < least:
                best, least = demand, price
    return best


def best_offer(state: EdoState, goods: list[int], left: int, card: int) -> tuple[int, int]:
    """The better offer of a merchant card, and its gain."""
    content = state.config.content
    price = cost(goods, content.power_price, card, left)
    best, gain = actions.TRADE_POINT + card, worth.POINT - price if price >= 0 else 0
    good, each = content.buy_good[card], content.buy_price[card]
    bought = 0
    profit = 0
    while bought < content.buy_most[card] and goods[ids.RYO] >= (bought + 1) * each and left:
        worth_list = worth.GOOD_WORTH[good] if goods[good] + bought < worth.MANY else worth.LITTLE
        if worth_list <= each * worth.RYO_WORTH:
            break
        profit += worth_list - each * worth.RYO_WORTH
        bought += 1
    if profit > gain:
        best, gain = actions.BUY + card * actions.MAX_BOUGHT + bought - 1, profit
    return best, gain


def spend(goods: list[int], prices: list[int], row: int) -> None:
    """Subtract a price from goods."""
    for good in range(4):
        goods[good] -= prices[row * ids.GOODS + good]


def take(state: EdoState, goods: list[int], action: int) -> None:
    """Apply an offer to goods."""
    content = state.config.content
    if action < actions.BUY:
        spend(goods, content.power_price, action - actions.TRADE_POINT)
        return
    card, count = (
        (action - actions.BUY) // actions.MAX_BOUGHT,
        (action - actions.BUY) % actions.MAX_BOUGHT + 1,
    )
    goods[ids.RYO] -= content.buy_price[card] * count
    goods[content.buy_good[card]] += count
