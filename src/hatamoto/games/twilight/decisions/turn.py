"""The frame of a turn: initial phase, the deal, the optional counter, end phase (§5.0)."""

from typing import Final, final

from hatamoto.games.twilight import (
    actions,
    board,
    changes,
    chart,
    codes,
    counters,
    events,
    frames,
    ids,
    scoring,
)
from hatamoto.games.twilight.actions import NAVY as NAVY_VERB
from hatamoto.games.twilight.actions import listed
from hatamoto.games.twilight.state import TwilightState
from hatamoto.kernel.frames import Frame, seat_of
from hatamoto.kernel.kinds import Chance, Decision, Kind, Step
from hatamoto.kernel.refusals import Facts, Refusal, refused
from hatamoto.kernel.seats import bit

SECOND_TURN: Final = 2


@final
class BeginningTurn(Step[TwilightState]):
    """The initial phase: first player, treaty, cards (§5.1, §6.0)."""

    frame_type = frames.BEGIN_TURN
    rule = "5.1"

    def run(self, state: TwilightState, frame: Frame) -> None:
        """The first turn skips to the cards (§5.1 note, ruling 24)."""
        state.turn += 1
        state.rounds = 0
        state.active = state.first
        if state.turn >= SECOND_TURN:
            choose_first(state)
        events.turn_began(state)
        if state.turn >= SECOND_TURN and not state.opened:
            confirm_treaty(state)
        state.push(frames.BEGIN_ROUNDS.step())
        push_deal(state, state.first)


def choose_first(state: TwilightState) -> None:
    """The side with the higher court operation level becomes first player (§6.1(i), §6.1(ii))."""
    if state.court[state.first] < state.court[1 - state.first]:
        state.first = 1 - state.first
        events.first_player_changed(state)
    state.active = state.first


def confirm_treaty(state: TwilightState) -> None:
    """The open deck joins once the treaty level is high enough (§6.2(i), §2.23(3)(iv))."""
    if state.treaty >= state.content.open_treaty:
        changes.join_open_deck(state)


@final
class Dealing(Chance[TwilightState]):
    """A card for a player (§6.3)."""

    frame_type = frames.DEAL
    player = frames.DEAL.field("player")
    rule = "6.3"
    verbs: tuple[str, ...] = ("draw",)
    purpose = "deal"

    def legal(self, state: TwilightState, frame: Frame) -> list[int]:
        """Any card of the pile."""
        return state.pile

    def blocker(self, state: TwilightState, frame: Frame, action: int) -> Refusal:
        """That card is not in the pile."""
        card = state.content.cards[action - actions.DRAW]
        return refused(self.rule, "already_drawn", {"card": card})

    def apply(self, state: TwilightState, frame: Frame, action: int) -> None:
        """The players are dealt to in turns (ruling 27)."""
        seat = self.player.of(frame)
        changes.draw_card(state, seat, action - actions.DRAW)
        push_deal(state, 1 - seat)

    def audience(self, state: TwilightState, frame: Frame, action: int) -> int:
        """Only the owner sees the card."""
        return bit(self.player.of(frame))

    def facts(self, state: TwilightState, frame: Frame) -> Facts:
        """Who is dealt to."""
        return {"seat": self.player.of(frame)}


def push_deal(state: TwilightState, seat: int) -> None:
    """Deal to this seat, or to the other if its hand is full (ruling 27)."""
    if is_short(state, seat):
        ask_pile(state, seat)
    elif is_short(state, 1 - seat):
        ask_pile(state, 1 - seat)


def is_short(state: TwilightState, seat: int) -> bool:
    """Whether the seat still draws (§6.3, §4.1(ii))."""
    return len(board.hand(state, seat)) < board.hand_size(state, seat)


def ask_pile(state: TwilightState, seat: int) -> None:
    """Push a draw, reshuffling the pile if necessary; none if both piles are empty (ruling 28)."""
    if not state.pile:
        changes.shuffle_discards(state)
    if state.pile:
        state.push(frames.DEAL.draw(seat))
    else:
        events.pile_empty(state)


