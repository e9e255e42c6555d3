"""Validates what players ask for: each function returns the entry, or raises the reason why not.

Proposing an entry changes nothing. The caller makes it durable and then folds it into the table.
"""

from __future__ import annotations

from typing import Final

from hatamoto.kernel.chance import words_commitment
from hatamoto.kernel.commitments import is_digest
from hatamoto.kernel.errors import BadArgument, GameOver, HatamotoError, IllegalAction, NotYourTurn
from hatamoto.kernel.match import CONSENT, IMPOSSIBLE, Match
from hatamoto.kernel.plain_text import stacks_marks
from hatamoto.kernel.refusals import refused
from hatamoto.table import entries
from hatamoto.table.dice import FIRST_SCHEME, REVEAL_MS
from hatamoto.table.ending import check_standing
from hatamoto.table.entries import Entry
from hatamoto.table.messages import OVER
from hatamoto.table.problems import Problem
from hatamoto.table.setup import HUMAN, MAX_NAME_LENGTH, Setup, read_text
from hatamoto.table.table import Table

MAX_CHAT_LENGTH: Final = 500
MAX_NOTE_LENGTH: Final = 4000
MAX_STEP_LENGTH: Final = 64
MAX_UNDERSTOOD: Final = 200


class NotYourSeat(HatamotoError):
    """Somebody acted for a seat they do not hold."""

    slug = "not-your-seat"


def next_entry(table: Table, at: int, kind: str, seat: int = -1, /, **data: object) -> Entry:
    """An entry with the next number; another process may have written a slightly later time."""
    return Entry(table.count, max(at, table.latest), kind, seat, data)


# Who and when


def held_seat(table: Table, seat: int | None, holder: str) -> int:
    """The seat, if this person holds it; raises NotYourSeat."""
    if seat is None:
        raise BadArgument("seat is missing")
    if not 0 <= seat < len(table.seats):
        raise BadArgument(f"there is no seat {seat!r:.20} at this table")
    if table.seats[seat].holder != holder or not holder:
        raise NotYourSeat(f"you do not hold seat {seat}")
    return seat


def running_match(table: Table) -> Match:
    """The match in progress; raises ActionError before it begins and after it ends."""
    if table.status == OVER:
        raise GameOver(refused(table.game.end_rule, "game_over"))
    if table.match is None:
        raise NotYourTurn(refused("", "not_begun"))
    return table.match


def active_seat(table: Table, seat: int, holder: str) -> int:
    """The seat, if this person holds it and has not resigned."""
    number = held_seat(table, seat, holder)
    check_standing(table.seats[number].resigned)
    return number


def playing_seat(table: Table, seat: int, holder: str) -> int:
    """The seat, if this person plays it and no bot stands in for them."""
    number = active_seat(table, seat, holder)
    if table.status == OVER:
        raise GameOver(refused(table.game.end_rule, "game_over"))
    if table.can_return(number):
        raise IllegalAction(refused("", "bot_plays"))
    if table.seats[number].standing_in:
        raise IllegalAction(refused("", "time_used_up"))
    return number


# Before play


def take_seat(
    table: Table, seat: int, holder: str, name: str, at: int, commitment: str | None = None
) -> Entry:
    """Take an open seat, optionally committing to its words for the dice in the same step."""
    if not 0 <= seat < len(table.seats):
        raise BadArgument(f"there is no seat {seat!r:.20} at this table")
    if table.match is not None or table.is_cancelled or seat not in table.open_seats():
        raise Problem("seat_taken", "that seat is taken")
    text = read_text({"name": name}, "name", MAX_NAME_LENGTH)
    if commitment is None or table.dice.scheme == FIRST_SCHEME:
        return next_entry(table, at, entries.SAT, seat, holder=holder, name=text)
    check_commitment(table, seat, commitment)
    return next_entry(table, at, entries.SAT, seat, holder=holder, name=text, commitment=commitment)


def rename(table: Table, holder: str, name: str, at: int) -> Entry | None:
    """Rename a player; None if that changes nothing.

    A person with several seats has named each of them, so those names stay.
    """
    seats = table.held_by(holder)
    if len(seats) != 1 or not name or table.seats[seats[0]].name == name:
        return None
    text = read_text({"name": name}, "name", MAX_NAME_LENGTH)
    return next_entry(table, at, entries.RENAMED, seats[0], name=text)


def unname(table: Table, seat: int, at: int) -> Entry:
    """Take its name from a seat, as somebody else has it now."""
    return next_entry(table, at, entries.RENAMED, seat, name="")


