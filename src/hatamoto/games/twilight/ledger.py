"""What can be inferred about hands (ruling 93).

The deck is known, and every turn begins with empty hands. So if the pile runs out during a deal,
the cards dealt before that are the rest of the old pile, and each player knows the other's part of
it.
"""

from hatamoto.games.twilight import board, codes
from hatamoto.games.twilight.state import TwilightState


def learn_shuffle(state: TwilightState) -> None:
    """The pile is reshuffled: all cards now in hands are the rest of the old one."""
    state.known = sorted(state.anti_hand + state.pro_hand)


def learn_play(state: TwilightState, card: int) -> None:
    """A card was played and is no longer in a hand."""
    state.known = [other for other in state.known if other != card] or codes.NO_CARDS


def known_of(state: TwilightState, side: int) -> list[int]:
    """The cards the other player knows to be in a side's hand."""
    known = state.known
    return [card for card in board.hand(state, side) if card in known]
