"""The frame types: every decision, draw and step with the names of its fields.

Pieces and hexes are numbered as in the scenario. `last` and `commander` are a piece plus one, with
0 for none; `helpers` are the supporters, packed by `board.support`.
"""

from typing import Final

from hatamoto.kernel.frames import FrameTypes

TYPES: Final = FrameTypes()

PLACE_UNIT: Final = TYPES.add("place_unit")
PLACE_AT: Final = TYPES.add("place_at", "unit")
BEGIN_PHASE: Final = TYPES.add("begin_phase", "number")
GO_ON: Final = TYPES.add("go_on")
ORDER: Final = TYPES.add("order")
MOVE_TO: Final = TYPES.add("move_to", "piece")
MOVE_VIA: Final = TYPES.add("move_via", "piece", "via")
ENTER_TO: Final = TYPES.add("enter_to", "piece")
ENTER_VIA: Final = TYPES.add("enter_via", "piece", "via")
RECOVERY_DIE: Final = TYPES.add("recovery_die", "unit")
FIRE_UNIT: Final = TYPES.add("fire_unit")
FIRE_TARGET: Final = TYPES.add("fire_target", "unit")
FIRE_SUPPORT: Final = TYPES.add("fire_support", "unit", "target", helpers=6, last=10)
FIRE_DICE: Final = TYPES.add("fire_dice", "unit", "target", helpers=6)
MELEE_UNIT: Final = TYPES.add("melee_unit")
MELEE_TARGET: Final = TYPES.add("melee_target", "unit")
MELEE_SUPPORT: Final = TYPES.add("melee_support", "unit", "target", helpers=6, last=10)
MELEE_COMMAND: Final = TYPES.add("melee_command", "unit", "target", helpers=6)
MELEE_DICE: Final = TYPES.add("melee_dice", "unit", "target", helpers=6, commander=10)
MORALE_DIE: Final = TYPES.add("morale_die", "unit", "added", "commander")
MELEE_OVER: Final = TYPES.add("melee_over", "unit", "hex")
ADVANCE: Final = TYPES.add("advance", "unit", "hex")
RETREAT: Final = TYPES.add("retreat", "unit")
REINFORCEMENT_DIE: Final = TYPES.add("reinforcement_die", "side")
DRAW_UNIT: Final = TYPES.add("draw_unit", "side", "count")
DRAW_COMMANDER: Final = TYPES.add("draw_commander", "side")
SAIGO_DIE: Final = TYPES.add("saigo_die", "side")

MOVES: Final = (MOVE_TO, MOVE_VIA, ENTER_TO, ENTER_VIA)
"""A piece that is moving."""
SHOTS: Final = (FIRE_SUPPORT, FIRE_DICE)
"""A unit that fires at a chosen target."""
ATTACKS: Final = (MELEE_SUPPORT, MELEE_COMMAND, MELEE_DICE)
"""A unit that attacks a chosen target."""
