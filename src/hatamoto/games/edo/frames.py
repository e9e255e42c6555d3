"""The frame types: every decision, draw and step with the names of its fields."""

from typing import Final

from hatamoto.games.edo.content import ids
from hatamoto.kernel.frames import Field, Frame, FrameTypes, type_of

TYPES: Final = FrameTypes()

LAY_TILE: Final = TYPES.add("lay_tile", "city")
"""`city` is an index of `config.cities`."""
TURN_MERCHANT: Final = TYPES.add("turn_merchant")
OPEN_MERCHANT: Final = TYPES.add("open_merchant")
OPEN_SPECIAL: Final = TYPES.add("open_special", "left")
"""`left` is the number of cards to open, including this one."""
CHOOSE_START: Final = TYPES.add("choose_start")
BEGIN_PACKAGES: Final = TYPES.add("begin_packages")
TAKE_PACKAGE: Final = TYPES.add("take_package")
CHOOSE_TOWN: Final = TYPES.add("choose_town")
BEGIN_ROUND: Final = TYPES.add("begin_round")
BEGIN_PLAN: Final = TYPES.add("begin_plan")
PLAN: Final = TYPES.add("plan")
MAKE_PLAN: Final = TYPES.add("make_plan", answered=3, cards=15, officials=10, most=3)
"""The number of answers, the set of planned cards, the officials used (`plans.py`), and the maximum
on the card."""
NEXT_TURN: Final = TYPES.add("next_turn")
TURNS: Final = [TYPES.add(f"turn_{action}", "slot") for action in ids.ACTION_IDS]
"""The turns, by the action of the card."""
MOVE_SAMURAI: Final = TYPES.add("move_samurai", "space")
MOVE_MERCHANT: Final = TYPES.add("move_merchant", "space")
RELOCATE_SAMURAI: Final = TYPES.add("relocate_samurai", "space", "black")
"""`black` is 1 for a black samurai."""
BEGIN_WAGES: Final = TYPES.add("begin_wages", "done")
"""`done` is the number of seats that have been asked, in turn order."""
PAY_WAGES: Final = TYPES.add("pay_wages")
PAY_INCOME: Final = TYPES.add("pay_income")
BEGIN_LIMIT: Final = TYPES.add("begin_limit", "done")
"""`done` is the number of seats that have been asked, in turn order."""
DISCARD_GOODS: Final = TYPES.add("discard_goods")
END_ROUND: Final = TYPES.add("end_round")
OPEN_DEMAND: Final = TYPES.add("open_demand")
OPEN_PRIVILEGE: Final = TYPES.add("open_privilege")
PLACE_RONIN: Final = TYPES.add("place_ronin", "kind")
SELECT_RONIN: Final = TYPES.add("select_ronin")
DRAW_LOCATION: Final = TYPES.add("draw_location", "space", "player", "returns")
"""`player` decides; `returns` is 1 if the tile goes back into the bag at once."""
CHOOSE_KIND: Final = TYPES.add("choose_kind", "space")
SETTLE_RONIN: Final = TYPES.add("settle_ronin", "space", "kind")
BRING_SAMURAI: Final = TYPES.add("bring_samurai", "space", "free")
"""`free` is the number of samurai that may still come for free."""
JOIN_SAMURAI: Final = TYPES.add("join_samurai", "space", "free")
"""`free` is the number of samurai that may still come for free."""
NEXT_RONIN: Final = TYPES.add("next_ronin", "space", "player", "left")
"""`player` decides; `left` is the number of Ronin still to relocate."""
PASS_MERCHANT: Final = TYPES.add("pass_merchant", "left")
"""`left` is the number of cards to draw, including this one."""

FIRST_TURN: Final[int] = TURNS[0].number
LAST_TURN: Final[int] = TURNS[-1].number
SLOT: Final[Field] = TURNS[0].field("slot")


def is_turn(frame: Frame) -> bool:
    """Whether a frame is a player's turn, whatever its action."""
    return FIRST_TURN <= type_of(frame) <= LAST_TURN


def action_of(frame: Frame) -> int:
    """The action of a turn."""
    return type_of(frame) - FIRST_TURN
