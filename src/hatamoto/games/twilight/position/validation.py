"""Checks the facts of a position; each problem starts with the name of the field."""

from collections.abc import Iterator

from hatamoto.games.twilight import board, codes, ids, scoring
from hatamoto.games.twilight.state import TwilightState


def problems(state: TwilightState) -> Iterator[str]:
    """All problems of a state that was read from a position."""
    yield from card_problems(state)
    if state.ended == codes.GOING_ON:
        yield from level_problems(state)
        yield from round_problems(state)
        yield from influence_problems(state)
    elif not is_over(state):
        yield "ended: the table does not say so"


def card_problems(state: TwilightState) -> Iterator[str]:
    """Cards that cannot be where they are."""
    content = state.content
    for card in state.removed:
        if not content.star[card]:
            yield f"removed: {content.cards[card]} never leaves the game"
    if state.opened and (state.turn == 1 or state.treaty < content.open_treaty):
        yield "opened: the open deck joins after the treaties of an earlier turn"
    if max(len(state.anti_hand), len(state.pro_hand)) > content.max_cards:
        yield f"hands: nobody has more than {content.max_cards} cards"


def level_problems(state: TwilightState) -> Iterator[str]:
    """Points and levels that would have ended the game."""
    if state.winner != codes.NEITHER:
        yield "winner: nobody has won while the game goes on"
    if abs(state.vp) >= state.content.winning_points:
        yield "vp: somebody has won, so the game is over"
    if state.intervention >= state.content.last_intervention:
        yield "intervention: somebody has lost, so the game is over"


def round_problems(state: TwilightState) -> Iterator[str]:
    """What is impossible between two rounds or before a deal."""
    if state.card != codes.NO_CARD:
        yield "card: a round begins without it"
    if state.anti_ports or state.pro_ports:
        yield "ports: a round begins without it"
    if not state.anti_hand and not state.pro_hand:
        if state.rounds or state.joi or state.court_done or state.active != state.first:
            yield "round: nothing has been played before the first round"
    elif not board.hand(state, state.active):
        yield f"hands: seat {state.active} has no card to play"


def influence_problems(state: TwilightState) -> Iterator[str]:
    """Influence below support, except that of the optional counter (§3.4, ruling 90)."""
    at, face = state.counter_at[ids.NAVY_KATSU], board.face_of(state, ids.NAVY_KATSU)
    for side in (ids.ANTI, ids.PRO):
        for space in range(ids.EDO):
            floor = board.support(state, side, space)
            if at == space and state.content.face_side[face] == side:
                floor -= state.content.face_value[face]
            if board.influence(state, side, space) < floor:
                yield f"influence: {state.content.spaces[space]} has less than the support there"


def is_over(state: TwilightState) -> bool:
    """Whether the game can have ended for the reason given."""
    content, leads = state.content, state.winner == scoring.leader(state)
    fits = {
        codes.SUDDEN_DEATH: leads and abs(state.vp) == content.winning_points,
        codes.INTERVENTION: state.winner != codes.NEITHER,
        codes.EMPEROR_FLAGS: leads and state.card != codes.NO_CARD,
        codes.FINAL_SCORING: leads
        and state.turn == content.turns
        and not state.anti_hand + state.pro_hand
        and state.card == codes.NO_CARD,
    }
    by_powers = state.intervention >= content.last_intervention
    return fits[state.ended] and by_powers == (state.ended == codes.INTERVENTION)
