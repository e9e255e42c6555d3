"""Whether what is open fits the table: no stack is read that the game could not have reached.

A stack ends below in a part of the round. Over the beginning of a round, or the honour, lies what
chance has still to set; over a card or the strike one question; over the Hatamoto's question none.
"""

from typing import Final

from hatamoto.games.shogunate import board, codes, content, effects, frames, loyalty, scoring
from hatamoto.games.shogunate.ledger import round_in
from hatamoto.games.shogunate.position.deck import check_deck
from hatamoto.games.shogunate.state import ShogunateState
from hatamoto.kernel import masks
from hatamoto.kernel.errors import BadPosition
from hatamoto.kernel.frames import STEP, Frame, a_of, b_of, c_of, kind_of, seat_of
from hatamoto.kernel.kinds import Chance, Decision, Step
from hatamoto.kernel.seats import NATURE

NOTHING: Final = -1
"""In place of a frame: no simultaneous step is open."""
BOTTOMS: Final = (
    frames.BEGIN_ROUND.number,
    frames.NAME_PLAYER.number,
    frames.DISCARD_CARD.number,
    frames.PAY_HONOUR.number,
    frames.STRIKE.number,
)
SEAT_FIRST: Final = (
    frames.DEAL.number, frames.DISCARD_CARD.number, frames.CLOAKED_LEADER.number, frames.UPSTREAM_SHOW.number, frames.ARROW_SHOW.number, frames.EXCHANGE_TOGETHER.number, frames.INQUIRY_SHOW.number,
)  # fmt: skip
LEADER_FIRST: Final = (
    frames.CLOAKED_SLOT.number,
    frames.COMPANY_ADJACENT.number,
    frames.SWITCH_SECOND.number,
)
SET_UP: Final = (
    frames.START_PLAYER.number,
    frames.REVEAL_PLOT.number,
    frames.LAY_LINE.number,
    frames.DEAL.number,
)
"""What chance sets, from the bottom of the stack to its top."""
LATER_PARTS: Final[list[tuple[int, ...]]] = [
    (frames.CLOAKED_SLOT.number,),
    (frames.DISHONOUR_TURN.number,),
    (frames.UPSTREAM_SHOW.number,),
    (frames.COMPANY_ADJACENT.number,),
    (frames.ARROW_PLAYER.number, frames.ARROW_SHOW.number),
    (frames.SWITCH_FIRST.number, frames.SWITCH_SECOND.number, frames.EXCHANGE_PLAYER.number),
]
"""By card: what it asks after its first question."""
LATER_POWERS: Final[dict[int, str]] = {
    frames.INQUIRY_SHOW.number: "p13", frames.SCRY_DRAW.number: "p16", frames.SCRY_ORDER.number: "p16", frames.SUMMONS_CARD.number: "p17",
}  # fmt: skip
"""What a Plot asks after its first question."""


def check_open(state: ShogunateState, together: Frame, is_ordered: bool) -> None:
    """All of it: the stack, the simultaneous step if one is open, and the table."""
    check_order(state)
    check_deal(state)
    check_table(state)
    check_markers(state)
    check_deck(state, is_ordered)
    if together != NOTHING:
        check_together(state, together)
    check_asked(state)
    if together & 255 == frames.CHOOSE.number or bottom_kind(state) == frames.BEGIN_ROUND.number:
        check_choosing(state)


def bottom_kind(state: ShogunateState) -> int:
    """The part of the round below everything; NOTHING for an empty stack."""
    return kind_of(state.stack[0]) if state.stack else NOTHING


def no_open(state: ShogunateState, frame: Frame) -> BadPosition:
    """The error for a frame that cannot be open now."""
    return BadPosition(f"open: {state.game.kinds[kind_of(frame)].id} cannot be open here")


# Each frame by itself


def check_form(state: ShogunateState) -> None:
    """Each frame asks whom its kind asks, and the last of them goes on with the round."""
    if state.stack and bottom_kind(state) not in BOTTOMS:
        raise BadPosition("open: the stack ends below in no part of the round")
    for frame in state.stack:
        kind = state.game.kinds[kind_of(frame)]
        seat = seat_of(frame)
        fits = isinstance(kind, Decision)
        if seat == NATURE or seat == STEP:
            fits = isinstance(kind, Chance) if seat == NATURE else isinstance(kind, Step)
        if not fits:
            raise BadPosition(f"open: {kind.id} asks somebody else")
        check_numbers(state, frame)


def check_numbers(state: ShogunateState, frame: Frame) -> None:
    """The numbers of a frame are seats, leaders and slots there are."""
    kind = kind_of(frame)
    most = 1
    if kind in SEAT_FIRST:
        most = state.seats
    elif kind in LEADER_FIRST:
        most = content.LEADERS
    elif kind == frames.POWER_SHINOBI.number:
        most = 1 << content.SLOTS
    elif kind == frames.SCRY_DRAW.number:
        most = content.PLOTS
    second = state.seats if kind == frames.SCRY_DRAW.number else 1
    if a_of(frame) >= most or b_of(frame) >= second or c_of(frame):
        raise BadPosition(f"open: {state.game.kinds[kind].id} has other numbers")


