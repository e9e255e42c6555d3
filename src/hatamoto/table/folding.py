"""How each kind of entry changes a table.

This must be deterministic, as every process folds the same entries.
"""

from __future__ import annotations

from typing import TYPE_CHECKING, Final

from hatamoto import catalog
from hatamoto.kernel.events import Event
from hatamoto.kernel.seats import EVERYONE, bit
from hatamoto.table import ending, entries, migration
from hatamoto.table.entries import Entry
from hatamoto.table.log import ChatLine, LoggedEvent
from hatamoto.table.setup import HUMAN

if TYPE_CHECKING:
    from hatamoto.table.table import Table


def tell(table: Table, events: list[Event]) -> None:
    """Add events to the log, at the current moment."""
    moment = table.moment()
    table.log.extend(LoggedEvent(moment, event) for event in events)


def fold_sat(table: Table, entry: Entry) -> None:
    """Somebody has taken a seat."""
    seat = table.seats[entry.seat]
    seat.kind = HUMAN
    seat.holder = str(entry.data["holder"])
    seat.name = str(entry.data["name"]) or seat.name
    if "commitment" in entry.data:
        table.dice.fold(entry)


def fold_renamed(table: Table, entry: Entry) -> None:
    """A seat has another name."""
    table.seats[entry.seat].name = str(entry.data["name"])
    if table.match is not None:
        table.match.header["players"] = table.names()


def fold_dice(table: Table, entry: Entry) -> None:
    """Something was settled about the dice; play begins with the last of it."""
    if table.dice.fold(entry):
        begin(table)


def begin(table: Table) -> None:
    """Deal and begin play."""
    table.match = table.new_match()
    tell(table, table.match.begin())


def fold_acted(table: Table, entry: Entry) -> None:
    """A seat has answered, with one action or a list of them."""
    match = table.match
    assert match is not None
    seat = entry.seat
    for action in entry.actions():
        rolls, branches = match.state.rolls, match.state.branches
        tell(table, match.play_checked(seat, table.game.parse(action)))
        has_ended = rolls != match.state.rolls or branches is not match.state.branches
        if has_ended or seat not in match.state.to_act() or table.has_first_rules:
            end_step(table, entry)
    if table.seats[seat].standing_in:
        table.undo_limits.by_stand_in[seat].append(table.standing(seat))
    if not is_in_step(table, seat):
        table.undo_limits.withdrawn[seat] = 0
        lapse(table)
    elif table.has_first_rules:
        lapse(table)


def end_step(table: Table, entry: Entry) -> None:
    """A seat has answered until chance, somebody else or a simultaneous step came next."""
    table.undo_limits.refused[entry.seat] = 0
    table.clocks.end_step(entry.seat, entry.at, table.standing(entry.seat))
    table.clocks.turn(table.thinking(), entry.at)


def is_in_step(table: Table, seat: int) -> bool:
    """Whether a seat has answered part of a simultaneous step, which is still secret."""
    match = table.match
    assert match is not None
    return bool(match.sealed[seat]) and seat in match.state.to_act()


def lapse(table: Table) -> None:
    """Withdraw pending undo and draw requests."""
    ask_undo(table, None)
    table.vote.lapse()


def ask_undo(table: Table, seat: int | None) -> None:
    """Replace the pending undo request by that of this seat, or by none."""
    table.undo_asked = seat
    table.undo_yes = set()


def fold_undo_asked(table: Table, entry: Entry) -> None:
    """A seat asks the others for an undo."""
    ask_undo(table, entry.seat)


def fold_undo_answered(table: Table, entry: Entry) -> None:
    """One of the others has answered a request for an undo."""
    asker = table.undo_asked
    if asker is None or table.status == "over":  # Old tables may have one after the end.
        return
    if not entry.data["yes"]:
        table.undo_limits.refused[asker] += 1
        ask_undo(table, None)
        tell(table, [Event("undo_denied", {"seat": entry.seat})])
        return
    table.undo_yes |= set(table.held_by(table.seats[entry.seat].holder))
    if not table.undo_waiting():
        undo(table, asker, played=not table.has_first_rules)


def fold_undone(table: Table, entry: Entry) -> None:
    """A seat has undone actions of its own without asking."""
    asked = table.asked_since(entry.seat)
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
        lapse(table)
    table.undo_limits.forget_undone(table.standing)
    table.clocks.take_back(table.standing)
    audience = bit(seat) if pending else EVERYONE
    tell(table, [Event("undone", {"seat": seat}, audience)])


def fold_chat(table: Table, entry: Entry) -> None:
    """Somebody has said something."""
    name, text = str(entry.data["name"]), str(entry.data["text"])
    table.talk.append(ChatLine(len(table.talk), entry.at, entry.seat, name, text))


def fold_note(table: Table, entry: Entry) -> None:
    """A seat has changed its note."""
    table.notes[entry.seat] = str(entry.data["text"])


def fold_resigned(table: Table, entry: Entry) -> None:
    """A seat has resigned."""
    resign(table, entry.seat)


def resign(table: Table, seat: int) -> None:
    """A seat gives up, of its own will or out of time."""
    assert table.match is not None
    table.seats[seat].resigned = True
    tell(table, ending.resign(table.match, seat))
    lapse(table)


def fold_timed_out(table: Table, entry: Entry) -> None:
    """The time of one or more seats is up."""
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
        stop(table, ending.draw_on_time(table.match, drawn))


def time_out(table: Table, seat: int) -> None:
    """Record that a seat's time is up."""
    assert table.match is not None
    table.match.write("timeout", seat)
    tell(table, [Event("timed_out", {"seat": seat})])


def stand_in(table: Table, seat: int) -> None:
    """A bot plays for a seat from now on."""
    table.clocks.run_out(seat)
    table.seats[seat].standing_in = True
    tell(table, [Event("stood_in", {"seat": seat})])


def stop(table: Table, told: list[Event]) -> None:
    """End the game without a result."""
    table.abandoned = True
    tell(table, told)
    lapse(table)


def fold_returned(table: Table, entry: Entry) -> None:
    """A holder has taken the seat back."""
    table.seats[entry.seat].standing_in = False
    table.clocks.come_back(entry.seat, entry.seat in table.to_act())
    tell(table, [Event("returned", {"seat": entry.seat})])


def fold_abandon_answered(table: Table, entry: Entry) -> None:
    """A seat has answered whether to stop the game."""
    own = table.seats[entry.seat].holder
    seats = [number for number in table.people() if table.seats[number].holder == own]
    if table.vote.answer(seats, entry.data["yes"] is True, table.people()):
        stop(table, ending.stop(table.match))


def fold_rematched(table: Table, entry: Entry) -> None:
    """The table of the rematch is known."""
    table.rematch = str(entry.data["table"])


def fold_understood(table: Table, entry: Entry) -> None:
    """The learner has read a step or tip."""
    table.understood.append(str(entry.data["step"]))


def fold_excused(table: Table, entry: Entry) -> None:
    """An outage is credited to the clocks."""
    start, end = int(str(entry.data["start"])), int(str(entry.data["end"]))
    table.clocks.excuse(max(start, table.excused_until), end)
    table.excused_until = max(end, table.excused_until)


def fold_migrated(table: Table, entry: Entry) -> None:
    """The table moves to another edition of its game."""
    migration.move(table, catalog.edition(table.game.id, entry.data["content"]))


FOLDS: Final = {
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
