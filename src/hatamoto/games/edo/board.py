"""Queries about a state; nothing here changes it."""

from hatamoto.games.edo import codes, plans, samurai, sites
from hatamoto.games.edo.content import ids
from hatamoto.games.edo.state import EdoState
from hatamoto.kernel import masks

# Seats and turns


def next_seat(state: EdoState, seat: int) -> int:
    """The next seat clockwise."""
    return seat + 1 if seat + 1 < state.seats else 0


def turn_order(state: EdoState) -> list[int]:
    """The seats from the start player on (§perform/order)."""
    return [(state.first + index) % state.seats for index in range(state.seats)]


def shown(state: EdoState, seat: int) -> int:
    """The number of cards of a seat's plan shown this round (§perform/order)."""
    return state.passes + int(masks.has(state.acted, seat))


def officials_left(state: EdoState) -> int:
    """The number of unused officials on the open card (§perform/officials)."""
    return state.own + state.neutral + state.black


def open_card(state: EdoState, seat: int) -> int:
    """The card that the seat is carrying out."""
    return plans.card(plans.open_slot(state, seat))


def amount(state: EdoState, seat: int) -> int:
    """The number printed next to the action of the open card."""
    return state.config.content.amount[plans.face(plans.open_slot(state, seat))]


def max_officials(state: EdoState, seat: int) -> int:
    """The maximum number of officials on the open card (§plan/officials)."""
    return state.config.content.officials[plans.face(plans.open_slot(state, seat))]


# Goods


def affords(state: EdoState, seat: int, prices: list[int], row: int) -> bool:
    """Whether a seat can pay a row of prices."""
    holdings = state.holdings
    at = seat * codes.HELD
    first = row * ids.GOODS
    return (
        holdings[at] >= prices[first]
        and holdings[at + 1] >= prices[first + 1]
        and holdings[at + 2] >= prices[first + 2]
        and holdings[at + 3] >= prices[first + 3]
    )


def lacking(state: EdoState, seat: int, prices: list[int], row: int) -> int:
    """The first good a seat has too little of, or -1."""
    for good in range(4):
        if state.holdings[seat * codes.HELD + good] < prices[row * ids.GOODS + good]:
            return good
    return -1


def resources(state: EdoState, seat: int) -> int:
    """All wood, stone and rice of a seat (§end/limit)."""
    at = seat * codes.HELD
    return state.holdings[at] + state.holdings[at + 1] + state.holdings[at + 2]


# Samurai


def can_still_disperse(state: EdoState) -> bool:
    """Whether a travel action can still disperse Ronin, for which black samurai matter."""
    return len(state.ronin) > 0 and not state.dispersed


def officials_home(state: EdoState, seat: int) -> int:
    """The number of own officials who are not on the board (§plan/officials)."""
    return state.config.content.officials_each - state.holdings[seat * codes.HELD + codes.ABROAD]


# Movement


def reach(state: EdoState, seat: int, space: int, ryo: int) -> int:
    """The mask of the spaces a piece can be moved to with this money (§move/price)."""
    roads = state.config.roads
    budget = ryo // state.config.content.road_price
    budget = min(budget, ids.MAX_DISTANCE)
    hubs = state.holdings[seat * codes.HELD + codes.HUBS]
    if hubs == 0:
        return roads.ball[space * ids.DISTANCES + budget]
    mask = roads.ball[space * ids.DISTANCES + budget]
    spaces = masks.members(hubs)
    costs = hub_costs(state, space, spaces)
    for index in range(len(spaces)):
        if costs[index] <= budget:
            mask |= roads.hub_ball[spaces[index] * ids.DISTANCES + budget - costs[index]]
    return mask


def hub_costs(state: EdoState, space: int, spaces: list[int]) -> list[int]:
    """The paid roads from a space to each hub, through other hubs if that is cheaper."""
    gap, near = state.config.roads.gap, state.config.roads.near
    costs = [gap[space * ids.SPACES + hub] for hub in spaces]
    for _ in spaces:
        for one in range(len(spaces)):
            for other in range(len(spaces)):
                between = hub_distance(gap, near, spaces[one], spaces[other])
                costs[other] = min(costs[other], costs[one] + between)
    return costs


def hub_distance(gap: list[int], near: list[int], one: int, other: int) -> int:
    """The paid roads between the neighbourhoods of two hubs."""
    least = ids.MAX_DISTANCE
    for space in masks.members(near[one]):
        least = min(least, gap[space * ids.SPACES + other])
    return least


def price(state: EdoState, seat: int, start: int, end: int) -> int:
    """The cost of the cheapest path for a seat in ryo (§move/price)."""
    each = state.config.content.road_price
    if state.holdings[seat * codes.HELD + codes.HUBS] == 0:
        return state.config.roads.distance[start * ids.SPACES + end] * each
    ryo = 0
    while not masks.has(reach(state, seat, start, ryo), end):
        ryo += each
    return ryo


