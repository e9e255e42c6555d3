"""The messages of a table as typed records.

The names go over the wire unchanged, and `make generate` writes the page's types from them.
"""

from __future__ import annotations

from typing import Final, Literal, NotRequired, TypeAlias, TypedDict

from hatamoto.kernel.finality import FinalReason
from hatamoto.kernel.goals import Goal
from hatamoto.kernel.kinds import Surface
from hatamoto.kernel.match import UndoAnswer
from hatamoto.kernel.refusals import Facts

JsonObject: TypeAlias = dict[str, object]
Status: TypeAlias = Literal["waiting", "playing", "over"]
WAITING: Final = "waiting"
PLAYING: Final = "playing"
OVER: Final = "over"
SeatKind: TypeAlias = Literal["open", "human", "bot"]
ClockKind: TypeAlias = Literal["none", "live", "post"]
OnTimeout: TypeAlias = Literal["nothing", "bot", "forfeit"]


class SeatClock(TypedDict):
    """The clock of a seat, in milliseconds."""

    left: int
    running: bool


class SeatName(TypedDict):
    """Who sits where, in a list of tables."""

    name: str
    kind: SeatKind


class Seat(SeatName):
    """What everybody sees of a seat."""

    number: int
    level: str
    online: bool
    resigned: bool
    standing_in: bool
    """A bot plays on for the holder until they come back."""
    can_return: bool
    """The holder can take the seat back from that bot."""
    shared: list[int]
    """The other seats the same person holds."""
    clock: SeatClock | None


class DecisionVerb(TypedDict):
    """A verb with which a decision can be answered."""

    verb: str
    words: str
    """How its notation begins; the targets follow in order."""
    targets: list[str]
    """What an action names, by fact: a leader, a card, a hex."""


class Decision(TypedDict):
    """An open decision: its name, its paragraph, what its prompt says, and how it is answered."""

    name: str
    rule: str
    facts: Facts
    surface: Surface
    """Where it is answered: on the board, from the hand, or from the list of the prompt."""
    phase: str
    """The part of the round it belongs to, where the game shows one."""
    seal: str
    """The one character that stands for it."""
    preview: str
    """What the board draws of an answer before it is chosen, in the game's own word."""
    delegate: str
    """The message on a button that lets a bot answer what its paragraph asks; empty for none."""
    last: bool
    """Whether a simultaneous step closes as soon as this seat has answered in full."""
    verbs: list[DecisionVerb]


class Loss(TypedDict):
    """What an action gives up, as a message `loss-<reason>` and its facts."""

    reason: str
    facts: Facts


class ForetoldEvent(TypedDict):
    """Something that an action would tell everybody."""

    kind: str
    facts: Facts


class Choice(TypedDict):
    """An action as notation and as facts for its label."""

    action: str
    verb: str
    facts: Facts
    final: NotRequired[FinalReason]
    """Why it cannot be taken back; absent when it can."""
    loss: NotRequired[Loss]
    """What it gives up that the player may have overlooked."""
    tells: NotRequired[list[ForetoldEvent]]
    """What it would do at once, where the board draws that before it is chosen."""


class Blocked(Choice):
    """An action that is not possible now, and why."""

    rule: str
    reason: str
    because: Facts


class Undo(TypedDict):
    """Whether a seat may take back its last action."""

    answer: UndoAnswer
    reason: str


class Turn(TypedDict):
    """What one seat sees and may do, and why not the rest."""

    ply: int
    view: JsonObject
    goal: Goal | None
    decision: Decision | None
    legal: list[Choice]
    blocked: list[Blocked]
    undo: Undo
    can_abandon: bool
    """Whether the seat may propose to end the game without a result, or agree to that."""
    since: int
    """The moment before the seat's last answer: what happened after it is new to that seat."""


class TableEvent(TypedDict):
    """Something that happened, for one reader."""

    n: int
    moment: int
    """After how many lines of the record it was seen."""
    kind: str
    facts: Facts
    rule: str | None
    """The paragraph under which it happened; null for what happened at the table."""
    private: bool
    seats: NotRequired[list[int]]
    """Which of the reader's seats may see a private one; all of them when absent."""


class ChatLine(TypedDict):
    """A line of table talk; a watcher has no seat (-1)."""

    n: int
    at: int
    seat: int
    name: str
    text: str


class ClockRule(TypedDict):
    """How a table keeps time."""

    kind: ClockKind
    minutes: int
    increment: int
    """Seconds added after each answer."""
    days: int
    on_timeout: OnTimeout


