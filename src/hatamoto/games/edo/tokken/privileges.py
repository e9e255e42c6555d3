"""Using a privilege (§tokken/privileges/a to §tokken/privileges/f)."""

from typing import Final, final

from hatamoto.games.edo import actions, board, changes, codes, events, samurai
from hatamoto.games.edo.content import ids
from hatamoto.games.edo.decisions.building import can_pay, cost_of, discount, house_blocker
from hatamoto.games.edo.decisions.harvest import (
    harvest_blocker,
    harvesters,
    open_action,
    produce,
)
from hatamoto.games.edo.decisions.trading import (
    add_offers,
    can_trade,
    is_beside_merchant,
    merchant_of,
    offer_blocker,
    offer_cost,
    offer_rows,
    take_offer,
    trading_blocker,
)
from hatamoto.games.edo.decisions.travel import border_blocker
from hatamoto.games.edo.decisions.wages import pay_share
from hatamoto.games.edo.extension_points import Offer
from hatamoto.games.edo.state import EdoState
from hatamoto.games.edo.tokken.board import held
from hatamoto.games.edo.tokken.changes import spend
from hatamoto.kernel import masks
from hatamoto.kernel.errors import BadContent
from hatamoto.kernel.refusals import Facts, Refusal, refused


def no_privilege(rule: str, privilege: int) -> Refusal:
    """The refusal if the seat has no such token."""
    return refused(rule, "no_privilege", {"privilege": ids.PRIVILEGE_IDS[privilege]})


@final
class BuildingFirst(Offer):
    """A house on the first site; all others move back one (§tokken/privileges/a, ruling 24)."""

    verbs: tuple[str, ...] = ("build first",)
    belongs_to: tuple[int, ...] = (ids.BUILDING,)
    rule = "tokken/privileges/a"
    module = "tokken"

    def add(self, state: EdoState, seat: int, offered: list[int]) -> None:
        """The cities where a house could be built."""
        if not board.officials_left(state) or not held(state, seat, ids.SITE):
            return
        if not state.holdings[seat * codes.HELD + codes.HOUSES]:
            return
        if not can_pay(state, seat, ids.HOUSE, discount(state, seat, ids.HOUSE)):
            return
        for space in samurai.spaces(state, seat):
            if board.may_build(state, space) and board.has_site(state, space):
                offered.append(actions.BUILD_FIRST + space)

    def blocker(self, state: EdoState, seat: int, action: int) -> Refusal:
        """There is no token, or no house can be built there."""
        if not held(state, seat, ids.SITE):
            return no_privilege(self.rule, ids.SITE)
        return house_blocker(state, seat, action - actions.BUILD_FIRST)

    def apply(self, state: EdoState, seat: int, action: int) -> None:
        """It costs and scores like any house."""
        good = discount(state, seat, ids.HOUSE)
        changes.use_official(state, seat)
        spend(state, seat, ids.SITE)
        changes.build_house(state, seat, action - actions.BUILD_FIRST, good, first=True)

    def building(self, action: int) -> str:
        """A house."""
        return ids.BUILDING_IDS[ids.HOUSE]

    def cost(self, state: EdoState, seat: int, action: int) -> list[int]:
        """The price of a house with the open card."""
        return cost_of(state, seat, ids.HOUSE, discount(state, seat, ids.HOUSE))

    def outlook(
        self, state: EdoState, seat: int, arrival_costs: list[int], rows: list[Facts]
    ) -> None:
        """Where the token would put a house on the first site."""
        offered: list[int] = []
        self.add(state, seat, offered)
        if offered:
            cities = [ids.SPACE_IDS[action - actions.BUILD_FIRST] for action in offered]
            rows.append({"what": "build_first", "spaces": cities})


