"""A round: play a card, use it for its action, its event or both, discard it, recover (§7.0(2))."""

from typing import Final, final

from hatamoto.games.twilight import actions, board, changes, effects, events, frames, ids
from hatamoto.games.twilight.effects import can_occur, steps
from hatamoto.games.twilight.state import TwilightState
from hatamoto.kernel.frames import Frame, seat_of
from hatamoto.kernel.kinds import Decision, Kind, Step
from hatamoto.kernel.refusals import Facts, Refusal, refused


@final
class BeginningRound(Step[TwilightState]):
    """Begin the next round, or end the phase (§7.0)."""

    frame_type = frames.BEGIN_ROUND
    player = frames.BEGIN_ROUND.field("player")
    rule = "7.0(1)"

    def run(self, state: TwilightState, frame: Frame) -> None:
        """Begin the round of the frame's player."""
        begin_round(state, self.player.of(frame))


def begin_round(state: TwilightState, seat: int) -> None:
    """Players alternate; when one has no cards left, the other plays on (§5.2, §7.0(3))."""
    if not board.hand(state, seat):
        seat = 1 - seat
    if not board.hand(state, seat):
        state.push(frames.END_PHASE.step())
        return
    state.rounds += 1
    state.active = seat
    events.round_began(state)
    state.push(frames.PLAY_CARD.ask(seat))


@final
class PlayingCard(Decision[TwilightState]):
    """Play a card from your hand (§7.1(1))."""

    frame_type = frames.PLAY_CARD
    glyph = "札"
    rule = "7.1(1)"
    verbs: tuple[str, ...] = ("play",)
    surface = "hand"
    shows = True
    opens_turn = True

    def legal(self, state: TwilightState, frame: Frame) -> list[int]:
        """The cards in hand; a card's number is the action."""
        return board.hand(state, seat_of(frame))

    def blocker(self, state: TwilightState, frame: Frame, action: int) -> Refusal:
        """That card is not in your hand."""
        return refused(self.rule, "not_in_hand", {"card": state.content.cards[action]})

    def apply(self, state: TwilightState, frame: Frame, action: int) -> None:
        """Ask what it is used for."""
        seat = seat_of(frame)
        changes.play_card(state, seat, action)
        state.push(frames.CHOOSE_USE.ask(seat))

    def facts(self, state: TwilightState, frame: Frame) -> Facts:
        """Which round of the turn."""
        return {"round": state.rounds}


@final
class ChoosingUse(Decision[TwilightState]):
    """Use the card for its action or its event, or announce the order of both (§7.1(2))."""

    frame_type = frames.CHOOSE_USE
    glyph = "用"
    rule = "7.1(2)"
    verbs: tuple[str, ...] = ("use",)
    surface = "prompt"

    def legal(self, state: TwilightState, frame: Frame) -> list[int]:
        """Either one for own and common cards (§7.21(i)), otherwise both if the event can occur."""
        card, seat = state.card, seat_of(frame)
        if not can_occur(state, card, board.event_player(state, card, seat)):
            return actions.USE_ONLY_ACTION
        return actions.USE_EITHER if board.is_choice(state, card, seat) else actions.USE_ORDER

    def blocker(self, state: TwilightState, frame: Frame, action: int) -> Refusal:
        """The event cannot occur, or the card has another type."""
        card, seat = state.card, seat_of(frame)
        facts: Facts = {"card": state.content.cards[card]}
        if not can_occur(state, card, board.event_player(state, card, seat)):
            return refused("7.2(i)", "event_unmet", facts)
        if board.is_choice(state, card, seat):
            return refused("7.21(i)", "no_order", facts)
        rule = "7.21(iii)" if state.content.type[card] >= ids.MUST_PLAY else "7.21(ii)"
        return refused(rule, "both_happen", facts)

    def apply(self, state: TwilightState, frame: Frame, action: int) -> None:
        """Push the end of the round, then action and event in the announced order (§7.2(ii))."""
        card, seat = state.card, seat_of(frame)
        points = state.content.points[card]
        player = board.event_player(state, card, seat)
        events.use_announced(state, seat, action)
        if action == actions.USE_ACTION and not board.is_choice(state, card, seat):
            events.event_lapsed(state)
        state.push(frames.END_ROUND.step(0 if action == actions.USE_ACTION else 1))
        if action == actions.USE_EVENT_FIRST:
            state.push(frames.CHOOSE_KIND.ask(seat, points, steps.AFTER_EVENT))
        if action == actions.USE_EVENT or action == actions.USE_EVENT_FIRST:
            resolve(state, player)
            return
        if action == actions.USE_ACTION_FIRST:
            state.push(frames.RESOLVE_EVENT.step(player))
        state.push(frames.CHOOSE_KIND.ask(seat, points, steps.BY_CARD))

    def facts(self, state: TwilightState, frame: Frame) -> Facts:
        """The card in play."""
        return {"card": state.content.cards[state.card]}


@final
class ResolvingEvent(Step[TwilightState]):
    """The event of the card in play occurs (§9.0)."""

    frame_type = frames.RESOLVE_EVENT
    player = frames.RESOLVE_EVENT.field("player")
    rule = "9.0"

    def run(self, state: TwilightState, frame: Frame) -> None:
        """The action, if it came first, is finished."""
        resolve(state, self.player.of(frame))


def resolve(state: TwilightState, seat: int) -> None:
    """Jo-i first, then the card's own steps (ruling 61)."""
    card = state.card
    events.event_occurred(state, seat)
    if state.content.joi[card]:
        changes.perform_joi(state)
    begun = events.count(state)
    effects.EFFECTS[card](state, seat)
    events.cite_card(state, card, begun)


@final
class FinishingEvent(Step[TwilightState]):
    """The steps of an event after its choice (§9.0)."""

    frame_type = frames.REST_OF_EVENT
    player = frames.REST_OF_EVENT.field("player")
    rule = "9.0"

    def run(self, state: TwilightState, frame: Frame) -> None:
        """The card's later steps."""
        card, begun = state.card, events.count(state)
        effects.RESTS[card](state, self.player.of(frame))
        events.cite_card(state, card, begun)


@final
class EndingRound(Step[TwilightState]):
    """The card is discarded or removed, and both sides recover (§3.4)."""

    frame_type = frames.END_ROUND
    occurred = frames.END_ROUND.field("occurred")
    rule = "3.4"

    def run(self, state: TwilightState, frame: Frame) -> None:
        """The other player's round follows (ruling 94)."""
        changes.put_card_away(state, self.occurred.of(frame) != 0)
        changes.recover(state)
        state.anti_ports = state.pro_ports = 0
        begin_round(state, 1 - state.active)


KINDS: Final[list[Kind[TwilightState]]] = [
    BeginningRound(),
    PlayingCard(),
    ChoosingUse(),
    ResolvingEvent(),
    FinishingEvent(),
    EndingRound(),
]
