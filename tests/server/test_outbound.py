"""Web Push and webhooks, all the way: a real push service, real signatures, real encryption."""

import asyncio
import base64
import json
import queue
import threading
from collections.abc import Callable, Iterator
from pathlib import Path
from urllib.parse import urlsplit

import pytest
from http_ece import ECEException  # type: ignore[import-untyped]  # it brings no types
from py_vapid import Vapid02

from hatamoto.server import outbound
from hatamoto.server.notify import LINK_THREADS, send_in_turn
from hatamoto.server.outbound_calls import OutboundCalls
from hatamoto.store.database import Database
from hatamoto.store.people import MAX_PUSHES, People
from tests.server.served import Json, Person, Served, serving
from tests.server.sink import Browser, Posted, Sink
from tests.server.test_accounts import private_key
from tests.server.test_upkeep import eventually
from tests.server.threads import run_in_thread

Visit = Callable[..., Person]
SEATS = [{"who": "me"}, {"who": "open"}, {"who": "open"}, {"who": "open"}]


@pytest.fixture(scope="module")
def sink(tmp_path_factory: pytest.TempPathFactory) -> Iterator[Sink]:
    """The world outside."""
    with Sink(tmp_path_factory.mktemp("sink")) as running:
        yield running
        running.shutdown()


@pytest.fixture(scope="module")
def served(tmp_path_factory: pytest.TempPathFactory, sink: Sink) -> Iterator[Served]:
    """A server that tells people at once and may call the sink."""
    folder: Path = tmp_path_factory.mktemp("served")
    trusting = {"SSL_CERT_FILE": str(sink.certificate)}
    settings = {"push_key": private_key(), "mail_from": "t@example.org", "inside": sink.host}
    with serving(folder, environment=trusting, away_seconds=0, **settings) as running:
        yield running


class Party:
    """Four people at a table, each with a browser that has subscribed."""

    def __init__(self, visit: Visit, sink: Sink, title: str) -> None:
        self.people = [visit("en"), visit("ja"), visit("en"), visit("en")]
        paths = [f"{sink.url}/push/{title}-{seat}" for seat in range(4)]
        self.browsers = [Browser(path) for path in paths]
        for person, browser in zip(self.people, self.browsers, strict=True):
            person.post("/api/push-subscriptions", browser.subscription(), 201)
        self.id = str(self.people[0].table(seats=SEATS, title=title)["id"])
        for seat in range(1, 4):
            self.people[seat].post(f"/api/tables/{self.id}/seats", {"seat": seat})

    def look(self, seat: int) -> Json:
        """The table as a seat sees it."""
        return self.people[seat].get(f"/api/tables/{self.id}")

    def begin(self) -> list[int]:
        """Play begins; the seats that owe an answer."""
        self.people[0].do(self.id, do="begin")
        asked: list[int] = self.look(0)["to_act"]
        return asked

    def answer(self, seat: int) -> None:
        """A seat answers what it is asked, without looking on."""
        turn = self.look(seat)["turns"][str(seat)]
        action = turn["legal"][0]["action"]
        self.people[seat].do(self.id, do="act", seat=seat, ply=turn["ply"], action=action)

    def pushed(self, sink: Sink, wanted: int) -> dict[int, Posted]:
        """This many pushes, by seat."""
        posts = [sink.next() for _ in range(wanted)]
        return {int(post.path[-1]): post for post in posts}


def nothing_more(sink: Sink) -> None:
    """Nobody else was notified."""
    with pytest.raises(queue.Empty):
        sink.posts.get_nowait()


def signed_by(posted: Posted) -> dict[str, object]:
    """The claims of a push, once its signature holds."""
    words = posted.headers["authorization"].removeprefix("vapid ")
    parts = dict(part.split("=", 1) for part in words.split(","))
    assert Vapid02.verify(posted.headers["authorization"])
    claims = parts["t"].split(".")[1]
    found: dict[str, object] = json.loads(base64.urlsafe_b64decode(claims + "=="))
    return {**found, "key": parts["k"]}


def test_a_push_can_be_read_by_the_browser_of_who_is_asked_and_away(
    visit: Visit, sink: Sink, served: Served
) -> None:
    party = Party(visit, sink, "snow")
    with party.people[3].socket(party.id) as looking:
        looking.read()
        asked = party.begin()
        away = [seat for seat in asked if seat != 3]
        posts = party.pushed(sink, len(away))
        assert set(posts) == set(away)
        nothing_more(sink)
    for seat, posted in posts.items():
        told = party.browsers[seat].read(posted)
        link = f"{served.base}/t/{party.id}"
        words = {1: "あなたの番です：snow（"}.get(seat, "Your turn: snow (")
        assert told["subject"].startswith(words)
        assert (told["link"], told["table"]) == (link, party.id)
        assert told["body"].endswith(link)
        assert set(told) == {"subject", "body", "link", "table"}