@final
class BeginningRounds(Step[TwilightState]):
    """Before the first round: the optional counter, if it is used (§12.1(1))."""

    frame_type = frames.BEGIN_ROUNDS
    rule = "7.0(1)"

    def run(self, state: TwilightState, frame: Frame) -> None:
        """The first player's round follows."""
        state.push(frames.BEGIN_ROUND.step(state.first))
        if state.options.navy:
            ask_navy(state)


def ask_navy(state: TwilightState) -> None:
    """A side that is far behind places the counter (§12.1(1)(iii), ruling 69)."""
    if state.vp <= -state.content.navy_points:
        state.push(frames.NAVY.ask(ids.PRO))
    elif state.vp >= state.content.navy_points:
        state.push(frames.NAVY.ask(ids.ANTI))


@final
class PlacingNavy(Decision[TwilightState]):
    """Place Bakufu Navy or Katsu Kaishu for the turn (§12.1(1))."""

    frame_type = frames.NAVY
    glyph = "艦"
    rule = "12.1(1)"
    verbs: tuple[str, ...] = ("navy",)

    def legal(self, state: TwilightState, frame: Frame) -> list[int]:
        """Kyo, the open ports and the powered clans."""
        return listed(actions.NAVY_BY, harbours(state))

    def blocker(self, state: TwilightState, frame: Frame, action: int) -> Refusal:
        """The counter cannot be placed there."""
        space = action - NAVY_VERB
        facts: Facts = {"space": state.content.spaces[space]}
        if space == ids.YOKOHAMA:
            return refused("2.24(2)(iii)", "port_closed", facts)
        return refused("12.1(1)(i)" if seat_of(frame) else "12.1(1)(ii)", "no_navy_there", facts)

    def apply(self, state: TwilightState, frame: Frame, action: int) -> None:
        """Influence rises with the next recovery (ruling 90)."""
        face = board.own_face(state, ids.NAVY_KATSU, seat_of(frame))
        counters.station(state, face, action - NAVY_VERB)

    def facts(self, state: TwilightState, frame: Frame) -> Facts:
        """The face of the counter."""
        face = board.own_face(state, ids.NAVY_KATSU, seat_of(frame))
        return {"marker": state.content.faces[face]}


def harbours(state: TwilightState) -> int:
    """Where the optional counter may be placed (§12.1(1)(i))."""
    spaces = state.chart.powered_mask | chart.KYO_BIT | chart.NAGASAKI_BIT
    return spaces | chart.YOKOHAMA_BIT if state.port_open else spaces


@final
class EndingPhase(Step[TwilightState]):
    """The end phase: Jo-i, refresh, after the last turn the final scoring (§5.3, §10.0(3))."""

    frame_type = frames.END_PHASE
    rule = "5.3"

    def run(self, state: TwilightState, frame: Frame) -> None:
        """Jo-i is scored first, which can end the game (ruling 73)."""
        events.turn_ended(state)
        if state.joi:
            score_joi(state)
        if state.ended != codes.GOING_ON:
            return
        refresh(state)
        if state.turn >= state.content.turns:
            scoring.score_finally(state)
        else:
            state.push(frames.BEGIN_TURN.step())


def score_joi(state: TwilightState) -> None:
    """Score Jo-i: for Anti-Bakufu in a Closed turn, for Pro-Bakufu in an Open one.

    §10.0(1)(i), §10.0(1)(ii)
    """
    side, points = board.joi_side(state), state.content.joi_points
    events.joi_scored(state, side, points)
    changes.gain_points(state, side, points)


def refresh(state: TwilightState) -> None:
    """Reset Jo-i and court operations, and return the optional counter (§12.1(2)).

    §10.0(2), §2.23(4)(ii), §2.23(6)(ii)
    """
    state.joi = False
    state.court_done = 0
    state.known = codes.NO_CARDS
    if state.options.navy:
        counters.return_navy(state)


KINDS: Final[list[Kind[TwilightState]]] = [
    BeginningTurn(),
    Dealing(),
    BeginningRounds(),
    PlacingNavy(),
    EndingPhase(),
]
