"""The script of a travel action: who enters, who moves where, and when to disperse Ronin."""

from typing import Final

from hatamoto.games.edo import actions, board, codes, plans, samurai
from hatamoto.games.edo.content import ids
from hatamoto.games.edo.hints.trading import cost
from hatamoto.games.edo.hints.worth import place_worth
from hatamoto.games.edo.ronin.board import ronin_at
from hatamoto.games.edo.state import EdoState
from hatamoto.games.edo.tokken import board as tokken_board
from hatamoto.kernel import masks

MAX_ABROAD: Final = 4
DEAR: Final = 900
"""Demands that cost goods of this worth or more are not met."""
NEED: Final = 400
"""The bonus of a space where a later card of the plan needs a samurai."""


def travel_script(state: EdoState, seat: int, left: int) -> list[int]:
    """The next step of a travel action; the rest is computed after it."""
    if board.officials_left(state):
        demand = foreign_demand(state, seat, left)
        if demand != codes.NO_TOKEN:
            return [actions.MEET + demand]
        steps = against_ronin(state, seat)
        if steps:
            return steps
        if state.own and wants_samurai(state, seat, left):
            return [actions.ENTER + nearest_border(state) - ids.BORDER_FIRST]
    if state.repeats_left or board.officials_left(state):
        start = worst_placed(state, seat)
        lonely = lone_ronin(state, seat, start >= 0)
        if lonely >= 0 and not state.repeats_left:
            return [actions.DISPERSE + lonely]
        if start >= 0:
            return [actions.RELOCATE + start]
    return []


def against_ronin(state: EdoState, seat: int) -> list[int]:
    """Disperse several Ronin; if they are too many, move or enter a samurai first."""
    target_space = worthwhile(state, seat)
    if target_space >= 0:
        return [actions.DISPERSE + target_space]
    if state.black and is_helpful(state, seat, 1):
        return [actions.ENTER_BLACK + nearest_border(state) - ids.BORDER_FIRST]
    helpers = min(state.own, board.officials_left(state) - 1)
    if helpers > 0 and is_helpful(state, seat, helpers):
        return [actions.ENTER + nearest_border(state) - ids.BORDER_FIRST]
    return vanguard(state, seat, helpers)


def vanguard(state: EdoState, seat: int, helpers: int) -> list[int]:
    """Move a samurai to Ronin who could be outnumbered with one more samurai there."""
    if not state.moving or state.dispersed:
        return []
    abroad = pieces_abroad(state, seat) + max(0, helpers)
    for space in state.ronin:
        start = cheapest(state, seat, space)
        if start >= 0 and outnumbers(state, seat, space, abroad, 1):
            return [actions.MOVE + start, actions.TO + space]
    return []


def lone_ronin(state: EdoState, seat: int, moves: bool) -> int:
    """A resource space where a single Ronin lowers the harvest of two own samurai, or -1.

    They are there already, or samurai will be moved there anyway.
    """
    if state.dispersed or not state.ronin:
        return -1
    goal = target_of(worth_of_spaces(state, seat), state) if moves else -1
    abroad = pieces_abroad(state, seat)
    for space in state.ronin:
        if ronin_at(state, space) != 1 or not state.config.is_resource(space):
            continue
        own = samurai.count_at(state, seat, space)
        coming = min(state.config.content.disperse_free, abroad - own)
        if own > 1 or (space == goal and own + coming > 1):
            return space
    return -1


def foreign_demand(state: EdoState, seat: int, left: int) -> int:
    """An affordable open demand for foreign goods."""
    content = state.config.content
    goods = state.holdings[seat * codes.HELD : seat * codes.HELD + 4]
    for demand in state.court[: tokken_board.COLUMNS]:
        if demand == codes.NO_TOKEN or content.demand_kind[demand] != ids.FOREIGN:
            continue
        if 0 <= cost(goods, content.demand_price, demand, left) < DEAR:
            return demand
    return codes.NO_TOKEN


def worthwhile(state: EdoState, seat: int) -> int:
    """A space with several Ronin who can be outnumbered at once, or -1."""
    if state.dispersed:
        return -1
    abroad = pieces_abroad(state, seat)
    for space in state.ronin:
        if outnumbers(state, seat, space, abroad):
            return space
    return -1


