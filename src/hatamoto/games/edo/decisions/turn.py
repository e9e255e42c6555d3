"""Phase 2: three passes of turns; a turn is movement for pay, then the action (§perform/order)."""

from typing import Final, final

from hatamoto.games.edo import (
    actions,
    board,
    changes,
    codes,
    events,
    frames,
    plans,
    samurai,
)
from hatamoto.games.edo.config import move_actions
from hatamoto.games.edo.content import ids
from hatamoto.games.edo.decisions.asking import AskingInTurn
from hatamoto.games.edo.extension_points import Offer
from hatamoto.games.edo.state import EdoState
from hatamoto.kernel import masks
from hatamoto.kernel.frames import Field, Frame, seat_of
from hatamoto.kernel.kinds import Decision, Step
from hatamoto.kernel.refusals import Facts, Loss, Refusal, refused


@final
class NextTurn(Step[EdoState]):
    """The next player in turn order shows a card; wages follow three passes (§perform/order)."""

    frame_type = frames.NEXT_TURN
    rule = "perform/order"

    def run(self, state: EdoState, frame: Frame) -> None:
        """Find whose turn it is."""
        seat = state.first
        while masks.has(state.acted, seat):
            seat = board.next_seat(state, seat)
            if seat == state.first:
                next_pass(state)
                return
        state.push(frame)
        begin_turn(state, seat)


def next_pass(state: EdoState) -> None:
    """After all turns of a pass: the next pass, or the wages (§perform/order)."""
    state.passes += 1
    state.acted = 0
    state.push(
        frames.NEXT_TURN.step() if state.passes < actions.SLOTS else frames.BEGIN_WAGES.step()
    )


def begin_turn(state: EdoState, seat: int) -> None:
    """The seat's card and its officials are shown to all (§perform/order, ruling 43)."""
    state.acted |= masks.one(seat)
    state.learned += 1
    open_turn(state, seat)
    events.card_shown(state, seat, plans.open_slot(state, seat))


def open_turn(state: EdoState, seat: int) -> None:
    """Set the officials of the current card and allow movement."""
    slot = plans.open_slot(state, seat)
    state.own = plans.own(slot)
    state.neutral = plans.neutral(slot)
    state.black = plans.black(slot)
    state.moving = 1
    state.dispersed = 0
    state.push(frames.TURNS[plans.action(slot)].ask(seat, state.passes))


GLYPHS: Final = "木石田米金建旅商人特"
"""By action, the character of its turn's prompt."""


@final
class Turn(Decision[EdoState]):
    """Move for pay, carry out the action official by official, stop (§perform/stop).

    One kind for each action.
    """

    def __init__(self, action: int, verbs: tuple[str, ...]) -> None:
        self.action = action
        self.frame_type = frames.TURNS[action]
        self.rule = f"action/{ids.ACTION_IDS[action]}"
        self.glyph = GLYPHS[action]
        self.verbs = verbs

    def legal(self, state: EdoState, frame: Frame) -> list[int]:
        """The actions of all offers, in order."""
        seat = seat_of(frame)
        offered: list[int] = []
        for offer in state.config.offers[self.action]:
            offer.add(state, seat, offered)
        return offered

    def blocker(self, state: EdoState, frame: Frame, action: int) -> Refusal:
        """The refusal of the offer it belongs to, or that the offer is not available."""
        offer = state.config.offer_of[action]
        if offer not in state.config.offers[self.action]:
            return refused(self.rule, "not_in_play", {"module": offer.module})
        return offer.blocker(state, seat_of(frame), action)

    def apply(self, state: EdoState, frame: Frame, action: int) -> None:
        """The turn stays open below the frames of the offer."""
        state.stack.append(frame)
        state.config.offer_of[action].apply(state, seat_of(frame), action)

    def loss(self, state: EdoState, frame: Frame, action: int) -> Loss | None:
        """The officials who could still act if the turn ends (§perform/stop)."""
        left = state.own + state.neutral + state.black
        if action != actions.STOP or not left or not self._has_work(state, seat_of(frame)):
            return None
        return Loss("officials_unused", {"count": left})

    def _has_work(self, state: EdoState, seat: int) -> bool:
        """Whether an official can still do anything with this action."""
        offered: list[int] = []
        for offer in state.config.offers[self.action]:
            if self.action in offer.belongs_to:
                offer.add(state, seat, offered)
        return bool(offered)

    def facts(self, state: EdoState, frame: Frame) -> Facts:
        """The card and its officials."""
        card = ids.CARD_IDS[board.open_card(state, seat_of(frame))]
        return {
            "slot": frames.SLOT.of(frame) + 1,
            "card": card,
            "action": ids.ACTION_IDS[self.action],
        }


@final
class Stopping(Offer):
    """The player ends the turn; unused officials are lost (§perform/stop)."""

    verbs: tuple[str, ...] = ("stop",)
    rule = "perform/stop"

    def add(self, state: EdoState, seat: int, offered: list[int]) -> None:
        """Always."""
        offered.append(actions.STOP)

    def apply(self, state: EdoState, seat: int, action: int) -> None:
        """Remove black samurai; the next turn follows (§tokken/privileges/b)."""
        state.stack.pop()
        state.own = 0
        state.neutral = 0
        state.black = 0
        state.moving = 0
        state.merchant_moved = 0
        state.repeats_left = 0
        state.top_open = 0
        state.dispersed = 0
        samurai.unmark(state, seat)
        dismiss_blacks(state, seat)
        events.turn_ended(state, seat)


