"""Builds the messages of a table for one reader: the full one, then what is new."""

from __future__ import annotations

from collections.abc import Collection
from typing import Final

from hatamoto.kernel.errors import HatamotoError
from hatamoto.kernel.match import CONSENT, FREE, Match
from hatamoto.kernel.seats import EVERYONE, WATCHER, is_in
from hatamoto.kernel.state import State
from hatamoto.table import messages, proposals
from hatamoto.table.clock import NONE
from hatamoto.table.decision_rows import blocked_rows, decision_row, legal_rows
from hatamoto.table.dice import FIRST_SCHEME
from hatamoto.table.lessons import Progress
from hatamoto.table.log import ChatLine, LoggedEvent
from hatamoto.table.messages import OVER, PLAYING, WAITING
from hatamoto.table.past import MomentRequest, Past
from hatamoto.table.table import Table

MAX_TALK: Final = 100
"""How many lines of chat a message has at most."""
UNREAD: Final = -1
"""A reader who has been sent no chat yet; the first message has the last lines only."""
DRAW: Final[messages.Outcome] = {
    "scores": [], "places": [], "winners": [], "reason": "agreed_draw"
}  # fmt: skip
"""The outcome of a table that was cancelled by agreement, before the deal."""


class Reader:
    """A client that reads a table, and how much it has been sent."""

    def __init__(self, holder: str) -> None:
        self.holder = holder
        self.events = 0
        """How many events of the table's log have been processed."""
        self.numbered = 0
        """How many of them this reader was sent."""
        self.talk = UNREAD
        """How many lines of chat have been sent or passed over."""

    @property
    def cursor(self) -> tuple[int, int, int]:
        """How much this reader has been sent."""
        return self.events, self.numbered, self.talk

    @cursor.setter
    def cursor(self, cursor: tuple[int, int, int]) -> None:
        self.events, self.numbered, self.talk = cursor


def message(
    table: Table, reader: Reader, now: int, online: Collection[str] = ()
) -> messages.Update:
    """Everything this reader may know; of events and chat only what is new."""
    held = table.held_by(reader.holder)
    state = None if table.match is None else table.match.state
    turns = {str(seat): turn(table, table.match, seat) for seat in held} if table.match else {}
    return {
        "id": table.id,
        "title": table.setup.title,
        "game": table.setup.game,
        "options": table.setup.options,
        "public": table.setup.public,
        "host": reader.holder == table.host,
        "lesson": table.setup.lesson,
        "goal": None if state is None else state.game.goal(state, held[0] if held else WATCHER),
        "guided": guided_row(table) if held else None,
        "status": table.status,
        "seats": [seat_row(table, seat, now, online) for seat in range(len(table.seats))],
        "you": held,
        "ply": 0 if table.match is None else table.match.ply_for(held[0] if held else WATCHER),
        "moment": table.moment(),
        "moments": table.moment(),
        "to_act": table.to_act(),
        "round": 0 if state is None else state.round(),
        "view": first_view(state, turns),
        "turns": turns,
        "events": new_events(table, reader, held),
        "chat": new_talk(table, reader),
        "note": table.notes.get(held[0], "") if held else "",
        "clock": clock_row(table),
        "chance": chance_row(table),
        "requests": requests(table),
        "outcome": outcome_row(table),
        "rematch": table.rematch,
        "server_time": now,
    }


def guided_row(table: Table) -> messages.Guided | None:
    """The learner's progress; None at a table without a lesson."""
    if not table.setup.lesson:
        return None
    lesson, progress = table.lesson, table.progress()
    steps = 0 if lesson is None else len(lesson.steps)
    return {
        "id": "" if lesson is None else lesson.id,
        "step": None if progress is None else step_row(table, progress),
        "number": steps if progress is None else progress.index + 1,
        "steps": steps,
        "understood": table.understood,
    }


def step_row(table: Table, progress: Progress) -> messages.GuidedStep:
    """The step a learner is at."""
    step = progress.step
    return {
        "id": step.id,
        "text": f"lesson-{table.setup.game}-{table.setup.guided}-{step.id}",
        "target": step.target if progress.is_due else "",
        "actions": list(progress.actions),
    }


def first_view(state: State | None, turns: dict[str, messages.Turn]) -> messages.JsonObject | None:
    """The view of the first seat the reader holds, or a watcher's."""
    for row in turns.values():
        return row["view"]
    return None if state is None else state.view(WATCHER)


