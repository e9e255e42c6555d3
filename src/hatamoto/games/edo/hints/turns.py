"""A sensible turn: which pieces move, and what the officials do, as a list of actions.

A script is made anew before every action, so it also fits a turn that somebody else began.
"""

from typing import Final

from hatamoto.games.edo import board
from hatamoto.games.edo.actions import (
    AUTHORIZE,
    COLLECT,
    RECRUIT_ONE,
    STOP,
)
from hatamoto.games.edo.content import (
    AUTHORIZATION,
    BUILDING,
    CARDS,
    PRODUCING,
    RECRUIT,
    RICE,
    RYO,
    START_CARDS,
    TRADING,
    TRAVEL,
)
from hatamoto.games.edo.decisions.harvest import open_action
from hatamoto.games.edo.hints.building import building_script
from hatamoto.games.edo.hints.harvest import harvest_script
from hatamoto.games.edo.hints.trading import trading_script
from hatamoto.games.edo.hints.travel import travel_script
from hatamoto.games.edo.hints.worth import rounds_left
from hatamoto.games.edo.state import HELD, EdoState

EARLY: Final = 3
"""With fewer rounds to follow no special card is bought."""


def script(state: EdoState, seat: int) -> list[int]:
    """What to do in the open turn, until it is over; of a journey only the next step."""
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
    if action != TRAVEL or not actions:
        actions.append(STOP)
    return actions


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
