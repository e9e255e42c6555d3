"""Whether the table and what is open fit: nothing is read that the game could not have reached.

A stack ends below in a part of the turn: the rounds about to begin, a card to be played or used, or
the end of a round. Over the end of a round lies what the card in play still has to do.
"""

from typing import Final

from hatamoto.games.twilight import board, codes, ids, scoring
from hatamoto.games.twilight.decisions.turn import is_short
from hatamoto.games.twilight.position import chain
from hatamoto.games.twilight.state import TwilightState
from hatamoto.kernel.errors import BadPosition
from hatamoto.kernel.frames import STEP, Frame, a_of, framed, kind_of, seat_of
from hatamoto.kernel.kinds import Chance, Decision, Step
from hatamoto.kernel.seats import NATURE

BETWEEN: Final = (codes.DEAL, codes.NAVY, codes.PLAY_CARD)
"""Open while no card is in play."""


def check_table(state: TwilightState) -> None:
    """What lies on the table at any time."""
    content = state.content
    for card in state.removed:
        if not content.star[card]:
            raise BadPosition(f"removed: {content.cards[card]} never leaves the game")
    if state.opened and (state.turn == 1 or state.treaty < content.open_treaty):
        raise BadPosition("opened: the open deck joins after the treaties of an earlier turn")
    most = content.most_cards
    for side in (ids.ANTI, ids.PRO):
        if len(board.hand(state, side)) > most:
            raise BadPosition(f"hands: nobody has more than {most} cards")


def check_open(state: TwilightState) -> None:
    """The marker, the frames one by one, and the stack as a whole."""
    if not state.stack:
        raise BadPosition("open: nothing is open in this position")
    if abs(state.vp) >= state.content.winning_points:
        raise BadPosition("vp: somebody has won, so the game is over")
    if state.intervention >= state.content.last_intervention:
        raise BadPosition("intervention: somebody has lost, so the game is over")
    for frame in state.stack:
        check_asked(state, frame)
    top = kind_of(state.stack[-1])
    if top in BETWEEN:
        check_between(state, top)
    elif top == codes.CHOOSE_USE:
        check_played(state)
        expect(state, [framed(codes.CHOOSE_USE, state.active)])
        if state.ports or state.dice:
            raise BadPosition("ports, dice: a round begins without them")
    else:
        check_resolving(state)


def check_asked(state: TwilightState, frame: Frame) -> None:
    """Each frame asks whom its kind asks."""
    kind, seat = state.game.kinds[kind_of(frame)], seat_of(frame)
    fits = isinstance(kind, Decision)
    if seat == NATURE or seat == STEP:
        fits = isinstance(kind, Chance) if seat == NATURE else isinstance(kind, Step)
    if not fits:
        raise BadPosition(f"open: {kind.id} asks somebody else")


def expect(state: TwilightState, stack: list[Frame]) -> None:
    """Raise BadPosition unless just this is open."""
    if state.stack != stack:
        kind = state.game.kinds[kind_of(state.stack[-1])]
        raise BadPosition(f"open: {kind.id} cannot be open here")


# Between the rounds


def check_between(state: TwilightState, top: int) -> None:
    """Nothing is in play, and all have recovered (§3.4)."""
    if state.card != codes.NO_CARD or state.ports:
        raise BadPosition("card, ports: nothing is in play between the rounds")
    check_recovered(state)
    if top == codes.PLAY_CARD:
        expect(state, [framed(codes.PLAY_CARD, state.active)])
        if not board.hand(state, state.active) or state.rounds == 0:
            raise BadPosition("open: nobody plays a card before it is dealt")
        return
    if state.rounds or state.joi or state.court_done:
        raise BadPosition("round: nothing has been played before the first round")
    if top == codes.DEAL:
        check_deal(state)
    else:
        check_navy(state)