# The stack as a whole


def check_order(state: ShogunateState) -> None:
    """Only chance's part lies over a beginning, in the order of the set-up; else one question."""
    bottom = bottom_kind(state)
    if bottom == frames.BEGIN_ROUND.number or bottom == frames.PAY_HONOUR.number:
        check_set_up(state, bottom)
        return
    most = 1 if bottom == frames.NAME_PLAYER.number else 2
    for place, frame in enumerate(state.stack):
        if place >= most or (place and (kind_of(frame) in SET_UP or kind_of(frame) in BOTTOMS)):
            raise no_open(state, frame)


def check_set_up(state: ShogunateState, bottom: int) -> None:
    """Hatamoto, Plot, Line, deal: each at most once, and only what is still to be set."""
    last = NOTHING
    for frame in state.stack[1:]:
        kind = kind_of(frame)
        place = SET_UP.index(kind) if kind in SET_UP else NOTHING
        done = kind == frames.LAY_LINE.number and len(state.line) == content.SLOTS
        if kind == frames.REVEAL_PLOT.number:
            done = state.plot != codes.NO_PLOT or bottom == frames.PAY_HONOUR.number
        if place <= last or done:
            raise no_open(state, frame)
        last = place


def check_deal(state: ShogunateState) -> None:
    """Cards are dealt to the first seat that is short of them."""
    held = [loyalty.held(state.down[s] + state.up[s]) for s in range(state.seats)]
    short = [seat for seat in range(state.seats) if held[seat] < state.content.each]
    dealt = [a_of(frame) for frame in state.stack if kind_of(frame) == frames.DEAL.number]
    if short and not dealt:
        raise BadPosition(f"loyalty: seat {short[0]} has {state.content.each} cards once dealt")
    if dealt and dealt != short[:1]:
        raise BadPosition(f"open: deal is not for seat {dealt[0]} now")
    if short and state.options.redeal and any(held[seat] for seat in short[1:]):
        raise BadPosition("loyalty: with redeal_pairs one hand is dealt after the other")
    if state.pairless and not state.options.redeal:
        raise BadPosition("pairless: nobody knows it without the option redeal_pairs")


def check_table(state: ShogunateState) -> None:
    """What is on the table is whole, but for what chance has still to set."""
    kinds = [kind_of(frame) for frame in state.stack]
    if len(state.line) != content.SLOTS and frames.LAY_LINE.number not in kinds:
        raise BadPosition(f"line: it has {content.SLOTS} leaders")
    draws = frames.REVEAL_PLOT.number in kinds
    if state.plot == codes.NO_PLOT and not draws and state.ended == codes.GOING_ON:
        raise BadPosition("plot: players act only while a Plot is active")
    if draws and (state.top_plots or not state.bag):
        raise BadPosition("plot: there is none to draw")
    revealed = content.PLOTS - masks.count(state.bag) - len(state.top_plots)
    begins = frames.BEGIN_ROUND.number in kinds
    if state.rounds + int(begins) > revealed + int(draws):
        plots = "1 Plot was" if revealed == 1 else f"{revealed} Plots were"
        raise BadPosition(f"round: only {plots} revealed")
    if state.rounds == 0 and not begins and state.ended == codes.GOING_ON:
        raise BadPosition("round: players act from round 1 on")
    for fact in state.ledger:
        if round_in(fact) > state.rounds + int(begins):
            raise BadPosition(f"ledger: round {round_in(fact)} has not come yet")


def check_markers(state: ShogunateState) -> None:
    """Cards lie in front of those who wait and of the one who acts, never of the Hatamoto."""
    bottom = bottom_kind(state)
    acting = 1 << a_of(state.stack[0]) if bottom == frames.DISCARD_CARD.number else 0
    if acting & state.waiting:
        raise BadPosition("waiting: a player who acts does not wait")
    due = state.waiting | acting
    if due >> state.hatamoto & 1:
        raise BadPosition("waiting: the Hatamoto plays no card")
    if state.waiting and bottom != frames.NAME_PLAYER.number and not acting:
        raise BadPosition("waiting: nobody waits in this part of the round")
    for seat in range(state.seats):
        in_front = state.played[seat] != codes.NO_CARD
        if masks.has(due, seat) and not in_front:
            raise BadPosition(f"waiting: seat {seat} has no card in front")
        if in_front and not due >> seat & 1:
            raise BadPosition(f"played: seat {seat} neither waits nor acts")


def check_choosing(state: ShogunateState) -> None:
    """Before anybody acts all have cards, and the last check has passed (§play/check)."""
    check_hands(state)
    dealing = frames.DEAL.number in [kind_of(frame) for frame in state.stack]
    if scoring.could_be_reached(state) if dealing else scoring.is_reached(state):
        raise BadPosition("honour: somebody has reached the threshold, so the game is over")


