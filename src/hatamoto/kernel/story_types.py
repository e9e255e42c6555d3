"""The parts of a story as typed records; the page's types are generated from them."""

from typing import TypedDict

from hatamoto.kernel.refusals import Facts


class Words(TypedDict):
    """A message id and the facts for its placeholders."""

    id: str
    facts: Facts


class Check(TypedDict):
    """One comparison on the way to the winner; its message is `check-<id>`."""

    id: str
    rule: str
    decides: bool
    """Whether this comparison decided the game; in all before it the two were equal."""
    facts: Facts


class Reading(TypedDict):
    """The scores at the end of a round or turn; `at` is 0 at the start."""

    at: int
    moment: int
    scores: list[int]


class Curve(TypedDict):
    """The scores over time."""

    unit: str
    """The unit of `at`: `round` or `turn`."""
    goal: int | None
    """The score that ends or wins the game."""
    mirrored: bool
    """Whether one marker is the score of both sides, so that one curve is enough."""
    hidden: bool
    """Whether some scores were hidden during the game."""
    readings: list[Reading]


class Part(TypedDict):
    """One part of the result, by seat; its message is `part-<id>`."""

    group: str
    """Its heading is the message `parts-<group>`."""
    id: str
    facts: Facts
    values: list[int]


class StoryEvent(TypedDict):
    """A public event with its paragraph."""

    kind: str
    facts: Facts
    rule: str


class KeyMoment(TypedDict):
    """A step that changed the prospects of the players more than most."""

    at: int
    """The round or turn."""
    moment: int
    """The number of lines in the record after it."""
    before: int
    """The number of lines in the record before it: where a replay starts."""
    seat: int
    """The seat that made the decision."""
    events: list[StoryEvent]
    """The first is the headline."""
    gain_seat: int
    """The seat whose prospects rose the most."""
    loss_seat: int
    scores_before: list[int]
    scores_after: list[int]
    board_before: list[str]
    """The same as `board` before it."""
    board: list[str]
    """What the game shows of it afterwards: ids of ordered pieces, such as the Line, or each space
    with what stands in it; empty where only the scores are shown."""
    touched: list[str]
    """The ids in `board` that the events are about."""


class Span(TypedDict):
    """Who holds a secret, and who else knows it, from a round or turn on."""

    at: int
    moment: int
    seat: int
    knowing: list[int]
    open: bool
    """Whether it was face up."""


class Secret(TypedDict):
    """Something that was hidden during the game, with who knew it when."""

    seat: int
    """The seat that has it at the end."""
    facts: Facts
    """What it is, such as a clan or a card."""
    spans: list[Span]


class Story(TypedDict):
    """The story of a finished game, for one reader."""

    headline: Words
    winners: list[int]
    places: list[int]
    scores: list[int]
    reason: str
    checks: list[Check]
    curve: Curve
    parts: list[Part]
    moments: list[KeyMoment]
    secrets: list[Secret]
