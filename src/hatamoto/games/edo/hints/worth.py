"""The worth of goods, pieces and states, in thousandths of a point."""

from typing import Final

from hatamoto.games.edo import board, codes, samurai, scoring, tallies
from hatamoto.games.edo.content import ids
from hatamoto.games.edo.state import EdoState
from hatamoto.kernel import masks

POINT: Final = 1000
RONIN_WORTH: Final = 700
"""A Ronin token: a point at the end, but it does not trigger the end."""
GOOD_WORTH: Final[list[int]] = [250, 270, 150]
"""A piece of wood, stone or rice while there is time to use it."""
MANY: Final = 6
"""Beyond this many of one good, each is worth LITTLE."""
LITTLE: Final = 60
RYO_WORTH: Final = 85
ENOUGH_RYO: Final = 16
SPARE_RYO: Final = 50
"""Ryo beyond ENOUGH_RYO, and at the end: twenty score a point."""
INCOME_WORTH: Final = 60
SAMURAI_WORTH: Final = 120
HELPER_WORTH: Final = 140
"""A neutral official, per round left."""
CARD_WORTH: Final = 120
TOKEN_WORTH: Final = 350
EDO_WORTH: Final = 1200
PACE: Final = 2
"""A leader gains about three points in this many rounds."""
SCALE: Final = 14


def rounds_left(state: EdoState) -> int:
    """An estimate of the number of rounds after this one."""
    left = int(state.coming != codes.NO_MERCHANT) + masks.count(state.pile)
    most = 0
    for seat in range(state.seats):
        points = state.holdings[seat * codes.HELD + codes.POINTS]
        most = max(most, points)
    missing = state.config.content.end_points - most
    if missing <= 0:
        return 0
    by_points = (missing * PACE + 2) // 3
    return by_points if by_points < left else left


def worth(state: EdoState, seat: int, left: int) -> int:
    """The worth of what a seat has, with this many rounds left."""
    holdings, at = state.holdings, seat * codes.HELD
    total = holdings[at + codes.POINTS] * POINT + holdings[at + codes.TOKENS] * RONIN_WORTH
    total += goods_worth(state, seat, left) + money_worth(holdings[at + ids.RYO], left)
    total += staff_worth(state, seat, left)
    if board.is_in_edo(state, seat):
        total += EDO_WORTH * (2 if left < 3 else 1)
    for city in state.config.cities:
        total += board.income(state, seat, city) * left * INCOME_WORTH
    return total


def goods_worth(state: EdoState, seat: int, left: int) -> int:
    """The worth of wood, stone and rice; after the last round only the rice, as a tie-break."""
    if left == 0:
        return state.holdings[seat * codes.HELD + ids.RICE]
    total = 0
    for good in range(ids.RESOURCES):
        count = state.holdings[seat * codes.HELD + good]
        few = count if count < MANY else MANY
        total += few * GOOD_WORTH[good] + (count - few) * LITTLE
    return total if left > 1 else total * 2 // 3


def money_worth(ryo: int, left: int) -> int:
    """The worth of ryo, to spend and at the end."""
    if left == 0:
        return ryo * SPARE_RYO
    soon = ryo if ryo < ENOUGH_RYO else ENOUGH_RYO
    return soon * RYO_WORTH + (ryo - soon) * SPARE_RYO


def staff_worth(state: EdoState, seat: int, left: int) -> int:
    """The worth of samurai, neutral officials, cards and privileges."""
    holdings, at = state.holdings, seat * codes.HELD
    abroad = holdings[at + codes.ABROAD]
    few = abroad if abroad < 3 else 3
    total = few * SAMURAI_WORTH + (abroad - few) * LITTLE
    if left == 0:
        total = abroad * POINT // 2
    helpers = holdings[at + codes.NEUTRALS]
    total += (helpers if helpers < 3 else 3) * HELPER_WORTH * left
    cards = masks.count(holdings[at + codes.CARDS_HELD]) - ids.START_CARDS
    total += (cards if cards < 2 else 2) * CARD_WORTH * left
    tokens = tallies.total(holdings[at + codes.PRIVILEGES_HELD])
    return total + (tokens * TOKEN_WORTH if left else 0) + places_worth(state, seat)


def places_worth(state: EdoState, seat: int) -> int:
    """The worth of the samurai's spaces: high for resources and cities, low at the border."""
    total = 0
    for piece in samurai.all_of(state, seat):
        total += place_worth(state, samurai.space(piece))
    return total


def place_worth(state: EdoState, space: int, more: int = 0) -> int:
    """The worth of being on a space, with `more` samurai than are there now."""
    if state.config.is_resource(space):
        return 40 + 30 * board.harvest_among(state, state.crowd[space] + more)
    if state.config.is_city(space):
        return 20 if masks.has(state.closed, space) else 110
    return 0


def value(state: EdoState, seat: int) -> int:
    """The heuristic value of a full state for a seat, in thousandths of a win."""
    if state.ended != codes.GOING_ON:
        result = scoring.outcome(state)
        assert result is not None
        return 1000 // len(result.winners) if result.places[seat] == 1 else 0
    left = rounds_left(state)
    own, rival = worth(state, seat, left), -1
    for other in range(state.seats):
        if other != seat:
            rival = max(rival, worth(state, other, left))
    return max(20, min(980, 500 + (own - rival) // SCALE))
