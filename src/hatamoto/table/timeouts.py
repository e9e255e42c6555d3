"""Proposes what follows when time is up: timeouts, returns, and credit for outages."""

from __future__ import annotations

from collections.abc import Sequence

from hatamoto.kernel.errors import IllegalAction, NotYourTurn
from hatamoto.kernel.refusals import refused
from hatamoto.table import entries
from hatamoto.table.clock import FORFEIT
from hatamoto.table.entries import Entry
from hatamoto.table.messages import OVER
from hatamoto.table.proposals import act, active_seat, next_entry, running_match
from hatamoto.table.table import Table


def time_out(table: Table, at: int) -> Entry | None:
    """The entry for all expired clocks or the reveal time; None if nothing is due.

    Where time that is up forfeits, seats leave in the order of their deadlines, so that it does not
    matter when the server looks, and the last one left wins. If the last ones left have the same
    deadline, none of them is before the other, and the game is drawn.
    """
    deadline = table.deadline()
    if deadline is None or deadline > at:
        return None
    if table.is_revealing():
        return next_entry(table, at, entries.BEGAN)
    late = late_seats(table, at)
    seats, drawn = late, list[int]()
    if table.setup.clock.on_timeout == FORFEIT and len(late) == standing_seats(table):
        end = table.clocks.deadline(late[-1])
        last = [seat for seat in late if table.clocks.deadline(seat) == end]
        seats = late[: -len(last)]
        drawn = last if len(last) > 1 else []
    if len(seats) == 1 and not drawn:
        return next_entry(table, at, entries.TIMED_OUT, seats[0])
    data: dict[str, object] = {"seats": seats, "drawn": drawn} if drawn else {"seats": seats}
    return next_entry(table, at, entries.TIMED_OUT, late[0], **data)


def late_seats(table: Table, at: int) -> list[int]:
    """The seats of people whose time is up, the earliest first."""
    due = [
        (time, seat)
        for seat in table.to_act()
        if (time := table.clocks.deadline(seat)) is not None and time <= at
    ]
    return [seat for _, seat in sorted(due)]


def standing_seats(table: Table) -> int:
    """How many seats have not resigned."""
    return sum(not seat.resigned for seat in table.seats)


def stood_in_for(table: Table, holder: str) -> list[int]:
    """The seats of a holder for which a bot plays until they come back."""
    if table.status == OVER:
        return []
    held = (seat for seat in table.held_by(holder) if not table.seats[seat].resigned)
    return [seat for seat in held if table.seats[seat].standing_in]


def come_back(table: Table, holder: str, at: int) -> Entry | None:
    """Return a holder to a seat that a bot was playing for them; None if there is none.

    Raises IllegalAction if they have no time left for any of these seats.
    """
    away = stood_in_for(table, holder)
    for seat in away:
        if table.can_return(seat):
            return next_entry(table, at, entries.RETURNED, seat)
    if away:
        raise IllegalAction(refused("", "time_used_up"))
    return None


def come_back_to(table: Table, seat: int, holder: str, at: int) -> Entry | None:
    """The same for one seat."""
    number = active_seat(table, seat, holder)
    if number not in stood_in_for(table, holder):
        return None
    if not table.can_return(number):
        raise IllegalAction(refused("", "time_used_up"))
    return next_entry(table, at, entries.RETURNED, number)


def return_to_act(
    table: Table, seat: int, holder: str, actions: list[str], ply: int | None, at: int
) -> Entry | None:
    """Return a holder to the seat for which they act; None if no bot plays it, or to the end.

    Raises what `act` raises: an action that is refused does not use up the minute for returning.
    """
    number = active_seat(table, seat, holder)
    if not table.can_return(number):
        return None
    act(table, number, actions, ply, at)
    return next_entry(table, at, entries.RETURNED, number)


def return_to_delegate(table: Table, seat: int, holder: str, at: int) -> Entry | None:
    """The same for somebody who lets a bot answer the question that the seat is asked."""
    number = active_seat(table, seat, holder)
    if not table.can_return(number):
        return None
    match = running_match(table)
    if number not in table.to_act():
        raise NotYourTurn(match.state.idle_refusal(number))
    return next_entry(table, at, entries.RETURNED, number)


def excuse(table: Table, outages: Sequence[tuple[int, int]], at: int) -> Entry | None:
    """Credit clocks for an outage; None if none ran or is parked, or all outages are credited."""
    running = [since for since in table.clocks.since + table.clocks.parked if since]
    for start, end in outages:
        if end > table.excused_until and any(since < end for since in running):
            return next_entry(table, at, entries.EXCUSED, start=start, end=end)
    return None