def seat_row(table: Table, number: int, now: int, online: Collection[str]) -> messages.Seat:
    """What everybody sees of a seat."""
    seat = table.seats[number]
    clocks = table.clocks
    running = clocks.since[number] != 0
    timed = table.setup.clock.kind != NONE
    return {
        "number": number,
        "name": seat.name,
        "kind": seat.kind,
        "level": seat.level,
        "online": seat.holder in online,
        "resigned": seat.resigned,
        "standing_in": seat.standing_in,
        "can_return": table.can_return(number),
        "shared": [other for other in table.held_by(seat.holder) if other != number],
        "clock": {"left": clocks.left_at(number, now), "running": running} if timed else None,
    }


def undo_row(table: Table, seat: int) -> messages.Undo:
    """Whether a seat may undo its last action; bots need not consent."""
    undo = table.undo_answer(seat)
    alone = undo.answer == CONSENT and not table.others(seat)
    return {"answer": FREE if alone else undo.answer, "reason": undo.reason}


def can_abandon(table: Table, seat: int) -> bool:
    """Whether a seat's vote to end the game without a result would be taken now."""
    try:
        return proposals.abandon(table, seat, table.seats[seat].holder, True, 0) is not None
    except HatamotoError:
        return False


def turn(table: Table, match: Match, seat: int) -> messages.Turn:
    """What one seat sees and may do, and why other actions are not allowed."""
    state = match.state
    frame = state.open_frame(seat) if match.outcome() is None else -1
    return {
        "ply": match.ply_for(seat),
        "view": state.view(seat),
        "goal": state.game.goal(state, seat),
        "decision": None if frame < 0 else decision_row(state, frame, seat),
        "legal": [] if frame < 0 else legal_rows(state, seat, frame, table.bot_mask()),
        "blocked": [] if frame < 0 else blocked_rows(state, seat, frame),
        "undo": undo_row(table, seat),
        "can_abandon": can_abandon(table, seat),
        "since": last_answer(match, seat),
    }


def last_answer(match: Match, seat: int) -> int:
    """The moment before a seat's last answer; the current one while its answer is pending."""
    if match.sealed[seat]:
        return len(match.lines)
    for index in range(len(match.lines) - 1, -1, -1):
        if match.lines[index].seat == seat:
            return index
    return 0


def new_events(table: Table, reader: Reader, held: list[int]) -> list[messages.TableEvent]:
    """The events since the reader last looked that any of their seats may see."""
    rows = event_rows(table.log[reader.events :], held, reader.numbered)
    reader.numbered += len(rows)
    reader.events = len(table.log)
    return rows


def event_rows(log: list[LoggedEvent], held: list[int], first: int) -> list[messages.TableEvent]:
    """Those of some events that any of these seats may see, numbered from `first`."""
    viewers = held or [WATCHER]
    rows: list[messages.TableEvent] = []
    for logged in log:
        seeing = [viewer for viewer in viewers if is_in(logged.event.to, viewer)]
        if seeing:
            rows.append(event_row(first + len(rows), logged, seeing))
    return rows


def event_row(number: int, logged: LoggedEvent, seeing: list[int]) -> messages.TableEvent:
    """An event for a reader; a private one says which of the reader's seats may see it."""
    event = logged.event
    row: messages.TableEvent = {
        "n": number,
        "moment": logged.moment,
        "kind": event.kind,
        "facts": event.facts,
        "rule": event.rule or None,
        "private": event.to != EVERYONE,
    }
    return {**row, "seats": seeing} if row["private"] else row


def new_talk(table: Table, reader: Reader) -> list[messages.ChatLine]:
    """The chat lines since the reader last looked, as many as a message has; first the last ones.

    Anybody may chat at a public table, so that all of it together could be large.
    """
    begin = max(0, len(table.talk) - MAX_TALK) if reader.talk == UNREAD else reader.talk
    rows = talk_rows(table.talk[begin : begin + MAX_TALK])
    reader.talk = begin + len(rows)
    return rows


def older_talk(table: Table, before: int) -> list[messages.ChatLine]:
    """The chat lines before a number, as many as a message has."""
    end = min(before, len(table.talk))
    return talk_rows(table.talk[max(0, end - MAX_TALK) : end])


