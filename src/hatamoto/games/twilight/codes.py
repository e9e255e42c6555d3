"""The numbers by which the state says what is what."""

from typing import Final

from hatamoto.games.twilight import ids

# The kinds of frames, in the order of `decisions.KINDS`.
BEGIN_TURN: Final = 0
DEAL: Final = 1
BEGIN_ROUNDS: Final = 2
NAVY: Final = 3
BEGIN_ROUND: Final = 4
PLAY_CARD: Final = 5
CHOOSE_USE: Final = 6
CHOOSE_KIND: Final = 7
PLACE: Final = 8
REALIGN: Final = 9
REALIGN_DIE: Final = 10
REALIGN_REPLY: Final = 11
COUP: Final = 12
COUP_DIE: Final = 13
COURT_DIE: Final = 14
RESOLVE_EVENT: Final = 15
REST_OF_EVENT: Final = 16
PUT: Final = 17
TAKE: Final = 18
WAR: Final = 19
WAR_DIE: Final = 20
FREE_REALIGN: Final = 21
FLAGS_DIE: Final = 22
END_ROUND: Final = 23
END_PHASE: Final = 24

NEITHER: Final = 2
"""In place of a side: nobody."""
NO_CARD: Final = 80
OFF_MAP: Final = ids.SPACES
"""Where a counter is that stands in no space."""
REASONS: Final = ["", "sudden_death", "intervention", "emperor_flags", "final_scoring"]
GOING_ON: Final = 0
SUDDEN_DEATH: Final = 1
INTERVENTION: Final = 2
EMPEROR_FLAGS: Final = 3
FINAL_SCORING: Final = 4
NO_CARDS: Final[list[int]] = []
