"""Scripts of turns: which pieces move, and what the officials do, as a list of actions.

A script is recomputed before every action, so it also works in a turn that somebody else began.
"""

from typing import Final

from hatamoto.games.edo import actions, board, codes
from hatamoto.games.edo.content import ids
from hatamoto.games.edo.decisions.harvest import open_action
from hatamoto.games.edo.hints.building import building_script
from hatamoto.games.edo.hints.harvest import harvest_script
from hatamoto.games.edo.hints.trading import trading_script
from hatamoto.games.edo.hints.travel import travel_script
from hatamoto.games.edo.hints.worth import rounds_left
from hatamoto.games.edo.state import EdoState
from hatamoto.kernel import masks

EARLY: Final = 3
"""With fewer rounds left, no special card is bought."""


def script(state: EdoState, seat: int) -> list[int]:
    """The actions of the open turn until its end; for travel only the next step."""
    action, left = open_action(state, seat), rounds_left(state)
    count = board.officials_left(state)
    offered: list[int] = []
    if action < ids.PRODUCING:
        offered = harvest_script(state, seat, action, count)
    elif action == ids.BUILDING:
        offered = building_script(state, seat, count, left)
    elif action == ids.TRAVEL:
        offered = travel_script(state, seat, left)
    elif action == ids.TRADING:
        offered = trading_script(state, seat, left)
    elif action == ids.RECRUIT:
        offered = recruit_script(state, seat, count, left)
    elif action == ids.AUTHORIZATION:
        offered = authorization_script(state, seat, count, left)
    else:
        offered = [actions.COLLECT] * count
    if action != ids.TRAVEL or not offered:
        offered.append(actions.STOP)
    return offered


def recruit_script(state: EdoState, seat: int, count: int, left: int) -> list[int]:
    """Recruit while there is rice for the samurai and time to use the official."""
    rice = state.holdings[seat * codes.HELD + ids.RICE]
    able = min(count, state.neutrals, rice // max(1, board.amount(state, seat)))
    return [actions.RECRUIT_ONE] * able if left > 1 else []


def authorization_script(state: EdoState, seat: int, count: int, left: int) -> list[int]:
    """Early in the game, buy the most expensive card that is easily affordable."""
    prices, ryo = state.config.content.card_price, state.holdings[seat * codes.HELD + ids.RYO]
    best = -1
    for card in range(ids.START_CARDS, ids.CARDS):
        can_buy = masks.has(state.display, card) and prices[card] <= ryo
        if can_buy and (best < 0 or prices[card] > prices[best]):
            best = card
    if best < 0 or not count or left < EARLY:
        return []
    return [actions.AUTHORIZE + best - ids.START_CARDS]
