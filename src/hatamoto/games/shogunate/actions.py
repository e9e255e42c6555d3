"""The verbs with their arguments, and precomputed lists of legal actions by mask."""

from typing import Final

from hatamoto.games.shogunate import content
from hatamoto.kernel.tables import by_mask
from hatamoto.kernel.verbs import Domain, Verb, VerbTable, numbers

MAX_SEATS: Final[int] = content.SEATS[-1]
SWITCH: Final = 0


def verb_table(leaders: list[str], cards: list[str], plots: list[str]) -> VerbTable:
    """All verbs, those of players first; action numbers do not depend on the names."""
    leader = Domain(leaders)
    card = Domain(cards)
    plot = Domain(plots)
    seat = numbers(0, MAX_SEATS - 1)
    slot = numbers(1, content.SLOTS)
    return VerbTable(
        [
            Verb("play", card=card),
            Verb("name", seat=seat),
            Verb("leader", leader=leader),
            Verb("slot", slot=slot),
            Verb("up", leader=leader, number=numbers(1, 2)),
            Verb("mode", mode=Domain(["switch", "exchange"])),
            Verb("player", seat=seat),
            Verb("turn", clan=leader),
            Verb("show", clan=leader),
            Verb("give", clan=leader),
            Verb("shinobi", slot=slot),
            Verb("swap", slot=numbers(1, content.SLOTS - 1)),
            Verb("shift", from_leader=leader, to_leader=leader),
            Verb("conceal", seat=seat, clan=leader),
            Verb("top", plot=plot),
            Verb("recall", card=card),
            Verb("decline"),
            Verb("draw loyalty", seat=seat, clan=leader),
            Verb("draw leader", leader=leader),
            Verb("draw plot", plot=plot),
            Verb("draw hatamoto", seat=seat),
        ]
    )


_LAYOUT: Final = verb_table(
    [f"leader{number}" for number in range(content.LEADERS)],
    [f"card{number}" for number in range(content.CARDS)],
    [f"plot{number}" for number in range(content.PLOTS)],
)

PLAY: Final[int] = _LAYOUT.base("play")
NAME: Final[int] = _LAYOUT.base("name")
LEADER: Final[int] = _LAYOUT.base("leader")
SLOT: Final[int] = _LAYOUT.base("slot")
UP: Final[int] = _LAYOUT.base("up")
MODE: Final[int] = _LAYOUT.base("mode")
PLAYER: Final[int] = _LAYOUT.base("player")
TURN: Final[int] = _LAYOUT.base("turn")
SHOW: Final[int] = _LAYOUT.base("show")
GIVE: Final[int] = _LAYOUT.base("give")
SHINOBI: Final[int] = _LAYOUT.base("shinobi")
SWAP: Final[int] = _LAYOUT.base("swap")
SHIFT: Final[int] = _LAYOUT.base("shift")
CONCEAL: Final[int] = _LAYOUT.base("conceal")
TOP: Final[int] = _LAYOUT.base("top")
RECALL: Final[int] = _LAYOUT.base("recall")
DECLINE: Final[int] = _LAYOUT.base("decline")
DRAW_LOYALTY: Final[int] = _LAYOUT.base("draw loyalty")
DRAW_LEADER: Final[int] = _LAYOUT.base("draw leader")
DRAW_PLOT: Final[int] = _LAYOUT.base("draw plot")
DRAW_HATAMOTO: Final[int] = _LAYOUT.base("draw hatamoto")

PLAY_BY: Final[list[list[int]]] = by_mask(PLAY, content.CARDS)
NAME_BY: Final[list[list[int]]] = by_mask(NAME, MAX_SEATS)
LEADER_BY: Final[list[list[int]]] = by_mask(LEADER, content.LEADERS)
SLOT_BY: Final[list[list[int]]] = by_mask(SLOT, content.SLOTS)
MODE_BY: Final[list[list[int]]] = by_mask(MODE, 2)
PLAYER_BY: Final[list[list[int]]] = by_mask(PLAYER, MAX_SEATS)
PLAYER_OR_DECLINE_BY: Final[list[list[int]]] = by_mask(PLAYER, MAX_SEATS, [DECLINE])
TURN_BY: Final[list[list[int]]] = by_mask(TURN, content.LEADERS)
SHOW_BY: Final[list[list[int]]] = by_mask(SHOW, content.LEADERS)
GIVE_BY: Final[list[list[int]]] = by_mask(GIVE, content.LEADERS)
SHINOBI_BY: Final[list[list[int]]] = by_mask(SHINOBI, content.SLOTS)
RECALL_OR_DECLINE_BY: Final[list[list[int]]] = by_mask(RECALL, content.CARDS, [DECLINE])
DRAW_LEADER_BY: Final[list[list[int]]] = by_mask(DRAW_LEADER, content.LEADERS)
DRAW_HATAMOTO_BY: Final[list[list[int]]] = by_mask(DRAW_HATAMOTO, MAX_SEATS)
HALF_BAG: Final[int] = content.PLOTS // 2
FIRST_PLOTS_BY: Final[list[list[int]]] = by_mask(DRAW_PLOT, HALF_BAG)
"""A table for the whole bag would have 2**18 rows, so it is split in two halves."""
OTHER_PLOTS_BY: Final[list[list[int]]] = by_mask(DRAW_PLOT + HALF_BAG, content.PLOTS - HALF_BAG)
SWAP_OR_DECLINE: Final[list[int]] = [*range(SWAP, SWAP + content.SLOTS - 1), DECLINE]
