"""The sessions and commands on the pages are real: they run, and show what is shown."""

import json
import os
import re
import subprocess
import sys
from pathlib import Path

import pytest

from hatamoto.engine import Engine
from tests.docs.pages import PAGES, blocks, commands, named, text_of

PROMPT = re.compile(r"^(?:Your choice|選択)> (.*)$", re.MULTILINE)
GAP = "…\n"
WITH_SESSIONS = [page for page in PAGES if PROMPT.search(page.read_text(encoding="utf-8"))]
POSITION_FILE = re.compile(r"`([\w-]+\.json)`.*?```json\n(.*?)```", re.DOTALL)


def run(command: str, typed: str, folder: Path) -> subprocess.CompletedProcess[str]:
    """Run a command line of ours in a folder."""
    words = command.split()
    assert words[0] == "hatamoto", command
    return subprocess.run(
        [sys.executable, "-m", "hatamoto.cli", *words[1:]],
        input=typed,
        env={**os.environ, "PYTHONIOENCODING": "utf-8", "COLUMNS": "100"},
        cwd=folder,
        capture_output=True,
        encoding="utf-8",
        check=False,
    )


def sessions(text: str) -> list[tuple[str, str]]:
    """Each command of a page's console blocks with what the page shows of it."""
    parts = re.split(r"^\$ (.+)\n", "".join(blocks(text, "console")), flags=re.MULTILINE)
    return list(zip(parts[1::2], parts[2::2], strict=True))


def check_session(command: str, shown: str, folder: Path) -> None:
    """Type what the page types; its excerpts stand in the output in their order."""
    typed = "".join(f"{line}\n" for line in PROMPT.findall(shown))
    done = run(command, typed, folder)
    assert (done.returncode, done.stderr) == (0, "")
    rest = done.stdout
    for excerpt in filter(None, shown.split(GAP)):
        before, found, rest = rest.partition(excerpt)
        assert found == excerpt, f"after {before[-300:]!r}"


@pytest.mark.parametrize("page", WITH_SESSIONS, ids=named)
def test_sessions_are_what_really_happens(page: Path, tmp_path: Path) -> None:
    text = page.read_text(encoding="utf-8")
    for name, position in POSITION_FILE.findall(text):
        (tmp_path / name).write_text(position, encoding="utf-8")
    for command, shown in sessions(text):
        if command.startswith("hatamoto") and shown.strip():
            check_session(command, shown, tmp_path)


@pytest.mark.parametrize("name", ["README.md", "README.ja.md"])
def test_the_commands_of_the_readme_run_one_after_another(name: str, tmp_path: Path) -> None:
    told = sessions(text_of(name))
    ours = [(command, shown) for command, shown in told if command.startswith("hatamoto")]
    assert len(ours) > 4
    for command, shown in ours:
        typed = "".join(f"{line}\n" for line in PROMPT.findall(shown))
        done = run(command, typed, tmp_path)
        assert (done.returncode, done.stderr) == (0, ""), command
    assert (tmp_path / "board.svg").read_text(encoding="utf-8").startswith("<svg")


def test_readme_and_tutorial_show_a_session() -> None:
    shown = {named(page) for page in WITH_SESSIONS}
    assert {"README.md", "README.ja.md", "docs/tutorial/first-game.md"} <= shown


@pytest.mark.parametrize("name", ["README.md", "README.ja.md", "docs/how-to/write-a-bot.md"])
def test_the_lines_for_the_engine_are_answered(name: str) -> None:
    engine = Engine()
    lines = [line for block in blocks(text_of(name), "json") for line in block.splitlines()]
    answers = [json.loads(engine.answer(line)) for line in lines]
    assert len(answers) == 5
    assert all(answer["ok"] for answer in answers)


def test_both_readmes_name_the_same_commands() -> None:
    english, japanese = (commands(text_of(name)) for name in ("README.md", "README.ja.md"))
    assert [line.replace(" --lang ja", "") for line in japanese] == english
