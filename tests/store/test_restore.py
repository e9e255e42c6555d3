"""The commands for a copy of the database, exactly as the page for operators has them."""

import os
import re
import shlex
import subprocess
from pathlib import Path

from hatamoto.store.database import Database
from hatamoto.store.store import Store
from tests.store.holders import introduce_all
from tests.store.postgres import SECONDS, PostgresServer, program
from tests.table.room import people

PAGE = Path(__file__).parents[2] / "docs" / "how-to" / "run-a-server.md"


def command(name: str, url: str) -> list[str]:
    """A command of the page, for another database."""
    (line,) = re.findall(rf"^{name} .*$", PAGE.read_text(encoding="utf-8"), re.MULTILINE)
    assert "postgresql://hatamoto@localhost/hatamoto" in line
    return shlex.split(line.replace("postgresql://hatamoto@localhost/hatamoto", url))


def run(words: list[str], folder: Path) -> None:
    """Run a program of PostgreSQL."""
    path = os.pathsep.join([str(Path(program(words[0])).parent), os.environ["PATH"]])
    environment = {**os.environ, "PATH": path}
    subprocess.run(words, cwd=folder, env=environment, check=True, timeout=SECONDS)


def test_what_was_dumped_is_restored_as_the_page_says(
    tmp_path: Path, postgres: PostgresServer
) -> None:
    url = postgres.emptied()
    room = people(3)
    database = Database(url)
    store = Store(database)
    introduce_all(database, room)
    store.create(room.table.id, room.history[0]).result(SECONDS)
    for entry in room.history[1:]:
        store.append(room.table.id, entry).result(SECONDS)
    run(command("pg_dump", url), tmp_path)
    room.step()
    store.append(room.table.id, room.history[-1]).result(SECONDS)
    database.close()
    run(command("pg_restore", url), tmp_path)
    again = Database(url)
    assert Store(again).history(room.table.id) == room.history[:-1]
    again.close()