def commit(table: Table, seat: int, holder: str, commitment: str, at: int) -> Entry:
    """A seat commits to its words for chance, before the secret is chosen."""
    number = held_seat(table, seat, holder)
    check_commitment(table, number, commitment)
    return next_entry(table, at, entries.COMMITTED, number, commitment=commitment)


def check_commitment(table: Table, seat: int, commitment: str) -> None:
    """Raise BadArgument unless the seat can commit to words now."""
    read_digest(commitment, "commitment")
    if table.dice.is_sealed or table.is_cancelled:
        raise BadArgument("a seat commits to its words before the secret is chosen")
    if table.dice.commitments[seat] is not None:
        raise BadArgument(f"seat {seat} has committed to its words")


def read_digest(text: str, key: str) -> str:
    """32 bytes in hexadecimal."""
    if not is_digest(text):
        raise BadArgument(f"{key} must be 64 digits of lower-case hexadecimal")
    return text


def first_commitments(setup: Setup, given: dict[int, str]) -> dict[int, str]:
    """The host's commitments at creation; raises BadArgument for a seat that is not theirs."""
    for seat, text in given.items():
        if not 0 <= seat < len(setup.seats) or setup.seats[seat].kind != HUMAN:
            raise BadArgument(f"seat {seat} is not yours: only its holder commits to its words")
        read_digest(text, "commitment")
    return given


def begin(table: Table, secret: bytes, at: int, wait: int = REVEAL_MS) -> Entry:
    """Begin play once every seat is taken: fix the secret and ask the seats for their words.

    `wait` is how long to wait for the words, in milliseconds. If no seat committed to words, the
    game is dealt at once.
    """
    if not table.is_ready():
        raise BadArgument("play begins once, when every seat is taken")
    if table.dice.scheme == FIRST_SCHEME:
        return next_entry(table, at, entries.BEGAN)
    if not table.dice.has_commitments():
        return next_entry(table, at, entries.BEGAN, secret=secret.hex())
    return next_entry(table, at, entries.SEALED, secret=secret.hex(), wait=wait)


def reveal(table: Table, seat: int, holder: str, words: str, at: int) -> Entry | None:
    """A seat reveals the words it committed to; the last one deals.

    None if it has already revealed these words.
    """
    number = held_seat(table, seat, holder)
    read_digest(words, "words")
    if table.dice.words[number] == words:
        return None
    if not table.is_revealing() or number not in table.dice.unrevealed():
        raise BadArgument("this seat has no words to reveal now")
    if words_commitment(words) != table.dice.commitments[number]:
        raise BadArgument(f"these are not the words that seat {number} committed to")
    return next_entry(table, at, entries.REVEALED, number, words=words)


# Play


def act(table: Table, seat: int, actions: list[str], ply: int | None, at: int) -> Entry:
    """A seat answers with one action or several, all of them or none; raises ActionError."""
    match = running_match(table)
    if ply is not None and ply != match.ply_for(seat):
        raise IllegalAction(refused("", "stale"))
    match.check_all(seat, actions)
    if len(actions) == 1:
        return next_entry(table, at, entries.ACTED, seat, action=actions[0])
    return next_entry(table, at, entries.ACTED, seat, actions=actions)


def act_as_person(
    table: Table, seat: int, holder: str, actions: list[str], ply: int | None, at: int
) -> Entry:
    """The same for somebody who holds the seat; raises NotYourSeat."""
    return act(table, playing_seat(table, seat, holder), actions, ply, at)


def act_as_bot(table: Table, seat: int, action: str, ply: int, at: int) -> Entry:
    """The same for a bot, unless a person is back in its seat."""
    if not table.seats[seat].bot:
        raise NotYourTurn(refused("", "not_your_turn"))
    return act(table, seat, [action], ply, at)


def undo(table: Table, seat: int, holder: str, at: int, count: int = 1) -> Entry:
    """Undo a seat's last action, or ask the others for consent.

    Several actions can be undone at once only while they are pending answers in an open
    simultaneous step, which nobody has seen.
    """
    number = playing_seat(table, seat, holder)
    match = running_match(table)
    if count != 1:
        return undo_pending(table, match, number, count, at)
    answer = table.undo_answer(number)
    if answer.answer == IMPOSSIBLE:
        raise IllegalAction(refused("", f"undo_{answer.reason}", {"seat": number}))
    if answer.answer != CONSENT or not table.others(number):
        return next_entry(table, at, entries.UNDONE, number)
    if table.undo_asked is not None:
        raise BadArgument("an undo is already waiting for an answer")
    return next_entry(table, at, entries.UNDO_ASKED, number)


