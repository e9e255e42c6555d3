"""Choosing a player with a face-down loyalty card, and showing one (ruling 25)."""

from typing import final

from hatamoto.games.shogunate import actions, board, changes, events, loyalty
from hatamoto.games.shogunate.state import ShogunateState
from hatamoto.kernel.frames import Frame, FrameType, seat_of
from hatamoto.kernel.kinds import Decision
from hatamoto.kernel.refusals import Facts, Refusal, refused
from hatamoto.kernel.seats import bit


def cannot_show(rule: str, state: ShogunateState, clan: int) -> Refusal:
    """You have no face-down card of that clan."""
    return refused(rule, "not_face_down", {"clan": events.leader_name(state, clan)})


class PickingPlayer(Decision[ShogunateState]):
    """Choose another player with a face-down card; subclasses say what follows."""

    verbs: tuple[str, ...] = ("player",)
    surface = "prompt"

    def legal(self, state: ShogunateState, frame: Frame) -> list[int]:
        """The others who have one, including the Hatamoto."""
        return actions.PLAYER_BY[board.others_face_down(state, seat_of(frame))]

    def blocker(self, state: ShogunateState, frame: Frame, action: int) -> Refusal:
        """No such seat, your own, or one whose cards are all face-up."""
        seat = action - actions.PLAYER
        if seat >= state.seats:
            return refused(self.rule, "no_such_seat", {"number": seat})
        if seat == seat_of(frame):
            return refused(self.rule, "own_seat", {"seat": seat})
        return refused(self.rule, "no_face_down", {"seat": seat})


@final
class Showing(Decision[ShogunateState]):
    """Show a face-down card of your own to one player, the viewer."""

    verbs: tuple[str, ...] = ("show",)
    surface = "hand"
    shows = True
    glyph = "示"

    def __init__(self, frame_type: FrameType, rule: str, phase: str = "") -> None:
        self.frame_type = frame_type
        self.viewer = frame_type.field("viewer")
        self.rule = rule
        self.phase = phase

    def legal(self, state: ShogunateState, frame: Frame) -> list[int]:
        """The clans among your face-down cards; a pair is one option (ruling 25)."""
        return loyalty.SHOW_OF[state.down[seat_of(frame)]]

    def blocker(self, state: ShogunateState, frame: Frame, action: int) -> Refusal:
        """You have no such card face-down."""
        return cannot_show(self.rule, state, action - actions.SHOW)

    def apply(self, state: ShogunateState, frame: Frame, action: int) -> None:
        """That player alone sees it; everybody sees that a card was shown."""
        changes.show(state, seat_of(frame), self.viewer.of(frame), action - actions.SHOW)

    def audience(self, state: ShogunateState, frame: Frame, action: int) -> int:
        """The owner and the viewer."""
        return bit(seat_of(frame)) | bit(self.viewer.of(frame))

    def facts(self, state: ShogunateState, frame: Frame) -> Facts:
        """Who will see it."""
        return {"to_seat": self.viewer.of(frame)}
