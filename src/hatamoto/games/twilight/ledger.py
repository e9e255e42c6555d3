"""What can be inferred about hands (ruling 93).

All cards are known, and every turn begins with empty hands. So when the pile runs out in a deal,
whatever was dealt before is the old pile: each player knows the other's part of it by exclusion.
"""

from hatamoto.games.twilight import board, codes
from hatamoto.games.twilight.state import TwilightState


def note_shuffle(state: TwilightState) -> None:
    """The pile is made anew: all cards now in hands are the rest of the old one."""
    state.known = sorted(state.anti_hand + state.pro_hand)


def note_play(state: TwilightState, card: int) -> None:
    """A card has been played: it is in no hand any more."""
    state.known = [other for other in state.known if other != card] or codes.NO_CARDS


def known_of(state: TwilightState, side: int) -> list[int]:
    """The cards the other player knows to be in a side's hand."""
    known = state.known
    return [card for card in board.hand(state, side) if card in known]
