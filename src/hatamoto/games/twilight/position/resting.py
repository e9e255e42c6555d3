"""Where the facts alone say what is open, and what they open there."""

from hatamoto.games.twilight import codes
from hatamoto.games.twilight.decisions.turn import push_deal
from hatamoto.games.twilight.state import TwilightState
from hatamoto.kernel.frames import STEP, framed, kind_of


def is_resting(state: TwilightState) -> bool:
    """Whether the game has ended, a card is to be played, or a deal has not begun."""
    if not state.stack:
        return True
    top = kind_of(state.stack[-1])
    return top == codes.PLAY_CARD or (top == codes.DEAL and not has_cards(state))


def has_cards(state: TwilightState) -> bool:
    """Whether anybody holds a card."""
    return bool(state.anti_hand or state.pro_hand)


def open_rest(state: TwilightState) -> None:
    """Open the round of the active player, or the deal where nobody holds a card.

    A round with a number has begun, and nothing is told of it again.
    """
    if has_cards(state) and state.rounds:
        state.push(framed(codes.PLAY_CARD, state.active))
    elif has_cards(state):
        state.push(framed(codes.BEGIN_ROUND, STEP, state.active))
    else:
        state.push(framed(codes.BEGIN_ROUNDS, STEP))
        push_deal(state, state.first)
    state.settle_opening()
