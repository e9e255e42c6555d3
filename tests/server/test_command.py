"""`hatamoto serve` as it is run: from the command line, with the environment, until stopped."""

import json
import os
import signal
import subprocess
import sys
import threading
import time
from pathlib import Path

import httpx
import pytest

from tests.server.served import SECONDS, Person, Served, serving

WATCHDOG = "hatamoto.watchdog"
SERVE = [sys.executable, "-m", "hatamoto.cli", "serve"]


def environment(folder: Path, **settings: str) -> dict[str, str]:
    """The environment with settings for a server in a folder of its own."""
    own = {f"HATAMOTO_{key.upper()}": value for key, value in settings.items()}
    return {**os.environ, "XDG_DATA_HOME": str(folder), "HATAMOTO_PORT": "0", **own}


def test_it_says_where_it_is_once_it_can_be_reached_and_stops_when_told(tmp_path: Path) -> None:
    with subprocess.Popen(
        SERVE,
        env=environment(tmp_path, log="json"),
        stdout=subprocess.PIPE,
        stderr=subprocess.PIPE,
        text=True,
    ) as process:
        assert process.stdout is not None
        patience = threading.Timer(SECONDS, process.kill)
        patience.start()
        link = process.stdout.readline().split(" ")[3]
        patience.cancel()
        assert httpx.get(f"{link}readyz", timeout=SECONDS).text == "ready"
        process.send_signal(signal.SIGTERM)
        _, logged = process.communicate(timeout=SECONDS)
    rows = [json.loads(line) for line in logged.splitlines()]
    # On a busy machine the watchdog may have something to say about the first request.
    assert [row["level"] for row in rows if row["logger"] != WATCHDOG] in ([], ["info"])
    assert (tmp_path / "hatamoto" / "tables.db").exists()


@pytest.mark.parametrize("sent", [signal.SIGTERM, signal.SIGINT])
def test_nothing_is_left_behind_by_processes_of_bots(tmp_path: Path, sent: signal.Signals) -> None:
    with subprocess.Popen(
        SERVE,
        env=environment(tmp_path),
        stdout=subprocess.PIPE,
        stderr=subprocess.PIPE,
        text=True,
    ) as process:
        assert process.stdout is not None
        link = process.stdout.readline().split(" ")[3]
        with httpx.Client(base_url=link, timeout=SECONDS) as visitor:
            token = visitor.get("/api/me").json()["csrf"]
            bots = [{"who": "bot", "level": "search"}] * 2
            body = {"game": "shogunate", "seats": [{"who": "me"}, *bots]}
            made = visitor.post("/api/tables", json=body, headers={"x-csrf-token": token}).json()
            while 0 not in (table := visitor.get(f"/api/tables/{made['id']}").json())["to_act"]:
                time.sleep(0.05)
            action = table["turns"]["0"]["legal"][0]["action"]
            command = {"do": "act", "seat": 0, "action": action, "ply": table["turns"]["0"]["ply"]}
            path = f"/api/tables/{made['id']}/commands"
            visitor.post(path, json=command, headers={"x-csrf-token": token})
            time.sleep(1)
        process.send_signal(sent)
        _, logged = process.communicate(timeout=SECONDS)
    assert "leaked" not in logged
    assert "Traceback" not in logged


@pytest.mark.parametrize(
    ("settings", "words"),
    [
        ({"port": "many"}, "HATAMOTO_PORT must be a whole number"),
        ({"push_key": "nonsense"}, "VAPID"),
        ({"database": "/no/such/folder/tables.db"}, "the database cannot be opened"),
    ],
)
def test_a_wrong_setting_is_one_line(tmp_path: Path, settings: dict[str, str], words: str) -> None:
    done = subprocess.run(
        SERVE,
        env=environment(tmp_path, **settings),
        capture_output=True,
        text=True,
        timeout=SECONDS,
        check=False,
    )
    assert done.returncode != 0
    assert words in done.stderr
    assert "Traceback" not in done.stderr


def test_a_second_server_on_one_file_of_sqlite_is_refused(tmp_path: Path) -> None:
    with serving(tmp_path) as served:
        done = subprocess.run(
            SERVE,
            env=environment(tmp_path, database=served.settings.database),
            capture_output=True,
            text=True,
            timeout=SECONDS,
            check=False,
        )
    assert done.returncode != 0
    assert "another server has" in done.stderr
    assert "Traceback" not in done.stderr


def test_stopping_in_the_middle_of_games_is_orderly(tmp_path: Path) -> None:
    served = Served(tmp_path)
    person = Person(served)
    with person.socket(person.table()["id"]) as line:
        line.asked()
        served.process.terminate()
        served.process.join(SECONDS)
    person.close()
    assert served.process.exitcode is not None
    assert "Traceback" not in served.logged(), served.logged()
    served.start()
    served.stop()
