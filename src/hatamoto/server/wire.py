"""What is sent in by people and programs, as records; unknown fields are refused."""

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
    """What a visitor may change of themselves."""

    name: str | None = None
    lang: str | None = None
    email: str | None = None
    email_notices: bool | None = None
    """Whether mails about turns are wanted."""
    webhook: str | None = None


class SignUp(Body):
    """A new account for the current visitor."""

    name: str
    password: str
    email: str | None = None


class SignIn(Body):
    """Name and password of an account, and a code where it has a second factor."""

    name: str
    password: str
    code: str = ""


class NewSecondFactor(Body):
    """The password of who wants a second factor."""

    password: str


class SecondFactorCode(Body):
    """A code of a second factor."""

    code: str


class EndSecondFactor(Body):
    """Password and code of who wants no second factor any more."""

    password: str
    code: str


class Password(Body):
    """The password of who asks."""

    password: str


class NewPasskey(Body):
    """A passkey that a browser has made, as its `toJSON` gives it."""

    credential: JsonObject
    label: Annotated[str, msgspec.Meta(max_length=60)] = ""


class RemovePasskey(Body):
    """The password of who removes a passkey."""

    id: str
    password: str


class PasskeySignIn(Body):
    """What a passkey has signed, as the browser's `toJSON` gives it."""

    credential: JsonObject


class NewToken(Body):
    """A token for a program."""

    label: str = ""
    scope: Literal["play", "read"] = "play"
    """Whether it may play, or only look."""
    days: Annotated[int, msgspec.Meta(ge=1, le=365)] = 90
    """After how many days it ends."""


class AskReset(Body):
    """Where to send the link for a new password."""

    email: str


class NewPassword(Body):
    """The new password."""

    password: str


class ChangePassword(Body):
    """A new password, with the current one."""

    password: str
    new_password: str


class PushSubscription(Body):
    """A browser's push subscription."""

    endpoint: str
    keys: dict[str, str]


class SeatRequest(Body):
    """Who takes a seat of a new table."""

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
    """A table to be made."""

    game: str
    seats: list[SeatRequest]
    title: str = ""
    options: Options = {}
    clock: ClockRequest = msgspec.field(default_factory=ClockRequest)
    on_timeout: OnTimeout = "nothing"
    public: bool = True
    key: Annotated[str, msgspec.Meta(min_length=8, max_length=64)] | None = None
    """A name the client gives the request; sent again with the same, it makes one table."""
    lesson: bool = False
    """Whether the table explains itself to whoever plays there."""
    guided: str = ""
    """The guided game to play, by its id."""
    seed: None = None
    """Chance is the server's alone: a table's seed cannot be chosen."""


class TakeSeat(Body):
    """An open seat somebody wants."""

    seat: int
    key: str | None = None
    name: str | None = None
    commitment: str | None = None
    """The SHA-256 of the words this seat adds to chance."""


class Rematch(Body):
    """The same table again."""

    commitments: dict[str, str] = {}
    """By seat of the asker: the SHA-256 of the words it adds to chance."""


# Commands: what a seat or a watcher does at a table, by socket or by HTTP. `do` says which.


class CommandBase(Body, tag_field="do"):
    """What every command may carry."""

    id: int | str | None = None
    """Comes back with the reply."""
    key: Annotated[str, msgspec.Meta(min_length=8, max_length=64)] | None = None
    """A name the client gives the command, another for each; sent again, it is done once."""


class SeatCommand(CommandBase, kw_only=True):
    """A command for one seat of the sender."""

    seat: int


class ActCommand(SeatCommand, tag="act"):
    """Answers what a seat is asked: one `action`, or several `actions`, all of them or none."""

    action: str | None = None
    actions: Annotated[list[str], msgspec.Meta(max_length=MAX_ACTIONS)] | None = None
    ply: int | None = None
    """The ply the first action is meant for; at another one it is refused as stale."""

    def lines(self) -> list[str]:
        """The actions in notation; raises BadArgument unless one of the two fields has some."""
        if self.action is not None and self.actions is None:
            return [self.action]
        if self.action is None and self.actions:
            return self.actions
        raise BadArgument("act takes one action, or a list of actions")


class DelegateCommand(SeatCommand, tag="delegate"):
    """Lets a bot answer for a seat for as long as the current paragraph asks questions."""


class OldDelegateCommand(SeatCommand, tag="entrust"):
    """The earlier name of `delegate`; older clients send it."""


class ExplainCommand(SeatCommand, tag="explain", kw_only=True):
    """Asks why an action is not allowed now."""

    action: str


class ForecastCommand(SeatCommand, tag="forecast"):
    """Asks what the seat may expect of answers it considers."""

    actions: Annotated[list[str], msgspec.Meta(max_length=MAX_ACTIONS)] = []


class UndoCommand(SeatCommand, tag="undo"):
    """Takes the seat's last action back, or asks the others for their consent."""

    count: Annotated[int, msgspec.Meta(ge=1, le=MAX_ACTIONS)] = 1
    """More than one only for pending answers of an open simultaneous step."""


class ConsentCommand(SeatCommand, tag="consent", kw_only=True):
    """Agrees to an undo, or does not."""

    yes: bool


class ResignCommand(SeatCommand, tag="resign"):
    """Gives up."""


class AbandonCommand(SeatCommand, tag="abandon", kw_only=True):
    """Agrees to end the table without a result, or no longer does."""

    yes: bool


class ChatCommand(CommandBase, tag="chat", kw_only=True):
    """Says something to everybody at the table; watchers may."""

    text: str


class NoteCommand(CommandBase, tag="note", kw_only=True):
    """Writes the private note of a seat; without a seat it is the sender's first."""

    text: str
    seat: int | None = None


class UnderstoodCommand(SeatCommand, tag="understood", kw_only=True):
    """A learner has read a step or a tip."""

    step: str


class CommitCommand(SeatCommand, tag="commit", kw_only=True):
    """Commits a seat to words for chance, once, before play is begun."""

    commitment: str
    """The SHA-256 of the words, in hexadecimal."""


class RevealCommand(SeatCommand, tag="reveal", kw_only=True):
    """Reveals the words a seat committed to, once the server has committed to its secret."""

    words: str
    """32 random bytes in hexadecimal."""


class BeginCommand(CommandBase, tag="begin"):
    """Begins play; for the host, once every seat is taken."""


class ReturnCommand(CommandBase, tag="return"):
    """Takes the sender's seats back from bots that stood in."""

    seat: int | None = None
    """Accepted and not needed."""


class SeenCommand(CommandBase, tag="seen", kw_only=True):
    """Says how far the sender has looked."""

    moment: int


class PingCommand(CommandBase, tag="ping"):
    """Asks whether the connection is alive."""


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
    """Why something was not done."""

    code: str
    message: str
    rule: str | None = None
    reason: str | None = None
    facts: Facts = {}
    index: int | None = None
    """Which of several actions was refused, from 0."""
