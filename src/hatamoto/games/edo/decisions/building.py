"""Building in cities: houses, the trading post, fortresses (§action/building)."""

from typing import Final, final

from hatamoto.games.edo import actions, board, changes, codes, samurai
from hatamoto.games.edo.content import ids
from hatamoto.games.edo.extension_points import Offer, lack
from hatamoto.games.edo.state import EdoState
from hatamoto.kernel import masks
from hatamoto.kernel.refusals import Facts, Refusal, refused

NO_GOOD: Final = -1
"""There is no discount, or it does not apply."""


def discount(state: EdoState, seat: int, building: int) -> int:
    """The good that a building costs one less of with the open card, or NO_GOOD (ruling 50)."""
    if not board.amount(state, seat):
        return NO_GOOD
    prices = state.config.content.building_price
    if prices[building * ids.GOODS + ids.WOOD]:
        return ids.WOOD
    return ids.STONE if prices[building * ids.GOODS + ids.STONE] else NO_GOOD


def can_pay(state: EdoState, seat: int, building: int, good: int) -> bool:
    """Whether a seat can pay for a building, minus one piece of `good`."""
    holdings, prices = state.holdings, state.config.content.building_price
    for other in range(4):
        needed = prices[building * ids.GOODS + other]
        if other == good:
            needed -= 1
        if holdings[seat * codes.HELD + other] < needed:
            return False
    return True


def cost_of(state: EdoState, seat: int, building: int, good: int) -> list[int]:
    """The cost of a building, minus one piece of `good`, and its points."""
    content = state.config.content
    cost = content.building_price[building * 4 : building * 4 + 4]
    if good != NO_GOOD:
        cost[good] -= 1
    return [*cost, content.building_points[building]]


def cannot_pay(state: EdoState, seat: int, building: int, good: int, rule: str) -> Refusal:
    """The refusal with the good that is missing."""
    holdings, prices = state.holdings, state.config.content.building_price
    for other in range(4):
        needed = prices[building * ids.GOODS + other] - int(other == good)
        if holdings[seat * codes.HELD + other] < needed:
            return refused(rule, "not_enough", {"good": ids.GOOD_IDS[other], "price": needed})
    return refused(rule, "not_possible")


def city_blocker(state: EdoState, seat: int, city: int) -> Refusal | None:
    """Why nothing can be built in a city, or None."""
    facts: Facts = {"space": ids.SPACE_IDS[city]}
    if not masks.has(state.config.on_side, city):
        return refused("setup/board", "not_on_side", facts)
    if not board.officials_left(state):
        return refused("perform/officials", "no_official")
    if masks.has(state.config.covered, city):
        return refused("setup/covers", "covered", facts)
    if not samurai.stands_at(state, seat, city):
        return refused("action/building", "no_samurai", facts)
    if masks.has(state.closed, city):
        return refused("ronin/effects/b", "ronin_forbid", {"city": ids.SPACE_IDS[city]})
    return None


def house_blocker(state: EdoState, seat: int, city: int) -> Refusal:
    """Why no house can be built there."""
    blocked = city_blocker(state, seat, city)
    if blocked is not None:
        return blocked
    if not is_left(state, seat, ids.HOUSE):
        return none_left(ids.HOUSE)
    if not board.has_site(state, city):
        return refused("action/house", "sites_full", {"city": ids.SPACE_IDS[city]})
    return cannot_pay(state, seat, ids.HOUSE, discount(state, seat, ids.HOUSE), "action/house")