def test_who_is_not_asked_is_not_told(visit: Visit, sink: Sink) -> None:
    party = Party(visit, sink, "moon")
    asked = party.begin()
    party.pushed(sink, len(asked))
    for seat in asked:
        party.answer(seat)
    later = party.look(0)["to_act"]
    assert set(later) != {0, 1, 2, 3}
    assert set(party.pushed(sink, len(later))) == set(later)
    nothing_more(sink)


def test_the_push_service_learns_nothing(visit: Visit, sink: Sink, served: Served) -> None:
    party = Party(visit, sink, "secret-title")
    asked = party.begin()
    for seat, posted in party.pushed(sink, len(asked)).items():
        for word in (b"secret-title", party.id.encode(), b"turn", served.base.encode()):
            assert word not in posted.body
        told = json.dumps(party.browsers[seat].read(posted))
        shown = party.look(seat)
        cards = shown["turns"][str(seat)]["view"]["you"]["loyalty"]
        assert cards
        assert not any(f'"{card}"' in told or f" {card}" in told for card in cards)
        assert shown["chance"]["commitment"] not in told
        others = [browser for n, browser in enumerate(party.browsers) if n != seat]
        for other in others:
            with pytest.raises(ECEException):
                other.read(posted)


def test_a_push_is_signed_with_the_key_browsers_were_given(
    visit: Visit, sink: Sink, served: Served
) -> None:
    party = Party(visit, sink, "seal")
    posts = party.pushed(sink, len(party.begin()))
    for posted in posts.values():
        claims = signed_by(posted)
        assert claims["aud"] == sink.url
        assert claims["sub"] == "mailto:t@example.org"
        assert claims["key"] == party.people[0].me["push_key"]
        assert int(posted.headers["ttl"]) > 3600


def known_to(served: Served, browser: Browser) -> bool:
    """Whether the server still has a browser's endpoint."""
    database = Database(served.settings.database)
    rows = database.read(lambda c: c.exec_driver_sql("SELECT endpoint FROM pushes").scalars().all())
    database.close()
    return browser.endpoint in rows


def test_a_browser_that_is_gone_is_forgotten(visit: Visit, sink: Sink, served: Served) -> None:
    party = Party(visit, sink, "gone")
    for browser in party.browsers:
        sink.answers[urlsplit(browser.endpoint).path] = 410
    asked = party.begin()
    party.pushed(sink, len(asked))
    for seat in asked:
        party.answer(seat)
    later = set(party.look(0)["to_act"])
    party.pushed(sink, len(later - set(asked)))
    nothing_more(sink)
    assert not known_to(served, party.browsers[asked[0]])


def test_a_redirect_is_not_followed(visit: Visit, sink: Sink) -> None:
    party = Party(visit, sink, "away")
    for browser in party.browsers:
        sink.answers[urlsplit(browser.endpoint).path] = 307
    posts = party.pushed(sink, len(party.begin()))
    assert all(post.path.startswith("/push/away-") for post in posts.values())
    following = Party(visit, sink, "next")
    told = party.pushed(sink, len(following.begin()))
    assert all(post.path.startswith("/push/next-") for post in told.values())


# Webhooks


def test_a_webhook_is_called_with_a_sentence_and_a_link(
    visit: Visit, sink: Sink, served: Served
) -> None:
    person = visit("ja")
    hook = f"{sink.url}/hook?for=me"
    assert person.http.patch("/api/me", json={"webhook": hook}).status_code == 200
    id = person.table(seats=[{"who": "me"}] * 3, title="雪")["id"]
    posted = sink.next()
    assert posted.path == "/hook?for=me"
    assert posted.headers["content-type"] == "application/json"
    told = json.loads(posted.body)
    link = f"{served.base}/t/{id}"
    assert told["content"] == f"{told['subject']}\n{link}"
    assert told["subject"].startswith("あなたの番です：雪（")
    assert set(told) == {"content", "subject", "body", "link", "table"}
    nothing_more(sink)


def test_a_host_of_our_own_is_called_only_where_the_operator_says(
    tmp_path: Path, sink: Sink
) -> None:
    with serving(tmp_path, push_key=private_key(), away_seconds=0) as plain:
        person = Person(plain)
        hook = {"webhook": f"{sink.url}/hook"}
        assert person.http.patch("/api/me", json=hook).status_code == 400
        subscription = Browser(f"{sink.url}/push/x-0").subscription()
        person.post("/api/push-subscriptions", subscription, 400)
        person.close()


def test_an_endpoint_that_came_in_before_is_checked_again_when_it_is_called(
    tmp_path: Path, sink: Sink
) -> None:
    with serving(tmp_path, push_key=private_key(), away_seconds=0) as plain:
        person = Person(plain)
        database = Database(plain.settings.database)
        people = People(database)
        holder = database.read(lambda c: c.exec_driver_sql("SELECT id FROM holders").scalar())
        people.change(str(holder), webhook=f"{sink.url}/hook").result(30)
        database.close()
        person.table(seats=[{"who": "me"}] * 3)
        eventually(lambda: "not public" in plain.logged())
        person.close()
    nothing_more(sink)


