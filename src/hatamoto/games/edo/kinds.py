"""The kinds of frames, by the number of their frame type."""

from typing import Final

from hatamoto.games.edo import frames
from hatamoto.games.edo.content import ids
from hatamoto.games.edo.decisions.chance import (
    ChoosingStart,
    LayingTile,
    OpeningMerchant,
    OpeningSpecial,
    PassingMerchant,
    TurningMerchant,
)
from hatamoto.games.edo.decisions.ending import BeginningLimit, DiscardingGoods, EndingRound
from hatamoto.games.edo.decisions.opening import BeginningPackages, ChoosingTown, TakingPackage
from hatamoto.games.edo.decisions.planning import (
    BeginningPlan,
    BeginningRound,
    MakingPlan,
    Planning,
)
from hatamoto.games.edo.decisions.travel import RelocatingSamurai
from hatamoto.games.edo.decisions.turn import LeadingMerchant, MovingSamurai, NextTurn, Turn
from hatamoto.games.edo.decisions.wages import BeginningWages, PayingIncome, PayingWages
from hatamoto.games.edo.modules import ANYTIME, turn_verbs
from hatamoto.games.edo.ronin.decisions import (
    ChoosingKind,
    DrawingLocation,
    PlacingRonin,
    SelectingRonin,
    SettlingRonin,
)
from hatamoto.games.edo.ronin.dispersing import BringingSamurai, JoiningSamurai, RelocatingNext
from hatamoto.games.edo.state import EdoState
from hatamoto.games.edo.tokken.chance import OpeningDemand, OpeningPrivilege
from hatamoto.kernel.kinds import Kind, registered

LISTED: Final[list[Kind[EdoState]]] = [
    LayingTile(),
    TurningMerchant(),
    OpeningMerchant(),
    OpeningSpecial(),
    ChoosingStart(),
    BeginningPackages(),
    TakingPackage(),
    ChoosingTown(),
    BeginningRound(),
    BeginningPlan(),
    Planning(),
    MakingPlan(),
    NextTurn(),
    *[Turn(action, turn_verbs(action)) for action in range(ids.ACTIONS)],
    MovingSamurai(ANYTIME),
    LeadingMerchant(ANYTIME),
    RelocatingSamurai(ANYTIME),
    BeginningWages(),
    PayingWages(),
    PayingIncome(),
    BeginningLimit(),
    DiscardingGoods(),
    EndingRound(),
    OpeningDemand(),
    OpeningPrivilege(),
    PlacingRonin(),
    SelectingRonin(),
    DrawingLocation(),
    ChoosingKind(ANYTIME),
    SettlingRonin(ANYTIME),
    BringingSamurai(ANYTIME),
    JoiningSamurai(ANYTIME),
    RelocatingNext(),
    PassingMerchant(),
]
KINDS: Final[list[Kind[EdoState]]] = registered(frames.TYPES, LISTED)
