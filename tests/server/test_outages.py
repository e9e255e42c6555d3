"""Outages are nobody's fault: no clock counts them, and no jump of the wall clock moves one."""

import time
from pathlib import Path

import pytest

from tests.server.cutting import Cutting
from tests.server.served import SECONDS, Json, Person, Served, serving
from tests.store.postgres import PostgresServer

HOUR = 3600
CLOCK = {"kind": "live", "minutes": 2, "increment": 0}
TWO = [{"who": "me"}, {"who": "me"}]


def timed_table(person: Person) -> str:
    """A table where somebody has two minutes and forfeits without them."""
    made = person.table(game="battles", seats=TWO, clock=CLOCK, on_timeout="forfeit")
    return str(made["id"])


def left(person: Person, id: str) -> int:
    """What the clock that runs shows, in milliseconds."""
    table = person.get(f"/api/tables/{id}")
    assert table["status"] == "playing", table["outcome"]
    (clock,) = [row["clock"] for row in table["seats"] if row["clock"]["running"]]
    return int(clock["left"])


def once_there(person: Person, path: str) -> Json:
    """What a route answers as soon as it answers."""
    end = time.monotonic() + SECONDS
    while (answer := person.http.get(path)).status_code != 200:
        assert time.monotonic() < end, answer.text
        time.sleep(0.05)
    found: Json = answer.json()
    return found


def pass_time(seconds: float) -> None:
    """Let real time pass, which is what clocks count."""
    time.sleep(seconds)


@pytest.mark.parametrize("jump", [HOUR, -HOUR])
def test_a_jump_of_the_wall_clock_moves_no_clock(tmp_path: Path, jump: int) -> None:
    wall = tmp_path / "wall"
    wall.write_text("0")
    with serving(tmp_path, environment={"WALL": str(wall)}) as served:
        person = Person(served)
        id = timed_table(person)
        began, before = time.monotonic(), left(person, id)
        wall.write_text(str(jump))
        pass_time(2.5)
        after = left(person, id)
        spent = 1000 * (time.monotonic() - began)
        assert before - spent - 500 <= after <= before - 2000
        person.close()


@pytest.mark.parametrize("jump", [HOUR, -HOUR, 0])
def test_no_clock_runs_while_the_server_is_down(tmp_path: Path, jump: int) -> None:
    wall = tmp_path / "wall"
    wall.write_text("0")
    served = Served(tmp_path, environment={"WALL": str(wall)})
    person = Person(served)
    id = timed_table(person)
    pass_time(1.5)
    before = left(person, id)
    served.kill()
    wall.write_text(str(jump))
    pass_time(3)
    served.start()
    after = left(person, id)
    assert before - 2500 <= after <= before + 1500
    served.stop()
    served.start()
    assert after - 4000 <= left(person, id) <= after + 1500
    person.close()
    served.stop()


def test_a_purge_that_is_cut_off_is_no_fault_of_the_server(
    tmp_path: Path, postgres: PostgresServer
) -> None:
    postgres.emptied()
    cutting = Cutting(postgres)
    cutting.marks = [b"DELETE FROM holders"]
    with serving(tmp_path, cutting.url) as served:
        end = time.monotonic() + SECONDS
        while "a commit failed" not in served.logged():
            assert time.monotonic() < end, served.logged()
            time.sleep(0.05)
        person = Person(served)
        once_there(person, "/api/me")
        person.close()
    cutting.close()


def test_no_clock_runs_while_the_database_is_down(tmp_path: Path, postgres: PostgresServer) -> None:
    postgres.emptied()
    cutting = Cutting(postgres)
    with serving(tmp_path, cutting.url) as served:
        person = Person(served)
        id = timed_table(person)
        pass_time(2)
        before = left(person, id)
        cutting.go_down()
        pass_time(6)
        cutting.come_up()
        once_there(person, f"/api/tables/{id}")
        end = time.monotonic() + SECONDS
        while left(person, id) < before - 4000:
            assert time.monotonic() < end
            time.sleep(0.1)
        assert left(person, id) <= before + 1500
        person.close()
    cutting.close()
