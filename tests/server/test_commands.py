"""Commands as clients send them: several actions at once, and the forms of older clients."""

from collections.abc import Callable, Iterator
from contextlib import contextmanager
from typing import Any

from hatamoto.store.database import Database
from hatamoto.store.store import Store
from tests.server.served import Line, Person

Visit = Callable[..., Person]
SEATS = [{"who": "me"}, {"who": "me"}, {"who": "me"}]


def planning(person: Person) -> tuple[str, list[str]]:
    """A table of EDO at which three seats of one person plan, and a plan any of them can make."""
    table = person.table(game="edo", seats=SEATS)
    while len(table["to_act"]) < len(SEATS):
        seat = table["to_act"][0]
        action = table["turns"][str(seat)]["legal"][0]["action"]
        person.do(table["id"], do="act", seat=seat, action=action)
        table = person.get(f"/api/tables/{table['id']}")
    plans = ("plan 1 domain rice_delivery", "plan 2 court travel", "plan 3 works quarry")
    officials = [f"officials {slot} 0 0 0" for slot in (1, 2, 3)]
    lines = [line for pair in zip(plans, officials, strict=True) for line in pair]
    return str(table["id"]), [*lines, "ready"]


@contextmanager
def both_watching(person: Person, watcher: Person, id: str) -> Iterator[tuple[Line, Line]]:
    """Two sockets; the second is opened only after the arrival of the first was announced."""
    with person.socket(id) as line:
        line.read()
        with watcher.socket(id) as other:
            other.read()
            yield line, other


def entries(person: Person, id: str) -> list[Any]:
    """What the store holds of a table."""
    database = Database(person.served.settings.database)
    try:
        return Store(database).history(id)
    finally:
        database.close()


def test_a_plan_is_one_durable_step_and_one_frame(visit: Visit) -> None:
    person, watcher = visit(), visit()
    id, plan = planning(person)
    count = len(entries(person, id))
    with both_watching(person, watcher, id) as (line, other):
        reply = line.ask(do="act", seat=0, ply=line.table["turns"]["0"]["ply"], actions=plan)
        other.read()
        assert (reply["ok"], frames_until_pong(other)) == (True, 0)
    assert reply["ply"] == line.table["turns"]["0"]["ply"]
    (entry,) = entries(person, id)[count:]
    assert (entry.kind, entry.seat, entry.data) == ("acted", 0, {"actions": plan})


def frames_until_pong(line: Line) -> int:
    """How many frames still come before the answer to a ping."""
    before = len(line.frames)
    line.ask(do="ping")
    return len(line.frames) - before - 1


def sent_to_others(visit: Visit, commands: Callable[[list[str]], list[dict[str, Any]]]) -> Any:
    """How many frames go to a watcher after each command by which a seat plans, and what shows."""
    person, watcher = visit(), visit()
    id, plan = planning(person)
    with both_watching(person, watcher, id) as (line, other):
        looks = [watcher.get(f"/api/tables/{id}")]
        frames: list[int] = []
        for command in commands(plan):
            assert line.ask(seat=0, **command)["ok"] is True
            frames.append(frames_until_pong(other))
            looks.append(watcher.get(f"/api/tables/{id}"))
        for look in looks:
            look.pop("server_time")
    return frames, looks


def test_what_others_are_sent_of_a_plan_is_one_frame_at_its_end(visit: Visit) -> None:
    def by_parts(plan: list[str]) -> list[dict[str, Any]]:
        acts: list[dict[str, Any]] = [{"do": "act", "action": action} for action in plan]
        return [*acts[:3], {"do": "undo"}, {"do": "note", "text": "hm"}, *acts[2:]]

    def at_once(plan: list[str]) -> list[dict[str, Any]]:
        return [{"do": "act", "actions": plan}]

    frames, looks = sent_to_others(visit, by_parts)
    assert frames == [0] * (len(frames) - 1) + [1]
    assert sent_to_others(visit, at_once)[0] == [1]
    assert all(look == looks[0] for look in looks[:-1])
    assert looks[-1]["to_act"] == [1, 2]


def test_a_plan_with_a_wrong_line_changes_nothing_and_names_it(visit: Visit) -> None:
    person = visit()
    id, plan = planning(person)
    count = len(entries(person, id))
    error = person.do(id, 409, do="act", seat=0, actions=[*plan[:3], "ready"])["error"]
    assert (error["code"], error["index"]) == ("illegal-action", 3)
    assert len(entries(person, id)) == count
    assert person.get(f"/api/tables/{id}")["turns"]["0"]["view"]["you"]["answers"] == []


def test_a_plan_is_taken_back_in_one_step(visit: Visit) -> None:
    person = visit()
    id, plan = planning(person)
    person.do(id, do="act", seat=0, actions=plan)
    count = len(entries(person, id))
    person.do(id, do="undo", seat=0, count=len(plan))
    assert len(entries(person, id)) == count + 1
    assert person.get(f"/api/tables/{id}")["turns"]["0"]["view"]["you"]["answers"] == []


def test_one_action_is_sent_and_stored_as_before(visit: Visit) -> None:
    person = visit()
    id, plan = planning(person)
    for number, action in enumerate(plan):
        person.do(id, do="act", seat=0, action=action)
        assert entries(person, id)[-1].data == {"action": action}, number


def test_act_takes_one_action_or_a_list_and_not_both(visit: Visit) -> None:
    person = visit()
    id, plan = planning(person)
    forms: list[dict[str, Any]] = [{}, {"actions": []}, {"action": plan[0], "actions": plan}]
    for fields in forms:
        error = person.do(id, 400, do="act", seat=0, **fields)["error"]
        assert error["message"] == "act takes one action, or a list of actions"


def test_older_clients_say_entrust_and_name_a_seat_with_return(visit: Visit) -> None:
    person = visit()
    id, _ = planning(person)
    assert person.do(id, do="entrust", seat=0)["ok"] is True
    assert person.do(id, do="return", seat=0) == {"ok": True}
    assert person.do(id, do="ping") == {"ok": True}
