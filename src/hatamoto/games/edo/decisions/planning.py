"""Phase 1: every player plans three cards in secret; ready locks all plans at once (§plan/secret).

A private frame has the slot and the cards planned so far in a, the officials used in b, and the
most the card takes in c; at the first question all of them are 0.
"""

from typing import Final, final

from hatamoto.games.edo import actions, board, codes
from hatamoto.games.edo.actions import officials_place
from hatamoto.games.edo.content import ids
from hatamoto.games.edo.state import Advice, EdoState
from hatamoto.kernel.frames import STEP, Frame, a_of, b_of, c_of, framed, framed_wide, seat_of
from hatamoto.kernel.kinds import Sealed, Step, Together
from hatamoto.kernel.refusals import Facts, Refusal, refused
from hatamoto.kernel.seats import bit

OFFICIALS: Final = 1 << 14
"""In a of a private frame: the officials of the slot are asked."""
FINISHED: Final = 2 << 14
"""In a of a private frame: only ready is left."""
ONLY_READY: Final[list[int]] = [actions.NUMBERS[actions.READY]]
STOCK: Final = 3
"""The last entry of a plan: own officials, neutral << 3, black << 8, cards << 10 when locked."""


@final
class BeginningRound(Step[EdoState]):
    """A round begins; the modules come before the planning (§plan/secret)."""

    id = "begin_round"
    rule = "plan/secret"

    def run(self, state: EdoState, frame: Frame) -> None:
        """Then everybody plans."""
        state.rounds += 1
        if state.events is not None:
            state.tell("round_began", {"round": state.rounds, "seat": state.first})
        state.push(framed(codes.BEGIN_PLAN, STEP))
        for module in state.setting.modules:
            module.before_planning(state)


@final
class BeginningPlan(Step[EdoState]):
    """All players plan at the same time (§plan/secret)."""

    id = "begin_plan"
    rule = "plan/secret"

    def run(self, state: EdoState, frame: Frame) -> None:
        """Open the simultaneous step."""
        state.advice = Advice(state.seats)
        state.ask_together(framed(codes.PLAN, STEP), (1 << state.seats) - 1)


@final
class Planning(Together[EdoState]):
    """Three cards with officials from each; locked when the last is ready (§plan/ready)."""

    id = "plan"
    rule = "plan/ready"
    private = codes.MAKE_PLAN

    def close(self, state: EdoState, frame: Frame, answers: list[list[int]]) -> None:
        """The plans are locked; black officials are called openly (ruling 42)."""
        if state.events is not None:
            state.tell("plans_locked", {"round": state.rounds})
        for seat in range(state.seats):
            lock(state, seat, answers[seat])
        state.push(framed(codes.NEXT_TURN, STEP))


def stock_of(state: EdoState, seat: int) -> int:
    """What a seat can plan with now, packed."""
    at = seat * codes.HELD
    hold = state.hold
    staff = (
        board.officials_home(state, seat)
        | hold[at + codes.NEUTRALS] << 3
        | hold[at + codes.BLACKS] << 8
    )
    return staff | hold[at + codes.CARDS_HELD] << 10


def lock(state: EdoState, seat: int, answers: list[int]) -> None:
    """Write a seat's answers down as its plan."""
    state.plan[seat * codes.PLANNED + STOCK] = stock_of(state, seat)
    called = 0
    for slot in range(actions.SLOTS):
        entry = entry_of(answers[2 * slot], answers[2 * slot + 1])
        state.plan[seat * codes.PLANNED + slot] = entry
        called += entry >> 14
    if called:
        state.hold[seat * codes.HELD + codes.BLACKS] -= called
        for module in state.setting.modules:
            module.plans_locked(state, seat, called)


def entry_of(face: int, staff: int) -> int:
    """A slot of a plan: card, action << 4, own << 8, neutral << 11, black << 14."""
    face = (face - actions.PLAN_A_CARD) % actions.FACES
    staff = (staff - actions.PLAN_SOME) % actions.SLOT_RADIX
    own, neutral = staff // actions.OWN_RADIX, staff % actions.OWN_RADIX // actions.NEUTRAL_RADIX
    black = staff % actions.NEUTRAL_RADIX
    return face // ids.ACTIONS | face % ids.ACTIONS << 4 | own << 8 | neutral << 11 | black << 14


def next_question(state: EdoState, seat: int, frame: Frame) -> None:
    """Ask the seat its next private question."""
    branches = state.branches
    assert branches is not None
    branches.stacks[seat].append(frame)


