"""One class per open decision, by chapter of the rulebook; the order is that of `state`."""

from typing import Final

from hatamoto.games.battles.decisions.arriving import (
    DrawingCommander,
    DrawingUnit,
    RollingReinforcements,
    RollingSaigo,
)
from hatamoto.games.battles.decisions.fighting import (
    Advancing,
    Commanding,
    EndingMelee,
    MeleeTarget,
    MeleeUnit,
    RollingMelee,
    RollingMorale,
    SupportingMelee,
)
from hatamoto.games.battles.decisions.firing import (
    FiringAt,
    FiringUnit,
    RollingFire,
    SupportingFire,
)
from hatamoto.games.battles.decisions.moving import EnteringTo, EnteringVia, MovingTo, MovingVia
from hatamoto.games.battles.decisions.ordering import Ordering, RollingRecovery
from hatamoto.games.battles.decisions.phases import BeginningPhase, GoingOn
from hatamoto.games.battles.decisions.placing import PlacingAt, PlacingUnit
from hatamoto.games.battles.decisions.retreating import Retreating
from hatamoto.games.battles.state import BattlesState
from hatamoto.kernel.kinds import Kind

KINDS: Final[list[Kind[BattlesState]]] = [
    PlacingUnit(),
    PlacingAt(),
    BeginningPhase(),
    GoingOn(),
    Ordering(),
    MovingTo(),
    MovingVia(),
    EnteringTo(),
    EnteringVia(),
    RollingRecovery(),
    FiringUnit(),
    FiringAt(),
    SupportingFire(),
    RollingFire(),
    MeleeUnit(),
    MeleeTarget(),
    SupportingMelee(),
    Commanding(),
    RollingMelee(),
    RollingMorale(),
    EndingMelee(),
    Advancing(),
    Retreating(),
    RollingReinforcements(),
    DrawingUnit(),
    DrawingCommander(),
    RollingSaigo(),
]
