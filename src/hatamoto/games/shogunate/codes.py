"""The numbers by which the state says what is what."""

from typing import Final

# The kinds of frames, in the order of `decisions.KINDS`.
DEAL: Final = 0
LAY_LINE: Final = 1
REVEAL_PLOT: Final = 2
START_PLAYER: Final = 3
BEGIN_ROUND: Final = 4
CHOOSE: Final = 5
CHOOSE_CARD: Final = 6
NAME_PLAYER: Final = 7
DISCARD_CARD: Final = 8
PAY_HONOUR: Final = 9
STRIKE: Final = 10
CLOAKED_LEADER: Final = 11
CLOAKED_SLOT: Final = 12
DISHONOUR_LEADER: Final = 13
DISHONOUR_TURN: Final = 14
UPSTREAM_LEADER: Final = 15
UPSTREAM_SHOW: Final = 16
COMPANY_LEADER: Final = 17
COMPANY_ADJACENT: Final = 18
ARROW_LEADER: Final = 19
ARROW_PLAYER: Final = 20
ARROW_SHOW: Final = 21
STORMS_MODE: Final = 22
SWITCH_FIRST: Final = 23
SWITCH_SECOND: Final = 24
EXCHANGE_PLAYER: Final = 25
EXCHANGE_TOGETHER: Final = 26
EXCHANGE_CARDS: Final = 27
POWER_SHINOBI: Final = 28
POWER_SWAP: Final = 29
POWER_SHIFT: Final = 30
POWER_ALMS: Final = 31
INQUIRY_PLAYER: Final = 32
INQUIRY_SHOW: Final = 33
WHISPERS_TOGETHER: Final = 34
WHISPERS: Final = 35
AMNESTY: Final = 36
SCRY_DRAW: Final = 37
SCRY_ORDER: Final = 38
SUMMONS_PLAYER: Final = 39
SUMMONS_CARD: Final = 40

NO_CARD: Final = 6
NO_PLOT: Final = 18
REASONS: Final = ["", "threshold", "plots_exhausted"]
GOING_ON: Final = 0
THRESHOLD: Final = 1
PLOTS_EXHAUSTED: Final = 2
FIRST_HATAMOTO: Final = ("random", "seat_0", "seat_1", "seat_2", "seat_3", "seat_4", "seat_5")
"""The values of the option `first_hatamoto`: chance, then each seat."""
BY_CHANCE: Final = -1
