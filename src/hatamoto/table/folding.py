"""How each kind of entry changes a table.

This must be deterministic, as every process folds the same entries.
"""

from __future__ import annotations

from collections.abc import Callable
from typing import TYPE_CHECKING, Final

from hatamoto import catalog
from hatamoto.kernel.events import Event
from hatamoto.kernel.seats import EVERYONE, bit
from hatamoto.table import ending, entries, migration
from hatamoto.table.entries import Entry
from hatamoto.table.log import ChatLine, LoggedEvent
from hatamoto.table.messages import OVER
from hatamoto.table.setup import HUMAN
from hatamoto.table.undo import recorded

if TYPE_CHECKING:
    from hatamoto.table.table import Table


def log_events(table: Table, events: list[Event]) -> None:
    """Add events to the log, at the current moment."""
    moment = table.moment()
    table.log.extend(LoggedEvent(moment, event) for event in events)


def fold_sat(table: Table, entry: Entry) -> None:
    """Give the seat to its new holder, with their commitment to words if there is one."""
    seat = table.seats[entry.seat]
    seat.kind = HUMAN
    seat.holder = str(entry.data["holder"])
    seat.name = str(entry.data["name"]) or seat.name
    if "commitment" in entry.data:
        table.dice.fold(entry)


def fold_renamed(table: Table, entry: Entry) -> None:
    """Rename a seat, also in the heading of the record."""
    table.seats[entry.seat].name = str(entry.data["name"])
    if table.match is not None:
        table.match.header["players"] = table.names()


def fold_dice(table: Table, entry: Entry) -> None:
    """Follow an entry about the dice; the last one begins play."""
    if table.dice.fold(entry):
        begin(table)


def begin(table: Table) -> None:
    """Deal and begin play."""
    table.match = table.new_match()
    log_events(table, table.match.begin())


def fold_acted(table: Table, entry: Entry) -> None:
    """Play the actions of an answer; whatever it makes obsolete is cancelled."""
    match = table.match
    assert match is not None
    seat = entry.seat
    for action in entry.actions():
        rolls, branches = match.state.rolls, match.state.branches
        log_events(table, match.play_checked(seat, table.game.parse(action)))
        has_ended = rolls != match.state.rolls or branches is not match.state.branches
        if has_ended or seat not in match.state.to_act() or table.has_first_rules:
            end_step(table, entry)
    if table.seats[seat].standing_in:
        table.undo_limits.by_stand_in[seat].append(table.standing(seat))
    if not is_in_step(table, seat):
        table.undo_limits.withdrawn[seat] = 0
        cancel_requests(table)
    elif table.has_first_rules:
        cancel_requests(table)


def end_step(table: Table, entry: Entry) -> None:
    """Settle the clocks: chance, somebody else or a simultaneous step comes next."""
    match, seat = table.match, entry.seat
    assert match is not None
    is_pending = bool(match.sealed[seat]) and seat not in match.state.to_act()
    table.clocks.end_step(seat, entry.at, table.standing(seat), is_pending)
    table.clocks.turn(table.thinking(), entry.at)


def is_in_step(table: Table, seat: int) -> bool:
    """Whether a seat has answered part of a simultaneous step, which is still secret."""
    match = table.match
    assert match is not None
    return bool(match.sealed[seat]) and seat in match.state.to_act()


def cancel_requests(table: Table) -> None:
    """Withdraw pending undo and draw requests."""
    withdraw_undo_request(table)
    table.vote.lapse()


def withdraw_undo_request(table: Table) -> None:
    """Forget the pending undo request, and who has agreed to it."""
    table.undo_asked = None
    table.undo_yes = set()


def fold_undo_asked(table: Table, entry: Entry) -> None:
    """Replace the pending undo request by that of this seat."""
    withdraw_undo_request(table)
    table.undo_asked = entry.seat


def fold_undo_answered(table: Table, entry: Entry) -> None:
    """Count an agreement, and undo after the last one; a refusal ends the request."""
    asker = table.undo_asked
    if asker is None or table.status == OVER:  # Old tables may have one after the end.
        return
    if not entry.data["yes"]:
        assert table.match is not None
        table.undo_limits.refused[asker].append(recorded(table.match, asker))
        withdraw_undo_request(table)
        log_events(table, [Event("undo_denied", {"seat": entry.seat})])
        return
    table.undo_yes |= set(table.held_by(table.seats[entry.seat].holder))
    if not table.undo_waiting():
        undo(table, asker, played=not table.has_first_rules)


def fold_undone(table: Table, entry: Entry) -> None:
    """Undo actions that needed no consent; the others' questions are withdrawn."""
    asked = table.asked_since(entry.seat)
    table.clocks.resume(entry.seat, entry.at)
    for _ in range(int(str(entry.data.get("count", 1)))):
        undo(table, entry.seat)
    for seat in asked:
        table.undo_limits.withdrawn[seat] += 1