@final
class MakingPlan(Sealed[EdoState]):
    """A card and its officials for each slot, then ready (§plan/cards, §plan/officials).

    One kind for all questions: how far somebody is with the plan is nobody's business.
    """

    id = "make_plan"
    rule = "plan/cards"
    verbs: tuple[str, ...] = ("plan", "officials", "ready")
    surface = "hand"

    def legal(self, state: EdoState, frame: Frame) -> list[int]:
        """The faces of the next slot, the ways to man it, or ready (§plan/ready)."""
        seat, asked = seat_of(frame), a_of(frame)
        if asked < OFFICIALS:
            return faces(state, state.hold[seat * codes.HELD + codes.CARDS_HELD], asked)
        return staffings(stock_of(state, seat), frame) if asked < FINISHED else ONLY_READY

    def blocker(self, state: EdoState, frame: Frame, action: int) -> Refusal:
        """Not the next question, or not a possible answer to it."""
        asked = a_of(frame) >> 14
        wanted = (
            0
            if actions.PLAN_A_CARD <= action < actions.PLAN_SOME
            else 1
            if action >= actions.PLAN_SOME
            else 2
        )
        if asked != wanted:
            return refused("plan/secret", "not_next")
        if asked == 0:
            return face_blocker(state, frame, action)
        return staff_blocker(stock_of(state, seat_of(frame)), frame, action)

    def apply(self, state: EdoState, frame: Frame, action: int) -> None:
        """A card is followed by its officials, and the third slot by ready."""
        seat, asked = seat_of(frame), a_of(frame)
        if action == actions.READY:
            return
        if asked < OFFICIALS:
            face = (action - actions.PLAN_A_CARD) % actions.FACES
            asked |= OFFICIALS | face // ids.ACTIONS << 2 + 4 * (asked & 3)
            used, most = b_of(frame), state.setting.content.officials[face]
        else:
            asked = FINISHED if asked & 3 == actions.SLOTS - 1 else asked - OFFICIALS + 1
            used, most = b_of(frame) + staff_of(action), 0
        next_question(state, seat, framed_wide(codes.MAKE_PLAN, seat, asked, used, most))

    def audience(self, state: EdoState, frame: Frame, action: int) -> int:
        """Only the planner; the card is shown when its turn comes (§plan/secret)."""
        return bit(seat_of(frame))


# The card of a slot


def cards_left(cards: int, planned: int) -> int:
    """The cards of a mask that are not planned in an earlier slot."""
    slot = planned & 3
    if slot > 0:
        cards &= ~(1 << (planned >> 2 & 15))
    if slot > 1:
        cards &= ~(1 << (planned >> 6 & 15))
    return cards


def faces(state: EdoState, cards: int, planned: int) -> list[int]:
    """The ways to plan the next slot: every action of every card left (§plan/cards)."""
    offered: list[int] = []
    at = (planned & 3) * ids.CARDS
    cards = cards_left(cards, planned)
    while cards:
        if cards & 1:
            offered += state.setting.faces[at]
        cards >>= 1
        at += 1
    return offered


def face_blocker(state: EdoState, frame: Frame, action: int) -> Refusal:
    """Another slot, not your card, planned already, or not on it."""
    face = action - actions.PLAN_A_CARD
    slot, card = face // actions.FACES, face % actions.FACES // ids.ACTIONS
    name = ids.CARD_IDS[card]
    if slot != a_of(frame) & 3:
        return refused("plan/cards", "wrong_slot", {"slot": slot + 1})
    if not state.hold[seat_of(frame) * codes.HELD + codes.CARDS_HELD] >> card & 1:
        return refused("plan/cards", "not_your_card", {"card": name})
    if cards_left(1 << card, a_of(frame)) == 0:
        return refused("plan/cards", "card_planned", {"card": name})
    facts: Facts = {"card": name, "action": ids.ACTION_IDS[face % ids.ACTIONS]}
    return refused("plan/cards", "not_on_card", facts)


# Its officials


def staff_of(action: int) -> int:
    """The officials of an answer, packed as in a frame."""
    some = (action - actions.PLAN_SOME) % actions.SLOT_RADIX
    neutral = some % actions.OWN_RADIX // actions.NEUTRAL_RADIX
    return some // actions.OWN_RADIX + (neutral << 3) + (some % actions.NEUTRAL_RADIX << 8)


def staffings(stock: int, frame: Frame) -> list[int]:
    """The ways to man the card of a frame from a stock (§plan/officials)."""
    used = b_of(frame)
    own = (stock & 7) - (used & 7)
    neutral = (stock >> 3 & 31) - (used >> 3 & 31)
    black = (stock >> 8 & 3) - (used >> 8 & 3)
    return actions.OFFICIALS_BY[officials_place(a_of(frame) & 3, c_of(frame), own, neutral, black)]


def staff_blocker(stock: int, frame: Frame, action: int) -> Refusal:
    """Another slot, too many for the action, or more than there are."""
    rule, slot, most = (
        "plan/officials",
        (action - actions.PLAN_SOME) // actions.SLOT_RADIX,
        c_of(frame),
    )
    if slot != a_of(frame) & 3:
        return refused(rule, "wrong_slot", {"slot": slot + 1})
    staff, used = staff_of(action), b_of(frame)
    own, neutral, black = staff & 7, staff >> 3 & 31, staff >> 8
    if own + neutral + black > most:
        facts: Facts = {"count": own + neutral + black, "most": most}
        return refused(rule, "too_many_officials", facts)
    left = (stock & 7) - (used & 7)
    if own > left:
        return refused(rule, "too_few_own", {"count": left})
    left = (stock >> 3 & 31) - (used >> 3 & 31)
    if neutral > left:
        return refused(rule, "too_few_neutral", {"count": left})
    return refused(rule, "too_few_black", {"count": (stock >> 8 & 3) - (used >> 8 & 3)})
