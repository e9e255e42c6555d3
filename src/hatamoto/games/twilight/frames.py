"""The frame types: every decision, draw and step with the names of its fields.

`player` is a seat other than the one that answers: for a die, the acting side; for a step, the
event player. A `field` is the index of a set in `chart.space_sets`; positions store the name.
"""

from typing import Final

from hatamoto.kernel.frames import FrameTypes

TYPES: Final = FrameTypes()

# The turn (§5.0)
BEGIN_TURN: Final = TYPES.add("begin_turn")
DEAL: Final = TYPES.add("deal", "player")
BEGIN_ROUNDS: Final = TYPES.add("begin_rounds")
NAVY: Final = TYPES.add("navy")

# A round (§7.0)
BEGIN_ROUND: Final = TYPES.add("begin_round", "player")
PLAY_CARD: Final = TYPES.add("play_card")
CHOOSE_USE: Final = TYPES.add("choose_use")

# An action (§8.0); `source` is one of BY_CARD, AFTER_EVENT, BY_EVENT
CHOOSE_KIND: Final = TYPES.add("choose_kind", "points", "source")
PLACE: Final = TYPES.add("place", "points")
REALIGN: Final = TYPES.add("realign", "points")

# The two dice of an attempt; `left` is the number of points or free attempts left, `free` the set
# of free attempts plus one, or 0 if they cost points
REALIGN_DIE: Final = TYPES.add("realign_die", space=8, left=8, player=4, free=8)
REALIGN_REPLY: Final = TYPES.add("realign_reply", space=8, left=8, player=4, free=8)
COUP: Final = TYPES.add("coup", "points")
COUP_DIE: Final = TYPES.add("coup_die", space=8, points=8, player=4, provokes=1)
COURT_DIE: Final = TYPES.add("court_die", "player", "points")

# The event (§9.0)
RESOLVE_EVENT: Final = TYPES.add("resolve_event", "player")
REST_OF_EVENT: Final = TYPES.add("rest_of_event", "player")

# A choice of spaces: how many are left, how many at most in one space, and those chosen so far,
# packed by `chosen_spaces.py`
PUT: Final = TYPES.add("put", points=4, most=2, field=6, chosen=36)
TAKE: Final = TYPES.add("take", points=4, most=2, field=6, chosen=36)
WAR: Final = TYPES.add("war", "target", "field")
WAR_DIE: Final = TYPES.add("war_die", "space", "target", "player")
FREE_REALIGN: Final = TYPES.add("free_realign", "attempts", "field")
FLAGS_DIE: Final = TYPES.add("flags_die", "player")

# The end of the round and of the phase (§7.0, §5.3)
END_ROUND: Final = TYPES.add("end_round", "occurred")
END_PHASE: Final = TYPES.add("end_phase")
