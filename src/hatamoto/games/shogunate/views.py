"""The types of what a seat sees; the page gets its own from them (`make generate`).

Slots count from 1, the head of the Line first; leaders, cards and Plots are named by id.
"""

from typing import NotRequired, TypedDict


class SlotView(TypedDict):
    """A leader in the Line."""

    leader: str
    honour: int


class PlayerView(TypedDict):
    """What the table shows of one player."""

    face_up: list[str]
    face_down: int
    """How many loyalty cards are face-down."""
    discard: list[str]
    hand: list[str]
    played: str | None
    """The card in front."""
    ready: bool
    """Owes no answer in the open simultaneous step."""
    loyalty: NotRequired[list[str]]
    """All loyalty cards, when the game is over."""
    score: NotRequired[int]
    """When the game is over."""


class NoteView(TypedDict):
    """A face-down card somebody was shown."""

    seat: int
    clan: str
    round: int
    stale: bool
    """Its owner may have given it away since."""


class OwnView(TypedDict):
    """What only the reader has."""

    seat: int
    loyalty: list[str]
    """The face-down loyalty cards."""
    score: int
    answers: list[str]
    """Answers given in the open simultaneous step, as notation."""
    notes: list[NoteView]
    plots_known: list[str | None]
    """The Plots on top of the deck; null for those the reader has not looked at."""


class ShogunateView(TypedDict):
    """What a seat knows of the table; a watcher has no part of its own."""

    round: int
    hatamoto: int
    threshold: int
    line: list[SlotView]
    shinobi: int | None
    """Its slot; null until the Line is laid."""
    shinobi_leader: str | None
    """The leader it follows; null while it has none, or keeps its slot."""
    strike: int
    plot: str | None
    plot_honour: list[int] | None
    """What the active Plot pays by slot."""
    plots_past: list[str]
    plots_left: int
    waiting: list[int]
    """The seats whose card is still to be carried out."""
    loyalty_left_over: int
    """How many loyalty cards nobody holds."""
    ended: str | None
    """Why the game ended."""
    players: list[PlayerView]
    you: OwnView | None
