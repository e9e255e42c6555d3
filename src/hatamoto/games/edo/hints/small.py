"""Small choices: destinations of pieces, helpers against Ronin, wages, discards."""

from typing import Final

from hatamoto.games.edo import actions, board, codes, frames, samurai
from hatamoto.games.edo.content import ids
from hatamoto.games.edo.hints import worth as hints_worth
from hatamoto.games.edo.hints.travel import cheapest, pieces_abroad, target
from hatamoto.games.edo.hints.worth import place_worth, rounds_left, worth
from hatamoto.games.edo.ronin.board import ronin_at
from hatamoto.games.edo.state import EdoState
from hatamoto.kernel.frames import shared_field, type_of

RELOCATED: Final = frames.RELOCATE_SAMURAI.field("space")
DISPERSAL: Final = shared_field("space", frames.BRING_SAMURAI, frames.JOIN_SAMURAI)
"""The space of a dispersal."""
FREE: Final = frames.BRING_SAMURAI.field("free")
THREAT: Final = 12
"""The cost of each Ronin in a city, per ryo of its income and round left."""
FED: Final = 3
"""The number of samurai to keep during the game."""


def small_choice(state: EdoState, seat: int) -> int:
    """The answer to a decision outside the turn itself."""
    frame = state.stack[-1]
    frame_type = type_of(frame)
    if frame_type == frames.RELOCATE_SAMURAI.number:
        return actions.TO + target(state, seat, RELOCATED.of(frame))
    if frame_type == frames.BRING_SAMURAI.number or frame_type == frames.JOIN_SAMURAI.number:
        return helper(state, seat, DISPERSAL.of(frame))
    if frame_type == frames.PAY_WAGES.number:
        return wages_choice(state, seat)
    if frame_type == frames.DISCARD_GOODS.number:
        return discard_choice(state, seat)
    return one_step(state, seat)


def helper(state: EdoState, seat: int, space: int) -> int:
    """The next samurai against the Ronin, or `resolve`."""
    own, count = samurai.count_at(state, seat, space), ronin_at(state, space)
    if own > count:
        return actions.RESOLVE
    frame = state.stack[-1]
    rest = pieces_abroad(state, seat) - own
    if type_of(frame) == frames.BRING_SAMURAI.number and own + min(FREE.of(frame), rest) <= count:
        start = cheapest(state, seat, space)
        return actions.BRING + start if start >= 0 else actions.RESOLVE
    best, least = actions.RESOLVE, 1 << 30
    for action in state.legal(seat):
        if (
            actions.JOIN <= action < actions.JOIN + ids.SPACES
            and place_worth(state, action - actions.JOIN) < least
        ):
            best, least = action, place_worth(state, action - actions.JOIN)
    return best


def wages_choice(state: EdoState, seat: int) -> int:
    """Pay for samurai that are worth it; the worst placed go home."""
    abroad, left = state.holdings[seat * codes.HELD + codes.ABROAD], rounds_left(state)
    offered = state.legal(seat)
    if offered[-1] == actions.PAY and (abroad <= FED or left == 0):
        return actions.PAY
    best, least = offered[0], 1 << 30
    for action in offered:
        if action != actions.PAY and place_worth(state, action - actions.RETURN) < least:
            best, least = action, place_worth(state, action - actions.RETURN)
    return best


def discard_choice(state: EdoState, seat: int) -> int:
    """The good with the largest surplus for its worth."""
    best, most = -1, -1
    for good in range(ids.RESOURCES):
        count = state.holdings[seat * codes.HELD + good]
        if count and count * 1000 - hints_worth.GOOD_WORTH[good] > most:
            best, most = good, count * 1000 - hints_worth.GOOD_WORTH[good]
    return actions.DISCARD + best


def one_step(state: EdoState, seat: int) -> int:
    """The action after which the seat is best off compared with the others."""
    offered = state.legal(seat)
    best, most = offered[0], -(1 << 30)
    for action in offered:
        gain = standing(state, seat, action)
        if gain > most:
            best, most = action, gain
    return best


def standing(state: EdoState, seat: int, action: int) -> int:
    """The worth of the seat after an action minus half of the others' mean."""
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
    """The expected loss of a seat from Ronin in cities."""
    total = 0
    for space in state.ronin:
        if space < ids.CITIES:
            total += board.income(state, seat, space) * left * THREAT
    return total
