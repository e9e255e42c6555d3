"""The weights by which each army judges its actions.

The frozen hints judge all four armies alike. Here each has weights of its own. Those of the first
army of Toba-Fushimi were found in 1,800 games against `greedy-1` by the method of
`tools/tune_doctrines.py`, and compared with the earlier ones on other seeds
(`docs/explanation/bots.md`). The others are those of the hints, but riflemen attack less readily.
"""

from typing import Final, final

from hatamoto.games.battles.state import BattlesState

WEIGHTS: Final[dict[str, list[int]]] = {
    "step": [7, 6, 6, 6],  # for each point of movement to a victory hex
    "gain": [150, 150, 150, 150],  # a victory hex of the enemy
    "gain_ahead": [139, 75, 75, 75],  # the same for a side that holds enough
    "guard": [105, 100, 100, 100],  # an own victory hex with enemies near
    "quiet": [1, 20, 20, 20],  # an own victory hex
    "crowd": [16, 16, 16, 16],  # less for each friend beside a victory hex
    "outnumbered": [10, 10, 10, 10],  # for each enemy more than friends near
    "against": [0, 4, 4, 4],  # less for each enemy near a hex to be taken
    "bold_behind": [147, 150, 150, 150],  # boldness of a side that is behind, in hundredths
    "bold_late": [15, 12, 12, 12],  # more of it for each of the last turns
    "bold_ahead": [68, 60, 60, 60],  # boldness of a side that holds enough
    "entry_free": [70, 70, 70, 70],  # the enemy's entry hex if nobody is near
    "entry_held": [17, 20, 20, 20],  # the same with enemies near
    "seize": [202, 150, 150, 150],  # entering a victory hex of the enemy
    "seize_late": [0, 0, 0, 0],  # more of it for each of the last turns
    "hold": [28, 40, 40, 40],  # staying on a victory hex that an enemy can reach
    "hold_near": [0, 0, 0, 0],  # more with an enemy within three steps
    "hold_late": [0, 0, 0, 0],  # more of it for each of the last turns
    "shot": [131, 150, 150, 150],  # a shot from there, in hundredths
    "blocked": [150, 150, 150, 150],  # less for blocking the own entry hex
    # an enemy on its entry hex, who is all that stands before victory
    "last_stand": [634, 600, 600, 600],
    "cover": [4, 5, 5, 5],  # for each step of cover against fire
    "fragile": [288, 300, 300, 300],  # hits on guns, in hundredths of those on others
    "hurt": [98, 100, 100, 100],  # danger from fire, in hundredths
    "melee_danger": [0, 0, 0, 0],  # danger from attacks, in hundredths
    "recovery": [45, 60, 60, 60],  # trying to recover
    "recovery_morale": [2, 4, 4, 4],  # more for each point of morale
    "min_gain": [2, 5, 5, 5],  # a unit that gains less stays
    "gun_move": [50, 40, 40, 40],  # less for moving guns in order
    "through": [60, 60, 60, 60],  # less for a retreat through a friend
    "spent": [42, 100, 100, 26],  # disorder after an attack, in hundredths of the attacker
    # hitting a disordered unit, in hundredths of its worth
    "prize_disordered": [150, 150, 150, 150],
    "prize_ready": [60, 67, 67, 67],  # hitting one in order
    "prize_victory": [50, 50, 50, 50],  # more if it stands on a victory hex
    "exposed": [119, 120, 120, 120],  # less for guns beside the enemy
}
"""By name: the weights of the first and second army of Toba-Fushimi, then of Tabarazaka."""
NAMES: Final = tuple(WEIGHTS)


@final
class Doctrine:
    """The weights of one army, in the order of NAMES."""

    def __init__(self, weights: list[int]) -> None:
        self.step = weights[0]
        self.gain = weights[1]
        self.gain_ahead = weights[2]
        self.guard = weights[3]
        self.quiet = weights[4]
        self.crowd = weights[5]
        self.outnumbered = weights[6]
        self.against = weights[7]
        self.bold_behind = weights[8]
        self.bold_late = weights[9]
        self.bold_ahead = weights[10]
        self.entry_free = weights[11]
        self.entry_held = weights[12]
        self.seize = weights[13]
        self.seize_late = weights[14]
        self.hold = weights[15]
        self.hold_near = weights[16]
        self.hold_late = weights[17]
        self.shot = weights[18]
        self.blocked = weights[19]
        self.last_stand = weights[20]
        self.cover = weights[21]
        self.fragile = weights[22]
        self.hurt = weights[23]
        self.melee_danger = weights[24]
        self.recovery = weights[25]
        self.recovery_morale = weights[26]
        self.min_gain = weights[27]
        self.gun_move = weights[28]
        self.through = weights[29]
        self.spent = weights[30]
        self.prize_disordered = weights[31]
        self.prize_ready = weights[32]
        self.prize_victory = weights[33]
        self.exposed = weights[34]


def doctrine(army: int) -> Doctrine:
    """The weights of an army: a column of WEIGHTS."""
    return Doctrine([weights[army] for weights in WEIGHTS.values()])


DOCTRINES: Final[list[Doctrine]] = [doctrine(army) for army in range(4)]


def doctrine_of(state: BattlesState, seat: int) -> Doctrine:
    """The doctrine of a seat; other battles than ours are fought as the first one."""
    scenarios = state.content.scenarios
    for index in range(len(scenarios)):
        if state.scenario is scenarios[index] and 2 * index < len(DOCTRINES):
            return DOCTRINES[2 * index + seat]
    return DOCTRINES[seat]
