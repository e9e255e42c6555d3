"""Nothing a holder is sent depends on what their seats may not know."""

import json
from typing import Any

import pytest

from hatamoto.kernel.conformance.secrecy import lasting_world
from hatamoto.kernel.conformance.worlds import Truth, World
from hatamoto.kernel.rng import Rng
from hatamoto.kernel.seats import WATCHER, is_in
from hatamoto.table import proposals
from hatamoto.table.log import LoggedEvent
from hatamoto.table.message_builder import Reader, message, summary
from hatamoto.table.table import Table
from tests.contract.cases import case
from tests.table.room import START, Room, holder, moment_at, people

SEATS = 4
OBSERVERS = [0, 2, WATCHER]


class Told:
    """What the holder of one observer is sent, message by message, in one world."""

    def __init__(self, world: World) -> None:
        room = people(SEATS)
        self.world = world
        self.table: Table = room.table
        self.table.match = world.match
        self.table.log = []
        self.reader = Reader(holder(world.observer) if world.observer >= 0 else "watcher")

    def step(self) -> bool:
        """Follow the truth one step; False where this world cannot."""
        if not self.world.step() or self.world.has_diverged:
            return False
        moment = self.table.moment()
        self.table.log += [LoggedEvent(moment, event) for event in self.world.events]
        return True

    def update(self) -> str:
        """What is sent after a step, as it goes over the wire."""
        return json.dumps(message(self.table, self.reader, START))

    def whole(self) -> str:
        """What is sent to one who comes now, with the list's row."""
        fresh = message(self.table, Reader(self.reader.holder), START)
        return json.dumps([fresh, summary(self.table)])


@pytest.mark.parametrize("observer", OBSERVERS)
@pytest.mark.parametrize("seed", [21, 22])
def test_messages_are_the_same_in_every_world_the_eyes_hold_possible(
    observer: int, seed: int
) -> None:
    truth = Truth(case("shogunate", SEATS, seed), [observer], 0, 0)
    rng = Rng(seed)
    hidden = truth.hidden(observer)
    looks = sum(
        compared(Told(World(truth, observer, rng, {}, set())), Told(other))
        for other in [lasting_world(truth, observer, rng, hidden) for _ in range(4)]
    )
    assert looks > 40


def compared(one: Told, other: Told) -> int:
    """Step through both worlds together; how often they differed and looked the same."""
    looks = 0
    while one.world.ply < len(one.world.truth.steps):
        if not one.step() or not other.step():
            break
        if not one.world.match.state.to_act() or one.world.match.state.actor() < 0:
            continue
        assert other.update() == one.update()
        assert other.whole() == one.whole()
        looks += other.world.is_different
    return looks


class Leaky(Told):
    """Adds what another seat sees."""

    def update(self) -> str:
        return super().update() + json.dumps(self.world.match.state.view(1))


def test_a_leak_would_be_noticed() -> None:
    truth = Truth(case("shogunate", SEATS, 21), [0], 0, 0)
    rng = Rng(21)
    other = lasting_world(truth, 0, rng, truth.hidden(0))
    with pytest.raises(AssertionError):
        compared(Leaky(World(truth, 0, rng, {}, set())), Leaky(other))


@pytest.mark.parametrize("observer", [0, 2])
def test_a_sampled_truth_looks_the_same(observer: int) -> None:
    room = people(SEATS, seed=9)
    rng = Rng(3)
    who = holder(observer)
    changed = 0
    while room.table.to_act():
        if room.match.ply % 3 == 0:
            truth, sent = room.match.state, json.dumps(room.message(who))
            room.match.state = truth.sample(observer, rng)
            changed += room.match.state.position() != truth.position()
            assert json.dumps(room.message(who)) == sent
            room.match.state = truth
        room.step()
    assert changed > 20


def walk(value: Any) -> list[dict[str, Any]]:
    """Every object inside a JSON value."""
    found = [value] if isinstance(value, dict) else []
    inside = value.values() if isinstance(value, dict) else value if isinstance(value, list) else []
    return found + [one for part in inside for one in walk(part)]


def check_own_only(told: dict[str, Any], observer: int) -> None:
    """No object in a message shows what another seat has, wherever it stands."""
    for found in walk(told):
        if "face_down" in found:
            assert "loyalty" not in found
            assert "score" not in found
        elif "loyalty" in found:
            assert found["seat"] == observer
        if found.get("kind") == "loyalty_received":
            assert found["facts"]["seat"] == observer
    chance = told["chance"]
    assert chance["secret"] is None


@pytest.mark.parametrize("observer", OBSERVERS)
def test_no_message_has_the_cards_of_another_seat(observer: int) -> None:
    room = people(SEATS, seed=11)
    who = holder(observer) if observer >= 0 else "watcher"
    while room.table.to_act():
        told: Any = room.message(who)
        check_own_only(told, observer)
        secret = room.table.dice.secret.hex()
        assert secret not in json.dumps(told)
        assert secret not in json.dumps(summary(room.table))
        room.step()
    over: Any = room.message(who)
    assert all("loyalty" in row for row in over["view"]["players"])


