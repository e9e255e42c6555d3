"""The decisions of Plot powers about cards: loyalty, Plots on the deck, discards (§play/power).

"You" is the Hatamoto, except where a power asks another player.
"""

from typing import Final, final

from hatamoto.games.shogunate import (
    actions,
    board,
    changes,
    content,
    events,
    frames,
    loyalty,
    top_plots,
)
from hatamoto.games.shogunate.decisions.showing import PickingPlayer, Showing, cannot_show
from hatamoto.games.shogunate.state import ShogunateState
from hatamoto.kernel import masks
from hatamoto.kernel.frames import Frame, seat_of
from hatamoto.kernel.kinds import Decision, Kind, Sealed, Simultaneous
from hatamoto.kernel.refusals import Facts, Refusal, refused
from hatamoto.kernel.seats import bit


@final
class Inquiring(PickingPlayer):
    """Choose another player who must show you a card (§plot/p13)."""

    frame_type = frames.INQUIRY_PLAYER
    glyph = "詮"
    rule = "plot/p13"
    phase = "power"

    def apply(self, state: ShogunateState, frame: Frame, action: int) -> None:
        """They choose the card."""
        state.push(frames.INQUIRY_SHOW.ask(action - actions.PLAYER, seat_of(frame)))

    def facts(self, state: ShogunateState, frame: Frame) -> Facts:
        """Which Plot asks."""
        return events.plot_facts(state)


@final
class WhisperingTogether(Simultaneous[ShogunateState]):
    """Everyone shows a face-down card to the left, at once (§plot/p14)."""

    frame_type = frames.WHISPER
    rule = "plot/p14"
    private_kind: int = frames.WHISPERS.number

    def close(self, state: ShogunateState, frame: Frame, answers: list[list[int]]) -> None:
        """All are shown together; nobody saw another's choice first."""
        for seat in range(state.seats):
            if answers[seat]:
                changes.show(
                    state, seat, board.left_of(state, seat), answers[seat][0] - actions.SHOW
                )


@final
class Whispering(Sealed[ShogunateState]):
    """Choose the card your left neighbour will see (§plot/p14)."""

    frame_type = frames.WHISPERS
    glyph = "囁"
    rule = "plot/p14"
    verbs: tuple[str, ...] = ("show",)
    surface = "hand"
    phase = "power"

    def legal(self, state: ShogunateState, frame: Frame) -> list[int]:
        """The clans among your face-down cards."""
        return loyalty.SHOW_OF[state.down[seat_of(frame)]]

    def blocker(self, state: ShogunateState, frame: Frame, action: int) -> Refusal:
        """You have no such card face-down."""
        return cannot_show(self.rule, state, action - actions.SHOW)

    def audience(self, state: ShogunateState, frame: Frame, action: int) -> int:
        """You and your left neighbour."""
        seat = seat_of(frame)
        return bit(seat) | bit(board.left_of(state, seat))

    def facts(self, state: ShogunateState, frame: Frame) -> Facts:
        """Who will see it."""
        return {"to_seat": board.left_of(state, seat_of(frame))}


@final
class GrantingAmnesty(Decision[ShogunateState]):
    """Turn one face-up card of anyone face-down (§plot/p15)."""

    frame_type = frames.AMNESTY
    glyph = "赦"
    rule = "plot/p15"
    verbs: tuple[str, ...] = ("conceal",)
    surface = "prompt"
    phase = "power"

    def legal(self, state: ShogunateState, frame: Frame) -> list[int]:
        """The face-up cards by owner and clan."""
        offered: list[int] = []
        for seat in range(state.seats):
            clans = loyalty.CLANS_OF[state.up[seat]]
            for clan in masks.members(clans):
                offered.append(actions.CONCEAL + seat * content.LEADERS + clan)
        return offered

    def blocker(self, state: ShogunateState, frame: Frame, action: int) -> Refusal:
        """No such seat, or it has no such card face-up."""
        seat, clan = (
            (action - actions.CONCEAL) // content.LEADERS,
            (action - actions.CONCEAL) % content.LEADERS,
        )
        if seat >= state.seats:
            return refused(self.rule, "no_such_seat", {"number": seat})
        return refused(
            self.rule, "not_face_up", {"seat": seat, "clan": events.leader_name(state, clan)}
        )

    def apply(self, state: ShogunateState, frame: Frame, action: int) -> None:
        """It counts as not revealed from now on (ruling 15)."""
        seat, clan = (
            (action - actions.CONCEAL) // content.LEADERS,
            (action - actions.CONCEAL) % content.LEADERS,
        )
        changes.turn_face_down(state, seat_of(frame), seat, clan)

    def facts(self, state: ShogunateState, frame: Frame) -> Facts:
        """Which Plot asks."""
        return events.plot_facts(state)