def arrival_costs(state: EdoState, seat: int) -> list[int]:
    """By space: the cost for the nearest own samurai to move there, or NO_WAY (§move/price)."""
    each = state.config.content.road_price
    costs = [ids.NO_WAY] * ids.SPACES
    known = 0
    for roads in range(
        min(state.holdings[seat * codes.HELD + ids.RYO] // each, ids.MAX_DISTANCE) + 1
    ):
        fresh = reach_of_all(state, seat, roads * each) & ~known
        known |= fresh
        for space in masks.members(fresh):
            costs[space] = roads * each
        if known == state.config.on_side:
            break
    return costs


def reach_of_all(state: EdoState, seat: int, ryo: int) -> int:
    """The mask of the spaces any samurai of a seat can be moved to with this money."""
    mask = 0
    for space in samurai.spaces(state, seat):
        mask |= reach(state, seat, space, ryo)
    return mask


def can_leave(state: EdoState, seat: int, space: int) -> bool:
    """Whether a piece on a space can be moved at all: with money, or along a free road."""
    at = seat * codes.HELD
    if state.holdings[at + ids.RYO] >= state.config.content.road_price:
        return True
    return state.holdings[at + codes.HUBS] & state.config.roads.near[space] != 0


# Cities and harvests


def harvest(state: EdoState, space: int) -> int:
    """What a samurai produces on a space by the chart (§action/chart)."""
    return harvest_among(state, state.crowd[space])


def harvest_among(state: EdoState, samurai: int) -> int:
    """What each samurai produces if there are this many on a space."""
    chart = state.config.content.harvest
    return chart[samurai - 1] if samurai <= len(chart) else 0


def has_post(state: EdoState, city: int) -> bool:
    """Whether there is a trading post in a city."""
    row = state.city[city * codes.PER_CITY + codes.ROW]
    while row:
        if sites.is_post(row):
            return True
        row = sites.rest(row)
    return False


def has_building(state: EdoState, city: int) -> bool:
    """Whether anybody has a house or the trading post in a city."""
    return state.city[city * codes.PER_CITY + codes.FILLED] > 0


def has_site(state: EdoState, city: int) -> bool:
    """Whether a building site is free in a city."""
    return state.city[city * codes.PER_CITY + codes.FILLED] < state.config.side.sites[city]


def may_build(state: EdoState, space: int) -> bool:
    """Whether a space is a city in use where building is not forbidden (§action/building)."""
    return state.config.is_city(space) and not masks.has(state.closed, space)


def at_own_post(state: EdoState, seat: int) -> bool:
    """Whether the merchant is in the city of the seat's trading post (§action/post_bonus)."""
    return state.holdings[seat * codes.HELD + codes.POST_AT] == state.merchant + 1


def is_in_edo(state: EdoState, seat: int) -> bool:
    """Whether a seat has a house in Edo, where there are no trading posts (§end/edo)."""
    row = state.city[ids.EDO * codes.PER_CITY + codes.ROW]
    while row:
        if sites.owner(row) == seat:
            return True
        row = sites.rest(row)
    return False


def shares(state: EdoState, city: int) -> list[int]:
    """What a city would pay each seat in ryo (§income/tile, §income/rank)."""
    content = state.config.content
    strengths, firsts = standing(state, city)
    present = 0
    for seat in range(state.seats):
        if strengths[seat]:
            present += 1
    paid = [0] * state.seats
    tile = state.city[city * codes.PER_CITY + codes.TILE]
    for seat in range(state.seats):
        if strengths[seat]:
            rank = rank_of(strengths, firsts, seat)
            paid[seat] = content.profit[tile * ids.SHARES + (present - 1) * ids.MAX_SEATS + rank]
    return paid


def standing(state: EdoState, city: int) -> tuple[list[int], list[int]]:
    """Each seat's strength in a city, and the first site it has there."""
    worth = state.config.content.building_strength
    strengths = [0] * state.seats
    firsts = [0] * state.seats
    row = state.city[city * codes.PER_CITY + codes.ROW]
    site = 1
    while row:
        seat = sites.owner(row)
        if strengths[seat] == 0:
            firsts[seat] = site
        strengths[seat] += worth[1] if sites.is_post(row) else worth[0]
        row = sites.rest(row)
        site += 1
    return strengths, firsts


def rank_of(strengths: list[int], firsts: list[int], seat: int) -> int:
    """The number of seats ahead: stronger, or as strong with an earlier site (§income/rank)."""
    ahead = 0
    for other in range(len(strengths)):
        earlier = 0 < firsts[other] < firsts[seat]
        if strengths[other] > strengths[seat] or (earlier and strengths[other] == strengths[seat]):
            ahead += 1
    return ahead


def income(state: EdoState, seat: int, city: int) -> int:
    """What a seat would earn from a city now; 0 if the city pays nothing."""
    if (
        city >= ids.CITIES
        or not masks.has(state.config.open_cities, city)
        or masks.has(state.barren, city)
    ):
        return 0
    return shares(state, city)[seat]
