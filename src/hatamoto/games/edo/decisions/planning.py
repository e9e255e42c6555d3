"""Phase 1: all plan three cards in secret; plans are locked once all are ready (§plan/secret)."""

from typing import Final, final

from hatamoto.games.edo import actions, board, codes, events, frames, plans
from hatamoto.games.edo.actions import officials_index
from hatamoto.games.edo.content import ids
from hatamoto.games.edo.state import Advice, EdoState
from hatamoto.kernel import masks
from hatamoto.kernel.frames import Frame, seat_of
from hatamoto.kernel.kinds import Sealed, Simultaneous, Step
from hatamoto.kernel.refusals import Facts, Refusal, refused
from hatamoto.kernel.seats import bit

ONLY_READY: Final[list[int]] = [actions.NUMBERS[actions.READY]]
FINISHED: Final[int] = 2 * actions.SLOTS
"""After this many answers (a card and its officials per slot) only ready is left."""
ANSWERED: Final = frames.MAKE_PLAN.field("answered")
CARDS: Final = frames.MAKE_PLAN.field("cards")
OFFICIALS: Final = frames.MAKE_PLAN.field("officials")
MOST: Final = frames.MAKE_PLAN.field("most")


@final
class BeginningRound(Step[EdoState]):
    """A round begins; the modules come before the planning (§plan/secret)."""

    frame_type = frames.BEGIN_ROUND
    rule = "plan/secret"

    def run(self, state: EdoState, frame: Frame) -> None:
        """Then everybody plans."""
        state.rounds += 1
        events.round_began(state)
        state.push(frames.BEGIN_PLAN.step())
        for module in state.config.modules:
            module.before_planning(state)


@final
class BeginningPlan(Step[EdoState]):
    """All players plan at the same time (§plan/secret)."""

    frame_type = frames.BEGIN_PLAN
    rule = "plan/secret"

    def run(self, state: EdoState, frame: Frame) -> None:
        """Open the simultaneous step."""
        state.advice = Advice(state.seats)
        state.ask_simultaneously(frames.PLAN.step(), masks.first(state.seats))


@final
class Planning(Simultaneous[EdoState]):
    """Each seat plans three cards with officials; locked when the last is ready (§plan/ready)."""

    frame_type = frames.PLAN
    rule = "plan/ready"
    private_kind: int = frames.MAKE_PLAN.number

    def close(self, state: EdoState, frame: Frame, answers: list[list[int]]) -> None:
        """Lock the plans; the use of black officials is public (ruling 42)."""
        events.plans_locked(state)
        for seat in range(state.seats):
            lock(state, seat, answers[seat])
        state.push(frames.NEXT_TURN.step())


def stock_of(state: EdoState, seat: int) -> int:
    """A seat's current stock (`plans.py`)."""
    holdings, at = state.holdings, seat * codes.HELD
    home = board.officials_home(state, seat)
    staff = plans.officials(home, holdings[at + codes.NEUTRALS], holdings[at + codes.BLACKS])
    return plans.stock(staff, holdings[at + codes.CARDS_HELD])


def lock(state: EdoState, seat: int, answers: list[int]) -> None:
    """Store a seat's answers as its plan."""
    at = seat * codes.PLANNED
    state.plan[at + plans.STOCK] = stock_of(state, seat)
    for slot in range(actions.SLOTS):
        state.plan[at + slot] = plans.answered(answers[2 * slot], answers[2 * slot + 1])
    called = plans.calls(state, seat)
    if called:
        state.holdings[seat * codes.HELD + codes.BLACKS] -= called
        for module in state.config.modules:
            module.plans_locked(state, seat, called)


def next_question(state: EdoState, seat: int, frame: Frame) -> None:
    """Push the seat's next private frame."""
    branches = state.branches
    assert branches is not None
    branches.stacks[seat].append(frame)


