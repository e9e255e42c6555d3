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
    """Must be sent back in a header with every change."""
    email: str | None
    email_confirmed: bool
    """Until then only the confirmation request is sent there."""
    email_notices: bool
    """Whether to send an email when it is the visitor's turn."""
    webhook: str | None
    push_key: str | None
    """The public VAPID key for subscribing; null if the server does not push."""


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
    """A new TOTP secret, as text and as a link for an authenticator app."""

    secret: str
    link: str


class PasskeyRow(TypedDict):
    """A passkey of mine."""

    id: str
    label: str
    created_at: int


class PasskeyList(TypedDict):
    """My passkeys."""

    passkeys: list[PasskeyRow]


class PasskeyOptions(TypedDict):
    """Options for the browser's WebAuthn API, in its own format."""

    options: messages.JsonObject


class RecoveryCodes(TypedDict):
    """Recovery codes; each works once, and they are shown only once."""

    codes: list[str]


class Done(TypedDict):
    """Success, without further data."""

    ok: Literal[True]


class OptionText(TypedDict):
    """The texts of an option in one language."""

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
    """For each value, the number of seats a table needs to choose it; 0 if any number will do."""
    text: dict[Lang, OptionText]


class SeatTitle(TypedDict):
    """The name of a seat, in games whose seats have names, such as sides."""

    name: ByLang | None
    by_value: dict[str, ByLang]
    """The name by the value of an option, if an option decides it."""


class Strength(TypedDict):
    """A bot's place on the game's ladder, with its 95 % interval; `greedy-1` has 1000."""

    elo: int
    low: int
    high: int
    seconds: float
    """How long it thought per decision on that ladder."""
    playouts: int
    """How many playouts it had per decision instead, or 0."""


class GuidedGame(TypedDict):
    """A guided first game: how its table is set up."""

    id: str
    seats: int
    seat: int
    """Where the learner sits."""
    level: str
    options: dict[str, OptionValue]


class GameInfo(TypedDict):
    """A game in the lobby; one that is not available yet has only its names."""

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
    """By bot, the rating measured by `hatamoto ladder`; empty if there is none."""
    guided: list[GuidedGame]
    rolls: bool
    """Whether the game has dice, so that its tables have a history of rolls."""


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


class ListedTable(messages.Summary):
    """A table in a list, as the reader sees it."""

    you: list[int]
    """The seats the reader holds."""


class RematchState(TypedDict):
    """Who is ready to play the same table again."""

    ready: int
    people: int


class Tables(TypedDict):
    """Tables in a list."""

    tables: list[ListedTable]


class Talk(TypedDict):
    """Earlier lines of chat, the oldest first."""

    chat: list[messages.ChatLine]


class Explained(TypedDict):
    """Whether an action is legal, and why not; nothing for other commands."""

    legal: NotRequired[bool]
    rule: NotRequired[str]
    reason: NotRequired[str]
    because: NotRequired[Facts]


class CommandResult(Explained):
    """The result of a command that was carried out."""

    forecast: NotRequired[messages.JsonObject | None]
    """After `forecast`: the game's forecast, or null if it has none."""
    ply: NotRequired[int]
    """After `act` and `delegate`: the seat's current ply."""


class HttpCommandResult(CommandResult):
    """The same by HTTP."""

    ok: Literal[True]


# The messages of the socket; `is` says which

IsTable = TypedDict("IsTable", {"is": Literal["table"]})
IsUpdate = TypedDict("IsUpdate", {"is": Literal["update"]})
IsReply = TypedDict("IsReply", {"is": Literal["reply"], "id": int | str | None})
IsPong = TypedDict("IsPong", {"is": Literal["pong"], "id": int | str | None})


class TableMessage(IsTable, messages.Table):
    """The whole table."""


class UpdateMessage(IsUpdate, messages.Update):
    """What has changed: events and chat are appended, everything else replaces the old value."""


class Accepted(IsReply, CommandResult):
    """A command was carried out."""

    ok: Literal[True]


class Denied(IsReply):
    """A command was not carried out."""

    ok: Literal[False]
    error: ErrorBody


class Pong(IsPong):
    """The answer to `ping`."""


Reply: TypeAlias = Accepted | Denied
ServerMessage: TypeAlias = TableMessage | UpdateMessage | Accepted | Denied | Pong
