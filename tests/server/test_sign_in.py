"""Names cannot be found out, passwords cannot be guessed, and who signs in is logged."""

import time
from collections.abc import Callable, Iterator
from pathlib import Path

import httpx
import pytest

from hatamoto.server.attempts import FIRST, FREE, FREE_FROM_ANYWHERE, MAX_WAIT, Attempts
from hatamoto.server.limits import TooMany
from tests.server.served import Person, Served, serving

Visit = Callable[..., Person]
PASSWORD = "correct horse"
HOME = "192.0.2.1"


@pytest.fixture(scope="module")
def served(tmp_path_factory: pytest.TempPathFactory) -> Iterator[Served]:
    """A server that believes one proxy."""
    with serving(tmp_path_factory.mktemp("served"), proxies=1) as running:
        yield running


def sign_up(visit: Visit, name: str) -> Person:
    """Somebody with an account."""
    person = visit()
    person.post("/api/accounts", {"name": name, "password": PASSWORD}, 201)
    return person


def sign_in(person: Person, name: str, password: str, address: str = HOME) -> httpx.Response:
    """An attempt from an address."""
    headers = {"x-forwarded-for": address}
    body = {"name": name, "password": password}
    return person.http.post("/api/sessions", json=body, headers=headers)


def test_unknown_and_known_names_take_the_same_time(visit: Visit) -> None:
    known = [f"known {number}" for number in range(8)]
    for name in known:
        sign_up(visit, name)
    guesser = visit()

    def fastest(names: list[str]) -> float:
        times = []
        for name in names:
            start = time.perf_counter()
            assert sign_in(guesser, name, "a wrong guess").status_code == 401
            times.append(time.perf_counter() - start)
        return min(times)

    ratio = fastest([f"nobody {number}" for number in range(8)]) / fastest(known)
    assert 0.6 < ratio < 1.6


@pytest.mark.parametrize("exists", [True, False])
def test_guesses_from_one_address_wait_longer_and_longer(visit: Visit, exists: bool) -> None:
    name = "Patient" if exists else "Absent"
    if exists:
        sign_up(visit, name)
    guesser = visit()
    answers = [sign_in(guesser, name, f"guess {n}", "198.51.100.1") for n in range(FREE + 2)]
    assert [answer.status_code for answer in answers] == [401] * FREE + [429] * 2
    assert int(answers[-1].headers["retry-after"]) >= 1
    assert answers[-1].json()["error"]["code"] == "too-many-requests"


def test_guesses_from_everywhere_wait_and_the_owner_does_not(visit: Visit) -> None:
    sign_up(visit, "Besieged")
    home, guesser = visit(), visit()
    assert sign_in(home, "Besieged", PASSWORD, HOME).status_code == 201
    answers = [
        sign_in(guesser, "BESIEGED", f"guess {n}", f"203.0.113.{n}").status_code
        for n in range(FREE_FROM_ANYWHERE + 2)
    ]
    assert answers == [401] * FREE_FROM_ANYWHERE + [429] * 2
    assert sign_in(visit(), "Besieged", PASSWORD, "198.51.100.9").status_code == 429
    assert sign_in(visit(), "Besieged", PASSWORD, HOME).status_code == 201


def test_waits_double_up_to_a_quarter_of_an_hour() -> None:
    attempts, now, waits = Attempts(), 0.0, []
    for _ in range(FREE + 12):
        attempts.count("oishi", HOME, now)
        try:
            attempts.count("oishi", HOME, now)
        except TooMany as error:
            waits.append(error.seconds)
            now += error.seconds
    assert waits[:4] == [FIRST, 2 * FIRST, 4 * FIRST, 8 * FIRST]
    assert waits[-1] == MAX_WAIT
    attempts.succeeded("oishi", HOME, now)
    for _ in range(FREE):
        attempts.count("oishi", HOME, now)


def test_sign_ins_are_logged(visit: Visit, served: Served) -> None:
    sign_up(visit, "Logged")
    person = visit()
    sign_in(person, "Logged", "wrong horse", "198.51.100.77")
    assert sign_in(person, "Logged", PASSWORD, "198.51.100.77").status_code == 201
    logged = served.logged()
    assert "hatamoto.sign_in: signed up: 'logged'" in logged
    assert "sign-in refused (not-signed-in): 'logged' from '198.51.100.77'" in logged
    assert "signed in: 'logged' from '198.51.100.77'" in logged
    assert PASSWORD not in logged
    assert "wrong horse" not in logged
    figures = httpx.get(f"{served.base}/metrics").text
    assert 'hatamoto_sign_ins{label="signed_in"}' in figures


def test_a_name_writes_no_line_of_the_log(tmp_path: Path) -> None:
    with serving(tmp_path) as served:
        person = Person(served)
        sign_in(person, "x\u0085signed in", PASSWORD)
        sign_in(person, "界'", PASSWORD)
        person.close()
        assert all(" " in line and line[:2] == "20" for line in served.logged().splitlines())
