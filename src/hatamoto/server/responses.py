"""The responses of the server as typed records, from which the page's types are generated."""

from __future__ import annotations

from typing import Literal, NotRequired, TypeAlias, TypedDict

from hatamoto.kernel.options import OptionValue
from hatamoto.kernel.refusals import Facts
from hatamoto.server.wire import ErrorBody
from hatamoto.table import messages

Lang: TypeAlias = Literal["en", "ja"]
ByLang: TypeAlias = dict[Lang, str]


class Me(TypedDict):
    """A visitor, as they see themselves."""

    name: str
    guest: bool
    lang: Lang
    csrf: str
    """Goes back in a header with every change."""
    email: str | None
    email_confirmed: bool
    """Nothing but the question whether it is theirs is sent to an address before."""
    email_notices: bool
    """Whether mails about turns are wanted."""
    webhook: str | None
    push_key: str | None
    """What a browser subscribes with; null where the server does not push."""


class SessionRow(TypedDict):
    """A browser or token of the visitor."""

    id: str
    kind: str
    label: str
    scope: str
    """What a token may do: `play` or `read`; empty for a browser, which may do everything."""
    expires_at: int
    current: bool


class Sessions(TypedDict):
    """Where the visitor is signed in."""

    sessions: list[SessionRow]


class Token(TypedDict):
    """A token for a program; it is shown once."""

    token: str


class SecondFactor(TypedDict):
    """Whether a second factor is asked for."""

    on: bool


class NewFactor(TypedDict):
    """A new secret for codes, as text and as a link for the program that shows them."""

    secret: str
    link: str


class SpareCodes(TypedDict):
    """Codes for a lost device, each good once; they are shown once."""

    codes: list[str]


class Done(TypedDict):
    """Something was done, and there is nothing to say about it."""

    ok: Literal[True]


class OptionText(TypedDict):
    """An option's words in one language."""

    label: str
    about: str
    values: dict[str, str]


class GameOption(TypedDict):
    """A rule the table may choose before play."""

    id: str
    kind: Literal["boolean", "enum"]
    default: OptionValue
    values: list[str]
    seats_needed: list[int]
    """For each value, at how large a table it can be chosen; 0 where any will do."""
    text: dict[Lang, OptionText]


class SeatTitle(TypedDict):
    """What a seat is called where seats have names, such as sides."""

    name: ByLang | None
    by_value: dict[str, ByLang]
    """Where the value of an option decides, by that value."""


class Strength(TypedDict):
    """A bot's place on the game's ladder, with its 95 % interval; `greedy-1` has 1000."""

    elo: int
    low: int
    high: int


class GuidedGame(TypedDict):
    """A guided first game: how its table is set up."""

    id: str
    seats: int
    seat: int
    """Where the learner sits."""
    level: str
    options: dict[str, OptionValue]


class GameInfo(TypedDict):
    """A game as the lobby shows it; one that is still to come has only its names."""

    id: str
    available: bool
    name: ByLang
    about: ByLang
    seats: tuple[int, int]
    minutes: tuple[int, int]
    seat_titles: list[SeatTitle]
    """By seat; empty where seats have no names."""
    options: list[GameOption]
    bots: list[str]
    """The levels, from the weakest to the strongest."""
    strengths: dict[str, Strength]
    """By bot, what `hatamoto ladder` measured; empty where it has not."""
    guided: list[GuidedGame]
    rolls: bool
    """Whether dice are rolled, so that a table has a history of them."""


class Games(TypedDict):
    """The games of the catalog."""

    games: list[GameInfo]


class Texts(TypedDict):
    """A Fluent catalogue."""

    ftl: str


class Picture(TypedDict):
    """A picture as SVG."""

    svg: str


class Page(TypedDict):
    """A page about a game."""

    markdown: str


class Listed(messages.Summary):
    """A table in a list, as the asker sees it."""

    you: list[int]
    """The seats of the asker."""


class RematchState(TypedDict):
    """Who is ready to play the same table again."""

    ready: int
    people: int


class Tables(TypedDict):
    """Tables in a list."""

    tables: list[Listed]


class Explained(TypedDict):
    """Whether an action is legal, and why not; nothing for other commands."""

    legal: NotRequired[bool]
    rule: NotRequired[str]
    reason: NotRequired[str]
    because: NotRequired[Facts]


class Carried(Explained):
    """What a command that was carried out answers."""

    forecast: NotRequired[messages.JsonObject | None]
    """After `forecast`: what the game tells, null where it tells nothing."""
    ply: NotRequired[int]
    """After `act` and `delegate`: the ply at which the seat is now."""


class CarriedOut(Carried):
    """The same by HTTP."""

    ok: Literal[True]


# The frames of the socket; `is` says which

IsTable = TypedDict("IsTable", {"is": Literal["table"]})
IsUpdate = TypedDict("IsUpdate", {"is": Literal["update"]})
IsReply = TypedDict("IsReply", {"is": Literal["reply"], "id": int | str | None})
IsPong = TypedDict("IsPong", {"is": Literal["pong"], "id": int | str | None})


class TableFrame(IsTable, messages.Table):
    """The whole table."""


class UpdateFrame(IsUpdate, messages.Update):
    """What has changed: events and talk are new, everything else replaces what was."""


class Accepted(IsReply, Carried):
    """A command was carried out."""

    ok: Literal[True]


class Denied(IsReply):
    """A command was not carried out."""

    ok: Literal[False]
    error: ErrorBody


class Pong(IsPong):
    """The answer to `ping`."""


Reply: TypeAlias = Accepted | Denied
ServerFrame: TypeAlias = TableFrame | UpdateFrame | Accepted | Denied | Pong