@pytest.mark.parametrize("observer", OBSERVERS)
def test_events_reach_their_audience_and_nobody_else(observer: int) -> None:
    room = people(SEATS, seed=12)
    room.play()
    events: Any = room.message(holder(observer) if observer >= 0 else "watcher")["events"]
    allowed = [one.event for one in room.table.log if is_in(one.event.to, observer)]
    assert [event["kind"] for event in events] == [event.kind for event in allowed]
    assert [event["facts"] for event in events] == [event.facts for event in allowed]
    assert len(allowed) < len(room.table.log)


# Moments: as the seat knew it then


def settled(room: Room, observer: int) -> dict[int, dict[str, object]]:
    """Play a game; what a seat saw at each moment at which no answer lay sealed."""
    seen: dict[int, dict[str, object]] = {}
    while room.table.to_act():
        if not any(room.match.sealed):
            seen[room.table.moment()] = room.match.state.view(observer)
        room.step()
    return seen


@pytest.mark.parametrize("observer", OBSERVERS)
def test_a_moment_shows_what_the_seat_saw_then(observer: int) -> None:
    room = people(SEATS, seed=13)
    seen = settled(room, observer)
    assert len(seen) > 20
    for moment, view in seen.items():
        told = moment_at(room.table, moment, observer)
        assert told["view"] == view
        assert told["moments"] == room.table.moment()


@pytest.mark.parametrize("observer", OBSERVERS)
def test_a_moment_never_shows_more_than_was_known_soon_after(observer: int) -> None:
    room = people(SEATS, seed=14)
    settled(room, observer)
    for moment in range(room.table.moment()):
        told: Any = moment_at(room.table, moment, observer)
        if told["view"]["ended"] is None:
            check_own_only({**told, "chance": {"secret": None}}, observer)
        assert told["events"] <= moment_at(room.table, moment + 1, observer)["events"]


def test_a_half_answered_step_is_shown_as_before_it() -> None:
    room = people(SEATS, seed=15)
    before, asked = room.match.state.view(0), room.table.to_act()
    start = room.table.moment()
    while room.table.moment() == start:
        room.step()
    answers = [line for line in room.match.lines[start:] if line.seat >= 0]
    for index in range(len(answers)):
        told = moment_at(room.table, start + index, 0)
        assert told["view"] == before
        assert told["to_act"] == asked


@pytest.mark.parametrize("moment", [-1, 10**6])
def test_there_are_no_other_moments(moment: int) -> None:
    room = people(SEATS)
    with pytest.raises(Exception, match="moments 0 to"):
        moment_at(room.table, moment, 0)


def test_before_play_there_are_no_moments() -> None:
    with pytest.raises(Exception, match="moments 0 to 0"):
        moment_at(Room(["human", "open", "random"]).table, 0, 0)


# How often, how much and when: what is sent to the others is a message too


def seen_by_all(room: Room, but: int) -> list[str]:
    """All that everybody but one seat can ask for, as it goes over the wire."""
    readers = [holder(seat) for seat in range(len(room.table.seats)) if seat != but]
    told: list[object] = [room.message(who) for who in [*readers, "watcher"]]
    return [json.dumps(one) for one in [*told, summary(room.table)]]


def steps_in_secret(room: Room, steps: int) -> int:
    """Play on with undos of pending answers; how often something was private, and shown to none."""
    private = 0
    rng = Rng(7)
    for _ in range(steps):
        if not room.table.to_act():
            break
        asked = room.table.to_act()
        seat = asked[rng.below(len(asked))]
        room.now += 1000
        before = seen_by_all(room, seat)
        if room.match.sealed[seat] and rng.below(3) == 0:
            room.put(proposals.undo(room.table, seat, holder(seat), room.now))
        else:
            room.act(seat)
        after = seen_by_all(room, seat)
        assert room.table.is_private == (after == before)
        private += room.table.is_private
    return private


@pytest.mark.parametrize("seed", [1, 2, 3])
def test_others_are_sent_nothing_before_a_seat_has_done_its_part(seed: int) -> None:
    clock = {"kind": "live", "minutes": 30, "increment": 10, "on_timeout": "bot"}
    room = people(3, seed=seed, game="edo", clock=clock)
    assert steps_in_secret(room, 120) > 20


def test_a_note_is_nobody_elses_business() -> None:
    room = people(3)
    room.now += 1000
    before = seen_by_all(room, 1)
    room.put(proposals.note(room.table, 1, holder(1), "a plan", room.now))
    assert room.table.is_private
    assert seen_by_all(room, 1) == before


def test_whether_an_undo_is_free_does_not_tell_that_others_have_answered() -> None:
    room = people(3, seed=2, game="edo")
    looks = 0
    for _ in range(200):
        if not room.table.to_act():
            break
        answers = [room.match.undo_answer(seat).answer for seat in range(3)]
        seat = room.step()
        if room.table.is_private:
            now = [room.match.undo_answer(other).answer for other in range(3)]
            assert [a for n, a in enumerate(now) if n != seat] == [
                a for n, a in enumerate(answers) if n != seat
            ]
            looks += 1
    assert looks > 20