@final
class OrderingPlots(Decision[ShogunateState]):
    """Which of the two Plots looked at comes first (§plot/p16, ruling 31)."""

    frame_type = frames.SCRY_ORDER
    glyph = "占"
    preview = "plots"
    rule = "plot/p16"
    verbs: tuple[str, ...] = ("top",)
    surface = "prompt"
    phase = "power"

    def legal(self, state: ShogunateState, frame: Frame) -> list[int]:
        """The Plots looked at, in their fixed order."""
        return sorted([actions.TOP + top_plots.plot_in(entry) for entry in state.top_plots])

    def blocker(self, state: ShogunateState, frame: Frame, action: int) -> Refusal:
        """You did not draw that one."""
        plot = events.plot_name(state, action - actions.TOP)
        return refused(self.rule, "not_looked_at", {"plot": plot})

    def apply(self, state: ShogunateState, frame: Frame, action: int) -> None:
        """The other comes second."""
        if top_plots.plot_in(state.top_plots[0]) != action - actions.TOP:
            state.top_plots.reverse()
        events.plots_ordered(state, seat_of(frame), action - actions.TOP)

    def audience(self, state: ShogunateState, frame: Frame, action: int) -> int:
        """Only you."""
        return bit(seat_of(frame))

    def facts(self, state: ShogunateState, frame: Frame) -> Facts:
        """Which Plot asks."""
        return events.plot_facts(state)


@final
class Summoning(Decision[ShogunateState]):
    """You may let a player take one discard back (§plot/p17, ruling 39)."""

    frame_type = frames.SUMMONS_PLAYER
    glyph = "召"
    rule = "plot/p17"
    verbs: tuple[str, ...] = ("player", "decline")
    surface = "prompt"
    phase = "power"

    def legal(self, state: ShogunateState, frame: Frame) -> list[int]:
        """Anyone with a discard, yourself included; or decline."""
        mask = 0
        for seat in range(state.seats):
            if board.discard(state, seat):
                mask |= masks.one(seat)
        return actions.PLAYER_OR_DECLINE_BY[mask]

    def blocker(self, state: ShogunateState, frame: Frame, action: int) -> Refusal:
        """No such seat, or nothing in the discard."""
        seat = action - actions.PLAYER
        if seat >= state.seats:
            return refused(self.rule, "no_such_seat", {"number": seat})
        return refused(self.rule, "empty_discard", {"seat": seat})

    def apply(self, state: ShogunateState, frame: Frame, action: int) -> None:
        """That player picks the card or declines."""
        if action == actions.DECLINE:
            events.power_declined(state, seat_of(frame))
        else:
            state.push(frames.SUMMONS_CARD.ask(action - actions.PLAYER))

    def facts(self, state: ShogunateState, frame: Frame) -> Facts:
        """Which Plot asks."""
        return events.plot_facts(state)


@final
class TakingBack(Decision[ShogunateState]):
    """You may take one card of your discard back into hand (§plot/p17)."""

    frame_type = frames.SUMMONS_CARD
    glyph = "召"
    rule = "plot/p17"
    verbs: tuple[str, ...] = ("recall", "decline")
    surface = "hand"
    phase = "power"

    def legal(self, state: ShogunateState, frame: Frame) -> list[int]:
        """The cards in your discard, those of this round included (ruling 27); or decline."""
        return actions.RECALL_OR_DECLINE_BY[board.discard(state, seat_of(frame))]

    def blocker(self, state: ShogunateState, frame: Frame, action: int) -> Refusal:
        """That card is in your hand."""
        card = events.card_name(state, action - actions.RECALL)
        return refused(self.rule, "not_in_discard", {"card": card})

    def apply(self, state: ShogunateState, frame: Frame, action: int) -> None:
        """Everybody sees which."""
        if action == actions.DECLINE:
            events.power_declined(state, seat_of(frame))
        else:
            changes.recall_card(state, seat_of(frame), action - actions.RECALL)

    def facts(self, state: ShogunateState, frame: Frame) -> Facts:
        """Which Plot asks."""
        return events.plot_facts(state)


KINDS: Final[list[Kind[ShogunateState]]] = [
    Inquiring(),
    WhisperingTogether(),
    Whispering(),
    GrantingAmnesty(),
    OrderingPlots(),
    Summoning(),
    TakingBack(),
    Showing(frames.INQUIRY_SHOW, "plot/p13", "power"),
]
