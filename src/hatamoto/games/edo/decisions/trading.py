"""Trading with the merchant: buy goods, or pay for a point (§action/trading)."""

from typing import final

from hatamoto.games.edo import actions, board, changes, codes, samurai
from hatamoto.games.edo.content import ids
from hatamoto.games.edo.extension_points import Offer, lack
from hatamoto.games.edo.state import EdoState
from hatamoto.kernel.refusals import Facts, Refusal, refused


def can_trade(state: EdoState, seat: int) -> bool:
    """Whether an official can trade: a samurai is with the merchant (§action/trading)."""
    if not state.repeats_left and not board.officials_left(state):
        return False
    return samurai.stands_at(state, seat, state.merchant)


def add_offers(state: EdoState, seat: int, merchant: int, offered: list[int]) -> None:
    """Append the affordable offers of a merchant card (§action/offers)."""
    content = state.config.content
    left = state.holdings[seat * codes.HELD + ids.RYO]
    for extra in range(content.buy_most[merchant]):
        left -= content.buy_price[merchant]
        if left < 0:
            break
        offered.append(actions.BUY + merchant * actions.MAX_BOUGHT + extra)
    if board.affords(state, seat, content.power_price, merchant):
        offered.append(actions.TRADE_POINT + merchant)


def merchant_of(action: int) -> int:
    """The card an offer is printed on."""
    if action >= actions.BUY:
        return (action - actions.BUY) // actions.MAX_BOUGHT
    return action - actions.TRADE_POINT


def trading_blocker(state: EdoState, seat: int) -> Refusal | None:
    """Why nobody can trade now, or None."""
    if not state.repeats_left and not board.officials_left(state):
        return refused("perform/officials", "no_official")
    if not samurai.stands_at(state, seat, state.merchant):
        return refused(
            "action/trading", "not_with_merchant", {"space": ids.SPACE_IDS[state.merchant]}
        )
    return None


def offer_blocker(state: EdoState, seat: int, action: int) -> Refusal:
    """Why an offer of an available card cannot be taken."""
    content, merchant = state.config.content, merchant_of(action)
    if action < actions.BUY:
        good = board.lacking(state, seat, content.power_price, merchant)
        needed = content.power_price[merchant * ids.GOODS + good]
        return refused("action/offers", "not_enough", {"good": ids.GOOD_IDS[good], "price": needed})
    count, most = (action - actions.BUY) % actions.MAX_BOUGHT + 1, content.buy_most[merchant]
    if count > most:
        return refused("action/offers", "too_many", {"number": count, "most": most})
    facts: Facts = {"good": ids.GOOD_IDS[ids.RYO], "price": count * content.buy_price[merchant]}
    return refused("action/offers", "not_enough", facts)


def offer_cost(state: EdoState, action: int) -> list[int]:
    """The cost of an offer, and its point if it is for a point."""
    content, merchant = state.config.content, merchant_of(action)
    if action < actions.BUY:
        return [*content.power_price[merchant * 4 : merchant * 4 + 4], 1]
    count = (action - actions.BUY) % actions.MAX_BOUGHT + 1
    return [0, 0, 0, count * content.buy_price[merchant], 0]


def take_offer(state: EdoState, seat: int, action: int) -> None:
    """Take an offer: the second of the same official, or with another official (ruling 47)."""
    if state.repeats_left:
        state.repeats_left -= 1
    else:
        changes.use_official(state, seat)
        state.repeats_left = 1 if board.at_own_post(state, seat) else 0
    merchant = merchant_of(action)
    if action >= actions.BUY:
        changes.buy(state, seat, merchant, (action - actions.BUY) % actions.MAX_BOUGHT + 1)
    else:
        changes.trade(state, seat, merchant)


@final
class Exchanging(Offer):
    """An official takes one offer of the current merchant card, or two at the own trading post.

    (§action/offers, §action/post_bonus)
    """

    verbs: tuple[str, ...] = ("buy", "trade")
    belongs_to: tuple[int, ...] = (ids.TRADING,)
    rule = "action/offers"

    def add(self, state: EdoState, seat: int, offered: list[int]) -> None:
        """The offers of the current card."""
        if can_trade(state, seat):
            add_offers(state, seat, state.current, offered)

    def blocker(self, state: EdoState, seat: int, action: int) -> Refusal:
        """Nobody can trade, it is another card, or it is too expensive."""
        blocked = trading_blocker(state, seat)
        if blocked is not None:
            return blocked
        merchant = merchant_of(action)
        if merchant != state.current:
            return refused(self.rule, "other_merchant", {"merchant": ids.MERCHANT_IDS[merchant]})
        return offer_blocker(state, seat, action)

    def apply(self, state: EdoState, seat: int, action: int) -> None:
        """Goods change hands."""
        take_offer(state, seat, action)

    def cost(self, state: EdoState, seat: int, action: int) -> list[int]:
        """The price on the card."""
        return offer_cost(state, action)

    def outlook(
        self, state: EdoState, seat: int, arrival_costs: list[int], rows: list[Facts]
    ) -> None:
        """The offers of the current card, or the cost of reaching the merchant."""
        if is_beside_merchant(state, seat, arrival_costs, rows):
            rows += offer_rows(state, seat, state.current)


def is_beside_merchant(
    state: EdoState, seat: int, arrival_costs: list[int], rows: list[Facts]
) -> bool:
    """Whether a seat could trade without a move; if not, append a row with the cost."""
    blocked = trading_blocker(state, seat)
    if blocked is None:
        if board.at_own_post(state, seat):
            rows.append({"what": "bonus", "space": ids.SPACE_IDS[state.merchant]})
        return True
    price = arrival_costs[state.merchant]
    if price == ids.NO_WAY:
        rows.append(lack(blocked))
    else:
        rows.append({"what": "trade_after", "space": ids.SPACE_IDS[state.merchant], "price": price})
    return False


def offer_rows(state: EdoState, seat: int, merchant: int) -> list[Facts]:
    """The offers of a merchant card: how much can be bought, and whether a point is affordable."""
    offered: list[int] = []
    add_offers(state, seat, merchant, offered)
    name, content = ids.MERCHANT_IDS[merchant], state.config.content
    bought = sum(1 for action in offered if action >= actions.BUY)
    each, good = content.buy_price[merchant], ids.GOOD_IDS[content.buy_good[merchant]]
    buying: Facts = {"what": "buy", "merchant": name, "number": bought, "good": good, "price": each}
    if bought == 0:
        buying = lack(
            offer_blocker(state, seat, actions.BUY + merchant * actions.MAX_BOUGHT), merchant=name
        )
    if actions.TRADE_POINT + merchant in offered:
        return [buying, {"what": "trade", "merchant": name}]
    return [buying, lack(offer_blocker(state, seat, actions.TRADE_POINT + merchant), merchant=name)]
