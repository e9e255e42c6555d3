"""What is sent in by people and programs, as records; unknown fields are refused."""

from __future__ import annotations

from typing import Literal, NotRequired, TypeAlias, TypedDict

import msgspec

from hatamoto.kernel.options import OptionValue
from hatamoto.kernel.refusals import Facts
from hatamoto.table.told import ClockKind, OnTimeout

Options: TypeAlias = dict[str, OptionValue]


class Body(msgspec.Struct, forbid_unknown_fields=True, kw_only=True):
    """A request body."""


class MeChange(Body):
    """What a visitor may change of themselves."""

    name: str | None = None
    lang: str | None = None
    email: str | None = None
    webhook: str | None = None


class SignUp(Body):
    """A new account for the present visitor."""

    name: str
    password: str
    email: str | None = None


class SignIn(Body):
    """Name and password of an account."""

    name: str
    password: str


class NewToken(Body):
    """A token for a program."""

    label: str = ""


class AskReset(Body):
    """Where to send the link for a new password."""

    email: str


class NewPassword(Body):
    """The new password."""

    password: str


class PushSubscription(Body):
    """A browser's push subscription."""

    endpoint: str
    keys: dict[str, str]


class SeatWish(Body):
    """Who shall sit in a seat."""

    who: Literal["me", "open", "bot"]
    level: str | None = None
    name: str | None = None


class ClockWish(Body):
    """How the table keeps time."""

    kind: ClockKind = "none"
    minutes: int = 0
    increment: int = 0
    days: int = 0


class NewTable(Body):
    """A table to be made."""

    game: str
    seats: list[SeatWish]
    title: str = ""
    options: Options = {}
    clock: ClockWish = msgspec.field(default_factory=ClockWish)
    on_timeout: OnTimeout = "nothing"
    public: bool = True
    seed: None = None
    """Chance is the server's alone: a table's seed cannot be chosen."""


class TakeSeat(Body):
    """An open seat somebody wants."""

    seat: int
    key: str | None = None
    name: str | None = None


class Command(Body):
    """What a seat or a watcher does at a table; the socket takes the same."""

    do: str
    id: int | str | None = None
    seat: int | None = None
    ply: int | None = None
    action: str | None = None
    text: str | None = None
    yes: bool | None = None
    moment: int | None = None


# What each command says; the server takes any of these fields with any command


class Answering(TypedDict):
    """A seat answers what it is asked, as it stood at a ply."""

    do: Literal["act"]
    seat: int
    action: str
    ply: NotRequired[int]


class Entrusting(TypedDict):
    """A bot shall answer for a seat what its present paragraph asks."""

    do: Literal["entrust"]
    seat: int


class Asking(TypedDict):
    """Why an action is not allowed now."""

    do: Literal["explain"]
    seat: int
    action: str


class TakingBack(TypedDict):
    """A seat takes its last action back, or gives up."""

    do: Literal["undo", "resign"]
    seat: int


class Agreeing(TypedDict):
    """A seat agrees to an undo, or to end the table without a result; or does not."""

    do: Literal["consent", "abandon"]
    seat: int
    yes: bool


class Talking(TypedDict):
    """A line of talk."""

    do: Literal["chat"]
    text: str


class Writing(TypedDict):
    """A private note, or words for chance."""

    do: Literal["note", "words"]
    seat: int
    text: str


class Calling(TypedDict):
    """The host begins, somebody takes a seat back from a bot, or the line is tried."""

    do: Literal["begin", "return", "ping"]


class Looking(TypedDict):
    """How far somebody has looked."""

    do: Literal["seen"]
    moment: int


Order: TypeAlias = (
    Answering | Entrusting | Asking | TakingBack | Agreeing | Talking | Writing | Calling | Looking
)


class Fault(msgspec.Struct):
    """Why something was not done."""

    code: str
    message: str
    rule: str | None = None
    reason: str | None = None
    facts: Facts = {}