@final
class EnteringBlack(Offer):
    """A black official enters at a border post until the turn ends (§tokken/privileges/b)."""

    verbs: tuple[str, ...] = ("enter black",)
    belongs_to: tuple[int, ...] = (ids.TRAVEL,)
    rule = "tokken/privileges/b"
    module = "tokken"

    def add(self, state: EdoState, seat: int, offered: list[int]) -> None:
        """While black officials are left on the card (ruling 6)."""
        if state.black:
            offered += state.config.enter_black

    def blocker(self, state: EdoState, seat: int, action: int) -> Refusal:
        """Not on this side, or no black official."""
        return border_blocker(
            state, action - actions.ENTER_BLACK + ids.BORDER_FIRST, "no_black_official"
        )

    def apply(self, state: EdoState, seat: int, action: int) -> None:
        """The official counts as an own samurai."""
        space = action - actions.ENTER_BLACK + ids.BORDER_FIRST
        changes.begin_action(state, seat)
        state.repeats_left = 0
        state.black -= 1
        changes.put(state, seat, samurai.at(space, black=True))
        events.black_entered(state, seat, space)

    def outlook(
        self, state: EdoState, seat: int, arrival_costs: list[int], rows: list[Facts]
    ) -> None:
        """The number of black officials that could enter."""
        if state.black:
            rows.append({"what": "enter_black", "number": state.black})


@final
class ExchangingAtWill(Offer):
    """Offers of the current card and, with the privilege, of the top card of the pile.

    The token is spent with the first offer from the top card; it covers all offers of the same
    official (§tokken/privileges/c, ruling 48).
    """

    verbs: tuple[str, ...] = ("buy", "trade")
    belongs_to: tuple[int, ...] = (ids.TRADING,)
    rule = "tokken/privileges/c"
    module = "tokken"

    def add(self, state: EdoState, seat: int, offered: list[int]) -> None:
        """Current card, then the top of the pile."""
        if can_trade(state, seat):
            add_offers(state, seat, state.current, offered)
            if self._reaches_top(state, seat):
                add_offers(state, seat, state.coming, offered)

    def _reaches_top(self, state: EdoState, seat: int) -> bool:
        if state.coming == codes.NO_MERCHANT:
            return False
        return held(state, seat, ids.TRADE) > 0 or (state.top_open != 0 and state.repeats_left > 0)

    def blocker(self, state: EdoState, seat: int, action: int) -> Refusal:
        """Nobody can trade, it is another card, there is no token, or it is too expensive."""
        blocked = trading_blocker(state, seat)
        if blocked is not None:
            return blocked
        merchant = merchant_of(action)
        if merchant == state.coming and not self._reaches_top(state, seat):
            return no_privilege(self.rule, ids.TRADE)
        if merchant not in (state.current, state.coming):
            facts: Facts = {"merchant": ids.MERCHANT_IDS[merchant]}
            return refused("action/offers", "other_merchant", facts)
        return offer_blocker(state, seat, action)

    def apply(self, state: EdoState, seat: int, action: int) -> None:
        """Goods change hands."""
        from_top = merchant_of(action) == state.coming
        covered = state.top_open and state.repeats_left
        take_offer(state, seat, action)
        if from_top and not covered:
            spend(state, seat, ids.TRADE)
            state.top_open = 1

    def cost(self, state: EdoState, seat: int, action: int) -> list[int]:
        """The price on the card."""
        return offer_cost(state, action)

    def outlook(
        self, state: EdoState, seat: int, arrival_costs: list[int], rows: list[Facts]
    ) -> None:
        """The offers of the available cards, or the cost of reaching the merchant."""
        if is_beside_merchant(state, seat, arrival_costs, rows):
            rows += offer_rows(state, seat, state.current)
            if self._reaches_top(state, seat):
                rows += offer_rows(state, seat, state.coming)


@final
class TakingIncome(Offer):
    """Take the income of one city at once (§tokken/privileges/d, rulings 23 and 26)."""

    verbs: tuple[str, ...] = ("income",)
    rule = "tokken/privileges/d"
    module = "tokken"

    def add(self, state: EdoState, seat: int, offered: list[int]) -> None:
        """The cities that would pay something."""
        if held(state, seat, ids.INCOME):
            for city in state.config.cities:
                if board.income(state, seat, city):
                    offered.append(actions.NUMBERS[actions.TAKE_INCOME + city])

    def blocker(self, state: EdoState, seat: int, action: int) -> Refusal:
        """No token, or no income there."""
        if not held(state, seat, ids.INCOME):
            return no_privilege(self.rule, ids.INCOME)
        return refused(
            self.rule, "no_income", {"city": ids.SPACE_IDS[action - actions.TAKE_INCOME]}
        )

    def apply(self, state: EdoState, seat: int, action: int) -> None:
        """The turn continues as before (ruling 43)."""
        city = action - actions.TAKE_INCOME
        spend(state, seat, ids.INCOME)
        pay_share(state, seat, city, board.income(state, seat, city))