def check_hands(state: ShogunateState) -> None:
    """Nobody has an empty hand once discards have been picked up (§play/pickup)."""
    for seat in range(state.seats):
        if not state.hands[seat]:
            raise BadPosition(f"hands: seat {seat} has picked its discard up")


def check_over(state: ShogunateState, is_ordered: bool) -> None:
    """A game that is over ended for the reason given."""
    check_deal(state)
    check_table(state)
    check_markers(state)
    check_deck(state, is_ordered)
    reached = scoring.is_reached(state)
    fits = reached and state.plot != codes.NO_PLOT
    if state.ended == codes.PLOTS_EXHAUSTED:
        fits = not reached and state.plot == codes.NO_PLOT and not state.bag and not state.top_plots
    if not fits or state.rounds == 0:
        raise BadPosition("ended: the scores and the Plots do not say so")
    if state.ended == codes.PLOTS_EXHAUSTED:
        check_hands(state)


# Who is asked, and what


def check_together(state: ShogunateState, frame: Frame) -> None:
    """A simultaneous step lies over its own part of the round, and its parties can answer."""
    below = state.stack
    kind, seat, other = kind_of(frame), seat_of(frame), a_of(frame)
    fits = False
    if kind == frames.CHOOSE.number:
        fits = not below and seat == state.hatamoto
    elif kind == frames.WHISPERS_TOGETHER.number:
        fits = below == [frames.STRIKE.step()] and frame == first_question(state)
    elif kind == frames.EXCHANGE_TOGETHER.number and seat < state.seats and seat != other:
        mine = below == [frames.DISCARD_CARD.step(seat)]
        storms = state.played[seat] == len(LATER_PARTS) - 1
        fits = mine and storms and state.down[seat] != 0 and state.down[other] != 0
    if not fits:
        raise BadPosition("together: that is no simultaneous step, or not one open here")


def check_asked(state: ShogunateState) -> None:
    """The question on top is one that the card in front, or the active Plot, asks now."""
    if not state.stack or kind_of(state.stack[-1]) in SET_UP:
        return
    frame, bottom = state.stack[-1], bottom_kind(state)
    fits = True
    if bottom == frames.NAME_PLAYER.number:
        fits = seat_of(frame) == state.hatamoto
    elif len(state.stack) > 1:
        you = a_of(state.stack[0])
        fits = (
            fits_card(state, frame, you)
            if bottom == frames.DISCARD_CARD.number
            else fits_power(state, frame)
        )
    if not fits:
        raise no_open(state, frame)


def fits_card(state: ShogunateState, frame: Frame, you: int) -> bool:
    """Whether the card in front of a seat asks this."""
    if frame == first_question(state):
        return True
    kind, leader = kind_of(frame), a_of(frame)
    if kind not in LATER_PARTS[state.played[you]]:
        return False
    if kind == frames.ARROW_SHOW.number:
        return fits_show(state, frame, you)
    if kind == frames.UPSTREAM_SHOW.number and not fits_show(state, frame, state.hatamoto):
        return False
    if kind == frames.COMPANY_ADJACENT.number and (
        state.slot_of[leader] == 0 or state.honour[leader] == 0
    ):
        return False
    return seat_of(frame) == you and (kind != frames.EXCHANGE_PLAYER.number or state.down[you] != 0)


def fits_power(state: ShogunateState, frame: Frame) -> bool:
    """Whether the active Plot asks this."""
    kind, seat = kind_of(frame), seat_of(frame)
    if kind not in LATER_POWERS:
        return frame == first_question(state)
    if LATER_POWERS[kind] != content.PLOT_IDS[state.plot]:
        return False
    if kind == frames.INQUIRY_SHOW.number:
        return fits_show(state, frame, state.hatamoto)
    if kind == frames.SUMMONS_CARD.number:
        return board.discard(state, seat) != 0
    if kind == frames.SCRY_DRAW.number:
        return b_of(frame) == state.hatamoto and fits_looks(state, a_of(frame))
    return seat == state.hatamoto and len(state.top_plots) > 1


def fits_show(state: ShogunateState, frame: Frame, viewer: int) -> bool:
    """Whether somebody else has a card to show this viewer."""
    seat = seat_of(frame)
    return seat != viewer and a_of(frame) == viewer and state.down[seat] != 0


def fits_looks(state: ShogunateState, count: int) -> bool:
    """Whether so many Plots are still to be looked at, after those the Hatamoto has seen."""
    left, looks = masks.count(state.bag), state.content.looks[state.plot]
    seen = len(state.top_plots)
    return count > 0 and count + seen == min(left + seen, looks)


def first_question(state: ShogunateState) -> Frame:
    """What the acting card, or the Plot, asks first: tried on a copy; NOTHING if it asks nobody."""
    trial = state.clone()
    trial.stack = []
    if bottom_kind(state) == frames.DISCARD_CARD.number:
        seat = a_of(state.stack[0])
        effects.CARD_EFFECTS[state.played[seat]](trial, seat)
    else:
        effects.POWERS[state.plot](trial)
    if trial.branches is not None:
        return trial.branches.frame
    return trial.stack[-1] if trial.stack else NOTHING
