"""What is sent in by people and programs, as records; unknown fields are refused."""

from __future__ import annotations

import msgspec

from hatamoto.kernel.refusals import Facts


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

    who: str
    level: str | None = None
    name: str | None = None


class ClockWish(Body):
    """How the table keeps time."""

    kind: str = "none"
    minutes: int = 0
    increment: int = 0
    days: int = 0


class NewTable(Body):
    """A table to be made."""

    game: str
    seats: list[SeatWish]
    title: str = ""
    options: dict[str, bool | int | str] = {}
    clock: ClockWish = msgspec.field(default_factory=ClockWish)
    on_timeout: str = "nothing"
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


class Fault(msgspec.Struct):
    """Why something was not done."""

    code: str
    message: str
    rule: str | None = None
    reason: str | None = None
    facts: Facts = {}
