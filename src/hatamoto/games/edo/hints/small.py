"""The choices on the way: where a piece goes, who helps against Ronin, who goes home."""

from typing import Final

from hatamoto.games.edo import actions, board, codes, frames, samurai
from hatamoto.games.edo.content import ids
from hatamoto.games.edo.hints import worth as hints_worth
from hatamoto.games.edo.hints.travel import cheapest, pieces_abroad, target
from hatamoto.games.edo.hints.worth import place_worth, rounds_left, worth
from hatamoto.games.edo.ronin.board import ronin_at
from hatamoto.games.edo.state import EdoState
from hatamoto.kernel.frames import type_of

RELOCATED: Final = frames.RELOCATE_SAMURAI.field("space")
DISPERSAL: Final = frames.BRING_SAMURAI.field("space")
"""Where Ronin are dispersed; `join_samurai` has it at the same bits."""
FREE: Final = frames.BRING_SAMURAI.field("free")
THREAT: Final = 12
"""For each Ronin in a city, a ryo of its income in each round to come."""
FED: Final = 3
"""So many samurai are kept while the game goes on."""


def small_choice(state: EdoState, seat: int) -> int:
    """What to answer to a question beside the turn itself."""
    frame = state.stack[-1]
    kind = type_of(frame)
    if kind == frames.RELOCATE_SAMURAI.number:
        return actions.TO + target(state, seat, RELOCATED.of(frame))
    if kind == frames.BRING_SAMURAI.number or kind == frames.JOIN_SAMURAI.number:
        return helper(state, seat, DISPERSAL.of(frame))
    if kind == frames.PAY_WAGES.number:
        return wages_choice(state, seat)
    if kind == frames.DISCARD_GOODS.number:
        return discard_choice(state, seat)
    return one_step(state, seat)


def helper(state: EdoState, seat: int, space: int) -> int:
    """The next samurai against the Ronin, or the comparison."""
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
    """Pay for those who are worth it; those who stand worst go home."""
    abroad, left = state.hold[seat * codes.HELD + codes.ABROAD], rounds_left(state)
    offered = state.legal(seat)
    if offered[-1] == actions.PAY and (abroad <= FED or left == 0):
        return actions.PAY
    best, least = offered[0], 1 << 30
    for action in offered:
        if action != actions.PAY and place_worth(state, action - actions.RETURN) < least:
            best, least = action, place_worth(state, action - actions.RETURN)
    return best


def discard_choice(state: EdoState, seat: int) -> int:
    """The good of which there is most for its worth."""
    best, most = -1, -1
    for good in range(ids.RESOURCES):
        count = state.hold[seat * codes.HELD + good]
        if count and count * 1000 - hints_worth.GOOD_WORTH[good] > most:
            best, most = good, count * 1000 - hints_worth.GOOD_WORTH[good]
    return actions.DISCARD + best


def one_step(state: EdoState, seat: int) -> int:
    """The action after which the seat stands best against the others."""
    offered = state.legal(seat)
    best, most = offered[0], -(1 << 30)
    for action in offered:
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
        if space < ids.CITIES:
            total += board.income(state, seat, space) * left * THREAT
    return total
