"""Writing a position: every field, and with a seat only what it may know."""

from hatamoto.games.twilight import board, codes, ids, ledger, view
from hatamoto.games.twilight.position.resting import is_resting
from hatamoto.games.twilight.state import TwilightState
from hatamoto.kernel import masks
from hatamoto.kernel.positions import DRAW, open_frames


def write(state: TwilightState, seat: int | None) -> dict[str, object]:
    """Every field; with a seat, the cards it may not know are left to chance."""
    facts = table(state, seat)
    if not is_resting(state):
        facts["open"] = open_frames(state)
    return facts


def table(state: TwilightState, seat: int | None) -> dict[str, object]:
    """The facts of the table as they are now."""
    return {
        "game": state.game.id,
        "rules": state.game.rules_number,
        "seats": state.seats,
        "options": {
            "navy": state.options.navy,
            "joi_by_treaty_level": state.options.joi_by_level,
        },
        **write_tracks(state),
        "influence": write_influence(state),
        "markers": write_markers(state),
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


def write_tracks(state: TwilightState) -> dict[str, object]:
    """The tracks and boxes."""
    return {
        "turn": state.turn,
        "round": state.rounds,
        "first": state.first,
        "active": state.active,
        "opened": state.opened,
        "vp": state.vp,
        "treaty": state.treaty,
        "intervention": state.intervention,
        "court": state.court.copy(),
        "court_done": [masks.has(state.court_done, side) for side in (ids.ANTI, ids.PRO)],
        "modifier": state.modifier,
        "joi": state.joi,
        "yokohama": state.port_open,
    }


def write_influence(state: TwilightState) -> dict[str, object]:
    """Anti-Bakufu's and Pro-Bakufu's influence by space."""
    values = state.influence
    return {
        state.content.spaces[space]: [values[space], values[ids.SPACES + space]]
        for space in range(ids.EDO)
    }


def write_markers(state: TwilightState) -> dict[str, object]:
    """The faces on the map and their spaces."""
    content = state.content
    return {
        content.faces[board.face_of(state, counter)]: content.spaces[state.counter_at[counter]]
        for counter in range(ids.COUNTERS)
        if state.counter_at[counter] != codes.OFF_MAP
    }


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
