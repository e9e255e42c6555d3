"""The requests and commands that clients send, as typed records; unknown fields are refused."""

from __future__ import annotations

from typing import Annotated, Final, Literal, TypeAlias

import msgspec

from hatamoto.kernel.errors import BadArgument
from hatamoto.kernel.options import OptionValue
from hatamoto.kernel.refusals import Facts
from hatamoto.table.messages import ClockKind, JsonObject, OnTimeout

Options: TypeAlias = dict[str, OptionValue]
MAX_ACTIONS: Final = 100
"""How many actions one command may carry."""
MAX_COMMAND_BYTES: Final = 16_384
"""The size of a command: a frame of a socket, or the body of a request."""


class Body(msgspec.Struct, forbid_unknown_fields=True, kw_only=True):
    """A request body."""


class MeChange(Body):
    """A change to the visitor's own profile; fields that are missing stay as they are."""

    name: str | None = None
    lang: str | None = None
    email: str | None = None
    password: str = ""
    """The password of an account, to set, change or remove its mail address."""
    email_notices: bool | None = None
    """Whether to send an email when it is the visitor's turn."""
    webhook: str | None = None


class SignUp(Body):
    """A new account for the current visitor."""

    name: str
    password: str
    email: str | None = None


class SignIn(Body):
    """The name and password of an account, with a code if it has a second factor."""

    name: str
    password: str
    code: str = ""


class NewSecondFactor(Body):
    """Starts to set up a second factor; the password confirms the request."""

    password: str


class SecondFactorCode(Body):
    """A code from the second factor."""

    code: str


class EndSecondFactor(Body):
    """Turns off the second factor; the password and a code confirm the request."""

    password: str
    code: str


class Password(Body):
    """The password, which confirms the request."""

    password: str


class NewPasskey(Body):
    """A passkey created by the browser, as its `toJSON` returns it."""

    credential: JsonObject
    label: str = ""


class RemovePasskey(Body):
    """Removes a passkey; the password confirms the request."""

    id: str
    password: str


class PasskeySignIn(Body):
    """A challenge signed with a passkey, as the browser's `toJSON` returns it."""

    credential: JsonObject


class NewToken(Body):
    """A new access token for a program."""

    label: str = ""
    scope: Literal["play", "read"] = "play"
    """Whether the program may play, or only read."""
    days: Annotated[int, msgspec.Meta(ge=1, le=365)] = 90
    """The number of days until it expires."""


class AskReset(Body):
    """Asks for an email with a link to set a new password."""

    email: str


class NewPassword(Body):
    """A new password, set through the link in an email."""

    password: str


class ChangePassword(Body):
    """The current password and a new one."""

    password: str
    new_password: str


class PushSubscription(Body):
    """A browser's push subscription."""

    endpoint: str
    keys: dict[str, str]


class SeatRequest(Body):
    """Who a seat of a new table is for."""

    who: Literal["me", "open", "bot"]
    level: str | int | None = None
    """For "bot": a level by name or number."""
    name: str | None = None
    commitment: str | None = None
    """For "me": the SHA-256 of the words this seat adds to chance."""


class ClockRequest(Body):
    """The clock of a new table."""

    kind: ClockKind = "none"
    minutes: int = 0
    increment: int = 0
    days: int = 0


class NewTable(Body):
    """A request to create a table."""

    game: str
    seats: list[SeatRequest]
    title: str = ""
    options: Options = {}
    clock: ClockRequest = msgspec.field(default_factory=ClockRequest)
    on_timeout: OnTimeout = "nothing"
    public: bool = True
    key: Annotated[str, msgspec.Meta(min_length=8, max_length=64)] | None = None
    """An idempotency key: requests with the same key create only one table."""
    lesson: bool = False
    """Whether the table shows explanations to its players."""
    guided: str = ""
    """The id of the guided game to play, or empty."""
    bots_resign: bool = False
    """Whether bots give up hopeless games; only with two seats."""
    seed: None = None
    """Refused if given: clients cannot choose the seed of a table."""


class TakeSeat(Body):
    """Takes an open seat."""

    seat: int
    key: str | None = None
    name: str | None = None
    commitment: str | None = None
    """The SHA-256 of the words this seat adds to chance."""


class Rematch(Body):
    """Creates another table with the same set-up."""

    commitments: dict[str, str] = {}
    """For each seat of the sender: the SHA-256 of the words it adds to chance."""


# Commands: what players and watchers do at a table, by socket or by HTTP; `do` names the command.