def dismiss_blacks(state: EdoState, seat: int) -> None:
    """Remove black officials from the board at the end of the turn (ruling 6)."""
    behind = seat * codes.PIECES + state.holdings[seat * codes.HELD + codes.ABROAD]
    if state.pieces[behind] == codes.HOME:
        return
    for index in range(seat * codes.PIECES + codes.PIECES - 1, seat * codes.PIECES - 1, -1):
        piece = state.pieces[index]
        if piece < codes.HOME and samurai.is_black(piece):
            changes.lift(state, seat, index)
            events.black_left(state, seat, samurai.space(piece))


# Movement for pay


@final
class MovingPieces(Offer):
    """Samurai and merchant move for pay, once each, before the action (§move/samurai, ruling
    64)."""

    verbs: tuple[str, ...] = ("move samurai", "move merchant")
    rule = "move/samurai"

    def add(self, state: EdoState, seat: int, offered: list[int]) -> None:
        """The spaces with a samurai that has not moved, then the merchant."""
        if not state.moving:
            return
        at = seat * codes.HELD
        rich = state.holdings[at + ids.RYO] >= state.config.content.road_price
        if not rich and state.holdings[at + codes.HUBS] == 0:
            return
        for space in samurai.free_spaces(state, seat):
            if rich or board.can_leave(state, seat, space):
                offered.append(actions.MOVE + space)
        if not state.merchant_moved and (rich or board.can_leave(state, seat, state.merchant)):
            offered.append(actions.MOVE_MERCHANT)

    def blocker(self, state: EdoState, seat: int, action: int) -> Refusal:
        """The action has begun, there is no samurai, or no money."""
        space = state.merchant if action == actions.MOVE_MERCHANT else action - actions.MOVE
        facts: Facts = {"space": ids.SPACE_IDS[space]}
        if not masks.has(state.config.on_side, space):
            return refused("setup/board", "not_on_side", facts)
        if not state.moving:
            return refused("move/before", "movement_over")
        if action == actions.MOVE_MERCHANT:
            return refused(
                "move/merchant", "has_moved" if state.merchant_moved else "no_ryo", facts
            )
        if not samurai.stands_at(state, seat, space):
            return refused("move/samurai", "no_samurai", facts)
        if samurai.index_at(state, seat, space) < 0:
            return refused("move/samurai", "has_moved", facts)
        return refused("move/price", "no_ryo", facts)

    def apply(self, state: EdoState, seat: int, action: int) -> None:
        """Ask for the destination."""
        if action == actions.MOVE_MERCHANT:
            state.push(frames.MOVE_MERCHANT.ask(seat, state.merchant))
        else:
            state.push(frames.MOVE_SAMURAI.ask(seat, action - actions.MOVE))


class ChoosingDestination(AskingInTurn):
    """Choose the destination of a piece."""

    space: Field
    """The space it starts from."""
    verbs: tuple[str, ...] = ("to",)

    def answer_blocker(self, state: EdoState, frame: Frame, action: int) -> Refusal:
        """The space is not on this side, the current one, or too expensive."""
        space = action - actions.TO
        facts: Facts = {"space": ids.SPACE_IDS[space]}
        if not masks.has(state.config.on_side, space):
            return refused("setup/board", "not_on_side", facts)
        if space == self.space.of(frame):
            return refused(self.rule, "same_space", facts)
        price = board.price(state, seat_of(frame), self.space.of(frame), space)
        return refused("move/price", "too_far", {**facts, "price": price})

    def facts(self, state: EdoState, frame: Frame) -> Facts:
        """The current space."""
        return {"space": ids.SPACE_IDS[self.space.of(frame)]}


def paid_destinations(state: EdoState, seat: int, space: int) -> list[int]:
    """The destinations of a piece with the seat's money (§move/price)."""
    ryo = state.holdings[seat * codes.HELD + ids.RYO]
    if state.holdings[seat * codes.HELD + codes.HUBS]:
        return move_actions(board.reach(state, seat, space, ryo) & ~masks.one(space))
    budget = ryo // state.config.content.road_price
    return state.config.roads.moves_within[
        space * ids.DISTANCES + (budget if budget < ids.MAX_DISTANCE else ids.MAX_DISTANCE)
    ]


@final
class MovingSamurai(ChoosingDestination):
    """A samurai moves any distance, one ryo for each road (§move/samurai, §move/price)."""

    frame_type = frames.MOVE_SAMURAI
    glyph = "行"
    space = frames.MOVE_SAMURAI.field("space")
    rule = "move/samurai"

    def answers(self, state: EdoState, frame: Frame) -> list[int]:
        """The affordable destinations."""
        return paid_destinations(state, seat_of(frame), self.space.of(frame))

    def answer(self, state: EdoState, frame: Frame, action: int) -> None:
        """Pay for the cheapest path and mark it as moved this turn."""
        seat, start, end = seat_of(frame), self.space.of(frame), action - actions.TO
        changes.move_samurai(state, seat, start, end, board.price(state, seat, start, end))


@final
class LeadingMerchant(ChoosingDestination):
    """The merchant moves any distance, one ryo for each road (§move/merchant, §move/price)."""

    frame_type = frames.MOVE_MERCHANT
    glyph = "行"
    space = frames.MOVE_MERCHANT.field("space")
    rule = "move/merchant"

    def answers(self, state: EdoState, frame: Frame) -> list[int]:
        """The affordable destinations."""
        return paid_destinations(state, seat_of(frame), self.space.of(frame))

    def answer(self, state: EdoState, frame: Frame, action: int) -> None:
        """Pay for the cheapest path."""
        seat, end = seat_of(frame), action - actions.TO
        changes.move_merchant(state, seat, end, board.price(state, seat, self.space.of(frame), end))
