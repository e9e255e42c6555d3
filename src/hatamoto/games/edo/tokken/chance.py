"""Draws of demands and privileges from their stacks (§tokken/setup)."""

from typing import final

from hatamoto.games.edo import actions, events, frames, tallies
from hatamoto.games.edo.content import ids
from hatamoto.games.edo.state import EdoState
from hatamoto.games.edo.tokken.board import demand_place, grant_place
from hatamoto.kernel import masks
from hatamoto.kernel.frames import Frame
from hatamoto.kernel.kinds import Chance
from hatamoto.kernel.refusals import Refusal, refused


@final
class OpeningDemand(Chance[EdoState]):
    """The top demand is opened (§tokken/setup, §tokken/rearrange)."""

    frame_type = frames.OPEN_DEMAND
    rule = "tokken/setup"
    verbs: tuple[str, ...] = ("draw demand",)
    purpose = "demand"

    def legal(self, state: EdoState, frame: Frame) -> list[int]:
        """The demands in the stack."""
        return [
            actions.NUMBERS[actions.DRAW_DEMAND + d]
            for d in range(ids.DEMANDS)
            if masks.has(state.demands, d)
        ]

    def blocker(self, state: EdoState, frame: Frame, action: int) -> Refusal:
        """The demand is no longer in the stack."""
        return refused(self.rule, "already_drawn")

    def apply(self, state: EdoState, frame: Frame, action: int) -> None:
        """Put it into the right-most free column."""
        demand = action - actions.DRAW_DEMAND
        state.court[demand_place(state)] = demand
        state.demands &= ~masks.one(demand)
        events.demand_opened(state, demand)


@final
class OpeningPrivilege(Chance[EdoState]):
    """The top privilege is opened (§tokken/setup, §tokken/rearrange)."""

    frame_type = frames.OPEN_PRIVILEGE
    rule = "tokken/setup"
    verbs: tuple[str, ...] = ("draw privilege",)
    purpose = "privilege"
    is_even = False

    def legal(self, state: EdoState, frame: Frame) -> list[int]:
        """The privileges left in the stack."""
        return [
            actions.NUMBERS[actions.DRAW_PRIVILEGE + privilege]
            for privilege in range(ids.PRIVILEGES)
            if tallies.count(state.grants, privilege)
        ]

    def weights(self, state: EdoState, frame: Frame) -> list[int]:
        """The number of tokens of each privilege in the stack."""
        counts = tallies.counts(state.grants, ids.PRIVILEGES)
        return [count for count in counts if count]

    def blocker(self, state: EdoState, frame: Frame, action: int) -> Refusal:
        """No such privilege is left in the stack."""
        return refused(self.rule, "already_drawn")

    def apply(self, state: EdoState, frame: Frame, action: int) -> None:
        """Put it into the left-most free column."""
        privilege = action - actions.DRAW_PRIVILEGE
        state.court[grant_place(state)] = privilege
        state.grants -= tallies.one(privilege)
        events.privilege_opened(state, privilege)