def undo(table: Table, seat: int, played: bool = False) -> None:
    """Undo an answer; of what others have agreed to, only recorded actions count.

    It was allowed when its entry was written, even if a later version would refuse it.
    """
    match = table.match
    assert match is not None
    pending = bool(match.sealed[seat]) and not played
    match.take_back(seat, played)
    if not pending:
        cancel_requests(table)
    table.undo_limits.forget_undone(match, table.standing)
    table.clocks.take_back(table.standing)
    audience = bit(seat) if pending else EVERYONE
    log_events(table, [Event("undone", {"seat": seat}, audience)])


def fold_chat(table: Table, entry: Entry) -> None:
    """Add a line of chat."""
    name, text = str(entry.data["name"]), str(entry.data["text"])
    table.talk.append(ChatLine(len(table.talk), entry.at, entry.seat, name, text))


def fold_note(table: Table, entry: Entry) -> None:
    """Replace the note of a seat."""
    table.notes[entry.seat] = str(entry.data["text"])


def fold_resigned(table: Table, entry: Entry) -> None:
    """End the part of a seat in the game."""
    resign(table, entry.seat)


def resign(table: Table, seat: int) -> None:
    """A seat gives up, of its own will or out of time."""
    assert table.match is not None
    table.seats[seat].resigned = True
    log_events(table, ending.resign(table.match, seat))
    cancel_requests(table)


def fold_timed_out(table: Table, entry: Entry) -> None:
    """Let bots stand in for the seats, let them forfeit, or end the game as a draw."""
    drawn = entry.seats("drawn")
    for seat in entry.seats("seats") or ([] if drawn else [entry.seat]):
        time_out(table, seat)
        if table.setup.clock.on_timeout == "forfeit":
            resign(table, seat)
        else:
            stand_in(table, seat)
    for seat in drawn:
        time_out(table, seat)
    if drawn:
        assert table.match is not None
        end_without_winner(table, ending.draw_on_time(table.match, drawn))


def time_out(table: Table, seat: int) -> None:
    """Record that a seat's time is up."""
    assert table.match is not None
    table.match.write("timeout", seat)
    log_events(table, [Event("timed_out", {"seat": seat})])


def stand_in(table: Table, seat: int) -> None:
    """A bot plays for a seat from now on."""
    table.clocks.run_out(seat)
    table.seats[seat].standing_in = True
    log_events(table, [Event("stood_in", {"seat": seat})])


def end_without_winner(table: Table, events: list[Event]) -> None:
    """End the game by agreement or on time; the record has a line for it unless it never began."""
    table.is_cancelled = table.match is None
    log_events(table, events)
    cancel_requests(table)


def fold_returned(table: Table, entry: Entry) -> None:
    """Give the seat back to its holder, with time to answer."""
    table.seats[entry.seat].standing_in = False
    table.clocks.come_back(entry.seat, entry.seat in table.to_act())
    log_events(table, [Event("returned", {"seat": entry.seat})])


def fold_abandon_answered(table: Table, entry: Entry) -> None:
    """Count the vote of a holder for all of their seats; the last one ends the game."""
    own = table.seats[entry.seat].holder
    seats = [number for number in table.people() if table.seats[number].holder == own]
    if entry.data["yes"] is True and not table.vote.yes:
        for seat in seats:
            table.undo_limits.offered[seat].append(table.recorded(seat))
    if table.vote.answer(seats, entry.data["yes"] is True, table.people()):
        end_without_winner(table, ending.stop(table.match))


def fold_rematched(table: Table, entry: Entry) -> None:
    """Link the table of the rematch."""
    table.rematch = str(entry.data["table"])


def fold_understood(table: Table, entry: Entry) -> None:
    """Mark a step or tip as read."""
    table.understood.append(str(entry.data["step"]))


def fold_excused(table: Table, entry: Entry) -> None:
    """Credit the clocks for an outage, without what was credited before."""
    start, end = int(str(entry.data["start"])), int(str(entry.data["end"]))
    table.clocks.excuse(max(start, table.excused_until), end)
    table.excused_until = max(end, table.excused_until)


def fold_migrated(table: Table, entry: Entry) -> None:
    """Move the table to another edition of its game."""
    migration.move(table, catalog.edition(table.game.id, entry.data["content"]))


FOLDS: Final[dict[str, Callable[[Table, Entry], None]]] = {
    entries.SAT: fold_sat,
    entries.WORDS: fold_dice,
    entries.COMMITTED: fold_dice,
    entries.SEALED: fold_dice,
    entries.REVEALED: fold_dice,
    entries.BEGAN: fold_dice,
    entries.RENAMED: fold_renamed,
    entries.ACTED: fold_acted,
    entries.UNDO_ASKED: fold_undo_asked,
    entries.UNDO_ANSWERED: fold_undo_answered,
    entries.UNDONE: fold_undone,
    entries.CHAT: fold_chat,
    entries.NOTE: fold_note,
    entries.RESIGNED: fold_resigned,
    entries.TIMED_OUT: fold_timed_out,
    entries.RETURNED: fold_returned,
    entries.ABANDON_ANSWERED: fold_abandon_answered,
    entries.REMATCHED: fold_rematched,
    entries.EXCUSED: fold_excused,
    entries.UNDERSTOOD: fold_understood,
    entries.MIGRATED: fold_migrated,
}
