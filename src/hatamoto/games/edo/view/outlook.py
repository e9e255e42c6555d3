"""What each planned action could do right now, told to the seat that plans.

Every offer of an action tells it by the rules it is carried out with. The turn is taken as begun
with all officials at home and nobody moved; what the others plan is not known and changes nothing.
"""

from hatamoto.games.edo import board, codes, plans
from hatamoto.games.edo.content import ids
from hatamoto.games.edo.extension_points import lack
from hatamoto.games.edo.state import EdoState
from hatamoto.games.edo.views import OutlookView
from hatamoto.kernel import masks
from hatamoto.kernel.refusals import Facts, refused


def outlook(state: EdoState, seat: int) -> list[OutlookView]:
    """By face of the seat's cards: rows of facts, each with what it is about."""
    now = in_turn(state, seat)
    ways = board.ways(now, seat)
    content, cards = state.config.content, state.hold[seat * codes.HELD + codes.CARDS_HELD]
    told: dict[tuple[int, int, int], list[Facts]] = {}
    found: list[OutlookView] = []
    for card in range(ids.CARDS):
        if not masks.has(cards, card):
            continue
        for action in content.card_actions[card]:
            face = card * ids.ACTIONS + action
            key = (content.amount[face], content.officials[face], action)
            if key not in told:
                now.plan[seat * codes.PLANNED] = plans.slot(card, action)
                told[key] = rows_of(now, seat, action, ways)
            names = ids.CARD_IDS[card], ids.ACTION_IDS[action]
            found.append({"card": names[0], "action": names[1], "rows": told[key]})
    return found


def in_turn(state: EdoState, seat: int) -> EdoState:
    """A copy in which the seat has all its officials at hand and no piece moves any more."""
    now = state.clone()
    now.passes = 0
    now.moving = 0
    now.own = board.officials_home(state, seat)
    now.neutral = state.hold[seat * codes.HELD + codes.NEUTRALS]
    now.black = state.hold[seat * codes.HELD + codes.BLACKS]
    return now


def rows_of(state: EdoState, seat: int, action: int, ways: list[int]) -> list[Facts]:
    """What the offers of an action tell, in their order."""
    if not board.officials_left(state):
        return [lack(refused("perform/officials", "nobody_home"))]
    rows: list[Facts] = []
    for offer in state.config.offers[action]:
        offer.outlook(state, seat, ways, rows)
    return rows
