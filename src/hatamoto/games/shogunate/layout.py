"""The view as a row of numbers, and how long a game can be."""

from typing import Final, get_args

from hatamoto.games.shogunate import codes, content, loyalty
from hatamoto.games.shogunate.content import Content
from hatamoto.games.shogunate.kinds import KINDS
from hatamoto.games.shogunate.view_types import Step
from hatamoto.kernel.layout import (
    AnyOf,
    Cells,
    Derived,
    Number,
    OneOf,
    Record,
    Rows,
    Shape,
    sealed_notations,
)
from hatamoto.kernel.verbs import VerbTable

LOYALTY: Final[int] = len(loyalty.clans_in(loyalty.FULL))
FOLLOWS: Final = ("leader", "slot")
"""What the Shinobi goes with when the Line changes (ruling 3)."""
STEPS: Final[list[str]] = list(get_args(Step))
"""The steps of a round."""
MAX_CARD_DECISIONS: Final = 4
"""The decisions of the longest card: Storms to Flowers exchanged, with both cards given."""


def shape(edition: Content, verbs: VerbTable, seats: int) -> Shape:
    """The columns of edition and view, and the most decisions and draws."""
    return Shape(facts(edition, seats), view(edition, verbs, seats), longest(seats), draws(seats))


def longest(seats: int) -> int:
    """A round for each Plot; in it all but one choose, are named and act, then all whisper."""
    return content.PLOTS * ((seats - 1) * (2 + MAX_CARD_DECISIONS) + seats)


def draws(seats: int) -> int:
    """Two loyalty cards each, the Line, the first Hatamoto, and every Plot once."""
    return 2 * seats + content.SLOTS + 1 + content.PLOTS


def facts(edition: Content, seats: int) -> Record:
    """What the prompts tell."""
    seat = OneOf(range(seats))
    leader, plot = OneOf(edition.leaders), OneOf(edition.plots)
    others = {"seat": seat, "to_seat": seat, "other_seat": seat}
    return Record({**others, "leader": leader, "plot": plot, "follows": OneOf(FOLLOWS)})


def view(edition: Content, verbs: VerbTable, seats: int) -> Record:
    """The table, the players, and what is yours."""
    points = 2 * max(*edition.thresholds.values(), *edition.alternatives.values())
    return Record(
        {
            "round": Number(content.PLOTS),
            "step": OneOf(STEPS),
            "hatamoto": OneOf(range(seats)),
            "threshold": Number(points),
            "line": line(edition, points),
            "shinobi": OneOf(range(1, content.SLOTS + 1)),
            "shinobi_leader": OneOf(edition.leaders),
            "strike": Number(max(1, *edition.strikes)),
            "plot": OneOf(edition.plots),
            "plot_honour": Rows(content.SLOTS, Number(max(max(row) for row in edition.honour))),
            "plots_past": AnyOf(edition.plots),
            "plots_left": Number(content.PLOTS),
            "waiting": AnyOf(range(seats)),
            "loyalty_left_over": Number(LOYALTY),
            "ended": OneOf(codes.REASONS[1:]),
            "players": Rows(seats, player(edition, points)),
            "you": you(edition, verbs, seats, points),
        }
    )


def line(edition: Content, points: int) -> Rows:
    """The leaders by slot."""
    return Rows(content.SLOTS, Record({"leader": OneOf(edition.leaders), "honour": Number(points)}))


def player(edition: Content, points: int) -> Record:
    """What the table shows of a player; loyalty and score only at the end."""
    clans = AnyOf(edition.leaders, edition.copies)
    return Record(
        {
            "face_up": clans,
            "face_down": Number(edition.hand_size),
            "discard": AnyOf(edition.cards),
            "hand": AnyOf(edition.cards),
            "played": OneOf(edition.cards),
            "ready": Number(),
            "loyalty": clans,
            "score": Number(points),
            "shares": Derived(),
        }
    )


def you(edition: Content, verbs: VerbTable, seats: int, points: int) -> Record:
    """What only one seat has; a note's cell is whom and what, so that its column says both."""
    seat = range(seats)
    since = Record({"round": Number(content.PLOTS), "stale": Number()})
    return Record(
        {
            "seat": OneOf(seat),
            "loyalty": AnyOf(edition.leaders, edition.copies),
            "score": Number(points),
            "shares": Derived(),
            "answers": AnyOf(sealed_notations(KINDS, verbs)),
            "notes": Cells(("seat", seat), ("clan", edition.leaders), since, edition.copies),
            "plots_known": Rows(max(1, *edition.looks), OneOf(edition.plots)),
        }
    )
