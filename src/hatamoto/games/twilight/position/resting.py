"""Where the facts alone say what is open, and what they open there."""

from hatamoto.games.twilight import frames
from hatamoto.games.twilight.decisions.turn import push_deal
from hatamoto.games.twilight.state import TwilightState
from hatamoto.kernel.frames import type_of


def is_resting(state: TwilightState) -> bool:
    """Whether the game has ended, a card is to be played, or a deal has not begun."""
    if not state.stack:
        return True
    top = type_of(state.stack[-1])
    return top == frames.PLAY_CARD.number or (top == frames.DEAL.number and not has_cards(state))


def has_cards(state: TwilightState) -> bool:
    """Whether anybody holds a card."""
    return bool(state.anti_hand or state.pro_hand)


def open_rest(state: TwilightState) -> None:
    """Open the round of the active player, or the deal where nobody holds a card.

    A round with a number has begun, and nothing is told of it again.
    """
    if has_cards(state) and state.rounds:
        state.push(frames.PLAY_CARD.ask(state.active))
    elif has_cards(state):
        state.push(frames.BEGIN_ROUND.step(state.active))
    else:
        state.push(frames.BEGIN_ROUNDS.step())
        push_deal(state, state.first)
    state.settle_opening()
