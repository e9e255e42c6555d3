"""People who are away are notified once, in their language, when it is their turn."""

import email
import queue
from collections.abc import Callable, Iterator
from contextlib import suppress
from pathlib import Path

import pytest

from tests.cli.running import run
from tests.server.mailbox import Box, confirm
from tests.server.served import Person, Served, serving

Visit = Callable[..., Person]
SEATS = [{"who": "me"}, {"who": "open"}, {"who": "open"}]


@pytest.fixture(scope="module")
def served(tmp_path_factory: pytest.TempPathFactory, box: Box) -> Iterator[Served]:
    """A server that tells people at once."""
    folder: Path = tmp_path_factory.mktemp("served")
    with serving(folder, smtp=box.url, mail_from="t@example.org", away_seconds=0) as running:
        yield running


def seated(visit: Visit, box: Box, title: str) -> tuple[list[Person], str]:
    """Three people with addresses at a table that has not begun."""
    people = [visit("en"), visit("ja"), visit("en")]
    for number, person in enumerate(people):
        confirm(person, box, f"{title}-{number}@example.org")
    id = people[0].table(seats=SEATS, title=title)["id"]
    for seat in (1, 2):
        people[seat].post(f"/api/tables/{id}/seats", {"seat": seat})
    return people, id


def collect(box: Box, wanted: int) -> dict[str, str]:
    """This many mails: subject and text by address."""
    mails = [box.next() for _ in range(wanted)]
    return {mail["to"]: f"{mail['subject']}\n{mail.get_content()}" for mail in mails}


def asked_of(people: list[Person], id: str) -> list[int]:
    """The seats that owe an answer."""
    asked: list[int] = people[0].get(f"/api/tables/{id}")["to_act"]
    return asked


def test_those_who_are_away_are_told_in_their_language(
    visit: Visit, served: Served, box: Box
) -> None:
    people, id = seated(visit, box, "snow")
    people[0].do(id, do="begin")
    asked = asked_of(people, id)
    mails = collect(box, len(asked))
    assert set(mails) == {f"snow-{seat}@example.org" for seat in asked}
    assert all(f"{served.base}/t/{id}" in text for text in mails.values())
    for seat in asked:
        text = mails[f"snow-{seat}@example.org"]
        assert ("Your turn: snow" in text) == (seat != 1)


def test_who_looks_is_not_told_and_nobody_is_told_twice(visit: Visit, box: Box) -> None:
    people, id = seated(visit, box, "moon")
    with people[0].socket(id) as line:
        line.read()
        people[0].do(id, do="begin")
        asked = asked_of(people, id)
        mails = collect(box, len([seat for seat in asked if seat != 0]))
        assert "moon-0@example.org" not in mails
        for text in ("one", "two"):
            people[0].do(id, do="chat", text=text)
        if 0 in asked:
            line.asked()
            line.act(0)
    others, other = seated(visit, box, "later")
    others[0].do(other, do="begin")
    told = collect(box, len(asked_of(others, other)))
    assert all(address.startswith("later-") for address in told)
    with pytest.raises(queue.Empty):
        box.mails.get_nowait()


def test_who_answers_by_http_is_told_of_the_next_answer(visit: Visit, box: Box) -> None:
    people, id = seated(visit, box, "post")
    people[0].do(id, do="begin")
    collect(box, len(asked_of(people, id)))
    for seat in asked_of(people, id):
        turn = people[seat].get(f"/api/tables/{id}")["turns"][str(seat)]
        action = turn["legal"][0]["action"]
        people[seat].do(id, do="act", seat=seat, ply=turn["ply"], action=action)
    next_asked = asked_of(people, id)
    assert set(collect(box, len(next_asked))) == {f"post-{s}@example.org" for s in next_asked}


def test_who_is_banned_is_told_nothing_any_more(visit: Visit, served: Served, box: Box) -> None:
    people, id = seated(visit, box, "gate")
    for seat in (1, 2):
        account = {"name": f"Gate{seat}", "password": "a long password"}
        people[seat].post("/api/accounts", account, 201)
        url = served.settings.database
        assert run("admin", "ban", f"Gate{seat}", "--database", url).code == 0
    people[0].do(id, do="begin")
    while asked_of(people, id) == [0]:
        turn = people[0].get(f"/api/tables/{id}")["turns"]["0"]
        people[0].do(id, do="act", seat=0, ply=turn["ply"], action=turn["legal"][0]["action"])
    told: set[str] = set()
    with suppress(queue.Empty):
        while True:
            told.add(email.message_from_bytes(box.mails.get(timeout=2))["to"])
    assert told <= {"gate-0@example.org"}