def undo_pending(table: Table, match: Match, seat: int, count: int, at: int) -> Entry:
    """Undo several pending answers of a seat."""
    pending = len(match.sealed[seat])
    if not 1 <= count <= pending:
        raise BadArgument(f"seat {seat} has {pending} pending answers, not {count}")
    if table.undo_limits.has_bot_choice(seat, table.standing(seat), count):
        raise IllegalAction(refused("", "undo_stand_in_chose", {"seat": seat}))
    return next_entry(table, at, entries.UNDONE, seat, count=count)


def consent(table: Table, seat: int, holder: str, yes: bool, at: int) -> Entry:
    """Agree to a requested undo, or refuse it."""
    number = held_seat(table, seat, holder)
    running_match(table)
    if number not in table.undo_waiting():
        raise BadArgument("nobody has asked you for an undo")
    return next_entry(table, at, entries.UNDO_ANSWERED, number, yes=yes)


def resign(table: Table, seat: int, holder: str, at: int) -> Entry | None:
    """A seat gives up; with more than two at the table a bot plays it to the end.

    None if it has already resigned.
    """
    number = held_seat(table, seat, holder)
    if table.seats[number].resigned:
        return None
    running_match(table)
    return next_entry(table, at, entries.RESIGNED, number)


def resign_as_bot(table: Table, seat: int, ply: int, at: int) -> Entry:
    """The same for a bot, unless a person is back in its seat or the table has moved on."""
    match = running_match(table)
    if not table.seats[seat].bot or match.ply_for(seat) != ply:
        raise NotYourTurn(refused("", "not_your_turn"))
    return next_entry(table, at, entries.RESIGNED, seat)


def abandon(table: Table, seat: int, holder: str, yes: bool, at: int) -> Entry | None:
    """Vote for or against ending the game without a result; None if that changes nothing.

    A seat may propose it three times before it has played on. The last one left of several people
    has nobody to agree with: the others have given up.
    """
    number = active_seat(table, seat, holder)
    if table.status == OVER:
        raise GameOver(refused(table.game.end_rule, "game_over"))
    if yes and not table.others(number) and table.has_lost_others(number):
        raise BadArgument("nobody is left to agree with: play on, or resign")
    voted = table.vote.yes
    if (not yes and not voted) or (yes and number in voted):
        return None
    if yes and not voted and not table.undo_limits.can_offer(number, table.recorded(number)):
        raise IllegalAction(refused("", "offered_often", {"seat": number}))
    return next_entry(table, at, entries.ABANDON_ANSWERED, number, yes=yes)


# Chat, notes, lessons, rematch


def chat(table: Table, holder: str, name: str, text: str, at: int) -> Entry:
    """A line of talk, from a seat or from a watcher."""
    line = read_text({"text": text}, "text", MAX_CHAT_LENGTH)
    if not line:
        raise BadArgument("this line is empty")
    if stacks_marks(line):
        raise BadArgument("text must not pile up marks on a letter")
    seats = table.held_by(holder)
    who = table.seats[seats[0]].name if seats else name
    return next_entry(table, at, entries.CHAT, seats[0] if seats else -1, name=who, text=line)


def note(table: Table, seat: int | None, holder: str, text: str, at: int) -> Entry:
    """Save a seat's private note; without a seat, that of the holder's first seat."""
    seats = table.held_by(holder)
    number = held_seat(table, seats[0] if seat is None and seats else seat, holder)
    if len(text) > MAX_NOTE_LENGTH:
        raise BadArgument(f"a note is text of at most {MAX_NOTE_LENGTH} characters")
    return next_entry(table, at, entries.NOTE, number, text=text)


def understand(table: Table, seat: int, holder: str, step: str, at: int) -> Entry | None:
    """Mark a step or tip as read; None if it already is."""
    number = held_seat(table, seat, holder)
    if not table.setup.lesson:
        raise BadArgument("this table has no lesson")
    if len(table.understood) >= MAX_UNDERSTOOD:
        raise BadArgument(f"at most {MAX_UNDERSTOOD} steps and tips are remembered")
    text = read_text({"step": step}, "step", MAX_STEP_LENGTH)
    if text in table.understood:
        return None
    return next_entry(table, at, entries.UNDERSTOOD, number, step=text)


def rematch(table: Table, other: str, at: int) -> Entry:
    """Link the table where the same players meet again."""
    if table.status != OVER or table.rematch is not None:
        raise BadArgument("a rematch is made once, when the game is over")
    return next_entry(table, at, entries.REMATCHED, table=other)
