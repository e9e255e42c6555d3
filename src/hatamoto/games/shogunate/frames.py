"""The frame types: every decision, draw and step with the names of its fields.

`player` is the owner of the card or the receiver of a loyalty card, `viewer` the seat that will see
the card, `slots` a mask, and `is_to_honour` 1 if the Shinobi goes to a leader with the most honour.
"""

from typing import Final

from hatamoto.kernel.frames import FrameTypes

TYPES: Final = FrameTypes()

DEAL: Final = TYPES.add("deal", "player")
LAY_LINE: Final = TYPES.add("lay_line")
REVEAL_PLOT: Final = TYPES.add("reveal_plot")
START_PLAYER: Final = TYPES.add("start_player")
BEGIN_ROUND: Final = TYPES.add("begin_round")
CHOOSE: Final = TYPES.add("choose")
CHOOSE_CARD: Final = TYPES.add("choose_card")
NAME_PLAYER: Final = TYPES.add("name_player")
DISCARD_CARD: Final = TYPES.add("discard_card", "player")
PAY_HONOUR: Final = TYPES.add("pay_honour")
STRIKE: Final = TYPES.add("strike")
CLOAKED_LEADER: Final = TYPES.add("cloaked_leader", "player")
CLOAKED_SLOT: Final = TYPES.add("cloaked_slot", "leader")
DISHONOUR_LEADER: Final = TYPES.add("dishonour_leader")
DISHONOUR_TURN: Final = TYPES.add("dishonour_turn")
UPSTREAM_LEADER: Final = TYPES.add("upstream_leader")
UPSTREAM_SHOW: Final = TYPES.add("upstream_show", "viewer")
COMPANY_LEADER: Final = TYPES.add("company_leader")
COMPANY_ADJACENT: Final = TYPES.add("company_adjacent", "leader")
ARROW_LEADER: Final = TYPES.add("arrow_leader")
ARROW_PLAYER: Final = TYPES.add("arrow_player")
ARROW_SHOW: Final = TYPES.add("arrow_show", "viewer")
STORMS_MODE: Final = TYPES.add("storms_mode")
SWITCH_FIRST: Final = TYPES.add("switch_first")
SWITCH_SECOND: Final = TYPES.add("switch_second", "leader")
EXCHANGE_PLAYER: Final = TYPES.add("exchange_player")
EXCHANGE: Final = TYPES.add("exchange", "other")
EXCHANGE_CARDS: Final = TYPES.add("exchange_cards")
POWER_SHINOBI: Final = TYPES.add("power_shinobi", "slots", "is_to_honour")
POWER_SWAP: Final = TYPES.add("power_swap")
POWER_SHIFT: Final = TYPES.add("power_shift")
POWER_ALMS: Final = TYPES.add("power_alms")
INQUIRY_PLAYER: Final = TYPES.add("inquiry_player")
INQUIRY_SHOW: Final = TYPES.add("inquiry_show", "viewer")
WHISPER: Final = TYPES.add("whisper")
WHISPERS: Final = TYPES.add("whispers")
AMNESTY: Final = TYPES.add("amnesty")
SCRY_DRAW: Final = TYPES.add("scry_draw", "count", "viewer")
SCRY_ORDER: Final = TYPES.add("scry_order")
SUMMONS_PLAYER: Final = TYPES.add("summons_player")
SUMMONS_CARD: Final = TYPES.add("summons_card")
