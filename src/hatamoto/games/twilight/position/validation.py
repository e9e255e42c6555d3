"""What is wrong with the facts of a table: the first problem is named, with its field."""

from hatamoto.games.twilight import board, codes, ids, scoring
from hatamoto.games.twilight.state import TwilightState
from hatamoto.kernel.errors import BadPosition


def check(state: TwilightState) -> None:
    """Raise BadPosition unless the game could rest on this table."""
    found = problems(state)
    if found:
        raise BadPosition(found[0])


def problems(state: TwilightState) -> list[str]:
    """All that is wrong with a table, field by field."""
    if state.ended != codes.GOING_ON:
        return card_problems(state) + end_problems(state)
    return card_problems(state) + level_problems(state) + round_problems(state)


def card_problems(state: TwilightState) -> list[str]:
    """Cards that cannot be where they are."""
    content = state.content
    found = [
        f"removed: {content.cards[card]} never leaves the game"
        for card in state.removed
        if not content.star[card]
    ]
    if state.opened and (state.turn == 1 or state.treaty < content.open_treaty):
        found.append("opened: the open deck joins after the treaties of an earlier turn")
    if max(len(state.anti_hand), len(state.pro_hand)) > content.most_cards:
        found.append(f"hands: nobody has more than {content.most_cards} cards")
    return found


def level_problems(state: TwilightState) -> list[str]:
    """Points and levels that would have ended the game."""
    found = []
    if state.winner != codes.NEITHER:
        found.append("winner: nobody has won while the game goes on")
    if abs(state.vp) >= state.content.winning_points:
        found.append("vp: somebody has won, so the game is over")
    if state.intervention >= state.content.last_intervention:
        found.append("intervention: somebody has lost, so the game is over")
    return found


def round_problems(state: TwilightState) -> list[str]:
    """What cannot be between two rounds, or before a deal."""
    found = []
    if state.card != codes.NO_CARD:
        found.append("card: a round begins without it")
    if state.anti_ports or state.pro_ports:
        found.append("ports: a round begins without it")
    if not state.anti_hand and not state.pro_hand:
        if state.rounds or state.joi or state.court_done or state.active != state.first:
            found.append("round: nothing has been played before the first round")
    elif not board.hand(state, state.active):
        found.append(f"hands: seat {state.active} has no card to play")
    return found + influence_problems(state)


def influence_problems(state: TwilightState) -> list[str]:
    """Influence below its support, but for the optional counter's (§3.4, ruling 90)."""
    at, face = state.counter_at[ids.NAVY_KATSU], board.face_of(state, ids.NAVY_KATSU)
    found = []
    for side in (ids.ANTI, ids.PRO):
        for space in range(ids.EDO):
            floor = board.support(state, side, space)
            if at == space and state.content.face_side[face] == side:
                floor -= state.content.face_value[face]
            if board.influence(state, side, space) < floor:
                name = state.content.spaces[space]
                found.append(f"influence: {name} has less than the support there")
    return found


def end_problems(state: TwilightState) -> list[str]:
    """A table on which the game cannot have ended as it says."""
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
    if fits[state.ended] and by_powers == (state.ended == codes.INTERVENTION):
        return []
    return ["ended: the table does not say so"]