@final
class Building(Offer):
    """An official builds in a city with an own samurai (§action/building, ruling 52)."""

    verbs: tuple[str, ...] = ("build house", "build post", "build cheaper", "build fortress")
    belongs_to: tuple[int, ...] = (ids.BUILDING,)
    rule = "action/building"

    def add(self, state: EdoState, seat: int, offered: list[int]) -> None:
        """By city, the affordable buildings that have a site."""
        if not board.officials_left(state):
            return
        house = is_left(state, seat, ids.HOUSE) and can_afford(state, seat, ids.HOUSE)
        post = is_left(state, seat, ids.POST)
        fortress = is_left(state, seat, ids.FORTRESS) and can_afford(state, seat, ids.FORTRESS)
        for space in samurai.spaces(state, seat):
            if board.may_build(state, space):
                if house and board.has_site(state, space):
                    offered.append(actions.BUILD_HOUSE + space)
                if post:
                    add_posts(state, seat, space, offered)
                if fortress and has_fortress_site(state, space):
                    offered.append(actions.BUILD_FORTRESS + space)

    def blocker(self, state: EdoState, seat: int, action: int) -> Refusal:
        """Why the building is impossible."""
        if action < actions.BUILD_FIRST:
            return house_blocker(state, seat, action - actions.BUILD_HOUSE)
        if action < actions.BUILD_FORTRESS:
            return post_blocker(state, seat, action - actions.BUILD_POST, NO_GOOD)
        if action < actions.BUILD_CHEAPER:
            return fortress_blocker(state, seat, action - actions.BUILD_FORTRESS)
        cheaper = action - actions.BUILD_CHEAPER
        return post_blocker(state, seat, cheaper // 2, cheaper % 2)

    def apply(self, state: EdoState, seat: int, action: int) -> None:
        """Build with one official."""
        if action < actions.BUILD_FIRST:
            good = discount(state, seat, ids.HOUSE)
            changes.use_official(state, seat)
            changes.build_house(state, seat, action - actions.BUILD_HOUSE, good)
        elif action < actions.BUILD_FORTRESS:
            changes.use_official(state, seat)
            changes.build_post(state, seat, action - actions.BUILD_POST, NO_GOOD)
        elif action < actions.BUILD_CHEAPER:
            good = discount(state, seat, ids.FORTRESS)
            changes.use_official(state, seat)
            changes.build_fortress(state, seat, action - actions.BUILD_FORTRESS, good)
        else:
            cheaper = action - actions.BUILD_CHEAPER
            changes.use_official(state, seat)
            changes.build_post(state, seat, cheaper // 2, cheaper % 2)

    def building(self, action: int) -> str:
        """A house, a trading post or a fortress."""
        if action < actions.BUILD_FIRST:
            return ids.BUILDING_IDS[ids.HOUSE]
        is_fortress = actions.BUILD_FORTRESS <= action < actions.BUILD_CHEAPER
        return ids.BUILDING_IDS[ids.FORTRESS if is_fortress else ids.POST]

    def cost(self, state: EdoState, seat: int, action: int) -> list[int]:
        """The price of the building with the open card."""
        if action < actions.BUILD_FIRST:
            return cost_of(state, seat, ids.HOUSE, discount(state, seat, ids.HOUSE))
        if action < actions.BUILD_FORTRESS:
            return cost_of(state, seat, ids.POST, NO_GOOD)
        if action < actions.BUILD_CHEAPER:
            return cost_of(state, seat, ids.FORTRESS, discount(state, seat, ids.FORTRESS))
        return cost_of(state, seat, ids.POST, (action - actions.BUILD_CHEAPER) % 2)

    def outlook(
        self, state: EdoState, seat: int, arrival_costs: list[int], rows: list[Facts]
    ) -> None:
        """By building: the cities with a site for it."""
        for building in (ids.HOUSE, ids.POST, ids.FORTRESS):
            if is_left(state, seat, building):
                cities = [c for c in state.config.cities if has_place(state, c, building)]
                rule = f"action/{ids.BUILDING_IDS[building]}"
                rows.append(building_row(state, seat, arrival_costs, building, cities, rule))
            else:
                rows.append(lack(none_left(building), building=ids.BUILDING_IDS[building]))


def is_left(state: EdoState, seat: int, building: int) -> bool:
    """Whether a seat has a building of this sort left (§action/house)."""
    if building == ids.HOUSE:
        return state.holdings[seat * codes.HELD + codes.HOUSES] > 0
    if building == ids.POST:
        return (
            state.holdings[seat * codes.HELD + codes.POST_AT] == 0
            and state.config.content.posts_each > 0
        )
    return state.fortresses > 0


def none_left(building: int) -> Refusal:
    """The refusal if a seat, or the common stock, has no building left."""
    name = ids.BUILDING_IDS[building]
    return refused(f"action/{name}", f"no_{name}_left")


def can_afford(state: EdoState, seat: int, building: int) -> bool:
    """Whether a seat can pay for a building with the open card, with any discount."""
    good = discount(state, seat, building)
    if can_pay(state, seat, building, good):
        return True
    return building == ids.POST and good == ids.WOOD and can_pay(state, seat, ids.POST, ids.STONE)


def has_place(state: EdoState, city: int, building: int) -> bool:
    """Whether there is a site for a building in a city."""
    if not board.may_build(state, city):
        return False
    if building == ids.POST:
        return has_post_place(state, city)
    return board.has_site(state, city) if building == ids.HOUSE else has_fortress_site(state, city)


def has_post_place(state: EdoState, city: int) -> bool:
    """Whether a city can have a trading post: not Edo, and only one per city (§action/post)."""
    return city != ids.EDO and board.has_site(state, city) and not board.has_post(state, city)


def building_row(
    state: EdoState,
    seat: int,
    arrival_costs: list[int],
    building: int,
    spaces: list[int],
    rule: str,
) -> Facts:
    """Where a building could be built, now or after a paid move, or why it cannot."""
    name, content = ids.BUILDING_IDS[building], state.config.content
    if not can_afford(state, seat, building):
        good = discount(state, seat, building)
        return lack(cannot_pay(state, seat, building, good, rule), building=name)
    row: Facts = {"building": name, "points": content.building_points[building]}
    here = [ids.SPACE_IDS[space] for space in spaces if samurai.stands_at(state, seat, space)]
    if here:
        return {"what": "build", "spaces": here, "number": how_many(state, seat, building), **row}
    money = (
        state.holdings[seat * codes.HELD + ids.RYO]
        - content.building_price[building * ids.GOODS + ids.RYO]
    )
    nearest = codes.NOWHERE
    for space in spaces:
        if arrival_costs[space] <= money and (
            nearest == codes.NOWHERE or arrival_costs[space] < arrival_costs[nearest]
        ):
            nearest = space
    if nearest == codes.NOWHERE:
        return {"what": "no_place", **row}
    return {
        "what": "build_after",
        "space": ids.SPACE_IDS[nearest],
        "price": arrival_costs[nearest],
        **row,
    }


def how_many(state: EdoState, seat: int, building: int) -> int:
    """The number of buildings that a seat has goods and officials for."""
    good, prices = discount(state, seat, building), state.config.content.building_price
    most = 1 if building == ids.POST else board.max_officials(state, seat)
    for other in range(4):
        needed = prices[building * ids.GOODS + other] - int(other == good)
        if needed > 0:
            most = min(most, state.holdings[seat * codes.HELD + other] // needed)
    return max(1, most)


def has_fortress_site(state: EdoState, city: int) -> bool:
    """Whether a city has a free site for a fortress (§action/fortress, ruling 8)."""
    filled = state.city[city * codes.PER_CITY + codes.FORTRESSES]
    return filled < state.config.side.fortress_sites[city]


def add_posts(state: EdoState, seat: int, city: int, offered: list[int]) -> None:
    """The actions that build the trading post in a city; with a discount, one per good."""
    if not has_post_place(state, city):
        return
    if discount(state, seat, ids.POST) == NO_GOOD:
        if can_pay(state, seat, ids.POST, NO_GOOD):
            offered.append(actions.BUILD_POST + city)
        return
    for good in (ids.WOOD, ids.STONE):
        if is_cheaper_in(state, good) and can_pay(state, seat, ids.POST, good):
            offered.append(actions.BUILD_CHEAPER + city * 2 + good)


def is_cheaper_in(state: EdoState, good: int) -> bool:
    """Whether the trading post costs any of this good, so that a discount applies."""
    return state.config.content.building_price[ids.POST * ids.GOODS + good] > 0


def post_blocker(state: EdoState, seat: int, city: int, good: int) -> Refusal:
    """Why the trading post cannot be built there, or not with this discount."""
    rule = "action/post"
    blocked = city_blocker(state, seat, city)
    if blocked is not None:
        return blocked
    if city == ids.EDO:
        return refused(rule, "not_in_edo")
    if not is_left(state, seat, ids.POST):
        return none_left(ids.POST)
    if board.has_post(state, city):
        return refused(rule, "post_there", {"city": ids.SPACE_IDS[city]})
    if not board.has_site(state, city):
        return refused(rule, "sites_full", {"city": ids.SPACE_IDS[city]})
    cheaper = discount(state, seat, ids.POST) != NO_GOOD
    if good == NO_GOOD and cheaper:
        return refused(rule, "say_which_good")
    if good != NO_GOOD and not (cheaper and is_cheaper_in(state, good)):
        return refused(rule, "no_discount")
    return cannot_pay(state, seat, ids.POST, good, rule)


def fortress_blocker(state: EdoState, seat: int, city: int) -> Refusal:
    """Why no fortress can be built there."""
    rule = "action/fortress"
    blocked = city_blocker(state, seat, city)
    if blocked is not None:
        return blocked
    if not is_left(state, seat, ids.FORTRESS):
        return none_left(ids.FORTRESS)
    if not has_fortress_site(state, city):
        return refused(rule, "fortress_sites_full", {"city": ids.SPACE_IDS[city]})
    return cannot_pay(state, seat, ids.FORTRESS, discount(state, seat, ids.FORTRESS), rule)