# Who is slow


def test_a_receiver_that_never_finishes_is_left(
    sink: Sink, monkeypatch: pytest.MonkeyPatch
) -> None:
    monkeypatch.setenv("SSL_CERT_FILE", str(sink.certificate))
    monkeypatch.setattr(outbound, "MAX_CALL_SECONDS", 0.5)
    with pytest.raises(OSError, match="too long"):
        outbound.post(f"{sink.url}/slow", b"{}", {}, (sink.host,))
    assert sink.next().path == "/slow"


def test_receivers_that_never_finish_hold_up_nobody(tmp_path: Path, sink: Sink) -> None:
    trusting = {"SSL_CERT_FILE": str(sink.certificate)}
    served = Served(tmp_path, environment=trusting, away_seconds=0, inside=sink.host)
    people = [Person(served) for _ in range(40)]
    for person in people:
        assert person.http.patch("/api/me", json={"webhook": f"{sink.url}/slow"}).status_code == 200
    for person in people:
        person.table(seats=[{"who": "me"}] * 3)
    for _ in range(LINK_THREADS):
        assert sink.next().path == "/slow"
    for person in people:
        assert len(person.get("/api/sessions")["sessions"]) == 1
        person.close()
    served.kill()


def test_those_who_name_slow_receivers_do_not_silence_others() -> None:
    """The attack: eight people, each with twenty browsers that hardly answer, before a notice."""
    answers, called = threading.Semaphore(0), list[str]()

    def slow(person: str) -> None:
        answers.acquire()
        called.append(person)

    async def serve() -> None:
        calls = OutboundCalls(2, 60.0)
        people = [f"slow {number % 8}" for number in range(8 * MAX_PUSHES)]
        waiting = [asyncio.create_task(calls.run(person, slow, person)) for person in people]
        await asyncio.sleep(0)
        other = asyncio.create_task(calls.run("other", called.append, "other"))
        while not other.done():
            answers.release()
            await asyncio.wait((other, *waiting), return_when=asyncio.FIRST_COMPLETED)
            waiting = [task for task in waiting if not task.done()]
        answers.release(len(waiting))
        await asyncio.gather(*waiting)
        calls.close()

    run_in_thread(serve())
    assert called.index("other") <= 10
    assert len(called) == 8 * MAX_PUSHES + 1


def test_a_call_keeps_its_turn_when_nobody_waits_for_it_any_more() -> None:
    """The attack: a person who comes and goes, so that calls to slow hosts are given up."""

    async def serve() -> int:
        calls, answer = OutboundCalls(2, 60.0), threading.Event()
        people = ("slow", "slower")
        waiting = [asyncio.create_task(calls.run(person, answer.wait)) for person in people]
        await asyncio.sleep(0)
        for task in waiting:
            task.cancel()
        await asyncio.wait(waiting)
        running = calls.queue.busy
        answer.set()
        calls.close()
        return running

    assert run_in_thread(serve()) == 2


def test_what_takes_too_long_is_given_up_and_logged(caplog: pytest.LogCaptureFixture) -> None:
    async def serve() -> None:
        calls, answer = OutboundCalls(4, 0.05), threading.Event()
        with pytest.raises(TimeoutError):
            await calls.run("slow", answer.wait)
        again = asyncio.create_task(calls.run("slow", answer.wait))
        await asyncio.sleep(0)
        await send_in_turn(calls, "slow", "push", answer.set)
        with pytest.raises(TimeoutError):
            await again
        assert await calls.run("other", str, 7) == "7"
        answer.set()
        calls.close()

    run_in_thread(serve())
    assert "a notice by push was dropped" in caplog.text


@pytest.mark.parametrize(
    "address",
    [
        "192.0.0.192",
        "192.0.0.9",
        "fec0::1",
        "64:ff9b:1::1",
        "64:ff9b:1::a00:1",
        "5f00::1",
        "100::1",
        "2001:2::1",
        "2001:db8::1",
        "3fff::1",
        "fd00::1",
        "fe80::1",
        "ff0e::1",
        "::1",
        "::ffff:10.0.0.1",
        "64:ff9b::10.0.0.1",
        "0.0.0.0",
        "100.64.0.1",
        "169.254.169.254",
        "198.18.0.1",
        "224.0.0.1",
        "255.255.255.255",
    ],
)
def test_an_address_that_is_not_global_is_not_called(address: str) -> None:
    assert not outbound.is_public(address)


@pytest.mark.parametrize("address", ["93.184.216.34", "2606:2800:220:1::1", "64:ff9b::8.8.8.8"])
def test_an_address_of_the_internet_may_be_called(address: str) -> None:
    assert outbound.is_public(address)
