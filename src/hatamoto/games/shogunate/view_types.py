"""The types of a view; the page's TypeScript types are generated from them (`make generate`).

Slots count from 1 at the head of the Line; leaders, cards and Plots are given by id.
"""

from typing import Final, Literal, NotRequired, TypedDict, get_args

Step = Literal["choose", "resolve", "power"]
"""The steps of a round that have decisions."""
RoundStep = Literal["choose", "resolve", "honour", "power", "shinobi", "check", "pass"]
STEPS: Final[tuple[RoundStep, ...]] = get_args(RoundStep)
"""The steps of a round in order."""


class SlotView(TypedDict):
    """A leader in the Line."""

    leader: str
    honour: int


class ShareView(TypedDict):
    """A leader's contribution to a score."""

    clan: str
    honour: int


class PlayerView(TypedDict):
    """What everybody can see of one player."""

    face_up: list[str]
    face_down: int
    """How many loyalty cards are face-down."""
    discard: list[str]
    hand: list[str]
    played: str | None
    """The card in front of the player."""
    ready: bool
    """Whether the seat has nothing left to answer in the open simultaneous step."""
    loyalty: NotRequired[list[str]]
    """All loyalty cards; only after the game."""
    score: NotRequired[int]
    """Only after the game."""
    shares: NotRequired[list[ShareView]]
    """How the score is made up; only after the game."""


class NoteView(TypedDict):
    """A face-down card somebody was shown."""

    seat: int
    clan: str
    round: int
    stale: bool
    """Whether its owner may have given it away since."""


class OwnView(TypedDict):
    """What only the reader can see."""

    seat: int
    loyalty: list[str]
    """The face-down loyalty cards."""
    score: int
    shares: list[ShareView]
    """How the score is made up."""
    answers: list[str]
    """Answers given in the open simultaneous step, as notation."""
    notes: list[NoteView]
    plots_known: list[str | None]
    """The Plots on top of the deck; null for those the reader has not looked at."""


class ShogunateView(TypedDict):
    """What a seat knows of the table; for a watcher `you` is null."""

    round: int
    step: Step
    hatamoto: int
    threshold: int
    line: list[SlotView]
    shinobi: int | None
    """Its slot; null until the Line is laid out."""
    shinobi_leader: str | None
    """The leader it follows; null if it stays in its slot."""
    strike: int
    plot: str | None
    plot_honour: list[int] | None
    """The honour that the active Plot pays each slot."""
    plots_past: list[str]
    plots_left: int
    waiting: list[int]
    """The seats whose card is still to be resolved."""
    loyalty_left_over: int
    """How many loyalty cards nobody holds."""
    ended: str | None
    """Why the game ended."""
    players: list[PlayerView]
    you: OwnView | None
