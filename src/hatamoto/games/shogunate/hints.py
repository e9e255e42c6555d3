"""What a bot should value: scores, the honour about to be paid, and good slots in the Line."""

from typing import Final

from hatamoto.games.shogunate import (
    actions,
    board,
    codes,
    content,
    frames,
    loyalty,
    scoring,
)
from hatamoto.games.shogunate.state import ShogunateState
from hatamoto.kernel.frames import type_of
from hatamoto.kernel.outcome import Outcome

POINT: Final = 36
"""What one point of honour weighs; the rest is measured against it."""
STRIKE_WEIGHT: Final = 24
DEEP: Final = 2
"""How many of its own decisions in a row a seat thinks through."""


def value(state: ShogunateState, seat: int) -> int:
    """How good a full state looks for a seat, in thousandths of a win."""
    if state.ended != codes.GOING_ON:
        return settled(scoring.outcome(state), seat)
    worth = leader_worth(state)
    own = hand_worth(state, worth, seat)
    rival = -1
    for other in range(state.seats):
        if other != seat:
            rival = max(rival, hand_worth(state, worth, other))
    return max(20, min(980, 500 + 2 * (own - rival)))


def settled(outcome: Outcome | None, seat: int) -> int:
    """The value of a finished game: a shared first place is divided."""
    assert outcome is not None
    return 1000 // len(outcome.winners) if outcome.places[seat] == 1 else 0


def leader_worth(state: ShogunateState) -> list[int]:
    """What each leader is worth soon: honour on it, honour due, its slot, the Shinobi."""
    due = state.content.honour[state.plot] if is_unpaid(state) else NOTHING
    ahead = 1 if is_unpaid(state) else 0
    target = board.shinobi_slot(state)
    slot_honour = state.content.slot_honour  # half an average Plot, in 36ths of a point
    worth = [0] * content.LEADERS
    for slot in range(content.SLOTS):
        leader = state.line[slot]
        points = state.honour[leader] + due[slot]
        worth[leader] = POINT * points + slot_honour[slot]
        if slot == target and points and state.strike:
            worth[leader] -= STRIKE_WEIGHT + ahead
    return worth


NOTHING: Final[list[int]] = [0] * content.SLOTS


def is_unpaid(state: ShogunateState) -> bool:
    """Whether this round's honour is still to come."""
    if state.plot == codes.NO_PLOT:
        return False
    return not state.stack or type_of(state.stack[0]) != frames.STRIKE.number


def hand_worth(state: ShogunateState, worth: list[int], seat: int) -> int:
    """What a seat's leaders are worth together; a pair counts as it scores."""
    hand = state.down[seat] + state.up[seat]
    first, second = loyalty.FIRST_OF[hand], loyalty.SECOND_OF[hand]
    if first == second and not state.options.double:
        return worth[first]
    return worth[first] + worth[second]


def priorities(state: ShogunateState, seat: int) -> list[int]:
    """For each legal action, the value of the best that can follow at once."""
    branches = state.branches
    if branches is not None and type_of(branches.frame) == frames.CHOOSE.number:
        return [card_value(state, seat, action - actions.PLAY) for action in state.legal(seat)]
    return [value_after(state, seat, action, DEEP) for action in state.legal(seat)]


def card_value(state: ShogunateState, seat: int, card: int) -> int:
    """What the card would do if it were carried out now."""
    trial = state.clone()
    trial.branches = None
    trial.content.card_effects[card](trial, seat)
    if type_of(trial.stack[-1]) == frames.CLOAKED_LEADER.number:
        return cloaked_value(trial, seat)
    return best_value(trial, seat, DEEP)


def cloaked_value(trial: ShogunateState, seat: int) -> int:
    """Another picks the leader, so the card is worth the middle of what it can be."""
    total = 0
    for leader in range(content.LEADERS):
        trial.stack[-1] = frames.CLOAKED_SLOT.ask(seat, leader)
        total += best_value(trial, seat, 1)
    return total // content.LEADERS


def best_value(state: ShogunateState, seat: int, depth: int) -> int:
    """The best the seat can do with what it is asked now."""
    best = 0
    for action in state.legal(seat):
        best = max(best, value_after(state, seat, action, depth))
    return best


def value_after(state: ShogunateState, seat: int, action: int, depth: int) -> int:
    """The value after an action, and after the seat's own next one while it goes on deciding."""
    trial = state.clone()
    trial.apply(seat, action)
    if depth > 1 and trial.branches is None and trial.actor() == seat:
        return best_value(trial, seat, depth - 1)
    return value(trial, seat)