class CommandBase(Body, tag_field="do"):
    """What every command may carry."""

    id: int | str | None = None
    """Returned with the reply."""
    key: Annotated[str, msgspec.Meta(min_length=8, max_length=64)] | None = None
    """An idempotency key: a command that is sent again with the same key is done only once."""


class SeatCommand(CommandBase, kw_only=True):
    """A command for one seat of the sender."""

    seat: int


class ActCommand(SeatCommand, tag="act"):
    """Answers the open decision with one `action`, or with several `actions`, all or none."""

    action: str | None = None
    actions: Annotated[list[str], msgspec.Meta(max_length=MAX_ACTIONS)] | None = None
    ply: int | None = None
    """The ply the first action is meant for; at any other ply it is refused as stale."""
    moment: Annotated[int, msgspec.Meta(ge=0)] | None = None
    """The moment of the message that gave the ply; timeouts after it do not make it stale."""

    def lines(self) -> list[str]:
        """The actions in notation; raises BadArgument unless one of the two fields has some."""
        if self.action is not None and self.actions is None:
            return [self.action]
        if self.action is None and self.actions:
            return self.actions
        raise BadArgument("act takes one action, or a list of actions")


class DelegateCommand(SeatCommand, tag="delegate"):
    """Lets a bot answer the remaining decisions of the current paragraph for a seat."""


class OldDelegateCommand(SeatCommand, tag="entrust"):
    """The earlier name of `delegate`; older clients send it."""


class ExplainCommand(SeatCommand, tag="explain", kw_only=True):
    """Asks why an action is not allowed right now."""

    action: str


class ForecastCommand(SeatCommand, tag="forecast"):
    """Asks what the seat can expect from answers it considers."""

    actions: Annotated[list[str], msgspec.Meta(max_length=MAX_ACTIONS)] = []


class UndoCommand(SeatCommand, tag="undo"):
    """Undoes the seat's last action, or asks the other players for consent."""

    count: Annotated[int, msgspec.Meta(ge=1, le=MAX_ACTIONS)] = 1
    """The number of actions; more than one only for pending answers in a simultaneous step."""


class ConsentCommand(SeatCommand, tag="consent", kw_only=True):
    """Agrees to an undo or refuses it."""

    yes: bool


class ResignCommand(SeatCommand, tag="resign"):
    """Resigns the game."""


class AbandonCommand(SeatCommand, tag="abandon", kw_only=True):
    """Votes to end the game without a result, or against it, which cancels the vote."""

    yes: bool


class ChatCommand(CommandBase, tag="chat", kw_only=True):
    """Sends a chat message to everybody at the table; watchers may too."""

    text: str


class NoteCommand(CommandBase, tag="note", kw_only=True):
    """Saves the private note of a seat, by default the sender's first seat."""

    text: str
    seat: int | None = None


class UnderstoodCommand(SeatCommand, tag="understood", kw_only=True):
    """Marks a step or tip of a lesson as read."""

    step: str


class CommitCommand(SeatCommand, tag="commit", kw_only=True):
    """Commits a seat to its words for chance, once, before play begins."""

    commitment: str
    """The SHA-256 of the words, in hexadecimal."""


class RevealCommand(SeatCommand, tag="reveal", kw_only=True):
    """Reveals the words a seat committed to, after the server has committed to its secret."""

    words: str
    """32 random bytes in hexadecimal."""


class BeginCommand(CommandBase, tag="begin"):
    """Begins play; only for the host, once every seat is taken."""


class ReturnCommand(CommandBase, tag="return"):
    """Takes the sender's seats back from the bots that stood in for them."""

    seat: int | None = None
    """The only seat to take back; without it, all of them."""


class SeenCommand(CommandBase, tag="seen", kw_only=True):
    """Reports the latest moment that the sender has seen."""

    moment: int


class PingCommand(CommandBase, tag="ping"):
    """Checks that the connection is alive."""


Command: TypeAlias = (
    ActCommand
    | DelegateCommand
    | OldDelegateCommand
    | ExplainCommand
    | ForecastCommand
    | UndoCommand
    | ConsentCommand
    | ResignCommand
    | AbandonCommand
    | ChatCommand
    | NoteCommand
    | UnderstoodCommand
    | CommitCommand
    | RevealCommand
    | BeginCommand
    | ReturnCommand
    | SeenCommand
    | PingCommand
)


class ErrorBody(msgspec.Struct):
    """The error of a request or command that was refused."""

    code: str
    message: str
    rule: str | None = None
    reason: str | None = None
    facts: Facts = {}
    index: int | None = None
    """Which of several actions was refused, from 0."""