def check_recovered(state: TwilightState) -> None:
    """No influence is below its support, but for the optional counter's (ruling 90)."""
    at, face = state.counter_at[ids.NAVY_KATSU], board.face_of(state, ids.NAVY_KATSU)
    for side in (ids.ANTI, ids.PRO):
        for space in range(ids.EDO):
            floor = board.support(state, side, space)
            if at == space and state.content.face_side[face] == side:
                floor -= state.content.face_value[face]
            if board.influence(state, side, space) < floor:
                name = state.content.spaces[space]
                raise BadPosition(f"influence: {name} has less than the support there")


def check_deal(state: TwilightState) -> None:
    """Cards are dealt in turns, the first player first (ruling 27)."""
    seat = a_of(state.stack[-1])
    if seat not in (ids.ANTI, ids.PRO):
        raise BadPosition("open: deal is for a seat")
    expect(state, [framed(codes.BEGIN_ROUNDS, STEP), framed(codes.DEAL, NATURE, seat)])
    first, second = state.first, 1 - state.first
    ahead = len(board.hand(state, first)) - len(board.hand(state, second))
    due = first
    if is_short(state, first) and is_short(state, second):
        due = first if ahead == 0 else second
        if ahead not in (0, 1):
            raise BadPosition("hands: cards are dealt in turns")
    elif not is_short(state, first):
        due = second
    if seat != due or not is_short(state, seat) or not state.pile:
        raise BadPosition(f"open: deal is not for seat {seat} now")


def check_navy(state: TwilightState) -> None:
    """The optional counter is placed from Edo-Bakufu by whoever is far behind (§12.1(1))."""
    seat = seat_of(state.stack[-1])
    expect(state, [framed(codes.BEGIN_ROUND, STEP, state.first), framed(codes.NAVY, seat)])
    lead = state.vp if seat == ids.ANTI else -state.vp
    at_home = state.counter_at[ids.NAVY_KATSU] == ids.EDO
    if not state.options.navy or not at_home or lead < state.content.navy_points:
        raise BadPosition("open: navy cannot be open here")


# In a round


def check_played(state: TwilightState) -> None:
    """A card is in play."""
    if state.card == codes.NO_CARD:
        raise BadPosition("card: one is in play during a round")
    if state.rounds == 0:
        raise BadPosition("round: a card is in play, so a round has begun")


def check_resolving(state: TwilightState) -> None:
    """Over the end of the round lies what the card asks now."""
    check_played(state)
    bottom = state.stack[0]
    if kind_of(bottom) != codes.END_ROUND or seat_of(bottom) != STEP or len(state.stack) < 2:
        raise BadPosition("open: the stack ends below in no part of the round")
    occurs = a_of(bottom)
    if bottom != framed(codes.END_ROUND, STEP, occurs) or occurs > 1:
        raise BadPosition("open: end_round has other numbers")
    rest = state.stack[1:]
    fits = chain.fits_action_only(state, rest)
    if occurs:
        fits = chain.fits_with_event(state, rest)
    if not fits:
        kind = state.game.kinds[kind_of(state.stack[-1])]
        raise BadPosition(f"open: {kind.id} cannot be open here")


# The end


def check_over(state: TwilightState) -> None:
    """A game that is over ended for the reason given."""
    fits = state.winner != codes.NEITHER
    most = state.content.winning_points
    if state.ended == codes.SUDDEN_DEATH:
        fits = abs(state.vp) == most and state.winner == scoring.leader(state)
    elif state.ended == codes.INTERVENTION:
        fits = fits and state.intervention == state.content.last_intervention
    elif state.ended == codes.EMPEROR_FLAGS:
        fits = state.card != codes.NO_CARD and state.winner == scoring.leader(state)
    elif state.ended == codes.FINAL_SCORING:
        empty = not state.anti_hand and not state.pro_hand and state.card == codes.NO_CARD
        fits = empty and state.turn == state.content.turns and state.winner == scoring.leader(state)
    if not fits:
        raise BadPosition("ended: the table does not say so")
    if state.ended != codes.INTERVENTION and state.intervention >= state.content.last_intervention:
        raise BadPosition("intervention: the game ended by it")