@final
class Redeeming(Offer):
    """Take one of the two goods shown at once (§tokken/privileges/e, rulings 26 and 37)."""

    verbs: tuple[str, ...] = ("redeem",)
    rule = "tokken/privileges/e"
    module = "tokken"

    def add(self, state: EdoState, seat: int, offered: list[int]) -> None:
        """Each good of each token held."""
        for index, privilege in enumerate(ids.REDEEMABLE):
            if held(state, seat, privilege):
                goods = state.config.content.privilege_goods[privilege]
                base = actions.REDEEM + index * ids.RESOURCES
                for good in range(ids.RESOURCES):
                    if masks.has(goods, good):
                        offered.append(actions.NUMBERS[base + good])

    def blocker(self, state: EdoState, seat: int, action: int) -> Refusal:
        """No token, or not a good it shows."""
        privilege = ids.REDEEMABLE[(action - actions.REDEEM) // ids.RESOURCES]
        if not held(state, seat, privilege):
            return no_privilege(self.rule, privilege)
        good = ids.GOOD_IDS[(action - actions.REDEEM) % ids.RESOURCES]
        facts: Facts = {"privilege": ids.PRIVILEGE_IDS[privilege], "good": good}
        return refused(self.rule, "not_this_good", facts)

    def apply(self, state: EdoState, seat: int, action: int) -> None:
        """The turn continues as before (ruling 43)."""
        good = (action - actions.REDEEM) % ids.RESOURCES
        spend(state, seat, ids.REDEEMABLE[(action - actions.REDEEM) // ids.RESOURCES])
        changes.gain(state, seat, good, 1)
        events.good_redeemed(state, seat, good)


def full_privilege(state: EdoState, seat: int) -> int:
    """The privilege that belongs to the open harvest."""
    return state.config.content.full_privilege[open_action(state, seat)]


@final
class ProducingFully(Offer):
    """One samurai produces as if alone on its space (§tokken/privileges/f, ruling 25)."""

    verbs: tuple[str, ...] = ("produce full",)
    belongs_to: tuple[int, ...] = (ids.WOOD, ids.STONE, ids.RICE)
    rule = "tokken/privileges/f"
    module = "tokken"

    def add(self, state: EdoState, seat: int, offered: list[int]) -> None:
        """The spaces with a samurai that has not produced."""
        if held(state, seat, full_privilege(state, seat)) and board.officials_left(state):
            harvesters(state, seat, 0, actions.PRODUCE_FULL, offered)

    def blocker(self, state: EdoState, seat: int, action: int) -> Refusal:
        """No token, no official, or no samurai."""
        privilege = full_privilege(state, seat)
        if not held(state, seat, privilege):
            return no_privilege(self.rule, privilege)
        return harvest_blocker(state, seat, action - actions.PRODUCE_FULL + ids.RESOURCE_FIRST)

    def apply(self, state: EdoState, seat: int, action: int) -> None:
        """The bonus of the card is added."""
        spend(state, seat, full_privilege(state, seat))
        space = action - actions.PRODUCE_FULL + ids.RESOURCE_FIRST
        produce(state, seat, space, state.config.content.harvest[0])

    def outlook(
        self, state: EdoState, seat: int, arrival_costs: list[int], rows: list[Facts]
    ) -> None:
        """What the token would produce."""
        offered: list[int] = []
        self.add(state, seat, offered)
        if offered:
            spaces = [
                ids.SPACE_IDS[action - actions.PRODUCE_FULL + ids.RESOURCE_FIRST]
                for action in offered
            ]
            amount = state.config.content.harvest[0] + board.amount(state, seat)
            goods: Facts = {"good": ids.GOOD_IDS[open_action(state, seat)], "amount": amount}
            rows.append({"what": "produce_full", "spaces": spaces, **goods})


EFFECTS: Final[dict[str, Offer]] = {
    "building_site": BuildingFirst(),
    "support": EnteringBlack(),
    "trading": ExchangingAtWill(),
    "income": TakingIncome(),
    "resource": Redeeming(),
    "production": ProducingFully(),
}
"""What a privilege does, by the `kind` of its row."""


def check_effects() -> None:
    """Raise BadContent unless every kind of privilege has an effect."""
    for id, kind in zip(ids.PRIVILEGE_IDS, ids.PRIVILEGE_KINDS, strict=True):
        if kind not in EFFECTS:
            raise BadContent(f"privileges.toml: {id}: no effect is written for the kind {kind}")


check_effects()
