"""The story of a battle: the victory hexes, and the losses of both sides."""

from typing import Final, final

from hatamoto.games.battles import codes, status
from hatamoto.games.battles.board.pieces import first_unit, hexes_held, last_unit
from hatamoto.games.battles.content import hex_name
from hatamoto.games.battles.state import BattlesState
from hatamoto.kernel import masks
from hatamoto.kernel.narrator import DRAWN, SCORE, Narrator, Step, check
from hatamoto.kernel.refusals import Facts
from hatamoto.kernel.story_types import Check, Part

EVENT_WEIGHTS: Final[dict[str, int]] = {
    "commander_captured": 7,
    "hex_seized": 6,
    "unit_removed": 5,
    "saigo_appeared": 4,
    "melee_resolved": 3,
    "fire_resolved": 2,
    "unit_disordered": 1,
}
HEXES: Final = "hexes"
LOSSES: Final = "losses"


@final
class BattlesNarrator(Narrator[BattlesState]):
    """Counts the losses of both sides."""

    def __init__(self) -> None:
        super().__init__("turn", EVENT_WEIGHTS)
        self.removed = [0, 0]
        self.captured = [0, 0]

    def follow(self, state: BattlesState, step: Step) -> None:
        """Count the pieces that were removed for good."""
        pieces = state.scenario.pieces
        for event in step.events:
            if event.kind == "unit_removed":
                self.removed[state.scenario.owner[pieces.index(str(event.facts["unit"]))]] += 1
            elif event.kind == "commander_captured":
                piece = pieces.index(str(event.facts["commander"]))
                self.captured[state.scenario.owner[piece]] += 1

    def goal(self, state: BattlesState) -> int | None:
        """The victory hexes that win (§14(4).2)."""
        return state.scenario.needed

    def checks(self, state: BattlesState, winner: int, rival: int) -> list[Check]:
        """What ended the battle (§14(4).1, §14(4).2)."""
        facts: Facts = {"seat": winner, "other_seat": rival, "needed": state.scenario.needed}
        facts["score"], facts["other_score"] = hexes_held(state, winner), hexes_held(state, rival)
        if state.ended == codes.ENTRY_HEX:
            return [check("entry_hex", "14(4).1", facts, True)]
        id = DRAWN if state.ended == codes.DRAWN else SCORE
        return [check(id, "14(4).2", facts, True)]

    def parts(self, state: BattlesState) -> list[Part]:
        """The victory hexes one by one, then the losses."""
        rows = [self._hex(state, victory) for victory in range(len(state.scenario.victory_hexes))]
        in_disorder = [self._disordered(state, seat) for seat in range(2)]
        losses = [("removed", self.removed), ("disordered", in_disorder)]
        if len(state.scenario.pieces) > state.scenario.units:
            losses.insert(1, ("captured", self.captured))
        return rows + [
            {"group": LOSSES, "id": id, "facts": {}, "values": values} for id, values in losses
        ]

    def _hex(self, state: BattlesState, victory: int) -> Part:
        name = f"{state.scenario.id}_h{hex_name(state.scenario.victory_hexes[victory])}"
        held = [int(masks.has(state.held[seat], victory)) for seat in range(2)]
        return {"group": HEXES, "id": "victory", "facts": {"victory": name}, "values": held}

    def _disordered(self, state: BattlesState, seat: int) -> int:
        units = range(first_unit(state, seat), last_unit(state, seat))
        return sum(
            1
            for unit in units
            if status.place_of(state.status[unit]) == 0 and status.is_disordered(state.status[unit])
        )
