"""The view as a row of numbers, and how long a game can be."""

from typing import Final

from hatamoto.games.shogunate.cards import FULL, clans_in
from hatamoto.games.shogunate.content import PLOTS, SLOTS, Content
from hatamoto.games.shogunate.decisions import KINDS
from hatamoto.games.shogunate.state import REASONS
from hatamoto.kernel.layout import (
    AnyOf,
    Cells,
    Number,
    OneOf,
    Record,
    Rows,
    Shape,
    sealed_notations,
)
from hatamoto.kernel.verbs import VerbTable

LOYALTY: Final[int] = len(clans_in(FULL))
FOLLOWS: Final = ("leader", "slot")
"""What the Shinobi goes with when the Line changes (ruling 3)."""
LONGEST_CARD: Final = 4
"""The decisions of the longest card: Storms to Flowers exchanged, with both cards given."""


def shape(content: Content, verbs: VerbTable, seats: int) -> Shape:
    """The columns of facts and view, and the most decisions and draws."""
    return Shape(facts(content, seats), view(content, verbs, seats), longest(seats), draws(seats))


def longest(seats: int) -> int:
    """A round for each Plot; in it all but one choose, are named and act, then all whisper."""
    return PLOTS * ((seats - 1) * (2 + LONGEST_CARD) + seats)


def draws(seats: int) -> int:
    """Two loyalty cards each, the Line, the first Hatamoto, and every Plot once."""
    return 2 * seats + SLOTS + 1 + PLOTS


def facts(content: Content, seats: int) -> Record:
    """What the prompts tell."""
    seat = OneOf(range(seats))
    leader, plot = OneOf(content.leaders), OneOf(content.plots)
    others = {"seat": seat, "to_seat": seat, "other_seat": seat}
    return Record({**others, "leader": leader, "plot": plot, "follows": OneOf(FOLLOWS)})


def view(content: Content, verbs: VerbTable, seats: int) -> Record:
    """The table, the players, and what is yours."""
    points = 2 * max(*content.thresholds.values(), *content.alternatives.values())
    return Record(
        {
            "round": Number(PLOTS),
            "hatamoto": OneOf(range(seats)),
            "threshold": Number(points),
            "line": line(content, points),
            "shinobi": OneOf(range(1, SLOTS + 1)),
            "shinobi_leader": OneOf(content.leaders),
            "strike": Number(max(1, *content.strikes)),
            "plot": OneOf(content.plots),
            "plot_honour": Rows(SLOTS, Number(max(max(row) for row in content.honour))),
            "plots_past": AnyOf(content.plots),
            "plots_left": Number(PLOTS),
            "waiting": AnyOf(range(seats)),
            "loyalty_left_over": Number(LOYALTY),
            "ended": OneOf(REASONS[1:]),
            "players": Rows(seats, player(content, points)),
            "you": you(content, verbs, seats, points),
        }
    )


def line(content: Content, points: int) -> Rows:
    """The leaders by slot."""
    return Rows(SLOTS, Record({"leader": OneOf(content.leaders), "honour": Number(points)}))


def player(content: Content, points: int) -> Record:
    """What the table shows of a player; loyalty and score only at the end."""
    clans = AnyOf(content.leaders, content.copies)
    return Record(
        {
            "face_up": clans,
            "face_down": Number(content.each),
            "discard": AnyOf(content.cards),
            "hand": AnyOf(content.cards),
            "played": OneOf(content.cards),
            "ready": Number(),
            "loyalty": clans,
            "score": Number(points),
        }
    )


def you(content: Content, verbs: VerbTable, seats: int, points: int) -> Record:
    """What only one seat has; a note's cell is whom and what, so that its place is its meaning."""
    seat = range(seats)
    since = Record({"round": Number(PLOTS), "stale": Number()})
    return Record(
        {
            "seat": OneOf(seat),
            "loyalty": AnyOf(content.leaders, content.copies),
            "score": Number(points),
            "answers": AnyOf(sealed_notations(KINDS, verbs)),
            "notes": Cells(("seat", seat), ("clan", content.leaders), since, content.copies),
            "plots_known": Rows(max(1, *content.looks), OneOf(content.plots)),
        }
    )
