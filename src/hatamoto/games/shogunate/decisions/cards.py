"""The decisions of the action cards; "you" is the player of the card (§play/you).

Storms to Flowers, the card with two modes, has its own module, `storms`.
"""

from typing import Final, final

from hatamoto.games.shogunate import actions, board, changes, content, events, frames, loyalty
from hatamoto.games.shogunate.decisions.showing import PickingPlayer, Showing, cannot_show
from hatamoto.games.shogunate.state import ShogunateState
from hatamoto.kernel import masks
from hatamoto.kernel.frames import Frame, seat_of
from hatamoto.kernel.kinds import Decision, Kind
from hatamoto.kernel.refusals import Facts, Refusal, refused

ALL_LEADERS: Final = masks.first(content.LEADERS)
ALL_SLOTS: Final = masks.first(content.SLOTS)
LAST: Final = content.SLOTS - 1


def up_actions(first: int, second: int) -> list[int]:
    """The moves up by one or two when these leaders are first and second."""
    offered: list[int] = []
    for leader in range(content.LEADERS):
        if leader != first:
            offered.append(actions.UP + 2 * leader)
        if leader not in (first, second):
            offered.append(actions.UP + 2 * leader + 1)
    return offered


UP_BY: Final[list[list[int]]] = [
    up_actions(head, second) for head in range(content.LEADERS) for second in range(content.LEADERS)
]


@final
class PickingCloaked(Decision[ShogunateState]):
    """The Hatamoto chooses a leader (§play/cloaked, ruling 19)."""

    frame_type = frames.CLOAKED_LEADER
    glyph = "影"
    rule = "play/cloaked"
    verbs: tuple[str, ...] = ("leader",)
    player = frames.CLOAKED_LEADER.field("player")

    def legal(self, state: ShogunateState, frame: Frame) -> list[int]:
        """All six leaders."""
        return actions.LEADER_BY[ALL_LEADERS]

    def apply(self, state: ShogunateState, frame: Frame, action: int) -> None:
        """You move that leader."""
        leader = action - actions.LEADER
        events.leader_chosen(state, leader)
        state.push(frames.CLOAKED_SLOT.ask(self.player.of(frame), leader))

    def facts(self, state: ShogunateState, frame: Frame) -> Facts:
        """Whose card it is."""
        return {"seat": self.player.of(frame)}


@final
class MovingCloaked(Decision[ShogunateState]):
    """You move the leader elsewhere (§play/cloaked, ruling 6)."""

    frame_type = frames.CLOAKED_SLOT
    glyph = "移"
    previews_events = True
    rule = "play/cloaked"
    verbs: tuple[str, ...] = ("slot",)
    leader = frames.CLOAKED_SLOT.field("leader")

    def legal(self, state: ShogunateState, frame: Frame) -> list[int]:
        """Every slot but its present one."""
        return actions.SLOT_BY[ALL_SLOTS & ~masks.one(state.slot_of[self.leader.of(frame)])]

    def blocker(self, state: ShogunateState, frame: Frame, action: int) -> Refusal:
        """It is in that slot already."""
        leader = events.leader_name(state, self.leader.of(frame))
        return refused(
            self.rule, "same_slot", {"leader": leader, "slot": action - actions.SLOT + 1}
        )

    def apply(self, state: ShogunateState, frame: Frame, action: int) -> None:
        """The others close up."""
        changes.move_leader(state, seat_of(frame), self.leader.of(frame), action - actions.SLOT)

    def facts(self, state: ShogunateState, frame: Frame) -> Facts:
        """Which leader moves."""
        return {"leader": events.leader_name(state, self.leader.of(frame))}


class PickingAllButLast(Decision[ShogunateState]):
    """Choose a leader that can still go down the Line (ruling 6)."""

    verbs: tuple[str, ...] = ("leader",)

    def legal(self, state: ShogunateState, frame: Frame) -> list[int]:
        """Every leader but the last."""
        return actions.LEADER_BY[ALL_LEADERS & ~masks.one(state.line[LAST])]

    def blocker(self, state: ShogunateState, frame: Frame, action: int) -> Refusal:
        """That leader is last already."""
        leader = events.leader_name(state, action - actions.LEADER)
        return refused(self.rule, "already_last", {"leader": leader})


@final
class Dishonouring(PickingAllButLast):
    """Move a leader to the tail of the Line (§play/dishonour)."""

    frame_type = frames.DISHONOUR_LEADER
    glyph = "落"
    previews_events = True
    rule = "play/dishonour"

    def apply(self, state: ShogunateState, frame: Frame, action: int) -> None:
        """Then you turn a card, if you have one face-down (ruling 5)."""
        seat = seat_of(frame)
        changes.move_leader(state, seat, action - actions.LEADER, LAST)
        if state.down[seat]:
            state.push(frames.DISHONOUR_TURN.ask(seat))


@final
class TurningDishonoured(Decision[ShogunateState]):
    """Turn one of your face-down loyalty cards face-up (§play/dishonour)."""

    frame_type = frames.DISHONOUR_TURN
    glyph = "明"
    rule = "play/dishonour"
    verbs: tuple[str, ...] = ("turn",)
    surface = "hand"
    shows = True

    def legal(self, state: ShogunateState, frame: Frame) -> list[int]:
        """The clans among your face-down cards."""
        return loyalty.TURN_OF[state.down[seat_of(frame)]]

    def blocker(self, state: ShogunateState, frame: Frame, action: int) -> Refusal:
        """You have no such card face-down."""
        return cannot_show(self.rule, state, action - actions.TURN)

    def apply(self, state: ShogunateState, frame: Frame, action: int) -> None:
        """Everybody sees it."""
        changes.turn_face_up(state, seat_of(frame), action - actions.TURN)


