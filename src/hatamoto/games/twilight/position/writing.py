"""Writes positions: every field; with a seat, only what it may know."""

from hatamoto.games.twilight import board, codes, frames, ids, ledger, view
from hatamoto.games.twilight.position.reading import TRACKS
from hatamoto.games.twilight.state import TwilightState
from hatamoto.kernel import masks
from hatamoto.kernel.frames import type_of
from hatamoto.kernel.positions import DRAW, open_frames, write_end, write_head


def is_resting(state: TwilightState) -> bool:
    """Whether the game has ended, a card is to be played, or a deal has not begun."""
    if not state.stack:
        return True
    top = type_of(state.stack[-1])
    is_deal = top == frames.DEAL.number and not state.anti_hand and not state.pro_hand
    return is_deal or top == frames.PLAY_CARD.number


def write(state: TwilightState, seat: int | None) -> dict[str, object]:
    """Every field; with a seat, cards it may not know are "draw"."""
    facts: dict[str, object] = {
        **write_head(state),
        **{key: value for key, value in view.tracks(state).items() if key in TRACKS},
        "active": state.active,
        "influence": write_influence(state),
        "markers": {row["marker"]: row["space"] for row in view.markers(state)},
        "hands": [write_hand(state, owner, seat) for owner in (ids.ANTI, ids.PRO)],
        "known": view.names(state, state.known),
        "discard": view.names(state, state.discard),
        "removed": view.names(state, state.removed),
        "card": None if state.card == codes.NO_CARD else state.content.cards[state.card],
        "ports": [write_ports(state, side) for side in (ids.ANTI, ids.PRO)],
        "dice": state.dice.copy(),
        "winner": None if state.winner == codes.NEITHER else state.winner,
        **write_end(state, codes.REASONS[state.ended]),
    }
    if not is_resting(state):
        facts["open"] = open_frames(state)
    return facts


def write_influence(state: TwilightState) -> dict[str, object]:
    """Anti-Bakufu's and Pro-Bakufu's influence by space."""
    names, values = state.content.spaces, state.influence
    return {names[at]: [values[at], values[ids.SPACES + at]] for at in range(ids.EDO)}


def write_hand(state: TwilightState, owner: int, seat: int | None) -> list[str]:
    """A hand; the cards another seat cannot know are "draw"."""
    hand = board.hand(state, owner)
    if seat is None or seat == owner:
        return view.names(state, hand)
    known = ledger.known_of(state, owner) if seat in (ids.ANTI, ids.PRO) else []
    return view.names(state, known) + [DRAW] * (len(hand) - len(known))


def write_ports(state: TwilightState, side: int) -> list[str]:
    """The ports where a side has spent its point of the round."""
    spent, spaces = board.spent_ports(state, side), state.content.spaces
    return [spaces[port] for port in (ids.NAGASAKI, ids.YOKOHAMA) if masks.has(spent, port)]