class Chance(TypedDict):
    """What makes chance verifiable; the secret only when the game is over."""

    scheme: int
    """2; 1 at a table from before seats committed to their words."""
    commitment: str | None
    """What binds the secret; null until play is begun."""
    commitments: list[str | None]
    """What each seat committed to; null for all until play is begun."""
    awaited: list[int]
    """Seats of people that can still commit, or, once there is a commitment, must reveal."""
    words: list[str | None]
    """As they enter the draws; null for all until the deal."""
    unrevealed: list[int]
    """The seats that did not reveal: their commitments stand for their words."""
    secret: str | None


class UndoAsked(TypedDict):
    """An undo that waits for the others."""

    seat: int
    actions: int
    waiting: list[int]


class AbandonAsked(TypedDict):
    """A wish to end the table without a result."""

    yes: list[int]
    waiting: list[int]


class Requests(TypedDict):
    """What the others have been asked to agree to."""

    undo: UndoAsked | None
    abandon: AbandonAsked | None


class Outcome(TypedDict):
    """How the game ended, by seat."""

    scores: list[int]
    places: list[int]
    winners: list[int]
    reason: str


class GuidedStep(TypedDict):
    """A step of a guided game: its sentence, what it points at, and what is to be done."""

    id: str
    text: str
    """The message of the game that says it."""
    target: str
    """What of the table it points at; nothing where the actions say it, or before it is due."""
    actions: list[str]
    """In notation; none where it is only read."""


class Guided(TypedDict):
    """How far a learner is in a guided game."""

    id: str
    step: GuidedStep | None
    """Null once the learner plays on alone."""
    number: int
    """The step, counted from 1; all of them once the learner plays on alone."""
    steps: int
    understood: list[str]
    """The steps and tips that were read."""


class Update(TypedDict):
    """Everything a reader may know of a table; events and talk from where the reader stopped."""

    id: str
    title: str
    game: str
    options: JsonObject
    public: bool
    host: bool
    """Whether the reader made the table."""
    lesson: bool
    """Whether the table explains itself to whoever plays there."""
    goal: Goal | None
    """What wins, how far everybody is and when it ends; null before play."""
    guided: Guided | None
    """At the table of a guided game, for its learner."""
    status: Status
    seats: list[Seat]
    you: list[int]
    """The seats the reader holds."""
    ply: int
    moment: int
    moments: int
    to_act: list[int]
    round: int
    view: JsonObject | None
    turns: dict[str, Turn]
    """By seat the reader holds."""
    events: list[TableEvent]
    chat: list[ChatLine]
    note: str
    clock: ClockRule
    chance: Chance
    requests: Requests
    outcome: Outcome | None
    rematch: str | None
    server_time: int


class Table(Update):
    """The whole table, as a reader gets it first."""

    edition: str
    """The content the table is played with, for `GET /api/games/{id}/content`."""
    last_seen: int | None
    """The moment up to which the reader has looked before."""
    invitations: dict[str, str]
    """For the host: a link by open seat."""


class Moment(TypedDict):
    """A moment of the past as one seat, or a watcher, knew it."""

    goal: Goal | None
    moment: int
    moments: int
    view: JsonObject
    decision: Decision | None
    to_act: list[int]
    events: int
    """How many events the seat had seen by then."""


class Overlays(TypedDict):
    """What can be laid over the board at a moment; the same for whoever looks."""

    overlays: JsonObject | None
    """As the game tells it, null where it tells nothing."""


class RollResult(TypedDict):
    """What a roll could have brought, and how likely that was."""

    result: int
    percent: int


class Roll(TypedDict):
    """A roll of dice at which something was at stake."""

    moment: int
    """After how many lines of the record the dice lay."""
    seat: int
    """For whom it was good or bad."""
    purpose: str
    facts: Facts
    dice: list[int]
    got: int
    """What it brought; more is better for the seat."""
    results: list[RollResult]
    """Everything it could have brought, the best first."""
    at_least: int
    """In percent, how likely something as good or better was."""
    luck: int
    """In percent, the ways that are worse, with half of those that are equal."""


class Luck(TypedDict):
    """How lucky a player was."""

    seat: int
    rolls: int
    luck: int | None
    """Of a hundred players with the same rolls, how many would have had less luck."""


class Rolls(TypedDict):
    """The history of a table's rolls."""

    rolls: list[Roll]
    players: list[Luck]


class Summary(TypedDict):
    """A table in a list."""

    id: str
    title: str
    game: str
    status: Status
    public: bool
    seats: list[SeatName]
    open: list[int]
    to_act: list[int]
    round: int
    clock: ClockRule
    deadline: int | None
    """When the next clock runs out."""
    changed_at: int
    outcome: Outcome | None