@final
class MovingUpstream(Decision[ShogunateState]):
    """Move a leader one or two positions up (§play/upstream)."""

    frame_type = frames.UPSTREAM_LEADER
    glyph = "遡"
    previews_events = True
    rule = "play/upstream"
    verbs: tuple[str, ...] = ("up",)

    def legal(self, state: ShogunateState, frame: Frame) -> list[int]:
        """What stays inside the Line: nine moves."""
        return UP_BY[state.line[0] * content.LEADERS + state.line[1]]

    def blocker(self, state: ShogunateState, frame: Frame, action: int) -> Refusal:
        """The leader is first, or second and cannot go up by two."""
        leader = (action - actions.UP) // 2
        slot = state.slot_of[leader]
        facts: Facts = {"leader": events.leader_name(state, leader), "slot": slot + 1}
        return refused(self.rule, "already_first" if slot == 0 else "too_far_up", facts)

    def apply(self, state: ShogunateState, frame: Frame, action: int) -> None:
        """Then you show the Hatamoto a card, if you have one face-down (ruling 5)."""
        seat = seat_of(frame)
        leader, by = (action - actions.UP) // 2, (action - actions.UP) % 2 + 1
        changes.move_leader(state, seat, leader, state.slot_of[leader] - by)
        if state.down[seat]:
            state.push(frames.UPSTREAM_SHOW.ask(seat, state.hatamoto))


@final
class MovingDown(PickingAllButLast):
    """Move a leader one position down and honour it (§play/company)."""

    frame_type = frames.COMPANY_LEADER
    glyph = "供"
    previews_events = True
    rule = "play/company"

    def apply(self, state: ShogunateState, frame: Frame, action: int) -> None:
        """One honour on it, then one on a neighbour of its new slot (ruling 7)."""
        leader = action - actions.LEADER
        changes.move_leader(state, seat_of(frame), leader, state.slot_of[leader] + 1)
        changes.honour_by(state, seat_of(frame), leader)
        state.push(frames.COMPANY_ADJACENT.ask(seat_of(frame), leader))


@final
class HonouringNeighbour(Decision[ShogunateState]):
    """Honour a leader beside the one that moved (§play/company)."""

    frame_type = frames.COMPANY_ADJACENT
    glyph = "誉"
    previews_events = True
    rule = "play/company"
    verbs: tuple[str, ...] = ("leader",)
    leader = frames.COMPANY_ADJACENT.field("leader")

    def legal(self, state: ShogunateState, frame: Frame) -> list[int]:
        """Its neighbours after the move."""
        return actions.LEADER_BY[board.neighbours(state, self.leader.of(frame))]

    def blocker(self, state: ShogunateState, frame: Frame, action: int) -> Refusal:
        """It is the leader just honoured, or they do not stand side by side."""
        moved = events.leader_name(state, self.leader.of(frame))
        if action - actions.LEADER == self.leader.of(frame):
            return refused(self.rule, "honoured_already", {"leader": moved})
        facts: Facts = {
            "leader": events.leader_name(state, action - actions.LEADER),
            "other_leader": moved,
        }
        return refused(self.rule, "not_neighbour", facts)

    def apply(self, state: ShogunateState, frame: Frame, action: int) -> None:
        """One honour."""
        changes.honour_by(state, seat_of(frame), action - actions.LEADER)

    def facts(self, state: ShogunateState, frame: Frame) -> Facts:
        """Which leader moved."""
        return {"leader": events.leader_name(state, self.leader.of(frame))}


@final
class MovingUp(Decision[ShogunateState]):
    """Move a leader one position up (§play/arrow)."""

    frame_type = frames.ARROW_LEADER
    glyph = "矢"
    previews_events = True
    rule = "play/arrow"
    verbs: tuple[str, ...] = ("leader",)

    def legal(self, state: ShogunateState, frame: Frame) -> list[int]:
        """Every leader but the first."""
        return actions.LEADER_BY[ALL_LEADERS & ~masks.one(state.line[0])]

    def blocker(self, state: ShogunateState, frame: Frame, action: int) -> Refusal:
        """That leader is first already."""
        leader = events.leader_name(state, action - actions.LEADER)
        return refused(self.rule, "already_first", {"leader": leader})

    def apply(self, state: ShogunateState, frame: Frame, action: int) -> None:
        """Then somebody shows you a card, if anybody else has one face-down (ruling 5)."""
        seat, leader = seat_of(frame), action - actions.LEADER
        changes.move_leader(state, seat, leader, state.slot_of[leader] - 1)
        if board.others_face_down(state, seat):
            state.push(frames.ARROW_PLAYER.ask(seat))


@final
class PickingForArrow(PickingPlayer):
    """Choose a player with a face-down loyalty card (§play/arrow, ruling 8)."""

    frame_type = frames.ARROW_PLAYER
    glyph = "問"
    rule = "play/arrow"

    def apply(self, state: ShogunateState, frame: Frame, action: int) -> None:
        """They choose the card and must show it."""
        state.push(frames.ARROW_SHOW.ask(action - actions.PLAYER, seat_of(frame)))


KINDS: Final[list[Kind[ShogunateState]]] = [
    PickingCloaked(),
    MovingCloaked(),
    Dishonouring(),
    TurningDishonoured(),
    MovingUpstream(),
    MovingDown(),
    HonouringNeighbour(),
    MovingUp(),
    PickingForArrow(),
    Showing(frames.UPSTREAM_SHOW, "play/upstream"),
    Showing(frames.ARROW_SHOW, "play/arrow"),
]
