"""A sensible turn: which pieces move, and what the officials do, as a list of actions.

A script is made anew before every action, so it also fits a turn that somebody else began.
"""

from typing import Final

from hatamoto.games.edo import board
from hatamoto.games.edo.actions import (
    AUTHORIZE,
    COLLECT,
    MOVE,
    PRODUCE,
    RECRUIT_ONE,
    STOP,
    TO,
)
from hatamoto.games.edo.content import (
    AUTHORIZATION,
    BUILDING,
    CARDS,
    EACH_RESOURCE,
    PRODUCING,
    RECRUIT,
    RESOURCE_FIRST,
    RICE,
    RYO,
    START_CARDS,
    TRADING,
    TRAVEL,
)
from hatamoto.games.edo.decisions.harvest import open_action
from hatamoto.games.edo.hints.building import building_script
from hatamoto.games.edo.hints.trading import trading_script
from hatamoto.games.edo.hints.travel import travel_script
from hatamoto.games.edo.hints.worth import GOOD_WORTH, RYO_WORTH, rounds_left
from hatamoto.games.edo.state import HELD, HOME, MARKED, PIECES, EdoState

NO_SPACE: Final = -1
EARLY: Final = 3
"""With fewer rounds to follow no special card is bought."""


def script(state: EdoState, seat: int) -> list[int]:
    """What to do in the open turn, until it is over."""
    action, left = open_action(state, seat), rounds_left(state)
    count = board.officials_left(state)
    actions: list[int] = []
    if action < PRODUCING:
        actions = harvest_script(state, seat, action, count)
    elif action == BUILDING:
        actions = building_script(state, seat, count, left)
    elif action == TRAVEL:
        actions = travel_script(state, seat, left)
    elif action == TRADING:
        actions = trading_script(state, seat, left)
    elif action == RECRUIT:
        actions = recruit_script(state, seat, count, left)
    elif action == AUTHORIZATION:
        actions = authorization_script(state, seat, count, left)
    else:
        actions = [COLLECT] * count
    actions.append(STOP)
    return actions


def harvest_script(state: EdoState, seat: int, good: int, count: int) -> list[int]:
    """Send samurai to spaces of the good where that pays, then let them produce."""
    crowd = state.crowd.copy()
    ryo = state.hold[seat * HELD + RYO]
    used: list[bool] = [False] * PIECES
    moves: list[int] = []
    harvests: list[int] = []
    for _ in range(count):
        best, best_gain, best_space, best_price = -1, 0, NO_SPACE, 0
        for place in range(PIECES):
            piece = state.pieces[seat * PIECES + place]
            if piece >= HOME:
                break
            if used[place] or (piece & MARKED and not state.moving):
                continue
            for space in range(
                RESOURCE_FIRST + good * EACH_RESOURCE, RESOURCE_FIRST + (good + 1) * EACH_RESOURCE
            ):
                price = way(state, seat, piece, space)
                if price < 0 or price > ryo or not state.setting.open_resources >> space & 1:
                    continue
                gain = harvest_gain(state, crowd, space, piece >> 2 == space) * GOOD_WORTH[good]
                gain -= price * RYO_WORTH
                if gain > best_gain:
                    best, best_gain, best_space, best_price = place, gain, space, price
        if best < 0:
            break
        used[best] = True
        start = state.pieces[seat * PIECES + best] >> 2
        if start != best_space:
            moves += [MOVE + start, TO + best_space]
            crowd[start] -= 1
            crowd[best_space] += 1
            ryo -= best_price
        harvests.append(PRODUCE + best_space - RESOURCE_FIRST)
    return moves + harvests


def way(state: EdoState, seat: int, piece: int, space: int) -> int:
    """What it costs to have a samurai on a space for the action, or -1 if it cannot be."""
    if piece >> 2 == space:
        return 0
    if not state.moving or piece & MARKED or not state.setting.on_side >> space & 1:
        return -1
    return board.price(state, seat, piece >> 2, space)


def harvest_gain(state: EdoState, crowd: list[int], space: int, is_there: bool) -> int:
    """What one more producing samurai brings on a space."""
    chart = state.setting.content.harvest
    others = crowd[space] - 1 if is_there else crowd[space]
    return chart[others] if others < len(chart) else 0


def recruit_script(state: EdoState, seat: int, count: int, left: int) -> list[int]:
    """Recruit while rice for the samurai is left and the helper has time to serve."""
    rice = state.hold[seat * HELD + RICE]
    able = min(count, state.neutrals, rice // max(1, board.amount(state, seat)))
    return [RECRUIT_ONE] * able if left > 1 else []


def authorization_script(state: EdoState, seat: int, count: int, left: int) -> list[int]:
    """Buy the dearest card that is easily paid, early in the game."""
    prices, ryo = state.setting.content.card_price, state.hold[seat * HELD + RYO]
    best = -1
    for card in range(START_CARDS, CARDS):
        can_buy = state.display >> card & 1 != 0 and prices[card] <= ryo
        if can_buy and (best < 0 or prices[card] > prices[best]):
            best = card
    if best < 0 or not count or left < EARLY:
        return []
    return [AUTHORIZE + best - START_CARDS]