@final
class MakingPlan(Sealed[EdoState]):
    """A card and its officials for each slot, then ready (§plan/cards, §plan/officials).

    One kind for all answers, so that others cannot see how far a seat is with its plan.
    """

    frame_type = frames.MAKE_PLAN
    glyph = "謀"
    rule = "plan/cards"
    verbs: tuple[str, ...] = ("plan", "officials", "ready")
    surface = "hand"

    def legal(self, state: EdoState, frame: Frame) -> list[int]:
        """The faces of the next slot, the ways to staff it, or ready (§plan/ready)."""
        seat, answered = seat_of(frame), ANSWERED.of(frame)
        if answered == FINISHED:
            return ONLY_READY
        if answered % 2:
            left = stock_of(state, seat)
            return staffings(left, OFFICIALS.of(frame), answered // 2, MOST.of(frame))
        cards = state.holdings[seat * codes.HELD + codes.CARDS_HELD] & ~CARDS.of(frame)
        return faces(state, cards, answered // 2)

    def blocker(self, state: EdoState, frame: Frame, action: int) -> Refusal:
        """The action does not answer the next question, or is not possible."""
        answered = ANSWERED.of(frame)
        is_card = actions.PLAN <= action < actions.OFFICIALS
        is_staff = action >= actions.OFFICIALS
        if answered < FINISHED and is_card and answered % 2 == 0:
            return face_blocker(state, frame, action)
        if is_staff and answered % 2:
            return staff_blocker(stock_of(state, seat_of(frame)), frame, action)
        return refused("plan/secret", "not_next")

    def apply(self, state: EdoState, frame: Frame, action: int) -> None:
        """A card is followed by its officials, and the third slot by ready."""
        if action == actions.READY:
            return
        seat, answered = seat_of(frame), ANSWERED.of(frame)
        cards, officials, most = CARDS.of(frame), OFFICIALS.of(frame), 0
        if answered % 2:
            officials += plans.answered_officials(action)
        else:
            face = plans.face_of_answer(action)
            cards |= masks.one(face // ids.ACTIONS)
            most = state.config.content.officials[face]
        asked = frames.MAKE_PLAN.ask(seat, answered + 1, cards, officials, most)
        next_question(state, seat, asked)

    def audience(self, state: EdoState, frame: Frame, action: int) -> int:
        """Only the planner; the card is shown when its turn comes (§plan/secret)."""
        return bit(seat_of(frame))


# The card of a slot


def faces(state: EdoState, cards: int, slot: int) -> list[int]:
    """The ways to plan a slot: every action of every card of a set (§plan/cards)."""
    offered: list[int] = []
    at = slot * ids.CARDS
    for card in masks.members(cards):
        offered += state.config.faces[at + card]
    return offered


def face_blocker(state: EdoState, frame: Frame, action: int) -> Refusal:
    """It is another slot, not your card, planned already, or an action not on the card."""
    face = action - actions.PLAN
    slot, card = face // actions.FACES, face % actions.FACES // ids.ACTIONS
    name = ids.CARD_IDS[card]
    if slot != ANSWERED.of(frame) // 2:
        return refused("plan/cards", "wrong_slot", {"slot": slot + 1})
    if not masks.has(state.holdings[seat_of(frame) * codes.HELD + codes.CARDS_HELD], card):
        return refused("plan/cards", "not_your_card", {"card": name})
    if masks.has(CARDS.of(frame), card):
        return refused("plan/cards", "card_planned", {"card": name})
    facts: Facts = {"card": name, "action": ids.ACTION_IDS[face % ids.ACTIONS]}
    return refused("plan/cards", "not_on_card", facts)


# Its officials


def staffings(stock: int, used: int, slot: int, most: int) -> list[int]:
    """The ways to staff a card that takes `most`, from a stock of which some are used.

    (§plan/officials)
    """
    own = plans.own_in(stock) - plans.own_in(used)
    neutral = plans.neutral_in(stock) - plans.neutral_in(used)
    black = plans.black_in(stock) - plans.black_in(used)
    return actions.OFFICIALS_BY[officials_index(slot, most, own, neutral, black)]


def staff_blocker(stock: int, frame: Frame, action: int) -> Refusal:
    """It is another slot, too many for the action, or more than the stock has."""
    rule, used, most = "plan/officials", OFFICIALS.of(frame), MOST.of(frame)
    slot = (action - actions.OFFICIALS) // actions.SLOT_RADIX
    if slot != ANSWERED.of(frame) // 2:
        return refused(rule, "wrong_slot", {"slot": slot + 1})
    staff = plans.answered_officials(action)
    own, neutral, black = plans.own_in(staff), plans.neutral_in(staff), plans.black_in(staff)
    if own + neutral + black > most:
        facts: Facts = {"count": own + neutral + black, "most": most}
        return refused(rule, "too_many_officials", facts)
    left = plans.own_in(stock) - plans.own_in(used)
    if own > left:
        return refused(rule, "too_few_own", {"count": left})
    left = plans.neutral_in(stock) - plans.neutral_in(used)
    if neutral > left:
        return refused(rule, "too_few_neutral", {"count": left})
    left = plans.black_in(stock) - plans.black_in(used)
    return refused(rule, "too_few_black", {"count": left})