def talk_rows(lines: list[ChatLine]) -> list[messages.ChatLine]:
    """Lines of chat as they are sent."""
    return [
        {"n": line.number, "at": line.at, "seat": line.seat, "name": line.name, "text": line.text}
        for line in lines
    ]


def clock_row(table: Table) -> messages.ClockRule:
    """How the table keeps time."""
    rules = table.setup.clock
    return {
        "kind": rules.kind,
        "minutes": rules.minutes,
        "increment": rules.increment,
        "days": rules.days,
        "on_timeout": rules.on_timeout,
    }


def chance_row(table: Table) -> messages.Chance:
    """What is shown of the dice; nothing of it changes while the game is played."""
    if table.status != PLAYING:
        return current_chance(table)
    if table.shown_chance is None:
        table.shown_chance = current_chance(table)
    return table.shown_chance


def current_chance(table: Table) -> messages.Chance:
    """Commitments once they are closed, words once the game is dealt, the secret at the end."""
    dice = table.dice
    nothing: list[str | None] = [None] * len(table.seats)
    is_first = dice.scheme == FIRST_SCHEME
    is_dealt = table.match is not None
    over = table.status == OVER and is_dealt
    return {
        "scheme": dice.scheme,
        "commitment": dice.commitment,
        "commitments": dice.commitments if dice.is_sealed else nothing,
        "awaited": [] if is_first or table.status != WAITING else awaited(table),
        "words": dice.stream().words if is_dealt or is_first else nothing,
        "unrevealed": dice.unrevealed() if is_dealt else [],
        "secret": dice.secret.hex() if over else None,
    }


def awaited(table: Table) -> list[int]:
    """The seats that can still commit, or that must reveal once the secret is chosen."""
    if table.is_revealing():
        return table.dice.unrevealed()
    return [seat for seat in table.people() if table.dice.commitments[seat] is None]


def requests(table: Table) -> messages.Requests:
    """What the others have been asked to agree to."""
    undo: messages.UndoAsked | None = None
    if table.undo_asked is not None and table.match is not None:
        actions = table.match.played_undo(table.undo_asked).actions
        undo = {"seat": table.undo_asked, "actions": actions, "waiting": table.undo_waiting()}
    abandon: messages.AbandonAsked | None = None
    if table.vote.yes:
        abandon = {"yes": sorted(table.vote.yes), "waiting": table.vote.waiting(table.people())}
    return {"undo": undo, "abandon": abandon}


def outcome_row(table: Table) -> messages.Outcome | None:
    """The result, or that the table was abandoned."""
    outcome = table.outcome()
    if outcome is None:
        return DRAW if table.is_cancelled else None
    return {
        "scores": outcome.scores,
        "places": outcome.places,
        "winners": outcome.winners,
        "reason": outcome.reason,
    }


def moment_row(past: Past, request: MomentRequest) -> messages.Moment:
    """A past moment. Reads nothing that play changes, so that a worker thread may call it."""
    past.read(request.lines, request.moment)
    past.read_events(request.log, request.events)
    state = past.state(request.moment)
    frame = state.open_frame(request.seat)
    return {
        "goal": state.game.goal(state, request.seat),
        "moment": request.moment,
        "moments": request.moments,
        "view": state.view(request.seat),
        "decision": None if frame < 0 else decision_row(state, frame, request.seat),
        "to_act": [other for other in state.to_act() if other >= 0],
        "events": past.events(request.moment, request.seat, request.events),
    }


def overlays_at(past: Past, request: MomentRequest) -> messages.JsonObject | None:
    """The board overlays at a moment; as safe for a worker thread as `moment_row`."""
    past.read(request.lines, request.moment)
    state = past.state(request.moment)
    return state.game.overlays(state)


def summary(table: Table) -> messages.Summary:
    """A table in a list."""
    return {
        "id": table.id,
        "title": table.setup.title,
        "game": table.setup.game,
        "status": table.status,
        "public": table.setup.public,
        "seats": [{"name": seat.name, "kind": seat.kind} for seat in table.seats],
        "open": table.open_seats() if table.status == WAITING else [],
        "to_act": table.to_act(),
        "round": 0 if table.match is None else table.match.state.round(),
        "clock": clock_row(table),
        "deadline": table.deadline(),
        "changed_at": table.changed_at,
        "outcome": outcome_row(table),
    }