def outnumbers(state: EdoState, seat: int, space: int, abroad: int, ahead: int = 0) -> bool:
    """Whether this many samurai, `ahead` of them sent before, outnumber several Ronin."""
    count, own = ronin_at(state, space), samurai.count_at(state, seat, space) + ahead
    coming = state.config.content.disperse_free + int(cheapest(state, seat, space) >= 0)
    return count > 1 and own + min(coming, abroad - own) > count


def cheapest(state: EdoState, seat: int, space: int) -> int:
    """The space of the samurai with the cheapest path, or -1."""
    best, least = -1, state.holdings[seat * codes.HELD + ids.RYO] + 1
    for start in samurai.spaces(state, seat):
        if start != space and board.price(state, seat, start, space) < least:
            best, least = start, board.price(state, seat, start, space)
    return best


def pieces_abroad(state: EdoState, seat: int) -> int:
    """The number of a seat's samurai on the board, including black ones."""
    return len(samurai.all_of(state, seat))


def is_helpful(state: EdoState, seat: int, more: int) -> bool:
    """Whether this many more samurai would outnumber Ronin."""
    abroad = pieces_abroad(state, seat) + more
    return not state.dispersed and any(
        outnumbers(state, seat, space, abroad) for space in state.ronin
    )


def wants_samurai(state: EdoState, seat: int, left: int) -> bool:
    """Whether another samurai could be paid, or would score at the end."""
    abroad, rice = (
        state.holdings[seat * codes.HELD + codes.ABROAD],
        state.holdings[seat * codes.HELD + ids.RICE],
    )
    return abroad < MAX_ABROAD and (rice > abroad or left == 0)


def nearest_border(state: EdoState) -> int:
    """The border post nearest to Edo."""
    best = ids.BORDER_FIRST
    for space in state.config.side.spaces:
        if space >= ids.BORDER_FIRST:
            roads = state.config.roads.distance
            if roads[ids.EDO * ids.SPACES + space] < roads[ids.EDO * ids.SPACES + best]:
                best = space
    return best


def worth_of_spaces(state: EdoState, seat: int) -> list[int]:
    """The worth of each space, by itself and for the later cards of the plan."""
    new = [int(not samurai.stands_at(state, seat, space)) for space in range(ids.SPACES)]
    wanted = [place_worth(state, space, new[space]) for space in range(ids.SPACES)]
    for slot in range(state.passes + 1, actions.SLOTS):
        planned = plans.slot_at(state, seat, slot)
        action = plans.action(planned)
        if not plans.officials_of(planned):
            continue
        if action < ids.PRODUCING:
            first = ids.RESOURCE_FIRST + action * ids.EACH_RESOURCE
            for space in range(first, first + ids.EACH_RESOURCE):
                if masks.has(state.config.open_resources, space):
                    crowd = state.crowd[space] + new[space]
                    wanted[space] += NEED + 100 * board.harvest_among(state, crowd)
        elif action == ids.BUILDING:
            wanted[ids.EDO] += NEED
        elif action == ids.TRADING:
            wanted[state.merchant] += NEED
    for space in range(ids.SPACES):
        wanted[space] -= 300 * samurai.count_at(state, seat, space)
    return wanted


def worst_placed(state: EdoState, seat: int) -> int:
    """The space of the samurai that gains most by moving, or -1 if none does."""
    wanted = worth_of_spaces(state, seat)
    best = target_of(wanted, state)
    start, most = -1, 0
    for space in samurai.spaces(state, seat):
        gain = wanted[best] - wanted[space] - 300
        if gain > most:
            start, most = space, gain
    return start


def target_of(wanted: list[int], state: EdoState) -> int:
    """The space with the highest worth."""
    best = ids.EDO
    for space in state.config.side.spaces:
        if wanted[space] > wanted[best]:
            best = space
    return best


def target(state: EdoState, seat: int, start: int) -> int:
    """The best destination of a samurai from a space."""
    wanted = worth_of_spaces(state, seat)
    wanted[start] = -9999
    return target_of(wanted, state)
