"""Scores, the check for the threshold, tie-breaks and the outcome."""

from typing import Final

from hatamoto.games.shogunate import codes, content, loyalty
from hatamoto.games.shogunate.state import ShogunateState
from hatamoto.kernel.outcome import Outcome

NO_SECOND: Final[int] = content.SLOTS + 1
"""The slot of a second leader that a pair does not have: after the last one."""


def score(state: ShogunateState, seat: int) -> int:
    """The honour of the different leaders the seat holds cards of (§goal/score, ruling 2)."""
    hand = state.down[seat] + state.up[seat]
    return hand_score(state.honour, hand, state.options.pairs_count_twice)


def hand_score(honour: list[int], hand: int, double: bool) -> int:
    """The score of a packed hand of two; a pair counts once unless the option says twice."""
    first, second = loyalty.FIRST_OF[hand], loyalty.SECOND_OF[hand]
    if first == second and not double:
        return honour[first]
    return honour[first] + honour[second]


def scoring_leaders(state: ShogunateState, seat: int) -> list[int]:
    """The leaders whose honour makes up the seat's score; none while cards are dealt."""
    hand = state.down[seat] + state.up[seat]
    if loyalty.size(hand) < 2:
        return []
    first, second = loyalty.FIRST_OF[hand], loyalty.SECOND_OF[hand]
    return [first] if first == second and not state.options.pairs_count_twice else [first, second]


def is_reached(state: ShogunateState) -> bool:
    """Whether any player has reached the threshold (§play/check)."""
    threshold = state.options.threshold
    for seat in range(state.seats):
        if score(state, seat) >= threshold:
            return True
    return False


def is_reached_with(state: ShogunateState, honour: list[int], hands: list[int]) -> bool:
    """Whether any of these hands would reach the threshold with this honour."""
    double = state.options.pairs_count_twice
    return any(hand_score(honour, hand, double) >= state.options.threshold for hand in hands)


def could_be_reached(state: ShogunateState) -> bool:
    """Whether some hand would reach the threshold, so that a passed check reveals something."""
    best = 0
    second = 0
    for honour in state.honour:
        if honour > best:
            second = best
            best = honour
        elif honour > second:
            second = honour
    top = 2 * best if state.options.pairs_count_twice else best + second
    return top >= state.options.threshold


def key(state: ShogunateState, seat: int) -> tuple[int, int, int, int]:
    """The sort key of the outcome: score, best leader, second leader, cards not revealed.

    Ties are broken as in §end/tie_leader, §end/tie_second and §end/tie_revealed.
    """
    hand = state.down[seat] + state.up[seat]
    first, second = loyalty.FIRST_OF[hand], loyalty.SECOND_OF[hand]
    slots = [state.slot_of[first] + 1, state.slot_of[second] + 1]
    best = min(slots)
    other = NO_SECOND if first == second else max(slots)
    return (score(state, seat), -best, -other, -loyalty.size(state.up[seat]))


def scores(state: ShogunateState) -> list[int]:
    """The current score of each seat, even during the deal."""
    return [current_score(state, seat) for seat in range(state.seats)]


def current_score(state: ShogunateState, seat: int) -> int:
    """A seat's score, even with fewer than two cards."""
    hand = state.down[seat] + state.up[seat]
    held = loyalty.size(hand)
    if held > 1:
        return score(state, seat)
    return state.honour[loyalty.FIRST_OF[hand]] if held else 0


def outcome(state: ShogunateState) -> Outcome | None:
    """Scores and places by the key; equal keys share a place (§end/tie_leader, ruling 36)."""
    if state.ended == codes.GOING_ON:
        return None
    keys = [key(state, seat) for seat in range(state.seats)]
    places = [1 + sum(1 for other in keys if other > own) for own in keys]
    return Outcome([own[0] for own in keys], places, codes.REASONS[state.ended])
