"""Storms to Flowers: switch two leaders, or exchange loyalty cards (§play/storms)."""

from typing import Final, final

from hatamoto.games.shogunate import actions, board, changes, content, events, frames, loyalty
from hatamoto.games.shogunate.decisions.showing import PickingPlayer, cannot_show
from hatamoto.games.shogunate.state import ShogunateState
from hatamoto.kernel import masks
from hatamoto.kernel.frames import Frame, seat_of
from hatamoto.kernel.kinds import Decision, Kind, Sealed, Simultaneous
from hatamoto.kernel.refusals import Facts, Refusal, refused
from hatamoto.kernel.seats import bit

ALL_LEADERS: Final = masks.first(content.LEADERS)
OTHER: Final = frames.EXCHANGE.field("other")


@final
class ChoosingStorms(Decision[ShogunateState]):
    """Either switch two leaders or exchange cards with an opponent (§play/storms)."""

    frame_type = frames.STORMS_MODE
    glyph = "嵐"
    rule = "play/storms"
    verbs: tuple[str, ...] = ("mode",)
    surface = "prompt"

    def legal(self, state: ShogunateState, frame: Frame) -> list[int]:
        """Exchange only if you and another player have a face-down card (ruling 9)."""
        seat = seat_of(frame)
        can = state.down[seat] != 0 and board.others_face_down(state, seat) != 0
        return actions.MODE_BY[3 if can else 1]

    def blocker(self, state: ShogunateState, frame: Frame, action: int) -> Refusal:
        """There is nothing to exchange."""
        return refused(self.rule, "no_exchange")

    def apply(self, state: ShogunateState, frame: Frame, action: int) -> None:
        """Pick the leaders, or the opponent."""
        if action - actions.MODE == actions.SWITCH:
            state.push(frames.SWITCH_FIRST.ask(seat_of(frame)))
        else:
            state.push(frames.EXCHANGE_PLAYER.ask(seat_of(frame)))


@final
class SwitchingFirst(Decision[ShogunateState]):
    """The first of two leaders to switch (§play/storms)."""

    frame_type = frames.SWITCH_FIRST
    glyph = "替"
    rule = "play/storms"
    verbs: tuple[str, ...] = ("leader",)

    def legal(self, state: ShogunateState, frame: Frame) -> list[int]:
        """All six."""
        return actions.LEADER_BY[ALL_LEADERS]

    def apply(self, state: ShogunateState, frame: Frame, action: int) -> None:
        """Then the second."""
        state.push(frames.SWITCH_SECOND.ask(seat_of(frame), action - actions.LEADER))


@final
class SwitchingSecond(Decision[ShogunateState]):
    """The other leader to switch (§play/storms)."""

    frame_type = frames.SWITCH_SECOND
    glyph = "替"
    previews_events = True
    rule = "play/storms"
    verbs: tuple[str, ...] = ("leader",)
    leader = frames.SWITCH_SECOND.field("leader")

    def legal(self, state: ShogunateState, frame: Frame) -> list[int]:
        """The other five."""
        return actions.LEADER_BY[ALL_LEADERS & ~masks.one(self.leader.of(frame))]

    def blocker(self, state: ShogunateState, frame: Frame, action: int) -> Refusal:
        """Two different leaders are needed (ruling 6)."""
        leader = events.leader_name(state, action - actions.LEADER)
        return refused(self.rule, "same_leader", {"leader": leader})

    def apply(self, state: ShogunateState, frame: Frame, action: int) -> None:
        """They trade slots."""
        changes.switch_by(state, seat_of(frame), self.leader.of(frame), action - actions.LEADER)

    def facts(self, state: ShogunateState, frame: Frame) -> Facts:
        """Which leader was picked first."""
        return {"leader": events.leader_name(state, self.leader.of(frame))}


@final
class PickingForExchange(PickingPlayer):
    """Choose the opponent to exchange with; they may not refuse (§play/storms)."""

    frame_type = frames.EXCHANGE_PLAYER
    glyph = "交"
    rule = "play/storms"

    def apply(self, state: ShogunateState, frame: Frame, action: int) -> None:
        """Both choose in secret, at the same time."""
        you, other = seat_of(frame), action - actions.PLAYER
        state.ask_simultaneously(frames.EXCHANGE.ask(you, other), masks.one(you) | masks.one(other))


@final
class Exchanging(Simultaneous[ShogunateState]):
    """Both choose a face-down card and they change owner (§play/storms)."""

    frame_type = frames.EXCHANGE
    rule = "play/storms"
    private_kind: int = frames.EXCHANGE_CARDS.number
    other = frames.EXCHANGE.field("other")

    def close(self, state: ShogunateState, frame: Frame, answers: list[list[int]]) -> None:
        """The cards stay face-down; like for like is still an exchange (ruling 38)."""
        you, other = seat_of(frame), self.other.of(frame)
        changes.exchange(
            state, you, other, answers[you][0] - actions.GIVE, answers[other][0] - actions.GIVE
        )


@final
class Giving(Sealed[ShogunateState]):
    """Choose the face-down card you give (§play/storms)."""

    frame_type = frames.EXCHANGE_CARDS
    glyph = "交"
    rule = "play/storms"
    verbs: tuple[str, ...] = ("give",)
    surface = "hand"

    def legal(self, state: ShogunateState, frame: Frame) -> list[int]:
        """The clans among your face-down cards."""
        return loyalty.GIVE_OF[state.down[seat_of(frame)]]

    def blocker(self, state: ShogunateState, frame: Frame, action: int) -> Refusal:
        """You have no such card face-down."""
        return cannot_show(self.rule, state, action - actions.GIVE)

    def audience(self, state: ShogunateState, frame: Frame, action: int) -> int:
        """The two parties, once both have chosen."""
        return bit(seat_of(frame)) | bit(other_party(state, frame))

    def facts(self, state: ShogunateState, frame: Frame) -> Facts:
        """Who the other is."""
        return {"other_seat": other_party(state, frame)}


def other_party(state: ShogunateState, frame: Frame) -> int:
    """The other seat of the open exchange."""
    assert state.branches is not None
    step = state.branches.frame
    return OTHER.of(step) if seat_of(step) == seat_of(frame) else seat_of(step)


KINDS: Final[list[Kind[ShogunateState]]] = [
    ChoosingStorms(),
    SwitchingFirst(),
    SwitchingSecond(),
    PickingForExchange(),
    Exchanging(),
    Giving(),
]
