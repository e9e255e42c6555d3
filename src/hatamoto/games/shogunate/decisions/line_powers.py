"""The decisions of Plot powers that change the Line: Shinobi, leaders and honour (§play/power).

"You" is the Hatamoto.
"""

from typing import Final, final

from hatamoto.games.shogunate import actions, board, changes, content, events, favours, frames
from hatamoto.games.shogunate.state import ShogunateState
from hatamoto.kernel import masks
from hatamoto.kernel.frames import Frame, seat_of
from hatamoto.kernel.kinds import Decision, Kind
from hatamoto.kernel.refusals import Facts, Refusal, refused


def plot_rule(state: ShogunateState) -> str:
    """The paragraph of the active Plot."""
    return f"plot/{state.content.plots[state.plot]}"


@final
class MovingShinobi(Decision[ShogunateState]):
    """Where the Shinobi goes (§plot/p01 §plot/p03 §plot/p05)."""

    frame_type = frames.POWER_SHINOBI
    glyph = "忍"
    previews_events = True
    rule = "play/power"
    verbs: tuple[str, ...] = ("shinobi",)
    phase = "power"
    slots = frames.POWER_SHINOBI.field("slots")
    is_to_honour = frames.POWER_SHINOBI.field("is_to_honour")

    def legal(self, state: ShogunateState, frame: Frame) -> list[int]:
        """The slots the power allows."""
        return actions.SHINOBI_BY[self.slots.of(frame)]

    def blocker(self, state: ShogunateState, frame: Frame, action: int) -> Refusal:
        """It must move, not that way or not so far, or another leader has more."""
        slot = action - actions.SHINOBI
        facts: Facts = {"slot": slot + 1}
        if self.is_to_honour.of(frame):
            return refused(plot_rule(state), "not_most_honoured", facts)
        return refused(plot_rule(state), shinobi_reason(state, slot), facts)

    def apply(self, state: ShogunateState, frame: Frame, action: int) -> None:
        """Put it there."""
        slot = action - actions.SHINOBI
        favours.favour(state.favours, seat_of(frame), state.line[slot], -1)
        changes.move_shinobi(state, slot)

    def facts(self, state: ShogunateState, frame: Frame) -> Facts:
        """Which Plot asks, and what the Shinobi will follow from there (ruling 3)."""
        return {
            **events.plot_facts(state),
            "follows": "leader" if state.options.shinobi_follows_leader else "slot",
        }


def shinobi_reason(state: ShogunateState, slot: int) -> str:
    """Why a power that moves the Shinobi by steps does not take it to a slot."""
    move = slot - board.shinobi_slot(state)
    steps = state.content.steps[state.plot]
    if move == 0:
        return "shinobi_stays"
    if move > 0 and max(steps) < 0:
        return "shinobi_only_up"
    if move < 0 and min(steps) > 0:
        return "shinobi_only_down"
    return "shinobi_too_far"


@final
class SwappingNeighbours(Decision[ShogunateState]):
    """You may switch two neighbouring leaders (§plot/p10)."""

    frame_type = frames.POWER_SWAP
    glyph = "扇"
    previews_events = True
    rule = "plot/p10"
    verbs: tuple[str, ...] = ("swap", "decline")
    phase = "power"

    def legal(self, state: ShogunateState, frame: Frame) -> list[int]:
        """Five pairs, or decline."""
        return actions.SWAP_OR_DECLINE

    def apply(self, state: ShogunateState, frame: Frame, action: int) -> None:
        """The leader in that slot and the one below trade slots."""
        if action == actions.DECLINE:
            events.power_declined(state, seat_of(frame))
            return
        slot = action - actions.SWAP
        changes.switch_by(state, seat_of(frame), state.line[slot], state.line[slot + 1])

    def facts(self, state: ShogunateState, frame: Frame) -> Facts:
        """Which Plot asks."""
        return events.plot_facts(state)


@final
class ShiftingHonour(Decision[ShogunateState]):
    """You may move one honour to a poorer neighbour (§plot/p11, ruling 41)."""

    frame_type = frames.POWER_SHIFT
    glyph = "縁"
    previews_events = True
    rule = "plot/p11"
    verbs: tuple[str, ...] = ("shift", "decline")
    phase = "power"

    def legal(self, state: ShogunateState, frame: Frame) -> list[int]:
        """Each leader with more than a neighbour, with that neighbour; or decline."""
        offered: list[int] = []
        for donor in range(content.LEADERS):
            beside = board.neighbours(state, donor)
            for receiver in range(content.LEADERS):
                richer = state.honour[donor] > state.honour[receiver]
                if richer and masks.has(beside, receiver):
                    offered.append(actions.SHIFT + donor * content.LEADERS + receiver)
        offered.append(actions.DECLINE)
        return offered

    def blocker(self, state: ShogunateState, frame: Frame, action: int) -> Refusal:
        """They are one, they are not neighbours, or the giver is not the richer."""
        donor, receiver = (
            (action - actions.SHIFT) // content.LEADERS,
            (action - actions.SHIFT) % content.LEADERS,
        )
        if donor == receiver:
            return refused(self.rule, "gives_self", {"leader": events.leader_name(state, donor)})
        names = {"from_leader": events.leader_name(state, donor)}
        facts: Facts = {**names, "to_leader": events.leader_name(state, receiver)}
        beside = masks.has(board.neighbours(state, donor), receiver)
        return refused(self.rule, "not_richer" if beside else "not_adjacent", facts)

    def apply(self, state: ShogunateState, frame: Frame, action: int) -> None:
        """One honour changes its leader."""
        seat = seat_of(frame)
        if action == actions.DECLINE:
            events.power_declined(state, seat)
            return
        changes.move_honour(
            state,
            seat,
            (action - actions.SHIFT) // content.LEADERS,
            (action - actions.SHIFT) % content.LEADERS,
        )

    def facts(self, state: ShogunateState, frame: Frame) -> Facts:
        """Which Plot asks."""
        return events.plot_facts(state)


@final
class GivingAlms(Decision[ShogunateState]):
    """One honour on a leader with the least (§plot/p12)."""

    frame_type = frames.POWER_ALMS
    glyph = "施"
    previews_events = True
    rule = "plot/p12"
    verbs: tuple[str, ...] = ("leader",)
    phase = "power"

    def legal(self, state: ShogunateState, frame: Frame) -> list[int]:
        """The leaders with the least, counted after this round's honour."""
        return actions.LEADER_BY[board.least_honoured(state)]

    def blocker(self, state: ShogunateState, frame: Frame, action: int) -> Refusal:
        """Another leader has less."""
        leader = events.leader_name(state, action - actions.LEADER)
        return refused(self.rule, "not_least_honoured", {"leader": leader})

    def apply(self, state: ShogunateState, frame: Frame, action: int) -> None:
        """One honour."""
        changes.honour_by(state, seat_of(frame), action - actions.LEADER)

    def facts(self, state: ShogunateState, frame: Frame) -> Facts:
        """Which Plot asks."""
        return events.plot_facts(state)


KINDS: Final[list[Kind[ShogunateState]]] = [
    MovingShinobi(),
    SwappingNeighbours(),
    ShiftingHonour(),
    GivingAlms(),
]
