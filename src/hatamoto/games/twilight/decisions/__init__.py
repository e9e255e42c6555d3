"""One class per open decision: who is asked, what is legal, why not, what follows."""

from typing import Final

from hatamoto.games.twilight.decisions.action import ChoosingKind, Couping, Placing, Realigning
from hatamoto.games.twilight.decisions.dice import (
    CoupDie,
    CourtDie,
    FlagsDie,
    RealignmentDie,
    RealignmentReply,
    WarDie,
)
from hatamoto.games.twilight.decisions.event import Putting, RealigningFreely, Taking, Warring
from hatamoto.games.twilight.decisions.round import (
    BeginningRound,
    ChoosingUse,
    EndingRound,
    PlayingCard,
    ResolvingEvent,
    RestOfEvent,
)
from hatamoto.games.twilight.decisions.turn import (
    BeginningRounds,
    BeginningTurn,
    Dealing,
    EndingPhase,
    PlacingNavy,
)
from hatamoto.games.twilight.state import TwilightState
from hatamoto.kernel.kinds import Kind

KINDS: Final[list[Kind[TwilightState]]] = [
    BeginningTurn(),
    Dealing(),
    BeginningRounds(),
    PlacingNavy(),
    BeginningRound(),
    PlayingCard(),
    ChoosingUse(),
    ChoosingKind(),
    Placing(),
    Realigning(),
    RealignmentDie(),
    RealignmentReply(),
    Couping(),
    CoupDie(),
    CourtDie(),
    ResolvingEvent(),
    RestOfEvent(),
    Putting(),
    Taking(),
    Warring(),
    WarDie(),
    RealigningFreely(),
    FlagsDie(),
    EndingRound(),
    EndingPhase(),
]
