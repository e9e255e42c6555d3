"""The example bot plays a whole game as a user would run it: a token, an invitation, a process."""

import json
import subprocess
import sys
from pathlib import Path
from urllib.parse import parse_qs, urlsplit

from tests.server.served import SECONDS, Person

BOT = Path(__file__).parents[2] / "examples" / "http_bot.py"
RANDOM = {"who": "bot", "level": "random"}


def started(person: Person, token: str, invitation: str) -> "subprocess.Popen[str]":
    """The example in a process of its own, with what its first lines say it wants."""
    link = urlsplit(invitation)
    query = parse_qs(link.query)
    seat, key = query["seat"][0], query["key"][0]
    words = [person.served.base, token, link.path.removeprefix("/t/"), seat, key]
    command = [sys.executable, "-W", "error", str(BOT), *words]
    pipe = subprocess.PIPE
    return subprocess.Popen(command, stdout=pipe, stderr=pipe, text=True)


def test_the_example_bot_plays_to_the_end_of_a_game(person: Person) -> None:
    token = str(person.post("/api/tokens", {"label": "example"}, 201)["token"])
    table = person.table(seats=[{"who": "open"}, RANDOM, RANDOM], public=False)
    with person.socket(table["id"]) as line:
        running = started(person, token, table["invitations"]["0"])
        line.read()
        while line.table["seats"][0]["kind"] == "open":
            line.read()
        assert line.table["seats"][0]["name"] == "example bot"
        while "hatamoto_sockets 2\n" not in person.http.get("/metrics").text:
            assert running.poll() is None  # it comes before play begins, as people do
        person.do(table["id"], do="begin")
        line.until("status", "over")
    out, err = running.communicate(timeout=SECONDS)
    assert (running.returncode, err) == (0, "")
    assert json.loads(out) == line.table["outcome"]
    record = person.http.get(f"/api/tables/{table['id']}/record").text
    assert record.count("\n0 ") > 5


def test_the_example_bot_says_why_it_may_not_sit_down(person: Person) -> None:
    table = person.table(seats=[{"who": "open"}, RANDOM, RANDOM], public=False)
    running = started(person, "no token", table["invitations"]["0"])
    _, err = running.communicate(timeout=SECONDS)
    assert running.returncode == 1
    assert "401" in err
