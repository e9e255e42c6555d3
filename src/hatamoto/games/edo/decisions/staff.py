"""Recruiting neutral officials and buying special authorization cards (§action/recruit)."""

from typing import Final, final

from hatamoto.games.edo import actions, board, changes, codes
from hatamoto.games.edo.content import ids
from hatamoto.games.edo.extension_points import Offer, lack
from hatamoto.games.edo.state import EdoState
from hatamoto.kernel import masks
from hatamoto.kernel.refusals import Facts, Refusal, refused

NO_CARD: Final = -1
"""No special card is on offer."""


@final
class Recruiting(Offer):
    """An official pays rice and brings a neutral official (§action/recruit)."""

    verbs: tuple[str, ...] = ("recruit",)
    belongs_to: tuple[int, ...] = (ids.RECRUIT,)
    rule = "action/recruit"

    def add(self, state: EdoState, seat: int, offered: list[int]) -> None:
        """While there are officials, rice and neutral officials."""
        can_pay = state.holdings[seat * codes.HELD + ids.RICE] >= board.amount(state, seat)
        if can_pay and state.neutrals and board.officials_left(state):
            offered.append(actions.RECRUIT_ONE)

    def blocker(self, state: EdoState, seat: int, action: int) -> Refusal:
        """There is no official, no neutral official left, or too little rice."""
        if not board.officials_left(state):
            return refused("perform/officials", "no_official")
        if not state.neutrals:
            return refused(self.rule, "no_neutral_left")
        facts: Facts = {"good": ids.GOOD_IDS[ids.RICE], "price": board.amount(state, seat)}
        return refused(self.rule, "not_enough", facts)

    def apply(self, state: EdoState, seat: int, action: int) -> None:
        """The official is available from the next planning on."""
        changes.use_official(state, seat)
        changes.recruit(state, seat)

    def cost(self, state: EdoState, seat: int, action: int) -> list[int]:
        """The rice printed on the card."""
        return [0, 0, board.amount(state, seat), 0, 0]

    def outlook(
        self, state: EdoState, seat: int, arrival_costs: list[int], rows: list[Facts]
    ) -> None:
        """The number that could be paid for."""
        price, count = board.amount(state, seat), state.neutrals
        count = min(count, board.max_officials(state, seat))
        if price:
            count = min(count, state.holdings[seat * codes.HELD + ids.RICE] // price)
        if count:
            rows.append({"what": "recruit", "number": count, "price": price})
        else:
            rows.append(lack(self.blocker(state, seat, actions.RECRUIT_ONE)))


@final
class Authorizing(Offer):
    """An official buys one of the open special cards (§action/authorization, ruling 57)."""

    verbs: tuple[str, ...] = ("authorize",)
    belongs_to: tuple[int, ...] = (ids.AUTHORIZATION,)
    rule = "action/authorization"

    def add(self, state: EdoState, seat: int, offered: list[int]) -> None:
        """The affordable cards on offer."""
        if not board.officials_left(state):
            return
        ryo, prices = state.holdings[seat * codes.HELD + ids.RYO], state.config.content.card_price
        for card in range(ids.START_CARDS, ids.CARDS):
            if masks.has(state.display, card) and prices[card] <= ryo:
                offered.append(actions.AUTHORIZE + card - ids.START_CARDS)

    def blocker(self, state: EdoState, seat: int, action: int) -> Refusal:
        """There is no official, or the card is not on offer or too expensive."""
        card = action - actions.AUTHORIZE + ids.START_CARDS
        if not board.officials_left(state):
            return refused("perform/officials", "no_official")
        if not masks.has(state.display, card):
            return refused(self.rule, "not_on_offer", {"card": ids.CARD_IDS[card]})
        facts: Facts = {
            "good": ids.GOOD_IDS[ids.RYO],
            "price": state.config.content.card_price[card],
        }
        return refused(self.rule, "not_enough", facts)

    def apply(self, state: EdoState, seat: int, action: int) -> None:
        """The display is refilled at the end of the round."""
        changes.use_official(state, seat)
        changes.authorize(state, seat, action - actions.AUTHORIZE + ids.START_CARDS)

    def cost(self, state: EdoState, seat: int, action: int) -> list[int]:
        """The price of the card."""
        card = action - actions.AUTHORIZE + ids.START_CARDS
        return [0, 0, 0, state.config.content.card_price[card], 0]

    def outlook(
        self, state: EdoState, seat: int, arrival_costs: list[int], rows: list[Facts]
    ) -> None:
        """The affordable cards on offer, or the price of the cheapest."""
        offered: list[int] = []
        self.add(state, seat, offered)
        if offered:
            cards = [
                ids.CARD_IDS[action - actions.AUTHORIZE + ids.START_CARDS] for action in offered
            ]
            rows.append({"what": "authorize", "cards": cards})
            return
        cheapest = NO_CARD
        prices = state.config.content.card_price
        for card in range(ids.START_CARDS, ids.CARDS):
            if masks.has(state.display, card) and (
                cheapest == NO_CARD or prices[card] < prices[cheapest]
            ):
                cheapest = card
        if cheapest == NO_CARD:
            rows.append({"what": "no_card"})
        else:
            rows.append(
                lack(self.blocker(state, seat, actions.AUTHORIZE + cheapest - ids.START_CARDS))
            )
