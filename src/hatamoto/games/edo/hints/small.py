"""The choices on the way: where a piece goes, who helps against Ronin, who goes home."""

from typing import Final

from hatamoto.games.edo import board
from hatamoto.games.edo.actions import BRING, DISCARD, JOIN, PAY, RESOLVE, RETURN, TO
from hatamoto.games.edo.content import CITIES, RESOURCES, SPACES
from hatamoto.games.edo.hints.travel import cheapest, pieces_abroad, target
from hatamoto.games.edo.hints.worth import GOOD_WORTH, place_worth, rounds_left, worth
from hatamoto.games.edo.ronin.board import ronin_at
from hatamoto.games.edo.state import (
    ABROAD,
    BRING_SAMURAI,
    DISCARD_GOODS,
    HELD,
    JOIN_SAMURAI,
    PAY_WAGES,
    RELOCATE_SAMURAI,
    EdoState,
)
from hatamoto.kernel.frames import a_of, b_of, kind_of

THREAT: Final = 12
"""For each Ronin in a city, a ryo of its income in each round to come."""
FED: Final = 3
"""So many samurai are kept while the game goes on."""


def small_choice(state: EdoState, seat: int) -> int:
    """What to answer to a question beside the turn itself."""
    frame = state.stack[-1]
    kind = kind_of(frame)
    if kind == RELOCATE_SAMURAI:
        return TO + target(state, seat, a_of(frame))
    if kind == BRING_SAMURAI or kind == JOIN_SAMURAI:
        return helper(state, seat, a_of(frame))
    if kind == PAY_WAGES:
        return wages_choice(state, seat)
    if kind == DISCARD_GOODS:
        return discard_choice(state, seat)
    return one_step(state, seat)


def helper(state: EdoState, seat: int, space: int) -> int:
    """The next samurai against the Ronin, or the comparison."""
    own, count = board.count_at(state, seat, space), ronin_at(state, space)
    if own > count:
        return RESOLVE
    frame = state.stack[-1]
    rest = pieces_abroad(state, seat) - own
    if kind_of(frame) == BRING_SAMURAI and own + min(b_of(frame), rest) <= count:
        start = cheapest(state, seat, space)
        return BRING + start if start >= 0 else RESOLVE
    best, least = RESOLVE, 1 << 30
    for action in state.legal(seat):
        if JOIN <= action < JOIN + SPACES and place_worth(state, action - JOIN) < least:
            best, least = action, place_worth(state, action - JOIN)
    return best


def wages_choice(state: EdoState, seat: int) -> int:
    """Pay for those who are worth it; those who stand worst go home."""
    abroad, left = state.hold[seat * HELD + ABROAD], rounds_left(state)
    actions = state.legal(seat)
    if actions[-1] == PAY and (abroad <= FED or left == 0):
        return PAY
    best, least = actions[0], 1 << 30
    for action in actions:
        if action != PAY and place_worth(state, action - RETURN) < least:
            best, least = action, place_worth(state, action - RETURN)
    return best


def discard_choice(state: EdoState, seat: int) -> int:
    """The good of which there is most for its worth."""
    best, most = -1, -1
    for good in range(RESOURCES):
        count = state.hold[seat * HELD + good]
        if count and count * 1000 - GOOD_WORTH[good] > most:
            best, most = good, count * 1000 - GOOD_WORTH[good]
    return DISCARD + best


def one_step(state: EdoState, seat: int) -> int:
    """The action after which the seat stands best against the others."""
    actions = state.legal(seat)
    best, most = actions[0], -(1 << 30)
    for action in actions:
        gain = standing(state, seat, action)
        if gain > most:
            best, most = action, gain
    return best


def standing(state: EdoState, seat: int, action: int) -> int:
    """What the seat is worth after an action, less half of the others' mean."""
    trial = state.clone()
    trial.apply(seat, action)
    left = rounds_left(trial)
    total = 0
    for other in range(trial.seats):
        if other != seat:
            total += worth(trial, other, left) - threat(trial, other, left)
    own = worth(trial, seat, left) - threat(trial, seat, left)
    return own - total // (2 * (trial.seats - 1))


def threat(state: EdoState, seat: int, left: int) -> int:
    """What a seat stands to lose where Ronin flock together in a city."""
    total = 0
    for space in state.ronin:
        if space < CITIES:
            total += board.income(state, seat, space) * left * THREAT
    return total
