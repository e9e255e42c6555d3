"""Heuristics for bots: scores, honour about to be paid, and good slots in the Line."""

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
"""The weight of one point of honour; other weights are relative to it."""
STRIKE_WEIGHT: Final = 24
DEPTH: Final = 2
"""How many consecutive decisions of its own a seat looks ahead."""


def value(state: ShogunateState, seat: int) -> int:
    """The heuristic value of a full state for a seat, in thousandths of a win, 20 to 980."""
    if state.ended != codes.GOING_ON:
        return final_value(scoring.outcome(state), seat)
    worth = leader_worth(state)
    own = hand_worth(state, worth, seat)
    rival = -1
    for other in range(state.seats):
        if other != seat:
            rival = max(rival, hand_worth(state, worth, other))
    return max(20, min(980, 500 + 2 * (own - rival)))


def final_value(outcome: Outcome | None, seat: int) -> int:
    """The value of a finished game; winners of a tie divide it."""
    assert outcome is not None
    return 1000 // len(outcome.winners) if outcome.places[seat] == 1 else 0


def leader_worth(state: ShogunateState) -> list[int]:
    """The worth of each leader: its honour, honour due, its slot, and the Shinobi."""
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
    """Whether this round's honour has not been paid yet."""
    if state.plot == codes.NO_PLOT:
        return False
    return not state.stack or type_of(state.stack[0]) != frames.STRIKE.number


def hand_worth(state: ShogunateState, worth: list[int], seat: int) -> int:
    """The worth of a seat's leaders together; a pair counts as it scores."""
    hand = state.down[seat] + state.up[seat]
    first, second = loyalty.FIRST_OF[hand], loyalty.SECOND_OF[hand]
    if first == second and not state.options.pairs_count_twice:
        return worth[first]
    return worth[first] + worth[second]


def priorities(state: ShogunateState, seat: int, depth: int = DEPTH) -> list[int]:
    """The value of each legal action with the best immediate continuation, up to `depth`."""
    branches = state.branches
    legal = state.legal(seat)
    if branches is not None and type_of(branches.frame) == frames.CHOOSE.number:
        return [card_value(state, seat, action - actions.PLAY, depth) for action in legal]
    return [value_after(state, seat, action, depth) for action in legal]


def card_value(state: ShogunateState, seat: int, card: int, depth: int) -> int:
    """The value of a card if it were resolved now."""
    trial = state.clone()
    trial.branches = None
    trial.content.card_effects[card](trial, seat)
    if type_of(trial.stack[-1]) == frames.CLOAKED_LEADER.number:
        return cloaked_value(trial, seat)
    return best_value(trial, seat, depth)


def cloaked_value(trial: ShogunateState, seat: int) -> int:
    """The average over all leaders, since the Hatamoto picks the leader."""
    total = 0
    for leader in range(content.LEADERS):
        trial.stack[-1] = frames.CLOAKED_SLOT.ask(seat, leader)
        total += best_value(trial, seat, 1)
    return total // content.LEADERS


def best_value(state: ShogunateState, seat: int, depth: int) -> int:
    """The value of the seat's best action in the open decision."""
    best = 0
    for action in state.legal(seat):
        best = max(best, value_after(state, seat, action, depth))
    return best


def value_after(state: ShogunateState, seat: int, action: int, depth: int) -> int:
    """The value after an action and, up to `depth`, the seat's own best next actions."""
    trial = state.clone()
    trial.apply(seat, action)
    if depth > 1 and trial.branches is None and trial.actor() == seat:
        return best_value(trial, seat, depth - 1)
    return value(trial, seat)
