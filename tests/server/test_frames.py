"""The raw frames of whole games, held against the truth: no seat is sent what it may not know."""

import json
from typing import Any

import pytest

from hatamoto.kernel.seats import WATCHER, is_in
from hatamoto.store.database import Database
from hatamoto.store.store import Store
from hatamoto.table.entries import Entry
from hatamoto.table.message_builder import Reader, message
from hatamoto.table.table import Table
from tests.server.served import Line, Person, Served
from tests.table.test_secrecy import check_own_only

SEATS = [{"who": "me"}, *[{"who": "bot", "level": "random"}] * 3]
VIEWED = ("ply", "moments", "to_act", "view", "turns", "round", "outcome", "requests", "note")


def history(served: Served, table: str) -> list[Entry]:
    """What the store holds of a table."""
    database = Database(served.settings.database)
    entries = Store(database).history(table)
    database.close()
    return entries


def truths(table: str, entries: list[Entry], who: str) -> set[str]:
    """Every picture of the table a holder may have had, one for each entry."""
    made = Table(table, entries[0])
    found: set[str] = set()
    for entry in entries[1:]:
        made.fold(entry)
        told: dict[str, object] = {**message(made, Reader(who), 0)}
        found.add(json.dumps({key: told[key] for key in VIEWED}, sort_keys=True))
    return found


def check_frames(frames: list[str], eye: int, pictures: set[str]) -> int:
    """Each frame shows one of those pictures and, until the end, no other seat's cards."""
    looked = 0
    for text in frames:
        frame: Any = json.loads(text)
        if frame["is"] == "reply":
            continue
        shown = json.dumps({key: frame[key] for key in VIEWED}, sort_keys=True)
        assert shown in pictures
        if frame["status"] == "playing":
            check_own_only(frame, eye)
            looked += 1
    return looked


@pytest.mark.parametrize("game", range(2))
def test_raw_frames_hold_nothing_but_what_the_seat_may_know(person: Person, game: int) -> None:
    table = person.table(seats=SEATS)["id"]
    person.do(table, do="note", text=f"only mine {game}")
    with person.socket(table) as mine, Line(person.served, table) as watching:
        watching.read()
        mine.play()
        watching.until("status", "over")
    entries = history(person.served, table)
    holder = str(entries[0].data["host"])
    assert check_frames(mine.frames, 0, truths(table, entries, holder)) > 20
    assert check_frames(watching.frames, WATCHER, truths(table, entries, "")) > 20
    secret = next(str(entry.data["secret"]) for entry in entries if "secret" in entry.data)
    key = str(entries[0].data["key"])
    assert not any(key in text for text in mine.frames + watching.frames)
    before = [text for text in mine.frames + watching.frames if '"status":"over"' not in text]
    assert not any(secret in text for text in before)
    assert not any(f"only mine {game}" in text for text in watching.frames)
    check_events(table, entries, mine, watching)


def check_events(table: str, entries: list[Entry], mine: Line, watching: Line) -> None:
    """Each got exactly the events they may see, in order."""
    made = Table(table, entries[0])
    for entry in entries[1:]:
        made.fold(entry)
    for eye, line in ((0, mine), (WATCHER, watching)):
        meant = [(one.event.kind, one.event.facts) for one in made.log if is_in(one.event.to, eye)]
        assert [(event["kind"], event["facts"]) for event in line.events] == meant


def choosing(person: Person) -> str:
    """A table where the person chooses a card together with others."""
    while True:
        table = person.table(seats=SEATS)
        if table["view"]["hatamoto"] != 0:
            return str(table["id"])


def test_what_others_answer_in_secret_is_not_sent(person: Person) -> None:
    table = choosing(person)
    with person.socket(table) as line:
        line.read()
        while line.table["to_act"] != [0]:
            line.read()
        sent = "".join(line.frames)
    entries = history(person.served, table)
    answers = [entry for entry in entries if entry.kind == "acted" and entry.seat > 0]
    assert len(answers) == 2
    assert not any(event["kind"] == "card_revealed" for event in line.events)
    assert [player["played"] for player in line.table["view"]["players"]] == [None] * 4
    assert '"answers":["' not in sent
