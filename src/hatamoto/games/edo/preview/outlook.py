"""The outlook of each action for the seat that plans: what it could do right now.

It comes from the offers that carry out the action. The turn is assumed to begin with all officials
available and nothing moved; the plans of others are not used.
"""

from hatamoto.games.edo import board, codes, plans
from hatamoto.games.edo.content import ids
from hatamoto.games.edo.extension_points import lack
from hatamoto.games.edo.state import EdoState
from hatamoto.games.edo.view_types import OutlookView
from hatamoto.kernel import masks
from hatamoto.kernel.refusals import Facts, refused


def outlook(state: EdoState, seat: int) -> list[OutlookView]:
    """Rows of facts by face of the seat's cards."""
    now = in_turn(state, seat)
    arrival_costs = board.arrival_costs(now, seat)
    content, cards = state.config.content, state.holdings[seat * codes.HELD + codes.CARDS_HELD]
    known: dict[tuple[int, int, int], list[Facts]] = {}
    found: list[OutlookView] = []
    for card in range(ids.CARDS):
        if not masks.has(cards, card):
            continue
        for action in content.card_actions[card]:
            face = card * ids.ACTIONS + action
            key = (content.amount[face], content.officials[face], action)
            if key not in known:
                now.plan[seat * codes.PLANNED] = plans.slot(card, action)
                known[key] = rows_of(now, seat, action, arrival_costs)
            names = ids.CARD_IDS[card], ids.ACTION_IDS[action]
            found.append({"card": names[0], "action": names[1], "rows": known[key]})
    return found


def in_turn(state: EdoState, seat: int) -> EdoState:
    """A copy in which the seat has all its officials available and movement is over."""
    now = state.clone()
    now.passes = 0
    now.moving = 0
    now.own = board.officials_home(state, seat)
    now.neutral = state.holdings[seat * codes.HELD + codes.NEUTRALS]
    now.black = state.holdings[seat * codes.HELD + codes.BLACKS]
    return now


def rows_of(state: EdoState, seat: int, action: int, arrival_costs: list[int]) -> list[Facts]:
    """The rows of the offers of an action, in order."""
    if not board.officials_left(state):
        return [lack(refused("perform/officials", "nobody_home"))]
    rows: list[Facts] = []
    for offer in state.config.offers[action]:
        offer.outlook(state, seat, arrival_costs, rows)
    return rows
