"""Writing a position: every field, and with a seat only what it may know."""

from typing import Final

from hatamoto.games.twilight import board, codes, ids, ledger, stage, view
from hatamoto.games.twilight.state import TwilightState
from hatamoto.kernel import masks
from hatamoto.kernel.positions import DRAW, open_frames

TRACKS: Final = (
    "turn", "round", "first", "active", "opened", "vp", "treaty", "intervention", "court",
    "court_done", "modifier", "joi", "yokohama",
)  # fmt: skip
"""The fields that a view shows in the same way, but for `active`."""


def write(state: TwilightState, seat: int | None) -> dict[str, object]:
    """Every field; with a seat, the cards it may not know are left to chance."""
    facts: dict[str, object] = {
        "game": state.game.id,
        "rules": state.game.rules_number,
        "seats": state.seats,
        "options": dict(state.chosen),
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
        "ended": codes.REASONS[state.ended] or None,
        "winner": None if state.winner == codes.NEITHER else state.winner,
        "rolls": state.rolls,
        "learned": state.learned,
    }
    if not stage.is_resting(state):
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
    """The ports at which a side has spent its point of the round."""
    spent, spaces = board.spent_ports(state, side), state.content.spaces
    return [spaces[port] for port in (ids.NAGASAKI, ids.YOKOHAMA) if masks.has(spent, port)]
