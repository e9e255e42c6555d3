"""The round: choose cards, resolve them one by one, honour, power, Shinobi, check, next Plot."""

from typing import Final, final

from hatamoto.games.shogunate import (
    actions,
    changes,
    codes,
    content,
    events,
    frames,
    ledger,
    scoring,
)
from hatamoto.games.shogunate.state import ShogunateState
from hatamoto.kernel import masks
from hatamoto.kernel.frames import Frame, seat_of
from hatamoto.kernel.kinds import Decision, Kind, Sealed, Simultaneous, Step
from hatamoto.kernel.refusals import Refusal, refused

# Frames without a seat or fields are always the same number, so they are built once.
BEGIN_ROUND: Final[int] = frames.BEGIN_ROUND.step()
PAY_HONOUR: Final[int] = frames.PAY_HONOUR.step()
STRIKE: Final[int] = frames.STRIKE.step()
REVEAL_PLOT: Final[int] = frames.REVEAL_PLOT.draw()


@final
class BeginningRound(Step[ShogunateState]):
    """A round begins: all but the Hatamoto choose (§play/choose)."""

    frame_type = frames.BEGIN_ROUND
    rule = "play/choose"

    def run(self, state: ShogunateState, frame: Frame) -> None:
        """Open the simultaneous step."""
        state.rounds += 1
        events.round_began(state)
        seats = masks.first(state.seats) & ~masks.one(state.hatamoto)
        state.ask_simultaneously(frames.CHOOSE.ask(state.hatamoto), seats)


@final
class Choosing(Simultaneous[ShogunateState]):
    """All choose a card in secret and reveal them together (§play/choose)."""

    frame_type = frames.CHOOSE
    rule = "play/choose"
    private_kind: int = frames.CHOOSE_CARD.number

    def close(self, state: ShogunateState, frame: Frame, answers: list[list[int]]) -> None:
        """Turn all cards face-up; the Hatamoto names the first player."""
        state.waiting = 0
        for seat in range(state.seats):
            if answers[seat]:
                card = answers[seat][0] - actions.PLAY
                state.hands[seat] &= ~masks.one(card)
                state.played[seat] = card
                state.waiting |= masks.one(seat)
                events.card_revealed(state, seat, card)
        state.push(frames.NAME_PLAYER.ask(state.hatamoto))


@final
class ChoosingCard(Sealed[ShogunateState]):
    """Choose an action card from your hand (§play/choose)."""

    frame_type = frames.CHOOSE_CARD
    glyph = "選"
    rule = "play/choose"
    verbs: tuple[str, ...] = ("play",)
    surface = "hand"
    phase = "choose"

    def legal(self, state: ShogunateState, frame: Frame) -> list[int]:
        """The cards in hand."""
        return actions.PLAY_BY[state.hands[seat_of(frame)]]

    def blocker(self, state: ShogunateState, frame: Frame, action: int) -> Refusal:
        """That card is in the discard."""
        card = events.card_name(state, action - actions.PLAY)
        return refused(self.rule, "not_in_hand", {"card": card})


@final
class NamingPlayer(Decision[ShogunateState]):
    """The Hatamoto names a player who has not acted (§play/name)."""

    frame_type = frames.NAME_PLAYER
    glyph = "命"
    rule = "play/name"
    verbs: tuple[str, ...] = ("name",)
    surface = "prompt"

    def legal(self, state: ShogunateState, frame: Frame) -> list[int]:
        """The players whose card is not resolved yet."""
        return actions.NAME_BY[state.waiting]

    def blocker(self, state: ShogunateState, frame: Frame, action: int) -> Refusal:
        """No such seat, the Hatamoto's own, or one that has acted."""
        seat = action - actions.NAME
        if seat >= state.seats:
            return refused(self.rule, "no_such_seat", {"number": seat})
        if seat == state.hatamoto:
            return refused(self.rule, "is_hatamoto", {"seat": seat})
        return refused(self.rule, "already_acted", {"seat": seat})

    def apply(self, state: ShogunateState, frame: Frame, action: int) -> None:
        """That player resolves the card, which then goes to their discard."""
        seat = action - actions.NAME
        card = state.played[seat]
        state.waiting &= ~masks.one(seat)
        events.player_named(state, seat, card)
        state.push(frames.DISCARD_CARD.step(seat))
        state.content.card_effects[card](state, seat)


@final
class DiscardingCard(Step[ShogunateState]):
    """The card goes to its player's discard (§play/name)."""

    frame_type = frames.DISCARD_CARD
    rule = "play/name"
    player = frames.DISCARD_CARD.field("player")

    def run(self, state: ShogunateState, frame: Frame) -> None:
        """Let the Hatamoto name the next player; after the last one, pay honour."""
        changes.discard_card(state, self.player.of(frame))
        if state.waiting:
            state.push(frames.NAME_PLAYER.ask(state.hatamoto))
        else:
            state.push(PAY_HONOUR)


@final
class PayingHonour(Step[ShogunateState]):
    """Honour by slot, then the Plot's power (§play/honour)."""

    frame_type = frames.PAY_HONOUR
    rule = "play/honour"

    def run(self, state: ShogunateState, frame: Frame) -> None:
        """Push the strike first, so that it follows the decisions of the power (§play/power)."""
        honour = state.content.honour[state.plot]
        for slot in range(content.SLOTS):
            if honour[slot]:
                changes.add_honour(state, state.line[slot], honour[slot])
        state.push(STRIKE)
        if not state.content.powers[state.plot](state):
            events.power_idle(state)


@final
class Striking(Step[ShogunateState]):
    """The Shinobi strikes, scores are checked, and the next round is set up (§play/shinobi)."""

    frame_type = frames.STRIKE
    rule = "play/shinobi"

    def run(self, state: ShogunateState, frame: Frame) -> None:
        """Steps 5 to 9 need no decision."""
        changes.strike(state)
        if scoring.is_reached(state):
            end(state, codes.THRESHOLD)
            return
        learn_passed_check(state)
        changes.pick_up_discards(state)
        changes.pass_hatamoto(state)
        changes.set_plot_aside(state)
        next_plot(state)


def learn_passed_check(state: ShogunateState) -> None:
    """Everybody learns that nobody has reached the threshold (§play/check, ruling 29)."""
    if scoring.could_be_reached(state):
        state.learn(ledger.passed(state.rounds, state.honour))
    events.check_passed(state)


def next_plot(state: ShogunateState) -> None:
    """Reveal the next Plot: one on top of the deck, or a draw; the game ends if none is left."""
    if state.top_plots:
        changes.turn_top_plot(state)
        state.push(BEGIN_ROUND)
    elif state.bag:
        state.push(BEGIN_ROUND)
        state.push(REVEAL_PLOT)
    else:
        end(state, codes.PLOTS_EXHAUSTED)


def end(state: ShogunateState, reason: int) -> None:
    """End the game: all cards are revealed, and `scoring.key` decides (§end/reveal)."""
    state.ended = reason
    state.learned += 1
    state.stack.clear()
    events.game_ended(state)


KINDS: Final[list[Kind[ShogunateState]]] = [
    BeginningRound(),
    Choosing(),
    ChoosingCard(),
    NamingPlayer(),
    DiscardingCard(),
    PayingHonour(),
    Striking(),
]
